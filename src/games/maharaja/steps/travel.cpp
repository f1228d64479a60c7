#include "games/maharaja/steps/steps.h"

namespace durbar::maharaja::travel {

namespace {

/// MJ-7.8, MJ-13.5
bool can_pay(const State& s, Road r) {
    return holds(s, s.active, Character::Monk) || toll(s, s.active, r) <= s.gold[s.active];
}

}  // namespace

/// MJ-7.1 At any moment of the turn, back to the start too (MJ-7.10).
void legal(const State& s, MoveList& out) {
    if (s.turn.roads >= data::kMostRoads) return;
    const Junction here = s.architects[s.active];
    kRoadsOf[here].for_each([&](Road r) {
        if (is_open(s, r) && can_pay(s, r)) out.add(Travel{other_end(r, here), r});
    });
}

Refused check(const State& s, const Travel& m) {
    const Junction here = s.architects[s.active];
    const RuleError::Detail road{"road", road_name(m.road)};
    if (!touches(m.road, here)) {
        return refuse("MJ-7.2", "road_elsewhere", {road, {"from", junction_name(here)}});
    }
    if (other_end(m.road, here) != m.to) {
        return refuse("MJ-7.2", "road_leads_elsewhere",
                      {road, {"to", junction_name(m.to)}, {"end", junction_name(other_end(m.road, here))}});
    }
    if (!is_open(s, m.road)) {
        const Places empty = villages_of(m.road) - settled(s);
        return refuse("MJ-7.3", "road_closed", {road, {"place", place_name(empty.first())}});
    }
    if (s.turn.roads >= data::kMostRoads) {
        return refuse("MJ-7.9", "too_many_roads", {{"most", data::kMostRoads}});
    }
    if (can_pay(s, m.road)) return std::nullopt;
    return refuse("MJ-7.8", "toll_too_dear",
                  {{"toll", toll(s, s.active, m.road)}, {"gold", s.gold[s.active]}});
}

/// MJ-7.6, MJ-7.7 Each house in a village without an own one costs, each time; MJ-13.5 the Monk's tolls are
/// paid by the bank.
void apply(State& s, const Travel& m, const Sink& sink) {
    const Junction from = s.architects[s.active];
    const bool free = holds(s, s.active, Character::Monk);  // MJ-13.6
    std::array<Gold, kMaxPlayers> tolls{};
    tolls.fill(std::uint8_t{0});
    int sum = 0;
    for (int owner = 0; owner < s.players; ++owner) {
        const int gold = toll_to(s, owner, s.active, m.road);  // MJ-7.5, MJ-13.7
        tolls[static_cast<unsigned>(owner)] = static_cast<std::uint8_t>(gold);
        sum += gold;
    }
    s.architects[s.active] = m.to;
    ++s.turn.roads;
    pay(s, s.active, free ? 0 : sum);
    sink({.kind = EventKind::Travelled,
          .seat = s.active,
          .gold = static_cast<std::uint8_t>(sum),
          .tolls = tolls,
          .junction = m.to,
          .from_junction = from,
          .road = m.road,
          .bank = free});
    for (int owner = 0; owner < s.players; ++owner) {
        const Gold gold = tolls[static_cast<unsigned>(owner)];
        if (*gold == 0) continue;
        receive(s, owner, *gold);
        sink({.kind = EventKind::TollReceived,
              .seat = seat8(owner),
              .other = s.active,
              .gold = gold,
              .bank = free});
    }
}

}  // namespace durbar::maharaja::travel
