#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <type_traits>
#include <variant>

#include "core/fixed_vec.h"
#include "games/tigris/types.h"

namespace durbar::tigris {

// A move is a small tagged value with named fields. The comment shows its text.

struct PlaceTile {  // tile red C4
    Color color;
    Cell cell;
    friend bool operator==(const PlaceTile&, const PlaceTile&) = default;
};
struct PlaceLeader {  // leader king C4 — from the supply or from another square (TE-4.2)
    Color leader;
    Cell cell;
    friend bool operator==(const PlaceLeader&, const PlaceLeader&) = default;
};
struct Withdraw {  // withdraw king
    Color leader;
    friend bool operator==(const Withdraw&, const Withdraw&) = default;
};
struct PlayCatastrophe {  // catastrophe C4
    Cell cell;
    friend bool operator==(const PlayCatastrophe&, const PlayCatastrophe&) = default;
};
struct Swap {  // swap red 2 blue 1 — a multiset, so that no permutation is listed twice (TE-7.2)
    Counts tiles;
    friend bool operator==(const Swap&, const Swap&) = default;
};
struct Pass {  // pass
    friend bool operator==(const Pass&, const Pass&) = default;
};
struct ChooseWar {  // war king
    Color leaders;
    friend bool operator==(const ChooseWar&, const ChooseWar&) = default;
};
struct Commit {  // commit 2
    std::uint8_t tiles;
    friend bool operator==(const Commit&, const Commit&) = default;
};
struct SetBuilding {  // building C4 · no building
    Cell cell;        ///< kNoCell: declined
    friend bool operator==(const SetBuilding&, const SetBuilding&) = default;
};
struct BuildMonument {  // monument black-red C4 · no monument
    Monument monument;
    Cell corner;  ///< top left square; kNoCell: declined
    friend bool operator==(const BuildMonument&, const BuildMonument&) = default;
};
struct KeepTreasure {  // stay C4 — the treasure that is left behind (TE-11.5)
    Cell cell;
    friend bool operator==(const KeepTreasure&, const KeepTreasure&) = default;
};
struct DrawTile {  // draw red (chance)
    Color color;
    friend bool operator==(const DrawTile&, const DrawTile&) = default;
};
struct StartWith {  // start 1 (chance)
    std::uint8_t seat;
    friend bool operator==(const StartWith&, const StartWith&) = default;
};

using Move = std::variant<PlaceTile, PlaceLeader, Withdraw, PlayCatastrophe, Swap, Pass, ChooseWar, Commit,
                          SetBuilding, BuildMonument, KeepTreasure, DrawTile, StartWith>;
static_assert(std::is_trivially_copyable_v<Move> && sizeof(Move) <= 8);

inline constexpr SetBuilding kNoBuilding{kNoCell};
inline constexpr BuildMonument kNoMonument{0, kNoCell};

/// No board has more treasures: one lies on each of its temples.
constexpr int most_treasures() {
    int most = 0;
    for (const data::Board& board : data::kBoards) {
        int treasures = 0;
        for (const std::uint64_t word : board.temples) treasures += std::popcount(word);
        most = std::max(most, treasures);
    }
    return most;
}
/// Decisions by what they offer at most, besides families: leaders to withdraw, or pass; tiles to commit, or
/// none; monuments on the four squares of a tile, or none; sites in its row and its column, or none;
/// treasures to keep.
constexpr int most_single_moves() {
    return std::max({kColors + 1, data::kHandSize + 1, 4 * kMonuments + 1,
                     data::kColumns + data::kRows - 1 + 1, most_treasures()});
}

/// The legal moves of one decision, in a fixed order: families first, then swaps, then single moves.
///
/// An opening position has some 750 moves, nearly all of them "this piece on any of those squares". They are
/// kept that way, as sets of squares; an index finds its family and unpacks one move. Listing costs a few
/// words instead of six kilobytes, and a random playout unpacks only the move it plays.
class MoveList {
public:
    enum class Kind : std::uint8_t { Tile, Leader, Catastrophe };

private:
    struct Family {
        Bits cells;
        std::uint32_t count;
        Kind kind;
        Color color;
    };

public:
    void clear() {
        families_.clear();
        singles_.clear();
        swap_hand_ = {};
        in_families_ = 0;
        swaps_ = 0;
    }
    std::size_t size() const { return in_families_ + swaps_ + singles_.size(); }

