#include "games/maharani/position.h"

#include "games/maharani/rules.h"

namespace durbar::maharani {

namespace {

std::string frame_text(const Frame& frame) {
    const StepWord& entry = kStepWords[index(frame.step)];
    std::string text(entry.word);
    switch (entry.data) {
        case StepWord::Data::None: break;
        case StepWord::Data::AtSpace: text += " " + std::string(space_name(frame.space)); break;
        case StepWord::Data::Seat: text += " " + std::to_string(frame.seat); break;
    }
    return text;
}

/// One line a section that holds tiles.
std::string palace_text(const State& s) {
    std::string text;
    for (const Section section : kAllSections) {
        std::string line;
        (laid_spaces(s) & spaces_of(section)).for_each([&](Space space) {
            line += " " + std::string(space_name(space)) + space_text(s, space);
        });
        if (!line.empty()) text += "palace" + line + "\n";
    }
    return text;
}

std::string sections_text(std::string_view key, unsigned sections) {
    std::string text(key);
    for (const Section section : kAllSections) {
        if (has_section(sections, section)) text += " " + std::string(section_name(section));
    }
    return text + "\n";
}

}  // namespace

std::string space_text(const State& s, Space space) {
    if (!laid_spaces(s).has(space)) return {};
    std::string text{kTileLetters[index(color_at(s, space))], direction_letter(arrow_at(s, space))};
    for (const Crew crew : kAllCrews) {
        if (s.workers[index(crew)].has(space)) text += {kWorkerMark, kWorkerLetters[index(crew)]};
    }
    return text;
}

/// Bag and supplies are left out: they hold what lies nowhere else (MH-13.6).
std::string Rules::format_position(const State& s) {
    std::string text = "maharani\nplayers " + std::to_string(s.players) + "\n";
    for (const auto& spec : option_specs()) {
        text += "option " + std::string(spec.name) + "=" + get_option(s.options, spec.name) + "\n";
    }
    text += palace_text(s) + "rondel";
    for (const Tile tile : s.rondel) {
        text += " " + (tile == kNoTile ? std::string(kEmptyPlace) : tile_name(tile, '-'));
    }
    text += "\nturn " + std::to_string(s.turn) + "\nnumber " + std::to_string(s.turn_number) + "\nlaid " +
            std::to_string(s.laid) + "\n";
    if (!s.agenda.empty()) {
        text += "agenda ";
        for (std::size_t i = s.agenda.size(); i-- > 0;) {
            text += frame_text(s.agenda[i]) + (i > 0 ? "; " : "\n");
        }
    }
    for (unsigned seat = 0; seat < s.players; ++seat) {
        text += "gold " + std::to_string(seat) + " " + std::to_string(s.gold[seat]) + "\n";
        text += sections_text("down " + std::to_string(seat), s.tokens_down[seat]);
    }
    text += sections_text("scored", s.scored) + "removed";
    for (const Color c : kAllColors) {
        if (s.removed[index(c)] > 0) {
            text += " " + std::string(color_name(c)) + " " + std::to_string(s.removed[index(c)]);
        }
    }
    text += "\n";
    if (s.end != EndReason::None) text += s.end == EndReason::Complete ? "over complete\n" : "over stuck\n";
    return text;
}

}  // namespace durbar::maharani
