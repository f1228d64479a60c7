#include "games/maharaja/journeys.h"

#include <tuple>
#include <utility>

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

/// The best ways to a junction, in order; the last one falls out when a better one comes.
struct BestWays {
    const Table& t;
    int seat;
    Junction to;
    static constexpr std::size_t kKept = kOtherJourneys + 1;
    FixedVec<Journey, kKept> best{};

    void add(const Journey& journey) {
        std::size_t at = best.size();
        if (at == kKept) {
            if (!is_cheaper(journey, best[at - 1])) return;
            best[--at] = journey;
        } else {
            best.push_back(journey);
        }
        for (; at > 0 && is_cheaper(best[at], best[at - 1]); --at) std::swap(best[at], best[at - 1]);
    }
    /// All ways from here that pass none of `seen`. The map has eight junctions: there are few.
    void walk(Junction here, SmallSet seen, const Journey& sofar) {
        if (here == to) return add(sofar);
        seen.add(here);
        kRoadsOf[here].for_each([&](Road road) {
            const Junction next = other_end(road, here);
            if (!seen.has(next) && is_open(t, road)) walk(next, seen, extended(sofar, t, seat, road));
        });
    }
};

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

FixedVec<Journey, kOtherJourneys> other_journeys(const Table& t, int seat, Junction to) {
    BestWays ways{t, seat, to};
    ways.walk(t.architects[static_cast<unsigned>(seat)], {}, {});
    FixedVec<Journey, kOtherJourneys> others;
    for (std::size_t i = 1; i < ways.best.size(); ++i) others.push_back(ways.best[i]);
    return others;
}

std::array<std::uint8_t, kMaxPlayers> tolls_of(const Table& t, int seat, const Journey& journey) {
    std::array<std::uint8_t, kMaxPlayers> tolls{};
    for (int owner = 0; owner < kMaxPlayers; ++owner) {
        int sum = 0;
        for (const Road road : journey.roads) sum += toll_to(t, owner, seat, road);
        tolls[static_cast<unsigned>(owner)] = static_cast<std::uint8_t>(sum);
    }
    return tolls;
}

}  // namespace durbar::maharaja
