#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "arena/score.h"
#include "core/options.h"
#include "core/result.h"

namespace durbar {

/// When a series of games ends.
enum class Stop : std::uint8_t {
    AtTheEnd,   ///< after all games
    WhenClear,  ///< earlier, as soon as SequentialTest has decided about the first bot
};

/// A series of games between bots. Game number i is the same game whatever the series it is part of and the
/// threads; it depends on seed, players, options and bots alone (and on the clock, if the bots look at it).
/// The games of a group (see contestant_at) share their luck: the outcomes of chance come from a generator of
/// their own, seeded for the group.
struct ArenaOptions {
    std::string game;
    int players = 0;  ///< 0: as many as there are bots, but at least the game's fewest
    OptionValues options;
    std::vector<std::string> bots;  ///< the last one named also takes the seats that are left
    std::uint64_t games = 100;      ///< at most
    std::uint64_t seed = 1;
    Stop stop = Stop::AtTheEnd;
    int threads = 1;

    std::vector<ArenaGame> known;  ///< played earlier; taken over instead of being played again

    /// Called with how much of what was to be played is done, 0 to 1, and with each game that was played
    /// together with its record. Never called by two threads at once. A game that cannot be kept ends the
    /// series with that error.
    std::function<void(double share)> progress;
    std::function<std::optional<Error>(const ArenaGame& game, const std::string& record)> keep;
};

struct ArenaReport {
    std::string game;
    int players = 0;
    std::uint64_t games = 0;  ///< counted; games that ended after the series had become clear are not
    std::uint64_t finished = 0;
    std::uint64_t unfinished = 0;  ///< given up after kPlayoutLimit plies
    std::uint64_t illegal_moves = 0;
    std::vector<IllegalMove> illegal;     ///< the first few of them
    std::vector<BotScore> bots;           ///< in the order they were named first
    Verdict verdict = Verdict::NotClear;  ///< on the first bot, against all others
    double seconds = 0;                   ///< wall clock of this call
};

/// The most illegal moves that a report tells in full.
inline constexpr std::size_t kIllegalTold = 10;

Result<ArenaReport> arena(const ArenaOptions& options);

/// What makes two series continue each other. How many games are played and when the series stops is not part
/// of it.
struct ArenaIdentity {
    int players = 0;
    std::string line;  ///< game, rules, players, seed, options, one bot a seat
};

/// Refuses what arena() would refuse, without playing.
Result<ArenaIdentity> arena_identity(const ArenaOptions& options);

}  // namespace durbar
