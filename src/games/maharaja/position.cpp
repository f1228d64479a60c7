#include "games/maharaja/position.h"

#include "games/maharaja/rules.h"

namespace durbar::maharaja {

namespace {

std::string word(std::string_view text) { return " " + std::string(text); }
std::string word(int number) { return " " + std::to_string(number); }

std::string line(std::string_view key, std::string_view words) {
    return std::string(key) + std::string(words) + "\n";
}

std::string seats_text(unsigned seats) {
    std::string text;
    SmallSet{seats}.for_each([&](std::uint8_t seat) { text += word(seat); });
    return text;
}

std::string disc_text(const Disc& disc) {
    return word(action_name(disc.first)) + word(action_name(disc.second));
}

std::string agenda_text(const Table& t) {
    std::string text;
    for (std::size_t i = t.agenda.size(); i-- > 0;) {
        const Frame& frame = t.agenda[i];
        text += word(step_word(frame.step));
        if (names_seat(frame.step)) text += word(seat_of(frame.actor));
        if (i > 0) text += ";";
    }
    return text;
}

std::string seat_text(const Table& t, int seat) {
    const auto i = static_cast<unsigned>(seat);
    std::string text = line("gold", word(seat) + word(t.gold[i]));
    std::string cards;
    for_each_card(t.cards[i], [&](Character c) { cards += word(character_name(c)); });
    if (!cards.empty()) text += line("cards", word(seat) + cards);
    text += line("architect", word(seat) + word(junction_name(t.architects[i])));
    text += line("supply", word(seat) + word(t.supply[i]));
    if (t.options.extended1) text += line("tokens", word(seat) + word(t.tokens[i]));
    return text;
}

/// One line a village with houses, then two a city: its houses and its palaces.
std::string board_text(const Table& t) {
    std::string text;
    settled(t).for_each([&](Village v) {
        std::string owners;
        for (int seat = 0; seat < t.players; ++seat) {
            for (int house = 0; house < houses_at(t, seat, v); ++house) owners += word(seat);
        }
        text += line("village", word(place_name(v)) + owners);
    });
    for (City c = 0; c < kCities; ++c) {
        std::string houses;
        for (int seat = 0; seat < t.players; ++seat) {
            const int count = houses_at(t, seat, place_of(c));
            if (count > 0) houses += word(seat) + word(count);
        }
        if (!houses.empty()) text += line("houses", word(junction_name(c)) + houses);
        std::string palaces;
        bool any = false;
        for (const Owner owner : t.palaces[c]) {
            palaces += owner == kNobody ? word(kEmptySite) : word(owner);
            any = any || owner != kNobody;
        }
        if (any) text += line("palaces", word(junction_name(c)) + palaces);
    }
    return text;
}

std::string parts_text(const Parts& parts) {
    std::string text;
    for (unsigned i = 0; i < kParts; ++i) {
        for (int n = 0; n < parts.open[i]; ++n) text += word(kPartNames[i]);
    }
    return text;
}

/// What the turn under way has left and has used up.
std::string turn_text(const Turn& turn) {
    std::string used;
    for (const UsedWord& entry : kUsedWords) {
        if (turn.*entry.field) used += word(entry.word);
    }
    std::string text = line("open disc", parts_text(turn.disc));
    if (turn.token_used) text += line("open token", parts_text(turn.token));
    return text + line("used", used) + line("roads", word(turn.roads));
}

std::string discs_text(const State& s) {
    std::string text;
    for (int seat = 0; seat < s.players; ++seat) {
        const auto i = static_cast<unsigned>(seat);
        if (s.shown[i].is_set()) text += line("shown", word(seat) + disc_text(s.shown[i]));
        if (s.discs[i].is_set()) text += line("disc", word(seat) + disc_text(s.discs[i]));
    }
    return text;
}

}  // namespace

/// Quarry, stock and bank are left out: they hold what lies nowhere else (MJ-21.4).
std::string Rules::format_position(const State& s) {
    std::string text = line(kId, "") + line("players", word(s.players));
    for (const auto& spec : option_specs()) {
        text += line("option", word(spec.name) + "=" + get_option(s.options, spec.name));
    }
    text += line("round", word(s.round)) + line("maharaja", word(junction_name(s.maharaja)));
    std::string track;
    for (const City c : s.track) track += word(junction_name(c));
    text += line("track", track);
    if (in_turn(s)) text += line("turn", word(s.active));
    if (!s.agenda.empty()) text += line("agenda", agenda_text(s));
    for (int seat = 0; seat < s.players; ++seat) text += seat_text(s, seat);
    text += board_text(s);
    if (s.played != 0) text += line("played", seats_text(s.played));
    text += discs_text(s);
    if (in_turn(s)) text += turn_text(s.turn);
    if (is_seat(s.auction.leader)) {
        text += line("bid", word(s.auction.bid) + word(seat_of(s.auction.leader)));
    }
    if (s.auction.passed != 0) text += line("passed", seats_text(s.auction.passed));
    if (s.end != EndReason::None) text += line("over", word(kEndWords[index(s.end)]));
    return text;
}

}  // namespace durbar::maharaja
