#include "games/maharani/steps/steps.h"

namespace durbar::maharani::turn {

namespace {

void end_game(State& s, EndReason reason, const Sink& sink) {
    s.agenda.clear();
    s.end = reason;
    sink({.kind = EventKind::GameOver,
          .reason = reason == EndReason::Complete ? Reason::Complete : Reason::Stuck});
}

}  // namespace

/// MH-2.5 Tiles or a refresh. One of them is always possible: a tile that fits somewhere is out of reach only
/// behind a token that is face down (MH-8.5).
void legal_actions(const State& s, MoveList& out) {
    tiles::legal(s, out);
    if (!check(s, Refresh{})) out.add(Refresh{});
}

Refused check(const State& s, const Refresh&) {
    if (s.laid > 0) return refuse("MH-8.3", "refresh_after_tile");
    if (s.tokens_down[s.turn] != 0) return std::nullopt;
    return refuse("MH-8.2", "tokens_all_up");
}

void apply(State& s, const Refresh&, const Sink& sink) {
    s.agenda.pop_back();
    s.tokens_down[s.turn] = 0;            // MH-8.1
    s.agenda.push_back({Step::EndTurn});  // MH-8.4
    sink({.kind = EventKind::Refreshed, .seat = s.turn});
}

/// MH-10.9 Pay, score, end check; then refill, stuck check and the next turn.
void end_turn(State& s, const Sink& sink) {
    s.agenda.pop_back();
    if (s.laid == data::kMostTiles) {  // MH-7.2, MH-7.3
        s.gold[s.turn] = static_cast<std::uint16_t>(s.gold[s.turn] - data::kSecondTileCost);
        sink({.kind = EventKind::Paid, .seat = s.turn, .gold = data::kSecondTileCost});
    }
    sections::score(s, Reason::Complete, sink);  // MH-10.1; until now its workers stood there (MH-10.6)
    s.laid = 0;
    sink({.kind = EventKind::TurnEnded, .seat = s.turn});
    if (s.scored == (1U << kSections) - 1) {
        // MH-11.1, MH-11.6: before anything is drawn (MH-11.2), so middle tiles may stay in the bag (MH-9.8)
        end_game(s, EndReason::Complete, sink);
        return;
    }
    const auto next = static_cast<std::uint8_t>((s.turn + 1) % s.players);  // MH-2.1
    s.agenda.push_back({.step = Step::NextTurn, .seat = next});
    s.agenda.push_back({Step::Refill, Player::Chance});
}

/// MH-11.11 Stuck is looked for here and nowhere else. MH-2.9 Until here the rondel is turned to the player
/// whose turn has ended.
void next_turn(State& s, const Sink& sink) {
    const std::uint8_t next = s.agenda.back().seat;
    s.agenda.pop_back();
    if (is_stuck(s)) {  // MH-11.3, MH-11.4
        sections::score(s, Reason::Stuck, sink);
        end_game(s, EndReason::Stuck, sink);
        return;
    }
    s.turn = next;
    ++s.turn_number;  // MH-2.8
    s.agenda.push_back({Step::Action, player(next)});
    sink({.kind = EventKind::TurnBegan,
          .seat = next,
          .arrow = active_side(s),  // MH-2.2
          .number = s.turn_number});
}

}  // namespace durbar::maharani::turn
