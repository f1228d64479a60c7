#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <type_traits>

#include "core/fixed_vec.h"
#include "games/maharaja/types.h"

namespace durbar::maharaja {

/// The table's options; the variants combine freely (MJ-20.13).
struct Options {
    bool short_game = false;
    bool extended1 = false;
    bool extended2 = false;
    bool hidden_gold = false;  ///< from people's eyes only (MJ-21.2)

    friend bool operator==(const Options&, const Options&) = default;
};

/// What is decided next. Everything between two decisions happens inside the move before it.
enum class Step : std::uint8_t {
    Governor,    ///< chance: the governor of the lowest empty field
    Choose,      ///< a character in the set-up
    Bid,         ///< Extended I: bid for the choice, or pass
    FirstHouse,  ///< one of them
    SetDisc,     ///< in secret
    Turn,        ///< the active player: a part, travel, a token, or the end of the turn
    Victim,      ///< a robbed player takes a character from the bank
    Give,        ///< Extended II: a rival hands over a character
};

struct Frame {
    Step step = Step::Turn;
    Player actor = Player::Nobody;

    friend bool operator==(const Frame&, const Frame&) = default;
};

/// The running auction (MJ-17).
struct Auction {
    std::uint8_t bid = 0;
    Player leader = Player::Nobody;  ///< whoever bid that; Nobody before the opening bid
    std::uint8_t passed = 0;         ///< seats, as bits

    friend bool operator==(const Auction&, const Auction&) = default;
};

/// What the active player has left and has used up.
struct Turn {
    Parts disc{};
    Parts token{};
    bool trader_paid = false;
    bool yogi_paid = false;
    bool builder_used = false;
    bool token_used = false;
    std::uint8_t roads = 0;

    friend bool operator==(const Turn&, const Turn&) = default;
};

enum class EndReason : std::uint8_t { None, Palaces, Rounds, Both };

/// Who owns a palace: a seat or, from the number of players on, an unused colour (MJ-1.4, MJ-19.2).
using Owner = std::uint8_t;
inline constexpr Owner kNobody = 0xFF;
inline constexpr unsigned kCentre = 0;       ///< the number of the central site; the outer ones follow
inline constexpr int kSites = data::kSites;  // MJ-1.3

/// All that lies open on the table.
struct Table {
    std::array<std::uint32_t, kMaxPlayers> villages{};    ///< with a house of the seat, as bits
    std::array<std::uint32_t, kMaxPlayers> two_houses{};  ///< with two of them
    std::array<std::array<std::uint8_t, kCities>, kMaxPlayers> city_houses{};
    std::array<std::array<Owner, kSites>, kCities> palaces{};
    std::array<std::uint16_t, kMaxPlayers> gold{};
    std::array<std::uint8_t, kMaxPlayers> supply{};  ///< houses at hand
    std::array<std::uint8_t, kMaxPlayers> quarry{};
    std::array<std::uint8_t, kMaxPlayers> stock{};   ///< palaces not yet built
    std::array<std::uint8_t, kMaxPlayers> tokens{};  ///< any number (MJ-18.9)
    std::array<Cards, kMaxPlayers> cards{};
    std::array<Junction, kMaxPlayers> architects{};
    std::array<Disc, kMaxPlayers> shown{};  ///< of those who have played this round or are on
    FixedVec<City, kCities> track{};        ///< governors from the lowest up
    FixedVec<Frame, 2> agenda{};            ///< top frame: who decides what; empty: the game is over
    Junction maharaja = kStart;
    std::uint8_t round = 0;
    std::uint8_t active = 0;  ///< the seat whose turn it is; 0 outside of turns
    std::uint8_t played = 0;  ///< seats that have had their turn this round, as bits
    Turn turn;
    Auction auction;
    std::uint8_t players = data::kMinPlayers;
    EndReason end = EndReason::None;
    Options options;

    friend bool operator==(const Table&, const Table&) = default;
};

/// The whole truth: the table and the discs that are set and not yet shown.
struct State : Table {
    std::array<Disc, kMaxPlayers> discs{};

    friend bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 1024);

inline constexpr std::uint8_t kNoSeat = 0xFF;

/// What one reader may know. A seat's has no disc of another that is not yet shown (MJ-5.5, MJ-21.1), a
/// spectator's none at all; the referee's has them all.
struct View : Table {
    std::uint8_t seat = kNoSeat;            ///< none: a spectator's or the referee's
    bool open = false;                      ///< the referee's
    Disc disc;                              ///< the seat's own, set and not yet shown
    std::array<Disc, kMaxPlayers> discs{};  ///< of all seats, for the referee only

    friend bool operator==(const View&, const View&) = default;
};
static_assert(std::is_trivially_copyable_v<View>);

constexpr std::uint8_t seat_bit(int seat) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(seat));
}
constexpr std::uint8_t all_seats(const Table& t) { return static_cast<std::uint8_t>((1U << t.players) - 1); }

