#include <gtest/gtest.h>

#include "core/playout.h"
#include "games/rajas/rajas_scenario.h"

namespace durbar::testing {
namespace {

using rajas::Rules;

std::string gloss(const Rajas& game, std::string_view move) {
    return Rules::gloss(Rules::observe(game.state(), game.state().turn), Rules::parse(move).value());
}

TEST(RajasGloss, APaymentTellsItsPrice) {
    Rajas game(2, "seat 0 karma 1\ndice 0 b3 b6\n");
    game.play(0, "place quarry-1").play(0, "tile blue-01").play(0, "lay B2 1");
    EXPECT_EQ(Rules::format(Rules::proposal(Rules::observe(game.state(), 0)).value()), "pay 6");
    EXPECT_EQ(gloss(game, "pay 3*"), "4 for a price of 4");
    Rajas chamber(2, "seat 0 karma 1\ndice 0 b2 b5\n");
    EXPECT_FALSE(Rules::proposal(Rules::observe(chamber.state(), 0)));
    chamber.play(0, "place chamber-2");
    EXPECT_EQ(gloss(chamber, "die blue 5 turned"), "1 karma: counts as 2");
}

TEST(RajasGloss, MovesAreExplained) {
    Rajas game(2, "seat 0 money 9 karma 2\ndice 0 b2 o3 o4 b6\n");
    EXPECT_EQ(gloss(game, "place quarry-1"), "1$, then a tile paid in dice of its colour");
    EXPECT_EQ(gloss(game, "place balcony-orange"), "2 purple dice for 1 orange");
    EXPECT_EQ(gloss(game, "place chamber-3"), "a die of 3: 2 karma, 1 die");
    EXPECT_EQ(gloss(game, "place chamber-6"), "a die of 6: boat +6 to 6: 4$");
    EXPECT_EQ(gloss(game, "place market-silk-1"), "a die; you have no such stall");
    game.play(0, "place quarry-1");
    EXPECT_EQ(gloss(game, "tile blue-01"), "price 4, bend T: +2 fame");
    game.play(0, "tile blue-01");
    EXPECT_EQ(gloss(game, "lay B2 1"), "roads ES");
    Rajas sails(2, "dice 0 b3\n");
    sails.play(0, "place harbor-1").play(0, "die blue 3");
    EXPECT_EQ(gloss(sails, "sail 1"), "to 1: 2 dice");
    EXPECT_EQ(gloss(sails, "sail 3"), "to 3: 3$");
}

TEST(RajasGloss, DoneTellsWhatItEnds) {
    Rajas rerolls(2, "dice 0 b1 b1 o2\n");
    rerolls.play(0, "place outer-terrace-1");
    EXPECT_EQ(gloss(rerolls, "done"), "rerolls none");
    rerolls.play(0, "reroll blue 1").play(0, "reroll blue 1");
    EXPECT_EQ(gloss(rerolls, "done"), "rolls the 2 named");
    Rajas room(2, "dice 0 b1 b1 b1 b1 b1 o1 o1 o1 o1 o1\n");
    room.play(0, "place terrace-blue");
    EXPECT_EQ(gloss(room, "done"), "keeps the others, takes what fits");
}

TEST(RajasGloss, ASaleTellsWhatItBrings) {
    Rajas game(2, "dice 0 b2\nprovince 0 B2:blue-13/1 D2:blue-03/3\n");
    EXPECT_EQ(gloss(game, "place market-mixed-1"), "sells one of each good: +5$");
    EXPECT_EQ(gloss(game, "place market-spice-1"), "a die; sells as many as it shows of 2+2$");
    game.play(0, "place market-spice-1");
    EXPECT_EQ(gloss(game, "die blue 2"), "sells 2: +4$");
    game.play(0, "die blue 2");
    EXPECT_EQ(gloss(game, "sell spice 1"), "+2$");
    EXPECT_EQ(gloss(game, "sell spice 0"), "sells nothing");
}

TEST(RajasGloss, AYieldIsToldWhereARoadWouldReachIt) {
    Rajas game(2, "dice 0 b6\nprovince 0 C3:green-09/0\n" + open_line({"blue-05"}));
    game.play(0, "place quarry-1").play(0, "tile blue-05");
    EXPECT_EQ(gloss(game, "lay C4 3"), "roads NES; S2: 1 die, upgrade");
    EXPECT_EQ(gloss(game, "lay C4 2"), "roads NEW");
}

TEST(RajasGloss, ATokenTellsWhatItPaysAndWhatNot) {
    Rajas game(2, "option mode=navaratnas\ndice 0 b2\ntokens 0 N0:brown-2\ntokens 1 N0:brown-1\n");
    game.play(0, "place chamber-2").play(0, "die blue 2").play(0, "take 2 green").rolls({1, 1});
    EXPECT_EQ(gloss(game, "token red-3 W3"), "6$, not 2$");
}

TEST(RajasStanding, TheStandingSaysWhatIsCompared) {
    EXPECT_EQ(Rules::standing_words({-59, 1, {-59, 0}}), "59 fame spaces missing between the markers");
    EXPECT_EQ(Rules::standing_words({1, 1, {1, -2}}), "markers met, 1 fame space over, second to meet");
}

/// In every position of some games: every move has a gloss that fits.
void expect_glosses_fit(rajas::Mode mode, int players) {
    Rng rng(7);
    rajas::State s = Rules::initial({mode, true, 0b1010}, players);
    Rules::MoveList moves;
    for (int ply = 0; Rules::to_act(s) != Player::Nobody; ++ply) {
        if (is_seat(Rules::to_act(s)) && ply % 5 == 0) {
            const auto view = Rules::observe(s, s.turn);
            Rules::legal_moves(s, moves);
            for (const auto& move : moves) ASSERT_LE(Rules::gloss(view, move).size(), 80U);
        }
        const auto move = random_move<Rules>(s, moves, rng);
        Rules::apply(s, move, {});
    }
}
TEST(RajasGloss, GlossesFit) {
    expect_glosses_fit(rajas::Mode::Basic, 2);
    expect_glosses_fit(rajas::Mode::Navaratnas, 3);
    expect_glosses_fit(rajas::Mode::Mixed, 4);
}

}  // namespace
}  // namespace durbar::testing
