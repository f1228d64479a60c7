#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "games/tigris/tigris_setups.h"

namespace durbar::testing {
namespace {

using tigris::Rules;
using Points = std::array<std::uint16_t, tigris::kColors>;  // red, blue, green, black

/// A finished table: the points of each seat and the treasures it owns.
struct Seat {
    Points points;
    std::uint8_t treasures = 0;
};

tigris::State table_of(const std::vector<Seat>& seats) {
    auto state = Rules::initial({}, static_cast<int>(seats.size()));
    for (std::size_t i = 0; i < seats.size(); ++i) {
        state.points[i] = seats[i].points;
        state.treasures_owned[i] = seats[i].treasures;
    }
    return state;
}

std::vector<int> ranks(const std::vector<Seat>& seats) {
    std::vector<int> all;
    for (const auto& seat : Rules::standing(table_of(seats))) all.push_back(seat.rank);
    return all;
}

std::vector<int> values(const Seat& seat) { return Rules::standing(table_of({seat, {}})).front().breakdown; }

using Ints = std::vector<int>;

/// The best sorted values over every way to put the treasures on the colours.
Ints best_by_trying_all(const Seat& seat) {
    Ints best;
    const int n = seat.treasures;
    for (int red = 0; red <= n; ++red) {
        for (int blue = 0; red + blue <= n; ++blue) {
            for (int green = 0; red + blue + green <= n; ++green) {
                Ints sums{seat.points[0] + red, seat.points[1] + blue, seat.points[2] + green,
                          seat.points[3] + n - red - blue - green};
                std::sort(sums.begin(), sums.end());
                best = std::max(best, sums);
            }
        }
    }
    return best;
}

TEST(TigrisScoring, EachTreasureIsOnePointOfAnyColourOnItsOwn) {  // TE-14.1
    EXPECT_EQ(values({{3, 7, 3, 9}, 0}), (Ints{3, 3, 7, 9}));
    EXPECT_EQ(values({{3, 7, 3, 9}, 1}), (Ints{3, 4, 7, 9}));
    EXPECT_EQ(values({{3, 7, 3, 9}, 2}), (Ints{4, 4, 7, 9}));  // one to each of two colours
    EXPECT_EQ(values({{3, 7, 9, 9}, 4}), (Ints{7, 7, 9, 9}));
    EXPECT_EQ(values({{0, 0, 0, 0}, 4}), (Ints{1, 1, 1, 1}));
}

TEST(TigrisScoring, NoPlacementOfTreasuresBeatsTheWeakestFirst) {  // TE-14.2
    for (std::uint16_t code = 0; code < 5 * 5 * 5 * 5; ++code) {
        const Points points{static_cast<std::uint16_t>(code % 5), static_cast<std::uint16_t>(code / 5 % 5),
                            static_cast<std::uint16_t>(code / 25 % 5),
                            static_cast<std::uint16_t>(code / 125)};
        for (std::uint8_t treasures = 0; treasures <= 10; ++treasures) {
            const Seat seat{points, treasures};
            ASSERT_EQ(values(seat), best_by_trying_all(seat)) << code << " with " << int{treasures};
        }
    }
    Rng rng(1);
    for (int i = 0; i < 300; ++i) {
        Seat seat{{}, static_cast<std::uint8_t>(rng.below(14))};
        for (auto& value : seat.points) value = static_cast<std::uint16_t>(rng.below(30));
        ASSERT_EQ(values(seat), best_by_trying_all(seat)) << i;
    }
}

TEST(TigrisScoring, NoDecisionIsAskedAboutTreasuresAtTheEnd) {  // TE-14.2
    Tigris t("tigris\nhand 0 red 6\nhand 1 red 6\npoints 0 red 2 blue 4\n");
    leave_treasures(t, 0, {"B2", "K11"});
    t.play(0, "pass").expect_over();
    t.expect_treasures(0, 8);
    EXPECT_EQ(Rules::standing(t.state())[0].breakdown, (Ints{3, 3, 4, 4}));
    t.expect_total_points(6);  // the treasures stay what they are; only the standing counts them as points
}

TEST(TigrisScoring, TheHighestWeakestColourWins) {  // TE-14.3
    EXPECT_EQ(ranks({{{4, 30, 30, 30}}, {{5, 5, 5, 5}}}), (Ints{2, 1}));
    EXPECT_EQ(ranks({{{9, 9, 2, 9}}, {{3, 3, 3, 3}}, {{40, 40, 40, 1}}}), (Ints{2, 1, 3}));
}

TEST(TigrisScoring, EqualsCompareTheNextWeakestUpToTheStrongest) {       // TE-14.3
    EXPECT_EQ(ranks({{{5, 6, 20, 20}}, {{7, 5, 7, 7}}}), (Ints{2, 1}));  // 5 6 … against 5 7 …
    EXPECT_EQ(ranks({{{5, 7, 9, 9}}, {{8, 20, 7, 5}}}), (Ints{1, 2}));   // 5 7 9 against 5 7 8
    EXPECT_EQ(ranks({{{5, 7, 9, 11}}, {{12, 9, 7, 5}}}), (Ints{2, 1}));  // 11 against 12
}

TEST(TigrisScoring, TreasuresDecideBetweenEquals) {  // TE-14.3, TE-14.1
    EXPECT_EQ(ranks({{{5, 5, 5, 5}, 3}, {{5, 5, 5, 5}, 2}}), (Ints{1, 2}));
    EXPECT_EQ(ranks({{{3, 9, 9, 9}, 1}, {{4, 9, 9, 9}, 0}}), (Ints{1, 1}));
}

TEST(TigrisScoring, FullEqualityIsSharedAndTheNextRanksAreLeftOut) {  // TE-14.4
    const Seat strong{{6, 7, 8, 9}};
    const Seat same{{9, 8, 7, 6}};  // colours do not matter, only the sorted values
    const Seat weak{{5, 9, 9, 9}};
    EXPECT_EQ(ranks({strong, same}), (Ints{1, 1}));
    EXPECT_EQ(ranks({strong, same, weak}), (Ints{1, 1, 3}));
    EXPECT_EQ(ranks({weak, strong, weak, same}), (Ints{3, 1, 3, 1}));
    EXPECT_EQ(ranks({weak, strong, weak, weak}), (Ints{2, 1, 2, 2}));
    EXPECT_EQ(ranks({weak, weak, weak, weak}), (Ints{1, 1, 1, 1}));
}

TEST(TigrisScoring, AStandingShowsTheWeakestValueAndAllFourSorted) {  // TE-14.5
    const auto standing = Rules::standing(table_of({{{9, 2, 5, 12}, 2}, {{1, 1, 0, 3}}}));
    ASSERT_EQ(standing.size(), 2U);
    EXPECT_EQ(standing[0].points, 4);
    EXPECT_EQ(standing[0].breakdown, (Ints{4, 5, 9, 12}));
    EXPECT_EQ(standing[0].rank, 1);
    EXPECT_EQ(standing[1].points, 0);
    EXPECT_EQ(standing[1].breakdown, (Ints{0, 1, 1, 3}));
    EXPECT_EQ(standing[1].rank, 2);
}

TEST(TigrisScoring, BeforeTheEndAStandingSaysWhatWouldHoldNow) {  // TE-14.5
    Tigris t(R"(tigris
board
      A  B  C  D  E
 1    .  .  .  .  ~
 2    .  r* .  .  ~
 3    .  T0 .  ~  ~
hand 0 green 6
hand 1 green 6
points 0 red 1 blue 1 black 1
)");
    EXPECT_EQ(Rules::standing(t.state())[0].breakdown, (Ints{0, 1, 1, 1}));
    t.play(0, "tile green C2");
    EXPECT_EQ(Rules::standing(t.state())[0].breakdown, (Ints{1, 1, 1, 1}));
    EXPECT_EQ(Rules::standing(t.state())[0].points, 1);
    EXPECT_EQ(Rules::standing(t.state())[0].rank, 1);
    EXPECT_EQ(Rules::standing(t.state())[1].rank, 2);
}

TEST(TigrisScoring, ExampleOfTheFourDynasties) {  // TE-14.6
    // Archer, Bull, Potter, Lion in seat order; where the picture is lost the larger numbers are ours.
    Tigris t(R"(tigris
players 4
points 0 red 6 blue 12 green 11 black 22
points 1 red 10 blue 11 green 16 black 10
points 2 red 13 blue 9 green 10 black 15
points 3 red 10 blue 7 green 14 black 12
hand 0 red 6
hand 1 blue 6
hand 2 green 6
hand 3 black 6
)");
    leave_treasures(t, 0, {"B2", "F3", "K1", "P2", "N5", "I7", "B8"});
    leave_treasures(t, 2, {"B2", "F3", "K1", "P2"});
    leave_treasures(t, 3, {"B2"});
    t.play(0, "pass").expect_over();
    const auto standing = Rules::standing(t.state());
    EXPECT_EQ(standing[2].rank, 1);
    EXPECT_EQ(standing[2].points, 11);
    EXPECT_EQ(standing[3].rank, 2);
    EXPECT_EQ(standing[3].breakdown, (Ints{10, 10, 12, 14}));
    EXPECT_EQ(standing[1].rank, 3);
    EXPECT_EQ(standing[1].breakdown, (Ints{10, 10, 11, 16}));
    EXPECT_EQ(standing[0].rank, 4);
    EXPECT_EQ(standing[0].breakdown, (Ints{9, 11, 12, 22}));
}

TEST(TigrisScoring, TheStandingNamesWhatIsCompared) {  // TE-14.3
    Tigris t("tigris\npoints 0 red 9 blue 6 green 7 black 5\npoints 1 red 1\n");
    const Match<Rules> match(t.state());
    const Value standing = match.standing(Reader::referee());
    EXPECT_EQ(json_text((*standing.list())[0]),
              R"({"seat":0,"rank":1,"points":5,"values":)"
              R"({"weakest":5,"second_weakest":6,"second_strongest":7,"strongest":9}})");
}

}  // namespace
}  // namespace durbar::testing
