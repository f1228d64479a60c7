#include <gmock/gmock.h>

#include "core/playout.h"
#include "core/text.h"
#include "games/rajas/rajas_scenario.h"
#include "terminal/plain_text.h"
#include "terminal/rajas/drawing.h"
#include "terminal/rajas/parts.h"

namespace durbar::testing {
namespace {

using rajas::Drawing;
using rajas::Rules;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

std::string drawing(const Rajas& game, int seat = 0) {
    return Drawing::draw(Rules::observe(game.state(), seat), Ink(false));
}
std::string shown(const Rajas& game, std::string_view topic) {
    return Drawing::explain(Rules::observe(game.state(), 0), topic, Ink(false));
}

TEST(RajasDrawing, TheDrawingShowsTheRaceAndTheDice) {
    const Rajas game(2, "seat 0 fame 10 money 21 karma 0\ndice 0 b4 b6 o1\n");
    EXPECT_THAT(drawing(game), AllOf(HasSubstr("fame missing"), HasSubstr("|  40 "), HasSubstr("b4 b6 o1")));
    const Rajas close(2, "seat 0 fame 31 money 55\n");
    EXPECT_THAT(drawing(close), HasSubstr(">.<")) << "a gap is seen as long as something is missing";
}

TEST(RajasDrawing, TheBoardTellsWhatSpacesCostAndBring) {
    const Rajas game(2, "dice 0 b4\n");
    EXPECT_THAT(drawing(game), AllOf(HasSubstr("1 great mogul      .  2 fame, start next round"),
                                     HasSubstr("4 raja man singh   .  upgrade, 3$"),
                                     HasSubstr("2$, reroll any dice"), HasSubstr("a die of 1-3")));
    EXPECT_THAT(drawing(game), HasSubstr("blue-01  4 bend  T"));
}

TEST(RajasDrawing, WhatTheTracksHoldNextStandsBesideTheProvince) {
    EXPECT_THAT(drawing(Rajas(2, "seat 0 fame 4 money 13\n")),
                AllOf(HasSubstr("fame 4: upgrade at 5, worker at 15"), HasSubstr("money 13: worker at 20\n"),
                      HasSubstr("worker across the bridge")));
    const Rajas rich(2, "seat 0 fame 32 money 60\n");
    EXPECT_THAT(drawing(rich), AllOf(HasSubstr("fame 32: nothing more"), HasSubstr("money 60: nothing more"),
                                     Not(HasSubstr("across the bridge"))));
    EXPECT_THAT(shown(rich, "tracks"), AllOf(HasSubstr("15   worker             [0]\n"),
                                             HasSubstr("33   up to 2 dice       [0]\n")));
}

TEST(RajasDrawing, APaymentIsProposedWithItsPrice) {
    Rajas game(2, "seat 0 karma 1\ndice 0 b3 b6\n");
    game.play(0, "place quarry-1").play(0, "tile blue-01").play(0, "lay B2 1");
    EXPECT_THAT(drawing(game), HasSubstr("proposed: pay 6 (6 for a price of 4); 'ok' plays it"));
    EXPECT_THAT(drawing(game, 1), Not(HasSubstr("proposed"))) << "to the one who pays only";
    Rajas chamber(2, "seat 0 karma 1\ndice 0 b2 b5\n");
    chamber.play(0, "place chamber-2");
    EXPECT_THAT(drawing(chamber), HasSubstr("proposed: die blue 2;"));
}

TEST(RajasDrawing, StallsStandBesideTheProvince) {
    const Rajas game(2, "dice 0 b2\nprovince 0 B2:blue-13/1 D2:blue-03/3\n");
    EXPECT_THAT(drawing(game), HasSubstr("stalls: tea 3, spice 2+2"));
}

TEST(RajasDrawing, TokensAreToldByTheirEffects) {
    const Rajas basic(2, "dice 0 b2\n");
    EXPECT_THAT(shown(basic, "tokens"), AllOf(HasSubstr("white-3 3$ x2"), Not(HasSubstr("brown-4"))));
    Rajas game(2, "option mode=navaratnas\ndice 0 b2\ntokens 0 N0:brown-2\ntokens 1 N0:brown-1\n");
    EXPECT_THAT(drawing(game), AllOf(HasSubstr("N0 brown-2 1 fame per 3 river spaces"), HasSubstr("W3 red"),
                                     Not(HasSubstr("tokens left"))));
    EXPECT_THAT(shown(game, "tokens"), AllOf(HasSubstr("brown-4 2$ per reached token"),
                                             HasSubstr("red-1 2 dice x2"), Not(HasSubstr("brown-2 "))));
    game.play(0, "place chamber-2").play(0, "die blue 2").play(0, "take 2 green").rolls({1, 1});
    EXPECT_THAT(drawing(game), HasSubstr("tokens left    white-1 1 die x2"));
}

TEST(RajasDrawing, TopicsShowWhatTheBoardHasNoRoomFor) {
    const Rajas game(2, "seat 1 boat 21\nprovince 1 D2:blue-01/3\n");
    for (const Topic& topic : Drawing::topics()) {
        const std::string name = topic.name == "seat N" ? "seat 1" : std::string(topic.name);
        EXPECT_THAT(shown(game, name), Not(IsEmpty())) << name;
    }
    EXPECT_THAT(shown(game, "river"),
                AllOf(HasSubstr("=bridge=  21: 2 karma<1>"), HasSubstr("30: 2 fame per karma")));
    EXPECT_THAT(shown(game, "goal"), HasSubstr("1 to 6, 2 to 5, 3 to 4 or back"));
    EXPECT_THAT(shown(game, "palace"),
                HasSubstr("5 master builder  cover a tile: a more expensive open tile"));
    EXPECT_THAT(shown(game, "tiles"), HasSubstr("blue-02 4 road t2         4 bend c2, 3 road s1, 6 tee P"));
    EXPECT_THAT(shown(game, "seat 1"), AllOf(HasSubstr("seat 1's province"), HasSubstr("RAJA ====  T ")));
    EXPECT_EQ(shown(game, "seat 1"), shown(game, "1"));
    for (const std::string_view nothing : {"", "seat 2", "seat", "elephants", "river bank"}) {
        EXPECT_THAT(shown(game, nothing), IsEmpty()) << nothing;
    }
}

/// In every position of some games: no line is too long, and colours change nothing else.
void expect_drawings_fit(rajas::Mode mode, int players) {
    Rng rng(7);
    rajas::State s = Rules::initial({mode, true, 0b1010}, players);
    Rules::MoveList moves;
    for (int ply = 0; Rules::to_act(s) != Player::Nobody; ++ply) {
        if (is_seat(Rules::to_act(s)) && ply % 5 == 0) {
            const auto view = Rules::observe(s, s.turn);
            const std::string text = Drawing::draw(view, Ink(false));
            ASSERT_EQ(plain(Drawing::draw(view, Ink(true))), text);
            for (const std::string_view line : split_lines(text)) {
                ASSERT_LE(line.size(), rajas::kLineWidth) << line;
            }
        }
        const auto move = random_move<Rules>(s, moves, rng);
        Rules::apply(s, move, {});
    }
}
TEST(RajasDrawing, DrawingsFit) {
    expect_drawings_fit(rajas::Mode::Basic, 2);
    expect_drawings_fit(rajas::Mode::Navaratnas, 3);
    expect_drawings_fit(rajas::Mode::Mixed, 4);
}

}  // namespace
}  // namespace durbar::testing
