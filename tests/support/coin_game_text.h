#pragma once

// Events and positions of Coins as text, and what must hold in every position:
//
//     coins 1
//     table 2 3 nobody              players, rounds, ties
//     now bid 0 1 0 2               phase, round, seat, coins still dealt, prize
//     bag 3 4 0 0                   gold and silver in the bag, and spent
//     seat 1 2 0 0 1 0              hand, bid (gold and silver each), boast, points; one line a seat

#include "support/coin_game.h"

namespace durbar::testing {

inline std::string CoinGame::format_position(const State& s) {
    const auto number = [](int n) { return " " + std::to_string(n); };
    std::string text = "coins 1\ntable" + number(s.players) + number(s.options.rounds) + " " +
                       get_option(s.options, "ties") + "\nnow " + std::string(decision(s)) + number(s.round) +
                       number(s.seat) + number(s.deals) + number(s.prize) + "\nbag " + s.bag.text() + " " +
                       s.spent.text() + "\n";
    for (unsigned i = 0; i < s.players; ++i) {
        text += "seat " + s.hands[i].text() + " " + s.bids[i].text() + number(s.boasts[i]) +
                number(s.points[i]) + "\n";
    }
    return text;
}

inline Result<CoinGame::State> CoinGame::parse_position(std::string_view text) {
    const auto lines = split_lines(text);
    // The numbers behind the first `skip` words of a line; empty unless there are exactly `count` small ones.
    const auto numbers = [&](std::size_t line, std::size_t skip, std::size_t count) {
        std::vector<std::uint8_t> read;
        const auto words = line < lines.size() ? split_words(lines[line]) : std::vector<std::string_view>{};
        for (std::size_t i = skip; i < words.size(); ++i) {
            if (const auto n = parse_number(words[i], 0, 200)) read.push_back(static_cast<std::uint8_t>(*n));
        }
        if (words.size() != skip + count || read.size() != count) read.clear();
        return read;
    };
    if (lines.empty() || lines[0] != "coins 1") return Error{"A position of Coins begins with 'coins 1'.", 1};
    const auto table = lines.size() > 1 ? split_words(lines[1]) : std::vector<std::string_view>{};
    State s;
    if (table.size() != 4 || table[0] != "table" || !parse_number(table[1], kMinPlayers, kMaxPlayers) ||
        set_option(s.options, "rounds", table[2]) || set_option(s.options, "ties", table[3])) {
        return Error{"Expected 'table PLAYERS ROUNDS TIES'.", 2};
    }
    s.players = static_cast<std::uint8_t>(*parse_number(table[1], kMinPlayers, kMaxPlayers));
    const auto now = numbers(2, 2, 4);
    const auto phase = now.empty() || !lines[2].starts_with("now ")
                           ? kPhases.end()
                           : std::find(kPhases.begin(), kPhases.end(), split_words(lines[2])[1]);
    if (phase == kPhases.end()) return Error{"Expected 'now PHASE ROUND SEAT DEALS PRIZE'.", 3};
    s.phase = static_cast<Phase>(phase - kPhases.begin());
    s.round = now[0];
    s.seat = now[1];
    s.deals = now[2];
    s.prize = now[3];
    const auto bag = numbers(3, 1, 4);
    if (bag.empty() || !lines[3].starts_with("bag "))
        return Error{"Expected 'bag GOLD SILVER GOLD SILVER'.", 4};
    s.bag = {bag[0], bag[1]};
    s.spent = {bag[2], bag[3]};
    for (unsigned i = 0; i < s.players; ++i) {
        const auto row = numbers(4 + i, 1, 6);
        if (row.empty() || !lines[4 + i].starts_with("seat ")) {
            return Error{"Expected 'seat' and six numbers.", 5 + static_cast<int>(i)};
        }
        s.hands[i] = {row[0], row[1]};
        s.bids[i] = {row[2], row[3]};
        s.boasts[i] = row[4];
        s.points[i] = row[5];
    }
    if (lines.size() > 4U + s.players) return Error{"Nothing may follow the seats.", 5 + s.players};
    if (const auto broken = violation(s)) return Error{*broken};
    return s;
}

inline std::optional<std::string> CoinGame::violation(const State& s) {
    const bool open = s.phase == Phase::Boast || s.phase == Phase::Bid;
    int gold = s.bag.gold + s.spent.gold;
    int silver = s.bag.silver + s.spent.silver;
    for (unsigned i = 0; i < kSeats; ++i) {
        gold += s.hands[i].gold;
        silver += s.hands[i].silver;
        const bool plays = i < s.players;
        if (!plays && (s.hands[i].total() > 0 || s.points[i] > 0))
            return "A seat that does not play has something.";
        if (s.bids[i].gold > s.hands[i].gold || s.bids[i].silver > s.hands[i].silver)
            return "A bid exceeds its hand.";
        if (s.bids[i].total() > 0 && !has_bid(s, i)) return "A bid lies where none was made yet.";
        const bool boasted = has_bid(s, i) || (s.phase == Phase::Bid && i == s.seat);
        if (s.boasts[i] > (boasted ? 2 : 0)) return "A boast stands where none was made.";
        if (s.points[i] > 3 * s.round) return "A seat has more points than prizes were played for.";
    }
    if (gold != kAll.gold || silver != kAll.silver) return "Coins were lost or made.";
    if (s.seat >= s.players) return "The seat to act does not play.";
    if (s.phase == Phase::Over ? s.round != s.options.rounds : s.round >= s.options.rounds)
        return "The round is wrong.";
    if (s.phase == Phase::Deal ? s.deals < 1 || s.deals > kDealt || s.bag.total() < s.deals : s.deals != 0) {
        return "The number of deals is wrong.";
    }
    if (s.round > 0 && s.deals > 1) return "The number of deals is wrong.";
    if (open ? s.prize < 1 || s.prize > 3 : s.prize != 0) return "The prize is wrong.";
    if (!open && s.phase != Phase::Deal && s.seat != 0) return "The seat is not back at the first.";
    return std::nullopt;
}

inline std::string CoinGame::describe(const Event& e) {
    const std::string who = "Seat " + std::to_string(e.seat);
    const std::string coins = e.hidden ? "secret coins" : e.coins.text();
    if (e.what == What::Dealt) return who + " is dealt " + coins + ".";
    if (e.what == What::Rolled) return "The prize is " + std::to_string(e.number) + ".";
    if (e.what == What::Boasted) return who + " boasts " + std::to_string(e.number) + ".";
    if (e.what == What::Bid) return who + " bids " + coins + ".";
    if (e.what == What::Won) return who + " wins " + std::to_string(e.number) + " with " + coins + ".";
    return "Nobody wins the prize.";
}

inline std::string CoinGame::gloss(const View& v, const Move& m) {
    return m.kind == Kind::Bid && m.a > 0 && m.a == v.hand.gold ? "all your gold" : "";
}
inline std::optional<CoinGame::Move> CoinGame::proposal(const View& v) {
    if (v.phase != Phase::Boast) return std::nullopt;
    return Move{Kind::Boast, 0, 0};
}

}  // namespace durbar::testing
