#include "games/maharaja/position.h"
#include "games/maharaja/rules.h"

namespace durbar::maharaja {

namespace {

/// What one move has made of a state.
struct Change {
    const State& before;
    const State& after;
    Step step = before.agenda.back().step;
    Player actor = before.agenda.back().actor;

    bool same_round() const { return before.round == after.round; }
    bool same_turn() const {
        return in_turn(before) && in_turn(after) && same_round() && before.active == after.active &&
               before.played == after.played;
    }
    /// Whether the seat has made a move of its own turn.
    bool played(unsigned seat) const { return step == Step::Turn && seat == before.active; }
};

/// What never leaves the board, and what only its owner moves.
Fault board_fault(const Change& c) {
    for (City city = 0; city < kCities; ++city) {
        for (unsigned site = 0; site < kSites; ++site) {
            const Owner was = c.before.palaces[city][site];
            if (was != kNobody && c.after.palaces[city][site] != was)
                return "MJ-9.4: a palace has left its site";
        }
    }
    for (unsigned seat = 0; seat < c.before.players; ++seat) {
        const int index = static_cast<int>(seat);
        if (houses_on_board(c.after, index) < houses_on_board(c.before, index)) {
            return "MJ-8.10: a house has left the board";
        }
        if (c.after.stock[seat] > c.before.stock[seat]) return "MJ-1.13: a palace has come back to its stock";
        if (c.after.quarry[seat] > c.before.quarry[seat])
            return "MJ-10.3: a house has gone back to the quarry";
        const bool still = c.after.villages[seat] == c.before.villages[seat] &&
                           c.after.two_houses[seat] == c.before.two_houses[seat] &&
                           c.after.city_houses[seat] == c.before.city_houses[seat] &&
                           c.after.stock[seat] == c.before.stock[seat];
        if (!still && c.actor != player(index))
            return "MJ-8.11: somebody else's houses or palaces have changed";
        if (c.after.architects[seat] != c.before.architects[seat] && !c.played(seat)) {
            return "MJ-7.1: an architect has travelled outside its turn";
        }
    }
    return std::nullopt;
}

/// MJ-7.8, MJ-17.1 Gold is paid by whoever plays, and by the winner of an auction; MJ-18.7 tokens likewise.
Fault purse_fault(const Change& c) {
    for (unsigned seat = 0; seat < c.before.players; ++seat) {
        const int paid = c.before.gold[seat] - c.after.gold[seat];
        const bool won = c.step == Step::Bid && c.before.auction.leader == player(static_cast<int>(seat)) &&
                         paid == c.before.auction.bid;
        if (paid > 0 && !won && !c.played(seat)) return "MJ-21.6: a seat that did not play has lost gold";
        const int tokens = c.after.tokens[seat] - c.before.tokens[seat];
        const bool gains = in_turn(c.after) && c.after.active == seat;
        if (tokens > (gains ? 1 : 0)) return "MJ-18.2: a token has gone to a seat that is not playing";
        if (tokens < (c.played(seat) ? -1 : 0)) return "MJ-18.5: a seat has lost a token without using it";
    }
    return std::nullopt;
}

/// MJ-2.1, MJ-12, MJ-20 Characters move when somebody chooses, gives, or uses a character action.
Fault card_fault(const Change& c) {
    if (c.before.cards == c.after.cards) return std::nullopt;
    if (c.step == Step::Choose || c.step == Step::Victim || c.step == Step::Give) return std::nullopt;
    const bool acted = c.step == Step::Turn && c.same_turn() &&
                       c.before.turn.disc[Part::Character] == c.after.turn.disc[Part::Character] + 1;
    return acted ? Fault{} : "MJ-12.1: a character has moved without a character action";
}

/// MJ-4, MJ-6.2 Rounds follow each other, the Maharaja moves with them, and nobody plays twice in one.
Fault round_fault(const Change& c) {
    const int rounds = c.after.round - c.before.round;
    if (rounds < 0 || rounds > 1) return "MJ-4.3: a round does not follow the one before";
    if (rounds == 1) {
        return c.after.maharaja == c.before.track[0]
                   ? Fault{}
                   : "MJ-4.1: the Maharaja does not go to the city of the lowest governor";
    }
    if (c.after.maharaja != c.before.maharaja) return "MJ-4.1: the Maharaja has moved within a round";
    if ((c.before.played & ~c.after.played) != 0) return "MJ-6.2: somebody who has played is still to play";
    if (c.after.track != c.before.track && c.step != Step::Governor && !c.same_turn()) {
        return "MJ-11.1: a governor has moved outside a turn";
    }
    return std::nullopt;
}

/// MJ-5.4, MJ-5.7 A disc that is set stays as it is until it is shown, a shown one until the round is over.
Fault disc_fault(const Change& c) {
    for (unsigned seat = 0; c.same_round() && seat < c.before.players; ++seat) {
        const Disc& set = c.before.discs[seat];
        const Disc& shown = c.before.shown[seat];
        if (set.is_set() && c.after.discs[seat] != set && c.after.shown[seat] != set) {
            return "MJ-5.4: a disc was set again";
        }
        if (shown.is_set() && c.after.shown[seat] != shown) return "MJ-5.7: a shown disc has changed";
    }
    return std::nullopt;
}

/// MJ-6.7, MJ-13.10 Within a turn only naming a token's action opens parts, and what is used stays used.
Fault turn_fault(const Change& c) {
    if (!c.same_turn()) return std::nullopt;
    const Turn& was = c.before.turn;
    const Turn& is = c.after.turn;
    for (const UsedWord& entry : kUsedWords) {
        if (was.*entry.field && !(is.*entry.field)) {
            return "MJ-13.10: " + std::string(entry.word) + " can be used a second time";
        }
    }
    for (std::size_t i = 0; i < kParts; ++i) {
        const bool named = is.token_used && !was.token_used;
        if (is.disc.open[i] > was.disc.open[i] || (is.token.open[i] > was.token.open[i] && !named)) {
            return "MJ-6.8: a part is open again";
        }
    }
    if (is.roads < was.roads) return "MJ-7.9: fewer roads were travelled";
    return std::nullopt;
}

}  // namespace

std::optional<std::string> Rules::violation_between(const State& before, const State& after) {
    if (before.agenda.empty()) return "MJ-16.10: somebody has acted after the end";
    if (before.players != after.players || before.options != after.options) return "the table has changed";
    const Change change{before, after};
    if (auto fault = board_fault(change)) return fault;
    if (auto fault = purse_fault(change)) return fault;
    if (auto fault = card_fault(change)) return fault;
    if (auto fault = round_fault(change)) return fault;
    if (auto fault = disc_fault(change)) return fault;
    return turn_fault(change);
}

}  // namespace durbar::maharaja
