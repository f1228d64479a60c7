#include "games/rajas/rajas_scenario.h"

namespace durbar::testing {
namespace {

using rajas::facing;
using rajas::Rules;

TEST(RajasEnd, FacesTwoMoneySpacesWithOneFameSpace) {  // RG-12.1, E55
    EXPECT_EQ(facing(0), 61);
    EXPECT_EQ(facing(1), 60);
    EXPECT_EQ(facing(2), 60);
    EXPECT_EQ(facing(52), 35);
    EXPECT_EQ(facing(64), 29);
    EXPECT_EQ(facing(65), 28);
    EXPECT_EQ(facing(66), 28);
    EXPECT_EQ(facing(119), 1);
    EXPECT_EQ(facing(120), 1);
    Rajas just(2, "seat 0 fame 29 money 62\n");
    just.play(0, "place outer-terrace-1")
        .expect_event("met", {{"seat", 0}, {"difference", 0}});  // 64 faces 29
    Rajas not_yet(2, "seat 0 fame 28 money 62\n");
    not_yet.play(0, "place outer-terrace-1").expect_no_event("met");
}

TEST(RajasEnd, ComparesTheMarkersAtTheEndOfTheTurn) {  // RG-12.2
    Rajas game(2, "seat 0 fame 29 money 62 bonuses 4\ndice 0 b2\n");
    game.play(0, "place outer-terrace-1").expect_decision("reroll").expect_no_event("met");
    game.play(0, "done").expect_event("met").expect_to_act(1);
}

TEST(RajasEnd, FinishesThePhase) {  // RG-12.3, E51
    Rajas first(3, "seat 0 fame 60 money 1\nstart 0\nturn 0\n");
    first.play(0, "place outer-terrace-1").expect_event("met").play(1, "place outer-terrace-2");
    first.play(2, "place outer-terrace-3").expect_over().expect_event("game_over", {{"reason", "met"}});
    Rajas last(3, "seat 0 fame 60 money 1\nstart 1\nturn 0\n");
    last.play(0, "place outer-terrace-1").expect_over();
}

TEST(RajasEnd, GivesNoTurnWithoutAWorker) {  // RG-12.3, E52
    Rajas game(2,
               "seat 0 fame 60 money 1\nworkers 1 terrace-blue terrace-orange terrace-green\n"
               "workers 0 outer-terrace-1 outer-terrace-2 terrace-purple\nphase 4\n");
    game.play(0, "place outer-terrace-3").expect_over();
}

TEST(RajasEnd, LetsEachSeatPlaceOneWorkerMore) {  // RG-12.4
    Rajas game(2, "seat 0 fame 60 money 2\nseat 1 fame 13\nmet 0 1\nturn 1\ndice 1 b1\n");
    game.play(1, "place chamber-1").play(1, "die blue 1").expect_workers(1, 4).expect_over();
    Rajas late(
        2,
        "option mode=navaratnas\nseat 0 fame 60 money 20 bonuses 1\nseat 1 money 3\nphase 4\nstart 0\n"
        "workers 0 terrace-blue terrace-orange terrace-green\nworkers 1 outer-terrace-1 outer-terrace-2 "
        "terrace-purple\ntokens 0 N0:brown-1\ntokens 1 N0:brown-2\n");
    late.play(0, "place outer-terrace-3").expect_event("met").expect_over();  // no catch-up token for seat 1
}

TEST(RajasEnd, IsWonByTheLargerDifferenceThenTheEarlierMeeting) {  // RG-12.5, X10, E53
    Rajas tie(2, "seat 0 fame 30 money 65\nseat 1 fame 37 money 52\nmet 0 1\nmet 1 2\nover\n");
    auto standing = Rules::standing(tie.state());
    EXPECT_EQ(standing[0].points, 2);
    EXPECT_EQ(standing[1].points, 2);
    EXPECT_EQ(standing[0].rank, 1);
    EXPECT_EQ(standing[1].rank, 2);
    Rajas larger(2, "seat 0 fame 30 money 65\nseat 1 fame 38 money 52\nmet 0 1\nmet 1 2\nover\n");
    EXPECT_EQ(Rules::standing(larger.state())[1].rank, 1);  // more beats earlier
    Rajas less(2, "seat 0 fame 30 money 64\nseat 1 fame 37 money 52\nmet 0 1\nmet 1 2\nover\n");
    EXPECT_EQ(Rules::standing(less.state())[0].points, 1);
}

TEST(RajasEnd, RanksMarkersThatMeetInAnOpenTurnBehindEarlierOnes) {  // RG-12.5, RG-12.7
    Rajas game(2, "seat 0 fame 28 money 65\nmet 0 1\nseat 1 fame 35 money 50\nturn 1\ndice 1 b2\n");
    game.play(1, "place outer-terrace-1").expect_decision("reroll");  // 52 faces 35
    auto standing = Rules::standing(game.state());
    EXPECT_EQ(standing[0].points, standing[1].points);
    EXPECT_EQ(standing[0].rank, 1);
    EXPECT_EQ(standing[1].rank, 2);
    game.play(1, "done").expect_over();
    EXPECT_EQ(Rules::standing(game.state()), standing);
}

TEST(RajasEnd, RanksThoseWhoHaveNotMetByTheirGap) {  // RG-12.6, E54
    Rajas game(
        4,
        "seat 0 fame 10 money 20\nseat 1 fame 40 money 50\nseat 2 fame 11 money 22\nseat 3 fame 12 money 16\n"
        "met 1 1\nover\n");
    const auto standing = Rules::standing(game.state());
    EXPECT_EQ(standing[1].rank, 1);
    EXPECT_EQ(standing[2].rank, 2);  // 11 - 50
    EXPECT_EQ(standing[0].rank, 3);  // 10 - 51
    EXPECT_EQ(standing[3].rank, 3);  // 12 - 53: the same gap, the same place
}

TEST(RajasEnd, CountsTheSameDuringTheGame) {  // RG-12.7
    Rajas game(2, "seat 0 fame 12 money 20\n");
    EXPECT_EQ(Rules::standing(game.state())[0].points, 12 - 51);
}

TEST(RajasEnd, LeavesNobodyToAct) {  // RG-12.8
    Rajas game(2, "seat 0 fame 30 money 65\nmet 0 1\nover\n");
    game.expect_over().expect_illegal("place quarry-1", "RG-12.8");
}

}  // namespace
}  // namespace durbar::testing
