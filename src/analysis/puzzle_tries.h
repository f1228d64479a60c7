#pragma once

#include <cstdint>
#include <string_view>

#include "analysis/puzzles.h"

namespace durbar::analysis {

/// How often a bot is let at a puzzle, and how often it may and must solve it.
struct TryRule {
    int tries = 20;
    int least = 0;
    int most = 20;
};

struct Tries {
    int done = 0;
    int solved = 0;
    bool passed = false;  ///< all were done, and the rule holds
};

/// New bots of that name try the puzzle, each with a seed of its own, until it is certain that the rule will
/// be broken. Precondition: there is such a bot, the puzzle's position loads, and its seat is to act.
Tries try_puzzle(const Puzzle& puzzle, std::string_view bot, const TryRule& rule, std::uint64_t seed,
                 int threads);

}  // namespace durbar::analysis
