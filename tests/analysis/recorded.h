#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "core/record.h"
#include "games/registry.h"
#include "simulate/simulate.h"

namespace durbar::testing {

/// Finished games of that bot in all seats, or of one in each, always the same ones.
inline std::vector<std::unique_ptr<AnyMatch>> played_games(const std::string& game, int players,
                                                           std::uint64_t games,
                                                           const std::vector<std::string>& bots) {
    SimulateOptions batch;
    batch.game = game;
    batch.players = players;
    batch.games = games;
    batch.seed = 21;
    batch.bots = bots;
    std::vector<std::unique_ptr<AnyMatch>> kept;
    batch.keep_record = [&](std::uint64_t, const std::string& text) {
        kept.push_back(std::move(match_of(parse_record(text).value()).value()));
        return std::optional<Error>{};
    };
    EXPECT_TRUE(simulate(batch));
    return kept;
}

inline std::unique_ptr<AnyMatch> played_game(const std::string& game, int players,
                                             const std::string& bot = "random") {
    return std::move(played_games(game, players, 1, {bot}).front());
}

}  // namespace durbar::testing
