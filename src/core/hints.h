#pragma once

#include <algorithm>
#include <concepts>
#include <span>

#include "core/game.h"
#include "core/shares.h"

namespace durbar {

/// What a game may tell a search so that it plays well; a game without hints is searched with random
/// playouts. The functions see one sampled state, hands and all: what they make of hidden tiles is averaged
/// over many samples. None of them allocates while the game lasts.
template <class G>
concept Hinted = Game<G> && requires(const typename G::State& s, const typename G::MoveList& moves,
                                     std::span<float> ratings) {
    // The expected shares of the win; exact once the game is over. Best trusted where `is_quiescent` holds.
    { G::evaluate(s) } -> std::same_as<Shares>;
    // Whether the position can be evaluated as it stands (quiescence). False in the middle of something that
    // the next few small decisions settle (a war, a payment): a search plays those out first.
    { G::is_quiescent(s) } -> std::same_as<bool>;
    // How good each listed move looks at first sight to the seat to act, in no particular unit: search looks
    // closer at the best, and playouts follow the very best. Precondition: as many ratings as moves.
    { G::rate(s, moves, ratings) } -> std::same_as<void>;
};

/// A game in which seats choose at the same time, as commits one after the other that stay hidden, says which
/// decisions are such: a search then keeps the others from answering what they cannot see.
template <class G>
concept Secretive = Game<G> && requires(const typename G::State& s) {
    // Precondition: a seat is to act.
    { G::secret(s) } -> std::same_as<bool>;
};

/// A game in which a seat can walk in circles within its turn says when it has: a search then passes over
/// moves that lead there.
template <class G>
concept Circling = Game<G> && requires(const typename G::State& s) {
    // The second state follows from the first by moves of the same seat; true if it is back where it was and
    // has gained nothing. Precondition: that seat is to act in both. Never true for every move of a decision.
    { G::is_circle(s, s) } -> std::same_as<bool>;
};

/// The shares of a finished game: the first place, split among those who hold it.
template <Game G>
Shares final_shares(const typename G::State& state) {
    const Standing standing = G::standing(state);
    const auto first = [](const SeatStanding& seat) { return seat.rank == 1; };
    const auto winners = static_cast<float>(std::count_if(standing.begin(), standing.end(), first));
    Shares shares{};
    for (std::size_t seat = 0; seat < standing.size(); ++seat) {
        if (first(standing[seat])) shares[seat] = 1.0F / winners;
    }
    return shares;
}

}  // namespace durbar
