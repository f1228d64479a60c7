#include "core/text.h"

namespace durbar {

namespace {

constexpr std::string_view kBlanks = " \t";

}  // namespace

std::vector<std::string_view> split_words(std::string_view line) {
    std::vector<std::string_view> words;
    for (std::size_t at = line.find_first_not_of(kBlanks); at != std::string_view::npos;) {
        const std::size_t end = line.find_first_of(kBlanks, at);
        words.push_back(line.substr(at, end == std::string_view::npos ? end : end - at));
        at = line.find_first_not_of(kBlanks, end);
    }
    return words;
}

std::vector<std::string_view> split_lines(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
        if (line.ends_with('\r')) line.remove_suffix(1);
        lines.push_back(line);
    }
    return lines;
}

std::string_view trim(std::string_view text) {
    constexpr std::string_view kSpace = " \t\r\n";
    const std::size_t from = text.find_first_not_of(kSpace);
    if (from == std::string_view::npos) return {};
    return text.substr(from, text.find_last_not_of(kSpace) - from + 1);
}

std::uint64_t fingerprint(std::string_view text, std::uint64_t seed) {
    for (const char c : text) seed = (seed ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    return seed;
}

std::string hex64(std::uint64_t value) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text(16, '0');
    for (auto digit = text.rbegin(); digit != text.rend(); ++digit, value >>= 4U)
        *digit = kDigits[value & 15U];
    return text;
}

std::size_t utf8_length(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned lead = byte(0);
    if (lead < 0x80U) return 1;
    const std::size_t length = lead >= 0xF0U ? 4 : lead >= 0xE0U ? 3 : 2;
    if (lead < 0xC2U || lead > 0xF4U || text.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80U) return 0;
    }
    const bool overlong = (lead == 0xE0U && byte(1) < 0xA0U) || (lead == 0xF0U && byte(1) < 0x90U);
    const bool surrogate = lead == 0xEDU && byte(1) >= 0xA0U;
    const bool too_high = lead == 0xF4U && byte(1) >= 0x90U;
    return overlong || surrogate || too_high ? 0 : length;
}

std::string quoted(std::string_view text) {
    constexpr std::size_t kLongest = 60;
    std::string out = "'";
    for (const char c : text.substr(0, kLongest))
        out += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? '?' : c;
    if (text.size() > kLongest) {
        while (!out.empty() && (static_cast<unsigned char>(out.back()) & 0xC0U) == 0x80U) out.pop_back();
        if (static_cast<unsigned char>(out.back()) >= 0xC0U) out.pop_back();
        out += "…";
    }
    return out + "'";
}

}  // namespace durbar
