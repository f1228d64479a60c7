#include "games/maharaja/steps/steps.h"

namespace durbar::maharaja::tokens {

void legal(const State& s, MoveList& out) {
    if (s.tokens[s.active] == 0 || s.turn.token_used) return;
    for (int a = 0; a < kActions; ++a) {
        const UseToken move{static_cast<Action>(a)};
        if (!check(s, move)) out.add(move);
    }
}

Refused check(const State& s, const UseToken& m) {
    if (s.turn.token_used) return RuleError{"MJ-18.5", "Only one action token can be used in a turn."};
    if (s.tokens[s.active] == 0) return RuleError{"MJ-18.4", "You have no action token."};
    if (!data::kWithToken[index(m.action)]) {
        return RuleError{"MJ-18.6", "A token brings any action but character cards."};
    }
    return std::nullopt;
}

/// MJ-18.7 The token goes back at once, and may so come to the Yogi (MJ-18.8); the parts are open from now
/// on.
void apply(State& s, const UseToken& m, const Sink& sink) {
    --s.tokens[s.active];
    s.turn.token_used = true;
    s.turn.token += m.action;
    sink({.kind = EventKind::TokenUsed, .seat = s.active, .action = m.action});
    characters::grant(s, sink);
}

}  // namespace durbar::maharaja::tokens
