#pragma once

#include "core/value.h"
#include "games/tigris/state.h"

/// The words in which boards and sentences are told.
namespace durbar::tigris {

inline Value cell_value(Cell cell) { return cell == kNoCell ? Value(nullptr) : Value(cell_name(cell)); }

inline Value cells_value(const Bits& cells) {
    List list;
    cells.for_each([&](Cell cell) { list.emplace_back(cell_name(cell)); });
    return Value(std::move(list));
}

/// A number for each colour.
template <class Counts>
Value colors_value(const Counts& counts) {
    Fields fields;
    for (const Color c : kAllColors) fields.push_back({color_name(c), counts[index(c)]});
    return Value(std::move(fields));
}

/// TE-16.5 How many tiles are in the bag, and how many out of the game.
int tiles_in_bag(const View& view);
int tiles_out(const View& view);

constexpr std::string_view end_name(EndReason reason) {
    switch (reason) {
        case EndReason::None: return "none";
        case EndReason::Treasures: return "treasures";
        case EndReason::Bag: return "bag";
        case EndReason::Swap: return "swap";
    }
    return {};
}

}  // namespace durbar::tigris
