#include "games/tigris/kingdoms.h"
#include "games/tigris/steps/steps.h"

namespace durbar::tigris::revolts {

void begin_if_any(State& s, Color leader, Cell cell, const Sink& sink) {
    const Bits kingdom = kingdom_at(s, cell);
    for (std::uint8_t seat = 0; seat < s.players; ++seat) {
        const Cell other = s.leaders[seat][index(leader)];
        if (seat == s.turn || other == kNoCell || !kingdom.has(other)) continue;
        // TE-8.1, TE-8.2, TE-4.11: against another player's leader only, the own one was lifted.
        // TE-8.3, TE-8.4, TE-8.5: strength is the temples beside each leader; one beside both counts for
        // both.
        conflicts::begin(s,
                         {.kind = ConflictKind::Revolt,
                          .leaders = leader,
                          .attacker = s.turn,
                          .defender = seat,
                          .attack = static_cast<std::uint8_t>(temples_beside(s, cell).count()),
                          .defence = static_cast<std::uint8_t>(temples_beside(s, other).count())},
                         sink);
        return;
    }
}

void settle_result(State& s, Color leaders, int winner, int loser, const Sink& sink) {
    const Cell cell = s.leaders[static_cast<unsigned>(loser)][index(leaders)];
    remove_leader(s, loser, leaders);  // TE-8.9
    sink({.kind = EventKind::LeaderHome,
          .seat = static_cast<std::uint8_t>(loser),
          .color = leaders,
          .from = cell,
          .reason = Reason::Revolt});
    award(s, winner, Color::Red, 1, cell, Reason::Revolt, sink);  // TE-8.10
}

}  // namespace durbar::tigris::revolts
