#include <algorithm>

#include "games/tigris/kingdoms.h"
#include "games/tigris/steps/steps.h"

namespace durbar::tigris::buildings {

namespace {

/// TE-15.2 Three tiles; TE-15.5, TE-15.6 more than in the building's own line, as both stand now.
int least_line(const Table& t, Color color) {
    const Cell standing = t.buildings[index(color)];
    if (standing == kNoCell) return data::kMinimumLine;
    return std::max(data::kMinimumLine, longest_line(t, color, standing) + 1);
}

}  // namespace

/// TE-15.19 Face-up lines through the laid tile.
Bits sites(const Table& t, Cell laid) {
    const Color color = tile_color(t, laid);
    const int wanted = least_line(t, color);
    Bits squares;
    for (const Bits& line : {row_line(t, color, laid), column_line(t, color, laid)}) {
        if (line.count() >= wanted) squares |= line;  // TE-15.3, TE-15.7, TE-15.8
    }
    return squares;
}

bool settle(State& s) {
    if (sites(s, s.agenda.back().cell).any()) return false;
    s.agenda.pop_back();  // TE-15.4
    return true;
}

void legal(const State& s, MoveList& out) {
    sites(s, s.agenda.back().cell).for_each([&](Cell cell) { out.add(SetBuilding{cell}); });
    out.add(kNoBuilding);
}

Refused check(const State& s, const SetBuilding& m) {
    const Cell laid = s.agenda.back().cell;
    if (m == kNoBuilding || sites(s, laid).has(m.cell)) return std::nullopt;
    const Color color = tile_color(s, laid);
    for (const Bits& line : {row_line(s, color, laid), column_line(s, color, laid)}) {
        if (line.has(m.cell) && line.count() >= data::kMinimumLine) {
            return refuse("TE-15.5", "building_needs_longer_line", {{"least", least_line(s, color)}});
        }
    }
    return refuse("TE-15.2", "building_needs_line", {{"least", data::kMinimumLine}});
}

void apply(State& s, const SetBuilding& m, const Sink& sink) {
    const Color color = tile_color(s, s.agenda.back().cell);
    s.agenda.pop_back();  // TE-15.10: the monument is still offered
    if (m == kNoBuilding) {
        sink({.kind = EventKind::BuildingDeclined, .seat = s.turn, .color = color});
        return;
    }
    const Cell old = s.buildings[index(color)];
    s.buildings[index(color)] = m.cell;
    sink({.kind = old == kNoCell ? EventKind::BuildingSet : EventKind::BuildingMoved,
          .seat = s.turn,
          .color = color,
          .cell = m.cell,
          .from = old});
}

void return_from(State& s, const Bits& squares, Reason reason, const Sink& sink) {
    for (const Color c : kAllColors) {
        const Cell cell = s.buildings[index(c)];
        if (cell == kNoCell || !squares.has(cell)) continue;
        s.buildings[index(c)] = kNoCell;
        sink({.kind = EventKind::BuildingReturned, .color = c, .from = cell, .reason = reason});
    }
}

}  // namespace durbar::tigris::buildings
