#include "games/rajas/steps/steps.h"

namespace durbar::rajas::turn {

namespace {

/// The chambers are numbered in the order of their spaces, on both sides of the board alike.
constexpr std::uint64_t kMogulSpace = spaces_of(0, Area::Chamber) & (~spaces_of(0, Area::Chamber) + 1);

/// The turn of the active seat, if it has one in this phase: a worker that can be placed must be (RG-2.2),
/// one that cannot be stays (RG-2.3), and who has none is passed over (RG-2.5) or catches up.
bool open_turn(State& s, const Sink& sink) {
    Frame frame = Step::Place;
    if (unplaced_workers(s.own()) > 0) {
        if (!place::can_place(s, s.turn)) {
            sink({.kind = EventKind::Idle, .seat = s.turn});
            return false;
        }
    } else if (catches_up(s)) {
        frame = TokenChoiceFrame{CauseKind::CatchUp};
    } else {
        return false;
    }
    s.agenda.push_back({Step::EndTurn});
    s.agenda.push_back(frame);
    sink({.kind = EventKind::TurnBegan, .seat = s.turn});
    return true;
}

/// RG-2.4 Whether any player holds a worker that he could place.
bool phase_follows(const State& s) {
    for (int seat = 0; seat < s.players; ++seat) {
        if (unplaced_workers(s.seats[static_cast<unsigned>(seat)]) > 0 && place::can_place(s, seat))
            return true;
    }
    return false;
}

/// RG-2.6, RG-2.7 The elephant moves, and all workers return.
void end_round(State& s, const Sink& sink) {
    sink({.kind = EventKind::RoundEnded, .amount = s.round});
    auto next = static_cast<std::uint8_t>((s.start + 1) % s.players);
    for (std::uint8_t seat = 0; seat < s.players; ++seat) {
        if ((s.seats[seat].workers & kMogulSpace) != 0) next = seat;
        s.seats[seat].workers = 0;
    }
    s.start = next;
}

/// Opens the next turn: of this phase, of the next one or of the next round; or ends the game (RG-12.3).
void next_turn(State& s, const Sink& sink) {
    for (;;) {
        s.turn = static_cast<std::uint8_t>((s.turn + 1) % s.players);  // RG-2.1
        if (s.turn == s.start) {
            if (is_final(s)) {
                s.agenda.clear();
                sink({.kind = EventKind::GameOver});
                return;
            }
            if (!phase_follows(s)) {
                end_round(s, sink);
                begin_round(s, sink);
                return;
            }
            ++s.phase;
            sink({.kind = EventKind::PhaseBegan, .amount = s.phase});
        }
        if (open_turn(s, sink)) return;
    }
}

}  // namespace

/// RG-13.10 For a player who has fewer workers than the phase asks for, and than somebody else has.
bool catches_up(const State& s) {
    if (s.options.mode != Mode::Navaratnas || is_final(s)) return false;  // RG-12.4, RG-14.3
    if (active_workers(s.own()) >= s.phase) return false;
    for (unsigned seat = 0; seat < s.players; ++seat) {
        if (active_workers(s.seats[seat]) >= s.phase) return tokens::any_fits(s);
    }
    return false;
}

/// Somebody can place always: the outer terrace is free, and has more spaces than one.
void begin_round(State& s, const Sink& sink) {
    if (s.round < kFarthest) ++s.round;
    s.phase = 1;
    s.turn = s.start;
    sink({.kind = EventKind::RoundBegan, .seat = s.start, .amount = s.round});
    open_turn(s, sink);
}

/// RG-12.2 Only here the markers are compared, and only here the upgrade of fame 5 comes to count (RG-6.6).
void end_turn(State& s, const Sink& sink) {
    s.agenda.pop_back();
    s.late_upgrade = kNoBuilding;
    Seat& p = s.own();
    if (p.meeting == 0 && difference(p) >= 0) {  // RG-12.1
        std::uint8_t before = 0;
        for (const Seat& other : s.seats)
            before = static_cast<std::uint8_t>(before + (other.meeting != 0 ? 1 : 0));
        p.meeting = static_cast<std::uint8_t>(before + 1);
        sink({.kind = EventKind::MarkersMet,
              .seat = s.turn,
              .amount = static_cast<std::uint16_t>(difference(p))});
    }
    sink({.kind = EventKind::TurnEnded, .seat = s.turn});
    next_turn(s, sink);
}

}  // namespace durbar::rajas::turn
