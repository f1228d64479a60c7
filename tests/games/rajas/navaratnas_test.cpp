#include "games/rajas/rajas_scenario.h"

namespace durbar::testing {
namespace {

using rajas::Rules;

/// Both seats have laid their first brown token.
std::string nine(const std::string& lines, const std::string& other = "brown-2") {
    return "option mode=navaratnas\ntokens 1 N0:" + other + "\n" + lines;
}

/// Seat 0's road is laid west of the residence by one tile and reaches W1's neighbour.
Rajas reaching(const std::string& lines, const std::string& other = "brown-2") {
    return {2, nine(lines, other)};
}

TEST(RajasNavaratnas, GivesUpToSixWorkers) {  // RG-13.1
    Rajas game(2, nine("tokens 0 N0:brown-1\nseat 0 fame 15 money 20 boat 20\nworkers 0 harbor-1\nagenda "
                       "sail 1 1; end-turn\n"));
    game.expect_workers(0, 5).play(0, "sail 1").expect_workers(0, 6);
}

TEST(RajasNavaratnas, HasEightHandsAndNineSlots) {  // RG-13.2
    const auto state = Rules::initial({rajas::Mode::Navaratnas, false, 0}, 2);
    EXPECT_EQ(rajas::capacity(state, 0), 8);
    std::array<int, 4> slots{};
    for (const auto& yield : rajas::data::kYields[1]) ++slots[yield.slot];
    EXPECT_EQ(slots, (std::array<int, 4>{2, 3, 2, 2}));  // white, yellow, red, brown
}

TEST(RajasNavaratnas, DealsABrownTokenSeatBySeat) {  // RG-13.3, E58
    Rajas game(2,
               "option mode=navaratnas\nstart 1\nturn 1\nagenda deal\nround 0\ndice 0 b1 o1 p1 g2\ndice 1 b1 "
               "o1 p1 g1\n" +
                   open_line({}) + "seat 0 money 4\nseat 1 money 3\n");
    EXPECT_EQ(Rules::chance_total(game.state()), 7U);
    game.chance("draw brown-3").expect_to_act(1).expect_legal({"token brown-3 N0", "token brown-3 N4"});
    game.expect_illegal("no token", "RG-13.3").expect_illegal("token brown-1 N0", "RG-13.3");
    game.expect_illegal("place quarry-1", "RG-13.3");
    game.play(1, "token brown-3 N4")
        .expect_illegal("draw brown-3", "RG-13.3")
        .expect_illegal("draw white-1", "RG-13.3")
        .chance("draw brown-1");
    game.play(0, "token brown-1 N0").expect_to_act(1).expect_decision("place");
}

TEST(RajasNavaratnas, LaysATokenOnAFreeSlotOfItsColour) {  // RG-13.4, RG-13.5, RG-13.11, E59, E61
    Rajas game(2, nine("tokens 0 N0:brown-1\ndice 0 b2\nseat 0 karma 0\n"));
    game.play(0, "place chamber-2").play(0, "die blue 2").play(0, "take 2 blue").rolls({1, 1});
    game.expect_decision("token").expect_allowed("token brown-3 N4").expect_allowed("token white-1 W1");
    game.expect_illegal("token brown-3 N0", "RG-13.4").expect_illegal("token white-1 S0", "RG-13.4");
    game.expect_illegal("token brown-1 N4", "RG-13.11").expect_allowed("no token");
    game.play(0, "token brown-3 N4").expect_money(0, 3).expect_to_act(1);  // its yield waits for the road
    EXPECT_EQ(game.state().tokens[rajas::parse_token("brown-3").value()], 0);
}

TEST(RajasNavaratnas, AsksForNoTokenIfNoneFits) {  // RG-13.6
    Rajas full(
        2,
        nine("tokens 0 N0:brown-1 N4:brown-3 W1:white-1 E1:white-3 W3:red-1 E3:red-3 S0:yellow-1 S2:yellow-5 "
             "S4:yellow-7\ndice 0 b2\nseat 0 karma 0\n"));
    full.play(0, "place chamber-2")
        .play(0, "die blue 2")
        .play(0, "take 2 blue")
        .rolls({1, 1})
        .expect_to_act(1);
    Rajas alike(2, nine("tokens 0 N0:brown-1\ndice 0 b2\nseat 0 karma 0\n"));
    alike.play(0, "place chamber-2").play(0, "die blue 2").play(0, "take 2 blue").rolls({1, 1});
    EXPECT_EQ(alike.legal_with("token white-2").size(), 0U);  // white-1 and white-2 are alike
    EXPECT_EQ(alike.legal_with("token white-1").size(), 2U);  // one a slot
}

TEST(RajasNavaratnas, PaysTheTokenInPlaceOfThePrintedYield) {  // RG-13.7, E60, E61
    Rajas game = reaching("tokens 0 N0:brown-1 W1:white-3\ndice 0 b6\nprovince 0 B2:blue-02/1\n" +
                          open_line({"blue-04"}));
    game.build(0, "quarry-1", "blue-04", "A2 1", "6")
        .expect_money(0, 3 - 1 + 1 + 3);  // 3 of the token, not 1
    Rajas printed =
        reaching("tokens 0 N0:brown-1\ndice 0 b6\nprovince 0 B2:blue-02/1\n" + open_line({"blue-04"}));
    printed.build(0, "quarry-1", "blue-04", "A2 1", "6").expect_money(0, 3 - 1 + 1 + 1);
}

TEST(RajasNavaratnas, LetsATokenLieOnAReachedSlotWithoutPay) {  // RG-13.8, E60
    Rajas game =
        reaching("tokens 0 N0:brown-1\ndice 0 b2\nseat 0 karma 0\nprovince 0 B2:blue-02/1 A2:blue-04/1\n");
    game.play(0, "place chamber-2").play(0, "die blue 2").play(0, "take 2 blue").rolls({1, 1});
    game.play(0, "token white-3 W1").expect_money(0, 3).expect_to_act(1);
}

TEST(RajasNavaratnas, FixesTheYieldWhenTheTileIsLaid) {  // RG-13.9
    Rajas game = reaching(
        "tokens 0 N0:brown-1 W1:white-3\nreached 0 W1\nseat 0 boat 4\nworkers 0 quarry-1\nprovince 0 "
        "B2:blue-02/1 "
        "A2:blue-04/1\nagenda token; yields W1 - 0; end-turn\n");
    game.play(0, "no token").expect_money(0, 4);  // the printed 1: the token came after the tile
}

TEST(RajasNavaratnas, GivesATokenToWhoHasFewerWorkers) {  // RG-13.10, E62, X12
    const std::string lines =
        "tokens 0 N0:brown-1\nseat 0 fame 15\nseat 1 fame 15 money 20\n"
        "workers 0 terrace-blue terrace-orange terrace-purple terrace-green\n"
        "workers 1 outer-terrace-1 outer-terrace-2 outer-terrace-3 market-mixed-1\n";
    Rajas five(2, nine(lines + "phase 5\nturn 1\nstart 1\ndice 1 b4 b4\n"));
    five.play(1, "place market-tea-1").play(1, "die blue 4").expect_to_act(0).expect_decision("token");
    five.play(0, "token red-1 W3").expect_event("round_ended", {{"round", 1}});
    Rajas before(2,
                 nine(lines + "phase 5\nturn 1\nstart 0\ndice 1 b4 b4\n"));  // seat 0 was passed over already
    before.play(1, "place market-tea-1").play(1, "die blue 4").expect_event("round_ended", {{"round", 1}});
    // Nobody has six workers.
    Rajas equal(2,
                nine("tokens 0 N0:brown-1\nseat 0 fame 15 money 20\nseat 1 fame 15 money 20\nphase 6\nturn "
                     "1\nstart 1\n"
                     "workers 0 terrace-blue terrace-orange terrace-purple terrace-green outer-terrace-3\n"
                     "workers 1 outer-terrace-1 outer-terrace-2 market-mixed-1 market-silk-1\ndice 1 b4\n"));
    equal.play(1, "place market-tea-1").play(1, "die blue 4").expect_event("round_ended", {{"round", 1}});
}

TEST(RajasNavaratnas, GivesOneTokenInEachSuchPhase) {  // RG-13.10, E62
    Rajas game(2, nine("tokens 0 N0:brown-1\nseat 1 fame 15 money 20\n"
                       "workers 0 terrace-blue terrace-orange terrace-purple\n"
                       "workers 1 outer-terrace-1 outer-terrace-2 outer-terrace-3\nphase 4\nturn 1\nstart "
                       "1\ndice 1 b4 b4\n"));
    game.play(1, "place market-tea-1").play(1, "die blue 4").play(0, "token red-1 W3");
    game.play(1, "place market-silk-1").play(1, "die blue 4").expect_to_act(0).play(0, "token red-1 E3");
    game.expect_event("round_ended", {{"round", 1}});
}

TEST(RajasNavaratnas, HasThirtyTokens) {  // RG-13.11
    std::array<int, 4> counts{};
    for (const auto& token : rajas::data::kTokens) counts[token.color] += token.count;
    EXPECT_EQ(counts, (std::array<int, 4>{8, 9, 6, 7}));
}

TEST(RajasNavaratnas, HasTheseKindsOfTokens) {  // RG-13.11, RG-1.12, RG-13.12, RG-13.13, RG-13.14, RG-13.15
    using enum rajas::EffectKind;
    struct Kind {
        std::string_view first;  // of the equal tokens
        int count;
        rajas::EffectKind effect;
        int number;     // of dice of colours: two bits a colour
        int other = 0;  // most spaces of a boat, river spaces for a fame
        bool operator==(const Kind&) const = default;
    };
    constexpr std::array<Kind, 21> kWanted{{
        {"white-1", 2, DiceAny, 1},
        {"white-3", 2, Money, 3},
        {"white-5", 2, Upgrade, 1},
        {"white-7", 2, Karma, 1},
        {"yellow-1", 1, DiceOf, 0b00'00'01'01},  // blue and orange
        {"yellow-2", 1, DiceOf, 0b00'01'01'00},
        {"yellow-3", 1, DiceOf, 0b01'01'00'00},
        {"yellow-4", 1, DiceOf, 0b01'00'00'01},
        {"yellow-5", 2, Money, 4},
        {"yellow-7", 2, Karma, 2},
        {"yellow-9", 1, Boat, 0, 1},
        {"red-1", 2, DiceAny, 2},
        {"red-3", 2, Money, 6},
        {"red-5", 2, Boat, 0, 1},
        {"brown-1", 1, FamePerMarketTile, 1},
        {"brown-2", 1, FamePerRiverSpaces, 1, 3},
        {"brown-3", 1, MoneyPerBuilding, 1},
        {"brown-4", 1, MoneyPerConnectedToken, 2},
        {"brown-5", 1, FamePerBend, 2},
        {"brown-6", 1, MoneyPerUpgrade, 2},
        {"brown-7", 1, FamePerActiveWorker, 1},
    }};
    ASSERT_EQ(rajas::data::kTokens.size(), kWanted.size());
    for (std::size_t i = 0; i < kWanted.size(); ++i) {
        const auto& token = rajas::data::kTokens[i];
        ASSERT_EQ(token.effects.count, 1) << token.name;
        const auto& effect = rajas::data::kEffects[token.effects.first];
        const Kind found{token.name, token.count, static_cast<rajas::EffectKind>(effect.kind), effect.a,
                         effect.b};
        EXPECT_EQ(found, kWanted[i]) << token.name;
    }
}

/// Seat 0 connects the brown token on N0 by a tile on A1.
Rajas brown(const std::string& token, const std::string& lines) {
    Rajas game = reaching(
        "tokens 0 N0:" + token + "\ndice 0 o6\n" + lines + open_line({"orange-02", "blue-05", "blue-07"}),
        token == "brown-2" ? "brown-1" : "brown-2");
    game.build(0, "quarry-1", "orange-02", "A1 0", "6");  // spice 2
    return game;
}
const std::string kRoad =
    "province 0 B2:blue-02/1 A2:blue-06/2\nseat 0 money 3 fame 5\n";  // W1 reached, A2 leads north

TEST(RajasNavaratnas, CountsTilesWithStalls) {      // RG-13.12, RG-13.16
    brown("brown-1", kRoad).expect_fame(0, 5 + 3);  // three tiles, the new one included
}

TEST(RajasNavaratnas, CountsBuildingsAndBends) {  // RG-13.12
    Rajas game = brown("brown-3", "province 0 B2:blue-14/0 A2:blue-09/0\nseat 0 money 3 fame 5\n");
    game.expect_money(0, 3 - 1 + 2 + 3);  // temple, fortress, mill
    Rajas bends = brown(
        "brown-5", "province 0 B2:blue-14/0 A2:blue-09/0 B1:blue-01/2 B3:blue-03/0\nseat 0 money 3 fame 5\n");
    bends.expect_fame(0, 5 + 4);  // tee and cross are no bends
}

TEST(RajasNavaratnas, CountsRiverSpacesInThrees) {  // RG-13.13, E63
    brown("brown-2", "province 0 B2:blue-02/1 A2:blue-06/2\nseat 0 money 3 fame 5 boat 8\n")
        .expect_fame(0, 5 + 2);
}

TEST(RajasNavaratnas, CountsConnectedTokens) {  // RG-13.14, E63
    Rajas game = reaching("tokens 0 N0:brown-4 W1:white-3 S2:yellow-5\ndice 0 o6\n" + kRoad +
                          open_line({"orange-02", "blue-07"}));
    game.build(0, "quarry-1", "orange-02", "A1 0", "6").expect_money(0, 3 - 1 + 2 + 4);  // N0 and W1
}

TEST(RajasNavaratnas, CountsUpgradesAndWorkers) {  // RG-13.15
    brown("brown-6", kRoad + "upgrades 0 3 3 2 2\n").expect_money(0, 3 - 1 + 2 + 4);
    brown("brown-7", kRoad).expect_fame(0, 5 + 3);
}

TEST(RajasNavaratnas, CountsATokenWhoseRoadWasCut) {  // RG-13.16
    Rajas game = reaching(
        "tokens 0 N0:brown-4 W1:white-3\ndice 0 o6\nreached 0 W1\nseat 0 money 3 fame 5\n"
        "province 0 B2:blue-02/1 A2:blue-01/0+\nburied blue-04\n" +
        open_line({"orange-02", "blue-03"}));
    game.build(0, "quarry-1", "orange-02", "A1 0", "6").expect_money(0, 3 - 1 + 2 + 4);
}

}  // namespace
}  // namespace durbar::testing
