#include "arena/bots.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "games/registry.h"
#include "support/coin_game.h"

namespace durbar::testing {
namespace {

using ::testing::HasSubstr;

TEST(Bots, AreCalledByName) {
    const auto spec = parse_bot_spec("random");
    ASSERT_TRUE(spec);
    EXPECT_EQ(spec.value(), (BotSpec{"random", {}}));
}

TEST(Bots, UnknownNamesAndSettingsAreRefusedWithTheKnownOnes) {
    for (const auto* text : {"", "deep", "Random", " random", "random "}) {
        const auto spec = parse_bot_spec(text);
        ASSERT_FALSE(spec) << text;
        EXPECT_THAT(spec.error().message, HasSubstr("the bots are: random.")) << text;
    }
    EXPECT_THAT(parse_bot_spec("random:speed=3").error().message,
                HasSubstr("has no setting 'speed'; it has none at all"));
    for (const auto* text : {"random:", "random:speed", "random:=3", "random:,"}) {
        EXPECT_THAT(parse_bot_spec(text).error().message, HasSubstr("name:key=value,key=value")) << text;
    }
}

TEST(Bots, EveryListedBotPlaysEveryGame) {
    for (const auto& game : all_games()) {
        for (const auto& info : all_bots()) {
            auto bot = make_bot(game.id, info.name);
            ASSERT_TRUE(bot) << describe(bot.error());
            auto match = new_match(game.id, game.min_players, {});
            ASSERT_TRUE(match);
            Rng rng(1);
            for (int ply = 0; ply < 60 && match.value()->to_act() != Player::Nobody; ++ply) {
                if (match.value()->to_act() == Player::Chance) {
                    match.value()->play_chance(rng);
                    continue;
                }
                Budget budget;
                budget.ms = 5;
                budget.seed = rng.next();
                const auto choice = bot.value()->choose(*match.value(), budget);
                EXPECT_EQ(match.value()->play(choice.move), std::nullopt) << choice.move;
            }
        }
    }
    EXPECT_THAT(make_bot("chess", "random").error().message, HasSubstr("There is no game 'chess'"));
    EXPECT_THAT(make_bot("tigris", "deep").error().message, HasSubstr("There is no bot 'deep'"));
}

TEST(Bots, TheRandomBotReachesEveryMoveAndRepeatsItselfForASeed) {
    TypedBot<CoinGame> bot(std::make_unique<RandomBot<CoinGame>>());
    Match<CoinGame> match(CoinGame::Options{}, 2);
    Rng rng(4);
    while (match.to_act() == Player::Chance) match.play_chance(rng);
    std::set<std::string> seen;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Budget budget;
        budget.seed = seed;
        const auto choice = bot.choose(match, budget);
        EXPECT_EQ(choice.move, bot.choose(match, budget).move);
        EXPECT_EQ(choice.value, std::nullopt);
        seen.insert(choice.move);
    }
    EXPECT_EQ(seen.size(), match.legal().size());
}

}  // namespace
}  // namespace durbar::testing
