#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/game.h"

namespace durbar {

/// The number of move sequences of exactly as many plies as there are lists; outcomes of chance count as
/// moves. A finished game has none. The lists are scratch space, one for each ply.
template <Game G>
std::uint64_t perft(const typename G::State& state, std::span<typename G::MoveList> lists) {
    if (lists.empty()) return 1;
    if (G::to_act(state) == Player::Nobody) return 0;
    typename G::MoveList& moves = lists.front();
    G::legal_moves(state, moves);
    if (lists.size() == 1) return moves.size();
    std::uint64_t leaves = 0;
    for (const typename G::Move& move : moves) {
        auto next = state;
        G::apply(next, move, {});
        leaves += perft<G>(next, lists.subspan(1));
    }
    return leaves;
}

/// The same for that many plies.
template <Game G>
std::uint64_t perft(const typename G::State& state, int depth) {
    std::vector<typename G::MoveList> lists(static_cast<std::size_t>(depth));
    return perft<G>(state, lists);
}

}  // namespace durbar
