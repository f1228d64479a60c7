#include "games/rajas/position.h"
#include "games/rajas/steps/steps.h"
#include "terminal/rajas/parts.h"

namespace durbar::rajas {

namespace {

constexpr std::size_t kLabelWidth = 15;
constexpr std::size_t kSpacesWidth = 40;
constexpr std::size_t kShortLabel = 8;  // of tiles and river, which need the room

/// Who stands on a space: the seat's number, a dot if it is free, a cross if it is covered.
std::string mark(const State& s, Space space, const Ink& ink) {
    for (unsigned seat = 0; seat < s.players; ++seat) {
        if ((s.seats[seat].workers & bit(space)) != 0)
            return ink(kSeatPaint[seat], "[" + std::to_string(seat) + "]");
    }
    return (taken_spaces(s) & bit(space)) != 0 ? ink(kSoft, " x ") : " . ";
}

/// The letters of dice in their colours, other labels as they are.
std::string painted(const std::string& label, Area area, const Ink& ink) {
    if (area != Area::Terrace && area != Area::Balcony) return label;
    std::string text;
    for (const char letter : label) {
        const auto color = kColorLetters.find(letter);
        const std::string_view one(&letter, 1);
        text += color == std::string_view::npos ? std::string(one) : ink(kDiePaint[color], one);
    }
    return text;
}

/// A row of spaces, equal labels written once, and what they are for.
template <class Label>
std::string area_row(const State& s, Area area, std::string_view name, const Ink& ink, Label label,
                     const std::string& words) {
    constexpr std::size_t kMarkWidth = 3;
    std::string text = "  " + ink(kBold, padded(std::string(name), kLabelWidth));
    std::size_t width = 0;
    std::string before;
    for (auto left = spaces_of(board_of(s.players), area); left != 0; left &= left - 1) {
        const auto space = static_cast<Space>(std::countr_zero(left));
        const std::string now = label(space_data(s, space));
        const std::string lead = now == before ? "" : (width > 0 ? "  " : "") + now;
        text += painted(lead, area, ink) + mark(s, space, ink);
        width += lead.size() + kMarkWidth;
        before = now;
    }
    text += std::string(std::max(kSpacesWidth, width + 1) - width, ' ');
    return text + ink(kSoft, words) + "\n";
}

/// The chambers in pairs, each with what it brings.
std::string chambers_drawing(const State& s, const Ink& ink) {
    constexpr std::size_t kTitleWidth = 16;
    constexpr std::size_t kPairWidth = 45;
    std::string text;
    int number = 0;
    for (auto left = spaces_of(board_of(s.players), Area::Chamber); left != 0; left &= left - 1) {
        const auto space = static_cast<Space>(std::countr_zero(left));
        const int chamber = space_data(s, space).arg;
        const std::string title = std::to_string(chamber) + " " + padded(chamber_title(chamber), kTitleWidth);
        const std::string words = " " + effects_words(space_data(s, space).effects);
        const bool begins = number % 2 == 0;
        constexpr std::array<std::string_view, 2> kLabels{"chamber", " needs its die"};
        if (begins) {
            const std::string_view label = number < 4 ? kLabels[static_cast<unsigned>(number) / 2] : "";
            text += "  " + (number == 0 ? ink(kBold, padded(std::string(label), kLabelWidth))
                                        : ink(kSoft, padded(std::string(label), kLabelWidth)));
        }
        text +=
            title + mark(s, space, ink) + (begins ? padded(words, kPairWidth - title.size()) : words + "\n");
        ++number;
    }
    return text;
}

std::string places_drawing(const State& s, const Ink& ink) {
    const auto money = [](const data::Space& space) { return std::to_string(space.money) + "$"; };
    const auto good = [](const data::Space& space) {
        return std::string(good_name(static_cast<Good>(space.arg)));
    };
    const auto dice = [](const data::Space& space) {
        const data::Effect& gain = data::kEffects[space.effects.first];
        std::string text =
            area_of(space) == Area::Balcony ? std::string(1, kColorLetters[space.arg]) + ">" : "";
        for (unsigned c = 0; c < kColors; ++c) text += std::string(gain.a >> (2 * c) & 3U, kColorLetters[c]);
        return text;
    };
    const auto none = [](const data::Space&) { return std::string(); };
    const auto outer =
        static_cast<Space>(std::countr_zero(spaces_of(board_of(s.players), Area::OuterTerrace)));
    const std::string harbor_dice = "1-" + std::to_string(data::kMostHarborDie);
    return area_row(s, Area::Quarry, "quarry", ink, money, "in this order; then a tile, paid in its dice") +
           area_row(s, Area::Harbor, "harbor", ink, money,
                    "in this order; a die of " + harbor_dice + ": boat goes up to that far") +
           area_row(s, Area::Market, "market", ink, good, "sells one of each, or as many as a die shows") +
           area_row(s, Area::OuterTerrace, "outer terrace", ink, none,
                    effects_words(space_data(s, outer).effects)) +
           area_row(s, Area::Terrace, "terrace", ink, dice, "a die of that colour") +
           area_row(s, Area::Balcony, "balcony", ink, dice, "a die for two of another colour") +
           chambers_drawing(s, ink);
}

/// The open tiles: colours across, stacks down, each with price, shape and features.
std::string stacks_drawing(const State& s, const Ink& ink) {
    constexpr std::size_t kTileWidth = 23;
    const auto kinds = static_cast<unsigned>(data::kStackNames.size());
    std::string text;
    for (unsigned kind = 0; kind < kinds; ++kind) {
        text += "  " + ink(kBold, padded(kind == 0 ? "tiles" : "", kShortLabel));
        for (unsigned color = 0; color < kColors; ++color) {
            const Tile tile = s.open[color * kinds + kind];
            std::string label = "-";
            if (tile != kNoTile) {
                const std::string price = std::to_string(cost_of(tile));
                label = std::string(tile_name(tile)) + (price.size() == 1 ? "  " : " ") + price + " " +
                        padded(std::string(shape_word(tile)), 5) + " " + features_text(tile);
            }
            text += ink(kDiePaint[color], padded(label, kTileWidth)) + (color + 1 < kColors ? " " : "");
        }
        text += "\n";
    }
    return text;
}

}  // namespace

std::string board_drawing(const State& s, const Ink& ink) {
    const std::string when =
        s.round == 0 ? "set-up" : "round " + std::to_string(s.round) + ", phase " + std::to_string(s.phase);
    std::string text = "  " + ink(kBold, when) + ", seat " + std::to_string(s.start) + " is start player" +
                       (is_final(s) ? ink(kGold, ", the last phase") : "") + "; dice left:";
    for (unsigned color = 0; color < kColors; ++color) {
        text += " " + ink(kDiePaint[color],
                          std::to_string(s.supply[color]) + " " + std::string(data::kColorNames[color]));
    }
    return text + "\n" + places_drawing(s, ink) + stacks_drawing(s, ink);
}

std::string river_drawing(const State& s, int first, int last, const Ink& ink) {
    const std::string indent(kShortLabel + 2, ' ');
    std::string text = "  " + ink(kBold, padded("river", kShortLabel));
    std::size_t width = indent.size();
    for (int space = first; space <= last; ++space) {
        std::string entry =
            std::to_string(space) + ": " + (space == 0 ? "start" : effects_words(river::reward(s, space)));
        std::size_t length = entry.size();
        for (unsigned seat = 0; seat < s.players; ++seat) {
            if (s.seats[seat].boat != space) continue;
            entry += ink(kSeatPaint[seat], "<" + std::to_string(seat) + ">");
            length += 3;
        }
        const std::string gap = space == data::kBridgeAfter ? "  =bridge=  " : space < last ? "  |  " : "";
        if (width + length + gap.size() > kLineWidth) {
            text += "\n" + indent;
            width = indent.size();
        }
        text += entry + ink(kSoft, gap);
        width += length + gap.size();
    }
    return text + "\n";
}

}  // namespace durbar::rajas
