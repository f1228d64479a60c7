#include "games/maharani/maharani_scenario.h"

namespace durbar::testing {
namespace {

using maharani::Rules;

constexpr std::string_view kRondel =
    "rondel blue-center red-half1_front green-half2_along orange-half2_across\nturn 0\n";

/// The values that the refusal of a move speaks of, as JSON.
std::string values(const Maharani& game, std::string_view move) {
    const auto broken = Rules::check(game.state(), Rules::parse(move).value());
    return broken ? json_text(Value(refusal_of(Rules::kId, *broken).values)) : "legal";
}

TEST(MaharaniRefusals, NameThePlaceTheSpaceAndThePillars) {  // MH-3.1, MH-3.6, MH-13.10
    Maharani game(4, std::string(kRondel) + "palace A2gN B2gN\n");
    game.expect_refusal("tile 1 A2 S", "space_taken");
    EXPECT_EQ(values(game, "tile 1 A2 S"), R"({"space":"A2"})");
    game.expect_refusal("tile 1 A1 S", "other_pillars");
    EXPECT_EQ(values(game, "tile 1 A1 S"),
              R"({"space":"A1","tile_pillars":"center","space_pillars":"half1"})");
    EXPECT_EQ(values(game, "tile 3 C1 N"),
              R"({"space":"C1","tile_pillars":"half2","space_pillars":"half1"})");
    game.expect_refusal("tile 4 D13 E", "pillars_turned_away");
    EXPECT_EQ(values(game, "tile 4 D13 E"), R"({"space":"D13","arrow":"E"})");
    game.play(0, "tile 2 B12 W").expect_refusal("tile 2 B1 S", "place_empty");
    EXPECT_EQ(values(game, "tile 2 B1 S"), R"({"place":2})");
}

TEST(MaharaniRefusals, NameTheSectionWhoseTokenIsDown) {  // MH-3.4, MH-3.9
    Maharani game(4,
                  "palace B2gN\ndown 1 A\nrondel red-half1_front blue-center green-center orange-center\n"
                  "turn 1\n");
    game.expect_refusal("tile 4 C2 N", "token_down");  // place 4 lies in A for the west
    EXPECT_EQ(values(game, "tile 4 C2 N"), R"({"section":"A"})");
}

TEST(MaharaniRefusals, TellARefreshAfterATileFromOneForNothing) {  // MH-8.2, MH-8.3
    Maharani game(4, kRondel);
    game.expect_refusal("refresh", "tokens_all_up");
    game.play(0, "tile 1 A2 N").expect_refusal("refresh", "refresh_after_tile");
}

TEST(MaharaniRefusals, SayWhoseMoveItIs) {  // MH-2.5, MH-2.6
    Maharani start(Rules::initial({}, 3));
    start.expect_illegal("draw blue-center", "MH-2.6").expect_refusal("draw blue-center", "start_first");
    start.expect_refusal("tile 1 A2 N", "start_first");
    start.expect_illegal("start 3", "MH-1.6").expect_refusal("start 3", "no_such_seat");
    EXPECT_EQ(values(start, "start 3"), R"({"number":3,"players":3})");
    start.chance("start 1").expect_refusal("start 1", "refill_first").expect_refusal("done", "refill_first");
    Maharani game(4, kRondel);
    game.expect_refusal("done", "nothing_done").expect_refusal("worker new red", "no_worker_due");
    game.expect_refusal("draw blue-center", "move_of_chance").expect_refusal("start 0", "move_of_chance");
    game.play(0, "tile 1 A2 N").expect_decision("second");
    game.expect_refusal("worker move red", "no_worker_due").expect_refusal("start 0", "move_of_chance");
}

TEST(MaharaniRefusals, NameTheTileThatTheBagDoesNotHold) {  // MH-1.12
    Maharani game(4, "agenda refill; next-turn 0\nrondel blue-half1_left - - -\n");
    game.expect_refusal("draw blue-half1_left", "tile_not_in_bag");
    EXPECT_EQ(values(game, "draw blue-half1_left"), R"({"color":"blue","face":"half1_left"})");
}

TEST(MaharaniRefusals, SayWhyAWorkerDoesNotCome) {  // MH-12.2, MH-12.4, MH-12.7
    Maharani game(2, "palace A13bS+r\n" + std::string(kRondel));
    game.play(0, "tile 1 A2 S").expect_decision("worker");
    game.expect_refusal("done", "worker_first");
    EXPECT_EQ(values(game, "done"), R"({"space":"A2"})");
    game.expect_illegal("worker move blue", "MH-12.4")
        .expect_refusal("worker move blue", "moves_foreign_worker");
    game.expect_illegal("worker new yellow", "MH-12.2");
    game.expect_refusal("worker new yellow", "takes_foreign_worker");
    EXPECT_EQ(values(game, "worker new yellow"), R"({"worker":"yellow"})");
    game.expect_refusal("worker move green", "no_worker_to_move");
    EXPECT_EQ(values(game, "worker move green"), R"({"worker":"green","color":"blue","section":"A"})");
    game.expect_refusal("worker new red", "must_move");
    EXPECT_EQ(values(game, "worker new red"),
              R"({"worker":"red","from":"A13","color":"blue","section":"A"})");
}

}  // namespace
}  // namespace durbar::testing
