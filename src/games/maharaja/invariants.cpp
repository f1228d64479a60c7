#include <algorithm>

#include "games/maharaja/position.h"
#include "games/maharaja/rules.h"
#include "games/maharaja/steps/steps.h"

namespace durbar::maharaja {

namespace {

std::string seat_name(int seat) { return "seat " + std::to_string(seat); }

bool is_at(const Table& t, Step step) { return !t.agenda.empty() && t.agenda.back().step == step; }

/// Seats that nobody sits on have nothing.
Fault empty_seats_fault(const State& s) {
    for (unsigned seat = s.players; seat < kMaxPlayers; ++seat) {
        const bool bare = houses_on_board(s, static_cast<int>(seat)) == 0 && s.gold[seat] == 0 &&
                          s.supply[seat] == 0 && s.quarry[seat] == 0 && s.tokens[seat] == 0 &&
                          s.cards[seat] == 0;
        if (!bare) return "a seat that is not at the table has something";
    }
    return std::nullopt;
}

/// MJ-3.4, MJ-3.5
Fault village_fault(const State& s) {
    for (Village v = 0; v < kVillages; ++v) {
        int houses = 0;
        for (int seat = 0; seat < s.players; ++seat) houses += houses_at(s, seat, v);
        if (houses <= data::kVillageCapacity[static_cast<unsigned>(s.players - data::kMinPlayers)]) continue;
        return (s.players == data::kMinPlayers ? "MJ-3.5: with two players there is more than one house in "
                                               : "MJ-3.4: there are more than two houses in ") +
               std::string(place_name(v));
    }
    for (int seat = 0; seat < s.players; ++seat) {
        const auto i = static_cast<unsigned>(seat);
        if (!kAllVillages.contains({s.villages[i]})) return "a house stands outside the board";
        if ((s.two_houses[i] & ~s.villages[i]) != 0)
            return "a second house stands where there is no first one";
    }
    return std::nullopt;
}

/// MJ-1.13 Houses and palaces are conserved; MJ-19.1, MJ-19.2 and so are the neutral ones, on their sites.
Fault count_fault(const State& s) {
    for (int seat = 0; seat < s.players; ++seat) {
        const auto i = static_cast<unsigned>(seat);
        const int houses = houses_on_board(s, seat) + s.supply[i] + s.quarry[i];
        if (houses != data::kHouses) {
            return "MJ-1.13: " + seat_name(seat) + " has " + std::to_string(houses) + " houses, not " +
                   std::to_string(data::kHouses);
        }
        const int palaces = palaces_on_board(s, seat) + s.stock[i];
        if (palaces != palaces_at_start(s.options)) {
            return "MJ-1.13: " + seat_name(seat) + " has " + std::to_string(palaces) + " palaces, not " +
                   std::to_string(palaces_at_start(s.options));
        }
    }
    const unsigned neutral = s.options.extended1 ? kMaxPlayers - s.players : 0U;
    for (const auto& city : s.palaces) {
        for (unsigned site = 0; site < kSites; ++site) {
            const bool reserved = site > kCentre && site <= kCentre + neutral;
            const Owner owner = city[site];
            const bool sound =
                reserved ? owner == s.players + site - kCentre - 1 : owner < s.players || owner == kNobody;
            if (!sound)
                return "MJ-19.2: neutral palaces stand on the first outer sites, and only with Extended I";
        }
    }
    return std::nullopt;
}

/// MJ-9.3 Of the outer sites the lowest free one is taken.
Fault site_fault(const State& s) {
    for (City c = 0; c < kCities; ++c) {
        const int free = free_site(s, c, Site::Outer);
        for (unsigned site = kCentre + 1; free >= 0 && site < kSites; ++site) {
            if (static_cast<int>(site) > free && s.palaces[c][site] != kNobody) {
                return "MJ-9.3: the outer sites of a city are filled in order, and one is free before the "
                       "last palace in " +
                       std::string(junction_name(c));
            }
        }
    }
    return std::nullopt;
}

/// MJ-1.14 Each character is in one place, and every seat holds as many as it can at this point.
Fault card_fault(const State& s) {
    const bool choosing = in_set_up(s) && !is_at(s, Step::FirstHouse);
    Cards seen = 0;
    for (int seat = 0; seat < s.players; ++seat) {
        const Cards cards = s.cards[static_cast<unsigned>(seat)];
        if ((cards & ~cards_in_game(s.options)) != 0)
            return "MJ-18.1: the Yogi is in the game only with Extended I";
        if ((cards & seen) != 0) return "MJ-1.14: two seats hold the same character";
        seen = static_cast<Cards>(seen | cards);
        const bool robbed = is_at(s, Step::Victim) && s.agenda.back().actor == player(seat);
        if (robbed && cards != 0) return "MJ-12.5: a robbed seat has no character until it chooses one";
        if (!robbed && !choosing && cards == 0) return "MJ-2.1: " + seat_name(seat) + " has no character";
        if (count(cards) > 1 && (!s.options.extended2 || in_set_up(s))) {
            return "MJ-20.1: " + seat_name(seat) + " has several characters";
        }
    }
    if (is_at(s, Step::Governor) && seen != 0)
        return "MJ-1.11: governors are laid out before characters are chosen";
    return std::nullopt;
}

/// MJ-18.1
Fault token_fault(const State& s) {
    const auto none = [](std::uint8_t tokens) { return tokens == 0; };
    if (!s.options.extended1 && !std::all_of(s.tokens.begin(), s.tokens.end(), none)) {
        return "MJ-18.1: there are action tokens only with Extended I";
    }
    if (tokens_in_bank(s) < 0) return "MJ-18.1: there are more than seven action tokens";
    return std::nullopt;
}

/// The governors, the round and the Maharaja (MJ-1.10, MJ-4, MJ-16.2).
Fault track_fault(const State& s) {
    SmallSet cities;
    for (const City c : s.track) {
        if (!is_city(c) || cities.has(c)) return "MJ-1.10: each governor is on the track once";
        cities.add(c);
    }
    if ((s.track.size() == kCities) == is_at(s, Step::Governor)) {
        return "MJ-1.10: governors are drawn until seven are on the track";
    }
    if (in_set_up(s)) {
        if (s.round != 0) return "MJ-1.9: the round is 0 before the first one";
        return s.maharaja == kStart ? Fault{} : "MJ-1.9: the Maharaja begins on the start";
    }
    if (s.round < 1 || s.round > most_rounds(s.options)) {
        return "MJ-16.2: rounds go from 1 to " + std::to_string(most_rounds(s.options));
    }
    if (!is_city(s.maharaja)) return "MJ-4.1: the Maharaja is in a city";
    if (is_at(s, Step::SetDisc) && s.maharaja != s.track.back()) {
        return "MJ-4.2: at the start of a round the governor of the Maharaja's city is the highest";
    }
    return std::nullopt;
}

/// MJ-17.1, MJ-17.9 Whether a seat may have won an auction: it has chosen, or is choosing with others still
/// to come; the last one chooses for free (MJ-17.7).
bool may_have_paid(const State& s, int seat) {
    if (!s.options.extended1) return false;
    if (s.cards[static_cast<unsigned>(seat)] != 0) return true;
    const auto waiting = std::count(s.cards.begin(), s.cards.begin() + s.players, Cards{0});
    return is_at(s, Step::Choose) && s.agenda.back().actor == player(seat) && waiting > 1;
}

/// What a seat has before the first round (MJ-1.5 – MJ-1.8); only an auction costs gold (MJ-17.9).
Fault set_up_fault(const State& s) {
    if (!in_set_up(s)) return std::nullopt;
    for (int seat = 0; seat < s.players; ++seat) {
        const auto i = static_cast<unsigned>(seat);
        if (s.architects[i] != kStart) return "MJ-1.5: architects begin on the start";
        if (palaces_built(s, seat) > 0) return "MJ-1.7: no palace is built in the set-up";
        if (s.tokens[i] > 0) return "MJ-18.2: no action token is gained in the set-up";
        const int built = houses_on_board(s, seat);
        if (built != std::popcount(s.villages[i]) + std::popcount(s.two_houses[i])) {
            return "MJ-3.3: first houses go into villages";
        }
        if (built > 0 && !is_at(s, Step::FirstHouse))
            return "MJ-1.11: characters are chosen before houses are built";
        if (s.supply[i] + built != data::kFirstHouses)
            return "MJ-1.8: each seat has four houses in the set-up";
        if (s.gold[i] > data::kStartGold || (s.gold[i] < data::kStartGold && !may_have_paid(s, seat))) {
            return "MJ-1.6: each seat begins with 15 gold";
        }
    }
    if (std::count(s.gold.begin(), s.gold.begin() + s.players, data::kStartGold) == 0) {
        return "MJ-17.7: the last seat to choose a character has paid nothing";
    }
    return std::nullopt;
}

bool is_sound(const Disc& disc) {
    return disc.first <= disc.second && index(disc.second) < static_cast<unsigned>(kActions);
}

/// MJ-5 Discs are set, hidden and shown as the round has come.
Fault disc_fault(const State& s) {
    if ((s.played & ~all_seats(s)) != 0) return "a seat that is not at the table has played";
    if (in_turn(s) && (s.played & seat_bit(s.active)) != 0)
        return "MJ-6.2: the active seat has already played";
    if (s.agenda.empty() ? s.played != all_seats(s) : !in_turn(s) && s.played != 0) {
        return "MJ-6.2: everybody plays once a round, after the discs are set";
    }
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        const auto i = static_cast<unsigned>(seat);
        const bool shown = seat < s.players && has_shown_disc(s, seat);
        const bool hidden = seat < s.players && has_hidden_disc(s, seat);
        if (shown ? !is_sound(s.shown[i]) : s.shown[i] != Disc{}) {
            return "MJ-5.6: discs of the active seat and of those that have played lie open, no others";
        }
        if (hidden ? !is_sound(s.discs[i]) : s.discs[i] != Disc{}) {
            return "MJ-5.4: discs are set in the order of seats and hidden until their seat plays";
        }
    }
    return std::nullopt;
}

bool fits(const Parts& open, const Parts& whole) {
    for (std::size_t i = 0; i < kParts; ++i) {
        if (open.open[i] > whole.open[i]) return false;
    }
    return true;
}

/// MJ-21.5 Whether some action of a token has these parts.
bool fits_token(const Parts& open) {
    for (int a = 0; a < kActions; ++a) {
        Parts whole;
        whole += static_cast<Action>(a);
        if (data::kWithToken[static_cast<unsigned>(a)] && fits(open, whole)) return true;
    }
    return false;
}

/// What the turn under way has left. Precondition: disc_fault found nothing.
Fault turn_fault(const State& s) {
    if (!in_turn(s)) {
        return s.turn == Turn{} && s.active == 0 ? Fault{} : "MJ-6.9: nothing is open or used outside turns";
    }
    const Turn& turn = s.turn;
    if (!fits(turn.disc, parts_of(s.shown[s.active])))
        return "MJ-21.5: the shown disc does not have the open parts";
    if (turn.token_used ? !fits_token(turn.token) : turn.token.any()) {
        return "MJ-21.5: no used token gives the open parts";
    }
    if ((turn.token_used || turn.yogi_paid) && !s.options.extended1) {
        return "MJ-18.1: there are action tokens only with Extended I";
    }
    if (turn.roads > data::kMostRoads) return "MJ-7.9: at most 64 roads are travelled in a turn";
    if (holds(s, s.active, Character::Trader) && !turn.trader_paid) {
        return "MJ-13.2: the active seat holds the Trader, so it has had the gold";
    }
    if (holds(s, s.active, Character::Yogi) && !turn.yogi_paid && tokens_in_bank(s) > 0) {
        return "MJ-18.2: the active seat holds the Yogi, so it has had the token";
    }
    return std::nullopt;
}

/// MJ-16.1, MJ-16.2, MJ-16.6 The game is over for the reasons that hold, and goes on without any.
Fault end_fault(const State& s) {
    if ((s.end == EndReason::None) != !s.agenda.empty())
        return "a game is over if and only if nothing follows";
    const EndReason due = scoring::end_of_game(s);
    const auto names = [](EndReason end, EndReason reason) {
        return end == reason || end == EndReason::Both;
    };
    if (s.agenda.empty() && s.end != due) {
        if (names(s.end, EndReason::Palaces) && !names(due, EndReason::Palaces)) {
            return "MJ-16.1: nobody has built the last palace";
        }
        if (names(s.end, EndReason::Rounds) && !names(due, EndReason::Rounds)) {
            return "MJ-16.2: this was not the last round";
        }
        return "MJ-16.6: both the last palace and the last round end the game";
    }
    if (is_at(s, Step::SetDisc) && names(due, EndReason::Palaces)) {
        return "MJ-16.1: the last palace ends the game with its round";
    }
    return std::nullopt;
}

/// MJ-10.2 The bank never runs out, but what turns bring is bounded; so gold that a position gives in the
/// first round stays countable to the end.
Fault gold_fault(const State& s) {
    constexpr int kMuch = 9999;
    constexpr int kRoadGold = 4 * data::kToll;  // two villages with two houses each
    constexpr int kTurnGold = data::kMostRoads * kRoadGold + data::kTraderCoin + 3 * data::kGoldAction +
                              data::kCompensation + data::kPayout.back()[0] + data::kMonopolyGold;
    if (in_set_up(s)) return std::nullopt;
    int most = kMuch + kTurnGold * ((s.round - 1) * s.players + std::popcount(s.played));
    if (in_turn(s)) {
        const int taken = parts_of(s.shown[s.active])[Part::Gold] - s.turn.disc[Part::Gold] +
                          (s.turn.token_used ? 1 : 0) - s.turn.token[Part::Gold];
        most += kRoadGold * s.turn.roads + data::kGoldAction * taken +
                (s.turn.trader_paid ? data::kTraderCoin : 0);
    }
    for (const int gold : s.gold) {
        if (gold > most) return "MJ-10.2: that much gold is impossible after so few turns";
    }
    return std::nullopt;
}

}  // namespace

int palaces_on_board(const Table& t, int seat) {
    std::ptrdiff_t sum = 0;
    for (const auto& city : t.palaces) sum += std::count(city.begin(), city.end(), static_cast<Owner>(seat));
    return static_cast<int>(sum);
}

std::optional<std::string> Rules::violation(const State& s) {
    if (auto fault = agenda_shape_fault(s)) return fault;
    if (auto fault = empty_seats_fault(s)) return fault;
    if (auto fault = village_fault(s)) return fault;
    if (auto fault = count_fault(s)) return fault;
    if (auto fault = site_fault(s)) return fault;
    if (auto fault = track_fault(s)) return fault;
    if (auto fault = card_fault(s)) return fault;
    if (auto fault = token_fault(s)) return fault;
    if (auto fault = set_up_fault(s)) return fault;
    if (auto fault = disc_fault(s)) return fault;
    if (auto fault = turn_fault(s)) return fault;
    if (auto fault = gold_fault(s)) return fault;
    if (auto fault = end_fault(s)) return fault;
    return decision_fault(s);
}

}  // namespace durbar::maharaja
