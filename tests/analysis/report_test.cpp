// What the plies of a game say together: marks, sums, and what to look at next.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "analysis/game_analysis.h"
#include "analysis/recorded.h"

namespace durbar::testing {
namespace {

using analysis::MarkKind;
using analysis::PlyKind;
using analysis::PlyValue;
using analysis::Report;
using analysis::sum_up;
using ::testing::Contains;
using ::testing::IsEmpty;
using ::testing::Not;

/// A game whose plies are judged by hand: at first as if nobody ever gained or lost anything.
class Reports : public ::testing::Test {
protected:
    Reports() : match(played_game("tigris", 2)), walk(*match) {
        for (std::size_t ply = 0; ply < walk.plies(); ++ply) {
            const bool chance = !is_seat(walk.move_at(ply).actor);
            plies.push_back({ply,
                             walk.turn_at(ply),
                             walk.move_at(ply).actor,
                             chance ? PlyKind::Chance : PlyKind::Decision,
                             chance ? 0U : 1'000'000U,
                             {0.5, 0.5},
                             {0.5, 0.5},
                             {},
                             {},
                             0});
        }
    }
    /// The n-th decision of a seat.
    PlyValue& decision(int seat, int n = 0) {
        for (PlyValue& ply : plies) {
            if (ply.actor == player(seat) && n-- == 0) return ply;
        }
        ADD_FAILURE() << "seat " << seat << " decides less often";
        return plies.front();
    }
    void lose(PlyValue& ply, double loss) {
        const auto own = static_cast<std::size_t>(seat_of(ply.actor));
        ply.after[own] -= loss;
        ply.after[1 - own] += loss;
    }
    Report report() const { return sum_up(walk, plies); }
    std::vector<MarkKind> marks_at(std::size_t ply) const {
        std::vector<MarkKind> kinds;
        for (const auto& mark : report().marks) {
            if (mark.ply == ply) kinds.push_back(mark.kind);
        }
        return kinds;
    }

