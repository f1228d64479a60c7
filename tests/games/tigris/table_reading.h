#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "core/playout.h"
#include "games/tigris/tigris_scenario.h"

namespace durbar::testing {

// A second reading of the table for tests: it goes by the letters of the squares and by plain loops, not by
// the engine's sets of squares.

inline std::string letters(const tigris::State& state, int cell) {
    return tigris::square_text(state, static_cast<tigris::Cell>(cell));
}

inline std::vector<int> beside(int cell) {
    const int column = cell % 16;
    const int row = cell / 16;
    std::vector<int> found;
    if (row > 0) found.push_back(cell - 16);
    if (column > 0) found.push_back(cell - 1);
    if (column < 15) found.push_back(cell + 1);
    if (row < 10) found.push_back(cell + 16);
    return found;
}

inline bool links(const std::string& square) {
    return square[0] != '.' && square[0] != '~' && square[0] != 'x';
}
inline bool is_leader(const std::string& square) {
    return std::string("KPFT").find(square[0]) != std::string::npos;
}
inline bool is_temple(const std::string& square) { return square[0] == 'r'; }

/// Maximal sets of linked tiles and leaders, in reading order of their first squares.
inline std::vector<std::vector<int>> regions_of(const tigris::State& state) {
    std::vector<std::vector<int>> regions;
    std::array<bool, 176> seen{};
    for (int cell = 0; cell < 176; ++cell) {
        if (seen[static_cast<unsigned>(cell)] || !links(letters(state, cell))) continue;
        std::vector<int> region{cell};
        seen[static_cast<unsigned>(cell)] = true;
        for (std::size_t i = 0; i < region.size(); ++i) {
            for (const int next : beside(region[i])) {
                if (seen[static_cast<unsigned>(next)] || !links(letters(state, next))) continue;
                seen[static_cast<unsigned>(next)] = true;
                region.push_back(next);
            }
        }
        regions.push_back(region);
    }
    return regions;
}

/// The letters of the leaders in a region without their seats: "K", "KT" …
inline std::string leaders_in(const tigris::State& state, const std::vector<int>& region) {
    std::string found;
    for (const int cell : region) {
        const auto square = letters(state, cell);
        if (is_leader(square)) found += square[0];
    }
    return found;
}

/// All tiles of a colour, wherever they are (TE-1.15).
inline int tiles_anywhere(const tigris::State& state, tigris::Color color) {
    int count = state.bag[color] + state.out[color];
    for (const auto& hand : state.hands) count += hand[color];
    for (const auto& swapped : state.swapped) count += swapped[color];
    for (int cell = 0; cell < 176; ++cell) count += letters(state, cell)[0] == "rbgk"[index(color)] ? 1 : 0;
    for (const auto& monument : state.monuments) {
        if (monument.corner != tigris::kNoCell && monument.color == color) count += 4;
    }
    if (state.conflict.kind != tigris::ConflictKind::None && state.conflict.support() == color) {
        count += state.conflict.committed;
    }
    return count;
}

inline int total_points(const tigris::State& state) {
    int sum = 0;
    for (const auto& seat : state.points) {
        for (const auto value : seat) sum += value;
    }
    return sum;
}

/// Plays whole random games and shows every step: visit(before, move, after).
template <class Visit>
void for_each_random_step(int games, Visit visit) {
    for (int game = 0; game < games; ++game) {
        tigris::Options options;
        options.board = game % 2 == 0 ? tigris::BoardSide::Standard : tigris::BoardSide::Advanced;
        options.buildings = game % 3 != 0;
        Rng rng(static_cast<std::uint64_t>(game) + 1);
        auto state = tigris::Rules::initial(options, 2 + game % 3);
        tigris::MoveList moves;
        for (int ply = 0; ply < kPlayoutLimit && tigris::Rules::to_act(state) != Player::Nobody; ++ply) {
            const auto before = state;
            const auto move = random_move<tigris::Rules>(state, moves, rng);
            tigris::Rules::apply(state, move, {});
            visit(before, move, state);
            if (::testing::Test::HasFailure()) {
                ADD_FAILURE() << "game " << game << ", after '" << tigris::Rules::format(move) << "'\n"
                              << tigris::Rules::format_position(before);
                return;
            }
        }
    }
}

}  // namespace durbar::testing
