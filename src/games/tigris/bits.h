#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <type_traits>

#ifdef __BMI2__
#include <immintrin.h>
#endif

#include "games/tigris/data.gen.h"

namespace durbar::tigris {

inline constexpr int kColumns = data::kColumns;
inline constexpr int kRows = data::kRows;
inline constexpr int kCells = kColumns * kRows;

/// A square of the board, row by row from A1; kNoCell: off the board.
using Cell = std::uint8_t;
inline constexpr Cell kNoCell = 0xFF;

/// A set of squares. Sixteen columns and four rows fill a word, so no row is cut and a shift by one column
/// never crosses a word:
///
///     word 0  rows 1-4      bit 0 = A1, bit 15 = P1, bit 16 = A2 …
///     word 1  rows 5-8
///     word 2  rows 9-11     the upper 16 bits stay clear
struct Bits {
    std::array<std::uint64_t, 3> words{};

    friend constexpr bool operator==(const Bits&, const Bits&) = default;

    constexpr Bits operator|(const Bits& b) const {
        return {{words[0] | b.words[0], words[1] | b.words[1], words[2] | b.words[2]}};
    }
    constexpr Bits operator&(const Bits& b) const {
        return {{words[0] & b.words[0], words[1] & b.words[1], words[2] & b.words[2]}};
    }
    /// Difference of sets.
    constexpr Bits operator-(const Bits& b) const {
        return {{words[0] & ~b.words[0], words[1] & ~b.words[1], words[2] & ~b.words[2]}};
    }
    constexpr Bits& operator|=(const Bits& b) { return *this = *this | b; }
    constexpr Bits& operator&=(const Bits& b) { return *this = *this & b; }
    constexpr Bits& operator-=(const Bits& b) { return *this = *this - b; }

    constexpr bool any() const { return (words[0] | words[1] | words[2]) != 0; }
    constexpr bool none() const { return !any(); }
    constexpr int count() const {
        return std::popcount(words[0]) + std::popcount(words[1]) + std::popcount(words[2]);
    }
    constexpr bool has(Cell cell) const { return (words[cell >> 6U] >> (cell & 63U) & 1U) != 0; }
    constexpr bool meets(const Bits& b) const { return (*this & b).any(); }

    constexpr void add(Cell cell) { words[cell >> 6U] |= std::uint64_t{1} << (cell & 63U); }
    constexpr void remove(Cell cell) { words[cell >> 6U] &= ~(std::uint64_t{1} << (cell & 63U)); }

    /// The first square in reading order. Precondition: any().
    constexpr Cell first() const {
        unsigned word = 0;
        while (words[word] == 0) ++word;
        return static_cast<Cell>(word * 64U + static_cast<unsigned>(std::countr_zero(words[word])));
    }
    /// The n-th square in reading order, from 0. Precondition: n < count().
    constexpr Cell nth(int n) const {
        unsigned word = 0;
        for (int here = std::popcount(words[word]); n >= here; here = std::popcount(words[word])) {
            n -= here;
            ++word;
        }
        std::uint64_t rest = words[word];
        unsigned base = word * 64U;
#ifdef __BMI2__
        if (!std::is_constant_evaluated()) {  // one instruction puts a bit on the n-th set place
            const std::uint64_t place = _pdep_u64(std::uint64_t{1} << static_cast<unsigned>(n), rest);
            return static_cast<Cell>(base + static_cast<unsigned>(std::countr_zero(place)));
        }
#endif
        for (unsigned width = 32; width > 0; width /= 2) {  // halve: is it in the lower or the upper part?
            const std::uint64_t lower = rest & ((std::uint64_t{1} << width) - 1);
            const int here = std::popcount(lower);
            if (n < here) {
                rest = lower;
            } else {
                n -= here;
                rest >>= width;
                base += width;
            }
        }
        return static_cast<Cell>(base);
    }

