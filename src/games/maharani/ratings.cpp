#include "games/maharani/prospects.h"
#include "games/maharani/rules.h"
#include "games/maharani/steps/steps.h"

namespace durbar::maharani {

namespace {

/// What a worker of the crew brings on a space: its group, and its part of the section's payout if it is new.
float worker_gold(const State& s, Crew crew, Space space, Space from) {
    Spaces crew_workers = s.workers[index(crew)];
    const int here = (crew_workers & spaces_of(section_of(space))).count();
    if (from != kNoSpace) crew_workers.remove(from);
    const auto group = static_cast<float>(group_of(space, crew_workers).count());
    return from != kNoSpace ? group : group + next_payout(here) - kProspects.supply;
}

/// The best worker that could come onto a tile of the colour on an empty space, or nothing.
float best_worker(const State& s, Color color, Space space) {
    const Spaces alike = s.tiles[index(color)] & spaces_of(section_of(space));
    float best = 0;
    for_each_crew(s, s.turn, [&](Crew crew) {
        const Spaces there = s.workers[index(crew)] & alike;
        if (there.any()) {
            best = std::max(best, worker_gold(s, crew, space, there.first()));
        } else if (s.supply[index(crew)] > 0) {
            best = std::max(best, worker_gold(s, crew, space, kNoSpace));
        }
    });
    return best;
}

struct Rater {
    const State& s;
    Direction side;

    float operator()(const LayTile& m) const {
        const Tile tile = s.rondel[m.place];
        const Color color = color_of(tile);
        float gold = static_cast<float>(group_of(m.space, s.tiles[index(color)]).count());
        if (m.arrow == side) gold += best_worker(s, color, m.space);
        if (section_of(m.space) != section_now(s, m.place)) gold -= kProspects.token;
        return s.laid > 0 ? gold - data::kSecondTileCost : gold;
    }
    float operator()(const Refresh&) const {
        return kProspects.token * static_cast<float>(std::popcount(s.tokens_down[s.turn]));
    }
    float operator()(const Done&) const { return 0; }
    float operator()(const MoveWorker& m) const {
        const Space space = s.agenda.back().space;
        return worker_gold(s, m.crew, space, workers::other_worker(s, m.crew, space));
    }
    float operator()(const NewWorker& m) const {
        return worker_gold(s, m.crew, s.agenda.back().space, kNoSpace);
    }
    float operator()(const DrawTile&) const { return 0; }
    float operator()(const StartWith&) const { return 0; }
};

}  // namespace

/// Gold at once and gold that the section will pay, less what the move costs.
void Rules::rate(const State& s, const MoveList& moves, std::span<float> ratings) {
    const Rater rater{s, active_side(s)};
    std::size_t at = 0;
    for (const Move& move : moves) ratings[at++] = std::visit(rater, move);
}

}  // namespace durbar::maharani
