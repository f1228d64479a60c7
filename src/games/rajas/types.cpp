#include "games/rajas/types.h"

#include <algorithm>

#include "core/text.h"
#include "games/rajas/state.h"

namespace durbar::rajas {

namespace {

/// The place of a word in a table whose rows have names.
template <class Value, class Rows>
std::optional<Value> find_row(const Rows& rows, std::string_view text) {
    const auto named = [&](const auto& row) { return row.name == text; };
    const auto found = std::find_if(rows.begin(), rows.end(), named);
    if (found == rows.end()) return std::nullopt;
    return static_cast<Value>(found - rows.begin());
}

}  // namespace

std::string cell_name(Cell c) {
    return std::string(1, static_cast<char>('A' + c % data::kColumns)) +
           std::to_string(c / data::kColumns + 1);
}

std::optional<Cell> parse_cell(std::string_view text) {
    if (text.size() != 2) return std::nullopt;
    const int column = text[0] - 'A';
    const int row = text[1] - '1';
    if (column < 0 || column >= data::kColumns || row < 0 || row >= data::kRows) return std::nullopt;
    return static_cast<Cell>(row * data::kColumns + column);
}

std::optional<Color> parse_color(std::string_view text) { return find_name<Color>(data::kColorNames, text); }
std::optional<Building> parse_building(std::string_view text) {
    return find_name<Building>(data::kBuildingNames, text);
}
std::optional<Good> parse_good(std::string_view text) {
    if (text == good_name(Good::Mixed)) return Good::Mixed;
    if (text == good_name(Good::Any)) return Good::Any;
    return find_name<Good>(data::kGoodNames, text);
}
std::optional<Tile> parse_tile(std::string_view text) { return find_row<Tile>(data::kTiles, text); }
std::optional<Token> parse_token(std::string_view text) { return find_row<Token>(data::kTokens, text); }
std::optional<Slot> parse_slot(std::string_view text) { return find_row<Slot>(data::kYields[0], text); }

std::optional<Space> parse_space(std::string_view text) { return find_name<Space>(data::kSpaceNames, text); }

std::optional<int> parse_chamber(std::string_view text) {
    const auto row = find_row<int>(data::kChambers, text);
    return row ? std::optional(*row + 1) : std::nullopt;
}

/// RG-7.6 Visible stalls, the dearest first.
Stalls stalls_of(const Seat& p) {
    Stalls stalls;
    for_each_cell(p.laid, [&](Cell cell) {
        for (const auto& stall : data::kTiles[p.tiles[cell]].stalls) {
            if (stall.value == 0) continue;
            auto& list = stalls.of[stall.good];
            list.push_back(stall.value);
            for (std::size_t i = list.size() - 1; i > 0 && list[i] > list[i - 1]; --i) {
                std::swap(list[i], list[i - 1]);
            }
        }
    });
    return stalls;
}

int stall_count(const Seat& p) {
    int count = 0;
    for_each_cell(p.laid, [&](Cell cell) {
        for (const auto& stall : data::kTiles[p.tiles[cell]].stalls) count += stall.value > 0 ? 1 : 0;
    });
    return count;
}

}  // namespace durbar::rajas
