#include "games/tigris/kingdoms.h"
#include "games/tigris/steps/steps.h"

namespace durbar::tigris::monuments {

namespace {

/// Is there a 2 × 2 square with this top left corner that contains `laid`?
bool covers(Cell corner, Cell laid) {
    const int dc = column_of(laid) - column_of(corner);
    const int dr = row_of(laid) - row_of(corner);
    return dc >= 0 && dc <= 1 && dr >= 0 && dr <= 1 && column_of(corner) < kColumns - 1 &&
           row_of(corner) < kRows - 1;
}

bool any_available(const Table& t, Color color) {
    for (Monument m = 0; m < kMonuments; ++m) {
        if (available(t, m, color)) return true;
    }
    return false;
}

}  // namespace

/// Never remembered (TE-10.4, TE-10.7, TE-10.8); TE-10.13 follows from the map.
FixedVec<Cell, 4> squares_with(const Table& t, Cell laid) {
    return complete_squares(t.tiles[index(tile_color(t, laid))], laid);
}

bool available(const Table& t, Monument m, Color color) {
    return t.monuments[m].corner == kNoCell && has_color(m, color);  // TE-10.2
}

Bits footprint(Cell corner) {
    const auto at = static_cast<unsigned>(corner);
    Bits four;
    for (const unsigned step : {0U, 1U, unsigned{kColumns}, kColumns + 1U})
        four.add(static_cast<Cell>(at + step));
    return four;
}

FixedVec<Cell, 4> complete_squares(const Bits& equal, Cell laid) {
    FixedVec<Cell, 4> corners;
    if ((neighbours(laid) & equal).count() < 2) return corners;
    for (int row = row_of(laid) - 1; row <= row_of(laid); ++row) {
        for (int column = column_of(laid) - 1; column <= column_of(laid); ++column) {
            if (row < 0 || column < 0 || row >= kRows - 1 || column >= kColumns - 1) continue;
            const Cell corner = cell_at(column, row);
            if ((footprint(corner) - equal - bit(laid)).none()) corners.push_back(corner);
        }
    }
    return corners;
}

bool settle(State& s) {
    const Cell laid = s.agenda.back().cell;
    if (!squares_with(s, laid).empty() && any_available(s, tile_color(s, laid))) return false;
    s.agenda.pop_back();  // TE-10.5: nothing to build, nothing to ask
    return true;
}

void legal(const State& s, MoveList& out) {
    const Cell laid = s.agenda.back().cell;
    const Color color = tile_color(s, laid);
    for (const Cell corner : squares_with(s, laid)) {
        for (Monument m = 0; m < kMonuments; ++m) {
            if (available(s, m, color)) out.add(BuildMonument{m, corner});
        }
    }
    out.add(kNoMonument);
}

Refused check(const State& s, const BuildMonument& m) {
    if (m == kNoMonument) return std::nullopt;  // TE-10.1: optional
    const Cell laid = s.agenda.back().cell;
    const Color color = tile_color(s, laid);
    const bool square = covers(m.corner, laid) && (footprint(m.corner) - s.tiles[index(color)]).none();
    if (!square) {
        return refuse("TE-10.3", "monument_needs_square");
    }
    if (s.monuments[m.monument].corner != kNoCell) return refuse("TE-10.2", "monument_built_already");
    if (!has_color(m.monument, color)) {
        return refuse("TE-10.2", "monument_lacks_color", {{"color", color_name(color)}});
    }
    return std::nullopt;
}

void apply(State& s, const BuildMonument& m, const Sink& sink) {
    const Cell laid = s.agenda.back().cell;
    s.agenda.pop_back();  // TE-10.6: one monument a tile
    if (m == kNoMonument) {
        sink({.kind = EventKind::MonumentDeclined, .seat = s.turn});
        return;
    }
    const Color color = tile_color(s, laid);
    const Bits four = footprint(m.corner);
    s.tiles[index(color)] -= four;
    s.flipped |= four;  // TE-10.10, TE-10.12: for good; treasures stay where they are
    s.monuments[m.monument] = {m.corner, color};
    sink({.kind = EventKind::MonumentBuilt,
          .seat = s.turn,
          .color = color,
          .cell = m.corner,
          .amount = m.monument});
    buildings::return_from(s, four, Reason::OfMonument, sink);  // TE-15.12
    if (color == kTemple) leaders::send_homeless(s, sink);      // TE-10.11
}

}  // namespace durbar::tigris::monuments
