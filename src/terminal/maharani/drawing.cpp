#include "terminal/maharani/drawing.h"

#include <algorithm>

#include "games/maharani/position.h"
#include "games/maharani/rules.h"
#include "games/maharani/steps/steps.h"

namespace durbar::maharani {

namespace {

constexpr std::array<std::string_view, kColors> kPaint{"48;5;25;97",  "48;5;166;97", "48;5;29;97",
                                                       "48;5;124;97", "48;5;91;97",  "48;5;178;30"};
constexpr std::array<std::string_view, kCrews> kCrewPaint{"48;5;160;97;1", "48;5;34;97;1", "48;5;27;97;1",
                                                          "48;5;220;30;1"};
constexpr std::string_view kFloorPaint = "48;5;230;38;5;94";
constexpr std::string_view kGold = "38;5;178";
constexpr std::string_view kSoft = "2";
constexpr std::string_view kBold = "1";

constexpr int kCellWidth = 6;
constexpr std::size_t kLineWidth = 104;

constexpr std::array<std::string_view, 3> kLegend{
    "  empty space: its name, then its pillars: O middle, > < ^ v half a pillar on that side, = east and "
    "west, | "
    "north and south",
    "  laid tile: b blue  o orange  g green  r red  p purple  y yellow, then its arrow; +r a red worker",
    "  on the rondel a tile shows its pillars as it lies, with its arrow to the player whose turn it is",
};

std::string padded(std::string text, std::size_t width) {
    text.resize(std::max(width, text.size()), ' ');
    return text;
}

/// The glyph of half pillars on these sides (bits N E S W).
char pillar_glyph(unsigned halves) {
    constexpr std::string_view kGlyphs = "O^>.v|..<.=.....";
    return kGlyphs[halves];
}
/// A tile shows its pillars as the spaces do on which it fits without being turned.
char tile_glyph(Tile tile, Direction arrow) {
    return pillar_glyph(data::kSpaces[fitting(tile, arrow).first()].halves);
}

std::string space_drawing(const State& s, Space space, const Ink& ink) {
    const std::string laid = space_text(s, space);
    if (laid.empty()) {
        const std::string name = std::string(space_name(space)) + pillar_glyph(data::kSpaces[space].halves);
        return ink(kFloorPaint, padded(" " + name, kCellWidth));
    }
    const auto paint = kPaint[index(color_at(s, space))];
    const std::size_t mark = laid.find(kWorkerMark);
    if (mark == std::string::npos) return ink(paint, padded(" " + laid, kCellWidth));
    const auto crew = kWorkerLetters.find(laid[mark + 1]);
    return ink(paint, " " + laid.substr(0, mark)) + ink(kCrewPaint[crew], laid.substr(mark)) +
           ink(paint, " ");
}

/// The rondel fills the hole of the palace: one quarter a section, two lines high, twelve characters wide.
std::string rondel_drawing(const State& s, Section section, bool upper, const Ink& ink) {
    constexpr std::size_t kWidth = 2 * kCellWidth;
    for (int place = 0; place < kPlaces; ++place) {
        if (section_now(s, place) != section) continue;
        const Tile tile = s.rondel[static_cast<unsigned>(place)];
        const std::string number = " " + std::to_string(place + 1);
        if (tile == kNoTile) return ink(kSoft, padded(upper ? number + " -" : "", kWidth));
        const std::string line = upper ? number + " " + std::string(color_name(color_of(tile)))
                                       : std::string("   ") + tile_glyph(tile, active_side(s)) + " to " +
                                             direction_letter(active_side(s));
        return ink(kPaint[index(color_of(tile))], padded(line, kWidth));
    }
    return std::string(kWidth, ' ');
}

Space space_at(int row, int column) {
    for (Space space = 0; space < kSpaces; ++space) {
        if (data::kSpaces[space].row == row && data::kSpaces[space].column == column) return space;
    }
    return kNoSpace;
}

std::string palace_drawing(const State& s, const Ink& ink) {
    constexpr int kMiddle = data::kRows / 2;
    constexpr int kHole = 2;  // cells of a quarter of the hole, in either direction
    std::string text;
    for (int row = 0; row < data::kRows; ++row) {
        text += "  ";
        for (int column = 0; column < data::kColumns; ++column) {
            const Space space = space_at(row, column);
            const bool hole = std::max(std::abs(2 * row + 1 - data::kRows),
                                       std::abs(2 * column + 1 - data::kColumns)) < 2 * kHole;
            if (hole) {
                const Section section = row < kMiddle ? (column < kMiddle ? Section::A : Section::B)
                                                      : (column < kMiddle ? Section::D : Section::C);
                text += rondel_drawing(s, section, row % 2 == (kMiddle - kHole) % 2, ink);
                ++column;
            } else {
                text += space == kNoSpace ? std::string(kCellWidth, ' ') : space_drawing(s, space, ink);
            }
        }
        text += "\n";
    }
    return text;
}

std::string seat_drawing(const View& view, int seat, const Ink& ink) {
    int standing_gold = 0;  // what the sections would pay as they are
    for_each_crew(view, seat, [&](Crew crew) {
        for (const Section section : kAllSections) {
            const int count = (view.workers[index(crew)] & spaces_of(section)).count();
            standing_gold += data::kPayout[static_cast<unsigned>(count)];
        }
    });
    std::string text =
        (view.turn == seat ? ink(kGold, "> ") : "  ") + ink(kBold, "seat " + std::to_string(seat)) +
        (seat == view.seat ? " (you)" : "") + "  side " + direction_letter(side_of(view.players, seat)) +
        "  gold " + ink(kGold, std::to_string(view.gold[static_cast<unsigned>(seat)])) +
        (standing_gold > 0 ? " + " + std::to_string(standing_gold) + " in sections" : "") + "  tokens";
    for (const Section section : kAllSections) {
        const std::string name(section_name(section));
        text += token_up(view, seat, section) ? " " + ink(kBold, name) : " " + ink(kSoft, "(" + name + ")");
    }
    for_each_crew(view, seat, [&](Crew crew) {
        text += "  " + ink(kCrewPaint[index(crew)], " " + std::string(crew_name(crew)) + " ") + " " +
                std::to_string(view.supply[index(crew)]) + " in supply";
        for (const Section section : kAllSections) {
            const int count = (view.workers[index(crew)] & spaces_of(section)).count();
            if (count == 0) continue;
            text += ", " + std::string(section_name(section)) + " " + std::to_string(count) + " (" +
                    std::to_string(data::kPayout[static_cast<unsigned>(count)]) + ")";
        }
    });
    return text + "\n";
}

std::string table_drawing(const State& s, const Ink& ink) {
    std::string text = "  empty spaces";
    for (const Section section : kAllSections) {
        const int count = (empty_spaces(s) & spaces_of(section)).count();
        text += "  " + std::string(section_name(section)) + " " + std::string(animal_name(section)) + " " +
                (is_scored(s, section) ? ink(kSoft, "scored") : std::to_string(count));
    }
    return text + "  bag " + std::to_string(tiles_in_bag(s)) + "  turn " + std::to_string(s.turn_number) +
           "\n";
}

int gold_for(const std::vector<Event>& events, Reason reason) {
    int gold = 0;
    for (const Event& event : events) {
        if (event.kind == EventKind::Gold && event.reason == reason) gold += event.gold;
    }
    return gold;
}

/// The gold that a tile would bring on a space: for the tile, and behind '+' for the best worker if the arrow
/// can point at the player.
std::string gold_text(const State& s, int place, Space space) {
    const Tile tile = s.rondel[static_cast<unsigned>(place)];
    std::string text;
    for (const Direction arrow : kAllDirections) {
        if (!fitting(tile, arrow).has(space)) continue;
        const bool called = arrow == active_side(s);
        if (!text.empty() && !called) continue;
        State next = s;
        std::vector<Event> events;
        Rules::apply(next, LayTile{static_cast<std::uint8_t>(place), space, arrow}, Sink(events));
        const int tile_gold = gold_for(events, Reason::ForTile);
        int worker_gold = gold_for(events, Reason::ForWorker);
        if (Rules::decision(next) == "worker") {
            MoveList choices;
            Rules::legal_moves(next, choices);
            for (const Move& choice : choices) {
                State after = next;
                std::vector<Event> more;
                Rules::apply(after, choice, Sink(more));
                worker_gold = std::max(worker_gold, gold_for(more, Reason::ForWorker));
            }
        }
        text = std::to_string(tile_gold) + (worker_gold > 0 ? "+" + std::to_string(worker_gold) : "");
    }
    return text;
}

/// The spaces with their gold behind a word, as many lines as they need; nothing if there are none.
std::string offers_lines(const State& s, int place, Spaces spaces, std::string_view word) {
    if (spaces.none()) return {};
    const std::string indent = "    " + padded(std::string(word), 9);
    std::string text;
    std::string line = indent;
    spaces.for_each([&](Space space) {
        const std::string entry =
            padded(std::string(space_name(space)) + " " + gold_text(s, place, space), 7) + "  ";
        if (line.size() + entry.size() > kLineWidth) {
            text += line + "\n";
            line = std::string(indent.size(), ' ');
        }
        line += entry;
    });
    return text + line + "\n";
}

/// For every tile of the rondel: where it may go, what it would bring there, and whether that costs a token.
std::string offers_drawing(const State& s, const Ink& ink) {
    std::string text =
        ink(kSoft, "  gold by space: for the tile + for a worker, if the arrow points to you") + "\n";
    for (int place = 0; place < kPlaces; ++place) {
        const Tile tile = s.rondel[static_cast<unsigned>(place)];
        if (tile == kNoTile) continue;
        const Section from = section_now(s, place);
        const Spaces reach = in_reach(s, place) & fitting(tile);
        const std::string name(section_name(from));
        text += "  " + ink(kPaint[index(color_of(tile))],
                           " " + std::to_string(place + 1) + " " + tile_name(tile) + " ");
        if (!token_up(s, s.turn, from)) text += ink(kSoft, " only in " + name + ": its token is down");
        text += (reach.none() ? ink(kSoft, ", where it fits no space") : "") + "\n";
        text += offers_lines(s, place, reach & spaces_of(from), "free");
        text += offers_lines(s, place, reach - spaces_of(from), "token " + name);
    }
    return text;
}

}  // namespace

std::string Drawing::draw(const View& view, const Ink& ink) {
    std::string text = palace_drawing(view, ink);
    for (const std::string_view line : kLegend) text += ink(kSoft, line) + "\n";
    for (int seat = 0; seat < view.players; ++seat) text += seat_drawing(view, seat, ink);
    text += table_drawing(view, ink);
    const bool lays = !view.agenda.empty() &&
                      (view.agenda.back().step == Step::Action || view.agenda.back().step == Step::Second);
    if (lays && view.turn == view.seat) text += offers_drawing(view, ink);
    return text;
}

}  // namespace durbar::maharani
