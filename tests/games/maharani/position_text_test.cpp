#include <gmock/gmock.h>

#include "games/maharani/maharani_scenario.h"
#include "games/maharani/palace_builder.h"

namespace durbar::testing {
namespace {

using maharani::Crew;
using maharani::Rules;
using ::testing::AllOf;
using ::testing::HasSubstr;

constexpr std::string_view kRondel =
    "rondel blue-center red-half1_front green-half1_back orange-half1_left\nturn 0\n";

std::string fault(const std::string& lines, int players = 4) {
    const auto read = Rules::parse_position("maharani\nplayers " + std::to_string(players) + "\n" + lines);
    return read ? "accepted" : describe(read.error());
}

TEST(MaharaniPosition, ReadsAndWritesTheSameText) {
    const std::string text =
        "maharani\n"
        "players 2\n"
        "option tiles=standard\n"
        "option faces=printed\n"
        "palace A2bS A6rS+r\n"
        "palace C1oN\n"
        "rondel blue-center red-half1_left - orange-half2_along\n"
        "turn 0\n"
        "number 3\n"
        "laid 1\n"
        "agenda worker A2; middle; second; end-turn\n"
        "gold 0 4\n"
        "down 0 C\n"
        "gold 1 0\n"
        "down 1\n"
        "scored\n"
        "removed\n";
    const auto read = Rules::parse_position(text);
    ASSERT_TRUE(read) << describe(read.error());
    EXPECT_EQ(Rules::format_position(read.value()), text);
}

TEST(MaharaniPosition, FillsInBagAndSupplies) {  // MH-13.6, MH-1.13
    const Maharani game(2, "palace A2bS+r\n" + std::string(kRondel));
    EXPECT_EQ(maharani::tiles_in_bag(game.state()), 55);
    EXPECT_EQ(game.state().supply[index(Crew::Red)], 6);
    EXPECT_EQ(game.state().supply[index(Crew::Yellow)], 7);
}

TEST(MaharaniPosition, RefusesMoreThanTheGameHas) {  // MH-13.6
    const auto refused = [](std::string_view sentence) {
        return AllOf(HasSubstr("MH-13.6"), HasSubstr(std::string(sentence)));
    };
    EXPECT_THAT(fault("palace A1bE A3bE\n" + std::string(kRondel)),
                refused("There are more blue half1_front tiles than the game has"));
    EXPECT_THAT(fault("palace A2bE+y\n" + std::string(kRondel), 3),
                refused("There are more yellow workers than the game has"));
    EXPECT_THAT(fault("removed blue 1\n" + std::string(kRondel)), refused("Tiles leave the game only when"));
}

TEST(MaharaniPosition, RefusesTwoWorkersOnOneColour) {  // MH-13.2
    EXPECT_THAT(fault("palace A2bS+r A13bS+r\n" + std::string(kRondel)), HasSubstr("MH-13.2"));
    EXPECT_THAT(fault("palace A2bS+r A13bS+g\n" + std::string(kRondel), 2),
                "accepted");  // two crews of one seat
}

TEST(MaharaniPosition, RefusesMiddleTilesWithoutASpace) {  // MH-13.3
    const std::string full = "palace A2rN A7bN B2yN B7oN C2oN C7gN D2gN D7rN\n";
    EXPECT_THAT(fault(full + std::string(kRondel)), HasSubstr("MH-13.3"));
    const std::string waiting = "palace A2rS A7bN B2yN B7oN C2oN C7gN D2gN D7rN\n";
    EXPECT_EQ(
        fault(waiting + "rondel blue-center red-half1_front green-half1_back -\nturn 0\nlaid 1\ngold 0 1\n" +
                  "agenda worker A2; middle; second; end-turn\n",
              2),
        "accepted");
    EXPECT_THAT(fault("palace A2rN A7bN B2yN B7oN C2oN C7gN D2gN D7rN A1yS\n"
                      "rondel blue-center red-half1_front green-half1_back -\nturn 0\nlaid 1\ngold 0 1\n"
                      "agenda worker A1; middle; second; end-turn\n",
                      2),
                HasSubstr("MH-13.3"));
}

TEST(MaharaniPosition, RefusesATurnThatBeginsUnfinished) {  // MH-13.4
    EXPECT_THAT(fault("rondel blue-center - green-half1_back orange-half1_left\nturn 0\n"),
                HasSubstr("MH-13.4"));
    Palace palace({"blue-center", "red-half1_front", "green-half1_back", "orange-half1_left"});
    palace.lay("A2rS+r").fill("A");
    EXPECT_THAT(fault(palace.line() + std::string(kRondel)), HasSubstr("MH-13.7"));
    EXPECT_THAT(fault(palace.line() + "scored A\n" + std::string(kRondel)), HasSubstr("MH-10.5"));
    Palace empty_handed({"blue-center", "red-half1_front", "green-half1_back", "orange-half1_left"});
    empty_handed.fill("A");
    EXPECT_THAT(fault(empty_handed.line() + std::string(kRondel)),
                HasSubstr("MH-13.7"));  // even without workers
    EXPECT_EQ(fault(empty_handed.line() + "scored A\n" + std::string(kRondel)), "accepted");
}

TEST(MaharaniPosition, RefusesATurnWithoutAFittingTile) {  // MH-13.5
    maharani::Options options;
    options.tiles = maharani::TileSet::OneStuck;
    Palace palace({"blue-half1_front"}, options);
    palace.fill("ABCD", {"A4"});
    EXPECT_THAT(fault("option tiles=one_stuck\n" + palace.line() + palace.removed_line() +
                      "rondel blue-half1_front - - -\nscored B C D\nturn 0\n"),
                HasSubstr("MH-13.5"));
}

TEST(MaharaniPosition, RefusesMoreFullSectionsThanTilesLaid) {  // MH-13.7
    Palace palace({"blue-half1_front", "green-half1_back", "orange-half1_left"});
    palace.fill("AB");
    const std::string one =
        "rondel - blue-half1_front green-half1_back orange-half1_left\nturn 0\nlaid 1\ngold 0 1\n"
        "agenda second; end-turn\n";
    EXPECT_THAT(fault(palace.line() + one), HasSubstr("MH-13.7"));
    EXPECT_EQ(fault(palace.line() + "scored B\n" + one), "accepted");
}

TEST(MaharaniPosition, RefusesDecisionsThatNeverArise) {  // MH-13.8, MH-12.7
    EXPECT_THAT(
        fault("palace A2bS\nrondel - red-half1_front green-half1_back orange-half1_left\nturn 0\nlaid 1\n"
              "gold 0 1\nagenda worker A2; middle; second; end-turn\n"),
        HasSubstr("MH-13.8"));  // with four players there is no choice
    EXPECT_THAT(fault("agenda refill; next-turn 1\npalace A2bS\nnumber 1\n" + std::string(kRondel)),
                HasSubstr("MH-13.8"));
    EXPECT_THAT(
        fault("palace A2bN\nrondel - red-half1_front green-half1_back orange-half1_left\nturn 0\nlaid 1\n"
              "gold 0 1\nagenda worker A2; middle; second; end-turn\n",
              2),
        HasSubstr("MH-5.1"));
}

TEST(MaharaniPosition, AcceptsAWorkerWhoseTilePointsElsewhere) {  // MH-13.9
    EXPECT_EQ(fault("palace A2bN+r\n" + std::string(kRondel)), "accepted");
    Maharani game(4, kRondel);
    auto wrong = game.state();
    game.play(0, "tile 1 A2 N");
    wrong = game.state();
    wrong.workers[index(Crew::Red)].add(maharani::parse_space("A2").value());
    --wrong.supply[index(Crew::Red)];
    EXPECT_EQ(Rules::violation_between(game.state(), wrong),
              "MH-13.9: a worker stands on a tile that does not point at its owner on A2");
}

TEST(MaharaniPosition, RefusesATurnUnderWayWithAFullRondel) {  // MH-13.12
    EXPECT_THAT(fault("palace A2bS\nlaid 1\ngold 0 1\nagenda second; end-turn\n" + std::string(kRondel)),
                HasSubstr("MH-13.12"));
}

TEST(MaharaniPosition, RefusesWhatNoNumberOfTurnsBrings) {  // MH-11.12, MH-7.6, MH-7.7, MH-2.1, MH-2.8
    EXPECT_THAT(fault("number 0\n" + std::string(kRondel)), HasSubstr("MH-2.8"));
    EXPECT_THAT(fault("number 2\n" + std::string(kRondel)), HasSubstr("MH-11.12"));
    EXPECT_THAT(fault("down 0 A\n" + std::string(kRondel)), HasSubstr("MH-11.12"));
    EXPECT_THAT(fault("palace A2bS A7oN B2yN\nnumber 2\n" + std::string(kRondel)), HasSubstr("MH-7.7"));
    EXPECT_THAT(fault("gold 0 1\n" + std::string(kRondel)), HasSubstr("MH-4.2"));
    EXPECT_THAT(fault("palace A2bS\nlaid 1\nagenda second; end-turn\n"
                      "rondel - red-half1_front green-half1_back orange-half1_left\nturn 0\n"),
                HasSubstr("MH-7.6"));
    EXPECT_THAT(fault("palace A2bS\nlaid 2\ngold 0 2\nagenda second; end-turn\n"
                      "rondel - red-half1_front green-half1_back orange-half1_left\nturn 0\n"),
                HasSubstr("MH-7.7"));
    EXPECT_THAT(fault("agenda refill; next-turn 2\npalace A2bS\nnumber 1\nturn 0\n"
                      "rondel - red-half1_front green-half1_back orange-half1_left\n"),
                HasSubstr("MH-2.1"));
}

TEST(MaharaniPosition, RefusesWhatIsNotALine) {
    EXPECT_EQ(fault("castle A2\n"), "line 3: 'castle' is not a line of a position.");
    EXPECT_EQ(fault("palace\n"), "line 3: 'palace' lists tiles, such as 'A2bS A6rN+g'.");
    EXPECT_EQ(fault("palace A15bS\n"), "line 3: 'A15bS' is not a laid tile, such as 'A2bS' or 'A2bS+r'.");
    EXPECT_EQ(fault("palace A2xS\n"), "line 3: 'A2xS' is not a laid tile, such as 'A2bS' or 'A2bS+r'.");
    EXPECT_EQ(fault("palace A2bQ\n"), "line 3: 'A2bQ' is not a laid tile, such as 'A2bS' or 'A2bS+r'.");
    EXPECT_EQ(fault("palace A2bS+x\n"), "line 3: 'A2bS+x' is not a laid tile, such as 'A2bS' or 'A2bS+r'.");
    EXPECT_EQ(fault("palace A2bS A2rS\n"), "line 3: A2 holds two tiles.");
    EXPECT_EQ(
        fault("rondel blue-center\n"),
        "line 3: 'rondel' takes the tiles of places 1 to 4, such as 'blue-center - red-half1_front -'.");
    EXPECT_EQ(fault("down 0 E\n"), "line 3: 'down' lists sections, such as 'A C'.");
    EXPECT_EQ(fault("down 4 A\n"), "line 3: 'down' needs a seat from 0 to 3.");
    EXPECT_EQ(fault("removed blue\n"),
              "line 3: 'removed' lists colours with numbers, such as 'blue 1 red 2'.");
    EXPECT_EQ(fault("over soon\n"), "line 3: The end is written 'over complete' or 'over stuck'.");
    EXPECT_EQ(fault("agenda dance\n"),
              "line 3: The agenda names steps such as 'action' or 'worker A2; middle; second; end-turn'.");
    EXPECT_EQ(fault("agenda worker\n"), "line 3: The agenda step 'worker' is not complete.");
    EXPECT_EQ(fault("turn 0\nturn 1\n"), "line 4: This line was already given.");
    EXPECT_EQ(fault("agenda end-turn\n" + std::string(kRondel)), "This agenda cannot occur in a game.");
}

}  // namespace
}  // namespace durbar::testing
