#include "games/tigris/steps/steps.h"

namespace durbar::tigris::conflicts {

void begin(State& s, const Conflict& conflict, const Sink& sink) {
    s.conflict = conflict;
    s.agenda.push_back({Step::Attack, player(conflict.attacker)});
    const bool revolt = conflict.kind == ConflictKind::Revolt;
    sink({.kind = revolt ? EventKind::RevoltBegins : EventKind::WarBegins,
          .seat = conflict.attacker,
          .other = conflict.defender,
          .color = conflict.leaders,
          .amount = conflict.attack,
          .against = conflict.defence});
}

/// TE-8.6, TE-9.13 None to all tiles of the colour; TE-8.7: asked even when none is all there is.
void legal(const State& s, MoveList& out) {
    const auto held = s.hands[index(s.agenda.back().actor)][s.conflict.support()];
    for (std::uint8_t n = 0; n <= held; ++n) out.add(Commit{n});
}

Refused check(const State& s, const Commit& m) {
    if (m.tiles <= s.hands[index(s.agenda.back().actor)][s.conflict.support()]) return std::nullopt;
    const int held = s.hands[index(s.agenda.back().actor)][s.conflict.support()];
    if (s.conflict.kind == ConflictKind::Revolt)
        return refuse("TE-8.6", "temples_not_held", {{"held", held}});
    return refuse("TE-9.13", "supporters_not_held",
                  {{"color", color_name(s.conflict.support())}, {"held", held}});
}

void apply(State& s, const Commit& m, const Sink& sink) {
    const Frame frame = s.agenda.back();
    const auto seat = static_cast<std::uint8_t>(seat_of(frame.actor));
    const Color support = s.conflict.support();
    auto& held = s.hands[seat][support];
    held = static_cast<std::uint8_t>(held - m.tiles);
    sink({.kind = EventKind::Committed, .seat = seat, .color = support, .amount = m.tiles});

    s.agenda.pop_back();
    if (frame.step == Step::Attack) {
        s.conflict.committed = m.tiles;
        s.agenda.push_back({Step::Defence, player(s.conflict.defender)});
        return;
    }
    const Conflict fought = s.conflict;
    s.conflict = {};
    const int attack = fought.attack + fought.committed;
    const int defence = fought.defence + m.tiles;
    const bool attacker_wins = attack > defence;  // TE-8.8, TE-9.14: the defender wins a tie
    const std::uint8_t winner = attacker_wins ? fought.attacker : fought.defender;
    const std::uint8_t loser = attacker_wins ? fought.defender : fought.attacker;
    const bool revolt = fought.kind == ConflictKind::Revolt;
    sink({.kind = EventKind::ConflictWon,
          .seat = winner,
          .other = loser,
          .color = fought.leaders,
          .amount = static_cast<std::uint8_t>(attacker_wins ? attack : defence),
          .against = static_cast<std::uint8_t>(attacker_wins ? defence : attack),
          .reason = revolt ? Reason::Revolt : Reason::War});

    // TE-8.11, TE-9.15, TE-9.17, TE-9.25 (examples TE-8.12, TE-9.26): first the committed tiles of both sides
    // leave the game, then the beaten leader goes home.
    s.out[support] = static_cast<std::uint8_t>(s.out[support] + fought.committed + m.tiles);
    (revolt ? revolts::settle_result : wars::settle_result)(s, fought.leaders, winner, loser, sink);
}

}  // namespace durbar::tigris::conflicts
