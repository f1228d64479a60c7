#include "games/maharani/maharani_scenario.h"
#include "games/maharani/palace_builder.h"

namespace durbar::testing {
namespace {

using maharani::Crew;
using maharani::Rules;

// Seat 0 sits in the south with red and green workers, seat 1 in the north with blue and yellow ones.

constexpr std::string_view kRondel =
    "rondel blue-center red-half1_front green-half1_back orange-half1_left\nturn 0\n";
/// Seven red, then seven green workers, none of them in A.
constexpr std::string_view kReds = " B2oS+r B3bS+r B4gS+r B5rS+r C2gS+r C3bS+r C4yS+r";
constexpr std::string_view kGreens = " B6oS+g B7rS+g B8gS+g B9pS+g C7oS+g C8gS+g C9rS+g";

Maharani with(std::string_view palace) {
    return {2,
            (palace.empty() ? std::string() : "palace" + std::string(palace) + "\n") + std::string(kRondel)};
}

TEST(MaharaniTwoPlayers, ChooseTheColourOfANewWorker) {  // MH-12.2, MH-12.7, E57, G13
    auto game = with("");
    game.play(0, "tile 1 A2 S").expect_decision("worker").expect_gold({1});
    game.expect_legal({"worker new red", "worker new green"});
    game.expect_illegal("worker new blue", "MH-12.2").expect_illegal("worker move red", "MH-12.4");
    game.expect_illegal("done", "MH-12.7").expect_illegal("tile 2 B12 W", "MH-12.7");
    game.play(0, "worker new green").expect_space("A2", "bS+g").expect_gold({2}).expect_decision("second");
    game.expect_supply(Crew::Red, 7).expect_supply(Crew::Green, 6);
}

TEST(MaharaniTwoPlayers, TakeTheOnlyColourLeft) {  // MH-12.3, MH-12.7, E57, G13
    auto game = with(kReds);
    game.expect_supply(Crew::Red, 0);
    game.play(0, "tile 1 A2 S").expect_decision("second").expect_space("A2", "bS+g").expect_gold({2});
    auto none = with(std::string(kReds) + std::string(kGreens));
    none.play(0, "tile 1 A2 S").expect_decision("second").expect_space("A2", "bS").expect_gold({1});
}

TEST(MaharaniTwoPlayers, MoveOneOrTakeTheOtherColour) {  // MH-12.4, E58, G13
    auto game = with(" A13bS+r");
    game.play(0, "tile 1 A2 S").expect_legal({"worker move red", "worker new green"});
    game.expect_illegal("worker new red", "MH-12.4").expect_illegal("worker move green", "MH-12.4");
    Maharani moved(game.state());
    moved.play(0, "worker move red").expect_space("A13", "bS").expect_space("A2", "bS+r").expect_gold({2});
    game.play(0, "worker new green").expect_space("A13", "bS+r").expect_space("A2", "bS+g");
}

TEST(MaharaniTwoPlayers, MustMoveIfTheOtherColourIsUsedUp) {  // MH-12.5, E59, G13
    auto game = with(" A13bS+r" + std::string(kGreens));
    game.play(0, "tile 1 A2 S")
        .expect_decision("second")
        .expect_event("worker_moved", {{"worker", "red"}, {"from", "A13"}, {"space", "A2"}});
    EXPECT_EQ(game.state().supply[index(Crew::Red)], 6);  // though red ones are left
}

TEST(MaharaniTwoPlayers, ChooseWhichOfTwoMoves) {  // MH-12.6, E60, G13
    auto game = with(" A13bS+r A4bS+g");
    game.play(0, "tile 1 A2 S").expect_legal({"worker move red", "worker move green"});
    game.expect_illegal("worker new red", "MH-12.4").expect_illegal("worker new green", "MH-12.4");
    game.play(0, "worker move green")
        .expect_space("A4", "bS")
        .expect_space("A2", "bS+g")
        .expect_space("A13", "bS+r");
}

TEST(MaharaniTwoPlayers, AreOfferedEveryChoiceWithItsGold) {  // MH-12.8, E63
    // Green stands on A3 beside A2, red does not.
    auto game = with(" A3pS+g A13bS+r A5bS+g");
    game.play(0, "tile 1 A2 S").expect_legal({"worker move red", "worker move green"});
    EXPECT_EQ(game.legal(), (std::vector<std::string>{"worker move red", "worker move green"}));
    Maharani red(game.state());
    red.play(0, "worker move red").expect_event("gold", {{"gold", 1}, {"reason", "worker"}});
    game.play(0, "worker move green").expect_event("gold", {{"gold", 2}, {"reason", "worker"}});
}

TEST(MaharaniTwoPlayers, KeepTheirColoursApartInGroups) {  // MH-12.9, E61, G14
    Maharani game(2,
                  "palace A13rS+r\nrondel blue-half2_along red-half1_front green-half1_back "
                  "orange-half1_left\nturn 0\n");
    game.play(0, "tile 1 A10 S")
        .play(0, "worker new green")
        .expect_event("gold", {{"gold", 1}, {"reason", "worker"}});
    game.expect_gold({2});
}

TEST(MaharaniTwoPlayers, AreScoredByColour) {  // MH-12.10, E62, G14
    Palace palace({"yellow-half1_front", "red-half1_front", "green-half1_back", "blue-half2_along"});
    for (const auto* tile : {"A2bS+r", "A3oS+r", "A4gS+r", "A7rS+g", "A8pS+g"}) palace.lay(tile);
    palace.fill("A", {"A1"});
    Maharani game(
        2, palace.line() +
               "rondel yellow-half1_front red-half1_front green-half1_back blue-half2_along\nturn 0\n");
    game.play(0, "tile 1 A1 E").play(0, "done").expect_gold({1 + 9 + 6, 0});
    game.expect_event("section_gold", {{"seat", 0}, {"worker", "red"}, {"workers", 3}, {"gold", 9}})
        .expect_event("section_gold", {{"seat", 0}, {"worker", "green"}, {"workers", 2}, {"gold", 6}});
}

TEST(MaharaniTwoPlayers, HaveOneSideForBothColours) {  // MH-12.1, E64
    auto east = with("");
    east.play(0, "tile 1 A2 E").expect_decision("second").expect_space("A2", "bE");
    auto west = with("");
    west.play(0, "tile 1 A2 W").expect_decision("second").expect_space("A2", "bW");
    Maharani north(2, "rondel blue-center red-half1_front green-half1_back orange-half1_left\nturn 1\n");
    north.play(1, "tile 1 C2 N").expect_legal({"worker new blue", "worker new yellow"});
}

TEST(MaharaniTwoPlayers, TreatTheWorkerJustPlacedLikeAnyOther) {  // MH-12.11
    Maharani game(2, "rondel blue-center blue-center green-half1_back orange-half1_left\nturn 0\n");
    game.play(0, "tile 1 A2 S").play(0, "worker new red");
    game.play(0, "tile 2 A7 S").expect_legal({"worker move red", "worker new green"});
    game.play(0, "worker new green").expect_space("A2", "bS+r").expect_space("A7", "bS+g");
}

}  // namespace
}  // namespace durbar::testing
