#include <algorithm>

#include "games/maharaja/maharaja_scenario.h"

namespace durbar::testing {
namespace {

using Kinds = std::vector<maharaja::EventKind>;
using maharaja::Options;
using maharaja::Rules;
using enum maharaja::EventKind;

/// The bank holds Builder and Artisan.
constexpr std::string_view kBankLeft = R"(
option extended2=on
cards 0 mogul
cards 1 trader sadhu wandering_monk
shown 0 gold character
)";
/// The bank is empty; seat 1 holds more cards.
constexpr std::string_view kBankEmpty = R"(
option extended2=on
cards 0 mogul sadhu
cards 1 trader wandering_monk builder artisan
shown 0 gold character
open disc character
)";

TEST(MaharajaManyCharacters, EverybodyBeginsWithOne) {  // MJ-20.1
    Maharaja game(2, "option extended2=on\nagenda choose 0\n");
    game.play(0, "choose trader").play(1, "choose mogul").expect_cards(0, "trader").expect_cards(1, "mogul");
    game.expect_decision("place").expect_to_act(1);
    Maharaja auction(2, "option extended1=on\noption extended2=on\nagenda governor\n");
    auction.draw_all().expect_decision("bid");
}

TEST(MaharajaManyCharacters, AreTakenFromTheBankAndAllFormerOnesStay) {  // MJ-20.2, E92
    Maharaja game(2, kBankLeft);
    game.play(0, "character builder").expect_cards(0, "mogul builder").expect_bank("artisan");
    game.expect_cards(1, "trader sadhu wandering_monk").expect_to_act(0);
    EXPECT_EQ(game.kinds(), (Kinds{CardTaken}));
    game.play(0, "house builder v01").expect_gold({15});  // and works at once
}

TEST(MaharajaManyCharacters, TheOwnCardIsNoTarget) {  // MJ-20.2, MJ-12.4
    Maharaja(2, kBankLeft).expect_illegal("character mogul", "MJ-12.4");
}

TEST(MaharajaManyCharacters, AllHavePowersInOneTurn) {  // MJ-20.3, E92
    Maharaja game(2, R"(
option extended2=on
cards 0 trader sadhu wandering_monk builder artisan
cards 1 mogul
turn 1
open disc
disc 0 gold palace
village v17 1
village v21 1
palaces jodhpur - 0 - - - - -
)");
    game.play(1, "end").expect_gold({16, 15});                    // Trader
    game.play(0, "travel jodhpur r12").expect_gold({16, 17});     // Monk
    game.play(0, "house builder jodhpur").expect_gold({16, 17});  // Builder
    game.play(0, "palace disc outer").expect_gold({7, 17});       // Artisan
    game.expect_points(0, "jodhpur", 2 + 2 + 1 + 1);              // Sadhu
    game.expect_illegal("house builder v01", "MJ-13.8");
}

TEST(MaharajaManyCharacters, WhileTheBankHasACardRivalsAreNotTouched) {  // MJ-20.4, E93
    Maharaja game(2, kBankLeft);
    game.expect_legal({"gold disc", "character builder", "character artisan", "end"});
    game.expect_illegal("character trader", "MJ-20.4").expect_illegal("exchange trader mogul", "MJ-20.4");
    game.expect_illegal("takeover 1", "MJ-20.4");
}

TEST(MaharajaManyCharacters, OnceTheBankIsEmptyACardIsExchangedOrTakenOver) {  // MJ-20.5, MJ-20.7, E95, E96
    Maharaja game(2, kBankEmpty);
    std::vector<std::string> wanted{"takeover 1", "end"};
    for (const std::string card : {"trader", "wandering_monk", "builder", "artisan"}) {
        wanted.push_back("exchange " + card + " mogul");
        wanted.push_back("exchange " + card + " sadhu");
    }
    game.expect_legal(wanted);
    game.expect_illegal("character trader", "MJ-20.5").expect_illegal("character mogul", "MJ-12.4");
}

TEST(MaharajaManyCharacters, AnExchangeNamesTheWantedCardAndTheOwnOne) {  // MJ-20.5, E95
    Maharaja game(2, kBankEmpty);
    game.expect_illegal("exchange sadhu mogul", "MJ-20.5")
        .expect_illegal("exchange trader builder", "MJ-20.5");
    game.play(0, "exchange builder sadhu").expect_cards(0, "mogul builder");
    game.expect_cards(1, "trader sadhu wandering_monk artisan").expect_bank("").expect_to_act(0);
    EXPECT_EQ(game.kinds(), (Kinds{CardsExchanged}));
    game.expect_allowed("house builder v01").expect_open("disc", "");
    game.expect_illegal("exchange trader mogul", "MJ-6.8").expect_illegal("takeover 1", "MJ-6.8");
}

