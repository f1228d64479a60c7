#include "arena/arena.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "ai/random_bot.h"
#include "arena/arena_game.h"
#include "support/coin_game.h"

namespace durbar::testing {
namespace {

using ::testing::HasSubstr;

/// Bids everything it has, boasts nothing.
class GreedyBot final : public Bot<CoinGame> {
public:
    BotMove<CoinGame> choose(const CoinGame::View& view, int /*seat*/, const Budget& /*budget*/) override {
        if (view.phase == CoinGame::Phase::Boast) return {{CoinGame::Kind::Boast, 0, 0}, std::nullopt};
        return {{CoinGame::Kind::Bid, view.hand.gold, view.hand.silver}, std::nullopt};
    }
};
/// Never bids anything: cannot win a prize.
class MeanBot final : public Bot<CoinGame> {
public:
    BotMove<CoinGame> choose(const CoinGame::View& view, int /*seat*/, const Budget& /*budget*/) override {
        const auto kind = view.phase == CoinGame::Phase::Boast ? CoinGame::Kind::Boast : CoinGame::Kind::Bid;
        return {{kind, 0, 0}, std::nullopt};
    }
};
/// Bids more than anybody can have, from the second round on.
class CheatingBot final : public Bot<CoinGame> {
public:
    BotMove<CoinGame> choose(const CoinGame::View& view, int /*seat*/, const Budget& /*budget*/) override {
        if (view.phase == CoinGame::Phase::Boast) return {{CoinGame::Kind::Boast, 0, 0}, std::nullopt};
        if (view.round == 0) return {{CoinGame::Kind::Bid, 0, 0}, std::nullopt};
        return {{CoinGame::Kind::Bid, 15, 15}, std::nullopt};
    }
};

template <class B>
Contestant<CoinGame> contestant(const std::string& name) {
    return {name, [] { return std::make_unique<B>(); }};
}
const auto kRandom = contestant<RandomBot<CoinGame>>("random");
const auto kGreedy = contestant<GreedyBot>("greedy");
const auto kMean = contestant<MeanBot>("mean");
const auto kCheat = contestant<CheatingBot>("cheat");

using Contestants = std::vector<Contestant<CoinGame>>;

/// A series in which every game and its record are kept.
struct Series {
    ArenaReport report;
    std::map<std::uint64_t, ArenaGame> games;
    std::map<std::uint64_t, Record> records;
};

Series play(ArenaOptions options, const Contestants& contestants) {
    Series series;
    options.keep = [&](const ArenaGame& game, const std::string& record) -> std::optional<Error> {
        const auto parsed = parse_record(record);
        EXPECT_TRUE(parsed);
        EXPECT_TRUE(series.games.emplace(game.number, game).second) << "played twice";
        series.records.emplace(game.number, parsed.value());
        return std::nullopt;
    };
    const auto report = play_arena<CoinGame>(options, {}, contestants);
    EXPECT_TRUE(report);
    series.report = report.value();
    return series;
}

ArenaOptions of_games(std::uint64_t games) {
    ArenaOptions options;
    options.games = games;
    return options;
}

/// Everything that does not depend on the clock.
std::string figures(const ArenaReport& report) {
    std::string text = std::to_string(report.games) + " " + std::to_string(report.finished) + " " +
                       std::string(verdict_word(report.verdict));
    for (const auto& bot : report.bots) {
        text += "\n" + bot.bot;
        for (const double value : {bot.wins, bot.win_share, bot.share_interval.low, bot.share_interval.high,
                                   bot.mean_rank, bot.rank_interval.low, bot.rank_interval.high, bot.elo,
                                   bot.elo_interval.low, static_cast<double>(bot.decisions)}) {
            text += " " + std::to_string(value);
        }
    }
    return text;
}

/// The outcomes of chance, in order.
std::vector<std::string> luck(const Record& record) {
    std::vector<std::string> outcomes;
    for (const auto& ply : record.plies) {
        if (ply.actor == Player::Chance) outcomes.push_back(ply.move);
    }
    return outcomes;
}

TEST(Arena, SeatsRotateAndAGroupSharesItsLuck) {
    // Greedy and mean bots leave the number of deals the same whoever sits where.
    const Series series = play(of_games(9), {kGreedy, kMean, kMean});
    ASSERT_EQ(series.records.size(), 9U);
    for (std::uint64_t game = 0; game < 9; ++game) {
        for (std::size_t seat = 0; seat < 3; ++seat) {
            EXPECT_EQ(series.records.at(game).names[seat], seat == game % 3 ? "greedy" : "mean");
        }
        EXPECT_EQ(luck(series.records.at(game)), luck(series.records.at(game - game % 3)));
    }
    EXPECT_NE(luck(series.records.at(0)), luck(series.records.at(3)));
    EXPECT_NE(luck(series.records.at(3)), luck(series.records.at(6)));
}

TEST(Arena, BotsDrawFromTheirOwnSeeds) {
    // The random bots consume many numbers, the luck is still that of the bots that need none.
    const Series quiet = play(of_games(3), {kMean, kMean, kMean});
    const Series noisy = play(of_games(3), {kMean, kRandom, kMean});
    EXPECT_NE(quiet.records.at(0).plies.size(), 0U);
    const auto first = luck(quiet.records.at(0));
    const auto second = luck(noisy.records.at(0));
    for (std::size_t i = 0; i < 9; ++i) EXPECT_EQ(first.at(i), second.at(i));  // the deal
    // Two equal bots do not mirror each other.
    std::uint64_t same = 0;
    std::uint64_t seeds = 0;
    for (std::uint64_t game = 0; game < 50; ++game) {
        for (std::size_t a = 0; a < 3; ++a) {
            for (std::size_t b = 0; b < a; ++b) {
                ++seeds;
                same += contestant_seed(1, game, a) == contestant_seed(1, game, b) ? 1U : 0U;
            }
        }
        EXPECT_NE(contestant_seed(1, game, 0), luck_seed(1, game, 3));
    }
    EXPECT_EQ(seeds, 150U);
    EXPECT_EQ(same, 0U);
}

TEST(Arena, TheBetterBotWinsAndTheResultSaysSo) {
    const Series series = play(of_games(60), {kGreedy, kMean});
    const auto& report = series.report;
    EXPECT_EQ(report.game, "coins");
    EXPECT_EQ(report.players, 2);
    EXPECT_EQ(report.games, 60U);
    EXPECT_EQ(report.finished, 60U);
    EXPECT_EQ(report.illegal_moves, 0U);
    ASSERT_EQ(report.bots.size(), 2U);
    EXPECT_EQ(report.bots[0].bot, "greedy");
    EXPECT_DOUBLE_EQ(report.bots[0].wins, 60);
    EXPECT_DOUBLE_EQ(report.bots[0].mean_rank, 1);
    EXPECT_DOUBLE_EQ(report.bots[1].wins, 0);
    EXPECT_GT(report.bots[0].elo, 300);
    EXPECT_GT(report.bots[0].decisions, 60U);
    EXPECT_EQ(report.verdict, Verdict::Stronger);
    EXPECT_EQ(play(of_games(60), {kMean, kGreedy}).report.verdict, Verdict::Weaker);
}

TEST(Arena, ThreadsDoNotChangeTheResults) {
    for (const auto stop : {Stop::AtTheEnd, Stop::WhenClear}) {
        auto options = of_games(301);
        options.stop = stop;
        const std::string alone = figures(play(options, {kGreedy, kRandom, kRandom}).report);
        for (const int threads : {2, 5}) {
            options.threads = threads;
            EXPECT_EQ(figures(play(options, {kGreedy, kRandom, kRandom}).report), alone);
        }
        options.seed = 2;
        EXPECT_NE(figures(play(options, {kGreedy, kRandom, kRandom}).report), alone);
    }
}

TEST(Arena, StopsWhenTheResultIsClear) {
    auto options = of_games(1000);
    options.stop = Stop::WhenClear;
    const auto clear = play(options, {kGreedy, kMean}).report;
    EXPECT_EQ(clear.games, 8U);  // seven wins, and to the end of the group
    EXPECT_EQ(clear.verdict, Verdict::Stronger);
    const auto weak = play(options, {kMean, kGreedy}).report;
    EXPECT_EQ(weak.games, 8U);
    EXPECT_EQ(weak.verdict, Verdict::Weaker);
    const auto even = play(options, {kMean, contestant<MeanBot>("twin")}).report;
    EXPECT_EQ(even.games, 64U);  // all shared: 63, and to the end of the group
    EXPECT_EQ(even.verdict, Verdict::NotClear);
    options.games = 5;
    const auto few = play(options, {kGreedy, kMean}).report;
    EXPECT_EQ(few.games, 5U);
    EXPECT_EQ(few.verdict, Verdict::NotClear);
}

TEST(Arena, IllegalMovesAreCountedAndTold) {
    const Series series = play(of_games(30), {kRandom, kCheat});
    const auto& report = series.report;
    EXPECT_EQ(report.games, 30U);
    EXPECT_EQ(report.illegal_moves, 30U);
    EXPECT_EQ(report.finished, 0U);
    ASSERT_EQ(report.illegal.size(), kIllegalTold);
    for (std::uint64_t game = 0; game < kIllegalTold; ++game) {
        const IllegalMove& move = report.illegal[game];
        EXPECT_EQ(move.game, game);
        EXPECT_EQ(move.seat, game % 2 == 0 ? 1 : 0);
        EXPECT_EQ(move.bot, "cheat");
        EXPECT_EQ(move.move, "bid 15 15");
        EXPECT_FALSE(move.reason.empty());
        EXPECT_THAT(move.position, HasSubstr("coins 1\n"));
        EXPECT_FALSE(series.records.at(game).finished);
    }
    EXPECT_DOUBLE_EQ(report.bots[0].wins, 0);
}

TEST(Arena, KnownGamesAreNotPlayedAgain) {
    const Contestants contestants{kGreedy, kRandom, kRandom};
    for (const auto stop : {Stop::AtTheEnd, Stop::WhenClear}) {
        auto options = of_games(100);
        options.stop = stop;
        const Series whole = play(options, contestants);
        // Any games may be known: those before a crash came from several threads.
        for (const std::uint64_t every : {1U, 2U, 7U}) {
            options.known.clear();
            for (const auto& [number, game] : whole.games) {
                if (number % every == 0) options.known.push_back(game);
            }
            const Series rest = play(options, contestants);
            EXPECT_EQ(rest.games.size(), whole.games.size() - options.known.size());
            EXPECT_EQ(figures(rest.report), figures(whole.report));
        }
    }
    // A longer series takes a shorter one over, a shorter one does not count what is beyond its end.
    auto options = of_games(40);
    const Series forty = play(options, contestants);
    for (const auto& [number, game] : forty.games) options.known.push_back(game);
    options.games = 50;
    EXPECT_EQ(play(options, contestants).games.size(), 10U);
    options.games = 20;
    EXPECT_EQ(play(options, contestants).report.games, 20U);
}

TEST(Arena, AGameThatCannotBeKeptEndsTheSeries) {
    auto options = of_games(1000);
    options.threads = 3;
    int asked = 0;
    options.keep = [&](const ArenaGame&, const std::string&) -> std::optional<Error> {
        if (++asked < 5) return std::nullopt;
        return Error{"The disk is full."};
    };
    const auto report = play_arena<CoinGame>(options, {}, Contestants{kRandom, kMean});
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().message, "The disk is full.");
    EXPECT_EQ(asked, 5);
}

TEST(Arena, ProgressReachesTheEnd) {
    auto options = of_games(50);
    options.threads = 2;
    double last = 0;
    options.progress = [&](double share) {
        EXPECT_GT(share, last);
        last = share;
    };
    ASSERT_TRUE(play_arena<CoinGame>(options, {}, Contestants{kRandom, kMean}));
    EXPECT_DOUBLE_EQ(last, 1);
}

TEST(Arena, BotsFillTheSeats) {
    ArenaOptions options = of_games(2);
    options.game = "tigris";
    options.bots = {"random"};
    const auto one = arena(options);
    ASSERT_TRUE(one) << describe(one.error());
    EXPECT_EQ(one.value().players, 2);
    EXPECT_EQ(one.value().bots.at(0).seats, 2);
    options.bots = {"random", "random", "random"};
    EXPECT_EQ(arena(options).value().players, 3);
    options.players = 4;
    EXPECT_EQ(arena(options).value().bots.at(0).seats, 4);
}

TEST(Arena, WrongCallsAreRefused) {
    ArenaOptions options = of_games(1);
    options.game = "chess";
    options.bots = {"random"};
    EXPECT_THAT(arena(options).error().message, HasSubstr("There is no game 'chess'"));
    EXPECT_THAT(arena_identity(options).error().message, HasSubstr("There is no game 'chess'"));
    options.game = "tigris";
    options.players = 7;
    EXPECT_THAT(arena(options).error().message, HasSubstr("players, not 7"));
    options.players = 0;
    options.bots = {"deep"};
    EXPECT_THAT(arena(options).error().message, HasSubstr("There is no bot 'deep'"));
    options.bots = {};
    EXPECT_THAT(arena(options).error().message, HasSubstr("Name the bots"));
    options.bots = {"random", "random", "random"};
    options.players = 2;
    EXPECT_THAT(arena(options).error().message, HasSubstr("3 bots for 2 seats"));
    options.players = 3;
    options.options = {{"colour", "red"}};
    EXPECT_FALSE(arena(options));
}

TEST(Arena, TheIdentityHoldsEverythingThatMakesTheGames) {
    ArenaOptions options = of_games(10);
    options.game = "tigris";
    options.bots = {"random"};
    const std::string line = arena_identity(options).value().line;
    EXPECT_THAT(line, HasSubstr("tigris rules "));
    EXPECT_THAT(line, HasSubstr("players 2 seed 1 option board=standard"));
    EXPECT_THAT(line, HasSubstr("bot random bot random"));
    ArenaOptions same = options;
    same.games = 500;
    same.threads = 2;
    same.stop = Stop::WhenClear;
    same.players = 2;
    same.bots = {"random", "random"};
    same.options = {{"board", "standard"}};
    EXPECT_EQ(arena_identity(same).value().line, line);
    ArenaOptions other = options;
    other.seed = 2;
    EXPECT_NE(arena_identity(other).value().line, line);
    other = options;
    other.players = 3;
    EXPECT_NE(arena_identity(other).value().line, line);
    other = options;
    other.options = {{"board", "advanced"}};
    EXPECT_NE(arena_identity(other).value().line, line);
}

}  // namespace
}  // namespace durbar::testing
