#include <gmock/gmock.h>

#include "games/maharani/maharani_scenario.h"
#include "terminal/maharani/drawing.h"

namespace durbar::testing {
namespace {

using maharani::Rules;
using ::testing::HasSubstr;

TEST(MaharaniDrawing, ShowsWhatEachPlacementWouldBring) {
    Maharani game(4,
                  "palace A3bE A13bS+r\nrondel blue-center red-half1_front green-half2_along "
                  "orange-half2_across\nturn 0\n");
    const auto own = maharani::Drawing::draw(Rules::observe(game.state(), 0), Ink(false));
    EXPECT_THAT(own, HasSubstr("A2 2+1"));  // beside A3, and the worker of A13 moves
    EXPECT_THAT(own, HasSubstr("B12 1"));
    EXPECT_THAT(own, HasSubstr("    free     A2 2+1"));
    EXPECT_THAT(own, HasSubstr("    token A  B2 1+1"));
    EXPECT_THAT(own, HasSubstr("gold 0 + 4 in sections"));  // the worker on A13
    EXPECT_THAT(own, HasSubstr("bS+r"));
    const auto other = maharani::Drawing::draw(Rules::observe(game.state(), 1), Ink(false));
    EXPECT_EQ(other.find("gold by space"), std::string::npos);
}

}  // namespace
}  // namespace durbar::testing
