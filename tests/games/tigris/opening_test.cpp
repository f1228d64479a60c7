#include <map>

#include "games/tigris/tigris_scenario.h"

namespace durbar::testing {
namespace {

using tigris::Color;
using tigris::Rules;

/// Opening counts worked out from map and placement rules alone, without any program of ours. Swaps and pass
/// are left out of all numbers but `moves`.
struct Opening {
    const char* board;
    const char* hand;
    int tiles, leaders, catastrophes;
    std::size_t moves;  ///< with swaps and pass
    int pairs;          ///< sequences of two actions
    std::map<std::string, int> split;
    int matching,
        king;  ///< a leader, then a tile that scores for him: in his colour, or for the king in another one
};

const std::vector<Opening>& openings() {
    static const std::vector<Opening> kOpenings{
        {"standard",
         "red 2 blue 2 green 1 black 1",
         416,
         132,
         166,
         750,
         476'744,
         {{"catastrophe then catastrophe", 27'390},
          {"catastrophe then leader", 21'780},
          {"catastrophe then tile", 68'640},
          {"leader then catastrophe", 21'780},
          {"leader then move", 4'224},
          {"leader then leader", 12'672},
          {"leader then tile", 54'516},
          {"leader then withdraw", 132},
          {"tile then catastrophe", 69'056},
          {"tile then leader", 55'664},
          {"tile then tile", 140'890}},
         475,
         326},
        {"standard",
         "red 6",
         125,
         132,
         166,
         430,
         178'737,
         {{"catastrophe then catastrophe", 27'390},
          {"catastrophe then leader", 21'780},
          {"catastrophe then tile", 20'625},
          {"leader then catastrophe", 21'780},
          {"leader then move", 4'224},
          {"leader then leader", 12'672},
          {"leader then tile", 16'368},
          {"leader then withdraw", 132},
          {"tile then catastrophe", 20'750},
          {"tile then leader", 17'516},
          {"tile then tile", 15'500}},
         149,
         149},
        {"standard",
         "blue 6",
         41,
         132,
         166,
         346,
         114'013,
         {{"catastrophe then catastrophe", 27'390},
          {"catastrophe then leader", 21'780},
          {"catastrophe then tile", 6'765},
          {"leader then catastrophe", 21'780},
          {"leader then move", 4'224},
          {"leader then leader", 12'672},
          {"leader then tile", 5'412},
          {"leader then withdraw", 132},
          {"tile then catastrophe", 6'806},
          {"tile then leader", 5'412},
          {"tile then tile", 1'640}},
         28,
         28},
        {"advanced",
         "red 2 blue 2 green 1 black 1",
         408,
         160,
         162,
         766,
         500'500,
         {{"catastrophe then catastrophe", 26'082},
          {"catastrophe then leader", 25'760},
          {"catastrophe then tile", 65'688},
          {"leader then catastrophe", 25'760},
          {"leader then move", 6'240},
          {"leader then leader", 18'720},
          {"leader then tile", 64'800},
          {"leader then withdraw", 160},
          {"tile then catastrophe", 66'096},
          {"tile then leader", 65'888},
          {"tile then tile", 135'306}},
         537,
         373},
        {"advanced",
         "red 6",
         123,
         160,
         162,
         452,
         197'585,
         {{"catastrophe then catastrophe", 26'082},
          {"catastrophe then leader", 25'760},
          {"catastrophe then tile", 19'803},
          {"leader then catastrophe", 25'760},
          {"leader then move", 6'240},
          {"leader then leader", 18'720},
          {"leader then tile", 19'520},
          {"leader then withdraw", 160},
          {"tile then catastrophe", 19'926},
          {"tile then leader", 20'608},
          {"tile then tile", 15'006}},
         164,
         164},
        {"advanced",
         "blue 6",
         39,
         160,
         162,
         368,
         129'281,
         {{"catastrophe then catastrophe", 26'082},
          {"catastrophe then leader", 25'760},
          {"catastrophe then tile", 6'279},
          {"leader then catastrophe", 25'760},
          {"leader then move", 6'240},
          {"leader then leader", 18'720},
          {"leader then tile", 6'240},
          {"leader then withdraw", 160},
          {"tile then catastrophe", 6'318},
          {"tile then leader", 6'240},
          {"tile then tile", 1'482}},
         45,
         45},
    };
    return kOpenings;
}

tigris::State position(const Opening& opening) {
    return Tigris(std::string("tigris\noption board=") + opening.board + "\nhand 0 " + opening.hand +
                  "\nhand 1 red 3 green 3\n")
        .state();
}

/// The kind of an action as the counts name it; empty for swaps and pass.
std::string kind(const tigris::Move& move) {
    if (std::holds_alternative<tigris::PlaceTile>(move)) return "tile";
    if (std::holds_alternative<tigris::PlaceLeader>(move)) return "leader";
    if (std::holds_alternative<tigris::PlayCatastrophe>(move)) return "catastrophe";
    if (std::holds_alternative<tigris::Withdraw>(move)) return "withdraw";
    return "";
}

/// Putting the leader of the first action on the board again is a move of that leader.
std::string second_kind(const tigris::Move& first, const tigris::Move& second) {
    const auto* placed = std::get_if<tigris::PlaceLeader>(&first);
    const auto* again = std::get_if<tigris::PlaceLeader>(&second);
    return placed != nullptr && again != nullptr && placed->leader == again->leader ? "move" : kind(second);
}

int points_of_starter(const tigris::State& state, Color color) { return state.points[0][index(color)]; }

TEST(TigrisOpening, FirstMovesByKind) {  // TE-3.12
    for (const auto& opening : openings()) {
        const auto state = position(opening);
        tigris::MoveList moves;
        Rules::legal_moves(state, moves);
        std::map<std::string, int> found;
        for (const auto& move : moves) ++found[kind(move)];
        EXPECT_EQ(found["tile"], opening.tiles) << opening.board << " " << opening.hand;
        EXPECT_EQ(found["leader"], opening.leaders) << opening.board << " " << opening.hand;
        EXPECT_EQ(found["catastrophe"], opening.catastrophes) << opening.board << " " << opening.hand;
        EXPECT_EQ(found["withdraw"], 0) << opening.board << " " << opening.hand;
        EXPECT_EQ(moves.size(), opening.moves) << opening.board << " " << opening.hand;
    }
}

TEST(TigrisOpening, SequencesOfTwoActionsByKind) {  // TE-3.13
    for (const auto& opening : openings()) {
        const auto state = position(opening);
        std::map<std::string, int> split;
        int pairs = 0;
        tigris::MoveList firsts;
        tigris::MoveList seconds;
        Rules::legal_moves(state, firsts);
        for (const auto& first : firsts) {
            if (kind(first).empty()) continue;
            auto next = state;
            Rules::apply(next, first, {});
            ASSERT_EQ(Rules::decision(next), "action");  // no event can happen yet
            Rules::legal_moves(next, seconds);
            for (const auto& second : seconds) {
                if (kind(second).empty()) continue;
                ++split[kind(first) + " then " + second_kind(first, second)];
                ++pairs;
            }
        }
        EXPECT_EQ(split, opening.split) << opening.board << " " << opening.hand;
        EXPECT_EQ(pairs, opening.pairs) << opening.board << " " << opening.hand;
    }
}

TEST(TigrisOpening, TilesThatScoreForALeaderPlacedBefore) {  // TE-3.13, TE-5.5, TE-5.6
    for (const auto& opening : openings()) {
        const auto state = position(opening);
        int matching = 0;
        int king = 0;
        tigris::MoveList firsts;
        tigris::MoveList seconds;
        Rules::legal_moves(state, firsts);
        for (const auto& first : firsts) {
            const auto* placed = std::get_if<tigris::PlaceLeader>(&first);
            if (placed == nullptr) continue;
            auto with_leader = state;
            Rules::apply(with_leader, first, {});
            Rules::legal_moves(with_leader, seconds);
            for (const auto& second : seconds) {
                const auto* tile = std::get_if<tigris::PlaceTile>(&second);
                if (tile == nullptr) continue;
                auto next = with_leader;
                Rules::apply(next, second, {});
                const int points = points_of_starter(next, tile->color);
                ASSERT_LE(points, 1);
                if (points == 0) continue;
                ++(tile->color == placed->leader ? matching : king);
                EXPECT_TRUE(tile->color == placed->leader || placed->leader == tigris::kKing);
            }
        }
        EXPECT_EQ(matching, opening.matching) << opening.board << " " << opening.hand;
        EXPECT_EQ(king, opening.king) << opening.board << " " << opening.hand;
    }
}

}  // namespace
}  // namespace durbar::testing
