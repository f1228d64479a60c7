#include "games/maharaja/steps/steps.h"

namespace durbar::maharaja::characters {

namespace {

void take(State& s, int seat, Character c) {
    auto& cards = s.cards[static_cast<unsigned>(seat)];
    cards = static_cast<Cards>(cards | card(c));
}
void drop(State& s, int seat, Character c) {
    auto& cards = s.cards[static_cast<unsigned>(seat)];
    cards = static_cast<Cards>(cards & ~card(c));
}

/// MJ-20.4
RuleError bank_first() { return refuse("MJ-20.4", "bank_first"); }

/// Empty if the active player can do something with a rival's card in Extended II; `elsewhere` is the refusal
/// without it.
Refused check_rivals_in_reach(const State& s, const RuleError& elsewhere) {
    if (!s.options.extended2) return elsewhere;
    if (auto refused = turns::check_part(s, Source::Disc, Part::Character)) return refused;
    if (bank(s) != 0) return bank_first();
    return std::nullopt;
}

/// Extended II: every rival's card for every own one, then every rival with more cards.
void legal_with_rivals(const State& s, MoveList& out) {
    const Cards own = s.cards[s.active];
    for_each_card(static_cast<Cards>(cards_in_game(s.options) & ~own), [&](Character wanted) {
        for_each_card(own, [&](Character given) { out.add(Exchange{wanted, given}); });
    });
    for (int rival = 0; rival < s.players; ++rival) {
        if (!check(s, Takeover{seat8(rival)})) out.add(Takeover{seat8(rival)});
    }
}

}  // namespace

/// MJ-13.2, MJ-18.2 Once a turn and player, by themselves, at the first moment at which the card is held. So
/// a card lost and regained brings nothing more (MJ-13.10), one passed on works for its next holder
/// (MJ-13.3), and one that is held off turn only brings nothing (MJ-13.13, MJ-18.3).
void grant(State& s, const Sink& sink) {
    if (holds(s, s.active, Character::Trader) && !s.turn.trader_paid) {
        s.turn.trader_paid = true;
        receive(s, s.active, data::kTraderCoin);
        sink({.kind = EventKind::Coin, .seat = s.active, .gold = data::kTraderCoin});
    }
    if (holds(s, s.active, Character::Yogi) && !s.turn.yogi_paid && tokens_in_bank(s) > 0) {  // MJ-18.8
        s.turn.yogi_paid = true;
        ++s.tokens[s.active];
        sink({.kind = EventKind::TokenGained, .seat = s.active});
    }
}

bool can_use_builder(const State& s) {
    return holds(s, s.active, Character::Builder) && !s.turn.builder_used;
}

Refused check_builder(const State& s) {
    if (!holds(s, s.active, Character::Builder)) return refuse("MJ-13.8", "builder_not_held");
    if (s.turn.builder_used) return refuse("MJ-13.8", "builder_used");
    return std::nullopt;
}

/// By bank and holders as they are now: after a first character action (MJ-12.8, MJ-20.9), and for a robbed
/// player who takes his card back (MJ-12.7).
void legal(const State& s, MoveList& out) {
    if (s.turn.disc[Part::Character] == 0) return;
    const auto others = static_cast<Cards>(cards_in_game(s.options) & ~s.cards[s.active]);
    const Cards in_bank = bank(s);
    if (s.options.extended2 && in_bank == 0) {
        legal_with_rivals(s, out);
        return;
    }
    for_each_card(s.options.extended2 ? in_bank : others, [&](Character c) { out.add(TakeCharacter{c}); });
}

Refused check(const State& s, const TakeCharacter& m) {
    if (auto refused = turns::check_part(s, Source::Disc, Part::Character)) return refused;
    if (!holds(cards_in_game(s.options), m.character)) return refuse("MJ-18.1", "yogi_needs_extended1");
    if (holds(s, s.active, m.character)) {
        return refuse("MJ-12.4", "character_held", {{"character", character_name(m.character)}});
    }
    if (!s.options.extended2 || holds(bank(s), m.character)) return std::nullopt;
    if (bank(s) != 0) return bank_first();
    return refuse("MJ-20.5", "bank_empty");
}

Refused check(const State& s, const Exchange& m) {
    if (auto refused = check_rivals_in_reach(s, refuse("MJ-20.5", "exchange_needs_extended2"))) {
        return refused;
    }
    const int rival = holder(s, m.wanted);
    const RuleError::Detail wanted{"character", character_name(m.wanted)};
    if (rival < 0) return refuse("MJ-20.5", "wanted_not_in_game", {wanted});
    if (rival == s.active) return refuse("MJ-20.5", "wanted_is_own", {wanted});
    if (holds(s, s.active, m.given)) return std::nullopt;  // MJ-20.6: whatever the numbers
    return refuse("MJ-20.5", "given_not_own", {{"character", character_name(m.given)}});
}

Refused check(const State& s, const Takeover& m) {
    if (auto refused = check_rivals_in_reach(s, refuse("MJ-20.7", "takeover_needs_extended2"))) {
        return refused;
    }
    if (m.rival >= s.players) return refuse("MJ-20.7", "takeover_from_nobody", {{"number", m.rival}});
    if (m.rival == s.active) return refuse("MJ-20.7", "takeover_from_self");
    const int own = count(s.cards[s.active]);
    const int theirs = count(s.cards[m.rival]);
    if (theirs > own) return std::nullopt;
    return refuse("MJ-20.7", "takeover_needs_more", {{"other", m.rival}, {"theirs", theirs}, {"own", own}});
}

/// MJ-12.1, MJ-12.2, MJ-12.10 The own card to the bank, the other one taken, its coin or token, and then a
/// robbed player picks. MJ-20.2 In Extended II the own cards stay.
void apply(State& s, const TakeCharacter& m, const Sink& sink) {
    const int robbed = holder(s, m.character);
    turns::use_part(s, Source::Disc, Part::Character);
    if (!s.options.extended2) {
        const Character former = lowest_character(s.cards[s.active]);
        drop(s, s.active, former);
        sink({.kind = EventKind::CardReturned, .seat = s.active, .character = former});
    }
    if (robbed >= 0) drop(s, robbed, m.character);
    take(s, s.active, m.character);
    sink({.kind = robbed < 0 ? EventKind::CardTaken : EventKind::CardRobbed,
          .seat = s.active,
          .other = robbed < 0 ? std::uint8_t{0} : seat8(robbed),
          .character = m.character});
    grant(s, sink);                                                       // MJ-12.9
    if (robbed >= 0) s.agenda.push_back({Step::Victim, player(robbed)});  // MJ-12.5; MJ-12.3 otherwise nobody
}

void apply(State& s, const Exchange& m, const Sink& sink) {
    const int rival = holder(s, m.wanted);
    turns::use_part(s, Source::Disc, Part::Character);
    drop(s, rival, m.wanted);
    drop(s, s.active, m.given);
    take(s, s.active, m.wanted);
    take(s, rival, m.given);
    sink({.kind = EventKind::CardsExchanged,
          .seat = s.active,
          .other = seat8(rival),
          .character = m.wanted,
          .given = m.given});
    grant(s, sink);
}

void apply(State& s, const Takeover& m, const Sink& sink) {
    turns::use_part(s, Source::Disc, Part::Character);
    sink({.kind = EventKind::TakeoverBegan, .seat = s.active, .other = m.rival});
    s.agenda.push_back({Step::Give, player(m.rival)});  // MJ-20.8
}

Refused check_pick(const State& s, const ChooseCharacter& m) {
    if (holds(bank(s), m.character)) return std::nullopt;
    return refuse("MJ-12.6", "pick_not_in_bank", {{"character", character_name(m.character)}});
}

/// MJ-6.3 Then the active player goes on.
void apply_pick(State& s, const ChooseCharacter& m, const Sink& sink) {
    const int seat = actor(s);
    take(s, seat, m.character);
    sink({.kind = EventKind::CardPicked, .seat = seat8(seat), .character = m.character});
    s.agenda.pop_back();
}

void legal_gifts(const State& s, MoveList& out) {
    for_each_card(s.cards[static_cast<unsigned>(actor(s))], [&](Character c) { out.add(GiveCharacter{c}); });
}

Refused check(const State& s, const GiveCharacter& m) {
    if (holds(s, actor(s), m.character)) return std::nullopt;
    return refuse("MJ-20.8", "gift_not_held", {{"character", character_name(m.character)}});
}

/// MJ-20.7 Nothing goes back; MJ-20.14 coin or token come now.
void apply(State& s, const GiveCharacter& m, const Sink& sink) {
    const int giver = actor(s);
    drop(s, giver, m.character);
    take(s, s.active, m.character);
    sink({.kind = EventKind::CardGiven, .seat = seat8(giver), .other = s.active, .character = m.character});
    s.agenda.pop_back();
    grant(s, sink);
}

}  // namespace durbar::maharaja::characters
