#include <boost/json.hpp>

#include <string>
#include <vector>

#include "games/tigris/tigris_setups.h"

namespace durbar::testing {
namespace {

namespace json = boost::json;
using tigris::Color;
using tigris::Counts;
using tigris::Rules;

json::object shown_to(const tigris::State& state, int seat) {
    return json::parse(Rules::view_json(Rules::observe(state, seat))).as_object();
}
const json::object& seat_in(const json::object& shown, std::size_t seat) {
    return shown.at("seats").as_array().at(seat).as_object();
}

/// Three seats in the middle of a game.
constexpr std::string_view kTable = R"(tigris
players 3
board
      G  H  I  J  K
 3    .  .  .  .  .
 4    .  r  K1 .  x
 5    .  T0 r  .  .
 6    .  .  .  .  .
catastrophes 2 1
hand 0 red 2 blue 1 green 3
hand 1 red 4 blue 2
hand 2 black 6
points 0 red 3 blue 1
points 1 green 7 black 2
points 2 blue 4
swapped 0 red 1
swapped 1 blue 2
swapped 2 green 1
out red 2 black 1
)";

/// The same table as another reader could imagine it: the secrets of two seats and of the bag are exchanged.
tigris::State with_other_secrets(const tigris::State& state, unsigned one, unsigned two) {
    auto other = state;
    other.hands[one] = Counts{{1, 1, 1, 3}};
    other.hands[two] = Counts{{0, 2, 2, 2}};
    other.swapped[one] = {};
    other.swapped[one][Color::Green] = static_cast<std::uint8_t>(state.swapped[one].total());
    other.swapped[two] = {};
    other.swapped[two][Color::Red] = static_cast<std::uint8_t>(state.swapped[two].total());
    for (const auto color : tigris::kAllColors) {
        int bag = state.bag[color];
        for (const unsigned seat : {one, two}) {
            bag += state.hands[seat][color] - other.hands[seat][color];
            bag += state.swapped[seat][color] - other.swapped[seat][color];
        }
        other.bag[color] = static_cast<std::uint8_t>(bag);
    }
    EXPECT_EQ(Rules::violation(other), std::nullopt) << Rules::format_position(other);
    return other;
}

TEST(TigrisSecrets, AViewHoldsTheOwnHandAndOnlyTheSizesOfOthers) {  // TE-16.1
    const Tigris t(kTable);
    const auto view = Rules::observe(t.state(), 1);
    EXPECT_EQ(view.seat, 1);
    EXPECT_EQ(view.hand, (Counts{{4, 2, 0, 0}}));
    EXPECT_EQ(view.hand_sizes[0], 6);
    EXPECT_EQ(view.hand_sizes[2], 6);
    for (const auto& hand : view.shown_hands) EXPECT_EQ(hand, Counts{});
    const auto shown = shown_to(t.state(), 1);
    EXPECT_EQ(seat_in(shown, 1).at("hand").at("red"), 4);
    EXPECT_EQ(seat_in(shown, 1).at("hand").at("blue"), 2);
    for (const std::size_t other : {0U, 2U}) {
        EXPECT_FALSE(seat_in(shown, other).contains("hand"));
        EXPECT_EQ(seat_in(shown, other).at("hand_size"), 6);
    }
}

TEST(TigrisSecrets, AViewHoldsTheWholeBoard) {  // TE-16.2
    const Tigris t(kTable);
    for (int seat = 0; seat < 3; ++seat) {
        const auto view = Rules::observe(t.state(), seat);
        EXPECT_TRUE(static_cast<const tigris::Table&>(view) == static_cast<const tigris::Table&>(t.state()));
        const auto shown = shown_to(t.state(), seat);
        EXPECT_EQ(seat_in(shown, 1).at("leaders").at("king"), "I4");
        EXPECT_EQ(seat_in(shown, 0).at("leaders").at("trader"), "H5");
        EXPECT_TRUE(seat_in(shown, 2).at("leaders").at("king").is_null());
        EXPECT_EQ(seat_in(shown, 0).at("catastrophes"), 2);
        EXPECT_EQ(seat_in(shown, 2).at("catastrophes"), 1);
        std::vector<std::string> squares;
        for (const auto& square : shown.at("squares").as_array()) {
            squares.emplace_back(square.at("cell").as_string().c_str());
        }
        for (const auto* cell : {"B2", "H4", "I4", "K4", "H5", "I5"}) {
            EXPECT_NE(std::find(squares.begin(), squares.end(), cell), squares.end()) << cell;
        }
        EXPECT_EQ(squares.size(), 15U);  // ten starting temples and the five drawn above
    }
}

TEST(TigrisSecrets, TilesCommittedInTheRunningConflictAreSeenByAll) {  // TE-16.2
    Tigris t(kTable);
    t.play(0, "leader king J5").play(0, "commit 2").expect_to_act(1);
    for (int seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(Rules::observe(t.state(), seat).conflict.committed, 2);
        const auto shown = shown_to(t.state(), seat);
        EXPECT_EQ(shown.at("conflict").at("committed"), 2);
        EXPECT_EQ(shown.at("conflict").at("support"), "red");
        EXPECT_EQ(seat_in(shown, 0).at("hand_size"), 4);
    }
}

TEST(TigrisSecrets, TheEnginesViewKeepsThePointsAndTreasuresOfAll) {  // TE-16.3
    Tigris t(kTable);
    leave_treasures(t, 2, {"B2", "F3", "K1", "P2", "N5", "I7"});
    for (int seat = 0; seat < 3; ++seat) {
        const auto view = Rules::observe(t.state(), seat);
        EXPECT_EQ(view.points, t.state().points);
        EXPECT_EQ(view.points[1][index(Color::Green)], 7);
        EXPECT_EQ(view.treasures_owned[2], 4);
    }
}

TEST(TigrisSecrets, APersonSeesOwnPointsAndTreasuresButNotThoseOfOthers) {  // TE-16.4
    Tigris t(kTable);
    leave_treasures(t, 1, {"B2", "F3", "K1", "P2", "N5", "I7"});
    const auto shown = shown_to(t.state(), 1);
    EXPECT_EQ(seat_in(shown, 1).at("points").at("green"), 7);
    EXPECT_EQ(seat_in(shown, 1).at("treasures"), 4);
    for (const std::size_t other : {0U, 2U}) {
        EXPECT_FALSE(seat_in(shown, other).contains("points"));
        EXPECT_FALSE(seat_in(shown, other).contains("treasures"));
    }
    auto richer = t.state();  // nothing else in what a person receives depends on them
    richer.points[0] = {9, 9, 9, 9};
    richer.points[2][index(Color::Blue)] = 0;
    richer.treasures_owned[1] = 4;
    EXPECT_EQ(shown_to(richer, 1), shown);
    EXPECT_NE(shown_to(richer, 0), shown_to(t.state(), 0));
}

TEST(TigrisSecrets, TheTreasuresOfOthersAreHiddenWithTheirPoints) {  // TE-16.4
    Tigris one(kTable);
    Tigris two(kTable);
    leave_treasures(one, 1, {"B2", "F3", "K1", "P2"});
    leave_treasures(two, 2, {"B2", "F3", "K1", "P2"});
    EXPECT_EQ(shown_to(one.state(), 0), shown_to(two.state(), 0));
    EXPECT_NE(shown_to(one.state(), 1), shown_to(two.state(), 1));
}

TEST(TigrisSecrets, WithOpenScoresAPersonSeesAllPoints) {  // TE-16.4
    std::string open(kTable);
    open.insert(open.find("board\n"), "option scores=open\n");
    const Tigris t(open);
    const auto shown = shown_to(t.state(), 0);
    EXPECT_EQ(seat_in(shown, 1).at("points").at("green"), 7);
    EXPECT_EQ(seat_in(shown, 2).at("points").at("blue"), 4);
    EXPECT_EQ(seat_in(shown, 2).at("treasures"), 0);
    EXPECT_FALSE(seat_in(shown, 1).contains("hand"));  // hands stay hidden
}

TEST(TigrisSecrets, APersonIsToldTheNumbersInTheBagAndOutOfTheGameWithoutColours) {  // TE-16.5
    const Tigris t(kTable);
    for (int seat = 0; seat < 3; ++seat) {
        const auto shown = shown_to(t.state(), seat);
        EXPECT_EQ(shown.at("bag"), t.state().bag.total());
        EXPECT_EQ(shown.at("bag"), 153 - 12 - 18 - 4 - 3);  // board, hands, swaps, others out of the game
        EXPECT_EQ(shown.at("out"), 7);
    }
    auto other = t.state();  // another mixture in the bag and among the tiles out of the game
    other.out = Counts{{0, 1, 2, 0}};
    other.swapped[0] = Counts{{0, 0, 0, 1}};
    for (const auto color : tigris::kAllColors) {
        const int shift = t.state().out[color] - other.out[color] + t.state().swapped[0][color];
        other.bag[color] = static_cast<std::uint8_t>(t.state().bag[color] + shift - other.swapped[0][color]);
    }
    ASSERT_EQ(Rules::violation(other), std::nullopt);
    for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(shown_to(other, seat), shown_to(t.state(), seat));
}

TEST(TigrisSecrets, TheEnginesViewTellsTheSizeOfTheBagButNotItsColours) {  // TE-16.9
    const Tigris t(kTable);
    const auto view = Rules::observe(t.state(), 0);
    const int others =
        view.hand_sizes[1] + view.hand_sizes[2] + view.swapped_sizes[1] + view.swapped_sizes[2];
    EXPECT_EQ(view.unseen.total() - others, t.state().bag.total());
    EXPECT_EQ(view.swapped, (Counts{{1, 0, 0, 0}}));
    EXPECT_EQ(view.swapped_sizes[1], 2);
    EXPECT_EQ(view.out, (Counts{{2, 0, 0, 1}}));  // what everyone saw leave
    EXPECT_NE(view.unseen, t.state().bag);
}

std::vector<tigris::Event> redacted(const Tigris& t, int seat) {
    std::vector<tigris::Event> all;
    for (const auto& event : t.events()) all.push_back(Rules::redact(event, seat));
    return all;
}

std::vector<std::string> told(const Tigris& t, int seat) {
    std::vector<std::string> all;
    for (const auto& event : redacted(t, seat))
        all.push_back(Rules::event_json(event) + " " + Rules::describe(event));
    return all;
}

bool names_a_colour(const std::vector<std::string>& sentences) {
    for (const auto& sentence : sentences) {
        for (const auto color : tigris::kAllColors) {
            if (sentence.find(tigris::color_name(color)) != std::string::npos) return true;
            if (sentence.find(tigris::tile_name(color)) != std::string::npos) return true;
        }
    }
    return false;
}

TEST(TigrisSecrets, OthersSeeWhoDrawsButNotTheColour) {  // TE-16.6
    Tigris red("tigris\nplayers 3\nhand 0 red 5\nhand 1 red 6\nhand 2 red 6\n");
    red.play(0, "pass");
    Tigris blue(red.state());
    red.chance("draw red");
    blue.chance("draw blue");
    for (const int other : {1, 2}) {
        EXPECT_EQ(told(red, other), told(blue, other));
        EXPECT_TRUE(redacted(red, other) == redacted(blue, other));
        EXPECT_FALSE(names_a_colour(told(red, other))) << told(red, other).front();
        EXPECT_NE(told(red, other).front().find("\"seat\":0"), std::string::npos) << told(red, other).front();
    }
    EXPECT_NE(told(red, 0), told(blue, 0));
    EXPECT_TRUE(names_a_colour(told(red, 0)));
    EXPECT_TRUE(Rules::observe(red.state(), 1) == Rules::observe(blue.state(), 1));
    EXPECT_FALSE(Rules::observe(red.state(), 0) == Rules::observe(blue.state(), 0));
}

TEST(TigrisSecrets, OthersSeeTheNumberOfTilesInASwapButNotTheColours) {  // TE-16.6
    Tigris t(kTable);
    Tigris red(t.state());
    Tigris mixed(t.state());
    Tigris fewer(t.state());
    red.play(0, "swap red 2");
    mixed.play(0, "swap blue 1 green 1");
    fewer.play(0, "swap green 1");
    for (const int other : {1, 2}) {
        EXPECT_EQ(told(red, other), told(mixed, other));
        EXPECT_TRUE(redacted(red, other) == redacted(mixed, other));
        EXPECT_NE(told(red, other), told(fewer, other));
        EXPECT_FALSE(names_a_colour(told(red, other))) << told(red, other).front();
        EXPECT_TRUE(Rules::observe(red.state(), other) == Rules::observe(mixed.state(), other));
        EXPECT_EQ(Rules::observe(red.state(), other).swapped_sizes[0], 3);
    }
    EXPECT_FALSE(Rules::observe(red.state(), 0) == Rules::observe(mixed.state(), 0));
}

TEST(TigrisSecrets, TheSizesOfARunningDrawAreSeenByAll) {  // TE-16.6
    Tigris t("tigris\nhand 0 red 3\nhand 1 red 6\n");
    t.play(0, "pass").chance("draw red");
    EXPECT_EQ(Rules::observe(t.state(), 1).hand_sizes[0], 4);
    EXPECT_EQ(seat_in(shown_to(t.state(), 1), 0).at("hand_size"), 4);
    EXPECT_EQ(shown_to(t.state(), 1).at("bag"), t.state().bag.total());
}

TEST(TigrisSecrets, AtTheEndEveryViewHoldsHandsPointsAndTreasuresOfAll) {  // TE-16.7
    Tigris t(kTable);
    leave_treasures(t, 1, {"B2", "F3"});
    t.play(0, "pass").expect_over();
    for (int seat = 0; seat < 3; ++seat) {
        const auto view = Rules::observe(t.state(), seat);
        for (unsigned other = 0; other < 3; ++other) {
            const bool own = other == static_cast<unsigned>(seat);
            EXPECT_EQ(own ? view.hand : view.shown_hands[other], t.state().hands[other]);
        }
        const auto shown = shown_to(t.state(), seat);
        EXPECT_EQ(seat_in(shown, 1).at("hand").at("red"), 4);
        EXPECT_EQ(seat_in(shown, 2).at("hand").at("black"), 6);
        EXPECT_EQ(seat_in(shown, 1).at("points").at("green"), 7);
        EXPECT_EQ(seat_in(shown, 2).at("points").at("blue"), 4);
        EXPECT_EQ(seat_in(shown, 1).at("treasures"), 8);
        EXPECT_EQ(shown.at("bag"), t.state().bag.total());  // still numbers only
        EXPECT_EQ(shown.at("out"), 7);
    }
}

TEST(TigrisSecrets, AtTheEndTheColoursOfTheBagAndOfTilesOutOfTheGameStayHidden) {  // TE-16.7
    Tigris t(kTable);
    leave_treasures(t, 1, {"B2", "F3"});
    t.play(0, "pass").expect_over();
    auto other = t.state();  // seat 1 had put down two other tiles
    other.swapped[1] = Counts{{0, 0, 2, 0}};
    other.bag[Color::Blue] = static_cast<std::uint8_t>(other.bag[Color::Blue] + 2);
    other.bag[Color::Green] = static_cast<std::uint8_t>(other.bag[Color::Green] - 2);
    ASSERT_EQ(Rules::violation(other), std::nullopt);
    for (const int seat : {0, 2}) {
        EXPECT_TRUE(Rules::observe(other, seat) == Rules::observe(t.state(), seat));
        EXPECT_EQ(shown_to(other, seat), shown_to(t.state(), seat));
    }
}

TEST(TigrisSecrets, PositionsThatDifferOnlyInSecretsOfOthersLookTheSame) {  // TE-16.8
    const Tigris t(kTable);
    const auto other = with_other_secrets(t.state(), 0, 2);
    EXPECT_FALSE(other == t.state());
    EXPECT_TRUE(Rules::observe(other, 1) == Rules::observe(t.state(), 1));
    EXPECT_EQ(shown_to(other, 1), shown_to(t.state(), 1));
    for (const int seat : {0, 2})
        EXPECT_FALSE(Rules::observe(other, seat) == Rules::observe(t.state(), seat));
}

TEST(TigrisSecrets, ASampledPositionFitsTheViewAndVariesTheSecrets) {  // TE-16.8, TE-16.1
    Tigris t(kTable);
    t.play(0, "leader king J5").play(0, "commit 2");
    Rng rng(5);
    const auto view = Rules::observe(t.state(), 2);
    bool hands_vary = false;
    bool swaps_vary = false;
    for (int i = 0; i < 50; ++i) {
        const auto sampled = Rules::sample(view, rng);
        ASSERT_TRUE(Rules::observe(sampled, 2) == view);
        ASSERT_EQ(Rules::violation(sampled), std::nullopt);
        ASSERT_EQ(sampled.hands[2], t.state().hands[2]);
        ASSERT_EQ(sampled.swapped[2], t.state().swapped[2]);
        ASSERT_EQ(sampled.hands[0].total(), 4);
        ASSERT_EQ(sampled.bag.total(), t.state().bag.total());
        hands_vary |= !(sampled.hands[1] == t.state().hands[1]);
        swaps_vary |= !(sampled.swapped[1] == t.state().swapped[1]);
    }
    EXPECT_TRUE(hands_vary);
    EXPECT_TRUE(swaps_vary);
}

}  // namespace
}  // namespace durbar::testing
