#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

#include "core/result.h"
#include "games/registry.h"

namespace durbar {

struct BenchOptions {
    std::string game;
    int players = 2;
    OptionValues options;
    double seconds = 5;  ///< CPU time of the whole measurement
    std::uint64_t seed = 1;
    std::function<void(double share)> progress;  ///< 0 to 1
};

/// Speed of uniformly random games on one thread, by the CPU time of the process. A decision is one of a
/// seat; outcomes of chance are counted apart.
struct BenchReport {
    std::string game;
    int players = 0;
    int threads = 1;
    std::uint64_t games = 0;  ///< played bare
    double seconds = 0;       ///< of CPU time spent on them
    double games_per_second = 0;
    double decisions_per_second = 0;
    double chance_per_second = 0;
    double decisions_per_game = 0;
    double chance_per_game = 0;
    double moves_per_decision = 0;
    double copy_ratio = 0;      ///< speed when the state is copied at each decision ÷ bare speed
    double copy_all_ratio = 0;  ///< the same, copied before outcomes of chance too
    double listed_ratio = 0;    ///< speed when every listed move is unpacked into an array ÷ bare speed
    double movegen_share = 0;   ///< of the time spent in legal_moves
    double half_ratio = 0;      ///< speed in the second half of the run ÷ in the first
    std::size_t state_bytes = 0;
    std::size_t view_bytes = 0;
    std::size_t move_bytes = 0;
    std::size_t move_list_bytes = 0;
    double yardstick = 0;  ///< operations per second of the fixed workload, measured in between
    double games_per_million_yardstick = 0;
};

Result<BenchReport> bench(const BenchOptions& options);

}  // namespace durbar
