#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/telling.h"

/// English, made of keys and values. The messages are in en/*.json; the build turns them into a table.
namespace durbar::texts {

bool has_text(std::string_view key);

/// The message of the key with the values filled in. A key without a message gives itself in brackets.
std::string english(std::string_view key, const Fields& values);

/// Who sits where, and who reads.
struct Names {
    std::vector<std::string> seats;  ///< one that is missing or empty reads "Seat 2"
    std::optional<int> you;          ///< the reader's seat; none for a spectator
};

/// The sentence `<game>.<group>.<kind>`, where group is "log", "ask", "wait", "chance", "refuse" and so on.
/// Numbers in fields that are seats become names, and effects (records with a kind) become the words of
/// `<game>.effect.<kind>`. The message may also choose by `you`: `seat` if the reader
/// is the telling's seat, `rival` if the reader is its other or rival, otherwise `none`.
std::string sentence(std::string_view game, std::string_view group, const Telling& telling,
                     const Names& names);

}  // namespace durbar::texts
