#pragma once

// Coins: a small but complete game for tests of everything that is generic. It has what the four real games
// have: uneven chance, hidden hands, secret commits, decisions that may be taken back and others that may
// not.
//
// Every seat is dealt three coins in secret (gold counts 2, silver 1). Each round a prize of 1 to 3 points is
// rolled; seat by seat, everyone boasts (0 to 2, openly, without effect) and bids coins in secret. The last
// bid lays all open: the highest value takes the prize, equal bids give it to nobody or, as an option, to the
// first seat. The coins bid are spent, and everyone is dealt one more while the bag lasts.

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/fixed_vec.h"
#include "core/game.h"
#include "core/text.h"

namespace durbar::testing {

struct CoinGame {
    static constexpr int kSeats = 4;
    static constexpr int kDealt = 3;
    static constexpr std::array<std::uint32_t, 3> kRollWeights{3, 2, 1};

    struct Coins {
        std::uint8_t gold = 0;
        std::uint8_t silver = 0;

        int total() const { return gold + silver; }
        int value() const { return 2 * gold + silver; }
        std::string text() const { return std::to_string(gold) + " " + std::to_string(silver); }
        friend bool operator==(const Coins&, const Coins&) = default;
        Coins& operator+=(const Coins& other) {
            gold = static_cast<std::uint8_t>(gold + other.gold);
            silver = static_cast<std::uint8_t>(silver + other.silver);
            return *this;
        }
        Coins& operator-=(const Coins& other) {
            gold = static_cast<std::uint8_t>(gold - other.gold);
            silver = static_cast<std::uint8_t>(silver - other.silver);
            return *this;
        }
    };
    static constexpr Coins kAll{6, 9};

    struct Options {
        std::uint8_t rounds = 3;
        bool first_seat_wins_ties = false;
        friend bool operator==(const Options&, const Options&) = default;
    };

    enum class Phase : std::uint8_t { Deal, Roll, Boast, Bid, Over };
    static constexpr std::array<std::string_view, 5> kPhases{"deal", "roll", "boast", "bid", "over"};

    struct Table {
        Options options;
        Phase phase = Phase::Deal;
        std::uint8_t players = 2;
        std::uint8_t round = 0;
        std::uint8_t seat = 0;   ///< who is dealt to, boasts or bids
        std::uint8_t deals = 0;  ///< coins this seat is still dealt
        std::uint8_t prize = 0;
        Coins spent;
        std::array<std::uint8_t, kSeats> boasts{};
        std::array<std::uint8_t, kSeats> points{};
        friend bool operator==(const Table&, const Table&) = default;
    };
    struct State : Table {
        Coins bag;
        std::array<Coins, kSeats> hands{};
        std::array<Coins, kSeats> bids{};  ///< still in the hands until all are laid open
        friend bool operator==(const State&, const State&) = default;
    };
    static constexpr std::uint8_t kNoSeat = 0xFF;
    struct View : Table {
        std::uint8_t viewer = kNoSeat;  ///< none: a spectator or the referee
        bool open = false;              ///< the referee sees all hands and bids
        Coins hand;
        Coins bid;
        Coins unseen;  ///< bag and other hands
        std::array<std::uint8_t, kSeats> hand_sizes{};
        std::array<Coins, kSeats> hands{};  ///< for the referee only
        std::array<Coins, kSeats> bids{};
        friend bool operator==(const View&, const View&) = default;
    };

    enum class Kind : std::uint8_t { DealGold, DealSilver, Roll, Boast, Bid };
    struct Move {
        Kind kind = Kind::Roll;
        std::uint8_t a = 0;
        std::uint8_t b = 0;
        friend bool operator==(const Move&, const Move&) = default;
    };
    using MoveList = FixedVec<Move, 128>;

    enum class What : std::uint8_t { Dealt, Rolled, Boasted, Bid, Won, Drawn };
    struct Event {
        What what = What::Rolled;
        std::uint8_t seat = 0;
        Coins coins;
        std::uint8_t number = 0;
        bool hidden = false;  ///< the coins are not for this reader's eyes
        friend bool operator==(const Event&, const Event&) = default;
    };

    static constexpr std::string_view kId = "coins";
    static constexpr std::string_view kTitle = "Coins";
    static constexpr int kMinPlayers = 2;
    static constexpr int kMaxPlayers = kSeats;
    static constexpr int kRulesVersion = 1;

