#include "games/maharani/maharani_scenario.h"

namespace durbar::testing {
namespace {

using maharani::Direction;
using maharani::Rules;

constexpr std::string_view kRondel =
    "rondel blue-center red-half1_front green-half2_along orange-half1_back\n";

Maharani opening(int players, int turn) {
    return {players, std::string(kRondel) + "turn " + std::to_string(turn) + "\n"};
}

/// Sections of places 1 to 4 for the active player.
std::string places(const maharani::State& s) {
    std::string letters;
    for (int place = 0; place < maharani::kPlaces; ++place) {
        letters += maharani::section_name(maharani::section_now(s, place));
    }
    return letters;
}

TEST(MaharaniRondel, TurnsToTheActivePlayer) {  // MH-2.2, MH-1.5
    EXPECT_EQ(places(opening(4, 0).state()), "ABCD");
    EXPECT_EQ(places(opening(4, 1).state()), "BCDA");
    EXPECT_EQ(places(opening(4, 2).state()), "CDAB");
    EXPECT_EQ(places(opening(4, 3).state()), "DABC");
}

TEST(MaharaniRondel, CarriesATileOnBySectionsAsTheArrowPassesSides) {  // MH-2.3, E16, G9
    const auto first_place = [](int players) {
        std::string sections;
        for (int seat = 0; seat <= players; ++seat) {
            sections += maharani::section_name(
                maharani::section_of_place(maharani::side_of(players, seat % players), 0));
        }
        return sections;
    };
    EXPECT_EQ(first_place(4), "ABCDA");
    EXPECT_EQ(first_place(3), "ABCA");
    EXPECT_EQ(first_place(2), "ACA");
}

TEST(MaharaniRondel, ShowsTilesWithTheirArrowsToThePlayer) {  // MH-2.4
    auto west = opening(4, 1);
    const auto table = Rules::table_fields(Rules::observe(west.state(), Reader::spectator()));
    EXPECT_EQ(*find(table, "arrow"), Value("W"));
    west.play(1, "tile 2 A1 E");  // laid any other way that fits
    west.expect_space("A1", "rE");
}

TEST(MaharaniTurn, GoesClockwise) {  // MH-2.1, MH-2.8
    auto game = opening(3, 0);
    for (int turn = 0; turn < 4; ++turn) {
        EXPECT_EQ(game.state().turn_number, turn + 1);
        const auto move = game.legal().front();
        game.play(turn % 3, move);
        if (Rules::decision(game.state()) == "second") game.play(turn % 3, "done");
        game.draw_all();
    }
    game.expect_to_act(1);
}

TEST(MaharaniTurn, IsTilesOrARefresh) {  // MH-2.5
    auto game = opening(4, 0);
    game.expect_illegal("done", "MH-2.5").expect_illegal("worker new red", "MH-2.5");
    game.expect_illegal("start 1", "MH-2.5").expect_illegal("draw blue-center", "MH-2.5");
}

TEST(MaharaniTurn, RunsInTheOrderOfTheRules) {  // MH-2.6, MH-10.9, MH-4.5
    Maharani game(4,
                  "palace B2gS B3bS+r\n"
                  "rondel blue-center red-half1_front green-half2_along orange-half1_back\nturn 0\n");
    game.play(0, "tile 1 D2 S");
    using Kinds = std::vector<std::string_view>;
    EXPECT_EQ(game.event_kinds(), (Kinds{"token_turned", "tile_laid", "gold", "worker_placed", "gold"}));
    game.expect_event("token_turned", {{"seat", 0}, {"section", "A"}});
    game.expect_event("tile_laid", {{"color", "blue"}, {"place", 1}, {"space", "D2"}, {"arrow", "S"}});
    game.expect_event("gold", {{"gold", 1}, {"space", "D2"}, {"reason", "tile"}});
    game.expect_event("gold", {{"gold", 1}, {"space", "D2"}, {"reason", "worker"}});
    game.play(0, "tile 2 B6 W");
    EXPECT_EQ(game.event_kinds(), (Kinds{"tile_laid", "gold", "paid", "turn_ended"}));
    game.expect_chance();
    EXPECT_EQ(game.state().turn, 0) << "the rondel is still turned to the player whose turn ends";  // MH-2.9
    game.expect_illegal("done", "MH-2.6");
    const int number = game.state().turn_number;
    game.draw_all().expect_to_act(1);
    game.expect_event("turn_began", {{"seat", 1}, {"number", number + 1}, {"arrow", "W"}});
}

}  // namespace
}  // namespace durbar::testing