    std::unique_ptr<AnyMatch> match;
    Walk walk;
    std::vector<PlyValue> plies;
};

TEST_F(Reports, MarkALossByItsSize) {
    PlyValue& ply = decision(0);
    for (const auto& [loss, kinds] :
         std::vector<std::pair<double, std::vector<MarkKind>>>{{0.049, {}},
                                                               {0.051, {MarkKind::Slip}},
                                                               {0.0999, {MarkKind::Slip}},
                                                               {0.101, {MarkKind::Mistake}}}) {
        ply.after = ply.before;
        lose(ply, loss);
        EXPECT_EQ(marks_at(ply.ply), kinds) << loss;
    }
}

TEST_F(Reports, MarkTheOnlyGoodMoveThatWasFound) {
    PlyValue& ply = decision(1);
    ply.margin = 0.09;
    EXPECT_THAT(marks_at(ply.ply), IsEmpty());
    ply.margin = 0.10;
    EXPECT_THAT(marks_at(ply.ply), Contains(MarkKind::Only));
    lose(ply, 0.02);
    EXPECT_THAT(marks_at(ply.ply), Not(Contains(MarkKind::Only)));
}

TEST_F(Reports, MarkATurnAfterWhichAnotherSeatIsTheFavourite) {
    ASSERT_GT(report().turns.size(), 4U);
    const int turning = report().turns[3].turn;
    for (PlyValue& ply : plies) {
        ply.before = ply.after =
            ply.turn <= turning ? analysis::SeatShares{0.53, 0.47} : analysis::SeatShares{0.47, 0.53};
    }
    const auto found = report().marks;
    const auto mark =
        std::find_if(found.begin(), found.end(), [&](const auto& each) { return each.turn == turning; });
    ASSERT_NE(mark, found.end());
    EXPECT_EQ(mark->kind, MarkKind::Turning);
    EXPECT_NEAR(mark->loss, 0.06, 1e-9);
    // A lead that nobody can see turns nothing.
    for (PlyValue& ply : plies) {
        ply.before = ply.after =
            ply.turn <= turning ? analysis::SeatShares{0.51, 0.49} : analysis::SeatShares{0.49, 0.51};
    }
    for (const auto& each : report().marks) EXPECT_NE(each.turn, turning);
}

TEST_F(Reports, SumUpToTheResult) {
    lose(decision(0), 0.2);
    lose(decision(1, 2), 0.05);
    const std::size_t first = decision(0).ply;
    const auto draw = std::find_if(plies.begin(), plies.end(), [&](const PlyValue& ply) {
        return ply.kind == PlyKind::Chance && ply.ply > first;
    });
    draw->after = {0.6, 0.4};
    const Report told = report();
    EXPECT_NEAR(told.seats[0].luck, 0.1, 1e-9);
    EXPECT_NEAR(told.seats[1].luck, -0.1, 1e-9);
    for (std::size_t seat = 0; seat < 2; ++seat) {
        const auto& sums = told.seats[seat];
        EXPECT_NEAR(told.start[seat] + sums.luck - sums.loss + sums.rivals, told.end[seat], 1e-9);
        EXPECT_NEAR(sums.rest, 0, 1e-9) << "all plies are known";
        EXPECT_NEAR(sums.rivals, told.seats[1 - seat].loss, 1e-9);
        double luck = 0;
        double loss = 0;
        for (const auto& turn : told.turns) {
            luck += turn.luck[seat];
            loss += turn.loss[seat];
        }
        EXPECT_NEAR(luck, sums.luck, 1e-9);
        EXPECT_NEAR(loss, sums.loss, 1e-9);
    }
    EXPECT_EQ(told.end, analysis::final_shares(*match));
}

TEST_F(Reports, TakeTheSharesOfATurnFromItsFirstDecision) {
    PlyValue& first = decision(seat_of(std::find_if(plies.begin(), plies.end(), [](const PlyValue& ply) {
                                           return ply.kind == PlyKind::Decision;
                                       })->actor));
    PlyValue& draw = plies[first.ply - 1];
    ASSERT_EQ(draw.kind, PlyKind::Chance);
    draw.turn = first.turn;
    draw.before = {0.9, 0.1};
    first.before = {0.6, 0.4};
    const auto turns = report().turns;
    const auto turn =
        std::find_if(turns.begin(), turns.end(), [&](const auto& each) { return each.turn == first.turn; });
    ASSERT_NE(turn, turns.end());
    EXPECT_EQ(turn->shares, first.before);
    EXPECT_EQ(report().start, (analysis::SeatShares{0.5, 0.5}));
}

TEST_F(Reports, SayWhenItWasDecided) {
    const auto end = analysis::final_shares(*match);
    ASSERT_EQ(std::max(end[0], end[1]), 1) << "the test needs a winner";
    const double winner = end[0] > end[1] ? 0.8 : 0.2;
    const int last_open = report().turns[5].turn;
    for (PlyValue& ply : plies) {
        if (ply.turn > last_open) ply.before = ply.after = {winner, 1 - winner};
    }
    EXPECT_EQ(report().decided, last_open);
    // A favourite who is often caught up with decides nothing.
    for (PlyValue& ply : plies) {
        if (ply.turn == last_open + 1) ply.before = {0.5 + (winner - 0.5) / 2, 0.5 - (winner - 0.5) / 2};
    }
    EXPECT_EQ(report().decided, last_open + 1);
}

TEST_F(Reports, AskForEverythingRoughlyAndThenForWhatMatters) {
    const auto rough = sum_up(walk, {}).next;
    ASSERT_EQ(rough.size(), walk.plies());
    EXPECT_GE(rough.front().iterations, 100U);
    EXPECT_NEAR(static_cast<double>(sum_up(walk, {}, 3).next.front().iterations),
                3 * static_cast<double>(rough.front().iterations), 2);
    EXPECT_THAT(report().next, IsEmpty()) << "all of them were looked at deeply";

    for (PlyValue& ply : plies) {
        if (ply.kind == PlyKind::Decision) ply.iterations = rough.front().iterations;
    }
    EXPECT_THAT(report().next, IsEmpty()) << "nothing was at stake";
    PlyValue& slip = decision(0, 1);
    PlyValue& mistake = decision(1, 1);
    lose(slip, 0.06);
    lose(mistake, 0.3);
    const auto deeper = report().next;
    ASSERT_EQ(deeper.size(), 2U);
    EXPECT_EQ(deeper[0].ply, mistake.ply) << "the most telling first";
    EXPECT_EQ(deeper[1].ply, slip.ply);
    EXPECT_GT(deeper[0].iterations, rough.front().iterations);

    const std::size_t forgotten = slip.ply;
    std::erase_if(plies, [&](const PlyValue& ply) { return ply.ply == forgotten; });
    EXPECT_EQ(report().next, std::vector{rough[forgotten]}) << "first everything once";
}

TEST(GameAnalysis, EndsDeepEnoughAndTheSameWhateverTheThreads) {
    const auto match = played_game("rajas", 2, "mcts:iters=20");
    analysis::AnalysisSettings settings;
    settings.effort = 0.02;
    std::size_t calls = 0;
    settings.progress = [&](std::size_t done, std::size_t all) {
        ++calls;
        EXPECT_LE(done, all);
    };
    const auto game = analysis::analyze_game(*match, settings);
    EXPECT_GE(calls, match->plies());
    EXPECT_THAT(game.report.next, IsEmpty());
    settings.threads = 2;
    const auto again = analysis::analyze_game(*match, settings);
    ASSERT_EQ(game.report.marks.size(), again.report.marks.size());
    for (std::size_t seat = 0; seat < 2; ++seat) {
        EXPECT_EQ(game.report.seats[seat].rest, again.report.seats[seat].rest);
    }
}

}  // namespace
}  // namespace durbar::testing
