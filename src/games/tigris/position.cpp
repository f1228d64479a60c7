#include "games/tigris/position.h"

#include "games/tigris/kingdoms.h"
#include "games/tigris/rules.h"
#include "games/tigris/values.h"

namespace durbar::tigris {

namespace {

std::string counts_text(const Counts& counts) {
    std::string text;
    for (const Color c : kAllColors) {
        text += " " + std::string(color_name(c)) + " " + std::to_string(counts[c]);
    }
    return text;
}

std::string frame_text(const Frame& frame) {
    const StepWord& entry = kStepWords[index(frame.step)];
    std::string text(entry.word);
    switch (entry.data) {
        case StepWord::Data::None: break;
        case StepWord::Data::NumberIfAny:
            if (frame.count != 0) text += " " + std::to_string(frame.count);
            break;
        case StepWord::Data::Square: text += " " + cell_name(frame.cell); break;
        case StepWord::Data::Seat: text += " " + std::to_string(frame.seat); break;
        case StepWord::Data::SeatAndNumber:
            text += " " + std::to_string(frame.seat) + " " + std::to_string(frame.count);
            break;
    }
    return text;
}

std::string board_text(const Table& t) {
    std::string text = "board\n    ";
    for (int column = 0; column < kColumns; ++column) text += std::string(" ") + char('A' + column) + "  ";
    text += "\n";
    for (int row = 0; row < kRows; ++row) {
        std::string line = (row < 9 ? " " : "") + std::to_string(row + 1) + "  ";
        for (int column = 0; column < kColumns; ++column) {
            std::string token = " " + square_text(t, cell_at(column, row));
            token.resize(4, ' ');
            line += token;
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    }
    return text;
}

/// Lines that only some positions need: monuments, buildings, an open conflict, the end.
std::string occasional_text(const Table& t) {
    std::string text;
    for (Monument m = 0; m < kMonuments; ++m) {
        const auto& place = t.monuments[m];
        if (place.corner == kNoCell) continue;
        text += "monument " + monument_name(m) + " " + cell_name(place.corner) + " " +
                std::string(color_name(place.color)) + "\n";
    }
    for (const Color c : kAllColors) {
        const Cell cell = t.buildings[index(c)];
        if (cell != kNoCell) text += "building " + std::string(color_name(c)) + " " + cell_name(cell) + "\n";
    }
    if (t.unification != kNoCell) text += "unification " + cell_name(t.unification) + "\n";
    const Conflict& c = t.conflict;
    if (c.kind != ConflictKind::None) {
        text += std::string("conflict ") + (c.kind == ConflictKind::War ? "war " : "revolt ") +
                std::string(leader_name(c.leaders)) + " attacker " + std::to_string(c.attacker) +
                " defender " + std::to_string(c.defender) + " strength " + std::to_string(c.attack) + " " +
                std::to_string(c.defence) + " committed " + std::to_string(c.committed) + "\n";
    }
    if (t.end != EndReason::None) text += "over " + std::string(end_name(t.end)) + "\n";
    return text;
}

}  // namespace

std::string square_text(const Table& t, Cell cell) {
    std::string text(1, board_map(t).river.has(cell) ? '~' : '.');
    if (t.burnt.has(cell)) text = kBurntLetter;
    if (t.flipped.has(cell)) text = kFlippedLetter;
    for (const Color c : kAllColors) {
        if (t.tiles[index(c)].has(cell)) text = kTileLetters[index(c)];
        for (unsigned seat = 0; seat < t.players; ++seat) {
            if (t.leaders[seat][index(c)] == cell) text = kLeaderLetters[index(c)] + std::to_string(seat);
        }
    }
    if (t.treasures.has(cell)) text += kTreasureMark;
    if (t.unification == cell) text += kUnificationMark;
    for (const Cell building : t.buildings) {
        if (building == cell) text += kBuildingMark;
    }
    return text;
}

std::string Rules::format_position(const State& s) {
    std::string text = "tigris\nplayers " + std::to_string(s.players) + "\n";
    for (const auto& spec : option_specs()) {
        text += "option " + std::string(spec.name) + "=" + get_option(s.options, spec.name) + "\n";
    }
    text += board_text(s);
    text += "turn " + std::to_string(s.turn) + "\ndone " + std::to_string(s.actions_done) + "\n";
    if (!s.agenda.empty()) {
        text += "agenda ";
        for (std::size_t i = s.agenda.size(); i-- > 0;)
            text += frame_text(s.agenda[i]) + (i > 0 ? "; " : "\n");
    }
    for (unsigned seat = 0; seat < s.players; ++seat) {
        const std::string number = " " + std::to_string(seat);
        text += "hand" + number + counts_text(s.hands[seat]) + "\n";
        text += "points" + number;
        for (const Color c : kAllColors) {
            text += " " + std::string(color_name(c)) + " " + std::to_string(s.points[seat][index(c)]);
        }
        text += "\ntreasures" + number + " " + std::to_string(s.treasures_owned[seat]) + "\n";
        text += "catastrophes" + number + " " + std::to_string(s.catastrophes[seat]) + "\n";
        text += "swapped" + number + counts_text(s.swapped[seat]) + "\n";
    }
    text += "out" + counts_text(s.out) + "\nbag" + counts_text(s.bag) + "\n";
    return text + occasional_text(s);
}

}  // namespace durbar::tigris
