#include "games/rajas/rajas_scenario.h"

namespace durbar::testing {
namespace {

using rajas::Rules;

/// One space is left that costs nothing, so that a seat without dice and money may have nowhere to go.
constexpr std::string_view kFull =
    "workers 1 outer-terrace-1 outer-terrace-2 terrace-blue terrace-orange\n"
    "workers 0 terrace-purple terrace-green market-mixed-1\n"
    "seat 0 fame 15 money 0\nseat 1 fame 15 money 20\n";

TEST(RajasRounds, GoClockwiseWithOneWorkerAPhase) {  // RG-2.1
    Rajas game(3, "start 1\nturn 1\nphase 1\n");
    game.play(1, "place terrace-blue").rolls({1}).play(2, "place terrace-orange").rolls({1});
    game.play(0, "place terrace-green")
        .rolls({1})
        .expect_to_act(1)
        .expect_event("phase_began", {{"phase", 2}});
    EXPECT_EQ(game.state().phase, 2);
}

TEST(RajasRounds, LetNobodyPass) {  // RG-2.2
    Rajas game(2, "");
    game.expect_illegal("done", "RG-2.2").expect_illegal("sail 0", "RG-2.2");
    Rajas last(2, "turn 1\nseat 0 fame 60 money 2\nmet 0 1\n");  // the final phase
    last.expect_to_act(1).expect_illegal("done", "RG-2.2");
}

TEST(RajasRounds, LeaveAWorkerThatCannotBePlacedWithItsOwner) {  // RG-2.3, RG-2.4, E14
    Rajas game(2, std::string(kFull) + "phase 5\nstart 1\nturn 1\n");
    game.play(1, "place outer-terrace-3").expect_event("idle", {{"seat", 0}});
    game.expect_event("round_ended", {{"round", 1}}).expect_to_act(0);
}

TEST(RajasRounds, LetAnIdleWorkerBePlacedInALaterPhase) {        // RG-2.3, RG-2.5
    Rajas game(2, std::string(kFull) + "phase 6\ndice 0 b3\n");  // three placed in five phases
    game.expect_to_act(0).play(0, "place market-tea-1").play(0, "die blue 3");
    game.expect_no_event("idle").expect_to_act(1);
}

TEST(RajasRounds, EndWhenNobodyCanPlace) {  // RG-2.4, RG-2.6
    Rajas game(
        2,
        "workers 0 terrace-blue terrace-orange\nworkers 1 terrace-purple terrace-green outer-terrace-1\n"
        "phase 3\nstart 1\nturn 0\n");
    game.play(0, "place outer-terrace-2")
        .expect_event("round_ended", {{"round", 1}})
        .expect_event("round_began", {{"round", 2}, {"seat", 0}});
    game.expect_to_act(0);
    EXPECT_EQ(game.seat(1).workers, 0U);
    EXPECT_EQ(game.state().round, 2);
}

TEST(RajasRounds, PassOverPlayersWithoutAWorker) {  // RG-2.5, RG-11.6, E49
    Rajas game(2,
               "seat 0 fame 15\nworkers 0 terrace-blue terrace-orange terrace-purple\n"
               "workers 1 terrace-green outer-terrace-1\nphase 3\nturn 1\n");
    game.play(1, "place outer-terrace-2").expect_event("phase_began", {{"phase", 4}}).expect_to_act(0);
    game.play(0, "place outer-terrace-3").expect_event("round_ended", {{"round", 1}});
    EXPECT_EQ(game.state().round, 2);
}

TEST(RajasRounds, GiveTheStartToTheUserOfTheGreatMogul) {  // RG-2.6, RG-2.7, RG-8.6, E56
    const std::string lines =
        "workers 0 terrace-blue chamber-1\nworkers 1 terrace-purple terrace-green\nphase 3\n";
    Rajas game(2, lines);
    game.play(0, "place outer-terrace-1").play(1, "place outer-terrace-2");  // still counted from seat 0
    game.expect_event("round_began", {{"round", 2}, {"seat", 0}}).expect_to_act(0);
    Rajas other(2,
                "workers 0 terrace-blue terrace-orange\nworkers 1 chamber-1 terrace-green\nphase 3\nstart "
                "1\nturn 1\n");
    other.play(1, "place outer-terrace-1")
        .play(0, "place outer-terrace-2")
        .expect_event("round_began", {{"round", 2}, {"seat", 1}});
}

TEST(RajasRounds, PassTheElephantToTheLeftOtherwise) {  // RG-2.6
    Rajas game(
        3,
        "workers 0 terrace-blue terrace-orange terrace-purple\nworkers 1 terrace-green outer-terrace-1\n"
        "workers 2 outer-terrace-2 outer-terrace-3 outer-terrace-4\nphase 3\nstart 2\nturn 1\n");
    game.play(1, "place outer-terrace-5").expect_event("round_began", {{"round", 2}, {"seat", 0}});
}

TEST(RajasRounds, AllowSeveralWorkersOfOnePlayerInAnArea) {  // RG-2.8
    Rajas game(2,
               "workers 0 outer-terrace-1 outer-terrace-2\nworkers 1 terrace-blue terrace-orange\nphase 3\n");
    game.expect_allowed("place outer-terrace-3");
    Rajas quarry(
        2,
        "workers 0 quarry-1 harbor-1\nworkers 1 terrace-blue terrace-orange\nphase 3\nseat 0 money 9\n"
        "dice 0 b4 b1\n");
    quarry.expect_allowed("place quarry-2").expect_allowed("place harbor-2");
}

}  // namespace
}  // namespace durbar::testing
