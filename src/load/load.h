#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"

namespace durbar::load {

struct LoadSettings {
    std::string url;      ///< empty: a server of its own, from `program`
    std::string program;  ///< the executable `durbar`
    std::string game;     ///< empty: all that so many people can play, in turn
    int people = 2;       ///< at each table
    int tables = 100;
    double rate = 100;  ///< moves a second over all tables; 0: as fast as answers come
    double seconds = 10;
    int processes = 1;  ///< at least; more if their sockets would be too many for one
    std::function<void(const std::string&)> progress{};  ///< told what is being done
};

/// The figures of the seconds that were measured; setting up, and the first second of play, do not count.
struct LoadReport {
    std::uint64_t sockets = 0;
    std::uint64_t tables = 0;
    std::uint64_t moves = 0;
    std::uint64_t errors = 0;
    std::string first_error;
    double seconds = 0;
    double moves_per_second = 0;
    double p50_ms = 0;
    double p90_ms = 0;
    double p99_ms = 0;
    double max_ms = 0;
    double setup_seconds = 0;
    double generator_cpu_seconds = 0;
    // Empty: a server elsewhere does not tell.
    std::optional<std::uint64_t> server_rss_bytes;
    std::optional<double> bytes_per_table;  ///< more than before the first table
    std::optional<double> server_cpu_seconds;
};

/// The games to be played, or the sentence that says what is wrong with the settings.
Result<std::vector<std::string>> games_of(const LoadSettings& settings);

/// How many processes play when each may have so many sockets, or the sentence that says that it cannot be.
Result<int> processes_of(const LoadSettings& settings, std::uint64_t sockets);

Result<LoadReport> run_load(const LoadSettings& settings);

}  // namespace durbar::load
