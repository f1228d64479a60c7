#include "games/maharani/steps/steps.h"

namespace durbar::maharani::sections {

namespace {

/// MH-10.2, MH-10.4, MH-12.10 Every crew is paid for its workers in the section, then takes them back. Nobody
/// is paid for none (MH-10.3).
void pay(State& s, Section section, const Sink& sink) {
    for (const Crew crew : kAllCrews) {
        const Spaces here = s.workers[index(crew)] & spaces_of(section);
        if (here.none()) continue;
        const auto seat = static_cast<std::uint8_t>(seat_of_crew(s.players, crew));
        const auto count = static_cast<std::uint8_t>(here.count());
        const std::uint8_t gold = data::kPayout[count];
        s.gold[seat] = static_cast<std::uint16_t>(s.gold[seat] + gold);
        sink({.kind = EventKind::SectionGold,
              .seat = seat,
              .crew = crew,
              .section = section,
              .gold = gold,
              .workers = count});
    }
    for (const Crew crew : kAllCrews) {  // MH-10.5
        const Spaces here = s.workers[index(crew)] & spaces_of(section);
        if (here.none()) continue;
        s.workers[index(crew)] = s.workers[index(crew)] - here;
        s.supply[index(crew)] = static_cast<std::uint8_t>(s.supply[index(crew)] + here.count());
        sink({.kind = EventKind::WorkersReturned,
              .seat = static_cast<std::uint8_t>(seat_of_crew(s.players, crew)),
              .crew = crew,
              .section = section,
              .workers = static_cast<std::uint8_t>(here.count())});
    }
}

}  // namespace

void score(State& s, Reason reason, const Sink& sink) {
    for (const Section section : kAllSections) {  // MH-10.7
        if (is_scored(s, section)) continue;      // MH-10.8
        const bool full = is_full(s, section);
        if (!full && reason != Reason::Stuck) continue;
        s.scored = static_cast<std::uint8_t>(s.scored | 1U << index(section));
        sink({.kind = EventKind::SectionScored, .section = section, .reason = reason});
        pay(s, section, sink);
    }
}

}  // namespace durbar::maharani::sections
