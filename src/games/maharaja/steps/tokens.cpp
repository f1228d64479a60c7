#include "games/maharaja/steps/steps.h"

namespace durbar::maharaja::tokens {

void legal(const State& s, MoveList& out) {
    if (s.tokens[s.active] == 0 || s.turn.token_used) return;
    for (int a = 0; a < kActions; ++a) {
        if (data::kWithToken[static_cast<unsigned>(a)]) out.add(UseToken{static_cast<Action>(a)});
    }
}

Refused check(const State& s, const UseToken& m) {
    if (s.turn.token_used) return refuse("MJ-18.5", "second_token");
    if (s.tokens[s.active] == 0) return refuse("MJ-18.4", "no_token");
    if (data::kWithToken[index(m.action)]) return std::nullopt;
    return refuse("MJ-18.6", "action_not_with_token", {{"action", action_name(m.action)}});
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
