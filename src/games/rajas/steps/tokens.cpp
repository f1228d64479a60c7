#include "games/rajas/steps/steps.h"

namespace durbar::rajas::tokens {

namespace {

/// RG-13.4 Whether a slot is free and of the token's colour.
bool takes(const State& s, Slot slot, Token token) {
    return s.own().tokens[slot] == kNoToken && yields_of(s, s.turn)[slot].slot == index(token_color(token));
}

template <class Visit>
void for_each_choice(const State& s, Visit visit) {
    for (Token token = 0; token < kTokens; ++token) {
        if (s.tokens[token] == 0) continue;
        for (Slot slot = 0; slot < kSlots; ++slot) {
            if (takes(s, slot, token)) visit(TakeToken{token, slot});
        }
    }
}

}  // namespace

bool any_fits(const State& s) {
    bool any = false;
    for_each_choice(s, [&](const TakeToken&) { any = true; });
    return any;
}

/// RG-13.6
bool settle(State& s) {
    if (any_fits(s)) return false;
    s.agenda.pop_back();
    return true;
}

/// RG-13.5 Any token that is left on any slot that takes it, or none.
void legal(const State& s, MoveList& out) {
    for_each_choice(s, [&](const TakeToken& m) { out.add(m); });
    out.add(kDeclineToken);
}

/// RG-13.3 The first one cannot be declined.
void legal_first(const State& s, MoveList& out) {
    const Token token = s.top<FirstTokenFrame>().token;
    for (Slot slot = 0; slot < kSlots; ++slot) {
        if (takes(s, slot, token)) out.add(TakeToken{token, slot});
    }
}

Refused check(const State& s, const TakeToken& m) {
    const bool first = s.agenda.back().step == Step::FirstToken;
    if (m == kDeclineToken) {
        if (!first) return std::nullopt;
        return refuse("RG-13.3", "first_token_declined");
    }
    if (first && m.token != s.top<FirstTokenFrame>().token)
        return refuse("RG-13.3", "first_token_other",
                      {{"token", token_name(s.top<FirstTokenFrame>().token)}});
    if (!first && s.tokens[m.token] == 0)
        return refuse("RG-13.11", "token_gone", {{"token", token_name(m.token)}});
    if (takes(s, m.slot, m.token)) return std::nullopt;
    if (s.own().tokens[m.slot] != kNoToken) {
        return refuse("RG-13.4", "slot_taken", {{"slot", slot_name(m.slot)}});
    }
    return refuse(
        "RG-13.4", "slot_of_other_color",
        {{"slot", slot_name(m.slot)}, {"color", data::kTokenColorNames[index(token_color(m.token))]}});
}

void apply(State& s, const TakeToken& m, const Sink& sink) {
    const bool first = s.agenda.back().step == Step::FirstToken;
    s.agenda.pop_back();
    if (m == kDeclineToken) {
        sink({.kind = EventKind::TokenDeclined, .seat = s.turn});
        return;
    }
    s.own().tokens[m.slot] = m.token;  // RG-13.8: also on a slot that a road reaches
    sink({.kind = EventKind::TokenTaken, .seat = s.turn, .token = m.token, .slot = m.slot});
    if (!first) {
        --s.tokens[m.token];  // RG-13.11
        return;
    }
    s.turn = static_cast<std::uint8_t>((s.turn + 1) % s.players);
    if (s.turn == s.start) {
        turn::begin_round(s, sink);
    } else {
        s.agenda.push_back({Step::Deal});
    }
}

}  // namespace durbar::rajas::tokens
