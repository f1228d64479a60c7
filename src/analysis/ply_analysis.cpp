#include "analysis/ply_analysis.h"

#include <algorithm>
#include <cassert>

#include "bots/bots.h"
#include "core/rng.h"

namespace durbar::analysis {

namespace {

constexpr std::uint64_t kSeed = 0x6475726261720001;
/// In how many futures each outcome of chance is looked at. They are the same ones for all outcomes, so that
/// few suffice.
constexpr int kWorlds = 4;

std::size_t actor_index(Player actor) { return static_cast<std::size_t>(seat_of(actor)); }

SeatShares unseen(const AnyInsight& insight, const Calibration& scale) {
    SeatShares more = calibrated(insight.actual, scale);
    const SeatShares expected = calibrated(insight.expected, scale);
    for (std::size_t seat = 0; seat < more.size(); ++seat) more[seat] -= expected[seat];
    return more;
}

/// What lay hidden from the seat to act, all cards on the table.
void uncover(PlyAnalysis& ply, const AnyMatch& match, const Calibration& scale) {
    const auto appraiser = make_appraiser(match.game(), kWorlds, mix64(kSeed + ply.value.ply));
    const auto open = match.snapshot(Reader::referee());
    const auto own = match.snapshot(Reader::seat(seat_of(ply.value.actor)));
    const auto insights = appraiser->insights(*open, *own, ply.move);
    if (!insights) return;
    ply.value.unseen_before = unseen(insights->before, scale);
    ply.value.unseen_after = unseen(insights->after, scale);
}

void decide(PlyAnalysis& ply, const AnyMatch& match, std::uint64_t iterations,
            const Calibrations& calibrations) {
    const auto comparison =
        compare_moves(match, iterations, mix64(kSeed + ply.value.ply), ply.move, calibrations.by_search);
    if (comparison.moves.empty()) return;  // there was only one move
    ply.value.kind = PlyKind::Decision;
    ply.value.iterations = comparison.iterations;
    ply.candidates = comparison.moves;
    const auto played = std::find_if(ply.candidates.begin(), ply.candidates.end(),
                                     [&](const Compared& each) { return each.move == ply.move; });
    assert(played != ply.candidates.end());
    ply.value.before = ply.candidates.front().shares;
    // A move that few visits make look better than the best one is as good as that, no better.
    ply.value.after = played->loss > 0 ? played->shares : ply.value.before;
    if (ply.candidates.size() > 1) ply.value.margin = ply.candidates[1].loss;
    uncover(ply, match, calibrations.at_a_look);
}

/// The seat that decides after that outcome, whatever other luck comes between.
Player next_seat(const AnyMatch& match, const std::string& outcome) {
    const auto next = match.clone();
    next->play_next(outcome);
    while (next->to_act() == Player::Chance) next->play_next(next->outcomes().front().move);
    return next->to_act();
}

/// A look gives whoever moves next more than whoever waits, so it cannot tell what it is worth to begin.
bool decides_who_acts(const AnyMatch& match) {
    const auto outcomes = match.outcomes();
    if (outcomes.size() > static_cast<std::size_t>(match.players())) return false;
    const Player first = next_seat(match, outcomes.front().move);
    return std::any_of(outcomes.begin(), outcomes.end(),
                       [&](const Outcome& each) { return next_seat(match, each.move) != first; });
}

void draw(PlyAnalysis& ply, const AnyMatch& match, const Calibration& scale) {
    ply.value.kind = PlyKind::Chance;
    const auto appraiser = make_appraiser(match.game(), kWorlds, mix64(kSeed + ply.value.ply));
    AnyFortune fortune = appraiser->fortune(*match.snapshot(Reader::referee()), ply.move);
    ply.value.before = calibrated(std::move(fortune.expected), scale);
    ply.value.after =
        decides_who_acts(match) ? ply.value.before : calibrated(std::move(fortune.after), scale);
    ply.outcomes = fortune.outcomes;
    ply.exact = fortune.exact;
}

}  // namespace

double loss_of(const PlyValue& value) {
    if (value.kind != PlyKind::Decision) return 0;
    const std::size_t seat = actor_index(value.actor);
    return std::max(0.0, value.before[seat] - value.after[seat]);
}

PlyAnalysis analyze_ply(const Walk& walk, std::size_t ply, std::uint64_t iterations,
                        const Calibrations& calibrations) {
    const auto match = walk.at(ply);
    PlyAnalysis analysis;
    analysis.value.ply = ply;
    analysis.value.turn = walk.turn_at(ply);
    analysis.value.actor = walk.move_at(ply).actor;
    analysis.move = walk.move_at(ply).move;
    analysis.decision = match->decision();
    if (is_seat(analysis.value.actor)) {
        decide(analysis, *match, iterations, calibrations);
    } else {
        draw(analysis, *match, calibrations.at_a_look);
    }
    return analysis;
}

PlyAnalysis analyze_ply(const Walk& walk, std::size_t ply, std::uint64_t iterations) {
    return analyze_ply(walk, ply, iterations, calibrations_of(walk.record().game, walk.record().players));
}

}  // namespace durbar::analysis
