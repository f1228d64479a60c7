#include "games/rajas/roads.h"
#include "games/rajas/steps/steps.h"

namespace durbar::rajas::scoring {

namespace {

bool can_upgrade(const Seat& p, Building b) {
    return data::kFirstValue + p.upgrades[index(b)] < data::kLastValue;
}

/// RG-6.7, RG-13.7, RG-13.9 What a reached yield pays: its token if it lay there, or what is printed.
void pay_yield(State& s, Slot slot, bool by_token, const Sink& sink) {
    sink({.kind = EventKind::YieldReached, .seat = s.turn, .slot = slot});
    push_effects(s,
                 by_token ? data::kTokens[s.own().tokens[slot]].effects : yields_of(s, s.turn)[slot].effects);
}

}  // namespace

/// RG-6.6 The step of fame 5 waits for the next turn.
int building_value(const State& s, int seat, Building building) {
    const int late = seat == s.turn && s.late_upgrade == index(building) ? 1 : 0;
    return data::kFirstValue + s.seats[static_cast<unsigned>(seat)].upgrades[index(building)] - late;
}

/// RG-6.3 All values are read now; RG-6.8, RG-6.9 and all yields count as reached now.
void score(State& s, Tile tile, Cell cell, unsigned roads) {
    Seat& p = s.own();
    int fame = 0;
    for (const std::uint8_t building : data::kTiles[tile].buildings) {
        if (building != kNoBuilding) fame += building_value(s, s.turn, static_cast<Building>(building));
    }
    int money = 0;
    for (const auto& stall : data::kTiles[tile].stalls) money += stall.value;  // RG-6.1
    unsigned fresh = yields_at(yields_of(s, s.turn), cell, roads) & ~static_cast<unsigned>(p.reached);
    p.reached = static_cast<std::uint16_t>(p.reached | fresh);
    if (fresh != 0) {
        Frame frame{Step::Yields, kNoSlot, kNoSlot, 0};
        frame.a = static_cast<Slot>(std::countr_zero(fresh));
        if (p.tokens[frame.a] != kNoToken) frame.c |= 1U;
        fresh &= fresh - 1;
        if (fresh != 0) {
            frame.b = static_cast<Slot>(std::countr_zero(fresh));
            if (p.tokens[frame.b] != kNoToken) frame.c |= 2U;
        }
        s.agenda.push_back(frame);
    }
    s.agenda.push_back({Step::ScoreTile, static_cast<std::uint8_t>(fame), static_cast<std::uint8_t>(money)});
}

/// RG-6.4 With both gains the owner is asked; a single one comes by itself.
bool settle_tile(State& s, const Sink& sink) {
    const Frame frame = s.agenda.back();
    if (frame.a > 0 && frame.b > 0) return false;
    s.agenda.pop_back();
    if (frame.a > 0) tracks::gain_fame(s, frame.a, sink);
    if (frame.b > 0) tracks::gain_money(s, frame.b, sink);
    return true;
}

void apply_tile(State& s, Track first, const Sink& sink) {
    Frame& frame = s.agenda.back();
    std::uint8_t& gain = first == Track::Fame ? frame.a : frame.b;
    const int amount = gain;
    gain = 0;
    if (first == Track::Fame) {
        tracks::gain_fame(s, amount, sink);
    } else {
        tracks::gain_money(s, amount, sink);
    }
}

bool settle_yields(State& s, const Sink& sink) {
    const Frame frame = s.agenda.back();
    if (frame.b != kNoSlot) return false;  // RG-6.8
    s.agenda.pop_back();
    pay_yield(s, frame.a, (frame.c & 1U) != 0, sink);
    return true;
}

bool settle_upgrade(State& s) {
    for (const Building b : kAllBuildings) {
        if (can_upgrade(s.own(), b)) return false;
    }
    s.agenda.pop_back();  // RG-6.5
    return true;
}

void legal_yields(const State& s, MoveList& out) {
    out.add(FirstYield{s.agenda.back().a});
    out.add(FirstYield{s.agenda.back().b});
}

void legal_upgrades(const State& s, MoveList& out) {
    for (const Building b : kAllBuildings) {
        if (can_upgrade(s.own(), b)) out.add(UpgradeBuilding{b});
    }
}

Refused check(const State& s, const FirstYield& m) {
    if (m.slot == s.agenda.back().a || m.slot == s.agenda.back().b) return std::nullopt;
    return RuleError{"RG-6.8", "The tile just laid has not reached that yield."};
}

Refused check(const State& s, const UpgradeBuilding& m) {
    if (can_upgrade(s.own(), m.building)) return std::nullopt;
    return RuleError{"RG-6.5", "That building has its highest value."};
}

void apply(State& s, const FirstYield& m, const Sink& sink) {
    Frame& frame = s.agenda.back();
    const bool first = m.slot == frame.a;
    const unsigned by_token = frame.c;
    const Slot other = first ? frame.b : frame.a;
    const unsigned other_token = first ? by_token >> 1U : by_token & 1U;
    frame = {Step::Yields, other, kNoSlot, static_cast<std::uint8_t>(other_token)};
    pay_yield(s, m.slot, (first ? by_token & 1U : by_token >> 1U) != 0, sink);
}

void apply(State& s, const UpgradeBuilding& m, const Sink& sink) {
    const bool late = s.agenda.back().a == 1;
    s.agenda.pop_back();
    std::uint8_t& steps = s.own().upgrades[index(m.building)];
    ++steps;
    if (late) s.late_upgrade = static_cast<std::uint8_t>(index(m.building));  // RG-6.6
    sink({.kind = EventKind::Upgraded,
          .seat = s.turn,
          .building = m.building,
          .amount = static_cast<std::uint16_t>(data::kFirstValue + steps)});
}

}  // namespace durbar::rajas::scoring
