#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "ai/bot.h"
#include "core/options.h"
#include "core/result.h"

namespace durbar {

/// A batch of seeded games. Game number i is the same game whatever the batch it is part of, the threads, the
/// checks and the recording; it depends on seed, players, options and bots alone.
struct SimulateOptions {
    std::string game;
    int players = 2;
    std::uint64_t games = 1;
    std::uint64_t first = 0;  ///< number of the first game, to play one game of a larger batch again
    std::uint64_t seed = 1;
    OptionValues options;
    std::vector<std::string> bots;  ///< one a seat; one for all seats; none: random
    Budget budget;                  ///< for each move of a bot, which gets a seed of its own
    bool check = false;             ///< look for faults after each move
    int threads = 1;

    /// Called with the number of games done so far, and with each finished record if set. Never called by two
    /// threads at once. A record that cannot be kept ends the batch with that error.
    std::function<void(std::uint64_t)> progress;
    std::function<std::optional<Error>(std::uint64_t game, const std::string& record)> keep_record;
};

/// A fault found by the checks, or an illegal move of a bot; the game was abandoned there.
struct Violation {
    std::string message;
    std::uint64_t game = 0;
    std::uint64_t seed = 0;  ///< of that game
    int ply = 0;
    std::string position;
};

struct SimulateReport {
    std::string game;
    int players = 0;
    std::uint64_t games = 0;
    std::uint64_t finished = 0;
    std::uint64_t violations = 0;  ///< games with a fault
    std::optional<Violation> first_violation;
    double decisions_per_game = 0;  ///< of seats
    double chance_per_game = 0;
    double moves_per_decision = 0;
    int median_plies = 0;  ///< of finished games
    int p95_plies = 0;
    int max_plies = 0;
    std::vector<double> mean_points;  ///< by seat
    std::vector<double> wins;         ///< by seat; a shared first place counts in parts
    std::uint64_t digest = 0;         ///< of the final positions and lengths, in order of the games
    double seconds = 0;               ///< wall clock
};

Result<SimulateReport> simulate(const SimulateOptions& options);

/// The two that it chooses between, in files of their own: the engine in a page plays batches without checks
/// and leaves their code out.
Result<SimulateReport> simulate_plain(const SimulateOptions& options);
Result<SimulateReport> simulate_checked(const SimulateOptions& options);

}  // namespace durbar
