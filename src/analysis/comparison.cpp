#include "analysis/comparison.h"

#include <algorithm>

#include "bots/bots.h"

namespace durbar::analysis {

namespace {

constexpr std::string_view kBot = "mcts";
/// A move with fewer than this part of the most visits is known too little to be called the best.
constexpr std::uint64_t kKnown = 4;

std::vector<Compared> compared(const BotChoice& choice, const Calibration& calibration) {
    std::vector<Compared> moves;
    moves.reserve(choice.candidates.size());
    for (const auto& candidate : choice.candidates) {
        moves.push_back(
            {candidate.move, candidate.visits, calibrated(candidate.shares, calibration), 0, candidate.line});
    }
    return moves;
}

/// Best first: by shares those that are known well, then the others by visits.
void rank(std::vector<Compared>& moves, std::size_t seat) {
    std::uint64_t most = 0;
    for (const Compared& move : moves) most = std::max(most, move.visits);
    const auto is_known = [&](const Compared& move) { return move.visits * kKnown >= most; };
    std::stable_sort(moves.begin(), moves.end(), [&](const Compared& a, const Compared& b) {
        if (is_known(a) != is_known(b)) return is_known(a);
        if (is_known(a)) return a.shares[seat] > b.shares[seat];
        return a.visits > b.visits;
    });
    for (Compared& move : moves) {
        move.loss = std::max(0.0, moves.front().shares[seat] - move.shares[seat]);
    }
}

}  // namespace

Comparison compare_moves(const AnyMatch& match, std::uint64_t iterations, std::uint64_t seed,
                         std::string_view always, const Calibration& calibration) {
    const int seat = seat_of(match.to_act());
    auto bot = std::move(make_bot(match.game(), kBot).value());
    bot->insist_on(always);
    Budget budget;
    budget.iterations = iterations;
    budget.threads = 1;
    budget.seed = seed;
    budget.whole = true;
    const BotChoice choice = bot->choose(*match.snapshot(Reader::seat(seat)), seat, budget);
    Comparison comparison{choice.iterations, compared(choice, calibration)};
    rank(comparison.moves, static_cast<std::size_t>(seat));
    return comparison;
}

}  // namespace durbar::analysis
