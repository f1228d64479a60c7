#include "core/phrases.h"
#include "games/maharaja/rules.h"
#include "games/maharaja/steps/steps.h"

namespace durbar::maharaja {

namespace {

std::string title(Junction j) { return std::string(junction_title(j)); }
/// "v01", or a city by its title.
std::string where(Place p) { return is_village(p) ? std::string(place_name(p)) : title(city_of(p)); }
std::string the_card(Character c) { return "the " + std::string(character_title(c)); }
std::string gold(int amount) { return std::to_string(amount) + " gold"; }
std::string seat_in(int seat) { return "seat " + std::to_string(seat); }

/// How a sentence says what was spent, unless it is the disc.
std::string by(Source source) {
    switch (source) {
        case Source::Token: return " with the action token";
        case Source::Builder: return " with the Builder";
        default: return "";
    }
}
std::string price(int amount) { return amount == 0 ? " for free" : " for " + gold(amount); }

/// With a sign between the titles, because one of them has an "and" of its own.
std::string disc_words(const Disc& disc) {
    return std::string(action_title(disc.first)) + " + " + std::string(action_title(disc.second));
}

/// The set-up and what begins a round or a turn.
std::string beginning_words(const Event& e) {
    const std::string seat = seat_words(e.seat);
    switch (e.kind) {
        case EventKind::GovernorDrawn:
            return "The governor of " + title(e.junction) + " goes to field " + std::to_string(e.amount) +
                   ".";
        case EventKind::CharacterChosen: return seat + " chooses " + the_card(e.character) + ".";
        case EventKind::BidMade: return seat + " bids " + gold(e.amount) + ".";
        case EventKind::BidPassed: return seat + " passes.";
        case EventKind::AuctionWon: return seat + " wins the auction" + price(e.amount) + ".";
        case EventKind::HousePlaced: return seat + " builds a first house in " + where(e.place) + ".";
        case EventKind::SupplyTaken: return seat + " takes " + counted(e.amount, "more house") + ".";
        case EventKind::RoundBegan:
            return "Round " + std::to_string(e.amount) + " begins: the Maharaja goes to " +
                   title(e.junction) + ".";
        case EventKind::DiscSet:
            return seat + " sets its disc" + (e.disc.is_set() ? ": " + disc_words(e.disc) : "") + ".";
        case EventKind::DiscShown: return seat + " shows its disc: " + disc_words(e.disc) + ".";
        case EventKind::Coin: return seat + " gets " + gold(e.amount) + " from the Trader.";
        default: return seat + " gets an action token from the Yogi.";
    }
}

/// Gold, houses, palaces, governors.
std::string building_words(const Event& e) {
    const std::string seat = seat_words(e.seat);
    switch (e.kind) {
        case EventKind::GoldTaken: return seat + " takes " + gold(e.amount) + by(e.source) + ".";
        case EventKind::HouseBuilt:
            return seat + " builds a house in " + where(e.place) + price(e.amount) + by(e.source) + ".";
        case EventKind::HouseMoved:
            return seat + " moves a house from " + where(e.from) + " to " + where(e.place) + by(e.source) +
                   ".";
        case EventKind::HousesTaken:
            return seat + " takes " + counted(e.amount, "house") + " from the quarry" + by(e.source) + ".";
        case EventKind::PalaceBuilt:
            return seat + " builds " + (e.site == Site::Central ? "the central palace" : "an outer palace") +
                   " in " + title(e.junction) + price(e.amount) + by(e.source) + ".";
        default:
            return seat + " moves the governor of " + title(e.junction) + " down to place " +
                   std::to_string(e.amount) + " from the bottom" + by(e.source) + ".";
    }
}

std::string card_words(const Event& e) {
    const std::string seat = seat_words(e.seat);
    const std::string card = the_card(e.character);
    switch (e.kind) {
        case EventKind::CardTaken: return seat + " takes " + card + " from the bank.";
        case EventKind::CardRobbed: return seat + " takes " + card + " from " + seat_in(e.other) + ".";
        case EventKind::CardReturned: return seat + " returns " + card + " to the bank.";
        case EventKind::CardPicked: return seat + " takes " + card + " instead.";
        case EventKind::CardsExchanged:
            return seat + " gives " + the_card(e.given) + " to " + seat_in(e.other) + " in exchange for " +
                   card + ".";
        case EventKind::TakeoverBegan: return seat + " takes over a character from " + seat_in(e.other) + ".";
        default: return seat + " gives " + card + " to " + seat_in(e.other) + ".";
    }
}

std::string toll_words(const Event& e) {
    return seat_words(e.seat) + " receives " + gold(e.amount) +
           (e.bank ? " from the bank for the way of " : " from ") + seat_in(e.other) + ".";
}

std::string end_words(const Event& e) {
    if (e.palaces && e.rounds)
        return "The last palace is built and the last round is over: the game is over.";
    return e.palaces ? "The last palace is built: the game is over."
                     : "The last round is over: the game is over.";
}

/// The open parts of a source: "palace, house".
std::string parts_words(const Parts& parts) {
    constexpr std::array<std::string_view, kParts> kWords{
        "gold", "house in a city", "house", "move a house", "quarry", "palace", "governor", "character"};
    std::string text;
    for (std::size_t i = kParts; i-- > 0;) {
        for (int n = 0; n < parts.open[i]; ++n) text += (text.empty() ? "" : ", ") + std::string(kWords[i]);
    }
    return text;
}

bool can_travel(const State& s) {
    MoveList roads;
    travel::legal(s, roads);
    return roads.size() > 0;
}

std::string turn_words(const State& s) {
    std::string text;
    if (s.turn.disc.any()) text += "open on the disc: " + parts_words(s.turn.disc) + "; ";
    if (s.turn.token.any()) text += "open on the token: " + parts_words(s.turn.token) + "; ";
    if (text.empty()) text = "no part is open; ";
    std::string more;
    if (holds(s, s.active, Character::Builder) && !s.turn.builder_used) more += "use the Builder, ";
    if (s.tokens[s.active] > 0 && !s.turn.token_used) more += "use an action token, ";
    if (can_travel(s)) more += "travel, ";
    return text + more + (more.empty() ? "" : "or ") + "end the turn.";
}

std::string bid_words(const State& s) {
    if (!is_seat(s.auction.leader)) return "open the auction with a bid of 0 gold or more.";
    return "bid more than the " + gold(s.auction.bid) + " of " + seat_in(seat_of(s.auction.leader)) +
           ", or pass.";
}

}  // namespace

std::string Rules::describe(const Event& e) {
    if (e.kind <= EventKind::TokenGained) return beginning_words(e);
    if (e.kind <= EventKind::GovernorMoved) return building_words(e);
    if (e.kind <= EventKind::CardGiven) return card_words(e);
    const std::string seat = seat_words(e.seat);
    switch (e.kind) {
        case EventKind::TokenUsed:
            return seat + " uses an action token: " + std::string(action_title(e.action)) + ".";
        case EventKind::Travelled:
            return seat + " travels from " + title(e.from_junction) + " to " + title(e.junction) +
                   (e.amount == 0 ? " for free." : " and pays " + gold(e.amount) + ".");
        case EventKind::TollReceived: return toll_words(e);
        case EventKind::Compensation: return seat + " gets " + gold(e.amount) + " for what was left undone.";
        case EventKind::TurnEnded: return seat + " ends the turn.";
        case EventKind::CityScored:
            return title(e.junction) + " is scored" + (e.amount == 0 ? ": nobody has a point there." : ".");
        case EventKind::Payout:
            return seat + " gets " + gold(e.amount) + " for rank " + std::to_string(e.rank) + " with " +
                   counted(e.points, "point") + ".";
        case EventKind::MonopolyBonus: return seat + " gets " + gold(e.amount) + " more for scoring alone.";
        default: return end_words(e);
    }
}

std::string Rules::prompt(const State& s) {
    if (s.agenda.empty()) return "The game is over.";
    const Frame& frame = s.agenda.back();
    if (!is_seat(frame.actor))
        return "The governor for field " + std::to_string(s.track.size() + 1) + " is drawn.";
    const int seat = seat_of(frame.actor);
    const std::string who = seat_words(seat) + ": ";
    switch (frame.step) {
        case Step::Choose: return who + "choose a character.";
        case Step::Bid: return who + bid_words(s);
        case Step::FirstHouse:
            return who + "build first house " + std::to_string(houses_on_board(s, seat) + 1) + " of " +
                   std::to_string(data::kFirstHouses) + " in a village.";
        case Step::SetDisc: return who + "set the two actions of your disc.";
        case Step::Victim: return who + "your character was taken; choose another one from the bank.";
        case Step::Give: return who + "choose the character that " + seat_in(s.active) + " takes over.";
        default: return who + turn_words(s);
    }
}

/// MJ-16.4
std::string Rules::standing_words(const SeatStanding& standing) {
    const int card = kCharacters + 1 - standing.breakdown[2];
    return counted(standing.breakdown[0], "palace") + ", " + gold(standing.breakdown[1]) +
           (card > kCharacters ? ", no character" : ", lowest character " + std::to_string(card));
}

}  // namespace durbar::maharaja
