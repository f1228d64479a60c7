#include "games/rajas/rajas_scenario.h"

namespace durbar::testing {
namespace {

using rajas::Building;
using rajas::Color;
using rajas::Event;
using rajas::EventKind;
using rajas::Good;
using rajas::Rules;

// Every worked example of the rulebooks, played; what happens is compared event by event.

/// The event without what other tests look at: why it happened, and what follows from the rest.
Event bare(Event event) {
    event.cause = {};
    event.effects = {};
    event.old_tile = rajas::kNoTile;
    if (event.kind == EventKind::MoneyPaid) event.space = 0;
    if (event.kind == EventKind::Sailed) event.amount = 0;
    return event;
}

/// The course of turns is left aside.
void expect_events(const Rajas& game, const std::vector<Event>& wanted) {
    std::vector<Event> happened;
    for (const Event& event : game.events()) {
        if (event.kind == EventKind::TurnBegan || event.kind == EventKind::TurnEnded) continue;
        happened.push_back(bare(event));
    }
    EXPECT_EQ(happened, wanted) << game.text();
}
rajas::Tile tile(std::string_view name) { return rajas::parse_tile(name).value(); }
rajas::Slot slot(std::string_view name) { return rajas::parse_slot(name).value(); }
rajas::Cell cell(std::string_view name) { return rajas::parse_cell(name).value(); }

Event placed(std::string_view space) {
    return {.kind = EventKind::WorkerPlaced, .space = rajas::parse_space(space).value()};
}
Event paid(Color color, std::uint8_t face) {
    return {.kind = EventKind::DiePaid, .color = color, .face = face};
}
Event rolled(Color color, std::uint8_t face) {
    return {.kind = EventKind::Rolled, .color = color, .face = face};
}
Event taken(Color color, std::uint16_t dice) {
    return {.kind = EventKind::DiceTaken, .color = color, .amount = dice};
}
Event of_amount(EventKind kind, std::uint16_t amount) { return {.kind = kind, .amount = amount}; }
Event revealed(std::string_view name) { return {.kind = EventKind::TileRevealed, .tile = tile(name)}; }
Event laid(EventKind kind, std::string_view name, std::string_view at, std::uint8_t turn) {
    return {.kind = kind, .tile = tile(name), .cell = cell(at), .turn = turn};
}
Event sailed(std::uint8_t from, std::uint8_t to) {
    return {.kind = EventKind::Sailed, .from = from, .to = to};
}
Event sold(Good good, std::uint8_t stalls) {
    return {.kind = EventKind::Sold, .good = good, .stalls = stalls};
}

/// Radha's province in the examples of the market: three tea stalls (2, 2, 3) and one of silk (2).
const std::string kFourStalls = "province 0 B2:blue-02/1 D2:purple-03/2 D3:purple-11/1 C3:purple-02/0";

/// Seat 0 goes on by one space of the river.
Rajas sailing_to(int space, const std::string& more) {
    return {2, more + "seat 0 money 3 boat " + std::to_string(space - 1) +
                   "\nworkers 0 harbor-1\nagenda sail 1 1; end-turn\n"};
}

TEST(RajasExamples, BlueSevenIsPaidWithThreeAndFive) {  // RG-5.2, X1
    Rajas game(2, "dice 0 b3 b5\n" + open_line({"blue-08"}));
    game.play(0, "place quarry-1").play(0, "tile blue-08").play(0, "lay B2 1").play(0, "pay 3 5");
    expect_events(
        game, {paid(Color::Blue, 3), paid(Color::Blue, 5), laid(EventKind::TileLaid, "blue-08", "B2", 1)});
    game.expect_dice(0, "");
}

TEST(RajasExamples, ATileOfOrangeNineJoinsARoad) {  // RG-5.1, RG-5.6, X2
    Rajas game(2, "seat 0 money 3\ndice 0 o5 o4 b1\nprovince 0 B2:purple-03/1\n" + open_line({"orange-13"}));
    game.play(0, "place quarry-1");
    expect_events(game, {placed("quarry-1"), of_amount(EventKind::MoneyPaid, 1)});
    game.play(0, "tile orange-13").play(0, "lay B3 0").play(0, "pay 4 5");
    expect_events(game, {paid(Color::Orange, 4), paid(Color::Orange, 5),
                         laid(EventKind::TileLaid, "orange-13", "B3", 0)});
    game.expect_supply(Color::Orange, 12).reveal();
    expect_events(game, {revealed("orange-11"), of_amount(EventKind::Money, 5)});
}

TEST(RajasExamples, ACrossInTheLeftCornerReachesADieAndFiveMoney) {  // RG-6.7, RG-6.8, X3
    Rajas game(2, "seat 0 money 3\ndice 0 b6 b1\nprovince 0 C3:purple-02/0 C4:orange-03/3 B4:green-04/1\n" +
                      open_line({"blue-09"}));
    game.build(0, "quarry-1", "blue-09", "A4 0", "1 6").expect_legal({"yield W3", "yield S0"});
    game.play(0, "yield S0");
    expect_events(game, {{.kind = EventKind::YieldReached, .slot = slot("S0")},
                         of_amount(EventKind::Money, 5),
                         {.kind = EventKind::YieldReached, .slot = slot("W3")}});
    game.expect_money(0, 7).play(0, "take 1 purple");
    expect_events(game, {taken(Color::Purple, 1)});
    game.rolls({4});
    expect_events(game, {rolled(Color::Purple, 4)});
}

TEST(RajasExamples, TempleAndUpgradedMillBringFiveFame) {  // RG-6.2, RG-6.7, X4
    Rajas game(2, "seat 0 fame 6\ndice 0 o6 o4\nupgrades 0 2 2 2 3\nprovince 0 C3:blue-02/0\n" +
                      open_line({"orange-12"}));
    game.build(0, "quarry-1", "orange-12", "C4 1", "4 6");
    expect_events(game, {revealed("orange-11"),
                         of_amount(EventKind::Fame, 5),
                         {.kind = EventKind::YieldReached, .slot = slot("S2")}});
    game.play(0, "take 1 blue").rolls({2}).play(0, "upgrade fortress");
    expect_events(game, {{.kind = EventKind::Upgraded, .building = Building::Fortress, .amount = 3}});
}

TEST(RajasExamples, SilkAndOneTeaBringFiveMoney) {  // RG-7.1, X5
    Rajas game(2, kFourStalls);
    game.play(0, "place market-mixed-1").play(0, "sell mixed 2");
    expect_events(game, {sold(Good::Mixed, 2), of_amount(EventKind::Money, 5)});
}

TEST(RajasExamples, AFourScoresAllThreeTeaStallsForSevenMoney) {  // RG-7.2, X6
    Rajas game(2, kFourStalls + "\ndice 0 b4\n");
    game.play(0, "place market-tea-1").play(0, "die blue 4").play(0, "sell tea 3");
    expect_events(game, {sold(Good::Tea, 3), of_amount(EventKind::Money, 7)});
}

TEST(RajasExamples, TheTerraceGivesAnOrangeDie) {  // RG-8.3, RG-4.1
    Rajas game(2, "dice 0 b4\n");
    game.play(0, "place terrace-orange");
    expect_events(game, {placed("terrace-orange"), taken(Color::Orange, 1)});
    game.rolls({3});
    expect_events(game, {rolled(Color::Orange, 3)});
    game.expect_dice(0, "b4 o3");
}

TEST(RajasExamples, TheBalconyGivesTwoOrangeDiceForABlueOne) {  // RG-8.4, X7
    for (const std::string face : {"1", "6"}) {                 // of whatever value
        Rajas game(2, "dice 0 b" + face + "\n");
        game.play(0, "place balcony-blue").play(0, "die blue " + face);
        expect_events(
            game, {paid(Color::Blue, static_cast<std::uint8_t>(std::stoi(face))), taken(Color::Orange, 2)});
        game.rolls({2, 5}).expect_dice(0, "o2 o5");
    }
}

TEST(RajasExamples, PurpleSixCoversOrangeFourForATwo) {  // RG-9.1, RG-9.2, X8
    Rajas game(2, "province 0 B2:orange-02/1\ndice 0 g5 p1 p2\nseat 0 karma 0\n" + open_line({"purple-05"}));
    game.play(0, "place chamber-5").play(0, "die green 5");
    expect_events(game, {paid(Color::Green, 5), Event{.kind = EventKind::ChamberVisited}});
    game.play(0, "tile purple-05").play(0, "lay B2 0").expect_illegal("pay 1", "RG-5.2").play(0, "pay 2");
    expect_events(game, {paid(Color::Purple, 2), laid(EventKind::TileCovered, "purple-05", "B2", 0)});
}

TEST(RajasExamples, ADieOfTwoSailsPastTheYellowBoat) {  // RG-10.1, RG-10.2, X9
    Rajas game(2,
               "seat 0 money 3 boat 6 karma 0\nseat 1 boat 8\ndice 0 b2\nupgrades 0 2 2 2 3\n"
               "workers 1 harbor-1\nphase 2\n");
    game.play(0, "place harbor-2");
    expect_events(game, {placed("harbor-2"), of_amount(EventKind::MoneyPaid, 1)});
    game.play(0, "die blue 2").play(0, "sail 2");
    expect_events(game, {sailed(6, 9)});
    game.play(0, "upgrade mill");
    expect_events(game, {{.kind = EventKind::Upgraded, .building = Building::Mill, .amount = 4}});
}

TEST(RajasExamples, TheRiverUpgradesATempleFromTwoToThree) {  // RG-6.5, RG-10.5
    Rajas game = sailing_to(9, "");
    game.play(0, "sail 1").play(0, "upgrade temple").expect_value(0, Building::Temple, 3);
}

TEST(RajasExamples, FiveStallsBringFiveMoney) {  // RG-10.9
    Rajas game = sailing_to(13, kFourStalls + " C4:orange-02/0\n");
    game.play(0, "sail 1");
    expect_events(game, {sailed(12, 13), of_amount(EventKind::Money, 5)});
}

TEST(RajasExamples, FourSilkStallsAreAllScoredOnTheRiver) {  // RG-10.11
    Rajas game = sailing_to(20, "province 0 B2:blue-15/1 D2:green-15/2\n");
    game.play(0, "sail 1").play(0, "sell silk 4");
    expect_events(game, {sold(Good::Silk, 4), of_amount(EventKind::Money, 8)});
}

TEST(RajasExamples, ThreeUpgradesBringThreeFameOrSixMoney) {  // RG-10.12
    Rajas fame = sailing_to(22, "upgrades 0 3 4 2 2\n");
    fame.play(0, "sail 1");
    expect_events(fame, {sailed(21, 22), of_amount(EventKind::Fame, 3)});
    Rajas money = sailing_to(25, "upgrades 0 2 3 3 3\n");
    money.play(0, "sail 1");
    expect_events(money, {sailed(24, 25), of_amount(EventKind::Money, 6)});
}

TEST(RajasExamples, KarmaTwoBringsFourFame) {  // RG-10.13
    Rajas game(2, "seat 0 money 3 karma 2 boat 29\nworkers 0 harbor-1\nagenda sail 1 1; end-turn\n");
    game.play(0, "sail 1");
    expect_events(game, {sailed(29, 30), of_amount(EventKind::Fame, 4)});
}

TEST(RajasExamples, TheEarlierMeetingWinsAtEqualDifferences) {  // RG-12.2, RG-12.3, RG-12.5, X10
    // Radha sells for 7 money; Leela builds temple and mill in her last turn.
    Rajas game(
        2, "seat 0 fame 30 money 58\nseat 1 fame 32 money 53\nupgrades 1 2 2 2 3\ndice 0 b4\ndice 1 o4 o6\n" +
               kFourStalls + "\n" + open_line({"orange-12", "purple-12"}));
    game.play(0, "place market-tea-1").play(0, "die blue 4").play(0, "sell tea 3");
    expect_events(game,
                  {sold(Good::Tea, 3), of_amount(EventKind::Money, 7), of_amount(EventKind::MarkersMet, 2)});
    game.build(1, "quarry-1", "orange-12", "D2 0", "4 6").expect_over();
    expect_events(game, {revealed("orange-11"),
                         {.kind = EventKind::Fame, .seat = 1, .amount = 5},
                         {.kind = EventKind::MarkersMet, .seat = 1, .amount = 2},
                         {.kind = EventKind::GameOver}});
    game.expect_fame(0, 30).expect_money(0, 65).expect_fame(1, 37).expect_money(1, 52);
    EXPECT_EQ(Rules::standing(game.state())[0].rank, 1);
    EXPECT_EQ(Rules::standing(game.state())[1].rank, 2);
}

TEST(RajasExamples, FourWorkersAgainstFiveGetATokenInTheFifthPhase) {  // RG-13.10, X12
    Rajas game(2,
               "option mode=navaratnas\ntokens 0 N0:brown-1\ntokens 1 N0:brown-2\nseat 0 fame 15\n"
               "seat 1 fame 15 money 20\nworkers 0 terrace-blue terrace-orange terrace-purple terrace-green\n"
               "workers 1 outer-terrace-1 outer-terrace-2 outer-terrace-3 market-mixed-1\n"
               "phase 5\nturn 1\nstart 1\ndice 1 b4 b4\n");
    game.play(1, "place market-tea-1")
        .play(1, "die blue 4")
        .expect_decision("token")
        .play(0, "token red-1 W3");
    EXPECT_EQ(game.events().front(), (Event{.kind = EventKind::TokenTaken,
                                            .token = rajas::parse_token("red-1").value(),
                                            .slot = slot("W3")}));
    EXPECT_EQ(game.state().round, 2);
}

TEST(RajasExamples, ARollOfTwoLaysTheFirstRiverTokenOnTheSecondSpace) {  // RG-14.4, RG-14.6, X11
    rajas::Options options;
    options.ganga = true;
    Rajas game(Rules::initial(options, 2));
    while (Rules::decision(game.state()) == "reveal") game.chance(game.legal().front());
    game.chance("river roll 2").chance("river token 8");
    expect_events(game, {{.kind = EventKind::RiverTokenLaid, .river_token = 7, .to = 2}});
    Rajas visit = sailing_to(2, "option ganga=on\nriver 2:8\n");
    visit.play(0, "sail 1").expect_karma(0, 1).expect_legal({"sail 1", "sail 2", "sail 3"});
}

TEST(RajasExamples, KarmaThreeBringsThreeDiceOfAnyColours) {  // RG-14.7
    Rajas game(2,
               "option ganga=on\nriver 2:1\nseat 0 money 3 karma 3 boat 1\nworkers 0 harbor-1\n"
               "agenda sail 1 1; end-turn\n");
    game.play(0, "sail 1").play(0, "take 2 blue 1 green");
    expect_events(game, {taken(Color::Blue, 2), taken(Color::Green, 1)});
    game.rolls({1, 1, 6}).expect_dice(0, "b1 b1 g6");
}

}  // namespace
}  // namespace durbar::testing
