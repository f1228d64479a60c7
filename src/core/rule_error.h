#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <initializer_list>
#include <string_view>

namespace durbar {

/// A player's illegal move: the ledger id of the broken rule, the key of the sentence that teaches it
/// ("tile_not_held"; the catalogue has it as "tigris.refuse.tile_not_held") and the values the sentence
/// speaks of. Every refusal has a key of its own. All texts are static, so that refusing allocates nothing.
struct RuleError {
    /// A named number or word.
    struct Detail {
        constexpr Detail() = default;
        constexpr Detail(std::string_view named, int value) : name(named), number(value) {}
        constexpr Detail(std::string_view named, std::string_view value) : name(named), word(value) {}

        std::string_view name;
        std::string_view word;  ///< empty: it is the number
        int number = 0;

        friend constexpr bool operator==(const Detail&, const Detail&) = default;
    };
    static constexpr std::size_t kMostDetails = 4;

    std::string_view rule;
    std::string_view key;
    std::array<Detail, kMostDetails> details{};  ///< unused ones have no name

    friend constexpr bool operator==(const RuleError&, const RuleError&) = default;
};

/// The one way to refuse a move; tools/check_texts.py collects the calls.
constexpr RuleError refuse(std::string_view rule, std::string_view key,
                           std::initializer_list<RuleError::Detail> details = {}) {
    RuleError error{rule, key};
    assert(details.size() <= error.details.size());
    std::size_t at = 0;
    for (const auto& detail : details) error.details[at++] = detail;
    return error;
}

}  // namespace durbar
