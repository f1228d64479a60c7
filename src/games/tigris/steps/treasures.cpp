#include "games/tigris/kingdoms.h"
#include "games/tigris/steps/steps.h"

namespace durbar::tigris::treasures {

/// TE-11.1, TE-11.13 The first kingdom, by its first square, that holds a trader and several treasures.
Payment next_payment(const Table& t) {
    Payment found;
    Cell first = kNoCell;
    for (int seat = 0; seat < t.players; ++seat) {
        const Cell trader = t.leaders[static_cast<unsigned>(seat)][index(kTrader)];
        if (trader == kNoCell) continue;
        const Bits kingdom = kingdom_at(t, trader);
        const Bits all = kingdom & t.treasures;
        if (all.count() < 2 || kingdom.first() >= first) continue;
        first = kingdom.first();
        // TE-11.4, TE-11.5: priority treasures go first, so one without priority stays if there is any.
        const Bits plain = all - board_map(t).priority;
        found = {seat, all, plain.any() ? plain : all};
    }
    return found;
}

namespace {

void pay(State& s, const Payment& payment, Cell stays, const Sink& sink) {
    const Bits taken = payment.all - bit(stays);
    s.treasures -= taken;
    auto& owned = s.treasures_owned[static_cast<unsigned>(payment.seat)];
    owned = static_cast<std::uint8_t>(owned + taken.count());  // TE-11.11
    taken.for_each([&](Cell cell) {
        sink({.kind = EventKind::TreasureTaken,
              .seat = static_cast<std::uint8_t>(payment.seat),
              .cell = cell});
    });
}

}  // namespace

bool settle(State& s, const Sink& sink) {
    const Payment payment = next_payment(s);
    if (payment.seat < 0) {  // TE-11.2: without a trader they stay
        s.agenda.pop_back();
        return true;
    }
    if (payment.may_stay.count() == 1) {  // TE-11.6
        pay(s, payment, payment.may_stay.first(), sink);
        return true;
    }
    s.agenda.back().actor = player(payment.seat);  // TE-11.3
    return false;
}

void legal(const State& s, MoveList& out) {
    next_payment(s).may_stay.for_each([&](Cell cell) { out.add(KeepTreasure{cell}); });
}

Refused check(const State& s, const KeepTreasure& m) {
    const Payment payment = next_payment(s);
    if (payment.may_stay.has(m.cell)) return std::nullopt;
    return payment.all.has(m.cell) ? refuse("TE-11.5", "treasure_has_priority")
                                   : refuse("TE-11.5", "treasure_not_in_kingdom");
}

void apply(State& s, const KeepTreasure& m, const Sink& sink) {
    s.agenda.back().actor = Player::Nobody;
    pay(s, next_payment(s), m.cell, sink);
}

}  // namespace durbar::tigris::treasures
