#include "games/rajas/rajas_scenario.h"

namespace durbar::testing {
namespace {

/// Six stalls of silk, 16 money together.
constexpr std::string_view kSilk =
    "province 0 B2:blue-16/0 D2:green-16/0 C3:purple-13/0 A2:orange-11/0 E2:blue-15/2\nworkers 0 "
    "market-silk-1\n";

TEST(RajasTracks, LetMoneyFallByPayingAlone) {  // RG-11.1
    Rajas game(2, "seat 0 money 1\ndice 0 b4\n");
    game.play(0, "place quarry-1").expect_money(0, 0);
    auto before = game.state();
    auto after = before;
    before.seats[0].fame = 3;
    EXPECT_EQ(rajas::Rules::violation_between(before, after), "RG-11.1: fame has fallen at seat 0");
}

TEST(RajasTracks, MoveByTheWholeSumPastTheEnd) {  // RG-11.2
    Rajas game(2, "seat 0 fame 59 money 0 boat 6\nworkers 0 harbor-1\nagenda sail 1 1; end-turn\n");
    game.play(0, "sail 1").expect_fame(0, 61).expect_event("met");
}

TEST(RajasTracks, BringWorkersOnce) {  // RG-11.3, E42
    Rajas fame(2, "seat 0 fame 13 boat 6\nworkers 0 harbor-1\nagenda sail 1 1; end-turn\n");
    fame.play(0, "sail 1").expect_workers(0, 4).expect_event("worker_gained", {{"worker", "fame"}});
    Rajas money(2, "seat 0 money 18 bonuses 1\n");
    money.play(0, "place outer-terrace-1").expect_workers(0, 4);
    Rajas again(2, "seat 0 money 19 bonuses 1\ngained 0 money\n");  // it fell back below 20
    again.play(0, "place outer-terrace-1")
        .expect_money(0, 21)
        .expect_workers(0, 4)
        .expect_no_event("worker_gained");
    for (const auto& [from, spaces] : {std::pair{20, "sail 1"}, std::pair{19, "sail 3"}}) {
        Rajas bridge(
            2, "seat 0 boat " + std::to_string(from) + "\nworkers 0 harbor-1\nagenda sail 1 3; end-turn\n");
        bridge.play(0, spaces).expect_workers(0, 4).expect_event("worker_gained", {{"worker", "bridge"}});
        bridge.expect_boat(0, from == 20 ? 21 : 22);  // the bridge is no space
    }
    Rajas portuguese(2, "seat 0 boat 15\ndice 0 b6\n");
    portuguese.play(0, "place chamber-6").play(0, "die blue 6").expect_boat(0, 21).expect_workers(0, 4);
    Rajas bonus(2, "seat 0 boat 20 money 10\n");
    bonus.play(0, "place outer-terrace-1").play(0, "sail 1").expect_workers(0, 4);
}

TEST(RajasTracks, BringTheWorkerBeforeTheBonus) {  // RG-11.4
    Rajas game(2, "seat 0 money 18 bonuses 1\n" + std::string(kSilk) + "agenda sell silk 6; end-turn\n");
    game.play(0, "sell silk 6").expect_money(0, 34).expect_workers(0, 4).expect_decision("dice");
    ASSERT_EQ(game.events().size(), 4U);  // sold, money, worker, bonus
    EXPECT_EQ(game.events()[2].kind, rajas::EventKind::WorkerGained);
    EXPECT_EQ(game.events()[3].kind, rajas::EventKind::Bonus);
    Rajas river(2, "seat 0 boat 20 karma 1\nworkers 0 harbor-1\nagenda sail 1 1; end-turn\n");
    river.play(0, "sail 1").expect_event("worker_gained", {{"worker", "bridge"}}).expect_karma(0, 3);
    ASSERT_GE(river.events().size(), 3U);
    EXPECT_EQ(river.events()[1].kind, rajas::EventKind::WorkerGained);  // before the karma of space 21
}

TEST(RajasTracks, RemoveTheThirdWorkerInTheBasicGame) {  // RG-11.5, E42, E50
    Rajas game(2, "seat 0 fame 15 money 18 bonuses 1\ngained 0 fame\n");
    game.play(0, "place outer-terrace-1")
        .expect_workers(0, 5)
        .expect_event("worker_left", {{"worker", "bridge"}});
    Rajas later(2, "seat 0 fame 15 money 20 boat 20\nworkers 0 harbor-1\nagenda sail 1 1; end-turn\n");
    later.expect_workers(0, 5).play(0, "sail 1").expect_workers(0, 5).expect_no_event("worker_gained");
}

TEST(RajasTracks, LetANewWorkerBePlacedInTheSameRound) {  // RG-11.6, E49
    Rajas game(2,
               "seat 0 fame 13\nworkers 0 terrace-blue terrace-orange\n"
               "workers 1 terrace-purple terrace-green outer-terrace-1\nphase 3\nstart 1\ndice 0 b1\n");
    game.play(0, "place chamber-1")
        .play(0, "die blue 1")
        .expect_workers(0, 4)
        .expect_event("phase_began", {{"phase", 4}});
    game.expect_to_act(0);
}

TEST(RajasTracks, PayTheFameBonuses) {  // RG-11.7
    const auto after = [](int fame) {
        Rajas game(2, "seat 0 fame " + std::to_string(fame) +
                          " boat 6 karma 0\nworkers 0 harbor-1\n"
                          "agenda sail 1 1; end-turn\n");
        return game.play(0, "sail 1");
    };
    after(3).expect_decision("upgrade");
    after(22).expect_karma(0, 2).expect_event("bonus", {{"track", "fame"}, {"space", 24}});
    after(29).expect_decision("sail").expect_event("bonus", {{"track", "fame"}, {"space", 31}});
    after(31).expect_no_event("bonus");
}

TEST(RajasTracks, PayTheMoneyBonuses) {  // RG-11.8
    Rajas dice(2, "seat 0 money 31\n");
    dice.play(0, "place outer-terrace-1").expect_decision("dice").expect_allowed("take none");
    dice.expect_allowed("take 1 blue").expect_allowed("take 2 blue").expect_illegal("take 3 blue", "RG-4.8");
    for (const int money : {10, 42}) {
        Rajas boat(2, "seat 0 money " + std::to_string(money) + "\n");
        boat.play(0, "place outer-terrace-1").expect_decision("sail");
    }
    Rajas last(2, "seat 0 money 53\n");
    last.play(0, "place outer-terrace-1").expect_decision("dice");
}

TEST(RajasTracks, PayEachMoneyBonusOnce) {  // RG-11.9, E46
    Rajas game(2, "seat 0 money 11 bonuses 1\n");
    game.play(0, "place outer-terrace-1").expect_money(0, 13).expect_to_act(1).expect_no_event("bonus");
    EXPECT_EQ(position_fault(2, "seat 0 money 12 bonuses 0\n"),
              "A money bonus was not taken at seat 0. (RG-15.6)");
}

TEST(RajasTracks, PayNothingForTheOtherTrack) {    // RG-11.10, E48
    Rajas game(2, "seat 0 money 22 bonuses 1\n");  // money 24 is no bonus, fame 24 is
    game.play(0, "place outer-terrace-1").expect_money(0, 24).expect_karma(0, 1).expect_to_act(1);
    Rajas fame(2, "seat 0 fame 11 boat 6\nworkers 0 harbor-1\nagenda sail 1 1; end-turn\n");
    fame.play(0, "sail 1").expect_fame(0, 13).expect_to_act(1);
}

TEST(RajasTracks, ServeBonusesInTrackOrder) {  // RG-11.11, E46
    Rajas game(2, "seat 0 money 28 bonuses 1\n" + std::string(kSilk) + "agenda sell silk 6; end-turn\n");
    game.play(0, "sell silk 6").expect_money(0, 44).expect_decision("dice").play(0, "take none");
    game.expect_decision("sail")
        .expect_event("bonus", {{"track", "money"}, {"space", 44}})
        .play(0, "sail 0")
        .expect_to_act(1);
}

TEST(RajasTracks, AddANestedBonusAtTheEndOfTheQueue) {  // RG-11.11, RG-11.12, E47
    // The boat of 12 lands on 5 money, which passes 44 while 33 waits: first 33, then 44.
    Rajas game(2,
               "seat 0 money 40 boat 11 bonuses 2\nworkers 0 harbor-1\nwaiting money 33\n"
               "agenda sail 0 1; bonuses money; end-turn\n");
    game.play(0, "sail 1")
        .expect_money(0, 45)
        .expect_decision("dice")
        .play(0, "take none")
        .expect_decision("sail");
    game.play(0, "sail 0").expect_to_act(1);
    // A bonus move that pays money can bring the next bonus at once.
    Rajas nested(
        2,
        "seat 0 money 28 boat 11 bonuses 1\nworkers 0 harbor-1\nagenda sail 0 1; bonuses money; end-turn\n");
    nested.play(0, "sail 1").expect_money(0, 33).expect_decision("dice");
}

TEST(RajasTracks, LetTheOwnerChooseBetweenFameAndMoneyBonuses) {  // RG-11.13
    const std::string lines =
        "seat 0 money 56 fame 22 boat 6 karma 0 bonuses 4\nworkers 0 harbor-1\nwaiting money 55\n"
        "agenda sail 0 1; bonuses money; end-turn\n";
    Rajas money(2, lines);
    money.play(0, "sail 1").expect_fame(0, 24).expect_legal({"first fame", "first money"});
    money.play(0, "first money")
        .expect_decision("dice")
        .expect_karma(0, 0)
        .play(0, "take none")
        .expect_karma(0, 2);
    Rajas fame(2, lines);
    fame.play(0, "sail 1").play(0, "first fame").expect_karma(0, 2).expect_decision("dice");
}

}  // namespace
}  // namespace durbar::testing
