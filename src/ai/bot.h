#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "ai/cancel.h"
#include "core/game.h"
#include "core/shares.h"

namespace durbar {

/// What a bot may spend on one move. A bot stops at whichever limit it meets first; one that needs no time
/// ignores them. Limits that are zero leave it to the bot.
struct Budget {
    int ms = 0;                    ///< wall clock
    std::uint64_t iterations = 0;  ///< playouts or nodes
    int threads = 0;
    int megabytes = 0;       ///< for what the bot remembers
    std::uint64_t seed = 0;  ///< with `iterations` alone and one thread, the same seed gives the same move
    bool whole = false;      ///< spend it all, for analysis; otherwise a clear choice ends the search early
    Cancel cancel;           ///< asked to stop, the bot answers at once with the best it has
};

/// How far one stretch of a thought may go. Limits that are zero are none.
struct Stretch {
    int ms = 0;                    ///< wall clock
    std::uint64_t iterations = 0;  ///< of all threads together
};

/// A move that a search looked at.
template <Game G>
struct Candidate {
    typename G::Move move;
    std::uint64_t visits = 0;            ///< iterations that went through it
    Shares shares{};                     ///< expected, by seat
    std::vector<typename G::Move> line;  ///< how the search thinks play goes on; starts with `move`
};

/// A bot's move, and what it thinks of it.
template <Game G>
struct BotMove {
    typename G::Move move;
    std::optional<double>
        value;  ///< expected share of a win for the bot's seat, 0 to 1; empty: it does not judge
    std::uint64_t iterations = 0;            ///< playouts or nodes spent
    std::vector<Candidate<G>> candidates{};  ///< best first; empty: the bot does not search
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

    /// Blocks until the budget is spent or cancelled. Precondition: `seat` is to act and `view` is its view.
    virtual BotMove<G> choose(const typename G::View& view, int seat, const Budget& budget) = 0;

    /// The same in stretches, for callers that cannot be blocked for so long: begin, then think until nothing
    /// is left. However a thought by iterations is cut, it ends with the move that `choose` would have
    /// chosen. A bot that needs no time has chosen as soon as it has begun.
    virtual void begin(const typename G::View& view, int seat, const Budget& budget) {
        chosen_ = choose(view, seat, budget);
    }
    /// Goes on for at least one iteration. Gives the share of the budget that is spent; 1: nothing is left.
    virtual double think(const Stretch& /*stretch*/) { return 1; }
    /// What it would play if it had to now. Precondition: it has begun and thought for a stretch.
    virtual BotMove<G> best() { return *chosen_; }

    /// Thoughts that begin from now on compare this move with others, however it looks; without one they
    /// choose freely. A bot that compares no moves ignores it. Precondition: it is legal where they begin.
    virtual void insist_on(const std::optional<typename G::Move>& /*move*/) {}

private:
    std::optional<BotMove<G>> chosen_;
};

}  // namespace durbar
