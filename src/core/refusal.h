#pragma once

#include <string>
#include <string_view>

#include "core/rule_error.h"
#include "core/telling.h"

namespace durbar {

/// Why a request about a move was refused: a rule of the game, or of the house when `rule` is empty
/// (unreadable text, somebody else's decision, nothing to take back).
struct Refusal {
    std::string rule;
    std::string key;  ///< with its room: "tigris.tile_not_held", "match.not_deciding"
    Fields values;

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

/// The refusal of a game's rule.
Refusal refusal_of(std::string_view game, const RuleError& error);
/// A refusal of the house itself.
Refusal house_refusal(std::string_view key, Fields values = {});

/// "TE-5.1 tigris.tile_not_held {"color":"red"}": for logs and failing tests; people get a sentence of the
/// catalogue.
std::string describe(const Refusal& refusal);

}  // namespace durbar
