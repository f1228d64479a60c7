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
    return refuse("TE-1.13", "bag_lacks_color", {{"color", color_name(m.color)}});
}

Refused check(const State& s, const StartWith& m) {
    if (m.seat < s.players) return std::nullopt;
    return refuse("TE-1.12", "start_seat_unknown", {{"seat", m.seat}});
}

void apply(State& s, const DrawTile& m, const Sink& sink) {
    Frame& frame = s.agenda.back();
    const std::uint8_t seat = frame.seat;
    --s.bag[m.color];
    ++s.hands[seat][m.color];
    const std::uint8_t left = --frame.count;
    if (left == 0) s.agenda.pop_back();
    sink({.kind = EventKind::Drew, .seat = seat, .color = m.color, .amount = left});
}

void apply(State& s, const StartWith& m, const Sink& sink) {
    s.agenda.pop_back();
    s.turn = m.seat;
    s.agenda.push_back({Step::Action, player(m.seat)});
    sink({.kind = EventKind::Started, .seat = m.seat});
    sink({.kind = EventKind::TurnBegan, .seat = m.seat});
}

}  // namespace durbar::tigris::deal
