#include <algorithm>

#include "games/maharaja/discs.h"
#include "games/maharaja/rules.h"

namespace durbar::maharaja {

View Rules::observe(const State& s, Reader reader) {
    View view{};
    static_cast<Table&>(view) = s;  // MJ-21.1
    view.open = reader.is_referee();
    if (view.open) view.discs = s.discs;
    if (!reader.is_seat()) return view;
    view.seat = static_cast<std::uint8_t>(reader.number());
    view.disc = s.discs[view.seat];  // MJ-5.5: nobody else's
    return view;
}

State Rules::sample(const View& view, Rng& rng) {
    State s{};
    static_cast<Table&>(s) = view;
    if (view.open) s.discs = view.discs;
    for (int seat = 0; !view.open && seat < view.players; ++seat) {
        if (!has_hidden_disc(view, seat)) continue;
        s.discs[static_cast<unsigned>(seat)] = seat == view.seat ? view.disc : likely_disc(view, seat, rng);
    }
    return s;
}

/// Up to where another's disc is shown, because what follows depends on it.
std::vector<Event> Rules::preview(const View& view, const Move& m) {
    Rng rng(0);
    State s = sample(view, rng);
    std::vector<Event> events;
    apply(s, m, Sink(events));
    const auto foreign = std::find_if(events.begin(), events.end(), [&](const Event& event) {
        return event.kind == EventKind::DiscShown && event.seat != view.seat;
    });
    events.erase(foreign, events.end());
    return events;
}

/// MJ-5.5
std::optional<int> Rules::secret_of(const State& s, const Move& m) {
    if (!std::holds_alternative<SetDisc>(m)) return std::nullopt;
    return seat_of(to_act(s));
}

namespace {

/// MJ-21.2 What others gain and pay; bids are called out. Whoever pays a toll or receives one counts it, but
/// the bank pays without a word.
void hide_gold(Event& e, Reader reader) {
    const bool called_out = e.kind == EventKind::BidMade || e.kind == EventKind::AuctionWon;
    const bool own = reader.sees(e.seat) && (e.kind != EventKind::Travelled || !e.bank);
    const bool paid = e.kind == EventKind::TollReceived && !e.bank && reader.sees(e.other);
    if (called_out || own || paid) return;
    e.gold.reset();
    for (int owner = 0; owner < kMaxPlayers; ++owner) {
        Gold& toll = e.tolls[static_cast<unsigned>(owner)];
        if (toll != std::uint8_t{0} && !reader.sees(owner)) toll.reset();
    }
}

}  // namespace

Event Rules::redact(const Event& event, Reader reader, const Options& options) {
    Event shown = event;
    if (event.kind == EventKind::DiscSet && !reader.sees(event.seat)) shown.disc = {};
    if (options.hidden_gold && !reader.is_referee()) hide_gold(shown, reader);
    return shown;
}

}  // namespace durbar::maharaja
