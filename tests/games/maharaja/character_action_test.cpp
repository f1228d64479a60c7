#include "games/maharaja/maharaja_scenario.h"

namespace durbar::testing {
namespace {

using Kinds = std::vector<maharaja::EventKind>;
using maharaja::Character;
using enum maharaja::EventKind;

/// Seat 0 with the Mogul is on; seat 1 holds the Trader, seat 2 the Sadhu; the rest lies in the bank.
constexpr std::string_view kOneCard = R"(
shown 0 gold character
)";
constexpr std::string_view kTwoCards = R"(
shown 0 character character
)";

TEST(MaharajaCharacters, ComeFromTheBankOrFromARival) {  // MJ-12.1
    Maharaja(3, kOneCard)
        .expect_legal({"gold disc", "character trader", "character sadhu", "character wandering_monk",
                       "character builder", "character artisan", "end"});
}

TEST(MaharajaCharacters, AreTakenOnlyWithAnOpenCharacterAction) {  // MJ-12.1, MJ-6.8
    Maharaja(3, "shown 0 gold house\n").expect_illegal("character builder", "MJ-6.8");
    Maharaja game(3, kOneCard);
    game.play(0, "character builder").expect_open("disc", "gold");
    game.expect_illegal("character artisan", "MJ-6.8").expect_illegal("character trader", "MJ-6.8");
}

TEST(MaharajaCharacters, ReplaceTheFormerOneWhichGoesToTheBank) {  // MJ-12.2, MJ-12.3, E64
    Maharaja game(3, kOneCard);
    game.expect_cards(0, "mogul").expect_bank("wandering_monk builder artisan");
    game.play(0, "character builder");
    game.expect_cards(0, "builder").expect_bank("mogul wandering_monk artisan");
    game.expect_cards(1, "trader").expect_cards(2, "sadhu");  // nobody else is touched or asked
    game.expect_to_act(0).expect_decision("turn");
    EXPECT_EQ(game.kinds(), (Kinds{CardReturned, CardTaken}));
}

TEST(MaharajaCharacters, TheOwnOneIsNoTarget) {  // MJ-12.4, E64
    Maharaja game(3, kTwoCards);
    game.expect_illegal("character mogul", "MJ-12.4");
    game.play(0, "character builder").expect_illegal("character builder", "MJ-12.4");
    game.expect_allowed("character mogul");  // no longer his own
}

TEST(MaharajaCharacters, ARivalCannotPreventTheLossAndPicksFromTheBankAtOnce) {  // MJ-12.1, MJ-12.5, E54, E55
    Maharaja game(3, kOneCard);
    game.play(0, "character trader").expect_cards(0, "trader").expect_cards(1, "");
    game.expect_to_act(1).expect_decision("victim");
    game.expect_legal({"choose mogul", "choose wandering_monk", "choose builder", "choose artisan"});
    game.play(1, "choose mogul").expect_cards(1, "mogul");  // the card just returned is among them
    game.expect_bank("wandering_monk builder artisan");
    game.expect_to_act(0).expect_decision("turn").expect_open("disc", "gold");
}

TEST(MaharajaCharacters, TheBankIsNeverEmptyForARobbedPlayer) {  // MJ-12.5
    Maharaja game(5, "shown 0 gold character\n");
    game.expect_bank("artisan").play(0, "character builder");
    game.expect_to_act(4).expect_legal({"choose mogul", "choose artisan"});
}

TEST(MaharajaCharacters, ARobbedPlayerWhoHasPlayedPicksAsWell) {  // MJ-12.5, E55
    Maharaja game(3, R"(
played 0
turn 1
shown 1 gold character
)");
    game.play(1, "character mogul").expect_to_act(0).expect_decision("victim");
    game.play(0, "choose artisan").expect_cards(0, "artisan").expect_cards(1, "mogul");
    game.expect_to_act(1).expect_decision("turn");
}

TEST(MaharajaCharacters, ARobbedPlayerCanNeitherRefuseNorTakeWhatIsNotInTheBank) {  // MJ-12.6, E55
    Maharaja game(3, kOneCard);
    game.play(0, "character trader");
    game.expect_illegal("choose trader", "MJ-12.6").expect_illegal("choose sadhu", "MJ-12.6");
    for (const auto* move : {"end", "pass", "gold disc", "character mogul", "give mogul"}) {
        game.expect_illegal(move, "MJ-12.6");
    }
}

