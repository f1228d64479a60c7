#include <algorithm>
#include <set>

#include "games/tigris/tigris_scenario.h"

namespace durbar::testing {
namespace {

using tigris::Color;
using tigris::Rules;

std::vector<std::string> swaps(const Tigris& t) {
    auto moves = t.legal();
    std::erase_if(moves, [](const std::string& move) { return !move.starts_with("swap"); });
    return moves;
}

TEST(TigrisSwap, PutsDownOneToAllTilesOfTheHand) {  // TE-7.1
    Tigris t("tigris\nhand 0 red 2 green 1\nhand 1 red 6\n");
    auto listed = swaps(t);
    std::sort(listed.begin(), listed.end());
    EXPECT_EQ(listed, (std::vector<std::string>{"swap green 1", "swap red 1", "swap red 1 green 1",
                                                "swap red 2", "swap red 2 green 1"}));
    t.expect_illegal("swap red 3", "TE-7.1").expect_illegal("swap red 2 green 2", "TE-7.1");
    t.expect_illegal("swap blue 1", "TE-7.1").expect_illegal("swap red 1 black 1", "TE-7.1");
    t.expect_illegal("swap", "TE-7.1").expect_refusal("swap", "swap_nothing");
    t.expect_refusal("swap red 2 green 2", "swap_not_held");
    EXPECT_EQ(Rules::check(t.state(), Rules::parse("swap red 2 green 2").value()),
              refuse("TE-7.1", "swap_not_held", {{"color", "green"}, {"held", 1}}));
}

TEST(TigrisSwap, PickedTileByTileIsTheSameMove) {  // TE-7.2
    for (const auto& [picked, move] :
         {std::pair{"swap red red green", "swap red 2 green 1"}, std::pair{"swap red", "swap red 1"},
          std::pair{"swap red 2 green", "swap red 2 green 1"},
          std::pair{"swap red green 1", "swap red 1 green 1"}}) {
        const auto read = Rules::parse(picked);
        ASSERT_TRUE(read) << picked;
        EXPECT_EQ(Rules::format(read.value()), move);
    }
    Match<Rules> match(Tigris("tigris\nhand 0 red 2 green 1\nhand 1 red 6\n").state());
    ASSERT_EQ(match.play(0, "swap red green"), std::nullopt);
    EXPECT_EQ(match.line(Reader::seat(0), 0).front().move, "swap red 1 green 1");
    EXPECT_EQ(match.state().swapped[0], (tigris::Counts{{1, 0, 1, 0}}));
}

TEST(TigrisSwap, IsImpossibleWithAnEmptyHand) {  // TE-7.1
    Tigris t("tigris\nhand 1 red 6\n");
    EXPECT_TRUE(swaps(t).empty());
    t.expect_illegal("swap red 1", "TE-7.1").expect_allowed("pass");
}

TEST(TigrisSwap, IsOneMoveOverAMultisetOfColours) {  // TE-7.2
    const std::pair<const char*, std::size_t> hands[] = {{"red 2 blue 2 green 1 black 1", 35},
                                                         {"red 6", 6},
                                                         {"blue 6", 6},
                                                         {"red 3 blue 3", 15},
                                                         {"black 1", 1}};
    for (const auto& [hand, number] : hands) {
        Tigris t(std::string("tigris\nhand 0 ") + hand + "\n");
        const auto listed = swaps(t);
        EXPECT_EQ(listed.size(), number) << hand;
        EXPECT_EQ(std::set<std::string>(listed.begin(), listed.end()).size(), number) << hand;
    }
}

TEST(TigrisSwap, TilesPutDownLeaveTheGame) {  // TE-7.3
    Tigris t("tigris\nhand 0 red 2 green 1\nhand 1 red 6\n");
    const auto bag = t.state().bag;
    t.play(0, "swap red 2 green 1");
    EXPECT_EQ(t.state().bag, bag);  // nothing went back
    EXPECT_EQ(t.state().swapped[0], (tigris::Counts{{2, 0, 1, 0}}));
    EXPECT_EQ(t.state().hands[0].total(), 0);
    t.chance("draw blue").chance("draw blue").chance("draw black");
    EXPECT_EQ(t.state().bag[Color::Red], bag[Color::Red]);
    EXPECT_EQ(t.state().bag[Color::Green], bag[Color::Green]);
    EXPECT_EQ(t.state().bag[Color::Blue], bag[Color::Blue] - 2);
    EXPECT_EQ(t.state().bag[Color::Black], bag[Color::Black] - 1);
    EXPECT_EQ(t.state().out.total(), 0);  // nobody else saw them
}

TEST(TigrisSwap, AllTilesArePutDownBeforeTheFirstIsDrawn) {  // TE-7.4
    Tigris t("tigris\nhand 0 red 6\nhand 1 red 6\n");
    t.play(0, "swap red 6").expect_chance();
    EXPECT_EQ(t.state().hands[0].total(), 0);
    for (int drawn = 1; drawn <= 6; ++drawn) {
        t.expect_chance().expect_decision("draw").chance("draw blue");
        t.expect_hand(0, Color::Blue, drawn);
    }
    t.expect_to_act(0).expect_decision("action");
}

TEST(TigrisSwap, NewTilesMayBeUsedInTheSecondAction) {  // TE-7.4
    Tigris t("tigris\nhand 0 red 6\nhand 1 red 6\n");
    t.expect_illegal("tile blue A4", "TE-5.1");
    t.play(0, "swap red 2").chance("draw blue").chance("draw green");
    EXPECT_EQ(t.state().actions_done, 1);
    t.expect_hand(0, Color::Red, 4);
    t.expect_allowed("tile green A5").play(0, "tile blue A4");
    t.expect_square("A4", "b");
}

TEST(TigrisSwap, OfExactlyTheWholeBagIsDrawnInFull) {  // TE-7.5
    Tigris t(R"(tigris
hand 0 red 6
hand 1 blue 6
bag red 1 green 1
out red 40 blue 30 green 29 black 30)");
    t.play(0, "swap red 2").chance("draw green").chance("draw red");
    EXPECT_EQ(t.state().bag.total(), 0);
    t.expect_hand(0, Color::Red, 5).expect_hand(0, Color::Green, 1);
    t.expect_to_act(0).expect_decision("action").play(0, "pass").expect_to_act(1);
}

TEST(TigrisSwap, OfMoreThanTheBagIsLegalAndItsTilesAreOut) {  // TE-7.6
    Tigris t(R"(tigris
hand 0 red 6
hand 1 blue 6
bag red 1 green 1
out red 40 blue 30 green 29 black 30)");
    t.expect_allowed("swap red 3").play(0, "swap red 3").expect_over();
    EXPECT_EQ(t.state().swapped[0], (tigris::Counts{{3, 0, 0, 0}}));
    t.expect_hand(0, Color::Red, 3);
    EXPECT_EQ(t.state().bag, (tigris::Counts{{1, 0, 1, 0}}));
}

TEST(TigrisSwap, OfOneTileWithAnEmptyBagIsLegal) {  // TE-7.6
    Tigris t(R"(tigris
hand 0 red 6
hand 1 blue 6
bag red 0
out red 41 blue 30 green 30 black 30)");
    t.play(0, "swap red 1").expect_over();
    t.expect_hand(0, Color::Red, 5);
    EXPECT_EQ(t.state().swapped[0].total(), 1);
}

}  // namespace
}  // namespace durbar::testing
