#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "arena/arena.h"

namespace durbar {

/// The levels that people may choose, weakest first: who plays in a ladder unless others are named.
std::vector<std::string> ladder_levels();

/// A round robin: every bot plays a series against every other one, at most `series.games` games, fewer when
/// it is clear who is stronger. With more than two seats, one bot sits against several of the other.
struct LadderOptions {
    ArenaOptions series;  ///< `bots`: all who take part, best named from weakest to strongest

    /// Called before each series, which it may equip with known games and a function that keeps new ones.
    std::function<std::optional<Error>(ArenaOptions& series)> prepare;
};

struct LadderPair {
    std::size_t first = 0;  ///< number of the bot that was judged, named later than its opponent
    std::size_t second = 0;
    ArenaReport report;
};

struct LadderReport {
    std::vector<std::string> bots;
    std::vector<LadderPair> pairs;
};

/// The number of games in a series of a ladder unless another one is said.
inline constexpr std::uint64_t kLadderGames = 200;

Result<LadderReport> ladder(const LadderOptions& options);

}  // namespace durbar
