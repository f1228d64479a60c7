#pragma once

#include "core/fixed_vec.h"
#include "games/tigris/state.h"

namespace durbar::tigris {

/// The printed board: what never changes.
struct BoardMap {
    Bits river;
    Bits temples;   ///< starting temples, each with a treasure (TE-1.8, TE-1.9)
    Bits priority;  ///< squares whose treasures are taken first (TE-11.4)
};
inline constexpr std::array<BoardMap, 2> kBoardMaps{{
    {{data::kBoards[0].river}, {data::kBoards[0].temples}, {data::kBoards[0].priority}},
    {{data::kBoards[1].river}, {data::kBoards[1].temples}, {data::kBoards[1].priority}},
}};
constexpr const BoardMap& board_map(const Table& t) { return kBoardMaps[index(t.options.board)]; }

/// TE-2.2, TE-2.3 Tiles, face up or down, and leaders link; TE-2.4 catastrophe tiles do not.
constexpr Bits linking(const Table& t) {
    return t.tiles[0] | t.tiles[1] | t.tiles[2] | t.tiles[3] | t.flipped | t.leader_squares;
}
/// Squares with nothing on them.
constexpr Bits empty_squares(const Table& t) { return kAllCells - linking(t) - t.burnt; }

/// The colour of the face-up tile on a square. Precondition: one lies there.
constexpr Color tile_color(const Table& t, Cell cell) {
    unsigned color = 0;
    while (!t.tiles[color].has(cell)) ++color;
    return static_cast<Color>(color);
}

/// The region of an occupied square (TE-2.2, TE-2.6: always from the board as it stands).
inline Bits region_of(const Table& t, Cell cell) { return flood(bit(cell), linking(t)); }

/// TE-2.5 The kingdom that holds a square; empty if none does.
inline Bits kingdom_at(const Table& t, Cell cell) {
    for (const Bits& kingdom : t.kingdoms.list) {
        if (kingdom.has(cell)) return kingdom;
    }
    return {};
}
/// How many kingdoms lie beside a square.
inline int kingdoms_beside(const Table& t, Cell cell) {
    int count = 0;
    for (const Bits& kingdom : t.kingdoms.list) count += kingdom.meets(neighbours(cell)) ? 1 : 0;
    return count;
}

/// Face-up temples beside a square.
constexpr Bits temples_beside(const Table& t, Cell cell) {
    return neighbours(cell) & t.tiles[index(kTemple)];
}

// The verbs that change what links. All others leave the kingdoms as they are.

void lay_tile(Table& t, Color color, Cell cell);
void put_leader(Table& t, int seat, Color leader, Cell cell);
/// The leader goes home to its owner.
void remove_leader(Table& t, int seat, Color leader);
/// Takes face-up tiles of a colour off the board; any of them may have been a link (TE-2.6).
void remove_tiles(Table& t, Color color, const Bits& squares);
/// Finds all kingdoms from the board alone.
void find_kingdoms(Table& t);

/// Where kingdoms meet: the squares beside at least two, and beside at least three, different ones.
class Joints {
public:
    explicit Joints(const Table& t);

    Bits two() const { return two_.bits(); }
    Bits three() const { return three_.bits(); }
    /// Which of the sites lie beside at least two kingdoms when the leader on `cell` is lifted (TE-4.8,
    /// TE-4.9).
    Bits two_without(Cell cell, const Bits& sites) const;

private:
    const Table& table_;
    Rows one_;
    Rows two_;
    Rows three_;
};

/// The seat whose leader of this colour stands in the squares; -1 if none does.
/// Precondition: at most one, as in a kingdom at peace (TE-2.7).
int leader_in(const Table& t, Color leader, const Bits& squares);

/// The seats that own this leader colour in the region of the unification tile: two of them make a war
/// (TE-9.3).
FixedVec<std::uint8_t, kMaxPlayers> rivals(const Table& t, Color leader, const Bits& region);

/// The colours with an open war, as a bit mask by colour (TE-9.3, TE-9.24). Precondition: the unification
/// tile is laid.
unsigned open_wars(const Table& t);

/// TE-9.8 The face-up tiles of the leader's colour in his piece of the board with the unification tile
/// thought away.
Bits supporters(const Table& t, int seat, Color leader);

/// How many tiles would support a leader on the board in a war; while wars are open, on his own side only.
int war_strength(const Table& t, int seat, Color leader);

/// The longest row or column of this colour through the square (TE-15.5); 0 if no such tile lies there.
int longest_line(const Table& t, Color color, Cell cell);
/// The unbroken row and column of face-up tiles of this colour through the square.
Bits row_line(const Table& t, Color color, Cell cell);
Bits column_line(const Table& t, Color color, Cell cell);

}  // namespace durbar::tigris
