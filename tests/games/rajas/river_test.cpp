#include "games/rajas/rajas_scenario.h"

namespace durbar::testing {
namespace {

using rajas::EffectKind;

/// Seat 0 has paid for the harbour and goes on by one space.
Rajas sailing(int to, const std::string& more = "", int players = 2) {
    Rajas game(players, "seat 0 money 3 boat " + std::to_string(to - 1) + "\nworkers 0 harbor-1\n" +
                            "agenda sail 1 1; end-turn\n" + more);
    game.play(0, "sail 1").expect_boat(0, to);
    return game;
}

TEST(RajasRiver, TakesADieOfOneToThree) {  // RG-10.1, E38, X9
    Rajas one(2, "seat 0 karma 0\ndice 0 b1 b4\n");
    one.play(0, "place harbor-1").expect_legal({"die blue 1"}).expect_illegal("die blue 4", "RG-10.1");
    one.play(0, "die blue 1").expect_legal({"sail 1"}).expect_illegal("sail 0", "RG-10.1");
    Rajas two(2, "dice 0 b2\n");
    two.play(0, "place harbor-1").play(0, "die blue 2").expect_legal({"sail 1", "sail 2"});
    two.expect_illegal("sail 3", "RG-10.1");
    Rajas three(2, "dice 0 b3\n");
    three.play(0, "place harbor-1").play(0, "die blue 3").expect_legal({"sail 1", "sail 2", "sail 3"});
    // The rulebook's example: 1 money, a die of 2, another boat skipped, an upgrade of the mill from 3 to 4.
    Rajas example(2,
                  "seat 0 money 3 boat 6 karma 0\nseat 1 boat 8\ndice 0 b2\nupgrades 0 2 2 2 3\nworkers 1 "
                  "harbor-1\nphase 2\n");
    example.play(0, "place harbor-2")
        .expect_money(0, 2)
        .play(0, "die blue 2")
        .play(0, "sail 2")
        .expect_boat(0, 9);
    example.play(0, "upgrade mill").expect_value(0, rajas::Building::Mill, 4);
}

TEST(RajasRiver, SkipsOtherBoats) {  // RG-10.2, E39
    Rajas game(3, "dice 0 b1\nseat 1 boat 1\nseat 2 boat 2\n");
    game.play(0, "place harbor-1").play(0, "die blue 1").play(0, "sail 1").expect_boat(0, 3);
    Rajas end(2, "seat 0 boat 29\nseat 1 boat 30\ndice 0 b1\n");
    end.play(0, "place harbor-1").play(0, "die blue 1").play(0, "sail 1").expect_boat(0, 30);
}

TEST(RajasRiver, EndsAtTheFinalSpace) {  // RG-10.3, E41
    Rajas game(2, "seat 0 boat 29\ndice 0 b3\n");
    game.play(0, "place harbor-1").play(0, "die blue 3").expect_legal({"sail 1"});
    game.expect_illegal("sail 2", "RG-10.3");
    Rajas over(2, "seat 0 boat 30\ndice 0 b3\n");
    over.expect_illegal("place harbor-1", "RG-10.3");
}

TEST(RajasRiver, PaysTheSpaceWhereTheBoatStops) {  // RG-10.4, RG-10.5
    sailing(2).expect_karma(0, 3);
    sailing(3).expect_money(0, 6);
    sailing(7).expect_fame(0, 2);
    sailing(9).expect_decision("upgrade");
    sailing(1).expect_decision("dice").expect_allowed("take 1 blue 1 green");
    sailing(30, "seat 1 karma 1\n").expect_fame(0, 2);
    EXPECT_EQ(rajas::data::kRiverEnd, 30);
}

TEST(RajasRiver, HasThirteenKindsOfRewards) {  // RG-10.5
    using enum EffectKind;
    struct Reward {
        EffectKind kind;
        int number;  // or the colour of dice for karma
        bool operator==(const Reward&) const = default;
    };
    constexpr std::array<Reward, 30> kWanted{{
        {DiceAny, 2},     {Karma, 2},          {Money, 3},          {PalaceChoice, 0},   {DiceOfPerKarma, 0},
        {Money, 4},       {Fame, 2},           {DiceAny, 2},        {Upgrade, 1},        {DiceOfPerKarma, 1},
        {Karma, 2},       {Money, 5},          {MoneyPerMarket, 1}, {Fame, 3},           {DiceOfPerKarma, 2},
        {MarketMixed, 3}, {Upgrade, 1},        {DiceAny, 2},        {PalaceChoice, 0},   {MarketSingle, 4},
        {Karma, 2},       {FamePerUpgrade, 1}, {Money, 6},          {DiceOfPerKarma, 3}, {MoneyPerUpgrade, 2},
        {Fame, 4},        {PalaceChoice, 0},   {MarketSingle, 5},   {Fame, 5},           {FamePerKarma, 2},
    }};
    ASSERT_EQ(rajas::data::kRiver.size(), kWanted.size() + 1);
    EXPECT_EQ(rajas::data::kRiver[0].count, 0);  // the start
    for (std::size_t space = 1; space < rajas::data::kRiver.size(); ++space) {
        const auto& list = rajas::data::kRiver[space];
        ASSERT_EQ(list.count, 1) << space;
        const auto& effect = rajas::data::kEffects[list.first];
        const Reward found{static_cast<EffectKind>(effect.kind), effect.a};
        EXPECT_EQ(found, kWanted[space - 1]) << "space " << space;
    }
}

TEST(RajasRiver, GivesDiceByKarma) {  // RG-10.6, E7, E45
    Rajas game(2, "seat 0 karma 2 boat 4\nworkers 0 harbor-1\nagenda sail 1 1; end-turn\n");
    game.play(0, "sail 1").rolls({1, 2}).expect_dice(0, "b1 b2").expect_to_act(1);
    Rajas paid(2, "seat 0 karma 1 boat 4\ndice 0 o6\n");  // the karma spent for the die is gone
    paid.play(0, "place harbor-1")
        .play(0, "die orange 6 turned")
        .play(0, "sail 1")
        .expect_dice(0, "")
        .expect_to_act(1);
}

TEST(RajasRiver, OffersAChamberWithoutWorkerAndDie) {  // RG-10.7, E33, E43
    Rajas game = sailing(4, "workers 1 chamber-2 chamber-4\nprovince 0 B2:orange-02/1\ndice 0 p2\n" +
                                open_line({"purple-05"}));
    game.expect_legal(
        {"visit dancer", "visit yogi", "visit raja_man_singh", "visit master_builder", "visit portuguese"});
    game.expect_illegal("visit great_mogul", "RG-10.7")
        .play(0, "visit master_builder")
        .play(0, "tile purple-05");
    game.play(0, "lay B2 0").play(0, "pay 2").reveal().expect_fame(0, 2).expect_to_act(1);  // no die of 5
    Rajas chain = sailing(4, "seat 1 boat 5 karma 1\n");
    chain.play(0, "visit portuguese").expect_boat(0, 11).expect_karma(0, 3);
}

TEST(RajasRiver, OffersOnlyWhatCanBeCarriedOut) {  // RG-10.8
    sailing(4).expect_legal({"visit dancer", "visit yogi", "visit raja_man_singh", "visit portuguese"});
    sailing(27).expect_legal({"visit dancer", "visit yogi", "visit raja_man_singh"});
    sailing(27)
        .expect_illegal("visit portuguese", "RG-10.8")
        .expect_illegal("visit master_builder", "RG-10.8");
}

TEST(RajasRiver, PaysForEachStall) {  // RG-10.9
    sailing(13, "province 0 B2:blue-15/1 D2:blue-02/1\n").expect_money(0, 6);
}

TEST(RajasRiver, ScoresAMixedMarketBesidesTheLimit) {  // RG-10.10, E37
    Rajas game = sailing(16, "workers 1 market-mixed-1\nprovince 0 B2:blue-15/1 D2:blue-02/1\n", 3);
    game.expect_legal({"sell none 0", "sell mixed 1", "sell mixed 2"})
        .play(0, "sell mixed 2")
        .expect_money(0, 7);
}

TEST(RajasRiver, ScoresOneGoodWithoutADie) {  // RG-10.11, E37
    Rajas game = sailing(20, "province 0 B2:blue-15/1 D2:blue-02/1 E2:orange-15/2\n");
    game.expect_legal(
        {"sell none 0", "sell silk 1", "sell silk 2", "sell tea 1", "sell tea 2", "sell tea 3"});
    game.expect_illegal("sell none 1", "RG-10.11").expect_illegal("sell mixed 1", "RG-10.11");
    game.play(0, "sell tea 3").expect_money(0, 9);
    sailing(20).expect_to_act(1);  // without stalls nothing is asked
}

TEST(RajasRiver, ScoresOneGoodBesidesTheLimit) {  // RG-10.11, E37
    const std::string tea = "seat 0 money 3 boat 19\nprovince 0 B2:blue-15/1 D2:blue-02/1\ndice 0 b4\n";
    Rajas later(3, tea + "workers 0 harbor-1 market-tea-1\nphase 2\nagenda sail 1 1; end-turn\n");
    later.play(0, "sail 1").play(0, "sell tea 1").expect_money(0, 5);
    Rajas sooner(3, tea + "workers 0 harbor-1\nagenda sail 1 1; end-turn\n");
    sooner.play(0, "sail 1").play(0, "sell tea 1");
    sooner.play(1, "place outer-terrace-1").play(2, "place outer-terrace-2").expect_to_act(0);
    sooner.expect_allowed("place market-tea-1");
}

TEST(RajasRiver, PaysForUpgrades) {  // RG-10.12
    sailing(22, "upgrades 0 3 4 2 2\n").expect_fame(0, 3);
    sailing(25, "upgrades 0 3 4 2 2\n").expect_money(0, 9);
}

TEST(RajasRiver, PaysFameForKarma) {  // RG-10.13, E45
    Rajas game(2, "seat 0 karma 3 boat 29\nworkers 0 harbor-1\nagenda sail 1 1; end-turn\n");
    game.play(0, "sail 1").expect_event("fame", {{"fame", 6}, {"reason", "river"}});
    Rajas none(2, "seat 0 karma 0 boat 29\nworkers 0 harbor-1\nagenda sail 1 1; end-turn\n");
    none.play(0, "sail 1").expect_fame(0, 0);
}

TEST(RajasRiver, LetsABonusMoveBeDeclined) {  // RG-10.14, E44
    Rajas game(2, "seat 0 money 10 boat 2\n");
    game.play(0, "place outer-terrace-1").expect_decision("sail").expect_legal({"sail 0", "sail 1"});
    game.expect_illegal("sail 2", "RG-10.14");
    game.play(0, "sail 0").expect_boat(0, 2).expect_to_act(1);
    EXPECT_EQ(game.seat(0).money_bonuses, 1);  // the marker moves on all the same
    Rajas taken(2, "seat 0 money 10 boat 2\n");
    taken.play(0, "place outer-terrace-1").play(0, "sail 1").expect_boat(0, 3).expect_money(0, 15);
    Rajas end(2, "seat 0 money 10 boat 30\n");
    end.play(0, "place outer-terrace-1").expect_to_act(1);
}

}  // namespace
}  // namespace durbar::testing
