#pragma once

#include "games/rajas/state.h"

/// Questions about the roads of a province. Every laid tile leads to the residence, always; so a new tile
/// needs a link to any of them, and only a cover can cut something off.
namespace durbar::rajas {

inline constexpr Cells kFirstColumn = [] {
    Cells cells = 0;
    for (int row = 0; row < data::kRows; ++row) cells |= Cells{1} << (row * data::kColumns);
    return cells;
}();
inline constexpr Cells kLastColumn = kFirstColumn << (data::kColumns - 1);

/// The cells one step to a side of the given ones.
constexpr Cells stepped(Cells cells, unsigned side) {
    switch (static_cast<Direction>(side)) {
        case Direction::N: return cells >> data::kColumns;
        case Direction::E: return (cells & ~kLastColumn) << 1U;
        case Direction::S: return cells << data::kColumns & kGrid;
        case Direction::W: return (cells & ~kFirstColumn) >> 1U;
    }
    return 0;
}

constexpr Cells empty_cells(const Seat& p) { return data::kBuildable & ~p.laid; }

/// RG-5.6 By side: empty cells whose neighbour on that side has a road to them.
struct OpenEnds {
    std::array<Cells, kDirections> from{};

    explicit constexpr OpenEnds(const Seat& p) {
        const Cells empty = empty_cells(p);
        for (unsigned side = 0; side < kDirections; ++side) {
            from[side] = stepped(p.roads[opposite(side)], opposite(side)) & empty;
        }
    }
    constexpr Cells all() const { return from[0] | from[1] | from[2] | from[3]; }
    /// Where a tile with these roads has a link.
    constexpr Cells linked(unsigned roads) const {
        Cells cells = 0;
        for (unsigned side = 0; side < kDirections; ++side) {
            if ((roads >> side & 1U) != 0) cells |= from[side];
        }
        return cells;
    }
};

/// Everything that roads join to the given cells without leaving `within`.
constexpr Cells joined(const Seat& p, Cells cells, Cells within) {
    for (Cells before = 0; before != cells;) {
        before = cells;
        for (unsigned side = 0; side < kDirections; ++side) {
            cells |= stepped(cells & p.roads[side], side) & p.roads[opposite(side)] & within;
        }
    }
    return cells;
}

/// RG-9.4 What a tile that covers a cell must be linked to: the part of the province that still leads to the
/// residence, and each part that only the covered tile held.
class CoverLinks {
public:
    CoverLinks() = default;
    /// Precondition: a tile lies on the cell.
    CoverLinks(const Seat& p, Cell cell) {
        const Cells within = (p.laid | kResidence) & ~cell_bit(cell);
        Cells seen = joined(p, kResidence, within);
        parts_[0] = sides_to(p, cell, seen);
        for (unsigned side = 0; side < kDirections; ++side) {
            const Cells beside = stepped(cell_bit(cell), side) & p.roads[opposite(side)] & within & ~seen;
            if (beside == 0 || (p.roads[side] & cell_bit(cell)) == 0) continue;
            const Cells part = joined(p, beside, within);
            seen |= part;
            parts_[count_++] = sides_to(p, cell, part);
        }
    }
    bool held_by(unsigned roads) const {
        for (unsigned i = 0; i < count_; ++i) {
            if ((parts_[i] & roads) == 0) return false;
        }
        return true;
    }

private:
    /// The sides of the cell on which one of these cells has a road to it.
    static unsigned sides_to(const Seat& p, Cell cell, Cells cells) {
        unsigned sides = 0;
        for (unsigned side = 0; side < kDirections; ++side) {
            const Cells beside = stepped(cell_bit(cell), side) & cells & p.roads[opposite(side)];
            if (beside != 0) sides |= 1U << side;
        }
        return sides;
    }

    std::array<unsigned, kDirections + 1> parts_{};
    unsigned count_ = 1;
};

/// Puts a tile, or a covering one, on a cell.
constexpr void set_tile(Seat& p, Tile tile, Cell cell, unsigned turn) {
    p.tiles[cell] = tile;
    p.turned[cell] = static_cast<std::uint8_t>(turn);
    p.laid |= cell_bit(cell);
    const unsigned roads = roads_of(tile, turn);
    for (unsigned side = 0; side < kDirections; ++side) {
        p.roads[side] = (p.roads[side] & ~cell_bit(cell)) | (roads >> side & 1U) << cell;
    }
}

/// The border yields that a tile's roads on a cell point at, as bits by slot.
template <class Yields>
constexpr unsigned yields_at(const Yields& yields, Cell cell, unsigned roads) {
    unsigned slots = 0;
    for (unsigned slot = 0; slot < kSlots; ++slot) {
        if (yields[slot].cell == cell && (roads >> yields[slot].side & 1U) != 0) slots |= 1U << slot;
    }
    return slots;
}

}  // namespace durbar::rajas
