#include "games/tigris/kingdoms.h"
#include "games/tigris/steps/steps.h"

namespace durbar::tigris::turn {

namespace {

/// TE-4.3 – TE-4.10 Where each own leader may go.
void legal_leaders(const State& s, const Bits& empty, const Joints& joints, MoveList& out) {
    const Bits sites = (empty - board_map(s).river) & grown(s.tiles[index(kTemple)]);
    for (const Color c : kAllColors) {
        const Cell at = s.leaders[s.turn][index(c)];
        const Bits joining = at == kNoCell ? joints.two() : joints.two_without(at, sites);
        out.add_family(MoveList::Kind::Leader, c, sites - joining);
    }
}

}  // namespace

/// TE-3.12, TE-3.13 The number of first actions and of pairs of them is known from outside and tested.
void legal_actions(const State& s, MoveList& out) {
    const Joints joints(s);
    const Bits three = joints.three();
    const Bits empty = empty_squares(s);
    const Bits& river = board_map(s).river;
    for (const Color c : kAllColors) {  // TE-5.1 – TE-5.4
        if (s.hands[s.turn][c] == 0) continue;
        const Bits sites = c == kFarm ? empty & river : empty - river;
        out.add_family(MoveList::Kind::Tile, c, sites - three);
    }
    legal_leaders(s, empty, joints, out);
    if (s.catastrophes[s.turn] > 0) {
        out.add_family(MoveList::Kind::Catastrophe, Color::Red, catastrophes::targets(s));
    }
    out.add_swaps(s.hands[s.turn]);  // TE-7.1, TE-7.2
    for (const Color c : kAllColors) {
        if (s.leaders[s.turn][index(c)] != kNoCell) out.add(Withdraw{c});
    }
    out.add(Pass{});  // TE-3.3, TE-3.11
}

void apply(State& s, const Pass&, const Sink& sink) {
    sink({.kind = EventKind::Passed, .seat = s.turn});
    s.agenda.back() = {Step::EndTurn};
}

void end_action(State& s) {
    // TE-3.1, TE-3.2, TE-3.4, TE-3.5: with all its events it was one action, of whatever kind.
    ++s.actions_done;
    s.agenda.back() =
        s.actions_done < data::kActions ? Frame{Step::Action, player(s.turn)} : Frame{Step::EndTurn};
}

/// TE-12.1 Monument points, then refill, then the end of the game or the next turn.
void end_turn(State& s, const Sink& sink) {
    for (const Color c : kAllColors) {
        const Cell leader = s.leaders[s.turn][index(c)];
        if (leader == kNoCell || s.flipped.none()) continue;
        const Bits kingdom = kingdom_at(s, leader);  // TE-12.5
        for (Monument m = 0; m < kMonuments; ++m) {
            const Cell corner = s.monuments[m].corner;
            if (corner == kNoCell || !has_color(m, c) || !kingdom.has(corner)) continue;  // TE-12.4
            award(s, s.turn, c, 1, corner, Reason::OfMonument,
                  sink);  // TE-12.2, TE-12.3, TE-12.6, TE-12.9, TE-13.6
        }
    }
    sink({.kind = EventKind::TurnEnded, .seat = s.turn});
    s.agenda.back() = {Step::NextTurn};
    for (int i = s.players - 1; i >= 0; --i) {  // TE-12.7: the active player first, then clockwise
        s.agenda.push_back(
            {.step = Step::Refill, .seat = static_cast<std::uint8_t>((s.turn + i) % s.players)});
    }
}

void refill(State& s, const Sink& sink) {
    const std::uint8_t seat = s.agenda.back().seat;
    const int missing = data::kHandSize - s.hands[seat].total();
    s.agenda.pop_back();
    if (missing > s.bag.total()) {  // TE-13.3, TE-13.4, TE-13.5, TE-13.8: no more draws
        end_game(s, EndReason::Bag, sink);
    } else if (missing > 0) {
        s.agenda.push_back({.step = Step::Draw,  // TE-12.8
                            .actor = Player::Chance,
                            .seat = seat,
                            .count = static_cast<std::uint8_t>(missing)});
    }
}

void next_turn(State& s, const Sink& sink) {
    if (s.treasures.count() <= data::kLastTreasures) {  // TE-13.1, TE-13.2
        end_game(s, EndReason::Treasures, sink);
        return;
    }
    s.turn = static_cast<std::uint8_t>((s.turn + 1) % s.players);  // TE-3.10
    s.actions_done = 0;
    s.agenda.back() = {Step::Action, player(s.turn)};
    sink({.kind = EventKind::TurnBegan, .seat = s.turn});
}

void end_game(State& s, EndReason reason, const Sink& sink) {
    s.agenda.clear();  // TE-13.9: all else keeps its last value
    s.end = reason;
    sink({.kind = EventKind::GameOver, .end = reason});
}

}  // namespace durbar::tigris::turn
