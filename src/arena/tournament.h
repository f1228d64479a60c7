#pragma once

#include <chrono>
#include <map>
#include <mutex>

#include "arena/arena.h"

namespace durbar {

/// Hands out the games of a series to threads and counts what comes back in the order of the numbers, so that
/// results and the moment it stops do not depend on who was faster. May be used by several threads.
class Tournament {
public:
    /// `names`: one a contestant. `options` must outlive the object.
    Tournament(const ArenaOptions& options, const std::vector<std::string>& names);

    /// The next game to play; none: the series is over.
    std::optional<std::uint64_t> next();
    /// Takes a played game in. `record`: as text.
    void finish(ArenaGame game, const std::string& record);

    /// Precondition: no thread is playing any more.
    Result<ArenaReport> report() const;

private:
    void count_in_order();
    void count(const ArenaGame& game);

    const ArenaOptions& options_;
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
    std::mutex mutex_;                            ///< guards what follows, and the caller's functions
    std::map<std::uint64_t, ArenaGame> waiting_;  ///< for an earlier one to be counted
    std::uint64_t handed_out_ = 0;
    std::uint64_t counted_ = 0;
    std::uint64_t known_ = 0;  ///< games there was no need to play
    std::uint64_t played_ = 0;
    bool over_ = false;
    std::optional<Error> failed_;
    Scoreboard board_;
    SequentialTest test_;
    ArenaReport report_;
};

}  // namespace durbar
