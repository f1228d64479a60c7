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
    sink({.kind = EventKind::AuctionWon, .seat = seat8(winner), .gold = s.auction.bid});
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
    const int own = s.gold[static_cast<unsigned>(actor(s))];
    if (m.gold > own) return refuse("MJ-17.4", "bid_over_gold", {{"bid", m.gold}, {"gold", own}});
    if (s.auction.leader == Player::Nobody || m.gold > s.auction.bid) return std::nullopt;
    return refuse("MJ-17.4", "bid_not_higher", {{"bid", m.gold}, {"last", s.auction.bid}});
}

Refused check(const State& s, const Pass&) {
    if (s.auction.leader != Player::Nobody) return std::nullopt;
    return refuse("MJ-17.2", "opener_must_bid");
}

void apply(State& s, const Bid& m, const Sink& sink) {
    const int seat = actor(s);
    s.auction.bid = m.gold;
    s.auction.leader = player(seat);
    sink({.kind = EventKind::BidMade, .seat = seat8(seat), .gold = m.gold});
    go_on(s, seat, sink);
}

void apply(State& s, const Pass&, const Sink& sink) {
    const int seat = actor(s);
    s.auction.passed = static_cast<std::uint8_t>(s.auction.passed | seat_bit(seat));
    sink({.kind = EventKind::BidPassed, .seat = seat8(seat)});
    go_on(s, seat, sink);
}

}  // namespace durbar::maharaja::auction
