#include "games/tigris/types.h"

#include "core/text.h"

namespace durbar::tigris {

std::string monument_name(Monument m) {
    const auto& pair = data::kMonuments[m];
    return std::string(data::kTileKinds[pair[0]].color) + "-" + std::string(data::kTileKinds[pair[1]].color);
}

std::string cell_name(Cell cell) {
    const int row = row_of(cell) + 1;  // of two digits at most; pages and choices are full of these names
    std::string name(row < 10 ? 2 : 3, static_cast<char>('A' + column_of(cell)));
    if (row >= 10) name[1] = static_cast<char>('0' + row / 10);
    name.back() = static_cast<char>('0' + row % 10);
    return name;
}

std::optional<Cell> parse_cell(std::string_view text) {
    if (text.size() < 2) return std::nullopt;
    const char letter = text.front();
    const int column = letter >= 'a' && letter <= 'z' ? letter - 'a' : letter - 'A';
    const auto row = parse_number(text.substr(1), 1, kRows);
    if (column < 0 || column >= kColumns || !row || text[1] == '0') return std::nullopt;
    return cell_at(column, *row - 1);
}

std::optional<Color> parse_color(std::string_view text) {
    for (const Color c : kAllColors) {
        if (color_name(c) == text) return c;
    }
    return std::nullopt;
}

std::optional<Color> parse_leader(std::string_view text) {
    for (const Color c : kAllColors) {
        if (leader_name(c) == text) return c;
    }
    return std::nullopt;
}

std::optional<Monument> parse_monument(std::string_view text) {
    for (Monument m = 0; m < kMonuments; ++m) {
        if (monument_name(m) == text) return m;
    }
    return std::nullopt;
}

}  // namespace durbar::tigris
