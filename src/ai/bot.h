#pragma once

#include <cstdint>
#include <optional>

#include "core/game.h"

namespace durbar {

/// What a bot may spend on one move. A bot stops at whichever limit it meets first; one that needs no time
/// ignores them.
struct Budget {
    int ms = 0;                    ///< wall clock; 0: no limit of time
    std::uint64_t iterations = 0;  ///< playouts or nodes; 0: no limit of number
    int threads = 1;
    std::uint64_t seed = 0;  ///< with `iterations` alone and one thread, the same seed gives the same move
};

/// A bot's move, and what it thinks of it.
template <Game G>
struct BotMove {
    typename G::Move move;
    std::optional<double>
        value;  ///< expected share of a win for the bot's seat, 0 to 1; empty: it does not judge
    std::uint64_t iterations = 0;  ///< playouts or nodes spent
};

/// Chooses moves for a seat. It receives what the seat may know and nothing else: to list its moves it
/// samples a state from the view, because the legal moves of a seat's own decision are the same in every
/// state behind one view. An object serves one seat of one match at a time, so it may keep what it learned
/// from move to move.
template <Game G>
class Bot {
public:
    Bot() = default;
    Bot(const Bot&) = delete;
    Bot& operator=(const Bot&) = delete;
    virtual ~Bot() = default;

    /// Blocks until the budget is spent. Precondition: `seat` is to act and `view` is its view.
    virtual BotMove<G> choose(const typename G::View& view, int seat, const Budget& budget) = 0;
};

}  // namespace durbar
