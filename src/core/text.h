#pragma once

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace durbar {

/// The words of a line; blanks and tabs part them.
std::vector<std::string_view> split_words(std::string_view line);
/// The lines of a text without their ends; "\r\n" counts as one end. A final newline opens no further line.
std::vector<std::string_view> split_lines(std::string_view text);
std::string_view trim(std::string_view text);

/// A decimal number that fills the whole text and lies in [low, high].
template <class Int = int>
std::optional<Int> parse_number(std::string_view text, Int low, Int high) {
    Int value{};
    const char* end = text.data() + text.size();
    const auto [stop, code] = std::from_chars(text.data(), end, value);
    if (code != std::errc{} || stop != end || value < low || value > high) return std::nullopt;
    return value;
}

/// The place of a word in a list of names, as the enumerator or number that the list is in the order of.
template <class Value, class Names>
std::optional<Value> find_name(const Names& names, std::string_view text) {
    const auto found = std::find(names.begin(), names.end(), text);
    if (found == names.end()) return std::nullopt;
    return static_cast<Value>(found - names.begin());
}

/// FNV-1a, 64 bits: fingerprints of records and digests of runs. Not for secrets.
std::uint64_t fingerprint(std::string_view text, std::uint64_t seed = 0xcbf29ce484222325U);
std::string hex64(std::uint64_t value);

/// Bytes of the UTF-8 sequence that a text starts with; 0 if it starts with none. Precondition: not empty.
std::size_t utf8_length(std::string_view text);

/// Text from outside as it may stand in an error sentence: control characters replaced, long texts shortened.
std::string quoted(std::string_view text);

}  // namespace durbar
