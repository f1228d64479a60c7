#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <cstring>
#include <new>
#include <numeric>
#include <type_traits>
#include <variant>

#include "games/rajas/types.h"

namespace durbar::rajas {

// A move is a small tagged value with named fields. The comment shows its text.

struct Place {  // place quarry-1
    Space space;
    friend bool operator==(const Place&, const Place&) = default;
};
struct PayDie {  // die blue 3 · die blue 4 turned
    Color color;
    std::uint8_t face;  ///< before it is turned
    bool turned;
    friend bool operator==(const PayDie&, const PayDie&) = default;
};
struct ChooseTile {  // tile blue-05
    Tile tile;
    friend bool operator==(const ChooseTile&, const ChooseTile&) = default;
};
struct LayTile {  // lay B2 1
    Cell cell;
    std::uint8_t turn;  ///< clockwise quarters
    friend bool operator==(const LayTile&, const LayTile&) = default;
};
/// Dice of the tile's colour by face, four bits each: those that pay as they lie, and those turned over.
/// Aligned so that a Move has eight bytes, which a processor copies at once; seven take two steps that
/// overlap, and each copy then waits for the one before it.
struct alignas(2) PayTile {  // pay 3 5 · pay 4 2* (the two is turned to five)
    std::array<std::uint8_t, data::kFaces / 2> plain;
    std::array<std::uint8_t, data::kFaces / 2> turned;

