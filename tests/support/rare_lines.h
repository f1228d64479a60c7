#pragma once

#include <string>
#include <type_traits>
#include <vector>

#include "games/rajas/rules.h"

namespace durbar::testing {

/// A position and moves from it that lead to something that random games hardly ever meet.
struct RareLine {
    std::string position;
    std::vector<std::string> moves;
};

template <class G>
std::vector<RareLine> rare_lines() {
    if constexpr (std::is_same_v<G, rajas::Rules>) {
        // No white token is left, so the discards are shuffled (RG-8.8).
        return {
            {"rajas\nplayers 2\nseat 0 karma 0\ndice 0 b2\ndiscards white-1 2 white-3 2 white-5 2 white-7 "
             "2\n",
             {"place chamber-2", "die blue 2", "take 2 orange", "roll orange 1", "roll orange 2"}}};
    }
    return {};
}

}  // namespace durbar::testing
