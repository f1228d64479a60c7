#include <algorithm>
#include <array>

#include "games/maharaja/position.h"
#include "games/maharaja/rules.h"

namespace durbar::maharaja {

namespace {

/// The lines of a Maharaja position. Quarry, stock and bank hold what lies nowhere else (MJ-21.4); discs and
/// cards that are left out are the plainest ones.
class Reader : public PositionReader<Rules, Reader> {
public:
    using PositionReader::PositionReader;

    static constexpr std::array<std::string_view, 11> kNamedLines{"gold",   "cards",   "architect", "supply",
                                                                  "tokens", "village", "houses",    "palaces",
                                                                  "shown",  "disc",    "open"};

    Fault line(const Words& words) {
        const std::string_view key = words[0];
        if (key == "agenda") return parse_agenda(words, s_);
        if (key == "turn") {
            turn_given_ = true;
            return number(words, 0, s_.players - 1, s_.active);
        }
        if (key == "round") {
            round_given_ = true;
            return number(words, 0, most_rounds(s_.options), s_.round);
        }
        if (key == "over") return over(words);
        if (key == "gold") return seat_number(words, UINT16_MAX, s_.gold);
        if (key == "tokens") return seat_number(words, data::kTokens, s_.tokens);
        if (key == "roads") return number(words, 0, data::kMostRoads, s_.turn.roads);
        if (key == "supply") return supply(words);
        if (key == "played") return seats(words, s_.played);
        if (key == "passed") return seats(words, s_.auction.passed);
        if (key == "shown") return disc(words, s_.shown);
        if (key == "disc") return disc(words, s_.discs);
        return piece_line(words);
    }

    Fault close();

private:
    Fault piece_line(const Words& words) {
        const std::string_view key = words[0];
        if (key == "maharaja") return maharaja(words);
        if (key == "track") return track(words);
        if (key == "cards") return cards(words);
        if (key == "architect") return architect(words);
        if (key == "village") return village(words);
        if (key == "houses") return houses(words);
        if (key == "palaces") return palaces(words);
        if (key == "open") return open(words);
        if (key == "used") return used(words);
        if (key == "bid") return bid(words);
        return quoted(key) + " is not a line of a position.";
    }

    Fault over(const Words& words) {
        const auto reason = words.size() == 2 ? find_name<EndReason>(kEndWords, words[1]) : std::nullopt;
        if (!reason) return "The end is written 'over palaces', 'over rounds' or 'over both'.";
        s_.end = *reason;
        return std::nullopt;
    }

    Fault supply(const Words& words) {
        const auto at = seat(words);
        if (at) supply_given_[at.value()] = true;
        return seat_number(words, data::kHouses, s_.supply);
    }

    /// Seats behind the key, as bits.
    Fault seats(const Words& words, std::uint8_t& out) const {
        out = 0;
        for (std::size_t i = 1; i < words.size(); ++i) {
            const auto named = parse_number(words[i], 0, s_.players - 1);
            if (!named || (out & seat_bit(*named)) != 0) {
                return "'" + std::string(words[0]) + "' lists seats, such as '0 1'.";
            }
            out = static_cast<std::uint8_t>(out | seat_bit(*named));
        }
        return std::nullopt;
    }

    Fault disc(const Words& words, std::array<Disc, kMaxPlayers>& out) const {
        const auto at = seat(words);
        if (!at) return at.error().message;
        const auto first = words.size() == 4 ? parse_action(words[2]) : std::nullopt;
        const auto second = words.size() == 4 ? parse_action(words[3]) : std::nullopt;
        if (!first || !second) {
            return "'" + std::string(words[0]) + "' takes a seat and two actions, such as '0 gold palace'.";
        }
        out[at.value()] = disc_of(*first, *second);
        return std::nullopt;
    }

    Fault maharaja(const Words& words) {
        const auto junction = words.size() == 2 ? parse_junction(words[1]) : std::nullopt;
        if (!junction) return "'maharaja' takes a city or the start.";
        s_.maharaja = *junction;
        maharaja_given_ = true;
        return std::nullopt;
    }

    Fault track(const Words& words) {
        s_.track.clear();
        track_given_ = true;
        if (words.size() > kCities + 1) return "MJ-1.10: there are seven governors.";
        for (std::size_t i = 1; i < words.size(); ++i) {
            const auto city = parse_city(words[i]);
            if (!city) return "'track' lists cities from the lowest governor up.";
            s_.track.push_back(*city);
        }
        return std::nullopt;
    }

