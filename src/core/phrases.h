#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "core/text.h"

/// Turns of phrase that the texts of all games share.
namespace durbar {

inline std::string seat_words(int seat) { return "Seat " + std::to_string(seat); }

/// "1 tile", "2 tiles".
inline std::string counted(int n, std::string_view noun) {
    return std::to_string(n) + " " + std::string(noun) + (n == 1 ? "" : "s");
}

/// A word of a move that means nothing.
inline Error not_a(std::string_view what, std::string_view word, std::string_view example) {
    return Error{quoted(word) + " is not " + std::string(what) + " (such as " + std::string(example) + ")."};
}

/// A move with too few or too many words.
inline Error move_form(std::string_view usage) {
    return Error{"That move is written '" + std::string(usage) + "'."};
}

/// An option with a value it does not take.
inline Error wrong_value(std::string_view name, std::string_view value, std::string_view values) {
    return Error{"Option " + std::string(name) + " is " + std::string(values) + ", not " + quoted(value) +
                 "."};
}

}  // namespace durbar
