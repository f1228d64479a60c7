#include "games/rajas/position.h"

#include "games/rajas/rules.h"

namespace durbar::rajas {

namespace {

std::string agenda_text(const State& s) {
    std::string text = "agenda ";
    for (std::size_t i = s.agenda.size(); i-- > 0;) text += frame_text(s.agenda[i]) + (i > 0 ? "; " : "\n");
    return text;
}

std::string tiles_text(std::uint64_t tiles) {
    std::string text;
    for (; tiles != 0; tiles &= tiles - 1) {
        text += " " + std::string(tile_name(static_cast<Tile>(std::countr_zero(tiles))));
    }
    return text;
}

/// What lies on and beside the board.
std::string table_text(const State& s) {
    std::string text = "open";
    for (const Tile tile : s.open) text += " " + std::string(tile == kNoTile ? kNothing : tile_name(tile));
    text += "\n";
    if (s.buried != 0) text += "buried" + tiles_text(s.buried) + "\n";
    std::string river;
    for (std::size_t token = 0; token < kRiverTokens; ++token) {
        if (s.river[token] != 0)
            river += " " + std::to_string(s.river[token]) + ":" + std::to_string(token + 1);
    }
    if (!river.empty()) text += "river" + river + "\n";
    std::string discards;
    for (Token token = 0; token < kWhiteKinds; ++token) {
        if (s.discards[token] == 0) continue;
        discards += " " + std::string(token_name(token)) + " " + std::to_string(s.discards[token]);
    }
    return discards.empty() ? text : text + "discards" + discards + "\n";
}

template <class Bonuses>
std::string waiting_text(std::string_view track, unsigned waiting, const Bonuses& bonuses) {
    std::string text;
    for (std::size_t i = 0; i < bonuses.size(); ++i) {
        if ((waiting >> i & 1U) != 0)
            text += " " + std::string(track) + " " + std::to_string(bonuses[i].space);
    }
    return text;
}

/// Whose turn it is, and what is under way.
std::string turn_text(const State& s) {
    std::string text = "round " + std::to_string(s.round) + "\nphase " + std::to_string(s.phase) +
                       "\nstart " + std::to_string(s.start) + "\nturn " + std::to_string(s.turn) + "\n";
    text += s.agenda.empty() ? "over\n" : agenda_text(s);
    if (s.late_upgrade != kNoBuilding) {
        text += "late " + std::string(building_name(static_cast<Building>(s.late_upgrade))) + "\n";
    }
    const std::string waiting = waiting_text(kTrackNames[0], s.fame_waiting, data::kFameBonuses) +
                                waiting_text(kTrackNames[1], s.money_waiting, data::kMoneyBonuses);
    return waiting.empty() ? text : text + "waiting" + waiting + "\n";
}

std::string dice_text(const Dice& dice) {
    std::string text;
    for (const Color c : kAllColors) {
        for (int face = 1; face <= data::kFaces; ++face) {
            for (int i = 0; i < dice.at(c, face); ++i) {
                text += std::string(" ") + kColorLetters[index(c)] + std::to_string(face);
            }
        }
    }
    return text;
}

std::string province_text(const Seat& p) {
    std::string text;
    for_each_cell(p.laid, [&](Cell cell) {
        text += " " + cell_name(cell) + ":" + std::string(tile_name(p.tiles[cell])) + "/" +
                std::to_string(p.turned[cell]);
        if ((p.covered & cell_bit(cell)) != 0) text += kCoverMark;
    });
    return text;
}

std::string border_text(const Seat& p, std::string_view number) {
    std::string tokens;
    std::string reached;
    for (Slot slot = 0; slot < kSlots; ++slot) {
        const std::string name(slot_name(slot));
        if (p.tokens[slot] != kNoToken) tokens += " " + name + ":" + std::string(token_name(p.tokens[slot]));
        if ((p.reached >> slot & 1) != 0) reached += " " + name;
    }
    std::string text;
    if (!tokens.empty()) text += "tokens" + std::string(number) + tokens + "\n";
    return text + "reached" + std::string(number) + reached + "\n";
}

std::string seat_text(const State& s, unsigned seat) {
    const Seat& p = s.seats[seat];
    const std::string number = " " + std::to_string(seat);
    std::string text = "seat" + number + " fame " + std::to_string(p.fame) + " money " +
                       std::to_string(p.money) + " karma " + std::to_string(p.karma) + " boat " +
                       std::to_string(p.boat) + " bonuses " + std::to_string(p.money_bonuses) + "\n";
    text += "dice" + number + dice_text(p.dice) + "\nupgrades" + number;
    for (const Building b : kAllBuildings)
        text += " " + std::to_string(data::kFirstValue + p.upgrades[index(b)]);
    text += "\ngained" + number;
    for (std::size_t source = 0; source < kWorkerSources; ++source) {
        if ((p.gained >> source & 1) != 0) text += " " + std::string(kSourceNames[source]);
    }
    text += "\nworkers" + number;
    for (auto workers = p.workers; workers != 0; workers &= workers - 1) {
        text += " " + std::string(space_name(static_cast<Space>(std::countr_zero(workers))));
    }
    text += "\nprovince" + number + province_text(p) + "\n" + border_text(p, number);
    if (p.meeting != 0) text += "met" + number + " " + std::to_string(p.meeting) + "\n";
    return text;
}

}  // namespace

std::string stack_name(unsigned stack) {
    const auto kinds = data::kStackNames.size();
    return std::string(data::kColorNames[stack / kinds]) + "-" +
           std::string(data::kStackNames[stack % kinds]);
}

/// Supplies and stacks are left out: they hold what lies nowhere else (RG-15.4).
std::string Rules::format_position(const State& s) {
    std::string text = "rajas\nplayers " + std::to_string(s.players) + "\n";
    for (const auto& spec : option_specs()) {
        text += "option " + std::string(spec.name) + "=" + get_option(s.options, spec.name) + "\n";
    }
    text += table_text(s) + turn_text(s);
    for (unsigned seat = 0; seat < s.players; ++seat) text += seat_text(s, seat);
    return text;
}

}  // namespace durbar::rajas
