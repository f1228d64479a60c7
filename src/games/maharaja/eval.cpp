#include <algorithm>
#include <cmath>

#include "core/hints.h"
#include "games/maharaja/outlook.h"
#include "games/maharaja/rules.h"

/// What a position is worth: palaces, gold, and what the cities will pay as things stand, after a plain plan
/// for everybody who has set a disc and not yet used it up. Leads count the more, the fewer rounds are left.
namespace durbar::maharaja {

namespace {

using Points = std::array<std::array<int, kCities>, kMaxPlayers>;

/// Points of all seats in all cities; architects only where the Maharaja is, for elsewhere they will move on.
Points find_points(const State& s) {
    Points points{};
    for (City c = 0; c < kCities; ++c) {
        std::array<int, kMaxPlayers> outer{};
        for (unsigned site = kCentre; site < kSites; ++site) {
            const Owner owner = s.palaces[c][site];
            if (owner >= s.players) continue;
            if (site == kCentre) {
                points[owner][c] += data::kCentralPoints;
            } else {
                ++outer[owner];
            }
        }
        for (unsigned seat = 0; seat < s.players; ++seat) {
            const bool sadhu = holds(s.cards[seat], Character::Sadhu);
            points[seat][c] += outer[seat] * (sadhu ? data::kSadhuOuterPoints : data::kOuterPoints) +
                               data::kHousePoints * s.city_houses[seat][c];
        }
    }
    if (s.options.extended1) {
        for (unsigned seat = 0; seat < s.players; ++seat) {
            for_each_card(s.cards[seat], [&](Character held) {
                points[seat][data::kHomeCity[index(held)]] += data::kHomePoints;
            });
        }
    }
    return points;
}

/// Adds what a city pays, times a weight.
void add_payout(const State& s, const Points& points, City c, float weight,
                std::array<float, kMaxPlayers>& worth) {
    const auto& payout = data::kPayout[static_cast<unsigned>(s.players - data::kMinPlayers)];
    unsigned scorers = 0;
    unsigned last = 0;
    for (unsigned seat = 0; seat < s.players; ++seat) {
        if (points[seat][c] == 0) continue;
        unsigned rank = 0;
        for (unsigned other = 0; other < s.players; ++other) {
            if (other == seat || points[other][c] == 0) continue;
            const int lead = points[other][c] - points[seat][c];
            const bool ahead = lead > 0 || (lead == 0 && lowest(s.cards[other]) < lowest(s.cards[seat]));
            rank += ahead ? 1U : 0U;
        }
        worth[seat] += weight * payout[rank];
        ++scorers;
        last = seat;
    }
    if (scorers == 1) worth[last] += weight * data::kMonopolyGold;
}

/// What a seat has once it has used up its disc.
struct Holdings {
    int gold = 0;
    int palaces = 0;
    int supply = 0;
};

struct Outlook {
    std::array<float, kMaxPlayers> worth{};
    Points points{};
    std::array<Holdings, kMaxPlayers> holdings{};
};

/// The plan of a seat that has a disc to use: what it leaves, and what others get for what it leaves undone.
void add_plan(const State& s, int seat, Outlook& out) {
    const Weights& w = kWeights;
    const auto i = static_cast<unsigned>(seat);
    const bool turning = in_turn(s) && seat == s.active;
    Holdings& own = out.holdings[i];
    own = {s.gold[i], palaces_built(s, seat), s.supply[i]};
    if (turning || has_hidden_disc(s, seat)) {
        const Parts disc = turning ? s.turn.disc : parts_of(s.discs[i]);
        const Plan plan = plan_of(s, seat, find_reach(s, seat), disc, turning ? s.turn.token : Parts{});
        own = {plan.gold, own.palaces + plan.palaces, own.supply - plan.houses};
        out.points[i][s.maharaja] += plan.points;
        out.worth[i] += plan.extras;
        for (unsigned other = 0; plan.open && other < s.players; ++other) {
            if (other != i) out.worth[other] += w.gold * data::kCompensation;
        }
    }
    if (turning) {
        const int detour = std::max(0, s.turn.roads - w.straight);
        out.worth[i] -= w.road * static_cast<float>(s.turn.roads) + w.detour * static_cast<float>(detour);
    }
    if (is_city(s.maharaja) && s.architects[i] == s.maharaja) {
        out.points[i][s.maharaja] += data::kArchitectPoints;
    }
}

/// What a seat's own things are worth.
void add_holdings(const State& s, int seat, int rounds_left, Outlook& out) {
    const Weights& w = kWeights;
    const auto i = static_cast<unsigned>(seat);
    const Holdings& own = out.holdings[i];
    float& worth = out.worth[i];
    worth += w.palace * static_cast<float>(own.palaces);
    worth += (rounds_left > 0 ? w.gold : w.last_gold) * static_cast<float>(own.gold);
    if (rounds_left == 0) return;
    worth += w.house * std::min(static_cast<float>(own.supply), w.enough_houses);
    worth += w.village * static_cast<float>(std::popcount(s.villages[i]));
    worth += w.token * static_cast<float>(s.tokens[i]);
    for_each_card(s.cards[i], [&](Character c) { worth += card_worth(s, c); });
    worth += order_worth(s, seat, s.cards[i]);
}

/// Rounds behind this one, as far as plans let hope.
int rounds_to_come(const State& s, const Outlook& out) {
    for (unsigned seat = 0; seat < s.players; ++seat) {
        if (out.holdings[seat].palaces >= palaces_at_start(s.options)) return 0;
    }
    return most_rounds(s.options) - s.round;
}

}  // namespace

Shares Rules::evaluate(const State& s) {
    if (s.agenda.empty()) return final_shares<Rules>(s);
    const Weights& w = kWeights;
    const bool set_up = s.round == 0;
    Outlook out;
    out.points = find_points(s);
    for (int seat = 0; seat < s.players; ++seat) add_plan(s, seat, out);
    const int rounds_left = rounds_to_come(s, out);
    for (int seat = 0; seat < s.players; ++seat) add_holdings(s, seat, rounds_left, out);
    if (!set_up)
        add_payout(s, out.points, s.maharaja, rounds_left > 0 ? w.now * w.gold : w.last_gold, out.worth);
    float weight = w.next * w.gold;
    for (int next = 0; next < std::min(rounds_left, static_cast<int>(s.track.size())); ++next) {
        add_payout(s, out.points, s.track[static_cast<unsigned>(next)], weight, out.worth);
        weight *= w.later;
    }
    const float scale = w.scale_end + w.scale_round * std::sqrt(static_cast<float>(rounds_left));
    return shares_of(std::span(out.worth).first(s.players), scale);
}

/// Only a choice in another's turn is in the middle of something: open parts are in the plan.
bool Rules::is_quiescent(const State& s) {
    if (s.agenda.empty()) return true;
    return s.agenda.back().step != Step::Victim && s.agenda.back().step != Step::Give;
}

/// Back at the same junction with the same things, but with a journey behind it and perhaps poorer by tolls.
bool Rules::is_circle(const State& before, const State& after) {
    const unsigned i = before.active;
    if (!in_turn(before) || before.architects[i] != after.architects[i] || after.gold[i] > before.gold[i]) {
        return false;
    }
    State back = after;
    back.gold = before.gold;
    back.turn.roads = before.turn.roads;
    return back == before;
}

}  // namespace durbar::maharaja
