#include "arena/score.h"

#include <algorithm>

namespace durbar {

Scoreboard::Scoreboard(const std::vector<std::string>& names) : players_(static_cast<int>(names.size())) {
    for (const auto& name : names) {
        auto bot =
            std::find_if(bots_.begin(), bots_.end(), [&](const Sums& sums) { return sums.bot == name; });
        if (bot == bots_.end()) {
            bots_.push_back({.bot = name});
            bot = bots_.end() - 1;
        }
        ++bot->seats;
        bot_of_.push_back(static_cast<std::size_t>(bot - bots_.begin()));
    }
}

void Scoreboard::add(const ArenaGame& game) {
    for (int seat = 0; seat < players_; ++seat) {
        const SeatScore& score = game.seats[static_cast<std::size_t>(seat)];
        Sums& sums = bots_[bot_at(game, seat)];
        sums.decisions += score.decisions;
        sums.nanos += score.nanos;
        sums.slowest = std::max(sums.slowest, score.slowest);
    }
    if (game.ending != Ending::Finished) return;
    for (std::size_t bot = 0; bot < bots_.size(); ++bot) {
        Sums& sums = bots_[bot];
        double ranks = 0;
        for (int seat = 0; seat < players_; ++seat) {
            if (bot_at(game, seat) == bot) ranks += game.seats[static_cast<std::size_t>(seat)].rank;
        }
        const double rank = ranks / sums.seats;
        sums.games += 1;
        sums.wins += won(game, bot);
        sums.ranks += rank;
        sums.ranks_squared += rank * rank;
        sums.scores += score_of(game, bot);
    }
}

std::vector<BotScore> Scoreboard::scores() const {
    std::vector<BotScore> scores;
    for (const Sums& sums : bots_) {
        BotScore score;
        score.bot = sums.bot;
        score.seats = sums.seats;
        score.games = static_cast<std::uint64_t>(sums.games);
        score.wins = sums.wins;
        // The seats of one bot in one game do not win independently of each other, so the interval is that of
        // the whole bot, divided by its seats.
        const Interval whole = wilson(sums.wins, sums.games);
        score.share_interval = {whole.low / sums.seats, whole.high / sums.seats};
        score.rank_interval = mean_interval(sums.ranks, sums.ranks_squared, sums.games);
        if (sums.games > 0) {
            score.win_share = sums.wins / sums.games / sums.seats;
            score.mean_rank = sums.ranks / sums.games;
            score.score = sums.scores / sums.games;
        }
        const Interval around = wilson(score.score * sums.games, sums.games);
        score.elo = elo_difference(score.score);
        score.elo_interval = {elo_difference(around.low), elo_difference(around.high)};
        score.decisions = sums.decisions;
        if (sums.decisions > 0) {
            score.ms_per_move = static_cast<double>(sums.nanos) / 1e6 / static_cast<double>(sums.decisions);
        }
        score.slowest_ms = static_cast<double>(sums.slowest) / 1e6;
        scores.push_back(std::move(score));
    }
    return scores;
}

double Scoreboard::first_won(const ArenaGame& game) const { return won(game, 0); }

double Scoreboard::fair_share() const { return static_cast<double>(bots_[0].seats) / players_; }

Verdict Scoreboard::verdict() const {
    if (bots_.size() == 1) return Verdict::NotClear;
    const Interval share = wilson(bots_[0].wins, bots_[0].games);
    if (share.low > fair_share()) return Verdict::Stronger;
    return share.high < fair_share() ? Verdict::Weaker : Verdict::NotClear;
}

std::size_t Scoreboard::bot_at(const ArenaGame& game, int seat) const {
    return bot_of_[contestant_at(game.number, seat, players_)];
}

double Scoreboard::won(const ArenaGame& game, std::size_t bot) const {
    int winners = 0;
    int own = 0;
    for (int seat = 0; seat < players_; ++seat) {
        if (game.seats[static_cast<std::size_t>(seat)].rank != 1) continue;
        ++winners;
        if (bot_at(game, seat) == bot) ++own;
    }
    return winners == 0 ? 0 : static_cast<double>(own) / winners;
}

/// The mean over all pairs of one of the bot's seats and one of another bot; 1/2 when there is none.
double Scoreboard::score_of(const ArenaGame& game, std::size_t bot) const {
    double score = 0;
    int pairs = 0;
    for (int own = 0; own < players_; ++own) {
        if (bot_at(game, own) != bot) continue;
        for (int other = 0; other < players_; ++other) {
            if (bot_at(game, other) == bot) continue;
            const int rank = game.seats[static_cast<std::size_t>(own)].rank;
            const int theirs = game.seats[static_cast<std::size_t>(other)].rank;
            ++pairs;
            if (rank == theirs) score += 0.5;
            if (rank < theirs) score += 1;
        }
    }
    return pairs == 0 ? 0.5 : score / pairs;
}

}  // namespace durbar
