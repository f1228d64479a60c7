#include "server/person_name.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/record.h"
#include "core/text.h"

namespace durbar::server {

namespace {

constexpr std::size_t kLongestName = 24;  // letters

struct Range {
    char32_t first;
    char32_t last;
};

/// What a name may not have in it: controls, blanks other than the plain one, and what nobody can see.
constexpr auto kUnseen = std::to_array<Range>({
    {0x0080, 0x00A0},    // controls, and the blank that does not break
    {0x00AD, 0x00AD},    // soft hyphen
    {0x034F, 0x034F},    // grapheme joiner
    {0x061C, 0x061C},    // Arabic letter mark
    {0x115F, 0x1160},    // Hangul fillers
    {0x1680, 0x1680},    // Ogham blank
    {0x17B4, 0x17B5},    // Khmer vowels without a shape
    {0x180B, 0x180F},    // Mongolian selectors and separator
    {0x2000, 0x200F},    // blanks of all widths, joiners, marks of direction
    {0x2028, 0x202F},    // ends of lines, turns of direction
    {0x205F, 0x206F},    // more of both
    {0x2800, 0x2800},    // Braille blank
    {0x3000, 0x3000},    // wide blank
    {0x3164, 0x3164},    // Hangul filler
    {0xE000, 0xF8FF},    // private use
    {0xFE00, 0xFE0F},    // selectors
    {0xFEFF, 0xFEFF},    // byte order mark
    {0xFFA0, 0xFFA0},    // narrow Hangul filler
    {0xFFF0, 0xFFFF},    // specials
    {0xE0000, 0x10FFFF}  // tags, selectors, private use
});

/// Precondition: `letter` is one UTF-8 sequence.
char32_t decode(std::string_view letter) {
    const auto lead = static_cast<std::uint8_t>(letter[0]);
    char32_t code = letter.size() == 1 ? lead : lead & (0x7FU >> letter.size());
    for (const char c : letter.substr(1)) code = code << 6U | (static_cast<std::uint8_t>(c) & 0x3FU);
    return code;
}

bool is_unseen(char32_t code) {
    return std::any_of(kUnseen.begin(), kUnseen.end(),
                       [&](const Range& range) { return code >= range.first && code <= range.last; });
}

bool is_fit(std::string_view name) {
    std::size_t letters = 0;
    for (std::string_view rest = name; !rest.empty(); ++letters) {
        const std::size_t length = utf8_length(rest);
        if (length == 0 || is_unseen(decode(rest.substr(0, length)))) return false;
        rest.remove_prefix(length);
    }
    return letters <= kLongestName && is_valid_name(name);
}

}  // namespace

std::optional<hall::Denial> check_name(std::string_view name) {
    if (is_fit(name)) return std::nullopt;
    return hall::deny("person/name", "bad_name", {{"most", Value(kLongestName)}});
}

}  // namespace durbar::server
