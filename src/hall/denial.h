#pragma once

#include <string_view>
#include <utility>

#include "core/refusal.h"

namespace durbar::hall {

/// Why the hall turns a request down. `code` is stable and names what programs decide by ("move/stale",
/// "table/full"); the refusal has what a sentence is made of, and the ledger's rule if it is one of the game.
struct Denial {
    std::string_view code;
    Refusal refusal;

    friend bool operator==(const Denial&, const Denial&) = default;
};

/// A rule of the house: the catalogue has it as "hall.refuse.<key>".
inline Denial deny(std::string_view code, std::string_view key, Fields values = {}) {
    return {code, {"", "hall." + std::string(key), std::move(values)}};
}

}  // namespace durbar::hall
