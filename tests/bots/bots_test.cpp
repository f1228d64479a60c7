#include "bots/bots.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "ai/random_bot.h"
#include "bots/typed_bot.h"
#include "core/match.h"
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
        EXPECT_THAT(spec.error().message,
                    HasSubstr("the bots are: random, greedy, mcts, easy, medium, hard, master."))
            << text;
    }
    EXPECT_THAT(parse_bot_spec("random:speed=3").error().message,
                HasSubstr("has no setting 'speed'; it has none at all"));
    EXPECT_THAT(parse_bot_spec("mcts:speed=3").error().message,
                HasSubstr("has no setting 'speed'; it has: ms, iters, threads, mb, seed, "));
    for (const auto* text : {"random:", "random:speed", "random:=3", "random:,", "mcts:iters=3,"}) {
        EXPECT_THAT(parse_bot_spec(text).error().message, HasSubstr("name:key=value,key=value")) << text;
    }
}

/// What the spec makes of a searching bot.
Result<MctsSettings> settings_in(const std::string& text, float forgiveness = 1) {
    const auto spec = parse_bot_spec(text);
    if (!spec) return spec.error();
    return search_settings(spec.value(), forgiveness);
}

TEST(Bots, SettingsOutOfRangeAreRefusedWithTheRange) {
    for (const auto& [text, sentence] : {
             std::pair{"mcts:iters=0",
                       "The setting iters must be a whole number from 1 to 1000000000000, not '0'."},
             std::pair{"mcts:ms=3600001",
                       "The setting ms must be a whole number from 1 to 3600000, not '3600001'."},
             std::pair{"easy:threads=257",
                       "The setting threads must be a whole number from 1 to 256, not '257'."},
             std::pair{"hard:mb=", "The setting mb must be a whole number from 1 to 1048576, not ''."},
             std::pair{"mcts:seed=-1",
                       "The setting seed must be a whole number from 0 to 18446744073709551615, not '-1'."},
             std::pair{"mcts:iters=5,careless=0.5",
                       "The setting careless must be a whole number from 0 to 1000, not '0.5'."},
         }) {
        const auto settings = settings_in(text);
        ASSERT_FALSE(settings) << text;
        EXPECT_EQ(settings.error().message, sentence);
        EXPECT_EQ(make_bot("tigris", text).error().message, sentence);
    }
    for (const auto& info : all_bots()) {
        for (const auto key : info.keys) {
            const std::string text = std::string(info.name) + ":" + std::string(key) + "=many";
            const auto settings = settings_in(text);
            ASSERT_FALSE(settings) << text;
            EXPECT_THAT(settings.error().message,
                        HasSubstr("The setting " + std::string(key) + " must be a whole number from "));
        }
    }
}

TEST(Bots, SettingsSayWhatASearchMaySpend) {
    const auto settings = settings_in("mcts:ms=70,iters=300,threads=2,mb=16,seed=9,careless=25,overlook=700");
    ASSERT_TRUE(settings) << describe(settings.error());
    EXPECT_EQ(settings.value().ms, 70);
    EXPECT_EQ(settings.value().iterations, 300U);
    EXPECT_EQ(settings.value().threads, 2);
    EXPECT_EQ(settings.value().megabytes, 16);
    EXPECT_EQ(settings.value().seed, 9U);
    EXPECT_FLOAT_EQ(settings.value().carelessness, 0.025F);
    EXPECT_FLOAT_EQ(settings.value().overlooked, 0.7F);
}

TEST(Bots, EveryLevelTakesSettingsOnTopOfItsOwn) {
    int before = 0;
    for (const auto* name : {"easy", "medium", "hard", "master"}) {
        const auto plain = settings_in(name);
        ASSERT_TRUE(plain) << describe(plain.error());
        EXPECT_GT(plain.value().ms, before) << name << " has no more time than the level below";
        before = plain.value().ms;
        const auto told = settings_in(std::string(name) + ":iters=300,threads=2");
        ASSERT_TRUE(told) << describe(told.error());
        EXPECT_EQ(told.value().iterations, 300U);
        EXPECT_EQ(told.value().threads, 2);
        EXPECT_EQ(told.value().ms, plain.value().ms);
        EXPECT_EQ(told.value().carelessness, plain.value().carelessness);
    }
}

TEST(Bots, LevelsAreMoreCarelessInAForgivingGame) {
    const auto careless = [](const std::string& text, float forgiveness) {
        return settings_in(text, forgiveness).value().carelessness;
    };
    const auto attention = [](const std::string& text, float forgiveness) {
        return 1 - settings_in(text, forgiveness).value().overlooked;
    };
    EXPECT_FLOAT_EQ(careless("hard", 2), 2 * careless("hard", 1));
    EXPECT_FLOAT_EQ(careless("medium", 2), 2 * careless("medium", 1));
    EXPECT_FLOAT_EQ(careless("medium", 100), careless("easy", 1));
    EXPECT_FLOAT_EQ(careless("easy", 2), careless("easy", 1));
    EXPECT_EQ(careless("master", 100), 0);
    for (const auto* name : {"easy", "medium", "hard"}) {
        EXPECT_FLOAT_EQ(attention(name, 2), attention(name, 1) / 2) << name;
    }
    // What is asked for by number is not scaled.
    EXPECT_FLOAT_EQ(careless("hard:careless=25", 2), 0.025F);
    EXPECT_FLOAT_EQ(careless("mcts:careless=25", 2), 0.025F);
    EXPECT_FLOAT_EQ(attention("hard:overlook=600", 2), 0.4F);
}

TEST(Bots, EveryListedBotPlaysEveryGame) {
    for (const auto& game : all_games()) {
        for (const auto& info : all_bots()) {
            auto bot = make_bot(game.id, info.name);
            ASSERT_TRUE(bot) << describe(bot.error());
            auto match = new_match(game.id, game.min_players, {});
            ASSERT_TRUE(match);
            Rng rng(1);
            RngSource luck(rng);
            for (int ply = 0; ply < 60 && match.value()->to_act() != Player::Nobody; ++ply) {
                if (match.value()->to_act() == Player::Chance) {
                    match.value()->play_chance(luck);
                    continue;
                }
                Budget budget;
                budget.ms = 5;
                budget.seed = rng.next();
                const int seat = seat_of(match.value()->to_act());
                const auto choice =
                    bot.value()->choose(*match.value()->snapshot(Reader::seat(seat)), seat, budget);
                EXPECT_EQ(match.value()->play_next(choice.move), std::nullopt) << choice.move;
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
    RngSource luck(rng);
    while (match.to_act() == Player::Chance) match.play_chance(luck);
    ASSERT_EQ(match.to_act(), player(0));
    const auto view = match.snapshot(Reader::seat(0));
    std::set<std::string> seen;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Budget budget;
        budget.seed = seed;
        const auto choice = bot.choose(*view, 0, budget);
        EXPECT_EQ(choice.move, bot.choose(*view, 0, budget).move);
        EXPECT_EQ(choice.value, std::nullopt);
        seen.insert(choice.move);
    }
    EXPECT_EQ(seen.size(), match.legal().size());
}

}  // namespace
}  // namespace durbar::testing
