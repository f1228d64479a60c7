#include "games/maharaja/steps/steps.h"

namespace durbar::maharaja::palaces {

void legal(const State& s, MoveList& out) {
    for (const Source source : {Source::Disc, Source::Token}) {
        if (turns::parts(s, source)[Part::Palace] == 0) continue;
        for (const Site site : {Site::Central, Site::Outer}) {
            const BuildPalace move{source, site};
            if (!check(s, move)) out.add(move);
        }
    }
}

/// MJ-9.2 The city is that of the architect.
Refused check(const State& s, const BuildPalace& m) {
    if (auto refused = turns::check_part(s, m.source, Part::Palace)) return refused;
    const Junction here = s.architects[s.active];
    if (!is_city(here)) return RuleError{"MJ-9.8", "Nothing is built on the start: travel to a city first."};
    if (s.stock[s.active] == 0) return RuleError{"MJ-9.6", "You have no palace left."};
    if (free_site(s, here, m.site) < 0) return RuleError{"MJ-9.4", "No such site is free in this city."};
    if (s.gold[s.active] < palace_cost(s, s.active)) {
        return RuleError{"MJ-9.1", "A palace costs 12 gold, with the Artisan 9."};
    }
    return std::nullopt;
}

/// MJ-9.3 The lowest free site of the kind; MJ-9.5 however many the player has in the city.
void apply(State& s, const BuildPalace& m, const Sink& sink) {
    const City here = s.architects[s.active];
    const int price = palace_cost(s, s.active);
    turns::use_part(s, m.source, Part::Palace);  // MJ-9.7: its house is a part of its own
    pay(s, s.active, price);
    --s.stock[s.active];
    s.palaces[here][static_cast<unsigned>(free_site(s, here, m.site))] = s.active;
    sink({.kind = EventKind::PalaceBuilt,
          .seat = s.active,
          .amount = static_cast<std::uint8_t>(price),
          .junction = here,
          .site = m.site,
          .source = m.source});
}

}  // namespace durbar::maharaja::palaces
