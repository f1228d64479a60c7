#include "games/tigris/steps/steps.h"

namespace durbar::tigris::deal {

void legal_draws(const State& s, MoveList& out) {
    for (const Color c : kAllColors) {
        if (s.bag[c] > 0) out.add(DrawTile{c});  // TE-1.13
    }
}

void legal_starts(const State& s, MoveList& out) {
    for (std::uint8_t seat = 0; seat < s.players; ++seat) out.add(StartWith{seat});  // TE-1.12
}

Refused check(const State& s, const DrawTile& m) {
    if (s.bag[m.color] > 0) return std::nullopt;
    return RuleError{"TE-1.13", "The bag holds no tile of that colour."};
}

Refused check(const State& s, const StartWith& m) {
    if (m.seat < s.players) return std::nullopt;
    return RuleError{"TE-1.12", "The starting seat is one of those at the table."};
}

void apply(State& s, const DrawTile& m, const Sink& sink) {
    Frame& frame = s.agenda.back();
    const std::uint8_t seat = frame.a;
    --s.bag[m.color];
    ++s.hands[seat][m.color];
    if (--frame.b == 0) s.agenda.pop_back();
    sink({.kind = EventKind::Drew, .seat = seat, .color = m.color});
}

void apply(State& s, const StartWith& m, const Sink& sink) {
    s.agenda.pop_back();
    s.turn = m.seat;
    s.agenda.push_back({Step::Action, player(m.seat)});
    sink({.kind = EventKind::Started, .seat = m.seat});
}

}  // namespace durbar::tigris::deal