    void add_family(Kind kind, Color color, const Bits& cells) {
        const auto count = static_cast<std::uint32_t>(cells.count());
        if (count == 0) return;
        families_.push_back({cells, count, kind, color});
        in_families_ += count;
    }
    /// Every swap of one or more tiles of this hand.
    void add_swaps(const Counts& hand) {
        swap_hand_ = hand;
        swaps_ = (hand.of[0] + 1U) * (hand.of[1] + 1U) * (hand.of[2] + 1U) * (hand.of[3] + 1U) - 1U;
    }
    void add(const Move& move) { singles_.push_back(move); }

    Move operator[](std::size_t i) const;

    /// Walks through all moves; cheaper than asking for one index after the other.
    class Iterator {
    public:
        Move operator*() const {
            return at_ < list_->in_families_ ? unpack(*family_, rest_.first()) : (*list_)[at_];
        }
        Iterator& operator++() {
            if (at_++ >= list_->in_families_) return *this;
            rest_.remove(rest_.first());
            if (rest_.none() && at_ < list_->in_families_) rest_ = (++family_)->cells;
            return *this;
        }
        friend bool operator==(const Iterator& a, const Iterator& b) { return a.at_ == b.at_; }

    private:
        friend class MoveList;
        Iterator(const MoveList& list, std::size_t at)
            : list_(&list), at_(at), family_(list.families_.begin()) {
            if (at_ < list.in_families_) rest_ = family_->cells;
        }

        const MoveList* list_;
        std::size_t at_;
        const Family* family_;
        Bits rest_;  ///< the squares of the family still to come
    };
    Iterator begin() const { return {*this, 0}; }
    Iterator end() const { return {*this, size()}; }

    /// Calls `visit` with every move in order, as its own type: no variant is made where there are hundreds.
    template <class Visit>
    void for_each(Visit visit) const {
        for (const Family& family : families_) {
            switch (family.kind) {
                case Kind::Tile:
                    family.cells.for_each([&](Cell cell) { visit(PlaceTile{family.color, cell}); });
                    break;
                case Kind::Leader:
                    family.cells.for_each([&](Cell cell) { visit(PlaceLeader{family.color, cell}); });
                    break;
                case Kind::Catastrophe:
                    family.cells.for_each([&](Cell cell) { visit(PlayCatastrophe{cell}); });
                    break;
            }
        }
        for (std::uint32_t i = 0; i < swaps_; ++i) visit(std::get<Swap>(swap_at(i)));
        for (const Move& move : singles_) std::visit(visit, move);
    }

    /// Visits all moves in order: the first of a family, and the squares of the others; or one move alone.
    template <class Visit>
    void for_each_group(Visit visit) const {
        for (const Family& family : families_) {
            Bits others = family.cells;
            const Cell first = others.first();
            others.remove(first);
            visit(unpack(family, first), others);
        }
        for (std::uint32_t i = 0; i < swaps_; ++i) visit(swap_at(i), Bits{});
        for (const Move& move : singles_) visit(move, Bits{});
    }

private:
    static Move unpack(const Family& family, Cell cell) {
        switch (family.kind) {
            case Kind::Tile: return PlaceTile{family.color, cell};
            case Kind::Leader: return PlaceLeader{family.color, cell};
            case Kind::Catastrophe: break;
        }
        return PlayCatastrophe{cell};
    }

    Move swap_at(std::uint32_t i) const;

    FixedVec<Family, 2 * kColors + 1> families_;
    FixedVec<Move, most_single_moves()> singles_;
    Counts swap_hand_;
    std::uint32_t in_families_ = 0;
    std::uint32_t swaps_ = 0;
};

}  // namespace durbar::tigris