    static std::vector<OptionSpec> option_specs() {
        return {{"rounds", {"3", "1", "6"}, "3"}, {"ties", {"nobody", "first"}, "nobody"}};
    }
    static std::optional<Error> set_option(Options& options, std::string_view name, std::string_view value) {
        if (name == "rounds") {
            if (value != "1" && value != "3" && value != "6") return Error{"The option rounds is 3, 1 or 6."};
            options.rounds = static_cast<std::uint8_t>(value.front() - '0');
        } else if (name == "ties") {
            if (value != "nobody" && value != "first") return Error{"The option ties is nobody or first."};
            options.first_seat_wins_ties = value == "first";
        } else {
            return Error{"There is no option " + quoted(name) + "; Coins has rounds and ties."};
        }
        return std::nullopt;
    }
    static std::string get_option(const Options& options, std::string_view name) {
        if (name == "rounds") return std::to_string(options.rounds);
        return options.first_seat_wins_ties ? "first" : "nobody";
    }

    static State initial(const Options& options, int players) {
        State s;
        s.options = options;
        s.players = static_cast<std::uint8_t>(players);
        s.bag = kAll;
        s.deals = kDealt;
        return s;
    }
    static int players(const State& s) { return s.players; }
    static Options options(const State& s) { return s.options; }
    static Player to_act(const State& s) {
        if (s.phase == Phase::Over) return Player::Nobody;
        return s.phase == Phase::Deal || s.phase == Phase::Roll ? Player::Chance : player(s.seat);
    }
    static std::string_view decision(const State& s) { return kPhases[index(s.phase)]; }

    static void legal_moves(const State& s, MoveList& moves) {
        moves.clear();
        if (s.phase == Phase::Deal) {
            if (s.bag.gold > 0) moves.push_back({Kind::DealGold, 0, 0});
            if (s.bag.silver > 0) moves.push_back({Kind::DealSilver, 0, 0});
        } else if (s.phase == Phase::Roll) {
            for (std::uint8_t n = 1; n <= 3; ++n) moves.push_back({Kind::Roll, n, 0});
        } else if (s.phase == Phase::Boast) {
            for (std::uint8_t n = 0; n <= 2; ++n) moves.push_back({Kind::Boast, n, 0});
        } else if (s.phase == Phase::Bid) {
            const Coins& hand = s.hands[s.seat];
            for (std::uint8_t gold = 0; gold <= hand.gold; ++gold) {
                for (std::uint8_t silver = 0; silver <= hand.silver; ++silver) {
                    moves.push_back({Kind::Bid, gold, silver});
                }
            }
        }
    }
    static std::uint32_t chance_total(const State& s) {
        if (s.phase == Phase::Deal) return s.bag.gold + s.bag.silver;
        return kRollWeights[0] + kRollWeights[1] + kRollWeights[2];
    }
    static std::uint32_t chance_weight(const State& s, const Move& m) {
        if (m.kind == Kind::DealGold) return s.bag.gold;
        if (m.kind == Kind::DealSilver) return s.bag.silver;
        return kRollWeights[m.a - 1U];
    }
    static std::optional<RuleError> check(const State& s, const Move& m) {
        if (s.phase == Phase::Over) return refuse("coins.1", "over");
        if (phase_of(m) != s.phase) return refuse("coins.2", "something_else", {{"decision", decision(s)}});
        if (m.kind == Kind::DealGold && s.bag.gold == 0) return refuse("coins.3", "no_gold_left");
        if (m.kind == Kind::DealSilver && s.bag.silver == 0) return refuse("coins.3", "no_silver_left");
        if (m.kind == Kind::Bid && (m.a > s.hands[s.seat].gold || m.b > s.hands[s.seat].silver)) {
            return refuse("coins.4", "bid_exceeds_hand",
                          {{"gold", s.hands[s.seat].gold}, {"silver", s.hands[s.seat].silver}});
        }
        return std::nullopt;
    }

