#include "games/rajas/drawing.h"
#include "games/rajas/position.h"
#include "games/rajas/steps/steps.h"

namespace durbar::rajas {

namespace {

/// Who stands on a space: the seat's number, a dot if it is free, a cross if it is covered.
std::string mark(const State& s, Space space, const Ink& ink) {
    for (unsigned seat = 0; seat < s.players; ++seat) {
        if ((s.seats[seat].workers & bit(space)) != 0)
            return ink(kSeatPaint[seat], "[" + std::to_string(seat) + "]");
    }
    return (taken_spaces(s) & bit(space)) != 0 ? ink(kSoft, " x ") : " . ";
}

template <class Label>
std::string area_text(const State& s, Area area, const Ink& ink, Label label) {
    std::string text;
    for (auto left = spaces_of(board_of(s.players), area); left != 0; left &= left - 1) {
        const auto space = static_cast<Space>(std::countr_zero(left));
        text += "  " + label(space_data(s, space)) + mark(s, space, ink);
    }
    return text;
}

std::string short_color(unsigned color) { return std::string(1, kColorLetters[color]); }

std::string places_drawing(const State& s, const Ink& ink) {
    const auto money = [](const data::Space& space) { return std::to_string(space.money) + "$"; };
    const auto good = [](const data::Space& space) {
        return std::string(good_name(static_cast<Good>(space.arg)));
    };
    const auto dice = [](const data::Space& space) {
        const data::Effect& gain = data::kEffects[space.effects.first];
        std::string text = area_of(space) == Area::Balcony ? short_color(space.arg) + ">" : "";
        for (unsigned c = 0; c < kColors; ++c) text += std::string(gain.a >> (2 * c) & 3U, kColorLetters[c]);
        return text;
    };
    const auto chamber = [](const data::Space& space) {
        return std::to_string(space.arg) + " " + std::string(chamber_name(space.arg));
    };
    const auto row = [&](std::string_view name, const std::string& text) {
        return "  " + ink(kBold, padded(std::string(name), 14)) + text + "\n";
    };
    return row("quarry", area_text(s, Area::Quarry, ink, money)) +
           row("harbor", area_text(s, Area::Harbor, ink, money) + ink(kSoft, "   and a die of 1-3")) +
           row("market", area_text(s, Area::Market, ink, good)) +
           row("outer terrace",
               area_text(s, Area::OuterTerrace, ink, [](const data::Space&) { return std::string(); }) +
                   ink(kSoft, "   2 money, reroll")) +
           row("terrace", area_text(s, Area::Terrace, ink, dice)) +
           row("balcony", area_text(s, Area::Balcony, ink, dice)) +
           row("chamber", area_text(s, Area::Chamber, ink, chamber));
}

/// The open tiles: colours across, stacks down, each with price, shape and features.
std::string stacks_drawing(const State& s, const Ink& ink) {
    constexpr std::size_t kWidth = 22;
    const auto kinds = static_cast<unsigned>(data::kStackNames.size());
    std::string text;
    for (unsigned kind = 0; kind < kinds; ++kind) {
        text += "  " + ink(kBold, padded(std::string(data::kStackNames[kind]), 7));
        for (unsigned color = 0; color < kColors; ++color) {
            const unsigned stack = color * kinds + kind;
            const Tile tile = s.open[stack];
            const int below = std::popcount(s.in_stacks & data::kStackTiles[stack]);
            std::string label = "-";
            if (tile != kNoTile) {
                const int exits = std::popcount(static_cast<unsigned>(data::kTiles[tile].roads));
                const std::string shape = exits == 4                     ? "cross"
                                          : exits == 3                   ? "tee"
                                          : data::kTiles[tile].bend != 0 ? "bend"
                                                                         : "road";
                label = std::string(tile_name(tile)).substr(tile_name(tile).size() - 2) + " " +
                        short_color(color) + std::to_string(cost_of(tile)) + " " + shape + " " +
                        features_text(tile);
            }
            text += ink(kDiePaint[color], padded(" " + label, kWidth - 4)) +
                    ink(kSoft, padded(" +" + std::to_string(below), 4));
        }
        text += "\n";
    }
    return text;
}

}  // namespace

std::string board_drawing(const State& s, const Ink& ink) {
    std::string text = "  round " + std::to_string(s.round) + ", phase " + std::to_string(s.phase) +
                       ", start player seat " + std::to_string(s.start) +
                       (is_final(s) ? ink(kGold, "  last phase") : "") + "   supply";
    for (unsigned color = 0; color < kColors; ++color) {
        text += " " + ink(kDiePaint[color], " " + short_color(color) + std::to_string(s.supply[color]) + " ");
    }
    return text + "\n" + places_drawing(s, ink) + stacks_drawing(s, ink);
}

/// The spaces around the boats: from the rearmost boat to a little before the foremost one.
std::string river_drawing(const State& s, const Ink& ink) {
    constexpr int kAhead = 8;
    int first = data::kRiverEnd;
    int last = 0;
    for (unsigned seat = 0; seat < s.players; ++seat) {
        first = std::min<int>(first, s.seats[seat].boat);
        last = std::max<int>(last, s.seats[seat].boat);
    }
    last = std::min(last + kAhead, data::kRiverEnd);
    std::string text = "  " + ink(kBold, "river ");
    std::size_t width = 8;
    for (int space = first; space <= last; ++space) {
        std::string entry =
            std::to_string(space) + ": " + (space == 0 ? "start" : effects_words(river::reward(s, space)));
        std::size_t length = entry.size() + 2;
        for (unsigned seat = 0; seat < s.players; ++seat) {
            if (s.seats[seat].boat != space) continue;
            entry += ink(kSeatPaint[seat], "<" + std::to_string(seat) + ">");
            length += 3;
        }
        if (width + length > 112) {
            text += "\n        ";
            width = 8;
        }
        text += entry + (space == data::kBridgeAfter ? " =" : " |") + " ";
        width += length + 1;
    }
    return text + "\n";
}

}  // namespace durbar::rajas
