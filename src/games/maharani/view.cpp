#include "games/maharani/rules.h"
#include "games/maharani/steps/steps.h"

namespace durbar::maharani {

View Rules::observe(const State& s, Reader reader) {
    View view{};
    static_cast<State&>(view) = s;  // MH-13.1
    if (reader.is_seat()) view.seat = static_cast<std::uint8_t>(reader.number());
    return view;
}

/// Nothing is hidden, so a move's events up to the next draw are known (MH-13.1).
std::vector<Event> Rules::preview(const View& view, const Move& m) {
    State s = view;
    std::vector<Event> events;
    apply(s, m, Sink(events));
    return events;
}

namespace {

using Clicks = std::vector<std::string>;

std::string named(std::string_view kind, std::string_view what) {
    return std::string(kind) + ":" + std::string(what);
}

/// The clicks of each kind of move.
struct Path {
    const State& s;

    Clicks operator()(const LayTile& m) const {
        Clicks clicks{named("place", std::to_string(m.place + 1)), named("space", space_name(m.space))};
        int arrows = 0;
        for (const Direction arrow : kAllDirections) {
            arrows += fitting(s.rondel[m.place], arrow).has(m.space) ? 1 : 0;
        }
        // Where pillars leave no choice, the tile turns by itself.
        if (arrows > 1) clicks.push_back(named("arrow", direction_name(m.arrow)));
        return clicks;
    }
    Clicks operator()(const Refresh&) const { return {"refresh"}; }
    Clicks operator()(const Done&) const { return {"done"}; }
    Clicks operator()(const MoveWorker& m) const {
        return {named("worker", space_name(workers::other_worker(s, m.crew, s.agenda.back().space)))};
    }
    Clicks operator()(const NewWorker& m) const { return {named("supply", crew_name(m.crew))}; }
    Clicks operator()(const DrawTile& m) const { return {named("draw", tile_name(m.tile, '-'))}; }
    Clicks operator()(const StartWith& m) const { return {named("start", std::to_string(m.seat))}; }
};

}  // namespace

std::vector<std::string> Rules::targets(const View& view, const Move& m) { return std::visit(Path{view}, m); }

}  // namespace durbar::maharani
