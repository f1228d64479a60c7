#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/maharani/data.gen.h"

namespace durbar::maharani {

/// A space of the palace, by its number: A1 to A14, B1 … D14.
using Space = std::uint8_t;
inline constexpr int kSpaces = static_cast<int>(data::kSpaces.size());
inline constexpr Space kNoSpace = 0xFF;

/// A set of spaces.
struct Spaces {
    std::uint64_t bits = 0;

    constexpr bool has(Space s) const { return (bits >> s & 1U) != 0; }
    constexpr void add(Space s) { bits |= std::uint64_t{1} << s; }
    constexpr void remove(Space s) { bits &= ~(std::uint64_t{1} << s); }
    constexpr bool any() const { return bits != 0; }
    constexpr bool none() const { return bits == 0; }
    constexpr int count() const { return std::popcount(bits); }
    /// Precondition: any().
    constexpr Space first() const { return static_cast<Space>(std::countr_zero(bits)); }
    /// The n-th space in order, from 0. Precondition: n < count().
    constexpr Space nth(std::uint32_t n) const {
        std::uint64_t left = bits;
        for (; n > 0; --n) left &= left - 1;
        return static_cast<Space>(std::countr_zero(left));
    }
    template <class Visit>
    constexpr void for_each(Visit visit) const {
        for (std::uint64_t left = bits; left != 0; left &= left - 1) {
            visit(static_cast<Space>(std::countr_zero(left)));
        }
    }
    constexpr bool contains(Spaces other) const { return (other.bits & ~bits) == 0; }

    friend constexpr Spaces operator&(Spaces a, Spaces b) { return {a.bits & b.bits}; }
    friend constexpr Spaces operator|(Spaces a, Spaces b) { return {a.bits | b.bits}; }
    friend constexpr Spaces operator-(Spaces a, Spaces b) { return {a.bits & ~b.bits}; }
    friend constexpr Spaces& operator|=(Spaces& a, Spaces b) { return a = a | b; }
    friend constexpr bool operator==(Spaces, Spaces) = default;
};

inline constexpr Spaces kPalace{(std::uint64_t{1} << kSpaces) - 1};

/// MH-1.3 The spaces that share a side with this one.
constexpr Spaces neighbours(Space s) { return {data::kNeighbours[s]}; }

/// The spaces of `among` that are linked to `from` by sides, `from` included (MH-4.2, MH-6.2). Groups are
/// small and the palace is a ring, so walking from space to space beats a flood over all of it.
constexpr Spaces group_of(Space from, Spaces among) {
    Spaces group;
    group.add(from);
    for (Spaces edge = group; edge.any();) {
        const Space s = edge.first();
        edge.remove(s);
        const Spaces more = (neighbours(s) & among) - group;
        group |= more;
        edge |= more;
    }
    return group;
}

}  // namespace durbar::maharani
