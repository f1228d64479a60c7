#include "games/tigris/kingdoms.h"
#include "games/tigris/steps/steps.h"

namespace durbar::tigris::catastrophes {

/// TE-6.2 Any square, empty or with a tile, but for TE-6.3 – TE-6.6. A building is no obstacle (TE-15.13).
Bits targets(const State& s) { return kAllCells - s.burnt - s.flipped - s.leader_squares - s.treasures; }

Refused check(const State& s, const PlayCatastrophe& m) {
    if (s.catastrophes[s.turn] == 0) return refuse("TE-6.1", "no_catastrophe_left");
    if (s.burnt.has(m.cell)) return refuse("TE-6.6", "already_burnt");
    if (s.flipped.has(m.cell)) return refuse("TE-6.4", "catastrophe_on_monument");
    if (s.leader_squares.has(m.cell)) return refuse("TE-6.5", "catastrophe_on_leader");
    if (s.treasures.has(m.cell)) return refuse("TE-6.3", "catastrophe_on_treasure");
    return std::nullopt;
}

void apply(State& s, const PlayCatastrophe& m, const Sink& sink) {
    --s.catastrophes[s.turn];
    s.burnt.add(m.cell);                  // TE-6.7: for good
    s.agenda.back() = {Step::EndAction};  // TE-3.8
    sink({.kind = EventKind::CatastrophePlayed, .seat = s.turn, .cell = m.cell});
    for (const Color c : kAllColors) {
        if (!s.tiles[index(c)].has(m.cell)) continue;
        remove_tiles(s, c, bit(m.cell));  // TE-6.2: out of the game, nobody scores
        ++s.out[c];
        sink({.kind = EventKind::TileRemoved, .color = c, .cell = m.cell, .reason = Reason::Catastrophe});
        buildings::return_from(s, bit(m.cell), Reason::Catastrophe, sink);  // TE-15.13
        if (c == kTemple) leaders::send_homeless(s, sink);                  // TE-6.8, TE-6.9
    }
}

}  // namespace durbar::tigris::catastrophes
