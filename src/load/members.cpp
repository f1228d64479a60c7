#include "load/members.h"

#include <algorithm>
#include <array>

#include "core/text.h"

namespace durbar::load {

namespace {

constexpr std::string_view kBlanks = " \t\r\n";

std::size_t skip_blanks(std::string_view text, std::size_t at) {
    return std::min(text.find_first_not_of(kBlanks, at), text.size());
}

/// Behind the text that begins with a quote there.
std::size_t skip_text(std::string_view text, std::size_t at) {
    for (std::size_t end = text.find('"', at + 1); end != std::string_view::npos;
         end = text.find('"', end + 1)) {
        std::size_t escapes = 0;
        while (text[end - 1 - escapes] == '\\') ++escapes;  // the opening quote ends this
        if (escapes % 2 == 0) return end + 1;
    }
    return text.size();
}

/// What may end a value or hold one. Most of a message is nothing of it, and is passed over quickly.
constexpr auto kStructure = [] {
    std::array<bool, 256> marks{};
    for (const char c : {'"', '{', '}', '[', ']', ','}) marks[static_cast<unsigned char>(c)] = true;
    return marks;
}();

/// Behind the value that begins there.
std::size_t skip_value(std::string_view text, std::size_t at) {
    int depth = 0;
    while (at < text.size()) {
        const char c = text[at];
        if (!kStructure[static_cast<unsigned char>(c)]) {
            ++at;
            continue;
        }
        if (c == '"') {
            at = skip_text(text, at);
            if (depth == 0) return at;
            continue;
        }
        if (c == '{' || c == '[') ++depth;
        if (c == '}' || c == ']') {
            if (depth == 0) return at;
            if (--depth == 0) return at + 1;
        }
        if (c == ',' && depth == 0) return at;
        ++at;
    }
    return at;
}

std::string_view without_quotes(std::string_view text) {
    return text.size() >= 2 && text.front() == '"' ? text.substr(1, text.size() - 2) : std::string_view();
}

}  // namespace

Members::Members(std::string_view object) {
    std::size_t at = skip_blanks(object, 0);
    if (at == object.size() || object[at] != '{') return;
    ++at;
    while ((at = skip_blanks(object, at)) < object.size() && object[at] == '"') {
        const std::size_t name_end = skip_text(object, at);
        const std::string_view name = without_quotes(object.substr(at, name_end - at));
        at = skip_blanks(object, name_end);
        if (at == object.size() || object[at] != ':') return;
        at = skip_blanks(object, at + 1);
        const std::size_t end = skip_value(object, at);
        all_.emplace_back(name, trim(object.substr(at, end - at)));
        at = skip_blanks(object, end);
        if (at < object.size() && object[at] == ',') ++at;
    }
}

std::string_view Members::find(std::string_view name) const {
    for (const auto& [each, value] : all_) {
        if (each == name) return value;
    }
    return {};
}

std::string_view Members::word(std::string_view name) const { return without_quotes(find(name)); }

std::uint64_t whole_number(std::string_view text) {
    constexpr std::uint64_t kMost = 999'999'999'999'999'999;
    return parse_number<std::uint64_t>(text, 0, kMost).value_or(0);
}

}  // namespace durbar::load
