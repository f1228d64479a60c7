#include "games/maharani/rules.h"
#include "games/maharani/steps/steps.h"

namespace durbar::maharani {

/// Nothing is hidden, so a move's events up to the next draw are known (MH-13.1).
std::vector<Event> Rules::preview(const View& view, const Move& m) {
    State s = view;
    std::vector<Event> events;
    apply(s, m, Sink(events));
    return events;
}

std::vector<std::string> Rules::targets(const State& s, const Move& m) {
    using Clicks = std::vector<std::string>;
    const auto named = [](std::string_view kind, std::string_view what) {
        return std::string(kind) + ":" + std::string(what);
    };
    struct Path {
        const State& s;
        decltype(named) name;

        Clicks operator()(const LayTile& p) const {
            Clicks clicks{name("place", std::to_string(p.place + 1)), name("space", space_name(p.space))};
            int arrows = 0;
            for (const Direction arrow : kAllDirections) {
                arrows += fitting(s.rondel[p.place], arrow).has(p.space) ? 1 : 0;
            }
            // Where pillars leave no choice, the tile turns by itself.
            if (arrows > 1) clicks.push_back(name("arrow", std::string(1, direction_letter(p.arrow))));
            return clicks;
        }
        Clicks operator()(const Refresh&) const { return {"refresh"}; }
        Clicks operator()(const Done&) const { return {"done"}; }
        Clicks operator()(const MoveWorker& p) const {
            return {name("space", space_name(workers::other_worker(s, p.crew, s.agenda.back().a)))};
        }
        Clicks operator()(const NewWorker& p) const { return {name("supply", crew_name(p.crew))}; }
        Clicks operator()(const DrawTile& p) const { return {name("draw", tile_name(p.tile, '-'))}; }
        Clicks operator()(const StartWith& p) const { return {name("start", std::to_string(p.seat))}; }
    };
    return std::visit(Path{s, named}, m);
}

}  // namespace durbar::maharani
