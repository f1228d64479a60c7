#include "core/position_reader.h"

#include <cctype>

namespace durbar {

namespace {

bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

/// The length of a ledger id at the front of a fault, with its colon: "RG-9.5: …"; 0 if there is none.
std::size_t rule_length(std::string_view fault) {
    const std::size_t colon = fault.find(": ");
    const std::size_t dash = fault.find('-');
    if (colon == std::string_view::npos || dash != 2 || colon < 4) return 0;
    const std::string_view number = fault.substr(dash + 1, colon - dash - 1);
    const bool good =
        std::isupper(static_cast<unsigned char>(fault[0])) != 0 && is_digit(number.front()) &&
        std::all_of(number.begin(), number.end(), [](char c) { return c == '.' || is_digit(c); });
    return good ? colon : 0;
}

}  // namespace

Error position_error(std::string_view fault, int line) {
    const std::size_t rule = rule_length(fault);
    std::string sentence(rule == 0 ? fault : fault.substr(rule + 2));
    if (!sentence.empty()) {
        sentence[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(sentence[0])));
        if (sentence.back() != '.') sentence += '.';
    }
    return {std::move(sentence), line, std::string(fault.substr(0, rule))};
}

}  // namespace durbar
