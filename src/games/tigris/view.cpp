#include "games/tigris/rules.h"

namespace durbar::tigris {

namespace {

Counts& operator+=(Counts& sum, const Counts& more) {
    for (const Color c : kAllColors) sum[c] = static_cast<std::uint8_t>(sum[c] + more[c]);
    return sum;
}

/// Takes `n` tiles out of `pool` at random.
Counts deal_from(Counts& pool, int n, Rng& rng) {
    Counts dealt;
    for (int i = 0; i < n; ++i) {
        auto ticket = rng.below(static_cast<std::uint32_t>(pool.total()));
        Color color = Color::Red;
        while (ticket >= pool[color]) {
            ticket -= pool[color];
            color = static_cast<Color>(index(color) + 1);
        }
        --pool[color];
        ++dealt[color];
    }
    return dealt;
}

}  // namespace

View Rules::observe(const State& s, Reader reader) {
    View view{};
    static_cast<Table&>(view) = s;  // TE-16.2, TE-16.3
    view.open = reader.is_referee();
    view.unseen =
        s.bag;  // TE-16.5, TE-16.8: one pool, so that states which differ only in secrets look the same
    for (unsigned seat = 0; seat < s.players; ++seat) {
        view.hand_sizes[seat] = static_cast<std::uint8_t>(s.hands[seat].total());       // TE-16.1
        view.swapped_sizes[seat] = static_cast<std::uint8_t>(s.swapped[seat].total());  // TE-16.6
        if (view.open || s.agenda.empty()) view.shown_hands[seat] = s.hands[seat];      // TE-16.7
        if (view.open) {
            view.shown_swaps[seat] = s.swapped[seat];
        } else if (reader.is(static_cast<int>(seat))) {
            view.seat = static_cast<std::uint8_t>(seat);
            view.hand = s.hands[seat];
            view.swapped = s.swapped[seat];
        } else {
            if (!s.agenda.empty()) view.unseen += s.hands[seat];
            view.unseen += s.swapped[seat];
        }
    }
    return view;
}

State Rules::sample(const View& view, Rng& rng) {
    State s{};
    static_cast<Table&>(s) = view;
    Counts pool = view.unseen;
    for (unsigned seat = 0; seat < view.players; ++seat) {
        const bool own = seat == view.seat;
        if (view.open || view.agenda.empty()) {
            s.hands[seat] = view.shown_hands[seat];
        } else {
            s.hands[seat] = own ? view.hand : deal_from(pool, view.hand_sizes[seat], rng);
        }
        if (view.open) {
            s.swapped[seat] = view.shown_swaps[seat];
        } else {
            s.swapped[seat] = own ? view.swapped : deal_from(pool, view.swapped_sizes[seat], rng);
        }
    }
    s.bag = pool;
    return s;
}

std::vector<Event> Rules::preview(const View& view, const Move& m) {
    // No event of a move before the next draw depends on what is hidden, so any consistent state foretells
    // it.
    Rng rng(0);
    State s = sample(view, rng);
    std::vector<Event> events;
    apply(s, m, Sink(events));
    return events;
}

/// TE-16.6 A drawn tile is for its owner's eyes. TE-16.4 While scores are hidden, so are points: what a
/// person's screen receives must not add up to them.
Event Rules::redact(const Event& event, Reader reader, const Options& options) {
    const bool secret =
        event.kind == EventKind::Drew || (event.kind == EventKind::Points && !options.open_scores);
    if (!secret || reader.sees(event.seat)) return event;
    Event shown = event;
    shown.color = Color::Red;
    shown.hidden = true;
    if (event.kind == EventKind::Points) shown.amount = 0;
    return shown;
}

/// TE-16.6 Nobody else sees which tiles are drawn or put down.
std::optional<int> Rules::secret_of(const State& s, const Move& m) {
    if (std::holds_alternative<Swap>(m)) return s.turn;
    if (std::holds_alternative<DrawTile>(m)) return s.agenda.back().seat;
    return std::nullopt;
}

namespace {

using Clicks = std::vector<std::string>;

std::string on(Cell cell) { return "cell:" + cell_name(cell); }
std::string named(std::string_view kind, std::string_view what) {
    return std::string(kind) + ":" + std::string(what);
}

/// The clicks of each kind of move.
struct Path {
    Clicks operator()(const PlaceTile& m) const { return {named("hand", color_name(m.color)), on(m.cell)}; }
    Clicks operator()(const PlaceLeader& m) const {
        return {named("leader", leader_name(m.leader)), on(m.cell)};
    }
    Clicks operator()(const Withdraw& m) const { return {named("leader", leader_name(m.leader)), "home"}; }
    Clicks operator()(const PlayCatastrophe& m) const { return {"catastrophe", on(m.cell)}; }
    Clicks operator()(const Swap&) const { return {"swap"}; }
    Clicks operator()(const Pass&) const { return {"pass"}; }
    Clicks operator()(const ChooseWar& m) const { return {named("war", leader_name(m.leaders))}; }
    Clicks operator()(const Commit& m) const { return {named("commit", std::to_string(m.tiles))}; }
    Clicks operator()(const SetBuilding& m) const {
        return m == kNoBuilding ? Clicks{"no"} : Clicks{on(m.cell)};
    }
    Clicks operator()(const BuildMonument& m) const {
        if (m == kNoMonument) return {"no"};
        return {on(m.corner), named("monument", monument_name(m.monument))};
    }
    Clicks operator()(const KeepTreasure& m) const { return {on(m.cell)}; }
    Clicks operator()(const DrawTile& m) const { return {named("draw", color_name(m.color))}; }
    Clicks operator()(const StartWith& m) const { return {named("start", std::to_string(m.seat))}; }
};

}  // namespace

std::vector<std::string> Rules::targets(const View&, const Move& m) { return std::visit(Path{}, m); }

/// TE-7.1, TE-7.2 Any tiles of the hand, at least one.
std::vector<PickSet> Rules::picks(const View& view) {
    if (view.agenda.empty() || view.agenda.back().step != Step::Action || view.hand.total() == 0) return {};
    PickSet swap{{"swap"}, "swap", "", {}, {{"tiles", 1, std::nullopt}}};
    for (const Color c : kAllColors) {
        if (view.hand[c] == 0) continue;
        const std::string_view color = color_name(c);
        swap.items.push_back({named("hand", color), std::string(color), {{"tiles", 1}, {color, 1}}});
        swap.limits.push_back({color, 0, view.hand[c]});
    }
    return {swap};
}

}  // namespace durbar::tigris
