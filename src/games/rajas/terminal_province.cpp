#include "games/rajas/drawing.h"
#include "games/rajas/position.h"
#include "games/rajas/roads.h"

namespace durbar::rajas {

namespace {

constexpr std::size_t kCellWidth = 9;
constexpr int kCellLines = 3;
constexpr std::string_view kSidePad = "  ";

bool has_road(const Seat& p, Cell cell, Direction side) {
    return (p.roads[index(side)] & cell_bit(cell)) != 0;
}

/// A line of a cell with roads: above, through and below the middle.
std::string road_line(const Seat& p, Cell cell, int line, const std::string& corner,
                      const std::string& middle) {
    if (line == 1) {
        const std::string west = has_road(p, cell, Direction::W) ? "==" : "  ";
        const std::string east = has_road(p, cell, Direction::E) ? "==" : "  ";
        const std::size_t room = kCellWidth - 4;
        const std::size_t left = (room - std::min(room, middle.size())) / 2;
        return west + padded(std::string(left, ' ') + middle, room) + east;
    }
    const bool road = has_road(p, cell, line == 0 ? Direction::N : Direction::S);
    std::string text = padded(line == 0 ? corner : "", kCellWidth);
    if (road) text[kCellWidth / 2] = '|';
    return text;
}

std::string cell_line(const Seat& p, Cell cell, int line, const Ink& ink) {
    if ((kResidence & cell_bit(cell)) != 0)
        return ink("48;5;94;97", road_line(p, cell, line, "", has_road(p, cell, Direction::S) ? "RAJA" : ""));
    if ((p.laid & cell_bit(cell)) == 0) {
        return ink(kSoft, padded(line == 1 ? "   " + cell_name(cell) : " ", kCellWidth));
    }
    const Tile tile = p.tiles[cell];
    const unsigned color = data::kTiles[tile].color;
    const std::string corner = std::string(1, kColorLetters[color]) + std::to_string(cost_of(tile)) +
                               ((p.covered & cell_bit(cell)) != 0 ? "+" : "");
    return ink(kDiePaint[color], road_line(p, cell, line, corner, features_text(tile)));
}

std::string token_words(const State& s, int seat, Slot slot) {
    const Token token = s.seats[static_cast<unsigned>(seat)].tokens[slot];
    if (token != kNoToken)
        return std::string(token_name(token)) + " " + effects_words(data::kTokens[token].effects);
    const auto& yield = yields_of(s, seat)[slot];
    const bool takes = s.options.mode == Mode::Navaratnas && yield.slot < data::kTokenColorNames.size();
    return effects_words(yield.effects) +
           (takes ? " (" + std::string(data::kTokenColorNames[yield.slot]) + ")" : "");
}

}  // namespace

std::string features_text(Tile tile) {
    constexpr std::string_view kBuildingLetters = "TPFM";
    constexpr std::string_view kGoodLetters = "stc";
    std::string text;
    for (const auto building : data::kTiles[tile].buildings) {
        if (building != kNoBuilding) text += kBuildingLetters[building];
    }
    for (const auto& stall : data::kTiles[tile].stalls) {
        if (stall.value > 0) text += kGoodLetters[stall.good] + std::to_string(stall.value);
    }
    return text;
}

/// The province with its roads, then what lies at its border.
std::string province_drawing(const State& s, int seat, const Ink& ink) {
    const Seat& p = s.seats[static_cast<unsigned>(seat)];
    std::string text;
    for (int row = 0; row < data::kRows; ++row) {
        for (int line = 0; line < kCellLines; ++line) {
            text += kSidePad;
            for (int column = 0; column < data::kColumns; ++column) {
                text += cell_line(p, static_cast<Cell>(row * data::kColumns + column), line, ink);
            }
            text += "\n";
        }
    }
    text += std::string(kSidePad) + ink(kBold, "yields");
    for (Slot slot = 0; slot < kSlots; ++slot) {
        const bool paid = (p.reached >> slot & 1) != 0;
        const std::string words = std::string(slot_name(slot)) + " " + token_words(s, seat, slot);
        text += "  " + (paid ? ink(kSoft, words + " (paid)") : words);
        if (slot == kSlots / 2) text += "\n        ";
    }
    return text + "\n";
}

}  // namespace durbar::rajas
