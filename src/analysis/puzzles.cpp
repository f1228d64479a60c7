#include "analysis/puzzles.h"

#include <algorithm>
#include <array>
#include <atomic>

#include "ai/side_by_side.h"
#include "analysis/comparison.h"
#include "core/rng.h"
#include "games/registry.h"

namespace durbar::analysis {

namespace {

/// The first look differs from world to world, so it is taken in several.
constexpr std::uint64_t kLooks = 3;
/// Of so many wrong moves the loss is kept.
constexpr std::size_t kMostOthers = 12;
/// A move that fewer than this part of all iterations have tried has no share that could be compared with the
/// best one's.
constexpr std::uint64_t kTried = 100;
/// And with fewer than this part, none that could be told.
constexpr std::uint64_t kSeen = 1000;

/// Several decide at once, or chance does, or there is too little to choose from: no puzzle.
bool may_be_puzzling(const AnyMatch& match, const PuzzleSettings& settings) {
    return is_seat(match.to_act()) && match.deciding().count() == 1 &&
           match.legal().size() >= settings.least_moves;
}

Calibration scale_of(const AnyMatch& match) {
    return calibrations_of(match.game(), match.players()).by_search;
}

/// What the best of the others loses, be it the second best by rank or one that was tried less.
double margin_of(const Comparison& comparison) {
    double margin = comparison.moves[1].loss;
    for (std::size_t i = 2; i < comparison.moves.size(); ++i) {
        const Compared& other = comparison.moves[i];
        if (other.visits * kTried >= comparison.iterations) margin = std::min(margin, other.loss);
    }
    return margin;
}

bool has_clear_best(const Comparison& comparison, int seat, const PuzzleSettings& settings) {
    if (comparison.moves.size() < 2) return false;
    const double share = comparison.moves.front().shares[static_cast<std::size_t>(seat)];
    return share >= settings.least_share && share <= settings.most_share &&
           margin_of(comparison) >= settings.least_margin;
}

/// The second best move, and whatever else was seen often enough. Nothing loses less than `margin`.
std::vector<WrongMove> wrong_moves(const Comparison& comparison, double margin) {
    std::vector<WrongMove> others;
    for (std::size_t i = 1; i < comparison.moves.size() && others.size() < kMostOthers; ++i) {
        const Compared& other = comparison.moves[i];
        const bool is_known = i == 1 || other.visits * kSeen >= comparison.iterations;
        if (is_known && other.loss >= margin) others.push_back({other.move, other.loss});
    }
    std::stable_sort(others.begin(), others.end(),
                     [](const WrongMove& a, const WrongMove& b) { return a.loss < b.loss; });
    return others;
}

/// The best rank, from 1, that the move has at a first look.
int first_look(const AnyMatch& match, const std::string& move, std::uint64_t seed) {
    std::size_t best = match.legal().size();
    for (std::uint64_t look = 0; look < kLooks; ++look) {
        const auto seen = compare_moves(match, 1, mix64(seed + look), move, scale_of(match)).moves;
        const auto place =
            std::find_if(seen.begin(), seen.end(), [&](const Compared& each) { return each.move == move; });
        best = std::min(best, static_cast<std::size_t>(place - seen.begin()) + 1);
    }
    return static_cast<int>(best);
}

/// What the decision is worth as a puzzle at a rough look; 0: nothing.
double rough_margin(const AnyMatch& match, const PuzzleSettings& settings) {
    if (!may_be_puzzling(match, settings)) return 0;
    const std::uint64_t seed = mix64(settings.seed ^ match.plies());
    const auto comparison = compare_moves(match, settings.rough, seed, {}, scale_of(match));
    if (!has_clear_best(comparison, seat_of(match.to_act()), settings)) return 0;
    if (first_look(match, comparison.moves.front().move, seed) == 1) return 0;
    return margin_of(comparison);
}

}  // namespace

std::vector<std::size_t> puzzling_plies(const Walk& walk, const PuzzleSettings& settings, int threads) {
    std::vector<double> margins(walk.plies());
    std::atomic<std::size_t> next{0};
    side_by_side(static_cast<std::size_t>(threads_for(threads)), [&](std::size_t /*thread*/) {
        for (std::size_t ply = next++; ply < margins.size(); ply = next++) {
            if (is_seat(walk.move_at(ply).actor)) margins[ply] = rough_margin(*walk.at(ply), settings);
        }
    });
    std::vector<std::size_t> plies;
    for (std::size_t ply = 0; ply < margins.size(); ++ply) {
        if (margins[ply] > 0) plies.push_back(ply);
    }
    std::stable_sort(plies.begin(), plies.end(),
                     [&](std::size_t a, std::size_t b) { return margins[a] > margins[b]; });
    return plies;
}

std::optional<Puzzle> puzzle_of(const AnyMatch& match, const PuzzleSettings& settings) {
    if (!may_be_puzzling(match, settings)) return std::nullopt;
    const int seat = seat_of(match.to_act());
    std::array<Comparison, 2> searches;
    for (std::size_t i = 0; i < searches.size(); ++i) {
        searches[i] = compare_moves(match, settings.deep, mix64(~settings.seed + i), {}, scale_of(match));
        if (!has_clear_best(searches[i], seat, settings)) return std::nullopt;
    }
    const Compared& best = searches[0].moves.front();
    if (best.move != searches[1].moves.front().move) return std::nullopt;
    const int look = first_look(match, best.move, settings.seed);
    if (look == 1) return std::nullopt;

    Puzzle puzzle;
    puzzle.game = match.game();
    puzzle.players = match.players();
    puzzle.seat = seat;
    puzzle.position = match.position();
    puzzle.move = best.move;
    puzzle.share = best.shares[static_cast<std::size_t>(seat)];
    puzzle.margin = std::min(margin_of(searches[0]), margin_of(searches[1]));
    puzzle.first_look = look;
    puzzle.line = best.line;
    puzzle.others = wrong_moves(searches[0], puzzle.margin);
    return puzzle;
}

}  // namespace durbar::analysis
