#pragma once

#include <algorithm>
#include <span>

#include "core/hints.h"
#include "core/playout.h"

namespace durbar {

/// A game's hints, or what stands in for them: equal ratings, and a random playout as the evaluation.
template <Game G>
struct Judge {
    using State = typename G::State;
    using MoveList = typename G::MoveList;

    static void rate(const State& state, const MoveList& moves, std::span<float> ratings) {
        if constexpr (Hinted<G>) {
            G::rate(state, moves, ratings);
        } else {
            std::fill(ratings.begin(), ratings.end(), 0.0F);
        }
    }

    static bool is_quiescent(const State& state) {
        if constexpr (Hinted<G>) return G::is_quiescent(state);
        return true;
    }

    /// `moves` is scratch space. A playout that does not end counts as if the game ended at its limit.
    static Shares evaluate(State state, MoveList& moves, Rng& rng) {
        if constexpr (Hinted<G>) {
            return G::evaluate(state);
        } else {
            for (int ply = 0; ply < kPlayoutLimit && G::to_act(state) != Player::Nobody; ++ply) {
                G::apply(state, random_move<G>(state, moves, rng), {});
            }
            return final_shares<G>(state);
        }
    }
};

}  // namespace durbar