    template <class Visit>
    constexpr void for_each(Visit visit) const {
        for (unsigned word = 0; word < words.size(); ++word) {
            for (std::uint64_t rest = words[word]; rest != 0; rest &= rest - 1) {
                visit(static_cast<Cell>(word * 64U + static_cast<unsigned>(std::countr_zero(rest))));
            }
        }
    }
};

constexpr Bits bit(Cell cell) {
    Bits b;
    b.add(cell);
    return b;
}

inline constexpr Bits kAllCells{{~std::uint64_t{0}, ~std::uint64_t{0}, 0x0000FFFFFFFFFFFFU}};

/// One row of the board in each 16-bit lane of a vector (a language extension of GCC and Clang on every
/// processor): a step left or right is one shift without masks, a step up or down one shuffle.
class Rows {
public:
    Rows() : lanes_{} {}
    explicit Rows(const Bits& b)
        : lanes_(reinterpret_cast<Lanes>(Words{b.words[0], b.words[1], b.words[2], 0})) {}

    Bits bits() const {
        const auto words = reinterpret_cast<Words>(lanes_);
        return {{words[0], words[1], words[2]}};
    }
    /// The squares and those beside them; the empty lanes below the board may gain bits, `&` with a board
    /// clears them.
    Rows grown() const {
        const Lanes none{};
        const Lanes from_above =
            __builtin_shufflevector(lanes_, none, 31, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14);
        const Lanes from_below =
            __builtin_shufflevector(lanes_, none, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16);
        return Rows(lanes_ | (lanes_ << 1) | (lanes_ >> 1) | from_above | from_below);
    }
    Rows operator&(const Rows& r) const { return Rows(lanes_ & r.lanes_); }
    Rows operator|(const Rows& r) const { return Rows(lanes_ | r.lanes_); }
    Rows operator-(const Rows& r) const { return Rows(lanes_ & ~r.lanes_); }
    Rows& operator|=(const Rows& r) { return *this = *this | r; }
    bool none() const {
        const auto words = reinterpret_cast<Words>(lanes_);
        return (words[0] | words[1] | words[2]) == 0;
    }
    bool operator==(const Rows& r) const { return Rows(lanes_ ^ r.lanes_).none(); }

private:
    using Lanes = std::uint16_t __attribute__((vector_size(32)));
    using Words = std::uint64_t __attribute__((vector_size(32)));

    explicit Rows(Lanes lanes) : lanes_(lanes) {}

    Lanes lanes_;
};

/// The set and all squares that share a side with it (TE-2.1).
inline Bits grown(const Bits& b) { return Rows(b).grown().bits() & kAllCells; }

/// The squares of `within` that chains of neighbours inside `within` link to `seed`. Precondition: seed ⊆
/// within.
inline Bits flood(const Bits& seed, const Bits& within) {
    const Rows inside(within);
    Rows reached(seed);
    for (;;) {
        // Two steps a round: looking whether anything changed costs as much as a step.
        const Rows next = (reached.grown() & inside).grown() & inside;
        if (next == reached) return reached.bits();
        reached = next;
    }
}

inline constexpr auto kNeighbours = [] {
    std::array<Bits, kCells> table{};
    for (int cell = 0; cell < kCells; ++cell) {
        Bits& beside = table[static_cast<unsigned>(cell)];
        if (cell % kColumns > 0) beside.add(static_cast<Cell>(cell - 1));
        if (cell % kColumns < kColumns - 1) beside.add(static_cast<Cell>(cell + 1));
        if (cell >= kColumns) beside.add(static_cast<Cell>(cell - kColumns));
        if (cell < kCells - kColumns) beside.add(static_cast<Cell>(cell + kColumns));
    }
    return table;
}();

constexpr const Bits& neighbours(Cell cell) { return kNeighbours[cell]; }

constexpr int column_of(Cell cell) { return cell % kColumns; }
constexpr int row_of(Cell cell) { return cell / kColumns; }
constexpr Cell cell_at(int column, int row) { return static_cast<Cell>(row * kColumns + column); }

}  // namespace durbar::tigris
