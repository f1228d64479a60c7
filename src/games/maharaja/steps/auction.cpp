#include "games/maharaja/steps/steps.h"

namespace durbar::maharaja::auction {

namespace {

/// MJ-17.1 Only seats without a character take part.
bool takes_part(const State& s, int seat) {
    return s.cards[static_cast<unsigned>(seat)] == 0 && (s.auction.passed & seat_bit(seat)) == 0;
}

/// MJ-17.3, MJ-17.5, MJ-17.8 The next seat that may top the bid is asked, even if it cannot; without one the
/// auction is over.
void go_on(State& s, int after, const Sink& sink) {
    s.agenda.pop_back();
    for (int step = 1; step < s.players; ++step) {
        const int seat = (after + step) % s.players;
        if (!takes_part(s, seat) || player(seat) == s.auction.leader) continue;
        s.agenda.push_back({Step::Bid, player(seat)});
        return;
    }
    const int winner = seat_of(s.auction.leader);
    pay(s, winner, s.auction.bid);  // MJ-17.1, MJ-17.6, MJ-17.9
    sink({.kind = EventKind::AuctionWon, .seat = seat8(winner), .amount = s.auction.bid});
    s.auction = {};
    s.agenda.push_back({Step::Choose, player(winner)});
}

}  // namespace

/// MJ-17.2
void open(State& s) {
    int opener = 0;
    while (s.cards[static_cast<unsigned>(opener)] != 0) ++opener;
    s.agenda.push_back({Step::Bid, player(opener)});
}

void legal(const State& s, MoveList& out) {
    const int most = s.gold[static_cast<unsigned>(actor(s))];
    const bool opening = s.auction.leader == Player::Nobody;
    for (int gold = opening ? 0 : s.auction.bid + 1; gold <= most; ++gold) {
        out.add(Bid{static_cast<std::uint8_t>(gold)});
    }
    if (!opening) out.add(Pass{});
}

Refused check(const State& s, const Bid& m) {
    if (m.gold > s.gold[static_cast<unsigned>(actor(s))]) {
        return RuleError{"MJ-17.4", "You cannot bid more gold than you have."};
    }
    if (s.auction.leader == Player::Nobody || m.gold > s.auction.bid) return std::nullopt;
    return RuleError{"MJ-17.4", "A bid must be higher than the last one."};
}

Refused check(const State& s, const Pass&) {
    if (s.auction.leader != Player::Nobody) return std::nullopt;
    return RuleError{"MJ-17.2", "Whoever opens an auction must bid, at least 0."};
}

void apply(State& s, const Bid& m, const Sink& sink) {
    const int seat = actor(s);
    s.auction.bid = m.gold;
    s.auction.leader = player(seat);
    sink({.kind = EventKind::BidMade, .seat = seat8(seat), .amount = m.gold});
    go_on(s, seat, sink);
}

void apply(State& s, const Pass&, const Sink& sink) {
    const int seat = actor(s);
    s.auction.passed = static_cast<std::uint8_t>(s.auction.passed | seat_bit(seat));
    sink({.kind = EventKind::BidPassed, .seat = seat8(seat)});
    go_on(s, seat, sink);
}

}  // namespace durbar::maharaja::auction