    Fault cards(const Words& words) {
        const auto at = seat(words);
        if (!at) return at.error().message;
        Cards& held = s_.cards[at.value()];
        held = 0;
        cards_given_ = true;
        for (std::size_t i = 2; i < words.size(); ++i) {
            const auto character = parse_character(words[i]);
            if (!character) return quoted(words[i]) + " is not a character.";
            held = static_cast<Cards>(held | card(*character));
        }
        return std::nullopt;
    }

    Fault architect(const Words& words) {
        const auto at = seat(words);
        if (!at) return at.error().message;
        const auto junction = words.size() == 3 ? parse_junction(words[2]) : std::nullopt;
        if (!junction) return "'architect' takes a seat and a city or the start.";
        s_.architects[at.value()] = *junction;
        return std::nullopt;
    }

    Fault village(const Words& words) {
        constexpr std::string_view kForm =
            "'village' takes a village and the seats of one or two houses, such as 'v01 0 1'.";
        const auto at = words.size() == 3 || words.size() == 4 ? parse_village(words[1]) : std::nullopt;
        if (!at) return std::string(kForm);
        if (settled(s_).has(*at)) return "'village' names each village only once.";
        for (std::size_t i = 2; i < words.size(); ++i) {
            const auto owner = parse_number(words[i], 0, s_.players - 1);
            if (!owner) return std::string(kForm);
            add_house(s_, *owner, *at);
        }
        return std::nullopt;
    }

    Fault houses(const Words& words) {
        constexpr std::string_view kForm =
            "'houses' takes a city, then seats with numbers of houses, such as 'jaipur 0 2 1 3'.";
        const auto city = words.size() >= 4 && words.size() % 2 == 0 ? parse_city(words[1]) : std::nullopt;
        if (!city) return std::string(kForm);
        for (std::size_t i = 2; i < words.size(); i += 2) {
            const auto owner = parse_number(words[i], 0, s_.players - 1);
            const auto count = parse_number(words[i + 1], 1, data::kHouses);
            if (!owner || !count || houses_at(s_, *owner, place_of(*city)) > 0) return std::string(kForm);
            s_.city_houses[static_cast<unsigned>(*owner)][*city] = static_cast<std::uint8_t>(*count);
        }
        return std::nullopt;
    }

    /// A seat, an unused colour by its number, or nobody.
    Fault palaces(const Words& words) {
        const auto city = words.size() == kSites + 2 ? parse_city(words[1]) : std::nullopt;
        if (!city)
            return "'palaces' takes a city and the owners of its seven sites, such as 'jaipur 0 1 - - - - "
                   "-'.";
        for (std::size_t site = 0; site < kSites; ++site) {
            const std::string_view word = words[site + 2];
            const auto owner =
                word == kEmptySite ? std::optional<int>(kNobody) : parse_number(word, 0, kMaxPlayers - 1);
            if (!owner)
                return quoted(word) +
                       " cannot own a palace; a site takes a seat, the number of a colour, or '-'.";
            s_.palaces[*city][site] = static_cast<Owner>(*owner);
        }
        return std::nullopt;
    }

    Fault open(const Words& words) {
        const auto source = words.size() >= 2 ? parse_source(words[1]) : std::nullopt;
        if (!source || *source == Source::Builder)
            return "Open parts are written 'open disc house palace' or 'open token gold'.";
        Parts& parts = *source == Source::Disc ? s_.turn.disc : s_.turn.token;
        disc_parts_given_ = disc_parts_given_ || *source == Source::Disc;
        for (std::size_t i = 2; i < words.size(); ++i) {
            const auto part = find_name<Part>(kPartNames, words[i]);
            if (!part)
                return quoted(words[i]) + " is not a part of an action, such as house, city_house or palace.";
            if (parts[*part] == kMostOfPart) return "MJ-21.5: no disc has that many parts.";
            ++parts.open[index(*part)];
        }
        return std::nullopt;
    }

    Fault used(const Words& words) {
        used_given_ = true;
        for (std::size_t i = 1; i < words.size(); ++i) {
            bool known = false;
            for (const UsedWord& entry : kUsedWords) {
                if (entry.word != words[i]) continue;
                s_.turn.*entry.field = true;
                known = true;
            }
            if (!known) return "'used' lists what the turn has had: trader, yogi, builder or token.";
        }
        return std::nullopt;
    }

