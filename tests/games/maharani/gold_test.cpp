#include "games/maharani/maharani_scenario.h"
#include "games/maharani/palace_builder.h"

namespace durbar::testing {
namespace {

using maharani::Color;
using maharani::Crew;

TEST(MaharaniTileGold, IsOneForALoneTile) {  // MH-4.1
    Maharani game(
        4,
        "palace A3rW A6gS\nrondel blue-center red-half1_front green-half1_back orange-half1_left\nturn 0\n");
    game.play(0, "tile 1 A2 N")
        .expect_event("gold", {{"seat", 0}, {"gold", 1}, {"space", "A2"}, {"reason", "tile"}})
        .expect_gold({1});
}

TEST(MaharaniTileGold, CountsTheGroupBySidesNotByCorners) {  // MH-4.2, E18, G1
    Maharani game(4,
                  "palace A8bE\n"
                  "rondel blue-half2_along blue-half2_along red-half1_front green-center\nturn 0\n");
    game.play(0, "tile 1 A5 W").expect_gold({1});  // A5 meets A8 at a corner only
    game.play(0, "tile 2 A4 E").expect_gold({2});  // 1 + 3 - 2
}

TEST(MaharaniTileGold, CountsAJoinedGroupOnce) {  // MH-4.3, E20
    // A6 and A11 are blue, and so are A2 beside A6 and A14 beside A11; A7 joins all four.
    Maharani game(4,
                  "palace A2bN A6bN A11bE A14bE\n"
                  "rondel blue-center red-half1_front green-half1_back orange-half1_left\nturn 0\n");
    game.play(0, "tile 1 A7 N").expect_gold({5});
}

TEST(MaharaniTileGold, GoesOnAcrossSections) {  // MH-4.4, MH-6.3, E19, G2
    Maharani game(4,
                  "palace A12bN A13bN D1bN D5bE A6rS+r A2oS+r\n"
                  "rondel blue-half2_along red-half1_back green-half1_back orange-half1_left\nturn 0\n");
    game.play(0, "tile 1 A10 S")
        .expect_event("gold", {{"gold", 5}, {"reason", "tile"}})
        .expect_event("gold", {{"gold", 3}, {"reason", "worker"}});
    game.expect_gold({8});
}

TEST(MaharaniTileGold, GoesOnIntoAScoredSection) {  // MH-4.4, E21, G12
    for (const bool across : {false, true}) {
        const std::string tile = across ? "red-half2_across" : "red-half2_along";
        const std::string rondel =
            "rondel blue-half1_front green-half1_front " + tile + " orange-half1_front\n";
        Maharani game(4, Palace({"blue-half1_front", "green-half1_front", tile, "orange-half1_front"})
                                 .lay("A13rN")
                                 .lay("A14rE")
                                 .fill("A", {}, Color::Red)
                                 .line() +
                             "scored A\nturn 1\n" + rondel);
        game.play(1, across ? "tile 3 D5 W" : "tile 3 D5 N").expect_down(1, "");
        game.expect_gold({0, across ? 4 : 3});
    }
}

TEST(MaharaniTileGold, IsBookedBeforeTheWorkerIsChosen) {  // MH-4.5, MH-12.7
    Maharani game(
        2, "palace A3bE\nrondel blue-center red-half1_front green-half1_back orange-half1_left\nturn 0\n");
    game.play(0, "tile 1 A2 S").expect_decision("worker").expect_gold({2});
}

TEST(MaharaniWorkerGold, IsOneForALoneWorker) {  // MH-6.1, MH-5.3, E66
    Maharani game(4, "rondel orange-center red-half1_front green-half1_back blue-half1_left\nturn 0\n");
    game.play(0, "tile 1 A2 S").expect_space("A2", "oS+r").expect_gold({2}).expect_supply(Crew::Red, 7);
}

TEST(MaharaniWorkerGold, CountsTheGroup) {  // MH-6.2, E67
    Maharani game(4,
                  "palace A13rS+r\nrondel blue-half2_along red-half1_front green-half1_back "
                  "orange-half1_left\nturn 0\n");
    game.play(0, "tile 1 A10 S")
        .expect_event("gold", {{"gold", 1}, {"reason", "tile"}})
        .expect_event("gold", {{"gold", 2}, {"reason", "worker"}});
    game.expect_gold({3}).expect_supply(Crew::Red, 6);
}

TEST(MaharaniWorkerGold, IgnoresOtherPlayersWorkers) {  // MH-6.4, E32
    Maharani game(4,
                  "palace A13rW+g\nrondel blue-half2_along red-half1_front green-half1_back "
                  "orange-half1_left\nturn 0\n");
    game.play(0, "tile 1 A10 S").expect_event("gold", {{"gold", 1}, {"reason", "worker"}}).expect_gold({2});
}

TEST(MaharaniWorkerGold, IsCountedWhereTheWorkerNowStands) {  // MH-6.5, MH-5.5, E25, E30, G4
    Maharani game(4,
                  "palace A8bS+r A9rS+r\n"
                  "rondel blue-half2_across red-half1_front green-half1_back orange-half1_left\nturn 0\n");
    game.play(0, "tile 1 A4 S")
        .expect_event("worker_moved", {{"worker", "red"}, {"from", "A8"}, {"space", "A4"}});
    game.expect_event("gold", {{"gold", 2}, {"reason", "tile"}})
        .expect_event("gold", {{"gold", 1}, {"reason", "worker"}})
        .expect_gold({3});
}

TEST(MaharaniWorkerGold, IsOnlyForATileWithAWorker) {  // MH-6.6
    Maharani game(4, "rondel orange-center red-half1_front green-half1_back blue-half1_left\nturn 0\n");
    game.play(0, "tile 1 A2 N").expect_gold({1});
}

}  // namespace
}  // namespace durbar::testing
