#include "games/tigris/kingdoms.h"
#include "games/tigris/steps/steps.h"

namespace durbar::tigris::leaders {

Refused check(const State& s, const PlaceLeader& m) {
    const Cell old = s.leaders[s.turn][index(m.leader)];
    if (m.cell == old) return refuse("TE-4.10", "leader_already_there");
    if (!empty_squares(s).has(m.cell)) return refuse("TE-4.3", "leader_square_taken");
    if (board_map(s).river.has(m.cell)) return refuse("TE-4.5", "leader_on_river");
    if (temples_beside(s, m.cell).none()) return refuse("TE-4.4", "leader_needs_temple");
    // TE-4.8, TE-4.9: a moved leader is lifted before the kingdoms are counted.
    const Joints joints(s);
    const Bits joining = old == kNoCell ? joints.two() : joints.two_without(old, bit(m.cell));
    if (joining.has(m.cell)) {
        return refuse("TE-4.6", "leader_joins_kingdoms");
    }
    return std::nullopt;  // TE-4.7: leaderless regions may be joined at will
}

Refused check(const State& s, const Withdraw& m) {
    if (s.leaders[s.turn][index(m.leader)] != kNoCell) return std::nullopt;
    return refuse("TE-4.12", "leader_not_on_board", {{"color", color_name(m.leader)}});
}

void apply(State& s, const PlaceLeader& m, const Sink& sink) {
    const Cell old = s.leaders[s.turn][index(m.leader)];
    // TE-4.1 One's own leader; TE-4.2 from the supply or from its old square.
    if (old == kNoCell) {
        sink({.kind = EventKind::LeaderPlaced, .seat = s.turn, .color = m.leader, .cell = m.cell});
    } else {
        remove_leader(s, s.turn, m.leader);
        sink(
            {.kind = EventKind::LeaderMoved, .seat = s.turn, .color = m.leader, .cell = m.cell, .from = old});
    }
    put_leader(s, s.turn, m.leader, m.cell);
    // TE-3.7, TE-11.8 Revolt, then treasures without the loser; TE-4.13 no point for the leader itself.
    s.agenda.back() = {Step::EndAction};
    s.agenda.push_back({Step::Treasures});
    revolts::begin_if_any(s, m.leader, m.cell, sink);
}

void apply(State& s, const Withdraw& m, const Sink& sink) {
    const Cell old = s.leaders[s.turn][index(m.leader)];
    remove_leader(s, s.turn, m.leader);
    s.agenda.back() = {Step::EndAction};  // TE-3.8
    sink({.kind = EventKind::LeaderWithdrawn, .seat = s.turn, .color = m.leader, .from = old});
}

void send_homeless(State& s, const Sink& sink) {
    const Bits homeless = s.leader_squares - grown(s.tiles[index(kTemple)]);
    if (homeless.none()) return;
    for (std::uint8_t seat = 0; seat < s.players; ++seat) {
        for (const Color c : kAllColors) {
            const Cell cell = s.leaders[seat][index(c)];
            if (cell == kNoCell || !homeless.has(cell)) continue;
            remove_leader(s, seat, c);  // TE-4.14
            sink({.kind = EventKind::LeaderHome,
                  .seat = seat,
                  .color = c,
                  .from = cell,
                  .reason = Reason::NoTemple});
        }
    }
}

}  // namespace durbar::tigris::leaders
