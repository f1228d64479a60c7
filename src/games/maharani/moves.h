#pragma once

#include <algorithm>
#include <cstdint>
#include <type_traits>
#include <variant>

#include "core/fixed_vec.h"
#include "games/maharani/types.h"

namespace durbar::maharani {

// A move is a small tagged value with named fields. The comment shows its text.

struct LayTile {         // tile 1 A2 S — from the first place of the rondel onto A2, its arrow to the south
    std::uint8_t place;  ///< from 0
    Space space;
    Direction arrow;
    friend bool operator==(const LayTile&, const LayTile&) = default;
};
struct Refresh {  // refresh
    friend bool operator==(const Refresh&, const Refresh&) = default;
};
struct Done {  // done — no second tile
    friend bool operator==(const Done&, const Done&) = default;
};
struct MoveWorker {  // worker move red — from the other tile of that colour in the section
    Crew crew;
    friend bool operator==(const MoveWorker&, const MoveWorker&) = default;
};
struct NewWorker {  // worker new red — from the supply
    Crew crew;
    friend bool operator==(const NewWorker&, const NewWorker&) = default;
};
struct DrawTile {  // draw blue-center (chance)
    Tile tile;
    friend bool operator==(const DrawTile&, const DrawTile&) = default;
};
struct StartWith {  // start 1 (chance)
    std::uint8_t seat;
    friend bool operator==(const StartWith&, const StartWith&) = default;
};

using Move = std::variant<LayTile, Refresh, Done, MoveWorker, NewWorker, DrawTile, StartWith>;
static_assert(std::is_trivially_copyable_v<Move> && sizeof(Move) <= 8);

/// The legal moves of one decision, in a fixed order: tiles by place, arrow and space, or draws by kind; then
/// single moves. Tiles and draws are kept as sets, so that listing a hundred moves costs a few words.
class MoveList {
    struct Family {
        Spaces spaces;
        std::uint8_t count;
        std::uint8_t place;
        Direction arrow;
    };

public:
    void clear() {
        families_.clear();
        singles_.clear();
        draws_ = 0;
        in_families_ = 0;
    }
    std::size_t size() const {
        return in_families_ + static_cast<unsigned>(std::popcount(draws_)) + singles_.size();
    }

    void add_tiles(int place, Direction arrow, Spaces spaces) {
        const auto count = static_cast<std::uint8_t>(spaces.count());
        if (count == 0) return;
        families_.push_back({spaces, count, static_cast<std::uint8_t>(place), arrow});
        in_families_ += count;
    }
    void add_draw(Tile tile) { draws_ |= std::uint64_t{1} << tile; }
    void add(const Move& move) { singles_.push_back(move); }

    Move operator[](std::size_t i) const;

    /// Walks through all moves; cheaper than asking for one index after the other.
    class Iterator {
    public:
        Move operator*() const {
            if (at_ < list_->in_families_) return LayTile{family_->place, rest_.first(), family_->arrow};
            if (rest_.any()) return DrawTile{static_cast<Tile>(rest_.first())};
            return (*list_)[at_];
        }
        Iterator& operator++() {
            ++at_;
            if (rest_.none()) return *this;
            rest_.remove(rest_.first());
            if (rest_.any() || at_ > list_->in_families_) return *this;
            rest_ = at_ < list_->in_families_ ? (++family_)->spaces : Spaces{list_->draws_};
            return *this;
        }
        friend bool operator==(const Iterator& a, const Iterator& b) { return a.at_ == b.at_; }

    private:
        friend class MoveList;
        Iterator(const MoveList& list, std::size_t at)
            : list_(&list),
              at_(at),
              family_(list.families_.begin()),
              rest_(list.in_families_ > 0 ? family_->spaces : Spaces{list.draws_}) {}

        const MoveList* list_;
        std::size_t at_;
        const Family* family_;
        Spaces rest_;  ///< of the family, or of the draws, still to come
    };
    Iterator begin() const { return {*this, 0}; }
    Iterator end() const { return {*this, size()}; }

private:
    /// Seats that may begin, or workers of every crew, to move and to take.
    static constexpr std::size_t kMostSingles = std::max(kMaxPlayers, 2 * kMostCrewsOfSeat);

    FixedVec<Family, kPlaces * kDirections> families_;
    FixedVec<Move, kMostSingles> singles_;
    std::uint64_t draws_ = 0;
    std::uint32_t in_families_ = 0;
};

}  // namespace durbar::maharani
