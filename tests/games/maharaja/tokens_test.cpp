#include <algorithm>

#include "games/maharaja/maharaja_scenario.h"

namespace durbar::testing {
namespace {

using Kinds = std::vector<maharaja::EventKind>;
using maharaja::Options;
using maharaja::Rules;
using maharaja::tokens_in_bank;
using enum maharaja::EventKind;

Options extended() {
    Options options;
    options.extended1 = true;
    return options;
}
int tokens_gained(const Maharaja& game) {
    const auto kinds = game.kinds();
    return static_cast<int>(std::count(kinds.begin(), kinds.end(), TokenGained));
}

TEST(MaharajaTokens, TheYogiAndSevenTokensAreInTheExtendedGameOnly) {  // MJ-18.1, MJ-2.4, E6
    const auto with = Rules::initial(extended(), 5);
    EXPECT_EQ(maharaja::count(bank(with)), 7);
    EXPECT_EQ(tokens_in_bank(with), 7);
    const auto without = Rules::initial({}, 5);
    EXPECT_EQ(maharaja::count(bank(without)), 6);
    EXPECT_FALSE(holds(bank(without), maharaja::Character::Yogi));
    EXPECT_EQ(tokens_in_bank(without), 0);
    Maharaja(3, "shown 0 gold character\n").expect_illegal("character yogi", "MJ-18.1");
    Maharaja(5, "option extended1=on\n").expect_bank("artisan yogi");
    Maharaja(2, "option extended1=on\n").expect_bank("sadhu wandering_monk builder artisan yogi");
}

TEST(MaharajaTokens, OneComesByItselfWhenTheYogisTurnBegins) {  // MJ-18.2, E86
    Maharaja game(2, R"(
option extended1=on
cards 0 yogi
cards 1 artisan
turn 1
open disc
)");
    game.expect_tokens(0, 0).play(1, "end").expect_to_act(0).expect_tokens(0, 1).expect_tokens(1, 0);
    EXPECT_EQ(game.kinds(), (Kinds{TurnEnded, TurnBegan, DiscShown, TokenGained}));
    EXPECT_EQ(tokens_in_bank(game.state()), 6);
    game.expect_allowed("token gold");  // and may be used at once
}

TEST(MaharajaTokens, OneComesWhenTheYogiIsTakenInTheTurn) {  // MJ-18.2, E86
    Maharaja game(2, "option extended1=on\nshown 0 gold character\n");
    game.play(0, "character yogi").expect_tokens(0, 1).expect_allowed("token palace");
    EXPECT_EQ(tokens_gained(game), 1);
}

TEST(MaharajaTokens, TheYogiBringsOneATurn) {  // MJ-18.2, MJ-13.10, E63
    Maharaja game(2, R"(
option extended1=on
cards 0 yogi
cards 1 artisan
turn 1
open disc
disc 0 character character
)");
    game.play(1, "end").play(0, "character mogul").play(0, "character yogi").expect_cards(0, "yogi");
    game.expect_tokens(0, 1);
    EXPECT_EQ(tokens_gained(game), 0);
}

TEST(MaharajaTokens, RobbedOfTheYogiBeforeTheOwnTurnAPlayerGetsNone) {  // MJ-18.3, E87
    Maharaja game(2, R"(
option extended1=on
cards 0 mogul
cards 1 yogi
shown 0 gold character
)");
    game.play(0, "character yogi").expect_tokens(0, 1).expect_to_act(1);  // before the victim picks
    game.play(1, "choose artisan").play(0, "end").expect_to_act(1).expect_tokens(1, 0);
}

TEST(MaharajaTokens, GivenTheYogiAfterTheOwnTurnAPlayerGetsNone) {  // MJ-18.3, E87
    Maharaja game(2, R"(
option extended1=on
cards 0 mogul
cards 1 trader
played 0
turn 1
shown 1 gold character
)");
    game.play(1, "character mogul").play(0, "choose yogi").expect_cards(0, "yogi").play(1, "end");
    game.expect_round(2).expect_tokens(0, 0);
    game.play(0, "disc gold gold").play(1, "disc gold gold").play(1, "end");
    game.expect_to_act(0).expect_tokens(0, 1);  // in the next round he does
}

TEST(MaharajaTokens, AThirdActionIsDoneAlsoWithoutTheYogi) {  // MJ-18.4, E88
    Maharaja game(2, R"(
option extended1=on
cards 0 mogul
cards 1 trader
tokens 0 1
)");
    game.play(0, "gold disc").play(0, "gold disc").play(0, "token gold").play(0, "gold token");
    game.expect_gold({15 + 2 + 2 + 2}).expect_tokens(0, 0);
}

TEST(MaharajaTokens, ATokenOfAnEarlierRoundIsStillGood) {  // MJ-18.4, E88
    Maharaja game(2, R"(
option extended1=on
cards 0 yogi
cards 1 artisan
turn 1
open disc
disc 0 gold character
)");
    game.play(1, "end").play(0, "gold disc").play(0, "character mogul").play(0, "end").expect_round(2);
    game.play(0, "disc gold gold").play(1, "disc gold gold").expect_to_act(0).expect_tokens(0, 1);
    game.play(0, "token house").play(0, "house token v01").expect_village("v01", "0");
}

TEST(MaharajaTokens, WithoutATokenThereIsNoThirdAction) {  // MJ-18.4, MJ-6.8
    Maharaja game(2, "option extended1=on\ntokens 1 1\n");
    game.expect_illegal("token gold", "MJ-18.4").expect_illegal("gold token", "MJ-6.8");
    Maharaja(2, "shown 0 gold gold\n").expect_illegal("token gold", "MJ-18.4");
}

TEST(MaharajaTokens, OnlyOneIsUsedATurn) {  // MJ-18.5, MJ-18.9, E88, E100
    Maharaja game(2, "option extended1=on\nopen disc\ntokens 0 3\n");
    game.play(0, "token gold").expect_tokens(0, 2).expect_illegal("token gold", "MJ-18.5");
    game.play(0, "gold token").expect_illegal("token house", "MJ-18.5").expect_legal({"end"});
}

TEST(MaharajaTokens, AnyActionButCharacterCardsMayBeNamed) {  // MJ-18.6, E89
    Maharaja game(2, "option extended1=on\nopen disc\ntokens 0 1\n");
    game.expect_legal({"token gold", "token house", "token two_houses", "token move_house", "token quarry",
                       "token palace", "token palace_house", "token governor", "end"});
    game.expect_illegal("token character", "MJ-18.6");
}

TEST(MaharajaTokens, TheSameActionMayBeDoneThreeTimes) {  // MJ-18.6, E89
    Maharaja game(2, "option extended1=on\nshown 0 governor governor\ntokens 0 1\n");
    game.play(0, "token governor").play(0, "governor token kota").play(0, "governor disc kota");
    game.play(0, "governor disc kota");
    game.expect_track("kota jaisalmer bikaner jaipur jodhpur ajmer udaipur");
}

TEST(MaharajaTokens, TheActionIsNamedFirstAlsoIfItCannotBeDone) {  // MJ-18.7
    Maharaja game(3, R"(
option extended1=on
open disc
tokens 0 1
architect 0 jaipur
palaces jaisalmer 0 3 4 0 0 0 0
palaces jaipur 0 3 4 0 - - -
)");
    game.expect_stock(0, 0).play(0, "token palace_house").expect_tokens(0, 0);
    EXPECT_EQ(tokens_in_bank(game.state()), 7);  // back at once
    EXPECT_EQ(game.kinds(), (Kinds{TokenUsed}));
    game.expect_open("token", "house palace").expect_illegal("palace token outer", "MJ-9.6");
    game.expect_illegal("house disc v01", "MJ-6.8").play(0, "house token v01").expect_gold({14});
}

TEST(MaharajaTokens, GoldAndHousesAreNotTakenByThemselves) {  // MJ-18.7
    Maharaja game(2, "option extended1=on\nopen disc\ntokens 0 1\n");
    Maharaja other(game.state());
    game.play(0, "token gold").expect_gold({15}).play(0, "gold token").expect_gold({17});
    other.play(0, "token quarry").expect_supply(0, 6).play(0, "quarry token").expect_supply(0, 8);
}

TEST(MaharajaTokens, TheLastHouseOfTheQuarryIsOfferedToDiscAndToken) {  // MJ-18.7, MJ-10.4
    Maharaja game(2, R"(
option extended1=on
shown 0 gold quarry
open disc quarry
used token
open token quarry
supply 0 19
)");
    game.expect_legal({"quarry disc", "quarry token", "end"});
    game.play(0, "quarry token").expect_supply(0, 20).expect_open("token", "quarry");
    game.expect_open("disc", "quarry").expect_legal({"end"});
}

TEST(MaharajaTokens, ItsPartsMixWithThoseOfTheDisc) {  // MJ-18.7
    Maharaja game(2, R"(
option extended1=on
shown 0 gold house
tokens 0 1
architect 0 jaipur
)");
    game.play(0, "token two_houses").play(0, "house token v01").play(0, "gold disc");
    game.expect_open("token", "city_house").expect_open("disc", "house");
    game.expect_illegal("house token v02", "MJ-8.6").play(0, "house disc v02");
    game.play(0, "house token jaipur").expect_open("token", "").expect_gold({15 - 3 + 2});
}

/// All seven tokens are out when the Yogi's turn begins.
constexpr std::string_view kEmptyBank = R"(
option extended1=on
cards 0 yogi
cards 1 artisan
tokens 0 3
tokens 1 4
turn 1
open disc
disc 0 gold character
)";

TEST(MaharajaTokens, WithNoneInTheBankTheYogiBringsNoneYet) {  // MJ-18.8, E90
    Maharaja game(2, kEmptyBank);
    game.play(1, "end").expect_to_act(0).expect_tokens(0, 3);
    EXPECT_EQ(tokens_gained(game), 0);
    game.play(0, "end").expect_tokens(0, 3);  // none came back in the turn
}

TEST(MaharajaTokens, OneThatReturnsWhileTheYogiIsHeldComesAtOnce) {  // MJ-18.8
    Maharaja game(2, kEmptyBank);
    game.play(1, "end").play(0, "token gold").expect_tokens(0, 3);
    EXPECT_EQ(game.kinds(), (Kinds{TokenUsed, TokenGained}));
    EXPECT_EQ(tokens_in_bank(game.state()), 0);
    game.play(0, "gold token").expect_illegal("token gold", "MJ-18.5");
}

TEST(MaharajaTokens, OneThatReturnsAfterTheYogiIsGoneStaysInTheBank) {  // MJ-18.8
    Maharaja game(2, kEmptyBank);
    game.play(1, "end").play(0, "character mogul").play(0, "token gold").expect_tokens(0, 2);
    EXPECT_EQ(tokens_in_bank(game.state()), 1);
}

TEST(MaharajaTokens, AYogiTakenAfterTheTokenCameBackBringsIt) {  // MJ-18.8, MJ-18.2
    Maharaja game(2, R"(
option extended1=on
cards 0 mogul
cards 1 artisan
tokens 0 3
tokens 1 4
shown 0 gold character
)");
    game.play(0, "token gold").expect_tokens(0, 2).play(0, "character yogi").expect_tokens(0, 3);
}

TEST(MaharajaTokens, SeveralAreHeld) {  // MJ-18.9, E100
    Maharaja game(2, R"(
option extended1=on
cards 0 yogi
cards 1 artisan
tokens 0 2
turn 1
open disc
)");
    game.play(1, "end").expect_tokens(0, 3);
    EXPECT_EQ(tokens_in_bank(game.state()), 4);
}

}  // namespace
}  // namespace durbar::testing
