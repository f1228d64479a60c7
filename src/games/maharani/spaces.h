#pragma once

#include <array>
#include <cstdint>

#include "core/small_set.h"
#include "games/maharani/data.gen.h"

namespace durbar::maharani {

/// A space of the palace, by its number: A1 to A14, B1 … D14.
using Space = std::uint8_t;
inline constexpr int kSpaces = static_cast<int>(data::kSpaces.size());
inline constexpr Space kNoSpace = 0xFF;

using Spaces = SmallSet;

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
