// What one ply of a match was worth.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>

#include "analysis/foresight.h"
#include "analysis/game_analysis.h"
#include "analysis/recorded.h"
#include "support/game_ids.h"

namespace durbar::testing {
namespace {

using analysis::analyze_ply;
using analysis::PlyAnalysis;
using analysis::PlyKind;
using ::testing::Contains;
using ::testing::Each;
using ::testing::Field;
using ::testing::Ge;
using ::testing::IsEmpty;
using ::testing::SizeIs;

constexpr double kRounding = 1e-4;

double sum(const std::vector<double>& shares) { return std::accumulate(shares.begin(), shares.end(), 0.0); }

class PlyAnalysisOfEveryGame : public ::testing::TestWithParam<std::string> {};

TEST_P(PlyAnalysisOfEveryGame, JudgesEachPlyByWhatItIs) {
    const Walk walk(*played_game(GetParam(), 3));
    for (std::size_t ply = 0; ply < walk.plies(); ply += 3) {
        const PlyAnalysis found = analyze_ply(walk, ply, 20);
        const auto before = walk.at(ply);
        ASSERT_EQ(found.value.ply, ply);
        EXPECT_EQ(found.value.actor, before->to_act());
        EXPECT_EQ(found.move, walk.move_at(ply).move);
        EXPECT_EQ(found.decision, before->decision());
        if (before->to_act() == Player::Chance) {
            EXPECT_EQ(found.value.kind, PlyKind::Chance);
            EXPECT_EQ(found.outcomes, before->outcomes().size());
            EXPECT_THAT(found.candidates, IsEmpty());
        } else {
            const bool open = before->legal().size() > 1;
            EXPECT_EQ(found.value.kind, open ? PlyKind::Decision : PlyKind::Forced) << ply;
        }
        if (found.value.kind == PlyKind::Forced) {
            EXPECT_THAT(found.value.before, IsEmpty());
            EXPECT_EQ(analysis::loss_of(found.value), 0);
            continue;
        }
        ASSERT_THAT(found.value.before, SizeIs(3));
        ASSERT_THAT(found.value.after, SizeIs(3));
        EXPECT_NEAR(sum(found.value.before), 1, kRounding);
        EXPECT_NEAR(sum(found.value.after), 1, kRounding);
        if (found.value.kind != PlyKind::Decision) continue;
        EXPECT_THAT(found.candidates, Contains(Field(&analysis::Compared::move, found.move)));
        EXPECT_THAT(found.candidates, Each(Field(&analysis::Compared::loss, Ge(0.0))));
        EXPECT_EQ(found.value.before, found.candidates.front().shares);
        EXPECT_GE(found.value.margin, 0);
        EXPECT_EQ(found.value.iterations, 20U);
    }
}

TEST_P(PlyAnalysisOfEveryGame, LuckIsNothingOnAverage) {
    const Walk walk(*played_game(GetParam(), 2));
    int seen = 0;
    for (std::size_t ply = 0; ply < walk.plies() && seen < 4; ++ply) {
        const auto before = walk.at(ply);
        if (before->outcomes().size() < 2) continue;
        ++seen;
        // Each outcome in the place of the one that came.
        double luck = 0;
        double total = 0;
        for (const Outcome& outcome : before->outcomes()) {
            const auto other = before->clone();
            other->play_next(outcome.move);
            const PlyAnalysis found = analyze_ply(Walk(*other), ply, 1, {});
            ASSERT_TRUE(found.exact);
            luck += outcome.weight * (found.value.after[0] - found.value.before[0]);
            total += outcome.weight;
        }
        EXPECT_NEAR(luck / total, 0, kRounding) << ply;
    }
    EXPECT_GT(seen, 0);
}

TEST_P(PlyAnalysisOfEveryGame, DependsOnItsArgumentsAlone) {
    const auto match = played_game(GetParam(), 2);
    analysis::AnalysisSettings settings;
    settings.effort = 0.02;
    settings.rough = true;
    const auto alone = analysis::analyze_game(*match, settings);
    settings.threads = 3;
    const auto shared = analysis::analyze_game(*match, settings);
    ASSERT_EQ(alone.plies.size(), match->plies());
    ASSERT_EQ(shared.plies.size(), match->plies());
    for (std::size_t ply = 0; ply < alone.plies.size(); ++ply) {
        EXPECT_EQ(alone.plies[ply].value.before, shared.plies[ply].value.before) << ply;
        EXPECT_EQ(alone.plies[ply].value.after, shared.plies[ply].value.after) << ply;
        EXPECT_EQ(alone.plies[ply].value.margin, shared.plies[ply].value.margin) << ply;
    }
}

TEST_P(PlyAnalysisOfEveryGame, ALineIsForeseenAsFarAsItCanBePlayed) {
    const auto match = played_game(GetParam(), 3);
    const Walk walk(*match);
    std::size_t ply = 0;
    while (!is_seat(walk.move_at(ply).actor)) ++ply;
    const std::string& played = walk.move_at(ply).move;
    const auto steps = analysis::foresee(walk, ply, {played});
    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps.front().move, played);
    EXPECT_EQ(steps.front().events.size(), match->line(Reader::referee(), ply).front().events.size());
    EXPECT_EQ(analysis::foresee(walk, ply, {played, "no such move"}).front().move, played);
    EXPECT_THAT(analysis::foresee(walk, ply, {"no such move", played}), IsEmpty());
    EXPECT_THAT(analysis::foresee(walk, walk.plies(), {played}), IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(Games, PlyAnalysisOfEveryGame, ::testing::ValuesIn(game_ids()),
                         [](const auto& test) { return test.param; });

TEST(PlyAnalysis, AMistakeIsMeasuredAgainstWhatItsSeatKnew) {
    // Two games of Maharaja that differ in the disc of seat 0 only, which seat 1 does not see when it
    // chooses.
    const auto analyzed = [](std::size_t disc_of_first) {
        auto match = std::move(new_match("maharaja", 2, {}).value());
        std::vector<std::string> discs;
        while (match->decision() != "disc") match->play_next(match->legal().front());
        const std::size_t first = match->plies();
        discs = match->legal();
        match->play_next(discs[disc_of_first]);
        match->play_next(match->legal().front());
        return analyze_ply(Walk(*match), first + 1, 60);
    };
    const PlyAnalysis one = analyzed(0);
    const PlyAnalysis other = analyzed(3);
    ASSERT_EQ(one.candidates.size(), other.candidates.size());
    EXPECT_EQ(one.value.before, other.value.before);
    EXPECT_EQ(one.value.after, other.value.after);
    EXPECT_EQ(one.candidates.front().move, other.candidates.front().move);
}

}  // namespace
}  // namespace durbar::testing
