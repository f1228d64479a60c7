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

View Rules::observe(const State& s, int seat) {
    View view{};
    static_cast<Table&>(view) = s;  // TE-16.2, TE-16.3
    const auto own = static_cast<unsigned>(seat);
    view.seat = static_cast<std::uint8_t>(seat);
    view.hand = s.hands[own];
    view.swapped = s.swapped[own];
    view.unseen =
        s.bag;  // TE-16.5, TE-16.8: one pool, so that states which differ only in secrets look the same
    for (unsigned other = 0; other < s.players; ++other) {
        view.hand_sizes[other] = static_cast<std::uint8_t>(s.hands[other].total());       // TE-16.1
        view.swapped_sizes[other] = static_cast<std::uint8_t>(s.swapped[other].total());  // TE-16.6
        if (s.agenda.empty()) view.shown_hands[other] = s.hands[other];                   // TE-16.7
        if (other == own) continue;
        if (!s.agenda.empty()) view.unseen += s.hands[other];
        view.unseen += s.swapped[other];
    }
    return view;
}

State Rules::sample(const View& view, Rng& rng) {
    State s{};
    static_cast<Table&>(s) = view;
    Counts pool = view.unseen;
    for (unsigned seat = 0; seat < view.players; ++seat) {
        const bool own = seat == view.seat;
        if (view.agenda.empty()) {
            s.hands[seat] = view.shown_hands[seat];
        } else {
            s.hands[seat] = own ? view.hand : deal_from(pool, view.hand_sizes[seat], rng);
        }
        s.swapped[seat] = own ? view.swapped : deal_from(pool, view.swapped_sizes[seat], rng);
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

Event Rules::redact(const Event& event, int seat) {
    Event shown = event;
    if (event.kind == EventKind::Drew && event.seat != seat) {  // TE-16.6
        shown.color = Color::Red;
        shown.reason = Reason::Hidden;
    }
    return shown;
}

std::vector<std::string> Rules::targets(const State&, const Move& m) {
    const auto cell = [](Cell c) { return "cell:" + cell_name(c); };
    const auto name = [](std::string_view kind, std::string_view what) {
        return std::string(kind) + ":" + std::string(what);
    };
    struct Path {
        decltype(cell) at;
        decltype(name) piece;
        using Clicks = std::vector<std::string>;
        Clicks operator()(const PlaceTile& p) const {
            return {piece("hand", color_name(p.color)), at(p.cell)};
        }
        Clicks operator()(const PlaceLeader& p) const {
            return {piece("leader", leader_name(p.leader)), at(p.cell)};
        }
        Clicks operator()(const Withdraw& p) const {
            return {piece("leader", leader_name(p.leader)), "home"};
        }
        Clicks operator()(const PlayCatastrophe& p) const { return {"catastrophe", at(p.cell)}; }
        Clicks operator()(const Swap& p) const {
            Clicks clicks{"swap"};
            for (const Color c : kAllColors)
                clicks.insert(clicks.end(), p.tiles[c], piece("hand", color_name(c)));
            clicks.emplace_back("confirm");
            return clicks;
        }
        Clicks operator()(const Pass&) const { return {"pass"}; }
        Clicks operator()(const ChooseWar& p) const { return {piece("war", leader_name(p.leaders))}; }
        Clicks operator()(const Commit& p) const { return {piece("commit", std::to_string(p.tiles))}; }
        Clicks operator()(const SetBuilding& p) const {
            return p == kNoBuilding ? Clicks{"no"} : Clicks{at(p.cell)};
        }
        Clicks operator()(const BuildMonument& p) const {
            if (p == kNoMonument) return {"no"};
            return {at(p.corner), piece("monument", monument_name(p.monument))};
        }
        Clicks operator()(const KeepTreasure& p) const { return {at(p.cell)}; }
        Clicks operator()(const DrawTile& p) const { return {piece("draw", color_name(p.color))}; }
        Clicks operator()(const StartWith& p) const { return {piece("start", std::to_string(p.seat))}; }
    };
    return std::visit(Path{cell, name}, m);
}

}  // namespace durbar::tigris
