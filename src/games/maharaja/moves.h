#pragma once

#include <algorithm>
#include <cstdint>
#include <type_traits>
#include <variant>

#include "core/fixed_vec.h"
#include "games/maharaja/types.h"

namespace durbar::maharaja {

// A move is a small tagged value with named fields. The comment shows its text.

struct DrawGovernor {  // draw jaipur (chance)
    City city;
    friend bool operator==(const DrawGovernor&, const DrawGovernor&) = default;
};
struct ChooseCharacter {  // choose trader — in the set-up, or after a robbery
    Character character;
    friend bool operator==(const ChooseCharacter&, const ChooseCharacter&) = default;
};
struct Bid {  // bid 3
    std::uint8_t gold;
    friend bool operator==(const Bid&, const Bid&) = default;
};
struct Pass {  // pass
    friend bool operator==(const Pass&, const Pass&) = default;
};
struct PlaceHouse {  // place v01 — one of the first houses
    Village village;
    friend bool operator==(const PlaceHouse&, const PlaceHouse&) = default;
};
struct SetDisc {  // disc gold palace
    Disc disc;
    friend bool operator==(const SetDisc&, const SetDisc&) = default;
};
struct TakeGold {  // gold disc
    Source source;
    friend bool operator==(const TakeGold&, const TakeGold&) = default;
};
struct BuildHouse {  // house disc v01, house builder jaipur
    Source source;
    Place place;
    friend bool operator==(const BuildHouse&, const BuildHouse&) = default;
};
struct MoveHouse {  // move disc v01 v02
    Source source;
    Place from;
    Place to;
    friend bool operator==(const MoveHouse&, const MoveHouse&) = default;
};
struct TakeHouses {  // quarry disc
    Source source;
    friend bool operator==(const TakeHouses&, const TakeHouses&) = default;
};
struct BuildPalace {  // palace disc central — where the architect stands
    Source source;
    Site site;
    friend bool operator==(const BuildPalace&, const BuildPalace&) = default;
};
struct MoveGovernor {  // governor disc jaipur
    Source source;
    City city;
    friend bool operator==(const MoveGovernor&, const MoveGovernor&) = default;
};
struct TakeCharacter {  // character trader — from the bank or from whoever holds it
    Character character;
    friend bool operator==(const TakeCharacter&, const TakeCharacter&) = default;
};
struct Exchange {  // exchange trader mogul — the wanted card for the own one
    Character wanted;
    Character given;
    friend bool operator==(const Exchange&, const Exchange&) = default;
};
struct Takeover {  // takeover 1 — the rival's seat
    std::uint8_t rival;
    friend bool operator==(const Takeover&, const Takeover&) = default;
};
struct GiveCharacter {  // give trader — to whoever takes over
    Character character;
    friend bool operator==(const GiveCharacter&, const GiveCharacter&) = default;
};
struct UseToken {  // token palace
    Action action;
    friend bool operator==(const UseToken&, const UseToken&) = default;
};
struct Travel {  // travel jaipur r02
    Junction to;
    Road road;
    friend bool operator==(const Travel&, const Travel&) = default;
};
struct EndTurn {  // end
    friend bool operator==(const EndTurn&, const EndTurn&) = default;
};

using Move = std::variant<DrawGovernor, ChooseCharacter, Bid, Pass, PlaceHouse, SetDisc, TakeGold, BuildHouse,
                          MoveHouse, TakeHouses, BuildPalace, MoveGovernor, TakeCharacter, Exchange, Takeover,
                          GiveCharacter, UseToken, Travel, EndTurn>;
static_assert(std::is_trivially_copyable_v<Move> && sizeof(Move) <= 8);

constexpr int most_roads_at_a_junction() {
    int most = 0;
    for (Junction j = 0; j < kJunctions; ++j) {
        int roads = 0;
        for (Road r = 0; r < kRoads; ++r) roads += touches(r, j) ? 1 : 0;
        most = std::max(most, roads);
    }
    return most;
}
/// What decisions offer at most, besides houses. A turn: by each source gold, houses, a palace on each kind
/// of site and a governor; cards for cards, most if half of them are own ones, and takeovers; the actions of
/// a token, the roads from a junction and its end. Then: discs; bids, or pass.
constexpr int most_single_moves() {
    const int of_source = 2 + static_cast<int>(kSiteNames.size()) + kCities;
    const int of_cards = kCharacters / 2 * ((kCharacters + 1) / 2) + kMaxPlayers;
    const int in_turn = static_cast<int>(kSourceNames.size()) * of_source + of_cards + kActions +
                        most_roads_at_a_junction() + 1;
    return std::max({in_turn, kActions * (kActions + 1) / 2, data::kStartGold + 2});
}

/// The legal moves of one decision, in a fixed order: places for houses by source, house moves by source and
/// place they leave, then single moves. Places are kept as sets, so that listing hundreds of house moves
/// costs a few words.
class MoveList {
    enum class Kind : std::uint8_t { First, Build, Relocate };
    struct Family {
        Places places;
        std::uint8_t count;
        Kind kind;
        Source source;
        Place from;

