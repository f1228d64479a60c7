#include "games/maharaja/steps/steps.h"

namespace durbar::maharaja::setup {

namespace {

bool on_track(const State& s, City city) {
    for (const City c : s.track) {
        if (c == city) return true;
    }
    return false;
}

/// The lowest seat without a character, or -1.
int next_to_choose(const State& s) {
    for (int seat = 0; seat < s.players; ++seat) {
        if (s.cards[static_cast<unsigned>(seat)] == 0) return seat;
    }
    return -1;
}

int seats_without_character(const State& s) {
    int without = 0;
    for (int seat = 0; seat < s.players; ++seat) without += s.cards[static_cast<unsigned>(seat)] == 0 ? 1 : 0;
    return without;
}

/// MJ-3.1, MJ-3.2 Whoever has built least is on; of these the one with the lowest character.
void ask_for_house(State& s, const Sink& sink) {
    int most = 0;
    for (int seat = 0; seat < s.players; ++seat)
        most = std::max<int>(most, s.supply[static_cast<unsigned>(seat)]);
    if (most > 0) {
        unsigned behind = 0;
        for (int seat = 0; seat < s.players; ++seat) {
            if (s.supply[static_cast<unsigned>(seat)] == most) behind |= seat_bit(seat);
        }
        s.agenda.push_back({Step::FirstHouse, player(first_by_card(s, behind))});
        return;
    }
    for (int seat = 0; seat < s.players; ++seat) {  // MJ-3.6
        const auto i = static_cast<unsigned>(seat);
        s.quarry[i] = static_cast<std::uint8_t>(s.quarry[i] - data::kFurtherHouses);
        s.supply[i] = data::kFurtherHouses;
        sink({.kind = EventKind::SupplyTaken, .seat = seat8(seat), .houses = data::kFurtherHouses});
    }
    rounds::begin(s, sink);
}

/// MJ-1.11 Characters, then houses.
void ask_for_character(State& s, const Sink& sink) {
    const int left = seats_without_character(s);
    if (left == 0) {
        ask_for_house(s, sink);
    } else if (s.options.extended1 && left > 1) {
        auction::open(s);
    } else {  // MJ-2.2, MJ-17.7
        s.agenda.push_back({Step::Choose, player(next_to_choose(s))});
    }
}

}  // namespace

void legal_draws(const State& s, MoveList& out) {
    for (City city = 0; city < kCities; ++city) {
        if (!on_track(s, city)) out.add(DrawGovernor{city});
    }
}

Refused check(const State& s, const DrawGovernor& m) {
    if (!on_track(s, m.city)) return std::nullopt;
    return refuse("MJ-1.10", "governor_on_track", {{"city", junction_name(m.city)}});
}

void apply(State& s, const DrawGovernor& m, const Sink& sink) {
    s.track.push_back(m.city);
    sink({.kind = EventKind::GovernorDrawn, .field = field_of(s, s.track.size() - 1), .junction = m.city});
    if (s.track.size() < kCities) return;
    s.agenda.pop_back();
    ask_for_character(s, sink);
}

void legal_choices(const State& s, MoveList& out) {
    for_each_card(bank(s), [&](Character c) { out.add(ChooseCharacter{c}); });
}

Refused check(const State& s, const ChooseCharacter& m) {
    if (holds(bank(s), m.character)) return std::nullopt;
    const int other = holder(s, m.character);
    const RuleError::Detail character{"character", character_name(m.character)};
    if (other < 0) return refuse("MJ-2.3", "choice_not_in_game", {character});
    return refuse("MJ-2.3", "choice_taken", {character, {"other", other}});
}

void apply(State& s, const ChooseCharacter& m, const Sink& sink) {
    const int seat = actor(s);
    s.cards[static_cast<unsigned>(seat)] = card(m.character);  // MJ-2.1, MJ-20.1
    sink({.kind = EventKind::CharacterChosen, .seat = seat8(seat), .character = m.character});
    s.agenda.pop_back();
    ask_for_character(s, sink);
}

void legal_places(const State& s, MoveList& out) { out.add_first_houses(open_villages(s)); }

/// MJ-3.3 Any village with room.
Refused check(const State& s, const PlaceHouse& m) {
    if (open_villages(s).has(m.village)) return std::nullopt;
    const RuleError::Detail place{"place", place_name(m.village)};
    if (s.players == data::kMinPlayers) return refuse("MJ-3.5", "village_full_for_two", {place});
    return refuse("MJ-3.4", "village_full", {place});
}

void apply(State& s, const PlaceHouse& m, const Sink& sink) {
    const int seat = actor(s);
    add_house(s, seat, m.village);
    --s.supply[static_cast<unsigned>(seat)];
    sink({.kind = EventKind::HousePlaced,
          .seat = seat8(seat),
          .lap = static_cast<std::uint8_t>(houses_on_board(s, seat)),
          .place = m.village});
    s.agenda.pop_back();
    ask_for_house(s, sink);
}

}  // namespace durbar::maharaja::setup