TEST(MaharajaCharacters, ARobbedPlayerTakesTheCardBackInTheOwnTurn) {  // MJ-12.7, E56
    Maharaja game(3, R"(
shown 0 gold character
disc 1 gold character
disc 2 gold gold
)");
    game.play(0, "character trader").play(1, "choose artisan").play(0, "end");
    game.play(2, "end");  // the Sadhu is lower than the Artisan
    game.play(1, "character trader").expect_cards(1, "trader");
    game.expect_to_act(0).expect_legal(
        {"choose mogul", "choose wandering_monk", "choose builder", "choose artisan"});
    game.play(0, "choose builder").expect_to_act(1).expect_decision("turn");
}

TEST(MaharajaCharacters, WithoutAnActionOfHisOwnTheRobbedPlayerKeepsWhatHePicked) {  // MJ-12.7
    Maharaja game(3, R"(
shown 0 gold character
disc 1 gold gold
)");
    game.play(0, "character trader").play(1, "choose mogul").play(0, "end");
    game.expect_to_act(1).expect_illegal("character trader", "MJ-6.8");
}

TEST(MaharajaCharacters, ASecondActionMayRobTheSameRivalAgain) {  // MJ-12.8
    Maharaja game(3, kTwoCards);
    game.play(0, "character trader").play(1, "choose mogul");
    game.play(0, "character mogul").expect_cards(0, "mogul").expect_to_act(1);
    game.expect_legal({"choose trader", "choose wandering_monk", "choose builder", "choose artisan"});
    game.play(1, "choose trader").expect_open("disc", "");
}

TEST(MaharajaCharacters, ASecondActionMayFetchTheReturnedCard) {  // MJ-12.8
    Maharaja game(3, kTwoCards);
    game.play(0, "character artisan").play(0, "character mogul");
    game.expect_cards(0, "mogul").expect_bank("wandering_monk builder artisan").expect_to_act(0);
}

TEST(MaharajaCharacters, TheFormerOneHasWorkedAndTheNewOneWorksAtOnce) {  // MJ-12.9, E62
    Maharaja game(3, R"(
cards 0 trader
cards 1 sadhu
cards 2 artisan
agenda disc 2
disc 0 gold character
village v17 1 2
village v21 1 1
)");
    game.play(2, "disc gold gold").expect_to_act(0).expect_gold({16, 15, 15});
    game.play(0, "character wandering_monk").expect_gold({16, 15, 15});  // the coin stays
    game.play(0, "travel jodhpur r12").expect_gold({16, 18, 16}).expect_architect(0, "jodhpur");
}

TEST(MaharajaCharacters, ARobberyReturnsTheOwnCardTakesTheOtherPaysTheCoinAndThenAsks) {  // MJ-12.10
    Maharaja game(3, kOneCard);
    game.play(0, "character trader").expect_gold({16, 15, 15}).expect_to_act(1);  // before the victim picks
    ASSERT_EQ(game.kinds(), (Kinds{CardReturned, CardRobbed, Coin}));
    EXPECT_EQ(game.events()[0].character, Character::Mogul);
    EXPECT_EQ(game.events()[1].character, Character::Trader);
    EXPECT_EQ(game.events()[1].seat, 0);
    EXPECT_EQ(game.events()[1].other, 1);
    game.play(1, "choose mogul");
    ASSERT_EQ(game.kinds(), (Kinds{CardPicked}));
    EXPECT_EQ(game.events()[0].seat, 1);
    EXPECT_EQ(game.events()[0].character, Character::Mogul);
}

TEST(MaharajaCharacters, ChangeWhoPlaysNext) {  // MJ-6.1, E57
    Maharaja game(3, R"(
cards 0 mogul
cards 1 sadhu
cards 2 builder
shown 0 gold character
)");
    game.play(0, "character builder").play(2, "choose mogul").play(0, "end").expect_to_act(2);
    game.play(2, "end").expect_to_act(1);
}

TEST(MaharajaCharacters, ALowerOneBringsNoSecondTurn) {  // MJ-6.2, E58
    Maharaja game(3, R"(
played 0
turn 1
shown 1 gold character
)");
    game.play(1, "character mogul").play(0, "choose trader").play(1, "end");
    game.expect_to_act(2).expect_decision("turn");  // the Sadhu, not seat 0 with the Trader
    game.play(2, "end").expect_round(2).expect_decision("disc");
}

TEST(MaharajaCharacters, AHigherOneDoesNotCutTheTurnShort) {  // MJ-6.3, E59
    Maharaja game(3, kOneCard);
    game.play(0, "character artisan").expect_to_act(0);
    game.play(0, "gold disc").expect_gold({17}).play(0, "end").expect_to_act(1);
}

}  // namespace
}  // namespace durbar::testing
