#include "games/maharani/maharani_scenario.h"
#include "games/maharani/palace_builder.h"

namespace durbar::testing {
namespace {

using maharani::Crew;
using maharani::Rules;
using maharani::Section;

constexpr std::string_view kRondel =
    "rondel yellow-half1_front red-half1_front green-half1_back blue-half2_along\nturn 0\n";
Palace palace() {
    return Palace({"yellow-half1_front", "red-half1_front", "green-half1_back", "blue-half2_along"});
}

TEST(MaharaniSections, AreScoredTogetherAtTheEndOfTheTurn) {  // MH-10.1, MH-10.5, MH-10.7, E38, E39, G11
    auto full = palace();
    for (const auto* tile : {"A2bS+r", "A3oS+r", "A4gW+g", "A5bW+g", "A6rW+g", "A7pW+g", "B2oS+r", "B3bS+r",
                             "B4gS+r", "B5rE+y", "B13pN"}) {
        full.lay(tile);
    }
    full.fill("A", {"A1"}).fill("B", {"B12"});
    Maharani game(4, full.line() + std::string(kRondel));
    game.play(0, "tile 1 A1 E").expect_gold({1, 0, 0, 0}).expect_no_event("section_scored");
    game.play(0, "tile 2 B12 W")
        .expect_event("section_scored", {{"section", "A"}, {"reason", "complete"}})
        .expect_event("section_scored", {{"section", "B"}, {"reason", "complete"}});
    game.expect_gold({1 + 1 - 2 + 6 + 9, 13, 0, 4});
    for (const Crew crew : maharani::kAllCrews) game.expect_supply(crew, 8);
    EXPECT_TRUE(maharani::all_workers(game.state()).none());
}

TEST(MaharaniSections, PayByTheTable) {  // MH-10.2, MH-10.3, MH-5.8, E42, E44, E69
    const std::array<int, 7> gold{0, 4, 6, 9, 13, 18, 24};
    for (unsigned workers = 0; workers < gold.size(); ++workers)
        EXPECT_EQ(maharani::data::kPayout[workers], gold[workers]);
    // The printed example: 5 green, 3 red, 1 blue, 0 yellow. Seats 1, 0, 2.
    auto full = palace();
    for (const auto* tile :
         {"A2bW+g", "A3oW+g", "A4gW+g", "A5rW+g", "A6pW+g", "A7oS+r", "A8gS+r", "A9bS+r", "A10rN+b"}) {
        full.lay(tile);
    }
    full.fill("A", {"A1"});
    Maharani game(4, full.line() + std::string(kRondel));
    game.play(0, "tile 1 A1 E").play(0, "done").expect_gold({1 + 9, 18, 4, 0});
    game.expect_event("section_gold",
                      {{"seat", 1}, {"worker", "green"}, {"section", "A"}, {"workers", 5}, {"gold", 18}});
    game.expect_event("section_gold",
                      {{"seat", 2}, {"worker", "blue"}, {"section", "A"}, {"workers", 1}, {"gold", 4}});
    game.expect_no_event("section_gold", {{"seat", 3}});
}

TEST(MaharaniSections, PaySixWorkers) {  // MH-10.2, E44
    auto full = palace();
    for (const auto* tile : {"A2bS+r", "A3oS+r", "A4gS+r", "A5rS+r", "A6pS+r", "A8yS+r"}) full.lay(tile);
    full.fill("A", {"A1"});
    Maharani game(4, full.line() + std::string(kRondel));
    game.play(0, "tile 1 A1 E").play(0, "done").expect_gold({1 + 24});
}

TEST(MaharaniSections, CountTheWorkerOnTheLastTile) {  // MH-10.4, E41
    Palace full({"yellow-half1_left", "red-half1_front", "green-half1_back", "blue-half2_along"});
    full.fill("A", {"A1"}, maharani::Color::Yellow);
    Maharani game(
        4,
        full.line() + "rondel yellow-half1_left red-half1_front green-half1_back blue-half2_along\nturn 0\n");
    game.play(0, "tile 1 A1 S").expect_gold({2});
    game.play(0, "done").expect_gold({2 + 4});
}

TEST(MaharaniSections, GiveWorkersBackForTheNextPlayer) {  // MH-10.5, E43
    auto full = palace();
    full.lay("A2bW+g").fill("A", {"A1"});
    for (const auto* tile : {"B2oW+g", "B3bW+g", "B4gW+g", "C2rW+g", "C3bW+g", "C4yW+g", "C5pW+g"})
        full.lay(tile);
    Maharani game(4, full.line() + std::string(kRondel));
    game.expect_supply(Crew::Green, 0);
    game.play(0, "tile 1 A1 E").play(0, "done").expect_supply(Crew::Green, 1);
    game.chance("draw orange-center")
        .play(1, "tile 1 D2 W")
        .expect_event("worker_placed", {{"worker", "green"}, {"space", "D2"}});
}

TEST(MaharaniSections, KeepTheirWorkersUntilTheEndOfTheTurn) {  // MH-10.6, E40
    auto full = palace();
    full.lay("A2rS+r").fill("A", {"A1"});
    for (const auto* tile : {"B2oS+r", "B3bS+r", "B4gS+r", "C2rS+r", "C3oS+r", "C4yS+r", "C5pS+r"})
        full.lay(tile);
    Maharani game(4, full.line() + std::string(kRondel));
    game.expect_supply(Crew::Red, 0).play(0, "tile 1 A1 E").expect_supply(Crew::Red, 0);
    game.play(0, "tile 4 D5 S")
        .expect_event("no_worker_left", {{"seat", 0}, {"space", "D5"}})
        .expect_supply(Crew::Red, 1);
}

TEST(MaharaniSections, LendTheirWorkersToGroupsOfTheSecondTile) {  // MH-10.6, E72
    auto full = palace();
    full.lay("A13rS+r").lay("A5gN").fill("A", {"A1"}, maharani::Color::Blue);
    Maharani game(4, full.line() + std::string(kRondel));
    game.play(0, "tile 1 A1 E").expect_gold({1});
    game.play(0, "tile 4 D5 S")
        .expect_event("gold", {{"gold", 1}, {"space", "D5"}, {"reason", "tile"}})
        .expect_event("gold", {{"gold", 2}, {"reason", "worker"}});
    game.expect_gold({1 + 1 + 2 - 2 + 4}).expect_space("D5", "bS+r").expect_space("A13", "rS");
}

TEST(MaharaniSections, AreScoredOnceAndKeepTheirTiles) {  // MH-10.8
    auto full = palace();
    full.lay("A2bS+r").fill("A", {"A1"});
    Maharani game(4, full.line() + std::string(kRondel));
    game.play(0, "tile 1 A1 E").play(0, "done").draw_all();
    EXPECT_TRUE(maharani::is_scored(game.state(), Section::A));
    game.expect_space("A2", "bS");
    const auto move = game.legal().front();
    game.play(1, move);
    if (Rules::decision(game.state()) == "second") game.play(1, "done");
    game.expect_no_event("section_scored", {{"section", "A"}});
}

TEST(MaharaniSections, ComeAfterThePaymentAndBeforeTheRefill) {  // MH-10.9
    auto full = palace();
    full.lay("A2bS+r").fill("A", {"A1"});
    Maharani game(4, full.line() + std::string(kRondel));
    game.play(0, "tile 1 A1 E").play(0, "tile 2 B12 W");
    std::vector<maharani::EventKind> kinds;
    for (const auto& event : game.events()) kinds.push_back(event.kind);
    using enum maharani::EventKind;
    EXPECT_EQ(kinds,
              (std::vector{TileLaid, Gold, Paid, SectionScored, SectionGold, WorkersReturned, TurnEnded}));
    game.expect_chance();
}

}  // namespace
}  // namespace durbar::testing
