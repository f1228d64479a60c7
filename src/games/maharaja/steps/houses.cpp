#include "games/maharaja/steps/steps.h"

namespace durbar::maharaja::houses {

namespace {

/// MJ-8.4, MJ-8.9 The city where the active architect stands, as a place; none on the start. Roads do not
/// matter (MJ-8.16).
Places city_here(const State& s) {
    Places here;
    if (is_city(s.architects[s.active])) here.add(place_of(s.architects[s.active]));
    return here;
}

/// MJ-8.8 The narrowest open part that a house uses. Precondition: there is one.
Part part_for(const Parts& open, Place place) {
    return !is_village(place) && open[Part::CityHouse] > 0 ? Part::CityHouse : Part::House;
}

/// Empty if the source lets the active player build in a place of that kind. The village house of two may
/// come first or alone (MJ-8.7).
Refused check_build(const State& s, Source source, Place place) {
    if (source == Source::Builder) return characters::check_builder(s);
    const Parts& open = turns::parts(s, source);
    if (open[Part::House] > 0 || (!is_village(place) && open[Part::CityHouse] > 0)) return std::nullopt;
    if (open[Part::CityHouse] > 0) {
        return RuleError{"MJ-8.6", "One of the two houses must be built in a city: only that one is left."};
    }
    return turns::check_part(s, source, Part::House);
}

Refused check_move_source(const State& s, Source source) {
    return source == Source::Builder ? characters::check_builder(s)
                                     : turns::check_part(s, source, Part::MoveHouse);
}

void use_source(State& s, Source source, Part part) {
    if (source == Source::Builder) {
        s.turn.builder_used = true;
    } else {
        turns::use_part(s, source, part);
    }
}

}  // namespace

/// MJ-13.14 Every source that would do is offered.
void legal(const State& s, MoveList& out) {
    const Places villages = open_villages(s);
    const Places cities = city_here(s);
    const Places own = places_with_houses(s, s.active);
    const bool builder = !characters::check_builder(s);
    for (const Source source : {Source::Disc, Source::Token, Source::Builder}) {
        const bool free = source == Source::Builder;
        if (s.supply[s.active] > 0 && (free || s.gold[s.active] >= data::kHouseCost)) {
            const Parts& open = turns::parts(s, source);
            const bool anywhere = free ? builder : open[Part::House] > 0;
            const bool in_city = anywhere || open[Part::CityHouse] > 0;
            out.add_houses(source, (anywhere ? villages : Places{}) | (in_city ? cities : Places{}));
        }
    }
    for (const Source source : {Source::Disc, Source::Token, Source::Builder}) {
        const bool can = source == Source::Builder ? builder : turns::parts(s, source)[Part::MoveHouse] > 0;
        if (!can) continue;
        own.for_each([&](Place from) {
            Places to = villages | cities;
            to.remove(from);
            out.add_moves(source, from, to);
        });
    }
}

Refused check(const State& s, const BuildHouse& m) {
    if (auto refused = check_build(s, m.source, m.place)) return refused;
    if (s.supply[s.active] == 0) {
        return RuleError{"MJ-8.2", "You have no house at hand; the quarry brings more."};
    }
    if (!is_village(m.place) && !city_here(s).has(m.place)) {
        return RuleError{"MJ-8.4", "In a city you build only where your architect stands."};
    }
    if (is_village(m.place)) {  // MJ-8.3: wherever there is room
        if (auto refused = setup::check(s, PlaceHouse{m.place})) return refused;
    }
    if (m.source != Source::Builder && s.gold[s.active] < data::kHouseCost) {  // MJ-13.9
        return RuleError{"MJ-8.1", "A house costs 1 gold."};
    }
    return std::nullopt;
}

Refused check(const State& s, const MoveHouse& m) {
    if (auto refused = check_move_source(s, m.source)) return refused;
    if (houses_at(s, s.active, m.from) == 0) {
        return RuleError{"MJ-8.11", "You have no house there to move."};
    }
    if (m.from == m.to) return RuleError{"MJ-8.12", "A house moves to another place, not to its own."};
    if (!is_village(m.to) && !city_here(s).has(m.to)) {
        return RuleError{"MJ-8.13", "A house enters a city only where your architect stands."};
    }
    if (is_village(m.to) && !open_villages(s).has(m.to)) {
        return RuleError{"MJ-8.14", "That village is full."};
    }
    return std::nullopt;
}

void apply(State& s, const BuildHouse& m, const Sink& sink) {
    const int price = m.source == Source::Builder ? 0 : data::kHouseCost;  // MJ-13.8
    use_source(s, m.source, part_for(turns::parts(s, m.source), m.place));
    pay(s, s.active, price);
    --s.supply[s.active];
    add_house(s, s.active, m.place);  // MJ-8.5: a city takes any number
    sink({.kind = EventKind::HouseBuilt,
          .seat = s.active,
          .amount = static_cast<std::uint8_t>(price),
          .place = m.place,
          .source = m.source});
}

/// MJ-8.10 For free; MJ-8.15 any own house.
void apply(State& s, const MoveHouse& m, const Sink& sink) {
    use_source(s, m.source, Part::MoveHouse);
    remove_house(s, s.active, m.from);
    add_house(s, s.active, m.to);
    sink(
        {.kind = EventKind::HouseMoved, .seat = s.active, .place = m.to, .from = m.from, .source = m.source});
}

}  // namespace durbar::maharaja::houses
