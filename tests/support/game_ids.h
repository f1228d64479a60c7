#pragma once

#include <string>
#include <vector>

#include "games/registry.h"

namespace durbar::testing {

/// For tests that go over all games by name.
inline std::vector<std::string> game_ids() {
    std::vector<std::string> ids;
    for (const auto& game : all_games()) ids.emplace_back(game.id);
    return ids;
}

}  // namespace durbar::testing
