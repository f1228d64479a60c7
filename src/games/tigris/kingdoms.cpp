#include "games/tigris/kingdoms.h"

#include <algorithm>

namespace durbar::tigris {

namespace {

/// Calls `visit` with each kingdom that these leaders make where `links` are the squares that link.
template <class Visit>
void for_each_kingdom(Bits leaders, const Bits& links, Visit visit) {
    while (leaders.any()) {
        const Bits kingdom = flood(bit(leaders.first()), links);
        visit(kingdom);
        leaders -= kingdom;
    }
}

/// A new tile or leader on `cell`: the kingdoms beside it, the square and what hangs on it become one.
void grow_kingdoms(Table& t, Cell cell, bool leader) {
    Bits merged = bit(cell);
    auto& list = t.kingdoms.list;
    bool kingdom = leader;
    for (std::size_t i = list.size(); i-- > 0;) {
        if (!list[i].meets(neighbours(cell))) continue;
        kingdom = true;
        merged |= list[i];
        list[i] = list.back();
        list.pop_back();
    }
    if (kingdom) list.push_back(flood(merged, linking(t)));
}

/// Squares of a kingdom were emptied: what is left of it falls into the kingdoms of the leaders still in it.
void cut_kingdoms(Table& t, const Bits& emptied) {
    auto& list = t.kingdoms.list;
    for (std::size_t i = list.size(); i-- > 0;) {
        if (!list[i].meets(emptied)) continue;
        const Bits rest = list[i] - emptied;
        list[i] = list.back();
        list.pop_back();
        for_each_kingdom(rest & t.leader_squares, rest,
                         [&](const Bits& kingdom) { list.push_back(kingdom); });
    }
}

/// The run of `tiles` through the square in steps of (dc, dr), both ways.
Bits line_through(const Bits& tiles, Cell cell, int dc, int dr) {
    Bits line;
    if (!tiles.has(cell)) return line;
    line.add(cell);
    for (const int way : {-1, 1}) {
        int column = column_of(cell) + way * dc;
        int row = row_of(cell) + way * dr;
        while (column >= 0 && column < kColumns && row >= 0 && row < kRows &&
               tiles.has(cell_at(column, row))) {
            line.add(cell_at(column, row));
            column += way * dc;
            row += way * dr;
        }
    }
    return line;
}

}  // namespace

void lay_tile(Table& t, Color color, Cell cell) {
    t.tiles[index(color)].add(cell);
    grow_kingdoms(t, cell, false);
}

void put_leader(Table& t, int seat, Color leader, Cell cell) {
    t.leaders[static_cast<unsigned>(seat)][index(leader)] = cell;
    t.leader_squares.add(cell);
    grow_kingdoms(t, cell, true);
}

void remove_leader(Table& t, int seat, Color leader) {
    Cell& cell = t.leaders[static_cast<unsigned>(seat)][index(leader)];
    t.leader_squares.remove(cell);
    cut_kingdoms(t, bit(cell));
    cell = kNoCell;
}

void remove_tiles(Table& t, Color color, const Bits& squares) {
    t.tiles[index(color)] -= squares;
    cut_kingdoms(t, squares);
}

void find_kingdoms(Table& t) {
    t.kingdoms.list.clear();
    for_each_kingdom(t.leader_squares, linking(t),
                     [&](const Bits& kingdom) { t.kingdoms.list.push_back(kingdom); });
}

Joints::Joints(const Table& t) : table_(t) {
    for (const Bits& kingdom : t.kingdoms.list) {
        const Rows reach = Rows(kingdom).grown();
        three_ |= two_ & reach;
        two_ |= one_ & reach;
        one_ |= reach;
    }
}

Bits Joints::two_without(Cell cell, const Bits& sites) const {
    const Bits kingdom = kingdom_at(table_, cell);
    const Bits rest = kingdom - bit(cell);
    const Bits leaders = rest & table_.leader_squares;
    const Rows reach = Rows(kingdom).grown();
    // Unless the lift makes two kingdoms of one, it only takes joints away, and only beside that kingdom.
    const Rows joined = Rows(sites) & two_;
    if (leaders.count() <= 1 && (joined & reach).none()) return joined.bits();
    // Take the kingdom out of the count, then put in what is left of it.
    Rows two = two_ - (reach - three_);
    Rows one = one_ - (reach - two_);
    for_each_kingdom(leaders, rest, [&](const Bits& piece) {
        const Rows near = Rows(piece).grown();
        two |= one & near;
        one |= near;
    });
    return (Rows(sites) & two).bits();
}

int leader_in(const Table& t, Color leader, const Bits& squares) {
    for (int seat = 0; seat < t.players; ++seat) {
        const Cell cell = t.leaders[static_cast<unsigned>(seat)][index(leader)];
        if (cell != kNoCell && squares.has(cell)) return seat;
    }
    return -1;
}

FixedVec<std::uint8_t, kMaxPlayers> rivals(const Table& t, Color leader, const Bits& region) {
    FixedVec<std::uint8_t, kMaxPlayers> seats;
    for (std::uint8_t seat = 0; seat < t.players; ++seat) {
        const Cell cell = t.leaders[seat][index(leader)];
        if (cell != kNoCell && region.has(cell)) seats.push_back(seat);
    }
    return seats;
}

unsigned open_wars(const Table& t) {
    const Bits region = kingdom_at(t, t.unification);
    unsigned wars = 0;
    for (const Color c : kAllColors) {
        if (rivals(t, c, region).size() == 2) wars |= 1U << index(c);  // TE-9.3
    }
    return wars;
}

Bits supporters(const Table& t, int seat, Color leader) {
    const Cell cell = t.leaders[static_cast<unsigned>(seat)][index(leader)];
    // TE-9.8, TE-9.10, TE-9.11: the flood stops at the unification tile, so what hangs on it elsewhere stays
    // outside.
    return flood(bit(cell), linking(t) - bit(t.unification)) & t.tiles[index(leader)];
}

int war_strength(const Table& t, int seat, Color leader) {
    if (t.unification != kNoCell) return supporters(t, seat, leader).count();
    const Cell cell = t.leaders[static_cast<unsigned>(seat)][index(leader)];
    return (kingdom_at(t, cell) & t.tiles[index(leader)]).count();
}

Bits row_line(const Table& t, Color color, Cell cell) {
    return line_through(t.tiles[index(color)], cell, 1, 0);
}
Bits column_line(const Table& t, Color color, Cell cell) {
    return line_through(t.tiles[index(color)], cell, 0, 1);
}

int longest_line(const Table& t, Color color, Cell cell) {
    return std::max(row_line(t, color, cell).count(), column_line(t, color, cell).count());
}

}  // namespace durbar::tigris
