#include <gmock/gmock.h>

#include "games/tigris/tigris_setups.h"
#include "support/random_games.h"
#include "support/value_path.h"

namespace durbar::testing {
namespace {

using tigris::Rules;

std::vector<std::string> kinds_of(const Tigris& t) {
    std::vector<std::string> kinds;
    for (const auto& event : t.events()) kinds.emplace_back(Rules::tell(event).kind);
    return kinds;
}

TEST(TigrisEvents, ABeatenLeaderGoesHomeForItsReason) {  // TE-8.9, TE-9.15
    Tigris revolt(R"(tigris
board
      H  I  J  K  L
 3    .  .  r  .  .
 4    .  r  K1 .  .
hand 0 red 3)");
    revolt.play(0, "leader king I3");
    revolt.expect_event("leader_placed", {{"seat", 0}, {"color", "black"}, {"cell", "I3"}});
    revolt.expect_event("revolt_begins",
                        {{"seat", 0}, {"other", 1}, {"color", "black"}, {"attack", 2}, {"defence", 2}});
    revolt.play(0, "commit 1").expect_event("committed", {{"seat", 0}, {"color", "red"}, {"amount", 1}});
    revolt.play(1, "commit 0");
    revolt.expect_event("conflict_won", {{"seat", 0},
                                         {"other", 1},
                                         {"color", "black"},
                                         {"strength", 3},
                                         {"against", 2},
                                         {"reason", "revolt"}});
    revolt.expect_event("leader_home",
                        {{"seat", 1}, {"color", "black"}, {"from", "J4"}, {"reason", "revolt"}});
    revolt.expect_event("points",
                        {{"seat", 0}, {"color", "red"}, {"amount", 1}, {"cell", "J4"}, {"reason", "revolt"}});
}

/// A settlement on I4 joins the kingdoms of kings and traders.
constexpr std::string_view kTwoWars = R"(tigris
board
      G  H  I  J  K  L
 4    r  K0 .  K1 r  .
 5    T0 .  .  .  T1 .
hand 0 green 3)";

TEST(TigrisEvents, AUnionTellsHowManyWarsFollow) {  // TE-9.1, TE-9.2, TE-9.3
    Tigris two(kTwoWars);
    two.play(0, "tile green I4").expect_event("unified", {{"seat", 0}, {"cell", "I4"}, {"wars", 2}});
    two.expect_no_event("war_begins").expect_no_event("points");
    Tigris one(R"(tigris
board
      G  H  I  J  K  L
 4    r  K0 .  K1 r  .
hand 0 green 1)");
    one.play(0, "tile green I4").expect_event("unified", {{"wars", 1}});
    one.expect_event("war_begins",
                     {{"seat", 0}, {"other", 1}, {"color", "black"}, {"attack", 0}, {"defence", 0}});
    Tigris none(R"(tigris
board
      G  H  I  J  K  L
 4    r  K0 .  T1 r  .
hand 0 green 1)");
    none.play(0, "tile green I4").expect_event("unified", {{"wars", 0}});
    none.expect_event("unification_off", {{"cell", "I4"}});
}

TEST(TigrisEvents, AWarTellsWhoseTilesAndLeadersItTook) {  // TE-9.15, TE-9.16
    Tigris t(R"(tigris
board
      G  H  I  J  K  L
 4    r  K0 .  K1 r  .
 5    .  k  .  k  .  .
 6    .  k  .  .  .  .
hand 0 green 1)");
    t.play(0, "tile green I4").play(0, "commit 0").play(1, "commit 0");
    t.expect_event("conflict_won",
                   {{"seat", 0}, {"other", 1}, {"strength", 2}, {"against", 1}, {"reason", "war"}});
    t.expect_event("leader_home", {{"seat", 1}, {"from", "J4"}, {"reason", "war"}});
    t.expect_event("tile_removed", {{"color", "black"}, {"cell", "J5"}, {"reason", "war"}});
    t.expect_event("points", {{"seat", 0}, {"color", "black"}, {"amount", 2}, {"reason", "war"}});
    t.expect_events("tile_removed", 1);
}

TEST(TigrisEvents, AWarThatIsCalledOffNamesItsSeats) {  // TE-9.24
    Tigris t(R"(tigris
players 3
board
      F  G  H  I  J  K  L  M
 4    .  r  T2 .  g  T0 r  K0
 5    .  K2 .  .  .  .  .  .
turn 0
hand 0 red 1)");
    t.play(0, "tile red I4").expect_event("unified", {{"wars", 2}});
    t.play(0, "war trader").play(0, "commit 0").play(2, "commit 0");  // 1 : 0
    t.expect_event("conflict_won", {{"seat", 0}, {"other", 2}});
    t.expect_event("war_called_off", {{"seat", 0}, {"other", 2}, {"color", "black"}});
    t.expect_no_event("war_begins");
}

TEST(TigrisEvents, ACatastropheTellsWhatItTook) {  // TE-6.2, TE-6.8, TE-15.13
    Tigris t(R"(tigris
option buildings=on
board
      G  H  I  J  K
 4    .  r^ r  r  .
 5    .  K1 .  .  .
building red H4)");
    t.play(0, "catastrophe H4");
    t.expect_event("catastrophe_played", {{"seat", 0}, {"cell", "H4"}});
    t.expect_event("tile_removed", {{"color", "red"}, {"cell", "H4"}, {"reason", "catastrophe"}});
    t.expect_event("building_returned", {{"color", "red"}, {"from", "H4"}, {"reason", "catastrophe"}});
    t.expect_event("leader_home", {{"seat", 1}, {"color", "black"}, {"from", "H5"}, {"reason", "no_temple"}});
}

TEST(TigrisEvents, AMonumentTellsWhatItTook) {  // TE-10.11, TE-15.12
    Tigris t(R"(tigris
option buildings=on
board
      G  H  I  J  K
 3    .  r^ r  r  .
 4    .  r  .  .  .
 5    .  K1 .  .  .
building red H3
hand 0 red 1)");
    t.play(0, "tile red I4").expect_decision("monument").play(0, "monument black-red H3");
    t.expect_event("monument_built",
                   {{"seat", 0}, {"monument", "black-red"}, {"color", "red"}, {"cell", "H3"}});
    t.expect_event("building_returned", {{"color", "red"}, {"from", "H3"}, {"reason", "monument"}});
    t.expect_event("leader_home", {{"seat", 1}, {"reason", "no_temple"}});
}

TEST(TigrisEvents, ATurnEndsBeforeTheRefillAndTheNextBeginsAfterIt) {  // TE-12.1
    Tigris t("tigris\nhand 0 red 5\nhand 1 red 6\n");
    t.play(0, "pass");
    EXPECT_THAT(kinds_of(t), ::testing::ElementsAre("passed", "turn_ended"));
    t.expect_event("turn_ended", {{"seat", 0}});
    t.chance("draw red");
    EXPECT_THAT(kinds_of(t), ::testing::ElementsAre("drew", "turn_began"));
    t.expect_event("drew", {{"seat", 0}, {"color", "red"}, {"left", 0}});
    t.expect_event("turn_began", {{"seat", 1}});
}

TEST(TigrisEvents, TheFirstTurnBeginsWithTheStart) {  // TE-1.12
    Tigris t(Rules::initial({}, 3));
    while (Rules::decision(t.state()) == "draw") t.chance(t.legal().front());
    t.chance("start 2").expect_event("started", {{"seat", 2}}).expect_event("turn_began", {{"seat", 2}});
    EXPECT_THAT(kinds_of(t), ::testing::ElementsAre("started", "turn_began"));
}

TEST(TigrisEvents, TheLastTurnEndsBeforeTheGame) {  // TE-13.1, TE-13.3, TE-13.7
    Tigris treasures("tigris\nhand 0 red 6\nhand 1 red 6\n");
    leave_treasures(treasures, 1, {"B2", "F3"});
    treasures.play(0, "pass");
    EXPECT_THAT(kinds_of(treasures), ::testing::ElementsAre("passed", "turn_ended", "game_over"));
    treasures.expect_event("game_over", {{"reason", "treasures"}});

    Tigris bag("tigris\nhand 0 red 3\nhand 1 red 6\n");
    leave_in_bag(bag, {{1, 0, 0, 1}});
    bag.play(0, "pass");
    EXPECT_THAT(kinds_of(bag), ::testing::ElementsAre("passed", "turn_ended", "game_over"));
    bag.expect_event("game_over", {{"reason", "bag"}});

    Tigris swap("tigris\nhand 0 red 3\nhand 1 red 6\n");
    leave_in_bag(swap, {{1, 0, 0, 1}});
    swap.play(0, "swap red 3");
    EXPECT_THAT(kinds_of(swap), ::testing::ElementsAre("swapped", "turn_ended", "game_over"));
    swap.expect_event("game_over", {{"reason", "swap"}}).expect_event("swapped", {{"amount", 3}});
}

TEST(TigrisEvents, TheEndIsToldInTheViewByItsReason) {  // TE-13.1, TE-13.3, TE-13.7
    const auto over = [](const Tigris& t) {
        const auto told = Rules::over(Rules::observe(t.state(), Reader::spectator()));
        return told ? std::string(told->kind) : "goes on";
    };
    Tigris bag("tigris\nhand 0 red 3\nhand 1 red 6\n");
    leave_in_bag(bag, {{1, 0, 0, 1}});
    Tigris swap(bag.state());
    EXPECT_EQ(over(bag), "goes on");
    EXPECT_EQ(over(bag.play(0, "pass")), "bag");
    EXPECT_EQ(over(swap.play(0, "swap red 3")), "swap");
}

TEST(TigrisEvents, TurnsBeginAndEndByTurnsInRandomGames) {  // TE-3.10, TE-12.1
    for (int players = 2; players <= 4; ++players) {
        Rng rng(static_cast<std::uint64_t>(players));
        auto state = Rules::initial({}, players);
        tigris::MoveList moves;
        std::optional<int> open;
        int turns = 0;
        while (Rules::to_act(state) != Player::Nobody) {
            std::vector<tigris::Event> events;
            Rules::apply(state, eventful_move<Rules>(state, moves, rng), tigris::Sink(events));
            for (const auto& event : events) {
                if (event.kind == tigris::EventKind::TurnBegan) {
                    ASSERT_EQ(open, std::nullopt);
                    ASSERT_TRUE(Rules::begins_turn(event));
                    open = event.seat;
                    ++turns;
                } else if (event.kind == tigris::EventKind::TurnEnded) {
                    ASSERT_EQ(open, event.seat);
                    open.reset();
                }
            }
        }
        EXPECT_EQ(open, std::nullopt) << "the last turn ended too";
        EXPECT_GT(turns, 10);
    }
}

}  // namespace
}  // namespace durbar::testing
