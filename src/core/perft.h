#pragma once

#include <cstdint>

#include "core/game.h"

namespace durbar {

/// The number of move sequences of exactly `depth` plies; outcomes of chance count as moves. A finished game
/// has none.
template <Game G>
std::uint64_t perft(const typename G::State& state, int depth) {
    if (depth == 0) return 1;
    typename G::MoveList moves;
    if (G::to_act(state) == Player::Nobody) return 0;
    G::legal_moves(state, moves);
    if (depth == 1) return moves.size();
    std::uint64_t leaves = 0;
    for (const typename G::Move& move : moves) {
        auto next = state;
        G::apply(next, move, {});
        leaves += perft<G>(next, depth - 1);
    }
    return leaves;
}

}  // namespace durbar
