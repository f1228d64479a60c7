#include <utility>

#include "games/maharaja/steps/steps.h"

namespace durbar::maharaja {

/// MJ-15.1, MJ-15.2 Neutral palaces are nobody's (MJ-19.3); cards as they are held now (MJ-15.7).
CityPoints city_points(const Table& t, int seat, City c) {
    const auto i = static_cast<unsigned>(seat);
    CityPoints points;
    points.architect = t.architects[i] == c ? data::kArchitectPoints : 0;
    points.houses = data::kHousePoints * t.city_houses[i][c];
    points.central = t.palaces[c][kCentre] == i ? data::kCentralPoints : 0;
    int outer = 0;
    for (unsigned site = kCentre + 1; site < kSites; ++site) outer += t.palaces[c][site] == i ? 1 : 0;
    const bool sadhu = holds(t, seat, Character::Sadhu);  // MJ-13.4, MJ-20.12
    points.outer = outer * (sadhu ? data::kSadhuOuterPoints : data::kOuterPoints);
    if (t.options.extended1) {  // MJ-19.5, MJ-19.7
        for_each_card(t.cards[i], [&](Character held) {
            if (data::kHomeCity[index(held)] == c) points.home += data::kHomePoints;
        });
    }
    return points;
}

/// MJ-15.5 Most points first, then the lower card; MJ-15.3 nobody without a point.
FixedVec<std::uint8_t, kMaxPlayers> ranking_in(const Table& t, City c) {
    FixedVec<std::uint8_t, kMaxPlayers> ranked;
    std::array<int, kMaxPlayers> points{};
    for (std::uint8_t seat = 0; seat < t.players; ++seat) points[seat] = points_in(t, seat, c);
    const auto ahead = [&](std::uint8_t a, std::uint8_t b) {
        if (points[a] != points[b]) return points[a] > points[b];
        return lowest(t.cards[a]) < lowest(t.cards[b]);
    };
    for (std::uint8_t seat = 0; seat < t.players; ++seat) {
        if (points[seat] == 0) continue;  // MJ-19.6: the home point alone is enough
        ranked.push_back(seat);
        for (std::size_t at = ranked.size() - 1; at > 0 && ahead(seat, ranked[at - 1]); --at) {
            std::swap(ranked[at], ranked[at - 1]);
        }
    }
    return ranked;
}

std::array<std::uint8_t, kMaxPlayers> payouts_in(const Table& t, City c) {
    std::array<std::uint8_t, kMaxPlayers> payouts{};
    const auto ranked = ranking_in(t, c);
    const auto& by_rank = data::kPayout[static_cast<unsigned>(t.players - data::kMinPlayers)];
    for (std::size_t rank = 0; rank < ranked.size(); ++rank) payouts[ranked[rank]] = by_rank[rank];
    if (ranked.size() == 1) {
        payouts[ranked[0]] = static_cast<std::uint8_t>(payouts[ranked[0]] + data::kMonopolyGold);
    }
    return payouts;
}

namespace scoring {

/// MJ-15.8 In order of rank, the bonus last.
void score(State& s, const Sink& sink) {
    const City city = s.maharaja;
    const auto ranked = ranking_in(s, city);
    sink({.kind = EventKind::CityScored,
          .scorers = static_cast<std::uint8_t>(ranked.size()),
          .junction = city});
    const auto& payout =
        data::kPayout[static_cast<unsigned>(s.players - data::kMinPlayers)];  // MJ-15.4, MJ-1.12
    for (std::size_t rank = 0; rank < ranked.size(); ++rank) {
        receive(s, ranked[rank], payout[rank]);
        sink({.kind = EventKind::Payout,
              .seat = ranked[rank],
              .gold = payout[rank],
              .points = static_cast<std::uint8_t>(points_in(s, ranked[rank], city)),
              .rank = static_cast<std::uint8_t>(rank + 1),
              .junction = city});
    }
    if (ranked.size() == 1) {  // MJ-15.6
        receive(s, ranked[0], data::kMonopolyGold);
        sink({.kind = EventKind::MonopolyBonus,
              .seat = ranked[0],
              .gold = data::kMonopolyGold,
              .junction = city});
    }
}

/// MJ-16.3 Only here, after the scoring of a round. MJ-16.6 Both reasons if both hold.
EndReason end_of_game(const State& s) {
    bool palaces = false;
    for (int seat = 0; seat < s.players; ++seat) {
        palaces = palaces || s.stock[static_cast<unsigned>(seat)] == 0;  // MJ-16.1, MJ-16.7
    }
    const bool rounds = s.round == most_rounds(s.options);  // MJ-16.2, MJ-16.8
    if (palaces) return rounds ? EndReason::Both : EndReason::Palaces;
    return rounds ? EndReason::Rounds : EndReason::None;
}

}  // namespace scoring

}  // namespace durbar::maharaja
