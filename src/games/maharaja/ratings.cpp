#include <algorithm>
#include <cmath>

#include "games/maharaja/discs.h"
#include "games/maharaja/outlook.h"
#include "games/maharaja/rules.h"

namespace durbar::maharaja {

namespace {

/// How good a disc looks, by what its plan brings.
float disc_worth(const Table& t, int seat, const Reach& reach, const Disc& disc) {
    const Weights& w = kWeights;
    const Plan plan = plan_of(t, seat, reach, parts_of(disc), {});
    const auto i = static_cast<unsigned>(seat);
    float worth = w.palace * static_cast<float>(plan.palaces) + plan.extras;
    worth += w.gold * static_cast<float>(plan.gold - t.gold[i]);
    worth += w.point * static_cast<float>(plan.points);
    const auto supply = static_cast<float>(t.supply[i]);
    const float after = supply - static_cast<float>(plan.houses);
    worth += w.house * (std::min(after, w.enough_houses) - std::min(supply, w.enough_houses));
    if (plan.open) worth -= w.compensation * static_cast<float>(t.players - 1);
    return worth;
}

struct Rater {
    const State& s;
    int seat;
    const Reach& reach;

    unsigned i() const { return static_cast<unsigned>(seat); }
    float character(Character c) const { return kWeights.characters[index(c)]; }
    /// How much a point in a city is worth, by when it is scored.
    float city_point(City c) const {
        if (c == s.maharaja) return kWeights.point;
        float worth = kWeights.point * kWeights.next;
        for (const City next : s.track) {
            if (next == c) break;
            worth *= kWeights.later;
        }
        return worth;
    }
    float place(Place p) const {
        if (!is_village(p)) return city_point(city_of(p));
        const bool own = (s.villages[i()] >> p & 1U) != 0;
        return own ? kRating.second_village_house : kWeights.village;
    }

    float operator()(const DrawGovernor&) const { return 0; }
    float operator()(const ChooseCharacter& m) const { return character(m.character); }
    float operator()(const Bid& m) const {
        return kRating.bid_open + kRating.bid_gold * static_cast<float>(m.gold);
    }
    float operator()(const Pass&) const { return 0; }
    /// Roads of cities that are scored soon.
    float operator()(const PlaceHouse& m) const {
        float worth = (s.villages[i()] >> m.village & 1U) != 0 ? kRating.house_beside_own : 0.0F;
        for (Road r = 0; r < kRoads; ++r) {
            if (!villages_of(r).has(m.village)) continue;
            for (const Junction end : {data::kRoads[r].from, data::kRoads[r].to}) {
                worth += end == kStart ? kRating.start_road : city_point(end);
            }
        }
        return worth;
    }
    float operator()(const SetDisc& m) const { return disc_worth(s, seat, reach, m.disc); }
    float operator()(const TakeGold&) const { return kRating.gold_action; }
    float operator()(const BuildHouse& m) const {
        return place(m.place) + (m.source == Source::Builder ? kRating.builder_house : 0.0F);
    }
    float operator()(const MoveHouse& m) const { return place(m.to) - place(m.from); }
    float operator()(const TakeHouses&) const { return kRating.quarry_action; }
    float operator()(const BuildPalace& m) const {
        return kWeights.palace + (m.site == Site::Central ? kRating.central_palace : 0.0F) +
               city_point(s.architects[i()]);
    }
    float operator()(const MoveGovernor& m) const {
        return kRating.governor + kRating.governor_point * static_cast<float>(points_in(s, seat, m.city));
    }
    float operator()(const TakeCharacter& m) const {
        const float lost = s.options.extended2 ? 0.0F : character(lowest_character(s.cards[i()]));
        return kRating.character_action + character(m.character) - lost;
    }
    float operator()(const Exchange& m) const {
        return kRating.character_action + character(m.wanted) - character(m.given);
    }
    float operator()(const Takeover&) const { return kRating.takeover; }
    float operator()(const GiveCharacter& m) const { return -character(m.character); }
    float operator()(const UseToken& m) const {
        return disc_worth(s, seat, reach, {Action::Gold, m.action}) - kWeights.token;
    }
    float operator()(const Travel& m) const {
        const float price = static_cast<float>(toll(s, seat, m.road)) * kWeights.gold;
        const float cost = holds(s, seat, Character::Monk) ? 0.0F : price;
        const float there = is_city(m.to) ? city_point(m.to) : 0.0F;
        const float here = is_city(s.architects[i()]) ? city_point(s.architects[i()]) : 0.0F;
        return there - here - cost + kRating.road * static_cast<float>(s.turn.roads);
    }
    float operator()(const EndTurn&) const {
        return s.turn.disc.any() ? kRating.end_turn_early : kRating.end_turn;
    }
};

}  // namespace

void Rules::rate(const State& s, const MoveList& moves, std::span<float> ratings) {
    const Player to_move = to_act(s);
    const int seat = is_seat(to_move) ? seat_of(to_move) : 0;
    const Reach reach = find_reach(s, seat);
    const Rater rater{s, seat, reach};
    std::size_t at = 0;
    for (const Move& move : moves) ratings[at++] = std::visit(rater, move);
}

Disc likely_disc(const Table& t, int seat, Rng& rng) {
    constexpr std::size_t kDiscs = static_cast<std::size_t>(kActions) * (kActions + 1) / 2;
    const Reach reach = find_reach(t, seat);
    std::array<Disc, kDiscs> discs;
    std::array<float, kDiscs> worth{};
    std::size_t count = 0;
    for (int first = 0; first < kActions; ++first) {
        for (int second = first; second < kActions; ++second) {
            discs[count] = {static_cast<Action>(first), static_cast<Action>(second)};
            worth[count] = disc_worth(t, seat, reach, discs[count]);
            ++count;
        }
    }
    const float best = *std::max_element(worth.begin(), worth.end());
    std::array<std::uint32_t, kDiscs> tickets{};
    std::uint32_t total = 0;
    for (std::size_t i = 0; i < kDiscs; ++i) {
        tickets[i] = 1 + static_cast<std::uint32_t>(kRating.disc_tickets *
                                                    std::exp((worth[i] - best) / kRating.disc_doubt));
        total += tickets[i];
    }
    std::uint32_t ticket = rng.below(total);
    std::size_t at = 0;
    while (ticket >= tickets[at]) ticket -= tickets[at++];
    return discs[at];
}

}  // namespace durbar::maharaja
