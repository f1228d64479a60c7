#include <map>
#include <set>

#include "games/tigris/table_reading.h"
#include "games/tigris/tigris_scenario.h"

namespace durbar::testing {
namespace {

using tigris::Color;
using tigris::Rules;

/// A board as letters, and the number of each square's region; -1 where nothing links.
struct Plain {
    std::vector<std::string> squares;
    std::vector<int> region;
    std::set<int> kingdoms;

    void find_regions() {
        region.assign(176, -1);
        kingdoms.clear();
        int count = 0;
        for (int start = 0; start < 176; ++start) {
            if (region[static_cast<unsigned>(start)] >= 0 || !links(squares[static_cast<unsigned>(start)]))
                continue;
            std::vector<int> queue{start};
            region[static_cast<unsigned>(start)] = count;
            for (std::size_t i = 0; i < queue.size(); ++i) {
                if (is_leader(squares[static_cast<unsigned>(queue[i])])) kingdoms.insert(count);
                for (const int next : beside(queue[i])) {
                    if (region[static_cast<unsigned>(next)] >= 0 ||
                        !links(squares[static_cast<unsigned>(next)]))
                        continue;
                    region[static_cast<unsigned>(next)] = count;
                    queue.push_back(next);
                }
            }
            ++count;
        }
    }
    std::set<int> kingdoms_beside(int cell) const {
        std::set<int> found;
        for (const int next : beside(cell)) {
            const int number = region[static_cast<unsigned>(next)];
            if (kingdoms.count(number) > 0) found.insert(number);
        }
        return found;
    }
};

Plain plain_board(const tigris::State& state) {
    Plain board;
    for (int cell = 0; cell < 176; ++cell) board.squares.push_back(letters(state, cell));
    board.find_regions();
    return board;
}

bool is_river(const tigris::State& state, int cell) {
    static const tigris::State kStandard = Rules::initial({}, 2);
    static const tigris::State kAdvanced = [] {
        tigris::Options options;
        options.board = tigris::BoardSide::Advanced;
        return Rules::initial(options, 2);
    }();
    return letters(state.options.board == tigris::BoardSide::Standard ? kStandard : kAdvanced, cell) == "~";
}

bool is_empty(const std::string& square) { return square == "." || square == "~"; }

std::string at(int cell) { return " " + tigris::cell_name(static_cast<tigris::Cell>(cell)); }

void add_tiles(const tigris::State& state, const Plain& board, std::set<std::string>& moves) {
    for (const auto color : tigris::kAllColors) {
        if (state.hands[state.turn][color] == 0) continue;
        for (int cell = 0; cell < 176; ++cell) {
            if (!is_empty(board.squares[static_cast<unsigned>(cell)])) continue;  // TE-5.2
            if (is_river(state, cell) != (color == Color::Blue)) continue;        // TE-5.3
            if (board.kingdoms_beside(cell).size() > 2) continue;                 // TE-5.4
            moves.insert("tile " + std::string(tigris::color_name(color)) + at(cell));
        }
    }
}

void add_leaders(const tigris::State& state, const Plain& board, std::set<std::string>& moves) {
    for (const auto color : tigris::kAllColors) {
        const auto name = std::string(tigris::leader_name(color));
        const std::string token = "PFTK"[index(color)] + std::to_string(state.turn);
        Plain lifted = board;
        int old = -1;
        for (int cell = 0; cell < 176; ++cell) {
            if (board.squares[static_cast<unsigned>(cell)] == token) old = cell;
        }
        if (old >= 0) {
            lifted.squares[static_cast<unsigned>(old)] = ".";  // TE-4.8
            lifted.find_regions();
            moves.insert("withdraw " + name);
        }
        for (int cell = 0; cell < 176; ++cell) {
            if (cell == old || !is_empty(lifted.squares[static_cast<unsigned>(cell)]) ||
                is_river(state, cell))
                continue;
            const auto around = beside(cell);
            if (std::none_of(around.begin(), around.end(), [&](int next) {
                    return is_temple(lifted.squares[static_cast<unsigned>(next)]);
                })) {
                continue;  // TE-4.4
            }
            if (lifted.kingdoms_beside(cell).size() > 1) continue;  // TE-4.6
            moves.insert("leader " + name + at(cell));
        }
    }
}

void add_catastrophes_and_swaps(const tigris::State& state, const Plain& board,
                                std::set<std::string>& moves) {
    for (int cell = 0; cell < 176 && state.catastrophes[state.turn] > 0; ++cell) {
        const auto& square = board.squares[static_cast<unsigned>(cell)];
        const bool tile = std::string("rbgk").find(square[0]) != std::string::npos;
        if (is_empty(square) || (tile && square.find('*') == std::string::npos))
            moves.insert("catastrophe" + at(cell));
    }
    const auto& hand = state.hands[state.turn];
    for (int red = 0; red <= hand[Color::Red]; ++red) {
        for (int blue = 0; blue <= hand[Color::Blue]; ++blue) {
            for (int green = 0; green <= hand[Color::Green]; ++green) {
                for (int black = 0; black <= hand[Color::Black]; ++black) {
                    std::string text = "swap";
                    if (red > 0) text += " red " + std::to_string(red);
                    if (blue > 0) text += " blue " + std::to_string(blue);
                    if (green > 0) text += " green " + std::to_string(green);
                    if (black > 0) text += " black " + std::to_string(black);
                    if (text != "swap") moves.insert(text);
                }
            }
        }
    }
    moves.insert("pass");
}

TEST(TigrisActions, AreExactlyThoseOfAPlainReading) {  // TE-3.1, TE-4.4, TE-4.6, TE-4.8, TE-4.9, TE-5.4
    int actions = 0;
    for_each_random_step(9, [&](const tigris::State& before, const tigris::Move&, const tigris::State&) {
        if (Rules::decision(before) != "action") return;
        ++actions;
        const auto board = plain_board(before);
        std::set<std::string> wanted;
        add_tiles(before, board, wanted);
        add_leaders(before, board, wanted);
        add_catastrophes_and_swaps(before, board, wanted);
        tigris::MoveList moves;
        Rules::legal_moves(before, moves);
        std::set<std::string> listed;
        for (const auto& move : moves) listed.insert(Rules::format(move));
        EXPECT_EQ(listed.size(), moves.size());
        EXPECT_EQ(listed, wanted);
    });
    EXPECT_GT(actions, 500);
}

/// What a tile gives as the first action of a turn, by seat and colour (TE-5.5 to TE-5.9, TE-15.15 to
/// TE-15.18).
std::map<std::pair<int, unsigned>, int> points_for(const tigris::State& before,
                                                   const tigris::PlaceTile& tile) {
    const auto board = plain_board(before);
    const auto touched = board.kingdoms_beside(tile.cell);
    if (touched.size() != 1) return {};
    int matching = -1;
    int king = -1;
    for (int cell = 0; cell < 176; ++cell) {
        if (board.region[static_cast<unsigned>(cell)] != *touched.begin()) continue;
        const auto& square = board.squares[static_cast<unsigned>(cell)];
        if (square[0] == "PFTK"[index(tile.color)]) matching = square[1] - '0';
        if (square[0] == 'K') king = square[1] - '0';
    }
    const int winner = matching >= 0 ? matching : king;
    if (winner < 0) return {};
    auto after = board;
    after.squares[tile.cell] = "rbgk"[index(tile.color)];
    after.find_regions();
    const auto building = before.buildings[index(tile.color)];
    const bool bonus = winner == before.turn && building != tigris::kNoCell &&
                       after.region[building] == after.region[tile.cell];
    return {{{winner, index(tile.color)}, bonus ? 2 : 1}};
}

TEST(TigrisActions, TilesScoreAsInAPlainReading) {  // TE-5.5, TE-5.6, TE-5.7, TE-5.8, TE-5.9, TE-15.15
    int points = 0;
    int bonuses = 0;
    for_each_random_step(
        18, [&](const tigris::State& before, const tigris::Move& move, const tigris::State& after) {
            const auto* tile = std::get_if<tigris::PlaceTile>(&move);
            if (tile == nullptr || before.actions_done > 0) return;
            auto wanted = points_for(before, *tile);
            for (unsigned seat = 0; seat < 4; ++seat) {
                for (unsigned color = 0; color < 4; ++color) {
                    const int gain = after.points[seat][color] - before.points[seat][color];
                    EXPECT_EQ(gain, (wanted[{static_cast<int>(seat), color}])) << "seat " << seat;
                    points += gain;
                    bonuses += gain == 2 ? 1 : 0;
                }
            }
        });
    EXPECT_GT(points, 50);
    EXPECT_GT(bonuses, 0);
}

}  // namespace
}  // namespace durbar::testing