    static constexpr int get(const std::array<std::uint8_t, data::kFaces / 2>& packed, int face) {
        const auto f = static_cast<unsigned>(face - 1);
        return packed[f / 2] >> (f % 2 * 4) & 0xF;
    }
    static constexpr void add(std::array<std::uint8_t, data::kFaces / 2>& packed, int face, int count) {
        const auto f = static_cast<unsigned>(face - 1);
        packed[f / 2] = static_cast<std::uint8_t>(packed[f / 2] + (count << (f % 2 * 4)));
    }
    friend bool operator==(const PayTile&, const PayTile&) = default;
};
struct First {  // first fame — of a tile's two gains, or of bonuses that wait on both tracks
    Track track;
    friend bool operator==(const First&, const First&) = default;
};
struct FirstYield {  // yield W3
    Slot slot;
    friend bool operator==(const FirstYield&, const FirstYield&) = default;
};
struct ReturnDie {  // return blue 3
    Color color;
    std::uint8_t face;
    friend bool operator==(const ReturnDie&, const ReturnDie&) = default;
};
struct RerollDie {  // reroll blue 3
    Color color;
    std::uint8_t face;
    friend bool operator==(const RerollDie&, const RerollDie&) = default;
};
struct Done {  // done — no more dice to return or to reroll
    friend bool operator==(const Done&, const Done&) = default;
};
struct TakeDice {  // take 1 blue 1 green · take none
    DieCounts counts;
    friend bool operator==(const TakeDice&, const TakeDice&) = default;
};
struct UpgradeBuilding {  // upgrade temple
    Building building;
    friend bool operator==(const UpgradeBuilding&, const UpgradeBuilding&) = default;
};
struct Sail {  // sail 2 · sail 0 declines a bonus move
    std::uint8_t spaces;
    friend bool operator==(const Sail&, const Sail&) = default;
};
struct Visit {  // visit yogi
    std::uint8_t chamber;
    friend bool operator==(const Visit&, const Visit&) = default;
};
struct Sell {  // sell tea 3 · sell mixed 2 · sell none 0 declines every scoring
    Good good;
    std::uint8_t stalls;
    friend bool operator==(const Sell&, const Sell&) = default;
};
struct TakeToken {  // token yellow-1 S0 · no token
    Token token;
    Slot slot;
    friend bool operator==(const TakeToken&, const TakeToken&) = default;
};
struct RevealTile {  // reveal blue-05 (chance)
    Tile tile;
    friend bool operator==(const RevealTile&, const RevealTile&) = default;
};
struct RollDie {  // roll blue 3 (chance)
    Color color;
    std::uint8_t face;
    friend bool operator==(const RollDie&, const RollDie&) = default;
};
struct RollRiver {  // river roll 4 (chance)
    std::uint8_t face;
    friend bool operator==(const RollRiver&, const RollRiver&) = default;
};
struct DrawRiverToken {  // river token 3 (chance)
    std::uint8_t token;  ///< from 0
    friend bool operator==(const DrawRiverToken&, const DrawRiverToken&) = default;
};
struct StartWith {  // start 1 (chance)
    std::uint8_t seat;
    friend bool operator==(const StartWith&, const StartWith&) = default;
};
struct DrawToken {  // draw white-3 · draw brown-2 (chance)
    Token token;
    friend bool operator==(const DrawToken&, const DrawToken&) = default;
};

using Move = std::variant<Place, PayDie, ChooseTile, LayTile, PayTile, First, FirstYield, ReturnDie,
                          RerollDie, Done, TakeDice, UpgradeBuilding, Sail, Visit, Sell, TakeToken,
                          RevealTile, RollDie, RollRiver, DrawRiverToken, StartWith, DrawToken>;
static_assert(std::is_trivially_copyable_v<Move> && sizeof(Move) == 8);

/// Words of moves that are also read as a whole set: "return blue-3 green-1" (Rules::pieces).
inline constexpr std::string_view kReturn = "return";
inline constexpr std::string_view kReroll = "reroll";
/// Behind the face of a die that is turned over: "pay 4 2*".
inline constexpr char kTurnedMark = '*';

inline constexpr TakeToken kDeclineToken{kNoToken, kNoSlot};
inline constexpr Sell kSellNothing{Good::Any, 0};

/// In how many ways dice of one colour, so many of each face, can be given with at most so much karma: for
/// each face some dice as they lie and some turned over. No dice are one of the ways.
constexpr std::size_t payment_ways(const std::array<int, data::kFaces>& dice) {
    std::array<std::size_t, data::kMostKarma + 1> by_karma{1};
    for (const int own : dice) {
        auto before = by_karma;
        by_karma = {};
        for (int spent = 0; spent <= data::kMostKarma; ++spent) {
            for (int turned = 0; turned <= std::min(own, spent); ++turned) {
                by_karma[static_cast<unsigned>(spent)] +=
                    before[static_cast<unsigned>(spent - turned)] * static_cast<unsigned>(own - turned + 1);
            }
        }
    }
    return std::accumulate(by_karma.begin(), by_karma.end(), std::size_t{0});
}

/// The ways of a full hand of one colour are most when its faces are as different as can be.
constexpr std::size_t most_payments() {
    std::array<int, data::kFaces> dice{};
    for (int i = 0; i < data::kKaliFront; ++i) ++dice[static_cast<unsigned>(i % data::kFaces)];
    return payment_ways(dice) - 1;
}

/// The legal moves of one decision, in a fixed order. Only payments make long lists. The storage is left as
/// it is until a move is added.
class MoveList {
public:
    static constexpr std::size_t kMost = most_payments();

    void clear() { size_ = 0; }
    std::size_t size() const { return size_; }
    /// Made in its place: a copy would read at once what has just been written in parts, and wait for it.
    template <class Kind>
    void add(const Kind& move) {
        assert(size_ < kMost);
        ::new (static_cast<void*>(&bytes_[size_++ * sizeof(Move)])) Move(move);
    }
    Move operator[](std::size_t i) const {
        assert(i < size_);
        Move move;
        std::memcpy(&move, &bytes_[i * sizeof(Move)], sizeof(Move));
        return move;
    }

    class Iterator {
    public:
        Move operator*() const { return (*list_)[at_]; }
        Iterator& operator++() {
            ++at_;
            return *this;
        }
        friend bool operator==(const Iterator& a, const Iterator& b) { return a.at_ == b.at_; }

    private:
        friend class MoveList;
        Iterator(const MoveList& list, std::size_t at) : list_(&list), at_(at) {}

        const MoveList* list_;
        std::size_t at_;
    };
    Iterator begin() const { return {*this, 0}; }
    Iterator end() const { return {*this, size_}; }

private:
    std::size_t size_ = 0;
    alignas(Move) std::array<unsigned char, kMost * sizeof(Move)> bytes_;
};

}  // namespace durbar::rajas
