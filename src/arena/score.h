#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "arena/statistics.h"
#include "core/ids.h"

namespace durbar {

/// What a seat did in one game of the arena.
struct SeatScore {
    int rank = 0;
    int points = 0;
    std::uint64_t decisions = 0;  ///< with more than one legal move; the times are theirs
    std::uint64_t nanos = 0;      ///< spent on them
    std::uint64_t slowest = 0;    ///< nanoseconds of the longest

    friend bool operator==(const SeatScore&, const SeatScore&) = default;
};

/// A move that the rules refuse; it ended its game.
struct IllegalMove {
    std::uint64_t game = 0;
    int seat = 0;
    std::string bot;
    std::string move;
    std::string reason;
    std::string position;

    friend bool operator==(const IllegalMove&, const IllegalMove&) = default;
};

enum class Ending : std::uint8_t { Finished, Unfinished, Illegal };

/// How one game of the arena went.
struct ArenaGame {
    std::uint64_t number = 0;
    Ending ending = Ending::Unfinished;
    int plies = 0;
    std::array<SeatScore, kMaxSeats> seats{};
    std::optional<IllegalMove> illegal;

    friend bool operator==(const ArenaGame&, const ArenaGame&) = default;
};

/// Games come in groups of as many as there are seats; in each game of a group everyone sits one seat on.
/// Returns which of the contestants, in the order they were named, sits there.
constexpr std::size_t contestant_at(std::uint64_t game, int seat, int players) {
    const auto seats = static_cast<std::uint64_t>(players);
    return static_cast<std::size_t>((static_cast<std::uint64_t>(seat) + seats - game % seats) % seats);
}

/// Results of one bot over all the seats it held. A game that did not end by the rules counts for nobody.
struct BotScore {
    std::string bot;
    int seats = 0;            ///< it holds in every game
    std::uint64_t games = 0;  ///< finished
    double wins = 0;          ///< a shared first place counts in parts
    double win_share = 0;     ///< of the games, for each seat held: the fair share is 1 / players for all
    Interval share_interval;
    double mean_rank = 0;
    Interval rank_interval;
    double score = 0.5;  ///< against seats of other bots: 1 for a better rank, 1/2 for the same
    double elo = 0;      ///< difference to the other bots, from the score
    Interval elo_interval;
    std::uint64_t decisions = 0;  ///< with more than one legal move
    double ms_per_move = 0;       ///< mean over those
    double slowest_ms = 0;
};

/// Adds games up, in the order of their numbers. Contestants with the same name are one bot.
class Scoreboard {
public:
    /// `names`: one a contestant, as many as there are seats.
    explicit Scoreboard(const std::vector<std::string>& names);

    void add(const ArenaGame& game);

    /// In the order they were named first.
    std::vector<BotScore> scores() const;
    /// What the first bot won of that game. Precondition: it is finished.
    double first_won(const ArenaGame& game) const;
    /// What the first bot would win of a game if all were equal.
    double fair_share() const;
    /// Whether the interval of the first bot excludes its fair share: right for a number of games that was
    /// fixed beforehand.
    Verdict verdict() const;

private:
    struct Sums {
        std::string bot;
        int seats = 0;
        double games = 0;
        double wins = 0;
        double ranks = 0;  ///< mean rank of the bot's seats, summed over the games
        double ranks_squared = 0;
        double scores = 0;
        std::uint64_t decisions = 0;
        std::uint64_t nanos = 0;
        std::uint64_t slowest = 0;
    };

    std::size_t bot_at(const ArenaGame& game, int seat) const;
    double won(const ArenaGame& game, std::size_t bot) const;
    double score_of(const ArenaGame& game, std::size_t bot) const;

    int players_;
    std::vector<Sums> bots_;
    std::vector<std::size_t> bot_of_;  ///< by contestant
};

}  // namespace durbar
