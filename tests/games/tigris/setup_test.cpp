#include <set>

#include "games/tigris/table_reading.h"
#include "games/tigris/tigris_scenario.h"

namespace durbar::testing {
namespace {

using tigris::BoardSide;
using tigris::Color;
using tigris::Rules;

tigris::State opening(BoardSide board, int players) {
    tigris::Options options;
    options.board = board;
    return Rules::initial(options, players);
}

/// The names of all squares whose letters are exactly these.
std::set<std::string> squares_with(const tigris::State& state, const std::string& wanted) {
    std::set<std::string> found;
    for (int cell = 0; cell < 176; ++cell) {
        if (letters(state, cell) == wanted) found.insert(tigris::cell_name(static_cast<tigris::Cell>(cell)));
    }
    return found;
}

TEST(TigrisSetup, HasTwoToFourSeats) {  // TE-1.1
    EXPECT_EQ(Rules::kMinPlayers, 2);
    EXPECT_EQ(Rules::kMaxPlayers, 4);
    for (int players = 2; players <= 4; ++players)
        EXPECT_EQ(Rules::players(opening(BoardSide::Standard, players)), players);
    EXPECT_FALSE(Rules::parse_position("tigris\nplayers 1\n"));
    EXPECT_FALSE(Rules::parse_position("tigris\nplayers 5\n"));
}

TEST(TigrisSetup, Has153TilesInFourColours) {  // TE-1.2
    for (const auto board : {BoardSide::Standard, BoardSide::Advanced}) {
        const auto state = opening(board, 2);
        EXPECT_EQ(tiles_anywhere(state, Color::Red), 57);
        EXPECT_EQ(tiles_anywhere(state, Color::Blue), 36);
        EXPECT_EQ(tiles_anywhere(state, Color::Green), 30);
        EXPECT_EQ(tiles_anywhere(state, Color::Black), 30);
        int all = 0;
        for (const auto color : tigris::kAllColors) all += tiles_anywhere(state, color);
        EXPECT_EQ(all, 153);
    }
}

TEST(TigrisSetup, EverySeatHasFourLeadersAtHome) {  // TE-1.3
    Tigris t(opening(BoardSide::Standard, 3));
    t.draw_all();
    for (int seat = 0; seat < 3; ++seat) {
        for (const auto color : tigris::kAllColors) t.expect_home(seat, color);
        t.expect_to_act(seat).expect_allowed("leader king A2").expect_allowed("leader priest A2");
        t.expect_allowed("leader farmer A2").expect_allowed("leader trader A2");
        t.play(seat, "pass");
    }
    EXPECT_TRUE(t.state().leader_squares.none());
}

TEST(TigrisSetup, EverySeatHasTwoCatastropheTiles) {  // TE-1.4
    for (int players = 2; players <= 4; ++players) {
        const auto state = opening(BoardSide::Standard, players);
        int sum = 0;
        for (int seat = 0; seat < players; ++seat)
            EXPECT_EQ(state.catastrophes[static_cast<unsigned>(seat)], 2);
        for (const auto left : state.catastrophes) sum += left;
        EXPECT_EQ(sum, 2 * players);
    }
}

TEST(TigrisSetup, LeadersAndCatastropheTilesOfNoSeatStayInTheBox) {  // TE-1.16
    for (int players = 2; players <= 3; ++players) {
        const auto state = opening(BoardSide::Standard, players);
        const std::string text = "tigris\nplayers " + std::to_string(players) + "\n";
        for (int seat = 0; seat < 4; ++seat) {  // a king beside the temple of K1, and two catastrophe tiles
            const bool plays = seat < players;
            const std::string name = std::to_string(seat);
            EXPECT_EQ(state.catastrophes[static_cast<unsigned>(seat)], plays ? 2 : 0);
            const auto leader = Rules::parse_position(text + "board\n   J K\n 2 . K" + name + "\n");
            const auto catastrophes = Rules::parse_position(text + "catastrophes " + name + " 2\n");
            EXPECT_EQ(static_cast<bool>(leader), plays) << players << " players, seat " << name;
            EXPECT_EQ(static_cast<bool>(catastrophes), plays) << players << " players, seat " << name;
        }
    }
}

TEST(TigrisSetup, HasOneMonumentForEachPairOfColours) {  // TE-1.5
    const auto state = opening(BoardSide::Standard, 2);
    ASSERT_EQ(state.monuments.size(), 6U);
    std::set<std::set<int>> pairs;
    for (tigris::Monument m = 0; m < 6; ++m) {
        EXPECT_EQ(state.monuments[m].corner, tigris::kNoCell);
        std::set<int> pair;
        for (const auto color : tigris::kAllColors) {
            if (tigris::has_color(m, color)) pair.insert(static_cast<int>(color));
        }
        EXPECT_EQ(pair.size(), 2U) << tigris::monument_name(m);
        pairs.insert(pair);
    }
    EXPECT_EQ(pairs.size(), 6U);
}

TEST(TigrisSetup, PointsNeverRunOut) {  // TE-1.6
    // Seat 0 holds every black cube of the box, 20 of one point and 15 of five.
    Tigris t(R"(tigris
board
      H  I  J  K  L
 4    .  r  K0 .  .
hand 0 black 2
points 0 black 95
points 1 black 300)");
    t.play(0, "tile black K4");
    t.expect_points(0, Color::Black, 96).expect_points(1, Color::Black, 300);
    Tigris late(R"(tigris
board
      H  I  J  K  L
 4    .  r  K0 .  .
hand 0 black 2
points 0 black 255)");
    late.play(0, "tile black K4");
    late.expect_points(0, Color::Black, 256);
}

TEST(TigrisSetup, PointsBeyondAThousandAreStillPointsAndText) {  // TE-1.6, TE-3.11
    Tigris t(R"(tigris
board
      H  I  J  K  L
 3    .  .  #  #  .
 4    r  K0 #  #  .
monument black-red J3 red
hand 0 red 6
hand 1 red 6)");
    for (int round = 0; round < 1200; ++round) {  // one monument point a round, and nobody does anything
        Rules::apply(t.state(), tigris::Pass{}, {});
        Rules::apply(t.state(), tigris::Pass{}, {});
    }
    t.expect_points(0, Color::Black, 1200);
    const auto read = Rules::parse_position(t.text());
    ASSERT_TRUE(read) << describe(read.error());
    EXPECT_EQ(read.value(), t.state());
}

TEST(TigrisSetup, TheBoardIsAnOption) {  // TE-1.7
    tigris::Options options;
    EXPECT_EQ(Rules::get_option(options, "board"), "standard");
    EXPECT_EQ(Rules::set_option(options, "board", "advanced"), std::nullopt);
    EXPECT_EQ(Rules::get_option(options, "board"), "advanced");
    EXPECT_EQ(Rules::initial(options, 2).options.board, BoardSide::Advanced);
    EXPECT_EQ(squares_with(Rules::initial(options, 2), "r*").size(), 14U);
    EXPECT_EQ(Rules::set_option(options, "board", "standard"), std::nullopt);
    EXPECT_EQ(squares_with(Rules::initial(options, 2), "r*").size(), 10U);
    EXPECT_NE(Rules::set_option(options, "board", "round"), std::nullopt);
    EXPECT_EQ(tigris::kColumns, 16);
    EXPECT_EQ(tigris::kRows, 11);
}

TEST(TigrisSetup, TheStandardBoardHas41RiverSquaresAndTenTemples) {  // TE-1.8
    const auto state = opening(BoardSide::Standard, 2);
    EXPECT_EQ(squares_with(state, "~").size(), 41U);
    EXPECT_EQ(squares_with(state, "r*"),
              (std::set<std::string>{"K1", "B2", "P2", "F3", "N5", "I7", "B8", "O9", "F10", "K11"}));
    EXPECT_EQ(squares_with(state, ".").size(), 176U - 41U - 10U);
}

TEST(TigrisSetup, TheAdvancedBoardHas39RiverSquaresAndFourteenTemples) {  // TE-1.9
    const auto state = opening(BoardSide::Advanced, 2);
    EXPECT_EQ(squares_with(state, "~").size(), 39U);
    EXPECT_EQ(squares_with(state, "r*"),
              (std::set<std::string>{"E1", "J1", "O2", "B3", "G4", "L4", "D6", "P6", "A8", "H8", "M8", "E10",
                                     "J11", "O11"}));
    EXPECT_EQ(squares_with(state, ".").size(), 176U - 39U - 14U);
}

TEST(TigrisSetup, TheStartingTemplesComeOutOfTheRedTiles) {  // TE-1.10
    for (int players = 2; players <= 4; ++players) {
        EXPECT_EQ(opening(BoardSide::Standard, players).bag, (tigris::Counts{{47, 36, 30, 30}}));
        EXPECT_EQ(opening(BoardSide::Standard, players).bag.total(), 143);
        EXPECT_EQ(opening(BoardSide::Advanced, players).bag, (tigris::Counts{{43, 36, 30, 30}}));
        EXPECT_EQ(opening(BoardSide::Advanced, players).bag.total(), 139);
    }
}

TEST(TigrisSetup, EachSeatDrawsSixTiles) {  // TE-1.11
    const int standard[] = {131, 125, 119};
    const int advanced[] = {127, 121, 115};
    for (int players = 2; players <= 4; ++players) {
        for (const auto board : {BoardSide::Standard, BoardSide::Advanced}) {
            Tigris t(opening(board, players));
            t.draw_all();
            for (int seat = 0; seat < players; ++seat)
                EXPECT_EQ(t.state().hands[static_cast<unsigned>(seat)].total(), 6);
            EXPECT_EQ(t.state().bag.total(),
                      (board == BoardSide::Standard ? standard : advanced)[players - 2]);
            t.expect_decision("action");
        }
    }
}

TEST(TigrisSetup, HandsAreDealtInSeatOrderAndThenTheStartIsDrawn) {  // TE-1.12
    Tigris t(opening(BoardSide::Standard, 3));
    const char* const dealt[] = {"draw red", "draw blue", "draw green"};
    for (int seat = 0; seat < 3; ++seat) {
        for (int tile = 1; tile <= 6; ++tile) {
            t.expect_chance().expect_decision("draw");
            t.chance(dealt[seat]);
            EXPECT_EQ(t.state().hands[static_cast<unsigned>(seat)].total(), tile);
        }
    }
    t.expect_hand(0, Color::Red, 6).expect_hand(1, Color::Blue, 6).expect_hand(2, Color::Green, 6);
    t.expect_chance().expect_decision("start").expect_legal({"start 0", "start 1", "start 2"});
    for (int seat = 0; seat < 3; ++seat) {
        const auto weight =
            Rules::chance_weight(t.state(), tigris::StartWith{static_cast<std::uint8_t>(seat)});
        EXPECT_EQ(weight, Rules::chance_weight(t.state(), tigris::StartWith{0}));
        EXPECT_GT(weight, 0U);
        Tigris started(t.state());
        started.chance("start " + std::to_string(seat)).expect_to_act(seat).expect_decision("action");
        EXPECT_EQ(started.state().turn, seat);
        EXPECT_EQ(started.state().actions_done, 0);
    }
}

TEST(TigrisSetup, EveryDrawIsOneTileWeightedByTheBag) {  // TE-1.13
    Tigris t(opening(BoardSide::Standard, 2));
    for (const char* const move : {"draw red", "draw black", "draw red", "draw green"}) {
        t.expect_legal({"draw red", "draw blue", "draw green", "draw black"});
        for (const auto color : tigris::kAllColors) {
            EXPECT_EQ(Rules::chance_weight(t.state(), tigris::DrawTile{color}), t.state().bag[color]);
        }
        const int left = t.state().bag.total();
        t.chance(move);
        EXPECT_EQ(t.state().bag.total(), left - 1);
    }
    EXPECT_EQ(t.state().bag, (tigris::Counts{{45, 36, 29, 29}}));
    EXPECT_EQ(t.state().hands[0], (tigris::Counts{{2, 0, 1, 1}}));
}

TEST(TigrisSetup, ADrawFromABagOfOneColourIsStillAChanceMove) {  // TE-1.13
    Tigris t(R"(tigris
hand 0 red 6
hand 1 red 6
bag green 5
out red 35 blue 36 green 25 black 30)");
    t.play(0, "swap red 2").expect_chance().expect_decision("draw").expect_legal({"draw green"});
    EXPECT_EQ(Rules::chance_weight(t.state(), tigris::DrawTile{Color::Green}), 5U);
    t.chance("draw green").expect_chance().expect_legal({"draw green"}).chance("draw green").expect_to_act(0);
    t.expect_hand(0, Color::Red, 4).expect_hand(0, Color::Green, 2);
    EXPECT_EQ(t.state().bag.total(), 3);
}

TEST(TigrisSetup, AColourThatIsNotInTheBagIsNotDrawn) {  // TE-1.13
    Tigris t(R"(tigris
hand 0 red 6
hand 1 red 6
bag green 1 black 1
out red 35 blue 36 green 29 black 29)");
    t.play(0, "swap red 1").expect_legal({"draw green", "draw black"});
    EXPECT_NE(Rules::check(t.state(), tigris::DrawTile{Color::Red}), std::nullopt);
}

TEST(TigrisSetup, DynastiesAreNamesOnly) {  // TE-1.14
    tigris::Options options;
    EXPECT_EQ(options.dynasties, (std::array<std::uint8_t, 4>{0, 1, 2, 3}));
    EXPECT_EQ(tigris::data::kDynasties[0], "archer");
    EXPECT_EQ(tigris::data::kDynasties[1], "bull");
    EXPECT_EQ(tigris::data::kDynasties[2], "potter");
    EXPECT_EQ(tigris::data::kDynasties[3], "lion");
    EXPECT_EQ(Rules::get_option(options, "dynasties"), "archer,bull,potter,lion");
    EXPECT_EQ(Rules::set_option(options, "dynasties", "lion,potter,bull,archer"), std::nullopt);
    EXPECT_EQ(options.dynasties, (std::array<std::uint8_t, 4>{3, 2, 1, 0}));
    EXPECT_EQ(Rules::get_option(options, "dynasties"), "lion,potter,bull,archer");
    EXPECT_NE(Rules::set_option(options, "dynasties", "lion,lion,bull,archer"), std::nullopt);
    EXPECT_NE(Rules::set_option(options, "dynasties", "lion,potter,bull,fox"), std::nullopt);

    auto renamed = Rules::initial(options, 4);
    auto plain = Rules::initial({}, 4);
    EXPECT_NE(renamed, plain);
    renamed.options.dynasties = plain.options.dynasties;
    EXPECT_EQ(renamed, plain);
}

TEST(TigrisSetup, TilesAlwaysAddUpTo153AlsoInAnOpenConflict) {  // TE-1.15
    Tigris t(R"(tigris
board
      H  I  J  K  L
 3    .  .  r  .  .
 4    r  K1 r  g  .
hand 0 red 3 blue 3
hand 1 red 2 green 1)");
    const auto expect_all = [&t] {
        EXPECT_EQ(tiles_anywhere(t.state(), Color::Red), 57) << t.text();
        EXPECT_EQ(tiles_anywhere(t.state(), Color::Blue), 36) << t.text();
        EXPECT_EQ(tiles_anywhere(t.state(), Color::Green), 30) << t.text();
        EXPECT_EQ(tiles_anywhere(t.state(), Color::Black), 30) << t.text();
    };
    expect_all();
    t.play(0, "leader king K3").play(0, "commit 2");
    EXPECT_EQ(t.state().conflict.committed, 2);
    t.expect_hand(0, Color::Red, 1);
    expect_all();
    t.play(1, "commit 1");
    EXPECT_EQ(t.state().out[Color::Red], 3);
    expect_all();
    t.play(0, "swap red 1 blue 3").draw_all();
    expect_all();
}

TEST(TigrisSetup, TilesAddUpInEveryStepOfRandomGames) {  // TE-1.15
    for_each_random_step(12, [](const tigris::State&, const tigris::Move&, const tigris::State& after) {
        EXPECT_EQ(tiles_anywhere(after, Color::Red), 57);
        EXPECT_EQ(tiles_anywhere(after, Color::Blue), 36);
        EXPECT_EQ(tiles_anywhere(after, Color::Green), 30);
        EXPECT_EQ(tiles_anywhere(after, Color::Black), 30);
    });
}

}  // namespace
}  // namespace durbar::testing