/// Whether the game has not come to its first round.
constexpr bool in_set_up(const Table& t) { return !t.agenda.empty() && t.agenda[0].step < Step::SetDisc; }
/// Whether a turn is under way, also while somebody else has to choose in it.
constexpr bool in_turn(const Table& t) { return !t.agenda.empty() && t.agenda[0].step == Step::Turn; }

/// The field of the track on which the governor of this rank (from 0, the lowest) stands: they all go up by
/// one in each round (MJ-4.3).
constexpr std::uint8_t field_of(const Table& t, std::size_t rank) {
    return static_cast<std::uint8_t>(t.round + rank + 1);
}

constexpr Cards cards_in_game(const Options& options) {  // MJ-2.4, MJ-18.1
    return static_cast<Cards>(options.extended1 ? (1U << kCharacters) - 1 : data::kBasicCharacters);
}
constexpr Cards bank(const Table& t) {
    Cards held = 0;
    for (const Cards cards : t.cards) held = static_cast<Cards>(held | cards);
    return static_cast<Cards>(cards_in_game(t.options) & ~held);
}
/// MJ-20.3 Any of the cards held.
constexpr bool holds(const Table& t, int seat, Character c) {
    return holds(t.cards[static_cast<unsigned>(seat)], c);
}
/// The seat that holds a character, or -1.
constexpr int holder(const Table& t, Character c) {
    for (int seat = 0; seat < t.players; ++seat) {
        if (holds(t, seat, c)) return seat;
    }
    return -1;
}
/// MJ-6.1, MJ-3.2, MJ-20.10 The seat of `seats` with the lowest card, or -1 for no seats.
constexpr int first_by_card(const Table& t, unsigned seats) {
    int first = -1;
    for (int seat = 0; seat < t.players; ++seat) {
        if ((seats >> static_cast<unsigned>(seat) & 1U) == 0) continue;
        if (first < 0 ||
            lowest(t.cards[static_cast<unsigned>(seat)]) < lowest(t.cards[static_cast<unsigned>(first)])) {
            first = seat;
        }
    }
    return first;
}
constexpr int tokens_in_bank(const Table& t) {
    if (!t.options.extended1) return 0;
    int left = data::kTokens;
    for (const auto count : t.tokens) left -= count;
    return left;
}
constexpr int palaces_at_start(const Options& options) {  // MJ-1.7, MJ-16.7
    return options.short_game ? data::kShortPalaces : data::kPalaces;
}
constexpr int palaces_built(const Table& t, int seat) {
    return palaces_at_start(t.options) - t.stock[static_cast<unsigned>(seat)];
}
constexpr int most_rounds(const Options& options) {  // MJ-16.2, MJ-16.8
    return options.short_game ? data::kShortRounds : data::kRounds;
}
constexpr int palace_cost(const Table& t, int seat) {  // MJ-9.1, MJ-13.12
    return holds(t, seat, Character::Artisan) ? data::kArtisanPalaceCost : data::kPalaceCost;
}

/// Villages that hold a house, of any seat (MJ-7.3).
constexpr Places settled(const Table& t) {
    std::uint32_t all = 0;
    for (const auto seat : t.villages) all |= seat;
    return {all};
}
/// Villages that hold as many houses as they may (MJ-3.4, MJ-3.5).
constexpr Places full_villages(const Table& t) {
    std::uint32_t once = 0;
    std::uint32_t twice = 0;
    for (unsigned seat = 0; seat < kMaxPlayers; ++seat) {
        twice |= (once & t.villages[seat]) | t.two_houses[seat];
        once |= t.villages[seat];
    }
    return {data::kVillageCapacity[static_cast<unsigned>(t.players - data::kMinPlayers)] == 1 ? once : twice};
}
constexpr Places open_villages(const Table& t) { return kAllVillages - full_villages(t); }

/// Houses of a seat in a place.
constexpr int houses_at(const Table& t, int seat, Place p) {
    const auto i = static_cast<unsigned>(seat);
    if (!is_village(p)) return t.city_houses[i][city_of(p)];
    return static_cast<int>((t.villages[i] >> p & 1U) + (t.two_houses[i] >> p & 1U));
}
constexpr Places places_with_houses(const Table& t, int seat) {
    const auto i = static_cast<unsigned>(seat);
    Places places{t.villages[i]};
    for (City c = 0; c < kCities; ++c) {
        if (t.city_houses[i][c] > 0) places.add(place_of(c));
    }
    return places;
}
constexpr void add_house(Table& t, int seat, Place p) {
    const auto i = static_cast<unsigned>(seat);
    if (!is_village(p)) {
        ++t.city_houses[i][city_of(p)];
        return;
    }
    const std::uint32_t bit = 1U << p;
    t.two_houses[i] |= t.villages[i] & bit;
    t.villages[i] |= bit;
}
/// Precondition: the seat has a house there.
constexpr void remove_house(Table& t, int seat, Place p) {
    const auto i = static_cast<unsigned>(seat);
    if (!is_village(p)) {
        --t.city_houses[i][city_of(p)];
        return;
    }
    const std::uint32_t bit = 1U << p;
    const std::uint32_t two = t.two_houses[i] & bit;
    t.two_houses[i] &= ~bit;
    t.villages[i] = (t.villages[i] & ~bit) | two;
}
constexpr int houses_on_board(const Table& t, int seat) {
    const auto i = static_cast<unsigned>(seat);
    int sum = std::popcount(t.villages[i]) + std::popcount(t.two_houses[i]);
    for (const auto count : t.city_houses[i]) sum += count;
    return sum;
}

