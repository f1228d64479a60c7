#include "games/maharani/maharani_scenario.h"
#include "games/maharani/palace_builder.h"

namespace durbar::testing {
namespace {

using maharani::Direction;
using maharani::Rules;

constexpr std::string_view kRondel =
    "rondel blue-center red-half1_front green-half2_along orange-half2_across\nturn 0\n";

/// The arrows with which a tile of the face fits the space, for the player in the south.
std::string arrows(std::string_view face, std::string_view space) {
    std::string letters;
    const auto tile = maharani::parse_tile("blue-" + std::string(face)).value();
    for (const Direction d : maharani::kAllDirections) {
        if (maharani::fitting(tile, d).has(maharani::parse_space(space).value())) {
            letters += maharani::direction_letter(d);
        }
    }
    return letters;
}

TEST(MaharaniPillars, LetATileWithOneHalfLieOneWay) {  // MH-3.6, E1, G15
    EXPECT_EQ(arrows("half1_front", "A1"), "E");
    EXPECT_EQ(arrows("half1_back", "A1"), "W");
    EXPECT_EQ(arrows("half1_left", "A1"), "S");
    EXPECT_EQ(arrows("half1_right", "A1"), "N");
    EXPECT_EQ(arrows("half1_front", "B1"), "S");
    EXPECT_EQ(arrows("half1_back", "B1"), "N");
    EXPECT_EQ(arrows("half1_left", "B1"), "W");
    EXPECT_EQ(arrows("half1_right", "B1"), "E");
    for (const auto* space : {"C6", "D8"}) {
        EXPECT_EQ(arrows("half1_front", space), "N") << space;
        EXPECT_EQ(arrows("half1_back", space), "S") << space;
        EXPECT_EQ(arrows("half1_left", space), "E") << space;
        EXPECT_EQ(arrows("half1_right", space), "W") << space;
    }
}

TEST(MaharaniPillars, KeepEachKindOnItsOwnSpaces) {  // MH-3.6, E2, G15
    EXPECT_EQ(arrows("half1_front", "A2"), "");
    EXPECT_EQ(arrows("half1_front", "A4"), "");
    EXPECT_EQ(arrows("half2_along", "A1"), "");
    EXPECT_EQ(arrows("half2_along", "A2"), "");
    EXPECT_EQ(arrows("center", "A1"), "");
    Maharani game(4, kRondel);
    game.expect_illegal("tile 1 A1 S", "MH-3.6").expect_illegal("tile 2 B2 S", "MH-3.6");
    game.expect_illegal("tile 3 C6 N", "MH-3.6");
}

TEST(MaharaniPillars, LetATileWithTwoHalvesLieTwoWays) {  // MH-3.6, MH-3.7, E3
    EXPECT_EQ(arrows("half2_along", "A5"), "EW");
    EXPECT_EQ(arrows("half2_across", "A5"), "NS");
    EXPECT_EQ(arrows("half2_along", "A10"), "NS");
    EXPECT_EQ(arrows("half2_across", "A10"), "EW");
    Maharani game(4, kRondel);
    game.expect_allowed("tile 4 D13 N").expect_allowed("tile 4 D13 S");
    game.expect_illegal("tile 4 D13 E", "MH-3.6");
    Maharani(4, kRondel).play(0, "tile 4 D13 N").expect_no_worker();
    Maharani(4, kRondel)
        .play(0, "tile 4 D13 S")
        .expect_event("worker_placed", {{"worker", "red"}, {"space", "D13"}});
}

TEST(MaharaniPillars, LetAMiddleTileLieFourWays) {  // MH-3.7, MH-5.1, E4, E5
    EXPECT_EQ(arrows("center", "A2"), "NESW");
    for (const std::string arrow : {"N", "E", "W"}) {
        Maharani(4, kRondel).play(0, "tile 1 A2 " + arrow).expect_no_worker().expect_decision("second");
    }
    Maharani(4, kRondel)
        .play(0, "tile 1 A2 S")
        .expect_event("worker_placed", {{"worker", "red"}, {"space", "A2"}});
}

TEST(MaharaniPillars, MeetThePrintedHalfBesideAnEmptySpace) {  // MH-3.6, E8
    Maharani game(4, kRondel);
    game.play(0, "tile 2 B12 W");  // A1, which has the other half, is empty
    game.expect_space("B12", "rW");
}

TEST(MaharaniPillars, GiveEveryFaceItsWorkerSpaces) {  // MH-3.7: for every seat 8, 6 or 12
    for (const Direction side : maharani::kAllDirections) {
        for (maharani::Face face = 0; face < maharani::kFaces; ++face) {
            const auto pillars = maharani::pillars_of(face);
            const int wanted = pillars == maharani::Pillars::Middle    ? 8
                               : pillars == maharani::Pillars::OneHalf ? 6
                                                                       : 12;
            EXPECT_EQ(maharani::fitting(face, side).count(), wanted);
        }
    }
}

TEST(MaharaniPlacing, IsRefusedWithoutATileOrOnATakenSpace) {  // MH-3.1, MH-13.10, E9
    Maharani game(4,
                  "palace A2bS B2gN B3bE\nrondel red-center red-half1_front - -\nagenda second; "
                  "end-turn\nlaid 1\ngold 0 1\nturn 0\n");
    const auto before = game.text();
    game.expect_illegal("tile 3 C2 S", "MH-3.1").expect_illegal("tile 1 A2 S", "MH-3.1");
    EXPECT_EQ(game.text(), before);
}

TEST(MaharaniPlacing, IsFreeInTheSectionOfTheTile) {  // MH-3.2, E12
    Maharani up(4, kRondel);
    up.play(0, "tile 1 A7 N").expect_down(0, "");
    Maharani down(4, std::string(kRondel) + "palace B2gN\ndown 0 A\n");
    down.play(0, "tile 1 A7 N").expect_down(0, "A");
}

TEST(MaharaniPlacing, ElsewhereTurnsTheTokenOfTheSectionTheTileCameFrom) {  // MH-3.3, E10, G1
    Maharani game(4,
                  "palace A8bE\n"
                  "rondel blue-half2_along blue-half2_along red-half1_front green-center\nturn 0\n");
    game.play(0, "tile 1 A5 E").expect_gold({1});
    game.play(0, "tile 2 A4 W")
        .expect_event("gold", {{"seat", 0}, {"gold", 3}, {"space", "A4"}, {"reason", "tile"}});
    game.expect_gold({2}).expect_down(0, "B");
}

TEST(MaharaniPlacing, TurnsTheTokenBeforeTheTileLies) {  // MH-3.3
    Maharani game(2, "rondel blue-center red-half1_front green-half2_along orange-half2_across\nturn 0\n");
    game.play(0, "tile 1 C2 S").expect_decision("worker").expect_down(0, "A");
}

TEST(MaharaniPlacing, StaysInTheSectionIfTheTokenIsDown) {  // MH-3.4, MH-8.1, E9, E11, G8
    Maharani game(4, std::string(kRondel) + "palace B6gN\ndown 0 A\n");
    game.expect_spaces(1, "A2 A7").expect_illegal("tile 1 B2 S", "MH-3.4");
    game.play(0, "refresh").expect_to_act(1);
    game.play(1, "tile 2 C1 W").play(1, "done").chance("draw yellow-half1_front");
    game.play(2, "tile 3 A4 W").play(2, "done").chance("draw yellow-half2_along");
    game.play(3, "tile 4 C4 N").play(3, "done").chance("draw yellow-half1_back");
    game.expect_to_act(0).expect_place(1, "blue-center").expect_down(0, "");
    game.expect_spaces(1, "A2 A7 B2 B7 C2 C7 D2 D7");
}

TEST(MaharaniPlacing, OutOfAFullSectionNeedsItsToken) {  // MH-3.4, E70
    const std::string full =
        Palace({"blue-half1_front", "green-half1_front", "yellow-half2_along", "red-half1_back"})
            .fill("A")
            .lay("B2pN")
            .line() +
        "scored A\nrondel blue-half1_front green-half1_front yellow-half2_along red-half1_back\nturn 0\n";
    Maharani up(4, full);
    EXPECT_NE(up.legal().size(), 0U);
    up.expect_allowed("tile 1 B1 S");
    Maharani down(4, full + "down 0 A\n");
    down.expect_spaces(1, "").expect_illegal("tile 1 B1 S", "MH-3.4").expect_allowed("tile 2 B1 S");
}

TEST(MaharaniPlacing, UsesTwoTokensForTwoTilesElsewhere) {  // MH-3.5, E13
    Maharani game(4, kRondel);
    game.play(0, "tile 1 C2 N").play(0, "tile 2 D6 E").expect_down(0, "AB");
}

TEST(MaharaniPlacing, KeepsEqualTilesApart) {  // MH-3.8
    Maharani game(4, "rondel blue-center red-half1_front blue-center green-half2_along\nturn 0\n");
    game.expect_allowed("tile 1 D2 N").expect_allowed("tile 3 D2 N");
    Maharani(game.state()).play(0, "tile 1 D2 N");
    Maharani other(game.state());
    other.play(0, "tile 3 D2 N").expect_down(0, "C");
    game.play(0, "tile 1 D2 N").expect_down(0, "A");
}

TEST(MaharaniPlacing, KnowsTokensBySectionNotByPlace) {  // MH-3.9
    Maharani game(
        4, "palace B2gN\ndown 1 A\nrondel blue-center red-center green-center orange-half2_across\nturn 1\n");
    game.expect_spaces(1, "A2 A7 B7 C2 C7 D2 D7");  // place 1 lies in B for the west
    game.expect_spaces(4, "A4 A5 A9 A10 A13 A14");  // place 4 lies in A
}

TEST(MaharaniPlacing, LeavesTileAndArrowForGood) {  // MH-3.10
    Maharani game(4, kRondel);
    game.play(0, "tile 1 A2 E").play(0, "tile 2 B12 W").draw_all();
    const auto turned = [&] {
        auto next = game.state();
        next.arrows[index(Direction::E)] = {};
        next.arrows[index(Direction::N)].add(maharani::parse_space("A2").value());
        return Rules::violation_between(game.state(), next);
    }();
    EXPECT_EQ(turned, "MH-3.10: a laid tile was turned");
    game.expect_space("A2", "bE");
}

}  // namespace
}  // namespace durbar::testing
