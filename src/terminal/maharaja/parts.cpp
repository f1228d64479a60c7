#include "terminal/maharaja/parts.h"

namespace durbar::maharaja::drawing {

namespace {

constexpr std::size_t kLineWidth = 104;

/// Columns that a painted text takes: all but its escape sequences.
std::size_t visible_width(std::string_view text) {
    std::size_t width = 0;
    bool escape = false;
    for (const char c : text) {
        if (c == '\x1b') escape = true;
        if (!escape) ++width;
        if (c == 'm') escape = false;
    }
    return width;
}

}  // namespace

std::string padded(std::string text, std::size_t width) {
    text.resize(std::max(width, text.size()), ' ');
    return text;
}

std::string joined(const std::vector<std::string>& items, std::string_view comma) {
    std::string text;
    for (const std::string& item : items) text += (text.empty() ? "" : std::string(comma)) + item;
    return text;
}

std::string list_lines(const std::string& label, const std::vector<std::string>& items) {
    const std::string indent(visible_width(label), ' ');
    std::string text;
    std::string line;
    for (const std::string& item : items) {
        if (!line.empty() && indent.size() + visible_width(line + item) + 3 > kLineWidth) {
            text += (text.empty() ? label : indent) + line + ";\n";
            line.clear();
        }
        line += (line.empty() ? "" : "; ") + item;
    }
    return line.empty() ? text : text + (text.empty() ? label : indent) + line + "\n";
}

std::string seat_name(int seat) {
    return std::to_string(seat) + " " + std::string(data::kColorNames[static_cast<unsigned>(seat)]);
}

std::string seat_paint(int seat, std::string_view text, const Ink& ink) {
    return ink(kSeatPaint[static_cast<unsigned>(seat)], text);
}

std::string card_name(Character c) {
    const std::string_view title = character_title(c);
    return std::to_string(index(c) + 1) + " " + std::string(title.substr(title.rfind(' ') + 1));
}

std::string card_names(Cards cards) {
    std::vector<std::string> names;
    for_each_card(cards, [&](Character c) { names.push_back(card_name(c)); });
    return names.empty() ? "none" : joined(names, ", ");
}

}  // namespace durbar::maharaja::drawing
