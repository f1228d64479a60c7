#include "games/maharaja/steps/steps.h"

namespace durbar::maharaja::palaces {

void legal(const State& s, MoveList& out) {
    const Junction here = s.architects[s.active];
    const bool can = is_city(here) && s.stock[s.active] > 0 && s.gold[s.active] >= palace_cost(s, s.active);
    if (!can) return;
    for (const Source source : {Source::Disc, Source::Token}) {
        if (turns::parts(s, source)[Part::Palace] == 0) continue;
        for (const Site site : {Site::Central, Site::Outer}) {
            if (free_site(s, here, site) >= 0) out.add(BuildPalace{source, site});
        }
    }
}

/// MJ-9.2 The city is that of the architect.
Refused check(const State& s, const BuildPalace& m) {
    if (auto refused = turns::check_part(s, m.source, Part::Palace)) return refused;
    const Junction here = s.architects[s.active];
    if (!is_city(here)) return refuse("MJ-9.8", "palace_on_start");
    if (s.stock[s.active] == 0) return refuse("MJ-9.6", "no_palace_left");
    if (free_site(s, here, m.site) < 0) {
        return refuse("MJ-9.4", "site_taken", {{"site", site_name(m.site)}, {"city", junction_name(here)}});
    }
    const int price = palace_cost(s, s.active);
    if (s.gold[s.active] >= price) return std::nullopt;
    return refuse("MJ-9.1", "palace_too_dear", {{"price", price}, {"gold", s.gold[s.active]}});
}

/// MJ-9.3 The lowest free site of the kind; MJ-9.5 however many the player has in the city.
void apply(State& s, const BuildPalace& m, const Sink& sink) {
    const City here = s.architects[s.active];
    const int price = palace_cost(s, s.active);
    turns::use_part(s, m.source, Part::Palace);  // MJ-9.7: its house is a part of its own
    pay(s, s.active, price);
    --s.stock[s.active];
    const int slot = free_site(s, here, m.site);
    s.palaces[here][static_cast<unsigned>(slot)] = s.active;
    sink({.kind = EventKind::PalaceBuilt,
          .seat = s.active,
          .gold = static_cast<std::uint8_t>(price),
          .slot = static_cast<std::uint8_t>(slot),
          .junction = here,
          .site = m.site,
          .source = m.source});
}

}  // namespace durbar::maharaja::palaces
