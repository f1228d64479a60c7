#include "games/rajas/roads.h"
#include "games/rajas/steps/steps.h"

namespace durbar::rajas::scoring {

namespace {

bool can_upgrade(const Seat& p, Building b) {
    return data::kFirstValue + p.upgrades[index(b)] < data::kLastValue;
}

/// RG-13.9 A yield that is reached now.
ReachedYield reached_yield(const Seat& p, Slot slot) {
    return {slot, slot != kNoSlot && p.tokens[slot] != kNoToken};
}

/// RG-6.7, RG-13.7, RG-13.9 What a reached yield pays: its token if it lay there, or what is printed.
void pay_yield(State& s, const ReachedYield& yield, const Sink& sink) {
    const Cause cause = yield_cause(yield);
    sink({.kind = EventKind::YieldReached,
          .seat = s.turn,
          .token = yield.by_token ? s.own().tokens[yield.slot] : kNoToken,
          .slot = yield.slot,
          .effects = effects_of(s, cause)});
    push_effects(s, cause);
}

}  // namespace

/// RG-6.6 The step of fame 5 waits for the next turn.
int building_value(const State& s, int seat, Building building) {
    const int late = seat == s.turn && s.late_upgrade == index(building) ? 1 : 0;
    return data::kFirstValue + s.seats[static_cast<unsigned>(seat)].upgrades[index(building)] - late;
}

ScoreTileFrame gains_of(const State& s, Tile tile) {
    int fame = 0;
    for (const std::uint8_t building : data::kTiles[tile].buildings) {
        if (building != kNoBuilding) fame += building_value(s, s.turn, static_cast<Building>(building));
    }
    int money = 0;
    for (const auto& stall : data::kTiles[tile].stalls) money += stall.value;  // RG-6.1
    return {static_cast<std::uint8_t>(fame), static_cast<std::uint8_t>(money), tile_cause(tile)};
}

Cause yield_cause(const ReachedYield& yield) {
    return {yield.by_token ? CauseKind::YieldToken : CauseKind::Yield, yield.slot};
}

/// RG-6.3 All values are read now; RG-6.8, RG-6.9 and all yields count as reached now.
void score(State& s, Tile tile, Cell cell, unsigned roads) {
    Seat& p = s.own();
    unsigned fresh = yields_at(yields_of(s, s.turn), cell, roads) & ~static_cast<unsigned>(p.reached);
    p.reached = static_cast<std::uint16_t>(p.reached | fresh);
    if (fresh != 0) {
        const auto first = static_cast<Slot>(std::countr_zero(fresh));
        fresh &= fresh - 1;
        const auto second = fresh != 0 ? static_cast<Slot>(std::countr_zero(fresh)) : kNoSlot;
        s.agenda.push_back(YieldsFrame{reached_yield(p, first), reached_yield(p, second)});
    }
    s.agenda.push_back(gains_of(s, tile));
}

/// RG-6.4 With both gains the owner is asked; a single one comes by itself.
bool settle_tile(State& s, const Sink& sink) {
    const auto [fame, money, cause] = s.top<ScoreTileFrame>();
    if (fame > 0 && money > 0) return false;
    s.agenda.pop_back();
    if (fame > 0) tracks::gain_fame(s, fame, cause, sink);
    if (money > 0) tracks::gain_money(s, money, cause, sink);
    return true;
}

void apply_tile(State& s, Track first, const Sink& sink) {
    const auto [fame, money, cause] = s.top<ScoreTileFrame>();
    if (first == Track::Fame) {
        s.agenda.back() = ScoreTileFrame{0, money, cause};
        tracks::gain_fame(s, fame, cause, sink);
    } else {
        s.agenda.back() = ScoreTileFrame{fame, 0, cause};
        tracks::gain_money(s, money, cause, sink);
    }
}

bool settle_yields(State& s, const Sink& sink) {
    const auto yields = s.top<YieldsFrame>();
    if (yields.has_both()) return false;  // RG-6.8
    s.agenda.pop_back();
    pay_yield(s, yields.first, sink);
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
    const auto yields = s.top<YieldsFrame>();
    out.add(FirstYield{yields.first.slot});
    out.add(FirstYield{yields.second.slot});
}

void legal_upgrades(const State& s, MoveList& out) {
    for (const Building b : kAllBuildings) {
        if (can_upgrade(s.own(), b)) out.add(UpgradeBuilding{b});
    }
}

Refused check(const State& s, const FirstYield& m) {
    const auto yields = s.top<YieldsFrame>();
    if (m.slot == yields.first.slot || m.slot == yields.second.slot) return std::nullopt;
    return refuse("RG-6.8", "yield_not_reached", {{"slot", slot_name(m.slot)}});
}

Refused check(const State& s, const UpgradeBuilding& m) {
    if (can_upgrade(s.own(), m.building)) return std::nullopt;
    return refuse("RG-6.5", "upgrade_full",
                  {{"building", building_name(m.building)}, {"value", data::kLastValue}});
}

void apply(State& s, const FirstYield& m, const Sink& sink) {
    const auto yields = s.top<YieldsFrame>();
    const bool in_order = m.slot == yields.first.slot;
    s.agenda.back() = YieldsFrame{in_order ? yields.second : yields.first, {}};
    pay_yield(s, in_order ? yields.first : yields.second, sink);
}

void apply(State& s, const UpgradeBuilding& m, const Sink& sink) {
    const bool late = s.top<UpgradeFrame>().late;
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
