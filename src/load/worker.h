#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "load/histogram.h"
#include "load/target.h"

namespace durbar::load {

/// What one process of the generator plays.
struct Share {
    Target target;
    std::vector<std::string> games;
    int people = 2;
    int tables = 1;
    int first_table = 0;  ///< of all processes' tables, which one is its first
    double rate = 0;      ///< moves a second; 0: as fast as answers come
    double seconds = 10;
};

/// Not measured, so that the moves of all tables come to lie evenly in time.
inline constexpr double kWarmUpSeconds = 1;

/// What it measured. A plain value: it is sent through a pipe as it is.
struct Figures {
    Histogram latencies;
    std::uint64_t sockets = 0;
    std::uint64_t errors = 0;
    double cpu_seconds = 0;
    std::array<char, 400> first_error{};
};

/// The bytes between a worker and its parent.
inline constexpr char kReady = 'r';   ///< all tables play
inline constexpr char kFailed = 'f';  ///< they do not; figures follow
inline constexpr char kGo = 'g';      ///< the parent's answer: begin

/// Sets up, says kReady, waits for kGo, plays and writes its figures. Runs in a process of its own, which
/// ends with it.
void run_worker(const Share& share, int from_parent, int to_parent);

}  // namespace durbar::load