        Move move(Place place) const {
            switch (kind) {
                case Kind::First: return PlaceHouse{place};
                case Kind::Build: return BuildHouse{source, place};
                case Kind::Relocate: break;
            }
            return MoveHouse{source, from, place};
        }
    };

public:
    void clear() {
        families_.clear();
        singles_.clear();
        in_families_ = 0;
    }
    std::size_t size() const { return in_families_ + singles_.size(); }

    void add_first_houses(Places villages) { add_family(villages, Kind::First, Source::Disc, kNoPlace); }
    void add_houses(Source source, Places places) { add_family(places, Kind::Build, source, kNoPlace); }
    void add_moves(Source source, Place from, Places to) { add_family(to, Kind::Relocate, source, from); }
    void add(const Move& move) { singles_.push_back(move); }

    Move operator[](std::size_t i) const {
        auto n = static_cast<std::uint32_t>(i);
        if (n >= in_families_) return singles_[n - in_families_];
        const Family* family = families_.begin();
        while (n >= family->count) n -= (family++)->count;
        return family->move(family->places.nth(n));
    }

    /// Walks through all moves; cheaper than asking for one index after the other.
    class Iterator {
    public:
        Move operator*() const {
            if (at_ >= list_->in_families_) return list_->singles_[at_ - list_->in_families_];
            return family_->move(rest_.first());
        }
        Iterator& operator++() {
            ++at_;
            if (at_ > list_->in_families_) return *this;
            rest_.remove(rest_.first());
            if (rest_.none() && at_ < list_->in_families_) rest_ = (++family_)->places;
            return *this;
        }
        friend bool operator==(const Iterator& a, const Iterator& b) { return a.at_ == b.at_; }

    private:
        friend class MoveList;
        Iterator(const MoveList& list, std::size_t at)
            : list_(&list),
              at_(at),
              family_(list.families_.begin()),
              rest_(list.in_families_ > 0 ? family_->places : Places{}) {}

        const MoveList* list_;
        std::size_t at_;
        const Family* family_;
        Places rest_;  ///< of the family, still to come
    };
    Iterator begin() const { return {*this, 0}; }
    Iterator end() const { return {*this, size()}; }

private:
    void add_family(Places places, Kind kind, Source source, Place from) {
        const auto count = static_cast<std::uint8_t>(places.count());
        if (count == 0) return;
        families_.push_back({places, count, kind, source, from});
        in_families_ += count;
    }

    /// Houses stand in at most as many places as a seat has houses, and each can move by any source.
    static constexpr std::size_t kMostFamilies = kSourceNames.size() * (data::kHouses + 1);

    FixedVec<Family, kMostFamilies> families_;
    FixedVec<Move, most_single_moves()> singles_;
    std::uint32_t in_families_ = 0;
};

}  // namespace durbar::maharaja
