#pragma once

#include <bit>
#include <cstdint>

namespace durbar {

/// A set of numbers below 64 in one word: spaces, places, whatever a game numbers densely from 0.
struct SmallSet {
    using Item = std::uint8_t;

    std::uint64_t bits = 0;

    constexpr bool has(Item item) const { return (bits >> item & 1U) != 0; }
    constexpr void add(Item item) { bits |= std::uint64_t{1} << item; }
    constexpr void remove(Item item) { bits &= ~(std::uint64_t{1} << item); }
    constexpr bool any() const { return bits != 0; }
    constexpr bool none() const { return bits == 0; }
    constexpr int count() const { return std::popcount(bits); }
    /// Precondition: any().
    constexpr Item first() const { return static_cast<Item>(std::countr_zero(bits)); }
    /// The n-th item in order, from 0. Precondition: n < count().
    constexpr Item nth(std::uint32_t n) const {
        std::uint64_t left = bits;
        for (; n > 0; --n) left &= left - 1;
        return static_cast<Item>(std::countr_zero(left));
    }
    template <class Visit>
    constexpr void for_each(Visit visit) const {
        for (std::uint64_t left = bits; left != 0; left &= left - 1) {
            visit(static_cast<Item>(std::countr_zero(left)));
        }
    }
    constexpr bool contains(SmallSet other) const { return (other.bits & ~bits) == 0; }

    friend constexpr SmallSet operator&(SmallSet a, SmallSet b) { return {a.bits & b.bits}; }
    friend constexpr SmallSet operator|(SmallSet a, SmallSet b) { return {a.bits | b.bits}; }
    friend constexpr SmallSet operator-(SmallSet a, SmallSet b) { return {a.bits & ~b.bits}; }
    friend constexpr SmallSet& operator|=(SmallSet& a, SmallSet b) { return a = a | b; }
    friend constexpr bool operator==(SmallSet, SmallSet) = default;
};

}  // namespace durbar
