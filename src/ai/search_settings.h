#pragma once

#include <cstdint>

namespace durbar {

/// How a search spreads its effort. The defaults are what the arena found strongest.
struct SearchSettings {
    float exploration = 0.5F;      ///< how much a promising but little visited move attracts
    float temperature = 0.03F;     ///< of the prior: how far a move may look worse at first sight
    std::uint32_t looked_at = 32;  ///< moves of a node that are evaluated: the best rated
    std::uint32_t kept = 16;       ///< and how many of those stay candidates
    std::uint32_t kept_at_root = 48;
    std::uint32_t widened_at = 4;  ///< visits before a node looks at more; 0: never
    float doubt = 8.0F;            ///< visits after which a lesson about a reply counts half; 0: none count
    float worlds = 2.0F;           ///< a move is tried in this many worlds, times the root of its visits
};

}  // namespace durbar
