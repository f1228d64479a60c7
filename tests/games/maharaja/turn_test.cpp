#include "games/maharaja/maharaja_openings.h"

namespace durbar::testing {
namespace {

using maharaja::EventKind;
using maharaja::Rules;

TEST(MaharajaTurnOrder, GoesByTheLowestCharacterOfThoseLeft) {  // MJ-6.1
    Maharaja game(4, "cards 0 artisan\ncards 1 sadhu\ncards 2 builder\ncards 3 mogul\nturn 3\n");
    game.play(3, "end").play(1, "end").play(2, "end").play(0, "end").expect_round(2);
}

TEST(MaharajaTurnOrder, IsLookedAtAnewAfterARobbery) {  // MJ-6.1, E57
    Maharaja game(3, "cards 0 mogul\ncards 1 sadhu\ncards 2 builder\nshown 0 gold character\n");
    game.play(0, "character builder").play(2, "choose mogul").play(0, "end").expect_to_act(2);
    game.play(2, "end").expect_to_act(1);
    Maharaja same(3, "cards 0 mogul\ncards 1 sadhu\ncards 2 builder\nshown 0 gold character\n");
    same.play(0, "character builder").play(2, "choose artisan").play(0, "end").expect_to_act(1);
}

TEST(MaharajaTurnOrder, GivesEverybodyOneTurn) {  // MJ-6.2, E58
    Maharaja game(
        3, "cards 0 builder\ncards 1 mogul\ncards 2 artisan\nplayed 0\nturn 1\nshown 1 gold character\n");
    game.play(1, "character builder").play(0, "choose mogul").play(1, "end").expect_to_act(2);
    game.expect_cards(0, "mogul").play(2, "end").expect_round(2).expect_decision("disc");
}

TEST(MaharajaTurnOrder, LetsWhoIsPlayingFinish) {  // MJ-6.3, E59
    Maharaja game(3, "shown 0 gold character\n");
    game.play(0, "character artisan").expect_to_act(0).expect_decision("turn").expect_cards(0, "artisan");
    game.play(0, "gold disc").play(0, "end").expect_to_act(1);
}

TEST(MaharajaTurn, MixesPartsOfBothActionsAndTravel) {  // MJ-6.4, MJ-9.7, item 25
    Maharaja game(3, "shown 0 gold palace_house\ngold 0 11\nvillage v17 0\nvillage v21 0\n");
    game.play(0, "house disc v01").play(0, "travel jodhpur r12").play(0, "gold disc");
    game.expect_gold({12}).play(0, "palace disc central").expect_gold({0}).expect_open("disc", "");
    game.play(0, "travel start r12").expect_palace("jodhpur", 0, 0).expect_village("v01", "0");
    Maharaja other(3, "shown 0 two_houses move_house\narchitect 0 jodhpur\nvillage v17 0\n");
    other.play(0, "house disc v21").play(0, "move disc v17 v01").play(0, "house disc jodhpur");
    other.expect_open("disc", "").expect_gold({13});
}

TEST(MaharajaTurn, HasNoOtherMoves) {  // MJ-6.4
    Maharaja game(3, "");
    for (const auto move : {"choose wandering_monk", "place v01", "disc gold gold", "bid 1", "pass",
                            "draw jaipur", "give mogul"}) {
        game.expect_illegal(move, "MJ-6.4");
    }
}

TEST(MaharajaTurn, ForcesNothing) {  // MJ-6.5, MJ-6.6, item 18
    Maharaja game(3, "shown 0 gold quarry\n");
    game.expect_allowed("end").play(0, "end").expect_to_act(1).expect_supply(0, 6).expect_quarry(0, 14);
    Maharaja half(3, "shown 0 palace_house character\n");
    half.play(0, "house disc v01").expect_allowed("end").play(0, "end").expect_to_act(1);
}

TEST(MaharajaTurn, EndsOnlyWhenItsPlayerSaysSo) {  // MJ-6.6, MJ-21.7, item 39, further 13
    Maharaja game(3, "shown 0 gold quarry\n");
    game.play(0, "gold disc").play(0, "quarry disc").expect_to_act(0).expect_decision("turn");
    game.expect_legal({"end"}).play(0, "end").expect_to_act(1);
}

TEST(MaharajaTurn, DoesNotEndWhileAnotherPlayerChooses) {  // MJ-6.6, MJ-7.1, MJ-12.6, item 39
    Maharaja game(3, "shown 0 gold character\nvillage v17 0\nvillage v21 0\n");
    game.play(0, "character trader").expect_to_act(1).expect_decision("victim");
    game.expect_illegal("end", "MJ-12.6").expect_illegal("gold disc", "MJ-12.6");
    game.expect_illegal("travel jodhpur r12", "MJ-12.6").play(1, "choose mogul").expect_to_act(0);
    game.expect_allowed("end").expect_allowed("gold disc").expect_allowed("travel jodhpur r12");
}

TEST(MaharajaTurn, NamesWhatAMoveSpends) {  // MJ-6.7, item 34, further 16
    constexpr std::string_view kPosition =
        "option extended1=on\ncards 0 builder\ncards 1 artisan\ncards 2 yogi\nshown 0 gold house\nused "
        "token\n"
        "open token house\n";
    Maharaja disc(3, kPosition);
    disc.play(0, "house disc v01")
        .expect_open("disc", "gold")
        .expect_open("token", "house")
        .expect_gold({14});
    Maharaja token(3, kPosition);
    token.play(0, "house token v01")
        .expect_open("disc", "gold house")
        .expect_open("token", "")
        .expect_gold({14});
    Maharaja builder(3, kPosition);
    builder.play(0, "house builder v01").expect_open("disc", "gold house").expect_open("token", "house");
    builder.expect_gold({15});
    EXPECT_TRUE(builder.state().turn.builder_used);
}

TEST(MaharajaTurn, PoolsEqualPartsOfOneSource) {  // MJ-6.7, further 17, further 18
    Maharaja game(3, "shown 0 two_houses palace_house\narchitect 0 jaipur\n");
    game.expect_open("disc", "city_house house house palace");
    const auto listed = game.legal();
    EXPECT_EQ(std::count(listed.begin(), listed.end(), "house disc v01"), 1);
    game.play(0, "house disc v01").expect_open("disc", "city_house house palace");
    game.play(0, "house disc v02").expect_open("disc", "city_house palace");
    Maharaja twice(3, "shown 0 governor governor\n");
    const auto moves = twice.legal();
    EXPECT_EQ(std::count(moves.begin(), moves.end(), "governor disc kota"), 1);
}

TEST(MaharajaTurn, DoesOnlyWhatIsOpen) {  // MJ-6.8
    Maharaja game(3,
                  "option extended1=on\ncards 0 mogul\ncards 1 trader\ncards 2 yogi\nopen disc\n"
                  "architect 0 jaipur\nvillage v01 0\n");
    for (const auto move : {"gold disc", "house disc v02", "house disc jaipur", "move disc v01 v02",
                            "quarry disc", "palace disc central", "palace disc outer", "governor disc kota",
                            "character sadhu", "gold token", "house token v02", "move token v01 v02",
                            "quarry token", "palace token outer", "governor token kota"}) {
        game.expect_illegal(move, "MJ-6.8");
    }
    Maharaja once(3, "shown 0 gold governor\n");
    once.play(0, "gold disc").expect_illegal("gold disc", "MJ-6.8").play(0, "governor disc jaipur");
    once.expect_illegal("governor disc kota", "MJ-6.8");
}

TEST(MaharajaTurn, HasPartsInTheSourceThatIsNamed) {  // MJ-6.8, MJ-6.7
    constexpr std::string_view kCards = "option extended1=on\ncards 0 mogul\ncards 1 trader\ncards 2 yogi\n";
    Maharaja token(3, std::string(kCards) + "open disc\nused token\nopen token gold\n");
    token.expect_illegal("gold disc", "MJ-6.8").play(0, "gold token").expect_illegal("gold token", "MJ-6.8");
    Maharaja builder(3, "cards 0 builder\ncards 1 mogul\ncards 2 artisan\nshown 0 gold quarry\n");
    builder.expect_illegal("gold builder", "MJ-6.8").expect_illegal("quarry builder", "MJ-6.8");
}

TEST(MaharajaTurn, LetsWhatWasNotDoneVanish) {  // MJ-6.9, further 47
    Maharaja game(3,
                  "option extended1=on\ncards 0 mogul\ncards 1 sadhu\ncards 2 yogi\nshown 0 palace governor\n"
                  "disc 1 gold quarry\nused token\nopen token house\nroads 5\n");
    game.play(0, "end").expect_to_act(1).expect_open("disc", "gold quarry").expect_open("token", "");
    EXPECT_FALSE(game.state().turn.token_used);
    EXPECT_EQ(game.state().turn.roads, 0);
    game.play(1, "end").play(2, "end").expect_decision("disc").expect_open("disc", "");
}

TEST(MaharajaTurn, BeginsWithTheDiscThenCoinAndToken) {  // MJ-6.10, further 26
    Maharaja game(
        3,
        "option extended1=on\noption extended2=on\ncards 0 mogul\ncards 1 trader yogi\ncards 2 sadhu\n"
        "open disc\n");
    game.play(0, "end").expect_to_act(1).expect_gold({15, 16, 15}).expect_tokens(1, 1);
    EXPECT_EQ(game.kinds(), (std::vector{EventKind::TurnEnded, EventKind::TurnBegan, EventKind::DiscShown,
                                         EventKind::Coin, EventKind::TokenGained}));
}

TEST(MaharajaTurn, EndsWithTheCompensationThenTheNextPlayer) {  // MJ-6.11, MJ-14.6, item 40, further 29
    Maharaja game(3, "");
    game.play(0, "end").expect_gold({15, 15 + 2 + 1, 17});
    EXPECT_EQ(game.kinds(),
              (std::vector{EventKind::Compensation, EventKind::Compensation, EventKind::TurnEnded,
                           EventKind::TurnBegan, EventKind::DiscShown, EventKind::Coin}));
    game.expect_event("compensation", {{"seat", 1}, {"other", 0}, {"gold", 2}});
    game.expect_event("compensation", {{"seat", 2}, {"other", 0}, {"gold", 2}});
    game.expect_event("turn_ended", {{"seat", 0}}).expect_event("turn_began", {{"seat", 1}});
    EXPECT_EQ(game.state().played, 0b001);
}

TEST(MaharajaTurn, IsFollowedByScoringTheEndCheckAndTheNextRound) {  // MJ-6.11, MJ-16.2, further 29
    constexpr std::string_view kLast = "played 0\nturn 1\nmaharaja kota\nhouses kota 0 2 1 1\n";
    Maharaja game(2, kLast);
    game.play(1, "end").expect_round(2).expect_gold({15 + 2 + 10, 15 + 5});
    EXPECT_EQ(game.kinds(), (std::vector{EventKind::Compensation, EventKind::TurnEnded, EventKind::CityScored,
                                         EventKind::Payout, EventKind::Payout, EventKind::RoundBegan}));
    Maharaja over(2, std::string(kLast) + "round 10\n");
    over.play(1, "end").expect_over().expect_gold({15 + 2 + 10, 15 + 5});
    EXPECT_EQ(over.kinds(), (std::vector{EventKind::Compensation, EventKind::TurnEnded, EventKind::CityScored,
                                         EventKind::Payout, EventKind::Payout, EventKind::GameOver}));
}

TEST(MaharajaGivingUp,
     PaysEachOtherPlayerTwoWhateverWasLeft) {  // MJ-14.1, MJ-14.2, E48, E49, E50, E53, item 7
    Maharaja all(4, "shown 0 gold palace\ncards 0 mogul\ncards 1 sadhu\ncards 2 builder\ncards 3 artisan\n");
    all.play(0, "end").expect_gold({15, 17, 17, 17});
    Maharaja part(
        4, "shown 0 gold two_houses\ncards 0 mogul\ncards 1 sadhu\ncards 2 builder\ncards 3 artisan\n");
    part.play(0, "gold disc").play(0, "house disc v01").play(0, "end").expect_gold({16, 17, 17, 17});
    Maharaja two(2, "shown 0 gold character\ncards 0 mogul\ncards 1 sadhu\n");
    two.play(0, "gold disc").play(0, "end").expect_gold({17, 17});
    Maharaja none(2, "shown 0 gold gold\ncards 0 mogul\ncards 1 sadhu\n");
    none.play(0, "gold disc").play(0, "gold disc").play(0, "end").expect_gold({19, 15});
}

}  // namespace
}  // namespace durbar::testing
