#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "core/options.h"
#include "core/result.h"

namespace durbar {

struct BenchOptions {
    std::string game;
    int players = 2;
    OptionValues options;
    double seconds = 5;  ///< CPU time of the whole measurement
    std::uint64_t seed = 1;
    std::function<void(double share)> progress;  ///< 0 to 1
};

/// Speed of the tree search in positions of a greedy game. An iteration is dearest at first, when all moves
/// of the position are looked at; so figures compare between runs of the same length.
struct SearchSpeed {
    int positions = 0;
    double iterations_per_second = 0;     ///< on one thread, by its CPU time
    std::optional<double> threads_ratio;  ///< speed of two threads ÷ of one, by the clock; empty: one core
    double threads_cores = 0;  ///< how much of two cores those two threads got; less than 2 on a busy machine
    double share_rules = 0;    ///< of the time, as are the next two; together 1
    double share_evaluation = 0;
    double share_search = 0;  ///< the search itself: selection, tree, sorting
    double iterations_per_million_yardstick = 0;
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
    SearchSpeed search;
};

Result<BenchReport> bench(const BenchOptions& options);

}  // namespace durbar
