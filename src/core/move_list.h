#pragma once

#include <memory>

#include "core/game.h"

namespace durbar {

/// An empty list of moves on the heap. A list may be long (45 KB in Rajas), so it belongs to whoever asks for
/// the moves: a search, a bot or a table keeps one and uses it again, a rare caller takes one from here.
/// Nobody declares one on the stack below a game, where a small stack (64 KB in WebAssembly) would overflow;
/// the preset `portable` limits the size of every frame.
template <class G>
std::unique_ptr<typename G::MoveList> new_move_list() {
    return std::make_unique_for_overwrite<typename G::MoveList>();
}

/// Visits the legal moves in order.
template <class G, class Visit>
void for_each_move(const typename G::State& state, Visit visit) {
    const auto moves = new_move_list<G>();
    G::legal_moves(state, *moves);
    for (const auto& move : *moves) visit(move);
}

/// Visits them by families, if the game's list keeps them so.
template <class G, class Visit>
void for_each_group(const typename G::State& state, Visit visit) {
    if constexpr (Grouped<G>) {
        const auto moves = new_move_list<G>();
        G::legal_moves(state, *moves);
        G::for_each_group(*moves, visit);
    } else {
        for_each_move<G>(state, [&](const auto& move) { visit(move, List{}); });
    }
}

}  // namespace durbar