    static void apply(State& s, const Move& m, const EventSink<Event>& sink) {
        if (m.kind == Kind::DealGold || m.kind == Kind::DealSilver) {
            const Coins coin{m.kind == Kind::DealGold ? std::uint8_t{1} : std::uint8_t{0},
                             m.kind == Kind::DealGold ? std::uint8_t{0} : std::uint8_t{1}};
            s.bag -= coin;
            s.hands[s.seat] += coin;
            sink({What::Dealt, s.seat, coin, 0, false});
            if (--s.deals == 0) next_deal(s, static_cast<std::uint8_t>(s.seat + 1));
        } else if (m.kind == Kind::Roll) {
            s.prize = m.a;
            s.seat = 0;
            s.phase = Phase::Boast;
            sink({What::Rolled, 0, {}, m.a, false});
        } else if (m.kind == Kind::Boast) {
            s.boasts[s.seat] = m.a;
            s.phase = Phase::Bid;
            sink({What::Boasted, s.seat, {}, m.a, false});
        } else {
            s.bids[s.seat] = {m.a, m.b};
            sink({What::Bid, s.seat, {m.a, m.b}, 0, false});
            if (++s.seat < s.players) {
                s.phase = Phase::Boast;
            } else {
                lay_open(s, sink);
            }
        }
    }
    static bool reveals(const State& s, const Move& m) {
        return m.kind == Kind::Bid && s.seat + 1 == s.players;
    }
    static bool secret(const State& s) { return s.phase == Phase::Bid; }

    static Standing standing(const State& s) {
        Standing standing;
        for (unsigned i = 0; i < s.players; ++i)
            standing.push_back({s.points[i], 0, {s.points[i], s.hands[i].value()}});
        rank_by_breakdown(standing);
        return standing;
    }

    static View observe(const State& s, int seat) { return observe(s, Reader::seat(seat)); }
    static View observe(const State& s, Reader reader) {
        View v;
        static_cast<Table&>(v) = s;
        v.viewer = reader.is_seat() ? static_cast<std::uint8_t>(reader.number()) : kNoSeat;
        v.open = reader.is_referee();
        v.unseen = s.bag;
        for (unsigned i = 0; i < s.players; ++i) {
            v.hand_sizes[i] = static_cast<std::uint8_t>(s.hands[i].total());
            if (i == v.viewer) {
                v.hand = s.hands[i];
                v.bid = s.bids[i];
            } else if (!v.open) {
                v.unseen += s.hands[i];
            }
        }
        if (v.open) {
            v.hands = s.hands;
            v.bids = s.bids;
        }
        return v;
    }
    static State sample(const View& v, Rng& rng) {
        State s;
        static_cast<Table&>(s) = v;
        s.bag = v.unseen;
        for (unsigned i = 0; i < v.players; ++i) {
            if (i == v.viewer) {
                s.hands[i] = v.hand;
                s.bids[i] = v.bid;
                continue;
            }
            for (int n = 0; n < v.hand_sizes[i]; ++n) {
                const bool gold = rng.below(static_cast<std::uint32_t>(s.bag.total())) < s.bag.gold;
                const Coins coin{static_cast<std::uint8_t>(gold ? 1 : 0),
                                 static_cast<std::uint8_t>(gold ? 0 : 1)};
                s.bag -= coin;
                s.hands[i] += coin;
            }
            if (has_bid(v, i)) {
                s.bids[i] = {static_cast<std::uint8_t>(rng.below(s.hands[i].gold + 1U)),
                             static_cast<std::uint8_t>(rng.below(s.hands[i].silver + 1U))};
            }
        }
        return s;
    }

    static std::string format(const Move& m) {
        if (m.kind == Kind::DealGold) return "deal gold";
        if (m.kind == Kind::DealSilver) return "deal silver";
        if (m.kind == Kind::Bid) return "bid " + Coins{m.a, m.b}.text();
        return (m.kind == Kind::Roll ? "roll " : "boast ") + std::to_string(m.a);
    }
    static Result<Move> parse(std::string_view text) {
        const auto words = split_words(text);
        const auto number = [&](std::size_t i, int low, int high) {
            return i < words.size() ? parse_number(words[i], low, high) : std::nullopt;
        };
        if (text == "deal gold") return Move{Kind::DealGold, 0, 0};
        if (text == "deal silver") return Move{Kind::DealSilver, 0, 0};
        if (words.size() == 2 && words[0] == "roll" && number(1, 1, 3))
            return make(Kind::Roll, *number(1, 1, 3), 0);
        if (words.size() == 2 && words[0] == "boast" && number(1, 0, 2))
            return make(Kind::Boast, *number(1, 0, 2), 0);
        if (words.size() == 3 && words[0] == "bid" && number(1, 0, 15) && number(2, 0, 15)) {
            return make(Kind::Bid, *number(1, 0, 15), *number(2, 0, 15));
        }
        if (words.size() > 1 && words[0] == "bid") {  // coin by coin, as people pick them
            const auto coins = [&](std::string_view kind) {
                return static_cast<int>(std::count(words.begin() + 1, words.end(), kind));
            };
            const int gold = coins("gold");
            const int silver = coins("silver");
            if (static_cast<std::size_t>(gold + silver) + 1 == words.size())
                return make(Kind::Bid, gold, silver);
        }
        return Error{"A move is written 'boast N', 'bid GOLD SILVER', 'deal gold' or 'roll N', not " +
                     quoted(text) + "."};
    }

