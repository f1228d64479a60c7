#include <algorithm>

#include "games/rajas/steps/steps.h"

namespace durbar::rajas::dice {

namespace {

int room(const State& s) { return capacity(s, s.turn) - s.own().dice.total(); }

/// What a gain shows of each colour, as far as the supply has it (RG-4.6).
DieCounts offered(const State& s, const TakeDiceFrame& gain) {
    DieCounts offer{};
    for (const Color c : kAllColors) {
        offer[index(c)] = std::min(gain.any > 0 ? gain.any : gain.shown[index(c)], s.supply[index(c)]);
    }
    return offer;
}

/// The most dice that a gain can bring, Kali's room left aside (RG-4.7).
int servable(const State& s, const TakeDiceFrame& gain) {
    const int offer = total(offered(s, gain));
    return gain.any > 0 ? std::min<int>(gain.any, offer) : offer;
}

/// Takes all dice of an effect from the supply and then puts their rolls on the agenda (RG-4.1, RG-4.12).
void take(State& s, const DieCounts& counts, Cause cause, const Sink& sink) {
    if (total(counts) == 0) return;
    s.agenda.push_back(RollFrame{s.turn, counts});
    for (const Color c : kAllColors) {
        const std::uint8_t count = counts[index(c)];
        if (count == 0) continue;
        s.supply[index(c)] = static_cast<std::uint8_t>(s.supply[index(c)] - count);
        sink({.kind = EventKind::DiceTaken, .seat = s.turn, .color = c, .amount = count, .cause = cause});
    }
}

/// Takes the reroll off the agenda and rolls what was named.
void roll_named(State& s) {
    const DieCounts named = s.top<RerollFrame>().named;
    s.agenda.pop_back();
    if (total(named) != 0) s.agenda.push_back(RollFrame{s.turn, named});
}

/// The first kind of own die from one on, or kDieKinds.
int next_kind(const Seat& p, int from) {
    while (from < kDieKinds) {
        const auto kind = static_cast<DieKind>(from);
        if (p.dice.at(kind_color(kind), kind_face(kind)) > 0) break;
        ++from;
    }
    return from;
}

/// Own kinds from one on, each once (RG-4.11).
template <class Die>
void add_kinds(const Seat& p, int from, MoveList& out) {
    for (int kind = next_kind(p, from); kind < kDieKinds; kind = next_kind(p, kind + 1)) {
        const auto k = static_cast<DieKind>(kind);
        out.add(Die{kind_color(k), static_cast<std::uint8_t>(kind_face(k))});
    }
    out.add(Done{});
}

template <class Die>
Refused check_kind(const Seat& p, int from, const Die& m) {
    if (p.dice.at(m.color, m.face) == 0) {
        return refuse("RG-4.11", "no_such_die", {{"color", color_name(m.color)}, {"face", m.face}});
    }
    if (die_kind(m.color, m.face) < from) {
        return refuse("RG-4.11", "dice_order");
    }
    return std::nullopt;
}

}  // namespace

int overflow(const State& s, const TakeDiceFrame& gain) { return servable(s, gain) - room(s); }

Offer offer_of(const State& s, const TakeDiceFrame& gain) {
    const int most = std::min(servable(s, gain), room(s));
    return {offered(s, gain), gain.fewer ? 0 : most, most};
}

void give_back(State& s, Color color, int face) {
    --s.own().dice.at(color, face);
    ++s.supply[index(color)];
}

/// RG-4.3 With an overflow room may be made first; otherwise fixed colours come by themselves (RG-4.10).
void gain(State& s, TakeDiceFrame gain, const Sink& sink) {
    const int excess = overflow(s, gain);
    if (excess <= 0 && gain.any == 0) {
        take(s, offered(s, gain), gain.cause, sink);
        return;
    }
    if (excess > 0) gain.fewer = true;
    s.agenda.push_back(gain);
    if (excess > 0) s.agenda.push_back(MakeRoomFrame{static_cast<std::uint8_t>(excess), 0});
}

bool settle_room(State& s) {
    const auto room = s.top<MakeRoomFrame>();
    if (room.most > 0 && next_kind(s.own(), room.from) < kDieKinds) return false;
    s.agenda.pop_back();
    return true;
}

bool settle_take(State& s) {
    if (offer_of(s, s.top<TakeDiceFrame>()).most > 0) return false;
    s.agenda.pop_back();  // RG-4.10
    return true;
}

/// RG-8.2 Once no die is left to name, those that are named are rolled.
bool settle_reroll(State& s) {
    if (next_kind(s.own(), s.top<RerollFrame>().from) < kDieKinds) return false;
    roll_named(s);
    return true;
}

void legal_room(const State& s, MoveList& out) {
    add_kinds<ReturnDie>(s.own(), s.top<MakeRoomFrame>().from, out);
}
void legal_reroll(const State& s, MoveList& out) {
    add_kinds<RerollDie>(s.own(), s.top<RerollFrame>().from, out);
}

void legal_take(const State& s, MoveList& out) {
    const auto [offer, fewest, most] = offer_of(s, s.top<TakeDiceFrame>());
    TakeDice m{};
    for (m.counts[0] = 0; m.counts[0] <= offer[0]; ++m.counts[0]) {
        for (m.counts[1] = 0; m.counts[1] <= offer[1]; ++m.counts[1]) {
            for (m.counts[2] = 0; m.counts[2] <= offer[2]; ++m.counts[2]) {
                for (m.counts[3] = 0; m.counts[3] <= offer[3]; ++m.counts[3]) {
                    const int sum = total(m.counts);
                    if (sum >= fewest && sum <= most) out.add(m);
                }
            }
        }
    }
}

Refused check(const State& s, const ReturnDie& m) {
    return check_kind(s.own(), s.top<MakeRoomFrame>().from, m);
}
Refused check(const State& s, const RerollDie& m) {
    return check_kind(s.own(), s.top<RerollFrame>().from, m);
}

Refused check(const State& s, const TakeDice& m) {
    const auto gain = s.top<TakeDiceFrame>();
    const auto [offer, fewest, most] = offer_of(s, gain);
    for (const Color c : kAllColors) {
        const auto i = index(c);
        if (m.counts[i] > s.supply[i]) {
            return refuse("RG-4.6", "supply_short", {{"color", color_name(c)}, {"left", s.supply[i]}});
        }
        if (m.counts[i] > offer[i]) {
            return refuse("RG-4.8", "color_not_gained", {{"color", color_name(c)}, {"most", offer[i]}});
        }
    }
    if (total(m.counts) > servable(s, gain)) {
        return refuse("RG-4.8", "gain_exceeded", {{"most", servable(s, gain)}});
    }
    if (total(m.counts) > most) return refuse("RG-4.2", "kali_full", {{"room", room(s)}});
    if (total(m.counts) < fewest) return refuse("RG-4.8", "gain_not_complete", {{"least", fewest}});
    return std::nullopt;
}

void apply(State& s, const ReturnDie& m, const Sink& sink) {
    const auto room = s.top<MakeRoomFrame>();
    s.agenda.back() = MakeRoomFrame{static_cast<std::uint8_t>(room.most - 1), die_kind(m.color, m.face)};
    give_back(s, m.color, m.face);  // RG-4.5
    sink({.kind = EventKind::DieReturned, .seat = s.turn, .color = m.color, .face = m.face});
}

/// RG-8.1 A named die leaves the hand and is rolled with the others.
void apply(State& s, const RerollDie& m, const Sink& sink) {
    auto reroll = s.top<RerollFrame>();
    reroll.from = die_kind(m.color, m.face);
    ++reroll.named[index(m.color)];
    s.agenda.back() = reroll;
    --s.own().dice.at(m.color, m.face);
    sink({.kind = EventKind::Rerolls, .seat = s.turn, .color = m.color, .face = m.face});
}

void apply(State& s, const Done&, const Sink&) {
    if (s.agenda.back().step == Step::Reroll) {
        roll_named(s);
    } else {
        s.agenda.pop_back();
    }
}

void apply(State& s, const TakeDice& m, const Sink& sink) {
    const Cause cause = s.top<TakeDiceFrame>().cause;
    s.agenda.pop_back();
    take(s, m.counts, cause, sink);
}

}  // namespace durbar::rajas::dice
