#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "ai/any_bot.h"
#include "ai/search_support.h"
#include "bots/bots.h"
#include "bots/typed_bot.h"
#include "core/match.h"
#include "games/tigris/rules.h"
#include "support/coin_game.h"

// Bots play by what their seat may know: two matches that differ only in hands, bags and bids which the seat
// has not seen get the same answers to the last digit, for every seed.

namespace durbar::testing {
namespace {

std::string everything(const BotChoice& choice) {
    std::string text = choice.move + " " + std::to_string(choice.iterations) + " " +
                       (choice.value ? std::to_string(*choice.value) : "-") + "\n";
    for (const auto& candidate : choice.candidates) {
        text += candidate.move + " " + std::to_string(candidate.visits);
        for (const double share : candidate.shares) text += " " + std::to_string(share);
        for (const auto& move : candidate.line) text += ", " + move;
        text += "\n";
    }
    return text;
}

/// What a new bot answers, over a few seeds.
std::string answers(const std::function<std::unique_ptr<AnyBot>()>& make, const AnyMatch& match) {
    std::string text;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Budget budget;
        budget.seed = seed;
        const int seat = seat_of(match.to_act());
        text += everything(make()->choose(*match.snapshot(Reader::seat(seat)), seat, budget));
    }
    return text;
}

/// A decision and the same decision with other secrets, as far as there are any.
template <Game G>
struct Twins {
    Decision<G> decision;
    typename G::State other;
};

template <Game G>
std::vector<Twins<G>> twins(int each) {
    std::vector<Twins<G>> all;
    Rng rng(11);
    for (const auto& decision : open_decisions<G>(each)) {
        const auto other = G::sample(decision.view(), rng);
        if (!(other == decision.state)) all.push_back({decision, other});
    }
    return all;
}

template <Presentable G>
std::unique_ptr<AnyBot> bot_of(const std::string& spec) {
    auto bot = make_typed_bot<G>(parse_bot_spec(spec).value());
    return std::make_unique<TypedBot<G>>(std::move(bot.value()));
}

template <class G>
class HiddenInformation : public ::testing::Test {};
using WithSecrets = ::testing::Types<CoinGame, tigris::Rules>;
TYPED_TEST_SUITE(HiddenInformation, WithSecrets);

TYPED_TEST(HiddenInformation, OtherSecretsDoNotChangeAnAnswer) {
    std::set<std::string> kinds;
    std::set<int> players;
    for (const auto& [decision, other] : twins<TypeParam>(3)) {
        const Match<TypeParam> here(decision.state);
        const Match<TypeParam> there(other);
        // The levels have time to spare: their number of iterations ends the search, not the clock.
        for (const auto* spec :
             {"random", "greedy", "mcts:iters=80", "easy:iters=80,ms=3600000", "hard:iters=80,ms=3600000"}) {
            const auto make = [&] { return bot_of<TypeParam>(spec); };
            ASSERT_EQ(answers(make, here), answers(make, there)) << spec << ", " << told(decision);
        }
        kinds.insert(decision.kind);
        players.insert(TypeParam::players(decision.state));
    }
    EXPECT_EQ(players, (std::set{2, 3, 4}));
    if constexpr (std::is_same_v<TypeParam, CoinGame>) {
        EXPECT_EQ(kinds, (std::set<std::string>{"boast", "bid"}));
    } else {
        EXPECT_EQ(kinds,
                  (std::set<std::string>{"action", "building", "monument", "support", "treasure", "war"}));
    }
}

/// Looks through the backs of the cards, which a view does not let it do: somebody has to hand it the match.
class PeepingBot final : public AnyBot {
public:
    explicit PeepingBot(const AnyMatch& match) : match_(match) {}

    BotChoice choose(const AnyView& /*view*/, int /*seat*/, const Budget& /*budget*/) override {
        const auto moves = match_.legal();
        return {moves[fingerprint(match_.position()) % moves.size()], std::nullopt, 0, {}};
    }

private:
    const AnyMatch& match_;
};

// Shows that the comparison above would notice.
TYPED_TEST(HiddenInformation, ABotThatPeepsIsFound) {
    int found = 0;
    const auto all = twins<TypeParam>(3);
    for (const auto& [decision, other] : all) {
        const Match<TypeParam> here(decision.state);
        const Match<TypeParam> there(other);
        const auto answers_in = [](const AnyMatch& match) {
            return answers([&] { return std::make_unique<PeepingBot>(match); }, match);
        };
        found += answers_in(here) != answers_in(there) ? 1 : 0;
    }
    EXPECT_GT(found * 4, static_cast<int>(all.size()));
}

/// A whole game played by one bot at a seat, in truth and in the mind of somebody who knows only that seat's
/// views: before each decision all other secrets are exchanged. What the bot keeps from decision to decision
/// must not betray them either.
TYPED_TEST(HiddenInformation, NorDoesABotRememberSecrets) {
    for (int players = 2; players <= 4; ++players) {
        Rng rng(static_cast<std::uint64_t>(players));
        typename TypeParam::MoveList moves;
        auto state = TypeParam::initial({}, players);
        const auto here = bot_of<TypeParam>("mcts:iters=40");
        const auto there = bot_of<TypeParam>("mcts:iters=40");
        for (int decisions = 0; TypeParam::to_act(state) != Player::Nobody && decisions < 60;) {
            auto move = random_move<TypeParam>(state, moves, rng);
            if (TypeParam::to_act(state) == player(1)) {
                Budget budget;
                budget.seed = rng.next();
                const auto view = TypeParam::observe(state, 1);
                const auto other = TypeParam::observe(TypeParam::sample(view, rng), 1);
                const auto chosen = here->choose(TypedView<TypeParam>(view, players), 1, budget);
                const auto guessed = there->choose(TypedView<TypeParam>(other, players), 1, budget);
                ASSERT_EQ(everything(chosen), everything(guessed)) << TypeParam::format_position(state);
                move = TypeParam::parse(chosen.move).value();
                ++decisions;
            }
            TypeParam::apply(state, move, {});
        }
    }
}

}  // namespace
}  // namespace durbar::testing
