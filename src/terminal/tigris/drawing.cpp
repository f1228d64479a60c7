#include "terminal/tigris/drawing.h"

#include "games/tigris/kingdoms.h"
#include "games/tigris/position.h"
#include "games/tigris/rules.h"
#include "games/tigris/steps/steps.h"
#include "games/tigris/values.h"

namespace durbar::tigris {

namespace {

/// Tile colours as terminal backgrounds with a foreground that reads on them.
constexpr std::array<std::string_view, kColors> kPaint{"48;5;160;97", "48;5;26;97", "48;5;28;97",
                                                       "48;5;234;97"};
constexpr std::string_view kRiverPaint = "48;5;152;38;5;24";
constexpr std::string_view kLandPaint = "48;5;187;38;5;137";
constexpr std::string_view kFlippedPaint = "48;5;245;97";
constexpr std::string_view kBurntPaint = "48;5;52;38;5;215";
constexpr std::string_view kGold = "38;5;178";
constexpr std::string_view kSoft = "2";
constexpr std::string_view kBold = "1";

constexpr std::array<std::string_view, 2> kLegend{
    "    r temple  b farm  g market  k settlement  #rg monument  x catastrophe  ^ building  + unification  * "
    "treasure  ! priority",
    "    P priest  F farmer  T trader  K king, with the seat; below: square, strength in a war / in a revolt",
};

std::string_view square_paint(const Table& t, Cell cell) {
    if (t.burnt.has(cell)) return kBurntPaint;
    if (t.flipped.has(cell)) return kFlippedPaint;
    for (const Color c : kAllColors) {
        if (t.tiles[index(c)].has(cell)) return kPaint[index(c)];
        for (unsigned seat = 0; seat < t.players; ++seat) {
            if (t.leaders[seat][index(c)] == cell) return kPaint[index(c)];
        }
    }
    return board_map(t).river.has(cell) ? kRiverPaint : kLandPaint;
}

/// The colour that a monument shows on one of its squares: its first on the left, its second on the right.
std::optional<Color> monument_color(const Table& t, Cell cell) {
    for (Monument m = 0; m < kMonuments; ++m) {
        const Cell corner = t.monuments[m].corner;
        if (corner == kNoCell || !monuments::footprint(corner).has(cell)) continue;
        const bool left = column_of(cell) == column_of(corner);
        return static_cast<Color>(data::kMonuments[m][left ? 0 : 1]);
    }
    return std::nullopt;
}

/// A square is four characters wide: " K0 " a leader, " r* " a temple with its treasure, " r! " with one that
/// goes first, " #g " a monument.
std::string square_drawing(const Table& t, Cell cell, const Ink& ink) {
    std::string text = " " + square_text(t, cell);
    if (t.treasures.has(cell) && board_map(t).priority.has(cell)) {
        text.replace(text.find(kTreasureMark), 1, "!");
    }
    if (const auto color = monument_color(t, cell)) text.insert(2, 1, kTileLetters[index(*color)]);
    text.resize(4, ' ');
    return ink(square_paint(t, cell), text);
}

std::string board_drawing(const Table& t, const Ink& ink) {
    std::string header = "    ";
    for (int column = 0; column < kColumns; ++column) header += std::string(" ") + char('A' + column) + "  ";
    std::string text = ink(kSoft, header) + "\n";
    for (int row = 0; row < kRows; ++row) {
        const std::string number = (row < 9 ? "  " : " ") + std::to_string(row + 1) + " ";
        text += ink(kSoft, number);
        for (int column = 0; column < kColumns; ++column)
            text += square_drawing(t, cell_at(column, row), ink);
        text += ink(kSoft, number) + "\n";
    }
    return text;
}

std::string counts_drawing(const Counts& counts, const Ink& ink) {
    std::string text;
    for (const Color c : kAllColors) {
        text +=
            ink(kPaint[index(c)], " " + std::string(tile_name(c)) + " " + std::to_string(counts[c]) + " ") +
            " ";
    }
    return text;
}

std::string leaders_drawing(const View& view, unsigned seat, const Ink& ink) {
    std::string text;
    for (const Color c : kAllColors) {
        const Cell cell = view.leaders[seat][index(c)];
        const std::string name(1, kLeaderLetters[index(c)]);
        if (cell == kNoCell) {
            text += ink(kSoft, name + " home") + "  ";
        } else {
            // War strength and revolt strength, as the badges of the board show them.
            const int war = war_strength(view, static_cast<int>(seat), c);
            text += ink(kPaint[index(c)], name) + " " + cell_name(cell) + " " + std::to_string(war) + "/" +
                    std::to_string(temples_beside(view, cell).count()) + "  ";
        }
    }
    return text;
}

std::string seat_drawing(const View& view, unsigned seat, const Ink& ink) {
    const bool own = seat == view.seat;
    const bool shown = own || view.options.open_scores || view.agenda.empty();
    std::string text = (view.turn == seat ? ink(kGold, "> ") : "  ") +
                       ink(kBold, "seat " + std::to_string(seat) + " " +
                                      std::string(data::kDynasties[view.options.dynasties[seat]])) +
                       (own ? " (you)" : "") + "  " + leaders_drawing(view, seat, ink);
    text += "catastrophes " + std::to_string(view.catastrophes[seat]) + "  hand " +
            std::to_string(view.hand_sizes[seat]);
    if (!shown) return text + ink(kSoft, "  points hidden") + "\n";
    text += "  points";
    for (const Color c : kAllColors) {
        const std::string letter(1, kTileLetters[index(c)]);
        text += " " + ink(kPaint[index(c)], letter + std::to_string(view.points[seat][index(c)]));
    }
    return text + "  treasures " + std::to_string(view.treasures_owned[seat]) + "\n";
}

/// TE-16.5 "7 (r2 k1 and 4 face down)": the colours of the tiles that everyone saw leave, and how many were
/// swapped.
std::string out_drawing(const View& view, const Ink& ink) {
    const int all = tiles_out(view);
    const int face_down = all - view.out.total();
    std::string text = std::to_string(all);
    if (all == 0) return text;
    std::string parts;
    for (const Color c : kAllColors) {
        if (view.out[c] == 0) continue;
        const std::string letter(1, kTileLetters[index(c)]);
        parts += (parts.empty() ? "" : " ") + ink(kPaint[index(c)], letter + std::to_string(view.out[c]));
    }
    if (face_down > 0) parts += (parts.empty() ? "" : " and ") + std::to_string(face_down) + " face down";
    return text + " (" + parts + ")";
}

std::string supply_drawing(const View& view, const Ink& ink) {
    std::string monuments;
    for (Monument m = 0; m < kMonuments; ++m) {
        if (view.monuments[m].corner == kNoCell) monuments += " " + monument_name(m);
    }
    return "  bag " + std::to_string(tiles_in_bag(view)) + "  out of the game " + out_drawing(view, ink) +
           "  treasures on the board " + std::to_string(view.treasures.count()) + " (the game ends at " +
           std::to_string(data::kLastTreasures) + ")  monuments" +
           (monuments.empty() ? " none left" : ink(kSoft, monuments)) + "\n";
}

}  // namespace

std::string Drawing::draw(const View& view, const Ink& ink) {
    std::string text = board_drawing(view, ink);
    for (const std::string_view line : kLegend) text += ink(kSoft, line) + "\n";
    for (unsigned seat = 0; seat < view.players; ++seat) text += seat_drawing(view, seat, ink);
    text += supply_drawing(view, ink);
    text += "  your hand  " + counts_drawing(view.hand, ink) + "\n";
    return text;
}

}  // namespace durbar::tigris
