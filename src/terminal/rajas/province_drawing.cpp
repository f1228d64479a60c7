#include "games/rajas/position.h"
#include "games/rajas/roads.h"
#include "games/rajas/steps/steps.h"
#include "terminal/rajas/parts.h"

namespace durbar::rajas {

namespace {

constexpr std::size_t kCellWidth = 9;
constexpr int kCellLines = 3;
constexpr std::size_t kMargin = 11;  // for the yields to the west and east

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
        const bool reached = (OpenEnds(p).all() & cell_bit(cell)) != 0;
        const std::string name = reached ? "  (" + cell_name(cell) + ")" : "   " + cell_name(cell);
        return ink(reached ? kBold : kSoft, padded(line == 1 ? name : "", kCellWidth));
    }
    const Tile tile = p.tiles[cell];
    const unsigned color = data::kTiles[tile].color;
    const std::string corner = std::string(1, kColorLetters[color]) + std::to_string(cost_of(tile)) +
                               ((p.covered & cell_bit(cell)) != 0 ? "+" : "");
    return ink(kDiePaint[color], road_line(p, cell, line, corner, features_text(tile)));
}

/// A yield in two texts: its name with the colour of token that it takes or the token that lies there, and
/// what it pays.
struct YieldWords {
    std::string name;
    std::string pays;
    bool reached = false;
};
YieldWords yield_words(const State& s, int seat, Slot slot) {
    const Seat& p = s.seats[static_cast<unsigned>(seat)];
    const auto& yield = yields_of(s, seat)[slot];
    const Token token = p.tokens[slot];
    const bool reached = (p.reached >> slot & 1) != 0;
    std::string name(slot_name(slot));
    if (token != kNoToken) {
        name += " " + std::string(token_name(token));
    } else if (s.options.mode == Mode::Navaratnas && yield.slot < data::kTokenColorNames.size()) {
        name += " " + std::string(data::kTokenColorNames[yield.slot]);
    }
    return {name, effects_words(token != kNoToken ? data::kTokens[token].effects : yield.effects), reached};
}

std::string yield_text(const YieldWords& words, std::string text, std::size_t width, const Ink& ink) {
    text = padded(std::move(text), width);
    return words.reached ? ink(kSoft, text) : text;
}

/// The margin beside a line of a row of cells: name, gain and whether it is reached.
std::string margin(const State& s, int seat, int row, int line, Direction side, const Ink& ink) {
    for (Slot slot = 0; slot < kSlots; ++slot) {
        const auto& yield = yields_of(s, seat)[slot];
        if (yield.side != index(side) || yield.cell / data::kColumns != row) continue;
        const YieldWords words = yield_words(s, seat, slot);
        const std::string text = line == 0       ? words.name
                                 : line == 1     ? words.pays
                                 : words.reached ? "reached"
                                                 : "";
        return yield_text(words, text, kMargin, ink);
    }
    return std::string(kMargin, ' ');
}

/// The yields above or below the province, each from its cell on.
template <class Words>
std::string border(const State& s, int seat, Direction side, const Ink& ink, Words words_of) {
    std::string text(2 + kMargin, ' ');
    std::size_t width = 0;
    for (Slot slot = 0; slot < kSlots; ++slot) {
        const auto& yield = yields_of(s, seat)[slot];
        if (yield.side != index(side)) continue;
        const YieldWords words = yield_words(s, seat, slot);
        const std::size_t at = yield.cell % data::kColumns * kCellWidth;
        text += std::string(std::max(at, width) - width, ' ');
        width = std::max(at, width);
        const std::string entry = words_of(words) + " ";
        text += yield_text(words, entry, 0, ink);
        width += entry.size();
    }
    constexpr std::size_t kWhole = data::kColumns * kCellWidth + kMargin;
    return text + std::string(std::max(kWhole, width) - width, ' ');
}

/// A label and as many of the items as fit beside the province.
std::string listed(std::string text, const std::vector<std::string>& items) {
    constexpr std::size_t kRoom = kLineWidth - 2 - 2 * kMargin - data::kColumns * kCellWidth;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const std::string more = (i > 0 ? ", " : "") + items[i];
        if (text.size() + more.size() > kRoom) break;
        text += more;
    }
    return items.empty() ? text + "nothing more" : text;
}

/// What stands beside the province: its values, what the tracks hold next, the letters.
std::vector<std::string> side_lines(const State& s, int seat, const Ink& ink) {
    const Seat& p = s.seats[static_cast<unsigned>(seat)];
    std::string values;
    std::string buildings;
    for (const Building b : kAllBuildings) {
        const std::string letter(1, kBuildingLetters[index(b)]);
        values += " " + letter + " " + std::to_string(scoring::building_value(s, seat, b)) + " ";
        buildings += letter + " " + std::string(building_name(b)) + "  ";
    }
    std::string goods;
    for (unsigned g = 0; g < kGoods; ++g) {
        goods += std::string(1, kGoodLetters[g]) + " " + std::string(data::kGoodNames[g]) + "  ";
    }
    std::string colors;
    for (const Color c : kAllColors) {
        colors += std::string(1, kColorLetters[index(c)]) + " " + std::string(color_name(c)) + "  ";
    }
    const bool bridge = gives_worker(s, p, WorkerSource::Bridge);
    return {ink(kBold, "seat " + std::to_string(seat) + "'s province"),
            "a building's fame:" + values,
            "stalls: " + stalls_words(p),
            ink(kBold, "ahead of the markers"),
            listed("fame " + std::to_string(p.fame) + ": ", ahead(s, seat, Track::Fame)),
            listed("money " + std::to_string(p.money) + ": ", ahead(s, seat, Track::Money)),
            bridge ? "river " + std::to_string(p.boat) + ": worker across the bridge" : "",
            ink(kSoft, colors),
            ink(kSoft, buildings),
            ink(kSoft, goods + "with values"),
            ink(kSoft, "(B2) a road leads there; 8+ covers a tile"),
            ink(kSoft, "'show' shows more, 'moves' explains moves")};
}

}  // namespace

std::string province_drawing(const State& s, int seat, const Ink& ink) {
    const Seat& p = s.seats[static_cast<unsigned>(seat)];
    const auto name = [](const YieldWords& words) {
        return words.name + (words.reached ? " (reached)" : "");
    };
    const auto pays = [](const YieldWords& words) { return words.pays; };
    const auto both = [&](const YieldWords& words) { return name(words) + " " + pays(words); };
    std::vector<std::string> lines{border(s, seat, Direction::N, ink, both)};
    for (int row = 0; row < data::kRows; ++row) {
        for (int line = 0; line < kCellLines; ++line) {
            std::string text = "  " + margin(s, seat, row, line, Direction::W, ink);
            for (int column = 0; column < data::kColumns; ++column) {
                text += cell_line(p, static_cast<Cell>(row * data::kColumns + column), line, ink);
            }
            lines.push_back(text + margin(s, seat, row, line, Direction::E, ink));
        }
    }
    lines.push_back(border(s, seat, Direction::S, ink, name));
    lines.push_back(border(s, seat, Direction::S, ink, pays));
    const auto beside = side_lines(s, seat, ink);
    std::string text;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        text += lines[i] + (i > 0 && i <= beside.size() ? beside[i - 1] : "") + "\n";
    }
    return text;
}

}  // namespace durbar::rajas
