#include "simulate/simulate.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <mutex>
#include <numeric>

#include "games/registry.h"
#include "simulate/self_check.h"
#include "simulate/simulate_game.h"
#include "support/coin_game.h"

namespace durbar::testing {
namespace {

using ::testing::HasSubstr;

/// Coins with a fault: a bid of two golden coins loses one of them.
struct LossyCoins : CoinGame {
    static void apply(State& s, const Move& m, const EventSink<Event>& sink) {
        CoinGame::apply(s, m, sink);
        if (m.kind == Kind::Bid && m.a == 2 && s.spent.gold > 0) --s.spent.gold;
    }
};
/// Coins that lists a move which its own check refuses.
struct GenerousCoins : CoinGame {
    static void legal_moves(const State& s, MoveList& moves) {
        CoinGame::legal_moves(s, moves);
        if (s.phase == Phase::Bid) moves.push_back({Kind::Bid, 15, 15});
    }
};
/// Coins that forgets to list a move which its check passes.
struct ForgetfulCoins : CoinGame {
    static void legal_moves(const State& s, MoveList& moves) {
        CoinGame::legal_moves(s, moves);
        if (s.phase == Phase::Boast && s.round > 0) moves.pop_back();
    }
};

template <class G>
SimulateReport run(SimulateOptions options) {
    options.game = G::kId;
    const std::vector<Contestant<G>> bots(static_cast<std::size_t>(options.players), {"random", {}});
    typename G::Options table;
    table.rounds = 6;
    const auto report = simulate_games<G, SelfCheck<G>>(options, table, bots);
    EXPECT_TRUE(report);
    return report.value();
}

SimulateOptions batch(std::uint64_t games) {
    SimulateOptions options;
    options.players = 3;
    options.games = games;
    return options;
}

TEST(Simulate, ThreadsChecksAndRecordsDoNotChangeTheGames) {
    const auto plain = run<CoinGame>(batch(200));
    EXPECT_EQ(plain.games, 200U);
    EXPECT_EQ(plain.finished, 200U);
    for (const int threads : {1, 2, 5}) {
        auto options = batch(200);
        options.threads = threads;
        options.check = true;
        options.keep_record = [](std::uint64_t, const std::string&) { return std::nullopt; };
        const auto report = run<CoinGame>(options);
        EXPECT_EQ(report.digest, plain.digest);
        EXPECT_EQ(report.violations, 0U);
        EXPECT_EQ(report.wins, plain.wins);
        EXPECT_EQ(report.mean_points, plain.mean_points);
        EXPECT_EQ(report.median_plies, plain.median_plies);
    }
    auto other = batch(200);
    other.seed = 2;
    EXPECT_NE(run<CoinGame>(other).digest, plain.digest);
    EXPECT_NE(run<CoinGame>(batch(199)).digest, plain.digest);
}

TEST(Simulate, CountsWhatHappened) {
    const auto report = run<CoinGame>(batch(50));
    EXPECT_EQ(report.decisions_per_game, 6 * 3 * 2);  // six rounds, three seats, boast and bid
    EXPECT_GT(report.chance_per_game, 9 + 6);
    EXPECT_GT(report.moves_per_decision, 1);
    EXPECT_LE(report.median_plies, report.p95_plies);
    EXPECT_LE(report.p95_plies, report.max_plies);
    EXPECT_NEAR(std::accumulate(report.wins.begin(), report.wins.end(), 0.0), 50, 1e-9);
    EXPECT_EQ(report.mean_points.size(), 3U);
}

TEST(Simulate, RecordsAreTheGamesThatWerePlayed) {
    std::map<std::uint64_t, std::string> kept;
    auto options = batch(40);
    options.threads = 2;
    options.keep_record = [&](std::uint64_t game, const std::string& record) -> std::optional<Error> {
        kept[game] = record;
        return std::nullopt;
    };
    run<CoinGame>(options);
    ASSERT_EQ(kept.size(), 40U);
    for (const auto& [game, text] : kept) {
        const auto record = parse_record(text);
        ASSERT_TRUE(record) << describe(record.error());
        EXPECT_TRUE(record.value().finished);
        CoinGame::Options table;
        table.rounds = 6;
        Match<CoinGame> match(table, 3);
        EXPECT_EQ(replay(match, record.value()), std::nullopt);
    }
    // One game of the batch alone is the same game.
    std::string alone;
    options.first = 17;
    options.games = 1;
    options.keep_record = [&](std::uint64_t game, const std::string& record) -> std::optional<Error> {
        EXPECT_EQ(game, 17U);
        alone = record;
        return std::nullopt;
    };
    run<CoinGame>(options);
    EXPECT_EQ(alone, kept[17]);
}

TEST(Simulate, ARecordThatCannotBeKeptEndsTheBatch) {
    auto options = batch(1000);
    options.game = CoinGame::kId;
    int asked = 0;
    options.keep_record = [&](std::uint64_t, const std::string&) -> std::optional<Error> {
        ++asked;
        return Error{"The disk is full."};
    };
    const auto report = simulate_games<CoinGame, SelfCheck<CoinGame>>(
        options, {}, std::vector<Contestant<CoinGame>>(3, {"random", {}}));
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().message, "The disk is full.");
    EXPECT_EQ(asked, 1);
}

TEST(Simulate, ChecksFindABrokenInvariantAtItsPly) {
    auto options = batch(300);
    options.check = true;
    const auto report = run<LossyCoins>(options);
    ASSERT_TRUE(report.first_violation);
    EXPECT_GT(report.violations, 0U);
    EXPECT_EQ(report.finished + report.violations, 300U);
    EXPECT_EQ(report.first_violation->message, "Coins were lost or made.");
    EXPECT_EQ(report.first_violation->seed, game_seed(1, report.first_violation->game));
    EXPECT_GT(report.first_violation->ply, 0);
    EXPECT_THAT(report.first_violation->position, HasSubstr("coins 1\n"));
    for (const int threads : {2, 4}) {
        options.threads = threads;
        const auto again = run<LossyCoins>(options);
        EXPECT_EQ(again.first_violation->game, report.first_violation->game);
        EXPECT_EQ(again.first_violation->ply, report.first_violation->ply);
        EXPECT_EQ(again.violations, report.violations);
        EXPECT_EQ(again.digest, report.digest);
    }
}

TEST(Simulate, ChecksFindListsThatDisagreeWithCheck) {
    auto options = batch(300);
    options.check = true;
    const auto generous = run<GenerousCoins>(options);
    ASSERT_TRUE(generous.first_violation);
    EXPECT_GT(generous.violations, 0U);
    const auto forgetful = run<ForgetfulCoins>(options);
    ASSERT_TRUE(forgetful.first_violation);
    EXPECT_THAT(forgetful.first_violation->message, HasSubstr("Not listed, but passed: boast 2"));
}

TEST(Simulate, ProgressReachesTheEnd) {
    auto options = batch(100);
    options.threads = 2;
    std::uint64_t last = 0;
    options.progress = [&](std::uint64_t done) {
        EXPECT_GT(done, last);
        last = done;
    };
    run<CoinGame>(options);
    EXPECT_EQ(last, 100U);
}

TEST(Simulate, EveryGameOfTheHouseRunsCheckedAndRepeats) {
    for (const auto& info : all_games()) {
        for (int players = info.min_players; players <= info.max_players; ++players) {
            auto options = batch(6);
            options.game = info.id;
            options.players = players;
            options.check = true;
            const auto first = simulate(options);
            ASSERT_TRUE(first) << describe(first.error());
            EXPECT_EQ(first.value().finished, 6U);
            EXPECT_EQ(first.value().violations, 0U)
                << (first.value().first_violation ? first.value().first_violation->message : "");
            options.threads = 3;
            options.check = false;
            EXPECT_EQ(simulate(options).value().digest, first.value().digest);
        }
    }
}

TEST(Simulate, WrongCallsAreRefused) {
    auto options = batch(1);
    options.game = "chess";
    EXPECT_THAT(simulate(options).error().message, HasSubstr("There is no game 'chess'"));
    options.game = "tigris";
    for (const int players : {-1, 0, 1, 5, 1'000'000}) {
        options.players = players;
        EXPECT_THAT(simulate(options).error().message, HasSubstr("players, not"));
    }
    options.players = 3;
    options.options = {{"colour", "red"}};
    EXPECT_FALSE(simulate(options));
    options.options.clear();
    options.bots = {"random", "random"};
    EXPECT_THAT(simulate(options).error().message, HasSubstr("one for each of the 3 seats, not 2"));
    options.bots = {"deep"};
    EXPECT_THAT(simulate(options).error().message, HasSubstr("There is no bot 'deep'"));
}

}  // namespace
}  // namespace durbar::testing
