#include <algorithm>
#include <bit>

#include "games/tigris/kingdoms.h"
#include "games/tigris/steps/steps.h"

namespace durbar::tigris {

void award(State& s, int seat, Color color, int amount, Cell cell, Reason reason, const Sink& sink) {
    auto& points = s.points[static_cast<unsigned>(seat)][index(color)];
    points = static_cast<std::uint16_t>(
        std::min(points + amount, kMostPoints));  // TE-1.6, TE-5.11: no limit, never fewer
    sink({.kind = EventKind::Points,
          .seat = static_cast<std::uint8_t>(seat),
          .color = color,
          .cell = cell,
          .amount = static_cast<std::uint8_t>(amount),
          .reason = reason});
}

namespace tiles {

namespace {

/// TE-5.5 – TE-5.7 One point to the owner of the matching leader, else of the king, else to nobody; with the
/// bonus.
void score(State& s, const PlaceTile& m, const Bits& kingdom, const Sink& sink) {
    int seat = leader_in(s, m.color, kingdom);          // TE-5.5: whoever laid the tile
    if (seat < 0) seat = leader_in(s, kKing, kingdom);  // TE-5.6: in the colour of the tile
    if (seat < 0) return;                               // TE-5.7, TE-4.15
    award(s, seat, m.color, 1, m.cell, Reason::Tile, sink);
    // TE-15.15, TE-15.16, TE-15.17: the building of the tile's colour, in the kingdom as it is now, and only
    // for the player who laid.
    const Cell building = s.buildings[index(m.color)];
    if (seat == s.turn && building != kNoCell && kingdom.has(building)) {
        award(s, seat, m.color, 1, m.cell, Reason::Building, sink);
    }
}

}  // namespace

Refused check(const State& s, const PlaceTile& m) {
    if (s.hands[s.turn][m.color] == 0)
        return refuse("TE-5.1", "tile_not_held", {{"color", color_name(m.color)}});
    if (!empty_squares(s).has(m.cell)) return refuse("TE-5.2", "tile_square_taken");
    if (board_map(s).river.has(m.cell) != (m.color == kFarm)) {
        return m.color == kFarm ? refuse("TE-5.3", "farm_off_river")
                                : refuse("TE-5.3", "only_farms_on_river");
    }
    if (Joints(s).three().has(m.cell)) {
        return refuse("TE-5.4", "tile_joins_three");
    }
    return std::nullopt;
}

void apply(State& s, const PlaceTile& m, const Sink& sink) {
    --s.hands[s.turn][m.color];
    const int kingdoms = kingdoms_beside(s, m.cell);
    lay_tile(s, m.color, m.cell);
    sink({.kind = EventKind::TileLaid, .seat = s.turn, .color = m.color, .cell = m.cell});

    // TE-3.6, TE-11.7, TE-11.9, TE-15.9: after the points (TE-11.12) or the wars come building, monument,
    // treasures.
    s.agenda.back() = {Step::EndAction};
    s.agenda.push_back({Step::Treasures});
    s.agenda.push_back({.step = Step::Monuments, .actor = player(s.turn), .cell = m.cell});
    if (s.options.buildings) {
        s.agenda.push_back({.step = Step::Buildings, .actor = player(s.turn), .cell = m.cell});
    }

    if (kingdoms == 0) return;  // TE-5.7
    if (kingdoms == 1) {
        score(s, m, kingdom_at(s, m.cell), sink);  // TE-5.9, TE-5.10
        return;
    }
    s.unification = m.cell;  // TE-9.1, TE-9.27: always at hand; TE-5.8, TE-15.18: no point, no bonus
    s.agenda.push_back({Step::Wars, player(s.turn)});
    sink({.kind = EventKind::Unified,
          .seat = s.turn,
          .cell = m.cell,
          .amount = static_cast<std::uint8_t>(std::popcount(open_wars(s)))});
}

}  // namespace tiles

}  // namespace durbar::tigris
