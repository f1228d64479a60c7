#include "games/maharaja/position.h"

namespace durbar::maharaja {

namespace {

/// One step of the agenda with the seat behind its word.
Fault parse_frame(const Words& words, int players, Frame& out) {
    const auto step = words.empty() ? std::nullopt : find_name<Step>(kStepWords, words[0]);
    if (!step) {
        return "The agenda is written 'governor', 'choose 0', 'bid 0', 'place 0', 'disc 0', 'turn', 'victim "
               "1; "
               "turn' or "
               "'give 1; turn'.";
    }
    out.step = *step;
    out.actor = *step == Step::Governor ? Player::Chance : Player::Nobody;
    if (!names_seat(*step)) {
        if (words.size() == 1) return std::nullopt;
        return "The agenda step '" + std::string(words[0]) + "' names no seat.";
    }
    const auto seat = words.size() == 2 ? parse_number(words[1], 0, players - 1) : std::nullopt;
    if (!seat) {
        return "The agenda step '" + std::string(words[0]) + "' needs a seat from 0 to " +
               std::to_string(players - 1) + ".";
    }
    out.actor = player(*seat);
    return std::nullopt;
}

/// The seats that have no character, as bits.
unsigned without_card(const Table& t) {
    unsigned seats = 0;
    for (int seat = 0; seat < t.players; ++seat) {
        if (t.cards[static_cast<unsigned>(seat)] == 0) seats |= seat_bit(seat);
    }
    return seats;
}

/// The first of `seats` clockwise behind a seat, that seat last of all. Precondition: there are some.
int next_of(const Table& t, unsigned seats, int behind) {
    int seat = (behind + 1) % t.players;
    while ((seats & seat_bit(seat)) == 0) seat = (seat + 1) % t.players;
    return seat;
}

/// Who chooses a character in the set-up: the next one, or whoever has won the auction.
Fault choice_fault(const Table& t, int seat) {
    const unsigned waiting = without_card(t);
    if ((waiting & seat_bit(seat)) == 0) return "MJ-2.1: a seat that chooses a character has none yet";
    const unsigned from_here = all_seats(t) & ~(seat_bit(seat) - 1U);
    if (!t.options.extended1 && waiting != from_here) return "MJ-2.2: seats choose in ascending order";
    return std::nullopt;
}

Fault auction_fault(const Table& t, int seat) {
    if (!t.options.extended1) return "MJ-17.1: characters are auctioned only with Extended I";
    const unsigned waiting = without_card(t);
    const int opener = waiting == 0 ? 0 : static_cast<int>(std::countr_zero(waiting));
    if (std::popcount(waiting) < 2) return "MJ-17.7: the last seat without a character chooses for free";
    if ((t.auction.passed & ~waiting) != 0)
        return "MJ-17.1: a seat with a character takes no part in the auction";
    if (t.auction.leader == Player::Nobody) {
        const bool fresh = t.auction == Auction{} && seat == opener;
        return fresh ? Fault{} : "MJ-17.2: the lowest seat without a character opens the auction";
    }
    const int leader = seat_of(t.auction.leader);
    const unsigned left = waiting & ~unsigned{t.auction.passed};
    if ((left & seat_bit(leader)) == 0)
        return "MJ-17.5: the highest bid belongs to a seat that is still in the auction";
    if (t.auction.bid > t.gold[static_cast<unsigned>(leader)])
        return "MJ-17.4: a bid is more gold than its seat has";
    if (t.auction.bid == 0 && leader != opener) return "MJ-17.4: a bid is higher than the one before";
    if (seat == leader || seat != next_of(t, left, leader)) {
        return "MJ-17.3: the next seat clockwise that is still in the auction bids or passes";
    }
    return std::nullopt;
}

/// MJ-3.1, MJ-3.2 Whoever plays before this seat has built in this lap, the others have not.
Fault first_house_fault(const Table& t, int seat) {
    const int lap = houses_on_board(t, seat);
    if (lap >= data::kFirstHouses) return "MJ-3.1: that seat has built its first houses";
    for (int other = 0; other < t.players; ++other) {
        const bool before =
            lowest(t.cards[static_cast<unsigned>(other)]) < lowest(t.cards[static_cast<unsigned>(seat)]);
        if (houses_on_board(t, other) != lap + (before ? 1 : 0)) {
            return "MJ-3.2: first houses are built in laps, in the order of the characters";
        }
    }
    return std::nullopt;
}

Fault gift_fault(const Table& t, int giver) {
    if (!t.options.extended2) return "MJ-20.7: characters are taken over only with Extended II";
    if (bank(t) != 0) return "MJ-20.4: there is no takeover while the bank holds a character";
    if (count(t.cards[static_cast<unsigned>(giver)]) <= count(t.cards[t.active])) {
        return "MJ-20.7: a seat that gives a character holds more of them than the active seat";
    }
    return std::nullopt;
}

/// Whoever is robbed or gives waits within a character action, which no token brings (MJ-18.6).
Fault character_action_fault(const Table& t) {
    const bool spent = parts_of(t.shown[t.active])[Part::Character] > t.turn.disc[Part::Character];
    return spent ? Fault{} : "MJ-12.1: the active seat has used no character action of its disc";
}

}  // namespace

Fault parse_agenda(const Words& words, State& s) {
    return read_agenda(words, s.agenda,
                       [&](const Words& step, Frame& out) { return parse_frame(step, s.players, out); });
}

Fault agenda_shape_fault(const State& s) {
    if (s.agenda.empty()) return std::nullopt;
    const Step top = s.agenda.back().step;
    const bool in_between = top == Step::Victim || top == Step::Give;
    const bool known = in_between ? s.agenda.size() == 2 && in_turn(s) : s.agenda.size() == 1;
    if (!known) return "this agenda cannot occur in a game";
    if (s.active >= s.players) return "the active seat is not at the table";
    for (const Frame& frame : s.agenda) {
        const bool sound = frame.step == Step::Governor ? frame.actor == Player::Chance
                           : frame.step == Step::Turn
                               ? frame.actor == player(s.active)
                               : is_seat(frame.actor) && seat_of(frame.actor) < s.players;
        if (!sound) return "the wrong seat decides '" + std::string(step_word(frame.step)) + "'";
    }
    if (in_between && s.agenda.back().actor == player(s.active)) {
        return "MJ-12.4: the active seat neither robs itself nor gives to itself";
    }
    return std::nullopt;
}

Fault decision_fault(const State& s) {
    const bool bidding = !s.agenda.empty() && s.agenda.back().step == Step::Bid;
    if (!bidding && s.auction != Auction{}) return "MJ-17.1: an auction runs, but nobody bids";
    if (s.agenda.empty()) return std::nullopt;
    const Frame& top = s.agenda.back();
    if (!is_seat(top.actor)) return std::nullopt;
    const int seat = seat_of(top.actor);
    switch (top.step) {
        case Step::Choose: return choice_fault(s, seat);
        case Step::Bid: return auction_fault(s, seat);
        case Step::FirstHouse: return first_house_fault(s, seat);
        case Step::Victim:
            if (s.options.extended2) return "MJ-20.4: nobody is robbed in Extended II";
            return character_action_fault(s);
        case Step::Give:
            if (auto fault = gift_fault(s, seat)) return fault;
            return character_action_fault(s);
        case Step::Governor:
        case Step::SetDisc:
        case Step::Turn: break;
    }
    return std::nullopt;
}

}  // namespace durbar::maharaja
