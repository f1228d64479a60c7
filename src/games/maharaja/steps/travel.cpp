#include "games/maharaja/steps/steps.h"

namespace durbar::maharaja::travel {

/// MJ-7.1 At any moment of the turn, back to the start too (MJ-7.10).
void legal(const State& s, MoveList& out) {
    const Junction here = s.architects[s.active];
    kRoadsOf[here].for_each([&](Road r) {
        const Travel move{other_end(r, here), r};
        if (!check(s, move)) out.add(move);
    });
}

Refused check(const State& s, const Travel& m) {
    const Junction here = s.architects[s.active];
    if (!touches(m.road, here) || other_end(m.road, here) != m.to) {
        return RuleError{"MJ-7.2",
                         "An architect travels along one road, from where it stands to the other end."};
    }
    if (!is_open(s, m.road)) {
        return RuleError{"MJ-7.3", "A village on that road has no house: nobody can pass it."};
    }
    if (s.turn.roads >= data::kMostRoads) {
        return RuleError{"MJ-7.9", "An architect travels at most 64 roads in a turn."};
    }
    if (!holds(s, s.active, Character::Monk) && toll(s, s.active, m.road) > s.gold[s.active]) {
        return RuleError{"MJ-7.8", "You cannot pay the toll of that road."};
    }
    return std::nullopt;
}

/// MJ-7.6, MJ-7.7 Each house in a village without an own one costs, each time; MJ-13.5 the Monk's tolls are
/// paid by the bank.
void apply(State& s, const Travel& m, const Sink& sink) {
    const Junction from = s.architects[s.active];
    const bool free = holds(s, s.active, Character::Monk);  // MJ-13.6
    const int paid = free ? 0 : toll(s, s.active, m.road);
    s.architects[s.active] = m.to;
    ++s.turn.roads;
    pay(s, s.active, paid);
    sink({.kind = EventKind::Travelled,
          .seat = s.active,
          .amount = static_cast<std::uint8_t>(paid),
          .junction = m.to,
          .from_junction = from,
          .road = m.road});
    for (int owner = 0; owner < s.players; ++owner) {
        const int gold = toll_to(s, owner, s.active, m.road);  // MJ-7.5, MJ-13.7
        if (gold == 0) continue;
        receive(s, owner, gold);
        sink({.kind = EventKind::TollReceived,
              .seat = seat8(owner),
              .other = s.active,
              .amount = static_cast<std::uint8_t>(gold),
              .bank = free});
    }
}

}  // namespace durbar::maharaja::travel