TEST(MaharajaManyCharacters, AnExchangeIsAllowedWhateverTheNumbers) {  // MJ-20.6, MJ-20.7, E97
    Maharaja equal(2, R"(
option extended2=on
cards 0 mogul sadhu builder
cards 1 trader wandering_monk artisan
shown 0 gold character
)");
    equal.expect_allowed("exchange trader builder").expect_illegal("takeover 1", "MJ-20.7");
    Maharaja more(2, R"(
option extended2=on
cards 0 mogul sadhu builder trader
cards 1 wandering_monk artisan
shown 0 gold character
)");
    more.expect_allowed("exchange artisan builder").expect_illegal("takeover 1", "MJ-20.7");
}

TEST(MaharajaManyCharacters, TheOnlyOwnCardMayBeExchanged) {  // MJ-20.6
    Maharaja game(2, R"(
option extended2=on
cards 0 artisan
cards 1 mogul trader sadhu wandering_monk builder
played 1
shown 0 gold character
)");
    game.play(0, "exchange mogul artisan").expect_cards(0, "mogul");
    game.expect_cards(1, "trader sadhu wandering_monk builder artisan");
}

TEST(MaharajaManyCharacters, ATakeoverNeedsARivalWithMoreCards) {  // MJ-20.7, E96
    Maharaja game(3, R"(
option extended2=on
cards 0 mogul
cards 1 trader
cards 2 sadhu wandering_monk builder artisan
shown 0 gold character
)");
    game.expect_illegal("takeover 1", "MJ-20.7").expect_illegal("takeover 0", "MJ-20.7");
    game.play(0, "takeover 2").expect_to_act(2).expect_decision("give");
    game.play(2, "give artisan").expect_cards(0, "mogul artisan");
    game.expect_cards(2, "sadhu wandering_monk builder").expect_cards(1, "trader").expect_bank("");
}

TEST(MaharajaManyCharacters, TheRivalChoosesWhatHeHandsOver) {  // MJ-20.8, E96
    Maharaja game(2, kBankEmpty);
    game.play(0, "takeover 1").expect_to_act(1);
    game.expect_legal({"give trader", "give wandering_monk", "give builder", "give artisan"});
    game.expect_illegal("give mogul", "MJ-20.8").expect_illegal("end", "MJ-20.8");
    game.expect_illegal("choose trader", "MJ-20.8");
    game.play(1, "give wandering_monk").expect_cards(0, "mogul sadhu wandering_monk");
    game.expect_cards(1, "trader builder artisan").expect_to_act(0).expect_decision("turn");
    game.expect_open("disc", "");
}

TEST(MaharajaManyCharacters, TheSecondActionFindsTheBankAsTheFirstLeftIt) {  // MJ-20.9, E94
    Maharaja game(2, R"(
option extended2=on
cards 0 mogul
cards 1 trader sadhu wandering_monk builder
shown 0 character character
)");
    game.expect_legal({"character artisan", "end"});
    game.play(0, "character artisan").expect_bank("");
    game.expect_allowed("exchange trader artisan").expect_allowed("takeover 1");
}

TEST(MaharajaManyCharacters, TwoTakeoversNeedMoreCardsEachTime) {  // MJ-20.9, MJ-20.7
    Maharaja game(2, R"(
option extended2=on
cards 0 mogul sadhu
cards 1 trader wandering_monk builder artisan
shown 0 character character
)");
    game.play(0, "takeover 1").play(1, "give artisan");  // three each
    game.expect_illegal("takeover 1", "MJ-20.7").expect_allowed("exchange trader artisan");
}

TEST(MaharajaManyCharacters, TheLowestCardHeldDecidesTheOrder) {  // MJ-20.10, E98
    Maharaja game(3, R"(
option extended2=on
cards 0 sadhu
cards 1 trader artisan
cards 2 wandering_monk mogul
agenda disc 2
)");
    game.play(2, "disc gold gold").expect_to_act(2).play(2, "end").expect_to_act(1);
    game.play(1, "end").expect_to_act(0);
}

TEST(MaharajaManyCharacters, TheLowestCardHeldBreaksTies) {  // MJ-20.10, E98
    Maharaja city(2, R"(
option extended2=on
cards 0 mogul artisan
cards 1 trader sadhu
played 0
turn 1
open disc
houses kota 0 1 1 1
)");
    city.play(1, "end").expect_gold({25, 20});
    Maharaja game(2, R"(
option extended2=on
round 10
cards 0 sadhu trader
cards 1 mogul artisan
played 1
turn 0
open disc
)");
    game.play(0, "end").expect_over().expect_gold({15, 15});
    EXPECT_EQ(Rules::standing(game.state())[1].rank, 1);
    EXPECT_EQ(Rules::standing(game.state())[0].rank, 2);
}

