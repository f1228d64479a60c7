#pragma once

// What people are told of Coins, in keys and values.

#include "support/coin_game.h"

namespace durbar::testing {

/// Coins are dealt in secret, and bids stay secret until the last.
inline std::optional<int> CoinGame::secret_of(const State& s, const Move& m) {
    const bool secret = m.kind == Kind::DealGold || m.kind == Kind::DealSilver ||
                        (m.kind == Kind::Bid && s.seat + 1 < s.players);
    return secret ? std::optional<int>(s.seat) : std::nullopt;
}

inline std::span<const std::string_view> CoinGame::event_kinds() {
    static constexpr std::array<std::string_view, 6> kKinds{"dealt", "rolled", "boasted",
                                                            "bid",   "won",    "tie"};
    return kKinds;
}
inline std::span<const std::string_view> CoinGame::decision_kinds() {
    return std::span(kPhases).first(kPhases.size() - 1);
}

inline CoinGame::Event CoinGame::redact(const Event& event, Reader reader, const Options&) {
    if ((event.what != What::Dealt && event.what != What::Bid) || reader.sees(event.seat)) return event;
    return {event.what, event.seat, {}, 0, true};
}

inline Telling CoinGame::tell(const Event& e) {
    const auto coins = [&](int n) { return e.hidden ? Value(nullptr) : Value(n); };
    const Field seat{"seat", e.seat};
    const Field gold{"gold", coins(e.coins.gold)};
    const Field silver{"silver", coins(e.coins.silver)};
    Telling telling{event_kinds()[index(e.what)], {}};
    switch (e.what) {
        case What::Dealt:
        case What::Bid: telling.fields = {seat, gold, silver}; break;
        case What::Rolled:
        case What::Drawn: telling.fields = {{"prize", e.number}}; break;
        case What::Boasted: telling.fields = {seat, {"number", e.number}}; break;
        case What::Won: telling.fields = {seat, {"prize", e.number}, gold, silver}; break;
    }
    return telling;
}

inline std::vector<CoinGame::Event> CoinGame::preview(const View& v, const Move& m) {
    if (m.kind == Kind::Boast) return {{What::Boasted, v.seat, {}, m.a, false}};
    return {{What::Bid, v.seat, {m.a, m.b}, 0, false}};
}

inline Telling CoinGame::asked(const View& v) {
    Telling asked{kPhases[index(v.phase)], {}};
    if (v.phase == Phase::Boast || v.phase == Phase::Bid) asked.fields = {{"prize", v.prize}};
    return asked;
}
inline std::optional<int> CoinGame::active_seat(const View& v) {
    return v.phase == Phase::Boast || v.phase == Phase::Bid ? std::optional<int>(v.seat) : std::nullopt;
}
inline std::optional<Telling> CoinGame::over(const View& v) {
    return v.phase == Phase::Over ? std::optional(Telling{"rounds", {}}) : std::nullopt;
}

inline Fields CoinGame::table_fields(const View& v) {
    return {{"round", v.round}, {"prize", v.prize}, {"unseen", v.unseen.total()}};
}
inline Fields CoinGame::seat_fields(const View& v, int seat) {
    const auto i = static_cast<unsigned>(seat);
    const bool own = i == v.viewer;
    const Coins& coins = own ? v.hand : v.hands[i];
    Value hand;
    if (own || v.open) hand = Fields{{"gold", coins.gold}, {"silver", coins.silver}};
    return {{"points", v.points[i]}, {"coins", v.hand_sizes[i]}, {"hand", std::move(hand)}};
}
inline bool CoinGame::shows_standing(const View& v, int seat) { return v.open || seat == v.viewer; }
inline std::span<const std::string_view> CoinGame::standing_names() {
    static constexpr std::array<std::string_view, 2> kNames{"points", "coins_left"};
    return kNames;
}

inline std::vector<std::string> CoinGame::targets(const View&, const Move& m) { return {format(m)}; }
inline std::vector<PickSet> CoinGame::picks(const View& v) {
    if (v.phase != Phase::Bid) return {};
    return {{{},
             "bid",
             "bid 0 0",
             {{"coin:gold", "gold", {{"gold", 1}}}, {"coin:silver", "silver", {{"silver", 1}}}},
             {{"gold", 0, v.hand.gold}, {"silver", 0, v.hand.silver}}}};
}

inline std::vector<Telling> CoinGame::gloss(const View& v, const Move& m) {
    if (m.kind != Kind::Bid || m.a == 0 || m.a != v.hand.gold) return {};
    return {{"all_gold", {{"gold", m.a}}}};
}
inline std::optional<CoinGame::Move> CoinGame::proposal(const View& v) {
    if (v.phase != Phase::Boast) return std::nullopt;
    return Move{Kind::Boast, 0, 0};
}

}  // namespace durbar::testing
