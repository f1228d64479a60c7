#pragma once

#include <gtest/gtest.h>

#include <string>

#include "games/registry.h"
#include "simulate/simulate.h"

namespace durbar::testing {

/// Whole games between equal bots at every number of players, with every check of `simulate --check`.
inline void expect_sound_games(const std::string& bot, std::uint64_t games) {
    for (const GameInfo& game : all_games()) {
        for (int players = game.min_players; players <= game.max_players; ++players) {
            SimulateOptions options;
            options.game = game.id;
            options.players = players;
            options.games = games;
            options.bots = {bot};
            options.check = true;
            const auto report = simulate(options);
            ASSERT_TRUE(report) << describe(report.error());
            ASSERT_EQ(report.value().violations, 0U) << report.value().first_violation->message << "\n"
                                                     << report.value().first_violation->position;
            EXPECT_EQ(report.value().finished, games)
                << game.id << ", " << bot << ", " << players << " players";
        }
    }
}

}  // namespace durbar::testing