/// What a road brings an owner when the traveller crosses it: only villages cost (MJ-7.4), and of them those
/// without an own house (MJ-7.5, MJ-7.6).
constexpr int toll_to(const Table& t, int owner, int traveller, Road r) {
    const std::uint32_t foreign = data::kRoads[r].villages & ~t.villages[static_cast<unsigned>(traveller)];
    const auto i = static_cast<unsigned>(owner);
    return data::kToll * (std::popcount(foreign & t.villages[i]) + std::popcount(foreign & t.two_houses[i]));
}
/// All tolls of a road; the traveller's own houses are in no foreign village.
constexpr int toll(const Table& t, int traveller, Road r) {
    int sum = 0;
    for (int owner = 0; owner < t.players; ++owner) sum += toll_to(t, owner, traveller, r);
    return sum;
}
/// What one village costs a traveller (MJ-7.5, MJ-7.6).
constexpr int toll_in(const Table& t, int traveller, Village v) {
    if (houses_at(t, traveller, v) > 0) return 0;
    int houses = 0;
    for (int owner = 0; owner < t.players; ++owner) houses += houses_at(t, owner, v);
    return data::kToll * houses;
}
/// MJ-7.3, MJ-7.11 As the houses are now, for everybody.
constexpr bool is_open(const Table& t, Road r) { return settled(t).contains(villages_of(r)); }

/// The lowest free site of a kind in a city, or -1 (MJ-9.3, MJ-9.4).
constexpr int free_site(const Table& t, City c, Site kind) {
    if (kind == Site::Central) return t.palaces[c][kCentre] == kNobody ? static_cast<int>(kCentre) : -1;
    for (unsigned site = kCentre + 1; site < kSites; ++site) {
        if (t.palaces[c][site] == kNobody) return static_cast<int>(site);
    }
    return -1;
}

/// Whether a seat has set a disc that is not yet shown (MJ-5.4, MJ-5.6).
constexpr bool has_hidden_disc(const Table& t, int seat) {
    if (t.agenda.empty()) return false;
    const Frame& phase = t.agenda[0];
    if (phase.step == Step::SetDisc) return seat < seat_of(phase.actor);
    return phase.step == Step::Turn && seat != t.active && (t.played & seat_bit(seat)) == 0;
}
/// Whether a seat's disc lies open (MJ-5.6, MJ-5.7).
constexpr bool has_shown_disc(const Table& t, int seat) {
    return (t.played & seat_bit(seat)) != 0 || (in_turn(t) && seat == t.active);
}

/// MJ-16.1, MJ-16.2 Whether the game ends with this round whatever happens in it.
constexpr bool is_last_round(const Table& t) {
    const auto used_up = [](auto left) { return left == 0; };
    return t.round >= most_rounds(t.options) ||
           std::any_of(t.stock.begin(), t.stock.begin() + t.players, used_up);
}
/// Whether this round will score a city.
constexpr bool is_now(const Table& t, City c) { return !t.agenda.empty() && t.maharaja == c; }
/// Whether the governor of a city is the lowest one and so names the city of a round to come.
constexpr bool is_next(const Table& t, City c) {
    return !t.agenda.empty() && !is_last_round(t) && !t.track.empty() && t.track[0] == c;
}

/// A seat's points in a city by where they come from, as the cards are now (MJ-15.1, MJ-19.5).
struct CityPoints {
    int architect = 0;
    int houses = 0;
    int outer = 0;
    int central = 0;
    int home = 0;

    constexpr int sum() const { return architect + houses + outer + central + home; }
};
CityPoints city_points(const Table& t, int seat, City c);
inline int points_in(const Table& t, int seat, City c) { return city_points(t, seat, c).sum(); }

/// The seats that score in a city, best first (MJ-15.4, MJ-15.5).
FixedVec<std::uint8_t, kMaxPlayers> ranking_in(const Table& t, City c);

/// What a scoring of the city would bring every seat as things stand, with the bonus for a single scorer
/// (MJ-15.4, MJ-15.6).
std::array<std::uint8_t, kMaxPlayers> payouts_in(const Table& t, City c);

/// The seats that have not had their turn in this round in the order in which they will (MJ-6.1), whoever is
/// in turn first. None before the first round and after the end.
FixedVec<std::uint8_t, kMaxPlayers> order_of_play(const Table& t);

}  // namespace durbar::maharaja
