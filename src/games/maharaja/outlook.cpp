#include "games/maharaja/outlook.h"

#include <algorithm>

namespace durbar::maharaja {

namespace {

/// Villages as a traveller meets them: with a house of anybody, with a foreign house to pay for, with two.
struct Tolls {
    std::uint32_t settled = 0;
    std::uint32_t one = 0;
    std::uint32_t two = 0;

    Tolls(const Table& t, int seat) {
        for (int owner = 0; owner < t.players; ++owner) {
            const auto i = static_cast<unsigned>(owner);
            settled |= t.villages[i];
            if (owner == seat) continue;
            two |= (one & t.villages[i]) | t.two_houses[i];
            one |= t.villages[i];
        }
        const std::uint32_t own = t.villages[static_cast<unsigned>(seat)];
        one &= ~own;
        two &= ~own;
    }
    bool open(Road r) const { return (data::kRoads[r].villages & ~settled) == 0; }
    int price(Road r) const {
        const std::uint32_t villages = data::kRoads[r].villages;
        return data::kToll * (std::popcount(villages & one) + std::popcount(villages & two));
    }
};

/// What is left of a seat's means while a plan is made.
struct Means {
    int gold;
    int supply;
    int stock;
    int price;  ///< of a palace
};

/// Palaces first in the city of this round if the seat gets there, then wherever it can.
void plan_palaces(const Table& t, const Reach& reach, int wanted, bool here, Means& means, Plan& plan) {
    int centre = here && free_site(t, t.maharaja, Site::Central) >= 0 ? 1 : 0;
    bool elsewhere = false;
    for (City c = 0; c < kCities; ++c) {
        const bool room = free_site(t, c, Site::Outer) >= 0 || free_site(t, c, Site::Central) >= 0;
        elsewhere = elsewhere || (room && reach.affords(c, means.gold - means.price));
    }
    const bool room_here = here && (centre > 0 || free_site(t, t.maharaja, Site::Outer) >= 0);
    for (int n = 0; n < wanted; ++n) {
        if (means.stock == 0 || means.gold < means.price || !(room_here || elsewhere)) {
            plan.open = true;
            return;
        }
        means.gold -= means.price;
        --means.stock;
        ++plan.palaces;
        if (!room_here) continue;
        plan.points += centre > 0 ? data::kCentralPoints : data::kOuterPoints;
        centre = 0;
    }
}

void plan_houses(int wanted, bool here, Means& means, Plan& plan) {
    const int built = std::min({wanted, means.supply, means.gold});
    means.supply -= built;
    means.gold -= built;
    plan.houses += built;
    if (here) plan.points += built;
    if (built < wanted) plan.open = true;
}

}  // namespace

float card_gain(const Table& t, int seat) {
    const Cards own = t.cards[static_cast<unsigned>(seat)];
    const Cards in_bank = bank(t);
    const bool swaps = !t.options.extended2 || in_bank == 0;  // an own card goes
    const auto wanted =
        static_cast<Cards>(t.options.extended2 && in_bank != 0 ? in_bank : cards_in_game(t.options) & ~own);
    const float now = order_worth(t, seat, own);
    float best = 0;
    for_each_card(wanted, [&](Character c) {
        const auto gained = static_cast<Cards>(own | card(c));
        if (!swaps) {
            best = std::max(best, card_worth(t, c) + order_worth(t, seat, gained) - now);
            return;
        }
        for_each_card(own, [&](Character given) {
            const auto after = static_cast<Cards>(gained & ~card(given));
            best =
                std::max(best, card_worth(t, c) - card_worth(t, given) + order_worth(t, seat, after) - now);
        });
    });
    return best;
}

Reach find_reach(const Table& t, int seat) {
    const Tolls tolls(t, seat);
    const bool free = holds(t, seat, Character::Monk);
    Reach reach;
    reach.price.fill(Reach::kNever);
    reach.price[t.architects[static_cast<unsigned>(seat)]] = 0;
    std::array<std::uint8_t, kRoads> prices{};
    FixedVec<Road, kRoads> open;
    for (Road r = 0; r < kRoads; ++r) {
        if (!tolls.open(r)) continue;
        prices[r] = static_cast<std::uint8_t>(free ? 0 : tolls.price(r));
        open.push_back(r);
    }
    for (bool better = true; better;) {
        better = false;
        for (const Road r : open) {
            auto& a = reach.price[data::kRoads[r].from];
            auto& b = reach.price[data::kRoads[r].to];
            if (a != Reach::kNever && a + prices[r] < b) {
                b = static_cast<std::uint8_t>(a + prices[r]);
                better = true;
            } else if (b != Reach::kNever && b + prices[r] < a) {
                a = static_cast<std::uint8_t>(b + prices[r]);
                better = true;
            }
        }
    }
    return reach;
}

Plan plan_of(const Table& t, int seat, const Reach& reach, const Parts& disc, const Parts& token) {
    const auto i = static_cast<unsigned>(seat);
    const auto all = [&](Part part) { return disc[part] + token[part]; };
    Plan plan;
    Means means{t.gold[i], t.supply[i], t.stock[i], palace_cost(t, seat)};
    means.gold += data::kGoldAction * all(Part::Gold);
    const int quarried = std::min<int>(t.quarry[i], data::kQuarryAction * all(Part::Quarry));
    means.supply += quarried;
    plan.houses -= quarried;
    plan.open = quarried < data::kQuarryAction * disc[Part::Quarry];
    const bool here = reach.affords(t.maharaja, means.gold);
    if (here) {
        means.gold -= reach.price[t.maharaja];
        if (t.architects[i] != t.maharaja) plan.points += data::kArchitectPoints;
    }
    plan_palaces(t, reach, all(Part::Palace), here, means, plan);
    plan_houses(all(Part::House) + all(Part::CityHouse), here, means, plan);
    const bool turning = in_turn(t) && seat == t.active;
    if (holds(t, seat, Character::Builder) && !(turning && t.turn.builder_used) && means.supply > 0) {
        ++plan.houses;
        plan.points += here ? data::kHousePoints : 0;
    }
    if (all(Part::MoveHouse) > 0) {
        const bool any = t.villages[i] != 0 || places_with_houses(t, seat).any();
        plan.open = plan.open || !any;
        if (any && here) plan.points += all(Part::MoveHouse);
    }
    plan.extras = kWeights.governor * static_cast<float>(all(Part::Governor));
    if (all(Part::Character) > 0) plan.extras += card_gain(t, seat);
    plan.gold = means.gold;
    return plan;
}

}  // namespace durbar::maharaja
