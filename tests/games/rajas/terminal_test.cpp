#include <gmock/gmock.h>

#include "core/playout.h"
#include "core/text.h"
#include "games/rajas/drawing.h"
#include "games/rajas/rajas_scenario.h"

namespace durbar::testing {
namespace {

using rajas::Rules;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

std::string drawing(const Rajas& game, int seat = 0) {
    return Rules::draw(Rules::observe(game.state(), seat), Ink(false));
}
std::string shown(const Rajas& game, std::string_view topic) {
    return Rules::explain(Rules::observe(game.state(), 0), topic, Ink(false));
}
std::string gloss(const Rajas& game, std::string_view move) {
    return Rules::gloss(Rules::observe(game.state(), game.state().turn), Rules::parse(move).value());
}

/// A drawing without its colours.
std::string plain(std::string_view painted) {
    std::string text;
    bool code = false;
    for (const char letter : painted) {
        if (letter == '\x1b') code = true;
        if (!code) text += letter;
        if (letter == 'm') code = false;
    }
    return text;
}

TEST(RajasTerminal, TheDrawingShowsTheRaceAndTheDice) {
    const Rajas game(2, "seat 0 fame 10 money 21 karma 0\ndice 0 b4 b6 o1\n");
    EXPECT_THAT(drawing(game), AllOf(HasSubstr("fame missing"), HasSubstr("|  40 "), HasSubstr("b4 b6 o1")));
    const Rajas close(2, "seat 0 fame 31 money 55\n");
    EXPECT_THAT(drawing(close), HasSubstr(">.<")) << "a gap is seen as long as something is missing";
}

TEST(RajasTerminal, TheBoardTellsWhatSpacesCostAndBring) {
    const Rajas game(2, "dice 0 b4\n");
    EXPECT_THAT(drawing(game), AllOf(HasSubstr("1 great mogul      .  2 fame, start next round"),
                                     HasSubstr("4 raja man singh   .  upgrade, 3$"),
                                     HasSubstr("2$, reroll any dice"), HasSubstr("a die of 1-3")));
    EXPECT_THAT(drawing(game), HasSubstr("blue-01  4 bend  T"));
}

TEST(RajasTerminal, WhatTheTracksHoldNextStandsBesideTheProvince) {
    EXPECT_THAT(drawing(Rajas(2, "seat 0 fame 4 money 13\n")),
                AllOf(HasSubstr("fame 4: upgrade at 5, worker at 15"), HasSubstr("money 13: worker at 20\n"),
                      HasSubstr("worker across the bridge")));
    const Rajas rich(2, "seat 0 fame 32 money 60\n");
    EXPECT_THAT(drawing(rich), AllOf(HasSubstr("fame 32: nothing more"), HasSubstr("money 60: nothing more"),
                                     Not(HasSubstr("across the bridge"))));
    EXPECT_THAT(shown(rich, "tracks"), AllOf(HasSubstr("15   worker             [0]\n"),
                                             HasSubstr("33   up to 2 dice       [0]\n")));
}

TEST(RajasTerminal, APaymentIsProposedWithItsPrice) {
    Rajas game(2, "seat 0 karma 1\ndice 0 b3 b6\n");
    game.play(0, "place quarry-1").play(0, "tile blue-01").play(0, "lay B2 1");
    EXPECT_THAT(drawing(game), HasSubstr("proposed: pay 6 (6 for a price of 4); 'ok' plays it"));
    EXPECT_EQ(Rules::format(Rules::proposal(Rules::observe(game.state(), 0)).value()), "pay 6");
    EXPECT_EQ(gloss(game, "pay 3*"), "4 for a price of 4");
    EXPECT_THAT(drawing(game, 1), Not(HasSubstr("proposed"))) << "to the one who pays only";
    Rajas chamber(2, "seat 0 karma 1\ndice 0 b2 b5\n");
    EXPECT_FALSE(Rules::proposal(Rules::observe(chamber.state(), 0)));
    chamber.play(0, "place chamber-2");
    EXPECT_THAT(drawing(chamber), HasSubstr("proposed: die blue 2;"));
    EXPECT_EQ(gloss(chamber, "die blue 5 turned"), "1 karma: counts as 2");
}

TEST(RajasTerminal, MovesAreExplained) {
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

TEST(RajasTerminal, DoneTellsWhatItEnds) {
    Rajas rerolls(2, "dice 0 b1 b1 o2\n");
    rerolls.play(0, "place outer-terrace-1");
    EXPECT_EQ(gloss(rerolls, "done"), "rerolls none");
    rerolls.play(0, "reroll blue 1").play(0, "reroll blue 1");
    EXPECT_EQ(gloss(rerolls, "done"), "rolls the 2 named");
    Rajas room(2, "dice 0 b1 b1 b1 b1 b1 o1 o1 o1 o1 o1\n");
    room.play(0, "place terrace-blue");
    EXPECT_EQ(gloss(room, "done"), "keeps the others, takes what fits");
}

TEST(RajasTerminal, ASaleTellsWhatItBrings) {
    Rajas game(2, "dice 0 b2\nprovince 0 B2:blue-13/1 D2:blue-03/3\n");
    EXPECT_THAT(drawing(game), HasSubstr("stalls: tea 3, spice 2+2"));
    EXPECT_EQ(gloss(game, "place market-mixed-1"), "sells one of each good: +5$");
    EXPECT_EQ(gloss(game, "place market-spice-1"), "a die; sells as many as it shows of 2+2$");
    game.play(0, "place market-spice-1");
    EXPECT_EQ(gloss(game, "die blue 2"), "sells 2: +4$");
    game.play(0, "die blue 2");
    EXPECT_EQ(gloss(game, "sell spice 1"), "+2$");
    EXPECT_EQ(gloss(game, "sell spice 0"), "sells nothing");
}

TEST(RajasTerminal, AYieldIsToldWhereARoadWouldReachIt) {
    Rajas game(2, "dice 0 b6\nprovince 0 C3:green-09/0\n" + open_line({"blue-05"}));
    game.play(0, "place quarry-1").play(0, "tile blue-05");
    EXPECT_EQ(gloss(game, "lay C4 3"), "roads NES; S2: 1 die, upgrade");
    EXPECT_EQ(gloss(game, "lay C4 2"), "roads NEW");
}

TEST(RajasTerminal, TokensAreToldByTheirEffects) {
    const Rajas basic(2, "dice 0 b2\n");
    EXPECT_THAT(shown(basic, "tokens"), AllOf(HasSubstr("white-3 3$ x2"), Not(HasSubstr("brown-4"))));
    Rajas game(2, "option mode=navaratnas\ndice 0 b2\ntokens 0 N0:brown-2\ntokens 1 N0:brown-1\n");
    EXPECT_THAT(drawing(game), AllOf(HasSubstr("N0 brown-2 1 fame per 3 river spaces"), HasSubstr("W3 red"),
                                     Not(HasSubstr("tokens left"))));
    EXPECT_THAT(shown(game, "tokens"), AllOf(HasSubstr("brown-4 2$ per joined token"),
                                             HasSubstr("red-1 2 dice x2"), Not(HasSubstr("brown-2 "))));
    game.play(0, "place chamber-2").play(0, "die blue 2").play(0, "take 2 green").rolls({1, 1});
    EXPECT_THAT(drawing(game), HasSubstr("tokens left    white-1 1 die x2"));
    EXPECT_EQ(gloss(game, "token red-3 W3"), "6$, not 2$");
}

TEST(RajasTerminal, TopicsShowWhatTheBoardHasNoRoomFor) {
    const Rajas game(2, "seat 1 boat 21\nprovince 1 D2:blue-01/3\n");
    for (const Topic& topic : Rules::topics()) {
        const std::string name = topic.name == "seat N" ? "seat 1" : std::string(topic.name);
        EXPECT_THAT(shown(game, name), Not(IsEmpty())) << name;
    }
    EXPECT_THAT(shown(game, "river"),
                AllOf(HasSubstr("=bridge=  21: 2 karma<1>"), HasSubstr("30: 2 fame per karma")));
    EXPECT_THAT(shown(game, "goal"), HasSubstr("1 to 6, 2 to 5, 3 to 4 or back"));
    EXPECT_THAT(shown(game, "palace"), HasSubstr("5 master builder  cover a tile: a dearer open tile"));
    EXPECT_THAT(shown(game, "tiles"), HasSubstr("blue-02 4 road t2         4 bend c2, 3 road s1, 6 tee P"));
    EXPECT_THAT(shown(game, "seat 1"), AllOf(HasSubstr("seat 1's province"), HasSubstr("RAJA ====  T ")));
    EXPECT_EQ(shown(game, "seat 1"), shown(game, "1"));
    for (const std::string_view nothing : {"", "seat 2", "seat", "elephants", "river bank"}) {
        EXPECT_THAT(shown(game, nothing), IsEmpty()) << nothing;
    }
}

TEST(RajasTerminal, TheStandingSaysWhatIsCompared) {
    EXPECT_EQ(Rules::standing_words({-59, 1, {-59, 0}}), "59 fame spaces missing between the markers");
    EXPECT_EQ(Rules::standing_words({1, 1, {1, -2}}), "markers met, 1 fame space over, second to meet");
}

/// In every position of some games: no line is too long, colours change nothing else, every move has a gloss
/// that fits.
void expect_drawings_fit(rajas::Mode mode, int players) {
    Rng rng(7);
    rajas::State s = Rules::initial({mode, true, 0b1010}, players);
    Rules::MoveList moves;
    for (int ply = 0; Rules::to_act(s) != Player::Nobody; ++ply) {
        if (is_seat(Rules::to_act(s)) && ply % 5 == 0) {
            const auto view = Rules::observe(s, s.turn);
            const std::string text = Rules::draw(view, Ink(false));
            ASSERT_EQ(plain(Rules::draw(view, Ink(true))), text);
            for (const std::string_view line : split_lines(text)) {
                ASSERT_LE(line.size(), rajas::kLineWidth) << line;
            }
            Rules::legal_moves(s, moves);
            for (const auto& move : moves) ASSERT_LE(Rules::gloss(view, move).size(), 80U);
        }
        const auto move = random_move<Rules>(s, moves, rng);
        Rules::apply(s, move, {});
    }
}
TEST(RajasTerminal, DrawingsFit) {
    expect_drawings_fit(rajas::Mode::Basic, 2);
    expect_drawings_fit(rajas::Mode::Navaratnas, 3);
    expect_drawings_fit(rajas::Mode::Mixed, 4);
}

}  // namespace
}  // namespace durbar::testing
