#include "store/fold_name.h"

#include <array>
#include <cstdint>

namespace durbar::store {

namespace {

/// Capital letters from first to last, every `step`-th of which has its small letter `add` further on.
struct Range {
    char32_t first;
    char32_t last;
    char32_t step;
    std::int32_t add;
};

constexpr auto kCapitals = std::to_array<Range>({
    {U'A', U'Z', 1, 32},     {0x00C0, 0x00D6, 1, 32},
    {0x00D8, 0x00DE, 1, 32}, {0x0100, 0x012E, 2, 1},  // Latin with accents
    {0x0132, 0x0136, 2, 1},  {0x0139, 0x0147, 2, 1},
    {0x014A, 0x0176, 2, 1},  {0x0178, 0x0178, 1, 0x00FF - 0x0178},
    {0x0179, 0x017D, 2, 1},  {0x01CD, 0x01DB, 2, 1},
    {0x01DE, 0x01EE, 2, 1},  {0x01F8, 0x021E, 2, 1},
    {0x0222, 0x0232, 2, 1},  {0x0386, 0x0386, 1, 38},  // Greek
    {0x0388, 0x038A, 1, 37}, {0x038C, 0x038C, 1, 64},
    {0x038E, 0x038F, 1, 63}, {0x0391, 0x03A1, 1, 32},
    {0x03A3, 0x03AB, 1, 32}, {0x03C2, 0x03C2, 1, 1},  // the sigma at the end of a word
    {0x0400, 0x040F, 1, 80},                          // Cyrillic
    {0x0410, 0x042F, 1, 32}, {0x0460, 0x0480, 2, 1},
    {0x048A, 0x04BE, 2, 1},  {0x04C0, 0x04C0, 1, 15},
    {0x04C1, 0x04CD, 2, 1},  {0x04D0, 0x052E, 2, 1},
    {0x0531, 0x0556, 1, 48},                                        // Armenian
    {0x1E00, 0x1E94, 2, 1},  {0x1E9E, 0x1E9E, 1, 0x00DF - 0x1E9E},  // the capital sharp s
    {0x1EA0, 0x1EFE, 2, 1},                                         // Vietnamese
    {0xFF21, 0xFF3A, 1, 32},                                        // full width
});

char32_t small(char32_t letter) {
    for (const Range& range : kCapitals) {
        if (letter < range.first || letter > range.last || (letter - range.first) % range.step != 0) continue;
        return static_cast<char32_t>(static_cast<std::int32_t>(letter) + range.add);
    }
    return letter;
}

std::uint8_t byte_at(std::string_view text, std::size_t at) { return static_cast<std::uint8_t>(text[at]); }

/// How many bytes of the text are its first letter, of those that can be capital: 0 if it is something else.
std::size_t size_of_letter(std::string_view text) {
    const std::uint8_t lead = byte_at(text, 0);
    const std::size_t size = lead < 0x80                   ? 1
                             : lead >= 0xC2 && lead < 0xE0 ? 2
                             : lead >= 0xE0 && lead < 0xF0 ? 3
                                                           : 0;
    if (size == 0 || text.size() < size) return 0;
    if (lead == 0xE0 && byte_at(text, 1) < 0xA0) return 0;  // written longer than it is
    for (std::size_t at = 1; at < size; ++at) {
        if ((byte_at(text, at) & 0xC0U) != 0x80U) return 0;
    }
    return size;
}

char32_t decode(std::string_view letter) {
    if (letter.size() == 1) return byte_at(letter, 0);
    char32_t code = byte_at(letter, 0) & (letter.size() == 2 ? 0x1FU : 0x0FU);
    for (std::size_t at = 1; at < letter.size(); ++at) code = code << 6U | (byte_at(letter, at) & 0x3FU);
    return code;
}

void encode(std::string& out, char32_t code) {
    if (code < 0x80) {
        out += static_cast<char>(code);
    } else if (code < 0x800) {
        out += static_cast<char>(0xC0U | code >> 6U);
        out += static_cast<char>(0x80U | (code & 0x3FU));
    } else {
        out += static_cast<char>(0xE0U | code >> 12U);
        out += static_cast<char>(0x80U | (code >> 6U & 0x3FU));
        out += static_cast<char>(0x80U | (code & 0x3FU));
    }
}

}  // namespace

std::string fold_name(std::string_view name) {
    std::string folded;
    for (std::size_t at = 0; at < name.size();) {
        const std::size_t size = size_of_letter(name.substr(at));
        const char32_t letter = size == 0 ? 0 : decode(name.substr(at, size));
        if (size == 0 || small(letter) == letter) {
            folded += name.substr(at, size == 0 ? 1 : size);
        } else {
            encode(folded, small(letter));
        }
        at += size == 0 ? 1 : size;
    }
    return folded;
}

}  // namespace durbar::store