    static std::string format_position(const State& s);
    static Result<State> parse_position(std::string_view text);
    static std::optional<std::string> violation(const State& s);
    static std::optional<std::string> violation_between(const State& before, const State& after) {
        for (unsigned i = 0; i < kSeats; ++i) {
            if (after.points[i] < before.points[i]) return "A seat lost points.";
        }
        if (after.round < before.round) return "Rounds went back.";
        return std::nullopt;
    }

    // What people are told: coin_game_telling.h.
    static std::optional<int> secret_of(const State& s, const Move& m);
    static std::span<const std::string_view> event_kinds();
    static std::span<const std::string_view> decision_kinds();
    static Event redact(const Event& event, Reader reader, const Options& options);
    static Telling tell(const Event& event);
    static bool begins_turn(const Event& event) { return event.what == What::Boasted; }
    static std::vector<Event> preview(const View& v, const Move& m);
    static Telling asked(const View& v);
    static std::optional<int> active_seat(const View& v);
    static std::optional<Telling> over(const View& v);
    static Fields table_fields(const View& v);
    static Fields seat_fields(const View& v, int seat);
    static bool shows_standing(const View& v, int seat);
    static std::span<const std::string_view> standing_names();
    static std::string_view data_text() { return R"({"coins":{"gold":6,"silver":9}})"; }
    static std::vector<std::string> targets(const View& v, const Move& m);
    static std::vector<PickSet> picks(const View& v);
    static bool is_pick(const Move& m) { return m.kind == Kind::Bid; }
    static bool only_picks(const View& v) { return v.phase == Phase::Bid; }
    static std::vector<Telling> gloss(const View& v, const Move& m);
    static std::optional<Move> proposal(const View& v);

private:
    static Move make(Kind kind, int a, int b) {
        return {kind, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)};
    }
    static Phase phase_of(const Move& m) {
        if (m.kind == Kind::Roll) return Phase::Roll;
        if (m.kind == Kind::Boast) return Phase::Boast;
        return m.kind == Kind::Bid ? Phase::Bid : Phase::Deal;
    }
    static bool has_bid(const Table& t, unsigned seat) {
        return (t.phase == Phase::Boast || t.phase == Phase::Bid) && seat < t.seat;
    }
    /// Deals go round from `seat`; the prize is rolled when all have their coins or the bag is empty.
    static void next_deal(State& s, std::uint8_t seat) {
        const bool more = seat < s.players && s.bag.total() > 0;
        const int deals = more ? std::min(s.round == 0 ? kDealt : 1, s.bag.total()) : 0;
        s.seat = more ? seat : std::uint8_t{0};
        s.deals = static_cast<std::uint8_t>(deals);
        s.phase = s.deals > 0 ? Phase::Deal : Phase::Roll;
    }
    static void lay_open(State& s, const EventSink<Event>& sink) {
        unsigned best = 0;
        int equal = 0;
        for (unsigned i = 0; i < s.players; ++i) {
            if (s.bids[i].value() > s.bids[best].value()) best = i;
        }
        for (unsigned i = 0; i < s.players; ++i) equal += s.bids[i].value() == s.bids[best].value() ? 1 : 0;
        if (equal == 1 || s.options.first_seat_wins_ties) {
            s.points[best] = static_cast<std::uint8_t>(s.points[best] + s.prize);
            sink({What::Won, static_cast<std::uint8_t>(best), s.bids[best], s.prize, false});
        } else {
            sink({What::Drawn, 0, {}, s.prize, false});
        }
        for (unsigned i = 0; i < s.players; ++i) {
            s.spent += s.bids[i];
            s.hands[i] -= s.bids[i];
            s.bids[i] = {};
            s.boasts[i] = 0;
        }
        s.prize = 0;
        ++s.round;
        next_deal(s, 0);
        if (s.round < s.options.rounds) return;
        s.phase = Phase::Over;
        s.deals = 0;
    }
};

}  // namespace durbar::testing

#include "support/coin_game_telling.h"
#include "support/coin_game_text.h"
