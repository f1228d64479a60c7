#include "games/maharaja/maharaja_openings.h"

namespace durbar::testing {
namespace {

using maharaja::EventKind;
using maharaja::Rules;

TEST(MaharajaChoice, GivesEverybodyOneCharacterInOrderOfSeats) {  // MJ-2.1, MJ-2.2, item 1
    auto game = with_track(4);
    game.expect_to_act(0).expect_decision("choose").play(0, "choose artisan");
    EXPECT_EQ(game.kinds(), std::vector{EventKind::CharacterChosen});
    game.expect_to_act(1).play(1, "choose mogul").expect_to_act(2).play(2, "choose sadhu");
    game.expect_to_act(3).expect_decision("choose").play(3, "choose trader").expect_decision("place");
    game.expect_cards(0, "artisan")
        .expect_cards(1, "mogul")
        .expect_cards(2, "sadhu")
        .expect_cards(3, "trader");
    game.expect_gold({15, 15, 15, 15});
}

TEST(MaharajaChoice, ComesBeforeEverythingElse) {  // MJ-2.1
    auto game = with_track(3);
    for (const auto move : {"place v01", "disc gold gold", "end", "pass", "bid 0", "draw jaipur", "gold disc",
                            "travel jodhpur r12", "give mogul", "character mogul"}) {
        game.expect_illegal(move, "MJ-2.1");
    }
}

TEST(MaharajaChoice, IsAmongTheCharactersInTheBank) {  // MJ-2.3
    auto game = with_track(3);
    game.expect_legal({"choose mogul", "choose trader", "choose sadhu", "choose wandering_monk",
                       "choose builder", "choose artisan"});
    game.play(0, "choose trader").expect_illegal("choose trader", "MJ-2.3");
    game.expect_legal(
        {"choose mogul", "choose sadhu", "choose wandering_monk", "choose builder", "choose artisan"});
    game.play(1, "choose mogul");
    game.expect_illegal("choose mogul", "MJ-2.3").expect_illegal("choose trader", "MJ-2.3");
    game.expect_allowed("choose artisan");
}

TEST(MaharajaChoice, LeavesTheRestInTheBank) {  // MJ-2.4, E6
    with_cards({"builder", "mogul"}).expect_bank("trader sadhu wandering_monk artisan");
    with_cards({"builder", "mogul", "artisan", "trader", "sadhu"}).expect_bank("wandering_monk");
}

TEST(MaharajaChoice, KnowsTheYogiInExtendedIOnly) {  // MJ-2.4, MJ-18.1, E6
    with_track(2).expect_illegal("choose yogi", "MJ-2.3");
    Maharaja extended(5,
                      "option extended1=on\nagenda choose 4\ncards 0 yogi\ncards 1 mogul\ncards 2 sadhu\n"
                      "cards 3 artisan\n");
    extended.play(4, "choose trader").expect_bank("wandering_monk builder");
    Maharaja two(2, "option extended1=on\nagenda choose 1\ncards 0 mogul\n");
    two.expect_allowed("choose yogi").play(1, "choose artisan");
    two.expect_bank("trader sadhu wandering_monk builder yogi");
}

TEST(MaharajaChoice, LetsTheLowerNumberPlayEarlier) {  // MJ-2.5, MJ-6.1
    auto game = with_cards({"artisan", "trader", "mogul"});
    play_first_moves(game, "place");
    set_discs(game, {"gold gold", "gold gold", "gold gold"});
    game.play(2, "end").play(1, "end").play(0, "end").expect_round(2);
}

TEST(MaharajaChoice, LetsTheLowerNumberRankBetterInATie) {  // MJ-2.5, MJ-15.5
    Maharaja game(3,
                  "cards 0 artisan\ncards 1 trader\ncards 2 sadhu\nplayed 1 2\nturn 0\nopen disc\n"
                  "maharaja kota\nhouses kota 0 1 1 1 2 1\n");
    game.play(0, "end").expect_gold({15 + 3, 15 + 11, 15 + 7});
}

}  // namespace
}  // namespace durbar::testing
