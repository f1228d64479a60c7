#include "games/tigris/table_reading.h"
#include "games/tigris/tigris_scenario.h"

namespace durbar::testing {
namespace {

using tigris::Cell;
using tigris::Counts;
using tigris::Move;
using tigris::Rules;

void expect_round_trip(const Move& move, const std::string& text) {
    EXPECT_EQ(Rules::format(move), text);
    const auto read = Rules::parse(text);
    ASSERT_TRUE(read) << text << ": " << describe(read.error());
    EXPECT_EQ(read.value(), move) << text;
}

/// "C4" and the like, written without the engine.
std::string square_name(int cell) {
    return std::string(1, static_cast<char>('A' + cell % 16)) + std::to_string(cell / 16 + 1);
}

constexpr std::array<const char*, 4> kColors{"red", "blue", "green", "black"};
constexpr std::array<const char*, 4> kLeaders{"priest", "farmer", "trader", "king"};
constexpr std::array<const char*, 6> kMonuments{"black-red", "black-blue", "black-green",
                                                "red-blue",  "red-green",  "blue-green"};

TEST(TigrisText, MovesWithASquareRoundTrip) {  // TE-3.1
    for (int n = 0; n < 176; ++n) {
        const auto cell = static_cast<Cell>(n);
        const std::string name = square_name(n);
        for (const auto color : tigris::kAllColors) {
            expect_round_trip(tigris::PlaceTile{color, cell},
                              std::string("tile ") + kColors[index(color)] + " " + name);
            expect_round_trip(tigris::PlaceLeader{color, cell},
                              std::string("leader ") + kLeaders[index(color)] + " " + name);
        }
        expect_round_trip(tigris::PlayCatastrophe{cell}, "catastrophe " + name);
        expect_round_trip(tigris::SetBuilding{cell}, "building " + name);
        expect_round_trip(tigris::KeepTreasure{cell}, "stay " + name);
        for (tigris::Monument m = 0; m < 6; ++m) {
            expect_round_trip(tigris::BuildMonument{m, cell},
                              std::string("monument ") + kMonuments[m] + " " + name);
        }
    }
}

TEST(TigrisText, MovesWithoutASquareRoundTrip) {  // TE-3.1
    for (const auto color : tigris::kAllColors) {
        expect_round_trip(tigris::Withdraw{color}, std::string("withdraw ") + kLeaders[index(color)]);
        expect_round_trip(tigris::ChooseWar{color}, std::string("war ") + kLeaders[index(color)]);
        expect_round_trip(tigris::DrawTile{color}, std::string("draw ") + kColors[index(color)]);
    }
    for (std::uint8_t n = 0; n <= 6; ++n) expect_round_trip(tigris::Commit{n}, "commit " + std::to_string(n));
    for (std::uint8_t seat = 0; seat < 4; ++seat)
        expect_round_trip(tigris::StartWith{seat}, "start " + std::to_string(seat));
    expect_round_trip(tigris::Pass{}, "pass");
    expect_round_trip(tigris::kNoBuilding, "no building");
    expect_round_trip(tigris::kNoMonument, "no monument");
}

TEST(TigrisText, EverySwapRoundTrips) {  // TE-7.2
    int swaps = 0;
    for (int code = 1; code < 7 * 7 * 7 * 7; ++code) {
        const std::array<int, 4> numbers{code % 7, code / 7 % 7, code / 49 % 7, code / 343};
        if (numbers[0] + numbers[1] + numbers[2] + numbers[3] > 6) continue;
        tigris::Swap swap{};
        std::string text = "swap";
        for (const auto color : tigris::kAllColors) {
            const int number = numbers[index(color)];
            swap.tiles[color] = static_cast<std::uint8_t>(number);
            if (number > 0) text += std::string(" ") + kColors[index(color)] + " " + std::to_string(number);
        }
        expect_round_trip(swap, text);
        ++swaps;
    }
    EXPECT_EQ(swaps, 209);  // 10 over 4, less the empty one
}

TEST(TigrisText, WordsMayBeApartByMoreBlanks) {  // TE-3.1
    const auto read = Rules::parse("  tile   red\tC4 ");
    ASSERT_TRUE(read);
    EXPECT_EQ(Rules::format(read.value()), "tile red C4");
}

TEST(TigrisText, MalformedMovesAreRefusedWithASentence) {  // TE-3.1
    const char* const malformed[] = {
        "",
        " ",
        "foo",
        "Tile red C4",
        "tile",
        "tile red",
        "tile C4 red",
        "tile red C4 C5",
        "tile pink C4",
        "tile priest C4",
        "tile red Q4",
        "tile red C0",
        "tile red C12",
        "tile red C04",
        "tile red C-1",
        "tile red 4C",
        "tile red C",
        "tile red C4x",
        "tile red C4.5",
        "leader",
        "leader king",
        "leader black C4",
        "leader kings C4",
        "leader king Z9",
        "leader king C4 now",
        "withdraw",
        "withdraw black",
        "withdraw king priest",
        "catastrophe",
        "catastrophe red C4",
        "catastrophe C",
        "swap 2",
        "swap blue red",
        "swap red red 2",
        "swap red 2 red",
        "swap red two",
        "swap red 0",
        "swap red -1",
        "swap red 1 red 1",
        "swap blue 1 red 1",
        "swap priest 1",
        "swap red 999",
        "pass now",
        "war",
        "war black",
        "war king priest",
        "commit",
        "commit two",
        "commit -1",
        "commit 1 2",
        "commit 1.0",
        "commit 99999999999",
        "building",
        "building red C4",
        "no",
        "no thing",
        "no building C4",
        "monument",
        "monument C4",
        "monument black-red",
        "monument red-black C4",
        "monument black-black C4",
        "monument black-red C4 red",
        "no monument C4",
        "stay",
        "stay red",
        "stay C4 C5",
        "draw",
        "draw pink",
        "draw red 2",
        "start",
        "start x",
        "start 4",
        "start -1",
    };
    for (const char* const text : malformed) {
        const auto read = Rules::parse(text);
        EXPECT_FALSE(read) << "'" << text << "' was read as '" << (read ? Rules::format(read.value()) : "")
                           << "'";
        if (!read) {
            EXPECT_GT(read.error().message.size(), 10U) << text;
            EXPECT_TRUE(read.error().message.ends_with('.')) << read.error().message;
            EXPECT_EQ(read.error().line, 0) << text;
        }
    }
}

TEST(TigrisText, MalformedMovesDoNotLeakControlCharacters) {  // TE-3.1
    const auto read = Rules::parse("tile \x1b[31mred C4");
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().message.find('\x1b'), std::string::npos);
    const auto endless = Rules::parse(std::string(100'000, 'z'));
    ASSERT_FALSE(endless);
    EXPECT_LT(endless.error().message.size(), 500U);
}

TEST(TigrisText, PositionsRoundTripInEveryStepOfRandomGames) {  // TE-1.15
    for_each_random_step(24, [](const tigris::State&, const Move&, const tigris::State& after) {
        const auto text = Rules::format_position(after);
        const auto read = Rules::parse_position(text);
        ASSERT_TRUE(read) << describe(read.error()) << "\n" << text;
        EXPECT_EQ(read.value(), after) << text;
        EXPECT_EQ(Rules::format_position(read.value()), text);
    });
}

TEST(TigrisText, EveryLegalMoveOfRandomGamesRoundTrips) {  // TE-3.1
    for_each_random_step(6, [](const tigris::State& before, const Move& move, const tigris::State&) {
        const auto read = Rules::parse(Rules::format(move));
        ASSERT_TRUE(read) << Rules::format(move);
        EXPECT_EQ(read.value(), move);
        EXPECT_EQ(Rules::check(before, read.value()), std::nullopt);
    });
}

TEST(TigrisText, PositionTextForgivesOmissionsCommentsAndBlankLines) {  // TE-1.15
    const auto plain = Rules::parse_position("tigris\nhand 0 red 2\n");
    const auto wordy = Rules::parse_position(
        "\n# a comment\ntigris\n\n  players   2\r\n# another\noption board=standard\nboard\n   A  B\n1 .  "
        ".\n2 .  r*\n"
        "hand 0 red 2\nturn 0\ndone 0\nagenda action\n");
    ASSERT_TRUE(plain) << describe(plain.error());
    ASSERT_TRUE(wordy) << describe(wordy.error());
    EXPECT_EQ(plain.value(), wordy.value());
    EXPECT_EQ(plain.value().bag, (Counts{{45, 36, 30, 30}}));  // all that lies nowhere else
}

}  // namespace
}  // namespace durbar::testing