    Fault bid(const Words& words) {
        const auto gold = words.size() == 3 ? parse_number(words[1], 0, data::kStartGold) : std::nullopt;
        const auto leader = words.size() == 3 ? parse_number(words[2], 0, s_.players - 1) : std::nullopt;
        if (!gold || !leader) return "A bid is written 'bid 3 1': gold up to 15, and the seat that bid it.";
        s_.auction.bid = static_cast<std::uint8_t>(*gold);
        s_.auction.leader = player(*leader);
        return std::nullopt;
    }

    Fault fill_agenda();
    void fill_round();
    Fault fill_pieces();
    void fill_discs();

    static constexpr int kMostOfPart = 2;  ///< the same action twice

    bool turn_given_ = false;
    bool round_given_ = false;
    bool maharaja_given_ = false;
    bool track_given_ = false;
    bool cards_given_ = false;
    bool disc_parts_given_ = false;
    bool used_given_ = false;
    std::array<bool, kMaxPlayers> supply_given_{};
};

Fault Reader::fill_agenda() {
    if (s_.agenda.empty() && s_.end == EndReason::None) s_.agenda.push_back({Step::Turn});
    if (turn_given_ && !in_turn(s_))
        return "'turn' names the seat whose turn it is, but no turn is under way.";
    for (Frame& frame : s_.agenda) {
        if (frame.step == Step::Turn) frame.actor = player(s_.active);
    }
    return agenda_shape_fault(s_);
}

/// The round, the governors, the Maharaja, the characters, and who has played.
void Reader::fill_round() {
    const bool set_up = in_set_up(s_);
    const Step step = s_.agenda.empty() ? Step::Turn : s_.agenda.back().step;
    if (!round_given_ && !set_up) s_.round = 1;
    if (!track_given_ && step != Step::Governor) {
        for (City c = 0; c < kCities; ++c) s_.track.push_back(c);
    }
    if (!maharaja_given_ && !set_up && !s_.track.empty()) s_.maharaja = s_.track.back();  // MJ-4.2
    if (!cards_given_ && (!set_up || step == Step::FirstHouse)) {
        for (unsigned seat = 0; seat < s_.players; ++seat)
            s_.cards[seat] = card(static_cast<Character>(seat));
    }
    if (s_.agenda.empty() && s_.played == 0) s_.played = all_seats(s_);
}

/// MJ-21.4
Fault Reader::fill_pieces() {
    for (int seat = 0; seat < s_.players; ++seat) {
        const auto i = static_cast<unsigned>(seat);
        const int built = houses_on_board(s_, seat);
        int at_hand = s_.supply[i];
        if (!supply_given_[i])
            at_hand = in_set_up(s_) ? std::max(data::kFirstHouses - built, 0) : data::kFurtherHouses;
        const int quarry = data::kHouses - built - at_hand;
        if (quarry < 0)
            return "MJ-21.4: seat " + std::to_string(seat) + " has more houses than the game has.";
        s_.supply[i] = static_cast<std::uint8_t>(at_hand);
        s_.quarry[i] = static_cast<std::uint8_t>(quarry);
        const int stock = palaces_at_start(s_.options) - palaces_on_board(s_, seat);
        if (stock < 0)
            return "MJ-21.4: seat " + std::to_string(seat) + " has more palaces than the game has.";
        s_.stock[i] = static_cast<std::uint8_t>(stock);
    }
    return std::nullopt;
}

/// Discs that must be there, and what the active seat has left of its own.
void Reader::fill_discs() {
    constexpr Disc kPlain{Action::Gold, Action::Gold};
    for (int seat = 0; seat < s_.players; ++seat) {
        const auto i = static_cast<unsigned>(seat);
        if (has_shown_disc(s_, seat) && !s_.shown[i].is_set()) s_.shown[i] = kPlain;
        if (has_hidden_disc(s_, seat) && !s_.discs[i].is_set()) s_.discs[i] = kPlain;
    }
    if (!in_turn(s_)) return;
    if (!disc_parts_given_) s_.turn.disc = parts_of(s_.shown[s_.active]);
    if (used_given_) return;
    s_.turn.trader_paid = holds(s_, s_.active, Character::Trader);
    s_.turn.yogi_paid = holds(s_, s_.active, Character::Yogi);
}

Fault Reader::close() {
    if (auto fault = fill_agenda()) return fault;
    fill_round();
    if (auto fault = fill_pieces()) return fault;
    fill_discs();
    return Rules::violation(s_);
}

}  // namespace

Result<State> Rules::parse_position(std::string_view text) { return Reader(text).read(); }

}  // namespace durbar::maharaja
