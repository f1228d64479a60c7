#include <gmock/gmock.h>

#include "games/maharani/maharani_scenario.h"
#include "games/maharani/palace_builder.h"

namespace durbar::testing {
namespace {

using maharani::Rules;
using ::testing::HasSubstr;

std::string unreadable(std::string_view text) {
    const auto read = Rules::parse(text);
    return read ? "read" : read.error().message;
}

TEST(MaharaniMoveText, SaysWhatIsWrong) {  // MH-13.10
    EXPECT_EQ(unreadable("tile 5 A2 S"), "'5' is not a place of the rondel (such as 1; places 1 to 4).");
    EXPECT_EQ(unreadable("tile 1 E2 S"),
              "'E2' is not a space (such as A2; sections A to D, spaces 1 to 14).");
    EXPECT_EQ(unreadable("tile 1 A2 X"), "'X' is not a direction (such as N, E, S or W).");
    EXPECT_EQ(unreadable("tile 1 A2"), "That move is written 'tile PLACE SPACE ARROW'.");
    EXPECT_EQ(unreadable("worker red"), "That move is written 'worker move COLOUR' or 'worker new COLOUR'.");
    EXPECT_EQ(unreadable("worker new pink"),
              "'pink' is not a colour of workers (such as red, green, blue or yellow).");
    EXPECT_EQ(unreadable("refresh now"), "That move is written 'refresh'.");
    EXPECT_EQ(unreadable("done now"), "That move is written 'done'.");
    EXPECT_EQ(unreadable("draw blue"), "That move is written 'draw COLOUR-FACE'.");
    EXPECT_EQ(unreadable("start 4"), "That move is written 'start SEAT'.");
    EXPECT_EQ(unreadable("jump"), "'jump' is not a move; moves begin with tile, refresh, done or worker.");
    EXPECT_EQ(unreadable(""), "A move is missing.");
}

std::string option_fault(std::string_view name, std::string_view value) {
    maharani::Options options;
    const auto error = Rules::set_option(options, name, value);
    return error ? error->message : Rules::get_option(options, name);
}

TEST(MaharaniOptions, AreReadAndWritten) {  // MH-11.7
    EXPECT_EQ(option_fault("tiles", "two_stuck"), "two_stuck");
    EXPECT_EQ(option_fault("faces", "printed"), "printed");
    EXPECT_EQ(option_fault("faces", "6:half1_front,19:half1_left"), "6:half1_front,19:half1_left");
    EXPECT_EQ(option_fault("tiles", "odd"), "Option tiles is standard, one_stuck or two_stuck, not 'odd'.");
    for (const auto* wrong :
         {"6", "6:front", "60:center", "19:center,6:center", "6:center,6:center", "6:center,", ","}) {
        EXPECT_THAT(option_fault("faces", wrong), HasSubstr("Option faces is")) << wrong;
    }
    EXPECT_EQ(option_fault("board", "big"),
              "Maharani has no option 'board'; its options are tiles and faces.");
}

TEST(MaharaniOptions, ChangeTheSet) {  // MH-11.7
    maharani::Options options;
    options.tiles = maharani::TileSet::TwoStuck;
    const auto set = maharani::whole_set(options);
    EXPECT_EQ(set[maharani::parse_tile("blue-half2_along").value()], 1);
    EXPECT_EQ(set[maharani::parse_tile("blue-half1_front").value()], 2);
    EXPECT_EQ(set[maharani::parse_tile("orange-half2_across").value()], 1);
    EXPECT_EQ(set[maharani::parse_tile("orange-half1_left").value()], 2);
}

TEST(MaharaniScore, PassesNinetyNine) {  // MH-13.11, E65
    Maharani game(2,
                  "palace A6rS+r B2gN C2gN D2oN A7oN B7pN\nrondel blue-center red-half1_back "
                  "green-half1_back orange-half1_left\n"
                  "turn 0\ngold 0 99\n");
    game.play(0, "tile 1 A2 N").expect_gold({100});
    EXPECT_EQ(Rules::standing(game.state())[0].points, 100);
}

}  // namespace
}  // namespace durbar::testing
