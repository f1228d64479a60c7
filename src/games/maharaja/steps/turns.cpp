#include "games/maharaja/steps/steps.h"

namespace durbar::maharaja {

FixedVec<std::uint8_t, kMaxPlayers> order_of_play(const Table& t) {
    FixedVec<std::uint8_t, kMaxPlayers> order;
    if (t.agenda.empty() || in_set_up(t)) return order;
    unsigned left = all_seats(t) & ~unsigned{t.played};
    if (in_turn(t)) {  // MJ-6.3: whatever card it holds by now
        order.push_back(t.active);
        left &= ~unsigned{seat_bit(t.active)};
    }
    for (; left != 0; left &= ~unsigned{seat_bit(order.back())}) {
        order.push_back(static_cast<std::uint8_t>(first_by_card(t, left)));
    }
    return order;
}

namespace turns {

/// MJ-6.1, MJ-6.10 The disc is shown, coin and token come, then the first decision.
void begin(State& s, const Sink& sink) {
    const int seat = first_by_card(s, all_seats(s) & ~unsigned{s.played});
    const auto i = static_cast<unsigned>(seat);
    s.active = seat8(seat);
    s.shown[i] = s.discs[i];  // MJ-5.6
    s.discs[i] = {};
    s.turn.disc = parts_of(s.shown[i]);
    s.agenda.push_back({Step::Turn, player(seat)});
    sink({.kind = EventKind::TurnBegan, .seat = s.active});
    sink({.kind = EventKind::DiscShown, .seat = s.active, .disc = s.shown[i]});
    characters::grant(s, sink);
}

/// MJ-6.4 All of it in any order; MJ-6.6 the end at any time.
void legal(const State& s, MoveList& out) {
    houses::legal(s, out);
    supplies::legal(s, out);
    palaces::legal(s, out);
    governors::legal(s, out);
    characters::legal(s, out);
    tokens::legal(s, out);
    travel::legal(s, out);
    out.add(EndTurn{});
}

const Parts& parts(const State& s, Source source) {
    static constexpr Parts kNone{};
    switch (source) {
        case Source::Disc: return s.turn.disc;
        case Source::Token: return s.turn.token;
        case Source::Builder: break;
    }
    return kNone;
}

Refused check_part(const State& s, Source source, Part part) {
    if (parts(s, source)[part] > 0) return std::nullopt;
    const RuleError::Detail what{"part", part_name(part)};
    switch (source) {
        case Source::Disc:
            if (s.turn.token[part] > 0) return refuse("MJ-6.8", "part_open_on_token", {what});
            if (parts_of(s.shown[s.active])[part] > 0) return refuse("MJ-6.8", "part_done", {what});
            return refuse("MJ-6.8", "part_not_on_disc", {what});
        case Source::Token:
            if (s.turn.disc[part] > 0) return refuse("MJ-6.8", "part_open_on_disc", {what});
            if (!s.turn.token_used) return refuse("MJ-6.8", "no_token_in_use", {what});
            return refuse("MJ-6.8", "part_not_on_token", {what});
        case Source::Builder: break;
    }
    return refuse("MJ-6.8", "part_not_of_builder", {what});
}

void use_part(State& s, Source source, Part part) {
    (source == Source::Disc ? s.turn.disc : s.turn.token).use(part);
}

/// MJ-6.11 Compensation, the mark, the next player; after the last one scoring, the end check, a new round.
void apply(State& s, const EndTurn&, const Sink& sink) {
    const std::uint8_t seat = s.active;
    if (s.turn.disc
            .any()) {  // MJ-14.1, MJ-14.2, MJ-14.3, MJ-14.6; not for tokens and powers (MJ-14.4, MJ-14.5)
        for (int other = 0; other < s.players; ++other) {
            if (other == seat) continue;
            receive(s, other, data::kCompensation);
            sink({.kind = EventKind::Compensation,
                  .seat = seat8(other),
                  .other = seat,
                  .gold = data::kCompensation});
        }
    }
    sink({.kind = EventKind::TurnEnded, .seat = seat});
    s.turn = {};  // MJ-6.9
    s.active = 0;
    s.played = static_cast<std::uint8_t>(s.played | seat_bit(seat));  // MJ-6.2, MJ-20.11
    s.agenda.pop_back();
    if (s.played != all_seats(s)) {
        begin(s, sink);
        return;
    }
    scoring::score(s, sink);  // MJ-4.5
    s.end = scoring::end_of_game(s);
    if (s.end == EndReason::None) {
        rounds::begin(s, sink);
        return;
    }
    sink({.kind = EventKind::GameOver, .end = s.end});
}

}  // namespace turns

}  // namespace durbar::maharaja
