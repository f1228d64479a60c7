#pragma once

#include <cstdint>
#include <optional>

#include "ai/search_settings.h"

namespace durbar {

/// A searching bot's own measure; a caller's budget can only make it smaller.
struct MctsSettings {
    int ms = 0;                    ///< 0: no limit of time
    std::uint64_t iterations = 0;  ///< 0: no limit of number
    int threads = 1;
    int megabytes = 256;
    std::optional<std::uint64_t> seed;  ///< instead of the caller's
    /// How much worse than the best a move may be, in shares of the win, and still be played; below an even
    /// share in proportion less.
    float carelessness = 0;
    float overlooked = 0.5F;  ///< the chance of each such move to be overlooked, if the bot is careless
    SearchSettings search;

    /// With neither limit set by anyone.
    static constexpr int kDefaultMs = 1000;
};

}  // namespace durbar
