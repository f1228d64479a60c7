#include "games/maharaja/steps/steps.h"

namespace durbar::maharaja::rounds {

/// MJ-4.4 Maharaja, governor, discs; MJ-22.2 inside the move that ends what was before.
void begin(State& s, const Sink& sink) {
    ++s.round;
    s.maharaja = s.track[0];  // MJ-4.1
    for (std::size_t i = 0; i + 1 < s.track.size(); ++i) s.track[i] = s.track[i + 1];
    s.track.back() = s.maharaja;  // MJ-4.2, MJ-4.3
    s.shown = {};                 // MJ-5.7
    s.played = 0;
    sink({.kind = EventKind::RoundBegan, .amount = s.round, .junction = s.maharaja});
    s.agenda.push_back({Step::SetDisc, player(0)});
}

/// MJ-5.1, MJ-5.2, MJ-5.3
void legal_discs(MoveList& out) {
    for (int first = 0; first < kActions; ++first) {
        for (int second = first; second < kActions; ++second) {
            out.add(SetDisc{{static_cast<Action>(first), static_cast<Action>(second)}});
        }
    }
}

Refused check(const SetDisc& m) {
    if (m.disc.first <= m.disc.second) return std::nullopt;
    return RuleError{"MJ-5.3", "The two actions of a disc are named in the order of the list."};
}

/// MJ-5.4 The next seat sets its disc; MJ-5.8 turns begin only after the last one.
void apply(State& s, const SetDisc& m, const Sink& sink) {
    const int seat = actor(s);
    s.discs[static_cast<unsigned>(seat)] = m.disc;
    sink({.kind = EventKind::DiscSet, .seat = seat8(seat), .disc = m.disc});
    s.agenda.pop_back();
    if (seat + 1 < s.players) {
        s.agenda.push_back({Step::SetDisc, player(seat + 1)});
    } else {
        turns::begin(s, sink);
    }
}

}  // namespace durbar::maharaja::rounds
