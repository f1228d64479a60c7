// What of a game is luck and what is play.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "analysis/causes.h"

namespace durbar::testing {
namespace {

using analysis::Causes;
using analysis::causes_of;
using analysis::PlyKind;
using analysis::PlyValue;
using analysis::SeatShares;
using ::testing::DoubleNear;
using ::testing::ElementsAre;

auto near(double first, double second) {
    return ElementsAre(DoubleNear(first, 1e-9), DoubleNear(second, 1e-9));
}

PlyValue decision(std::size_t ply, int seat, double before, double after) {
    PlyValue value;
    value.ply = ply;
    value.actor = player(seat);
    value.kind = PlyKind::Decision;
    value.before = {before, 1 - before};
    value.after = {after, 1 - after};
    return value;
}

PlyValue draw(std::size_t ply, double before, double after) {
    PlyValue value = decision(ply, 0, before, after);
    value.actor = Player::Chance;
    value.kind = PlyKind::Chance;
    return value;
}

std::vector<Causes> of(const std::vector<PlyValue>& plies) { return causes_of(plies, 2, 9, std::nullopt); }

TEST(CausesOfPlies, AreWhatAMoveLost) {
    const auto causes = of({decision(0, 0, 0.6, 0.5), decision(1, 1, 0.5, 0.7)});
    EXPECT_THAT(causes[0].play, near(-0.1, 0.1));
    EXPECT_THAT(causes[1].play, near(0.2, -0.2));
    EXPECT_THAT(causes[0].luck, near(0, 0));
}

TEST(CausesOfPlies, AreAlsoWhatTwoSearchesDisagreeAboutHalfOfItEach) {
    const auto causes = of({decision(0, 0, 0.6, 0.5), decision(1, 1, 0.42, 0.42)});
    EXPECT_THAT(causes[0].play, near(-0.14, 0.14));
    EXPECT_THAT(causes[1].play, near(-0.04, 0.04));
}

TEST(CausesOfPlies, CancelOutWhatEverySearchHopesForItsOwnSeat) {
    const auto causes = of({decision(0, 0, 0.6, 0.6), decision(1, 1, 0.5, 0.5), decision(2, 0, 0.6, 0.6),
                            decision(3, 1, 0.5, 0.5)});
    EXPECT_THAT(causes[1].play, near(0, 0));
    EXPECT_THAT(causes[2].play, near(0, 0));
}

TEST(CausesOfPlies, AreLuckWhereChanceActed) {
    const auto causes = of({decision(0, 0, 0.5, 0.5), draw(1, 0.48, 0.58), decision(2, 1, 0.6, 0.6)});
    EXPECT_THAT(causes[1].luck, near(0.1, -0.1));
    EXPECT_THAT(causes[1].play, near(0, 0));
    EXPECT_THAT(causes[0].play, near(0, 0)) << "all of the change is luck";
}

TEST(CausesOfPlies, AreLuckWhereAMoveMetWhatNobodyCouldKnow) {
    PlyValue attack = decision(0, 0, 0.5, 0.5);
    attack.unseen_before = {-0.05, 0.05};
    attack.unseen_after = {-0.3, 0.3};
    const auto causes = of({attack, decision(1, 1, 0.2, 0.2)});
    EXPECT_THAT(causes[0].luck, near(-0.25, 0.25));
    EXPECT_THAT(causes[0].play, near(0, 0)) << "the next search sees what the first one could not";
}

TEST(CausesOfPlies, PassOverForcedMoves) {
    PlyValue forced;
    forced.ply = 1;
    forced.actor = player(1);
    const auto causes = of({decision(0, 0, 0.6, 0.5), forced, decision(2, 0, 0.4, 0.4)});
    EXPECT_THAT(causes[0].play, near(-0.15, 0.15));
    EXPECT_THAT(causes[1].play, near(0, 0));
    EXPECT_THAT(causes[2].play, near(-0.05, 0.05));
}

TEST(CausesOfPlies, AreNotGuessedOverPliesThatAreNotKnown) {
    const auto causes = of({decision(0, 0, 0.6, 0.5), decision(2, 1, 0.1, 0.1)});
    EXPECT_THAT(causes[0].play, near(-0.1, 0.1));
}

TEST(CausesOfPlies, EndWithTheResult) {
    const std::vector<PlyValue> plies{decision(0, 1, 0.5, 0.5), draw(1, 0.5, 0.7)};
    const SeatShares won{1, 0};
    EXPECT_THAT(causes_of(plies, 2, 2, won)[0].play, near(0.3, -0.3));
    EXPECT_THAT(causes_of(plies, 2, 3, won)[0].play, near(0, 0)) << "the last ply is not known";
    EXPECT_THAT(causes_of({}, 2, 2, won), ::testing::IsEmpty());
}

}  // namespace
}  // namespace durbar::testing