TEST(MaharajaManyCharacters, ALowerCardGainedBeforeTheTurnMovesItForward) {  // MJ-20.10, E98
    Maharaja game(3, R"(
option extended2=on
cards 0 mogul
cards 1 sadhu
cards 2 trader wandering_monk builder artisan
shown 0 gold character
)");
    game.play(0, "exchange artisan mogul").play(0, "end").expect_to_act(2);
    Maharaja other(3, R"(
option extended2=on
cards 0 mogul
cards 1 trader
cards 2 sadhu wandering_monk builder artisan
shown 0 gold character
)");
    other.play(0, "exchange artisan mogul").play(0, "end").expect_to_act(2);  // before the Trader
}

TEST(MaharajaManyCharacters, GiveOneTurnARoundAllTheSame) {  // MJ-20.11, E98, E99
    Maharaja game(2, R"(
option extended2=on
cards 0 mogul trader sadhu
cards 1 wandering_monk
disc 1 gold character
)");
    game.play(0, "end").expect_to_act(1).play(1, "character builder").play(1, "end");
    game.expect_round(2).expect_decision("disc");
    Maharaja late(2, R"(
option extended2=on
cards 0 sadhu artisan
cards 1 mogul trader wandering_monk builder
played 0
turn 1
shown 1 gold character
)");
    late.play(1, "exchange sadhu mogul").play(1, "end").expect_round(2);  // seat 0 has played
}

TEST(MaharajaManyCharacters, SadhuAndHomesCountForEveryCard) {  // MJ-20.12, E100
    Maharaja game(2, R"(
option extended1=on
option extended2=on
cards 0 mogul sadhu yogi
cards 1 trader
architect 0 kota
palaces kota - 2 3 4 0 - -
)");
    game.expect_points(0, "kota", 1 + 2 + 1).expect_points(0, "ajmer", 1).expect_points(0, "udaipur", 1);
    game.expect_points(0, "jaisalmer", 0).expect_points(1, "jaisalmer", 1);
}

TEST(MaharajaManyCharacters, CombineWithAllOtherVariants) {  // MJ-20.13
    Options alone;
    alone.extended2 = true;
    EXPECT_EQ(maharaja::count(bank(Rules::initial(alone, 2))), 6);
    EXPECT_EQ(tokens_in_bank(Rules::initial(alone, 2)), 0);
    Options all;
    all.short_game = all.extended1 = all.extended2 = true;
    const auto state = Rules::initial(all, 2);
    EXPECT_EQ(maharaja::count(bank(state)), 7);
    EXPECT_EQ(tokens_in_bank(state), 7);
    EXPECT_EQ(state.stock[0], 6);
    EXPECT_EQ(state.palaces[0][1], 2);
    Maharaja(2, "shown 0 gold character\n")
        .expect_illegal("exchange trader mogul", "MJ-20.5")
        .expect_illegal("takeover 1", "MJ-20.7");
}

TEST(MaharajaManyCharacters, AfterATakeoverTheCoinComesWithTheCard) {  // MJ-20.14
    Maharaja game(2, kBankEmpty);
    game.play(0, "takeover 1").expect_gold({15, 15});
    EXPECT_EQ(game.kinds(), (Kinds{TakeoverBegan}));
    game.play(1, "give trader").expect_gold({16, 15});
    EXPECT_EQ(game.kinds(), (Kinds{CardGiven, Coin}));
}

TEST(MaharajaManyCharacters, AfterATakeoverTheTokenComesWithTheYogi) {  // MJ-20.14, MJ-18.2
    Maharaja game(2, R"(
option extended1=on
option extended2=on
cards 0 mogul sadhu
cards 1 trader wandering_monk builder artisan yogi
shown 0 gold character
)");
    game.play(0, "takeover 1").expect_tokens(0, 0).play(1, "give yogi").expect_tokens(0, 1);
    EXPECT_EQ(game.kinds(), (Kinds{CardGiven, TokenGained}));
}

TEST(MaharajaManyCharacters, AnExchangedTraderPaysOnlyInTheOwnTurn) {  // MJ-20.5, MJ-13.13
    Maharaja gained(2, kBankEmpty);
    gained.play(0, "exchange trader sadhu").expect_gold({16, 15});
    Maharaja given(2, R"(
option extended2=on
cards 0 trader sadhu
cards 1 mogul wandering_monk builder artisan
played 1
turn 0
shown 0 gold character
open disc character
)");
    given.play(0, "exchange mogul trader").expect_gold({15, 15}).play(0, "end").expect_gold({15, 15});
    Maharaja later(2, R"(
option extended2=on
cards 0 trader
cards 1 mogul sadhu wandering_monk builder artisan
turn 0
shown 0 gold character
open disc character
)");
    later.play(0, "exchange mogul trader").expect_gold({15, 15}).play(0, "end").expect_gold({15, 16});
}

}  // namespace
}  // namespace durbar::testing
