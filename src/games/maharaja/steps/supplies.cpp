#include <algorithm>

#include "games/maharaja/steps/steps.h"

namespace durbar::maharaja::supplies {

void legal(const State& s, MoveList& out) {
    for (const Source source : {Source::Disc, Source::Token}) {
        const Parts& open = turns::parts(s, source);
        if (open[Part::Gold] > 0) out.add(TakeGold{source});
        if (open[Part::Quarry] > 0 && s.quarry[s.active] > 0) out.add(TakeHouses{source});
    }
}

Refused check(const State& s, const TakeGold& m) { return turns::check_part(s, m.source, Part::Gold); }

/// MJ-10.1, MJ-10.2 The bank always has it.
void apply(State& s, const TakeGold& m, const Sink& sink) {
    turns::use_part(s, m.source, Part::Gold);  // MJ-10.6
    receive(s, s.active, data::kGoldAction);
    sink({.kind = EventKind::GoldTaken, .seat = s.active, .gold = data::kGoldAction, .source = m.source});
}

Refused check(const State& s, const TakeHouses& m) {
    if (auto refused = turns::check_part(s, m.source, Part::Quarry)) return refused;
    if (s.quarry[s.active] > 0) return std::nullopt;
    return refuse("MJ-10.5", "quarry_empty");
}

/// MJ-10.3 Two; MJ-10.4 with one left that one, and the part stays open.
void apply(State& s, const TakeHouses& m, const Sink& sink) {
    const int taken = std::min<int>(data::kQuarryAction, s.quarry[s.active]);
    if (taken == data::kQuarryAction) turns::use_part(s, m.source, Part::Quarry);
    s.quarry[s.active] = static_cast<std::uint8_t>(s.quarry[s.active] - taken);
    s.supply[s.active] = static_cast<std::uint8_t>(s.supply[s.active] + taken);
    sink({.kind = EventKind::HousesTaken,
          .seat = s.active,
          .houses = static_cast<std::uint8_t>(taken),
          .source = m.source});
}

}  // namespace durbar::maharaja::supplies
