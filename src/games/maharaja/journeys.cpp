#include "games/maharaja/journeys.h"

#include <tuple>

namespace durbar::maharaja {

namespace {

bool is_cheaper(const Journey& a, const Journey& b) {
    return std::tie(a.gold, a.to_rivals, a.villages) < std::tie(b.gold, b.to_rivals, b.villages);
}

Journey extended(Journey journey, const Table& t, int seat, Road road) {
    const int price = toll(t, seat, road);
    journey.to_rivals += price;
    journey.gold += holds(t, seat, Character::Monk) ? 0 : price;
    journey.villages += villages_of(road).count();
    journey.roads.push_back(road);
    return journey;
}

}  // namespace

std::array<std::optional<Journey>, kJunctions> cheapest_journeys(const Table& t, int seat) {
    std::array<std::optional<Journey>, kJunctions> best{};
    best[t.architects[static_cast<unsigned>(seat)]] = Journey{};
    // Every road has a village, so that a circle never pays: what is kept passes no junction twice.
    for (bool changed = true; changed;) {
        changed = false;
        for (Junction from = 0; from < kJunctions; ++from) {
            if (!best[from]) continue;
            kRoadsOf[from].for_each([&](Road road) {
                auto& known = best[other_end(road, from)];
                if (!is_open(t, road)) return;
                const Journey journey = extended(*best[from], t, seat, road);
                if (known && !is_cheaper(journey, *known)) return;
                known = journey;
                changed = true;
            });
        }
    }
    return best;
}

}  // namespace durbar::maharaja
