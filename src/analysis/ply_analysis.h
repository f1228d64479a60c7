#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "analysis/calibration.h"
#include "analysis/comparison.h"
#include "analysis/walk.h"
#include "core/ids.h"

namespace durbar::analysis {

enum class PlyKind : std::uint8_t {
    Decision,
    Forced,  ///< there was only one move
    Chance,
};

/// What one ply was worth: all that the sum over a game needs of it.
struct PlyValue {
    std::size_t ply = 0;  ///< how many moves hold before it
    int turn = 0;
    Player actor = Player::Nobody;
    PlyKind kind = PlyKind::Forced;
    std::uint64_t iterations = 0;  ///< of the search; 0: it needed none
    SeatShares before;  ///< decision: with the best move; chance: the mean over the outcomes; forced: empty
    SeatShares after;   ///< decision: with the played move; chance: with the outcome; forced: empty
    /// Decision, where something is hidden: how much more each seat had than the one to act had to expect,
    /// before its move and after it. Else empty.
    SeatShares unseen_before;
    SeatShares unseen_after;
    double margin = 0;  ///< decision: how much better for its seat the best move is than the second best
};

struct PlyAnalysis {
    PlyValue value;
    std::string decision;              ///< the name of what was decided
    std::string move;                  ///< what was played or drawn
    std::vector<Compared> candidates;  ///< best first, the played one among them; none for chance
    std::size_t outcomes = 0;          ///< chance: how many there were
    bool exact = true;                 ///< chance: the mean is over all of them
};

/// How much worse than the best move the played one was for its seat, at least 0; 0 for chance.
double loss_of(const PlyValue& value);

/// The analysis of that ply. A decision is searched from what its seat could know, with so many iterations;
/// luck is judged by what was the case. It depends on the arguments alone, so plies may be analyzed in any
/// order and anywhere. Precondition: ply < walk.plies(), iterations > 0.
PlyAnalysis analyze_ply(const Walk& walk, std::size_t ply, std::uint64_t iterations,
                        const Calibrations& calibrations);
/// With what was measured for the game.
PlyAnalysis analyze_ply(const Walk& walk, std::size_t ply, std::uint64_t iterations);

}  // namespace durbar::analysis
