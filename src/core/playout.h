#pragma once

#include <cassert>
#include <cstdint>

#include "core/game.h"

namespace durbar {

/// No rulebook of the house bounds a game's length (all may pass for ever), so playouts carry this limit.
/// Random games stay below a tenth of it.
inline constexpr int kPlayoutLimit = 20'000;

/// One of the listed chance moves by weight. `source` is an Rng or whatever else draws numbers below another.
/// Precondition: chance is to act and `moves` is its list.
template <Game G, class Source>
typename G::Move pick_outcome(const typename G::State& state, const typename G::MoveList& moves,
                              Source& source) {
    std::uint32_t ticket = source.below(G::chance_total(state));
    auto at = moves.begin();
    for (;; ++at) {
        const typename G::Move move = *at;
        const std::uint32_t weight = G::chance_weight(state, move);
        if (ticket < weight) return move;
        ticket -= weight;
    }
}

/// A legal move: uniform for a seat, by weight for chance. `moves` is scratch space.
/// Precondition: the game is not over.
template <Game G>
typename G::Move random_move(const typename G::State& state, typename G::MoveList& moves, Rng& rng) {
    G::legal_moves(state, moves);
    assert(moves.size() > 0);
    if (G::to_act(state) == Player::Chance) return pick_outcome<G>(state, moves, rng);
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

}  // namespace durbar
