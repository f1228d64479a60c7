#include <algorithm>
#include <array>
#include <numeric>
#include <span>

#include "core/hints.h"
#include "games/rajas/prospects.h"
#include "games/rajas/roads.h"
#include "games/rajas/rules.h"

/// What a position is worth: the race between the two markers, how far a seat is from letting them meet, less
/// what its dice, workers, upgrades and stalls will bring. Leads count the more, the nearer the end.
namespace durbar::rajas {

namespace {

float dice_worth(const Dice& dice, float far) {
    const Prospects& w = kProspects;
    int count = 0;
    int pips = 0;
    for (const Color c : kAllColors) {
        for (int face = 1; face <= data::kFaces; ++face) {
            count += dice.at(c, face);
            pips += face * dice.at(c, face);
        }
    }
    const int spare = std::max(0, count - kManyDice);
    return w.die.at(far) * static_cast<float>(count - spare) +
           w.spare_die.at(far) * static_cast<float>(spare) + w.pip.at(far) * static_cast<float>(pips);
}

/// What its stalls will pay: one good at a time, or the best stall of each. The same sums as market::worth,
/// without its sorted lists: those cost a twentieth of the iterations.
float stalls_worth(const Seat& p, float far) {
    std::array<int, kGoods> sum{};
    std::array<int, kGoods> dearest{};
    for_each_cell(p.laid, [&](Cell cell) {
        for (const auto& stall : data::kTiles[p.tiles[cell]].stalls) {
            if (stall.value == 0) continue;
            sum[stall.good] += stall.value;
            dearest[stall.good] = std::max<int>(dearest[stall.good], stall.value);
        }
    });
    const int best = *std::max_element(sum.begin(), sum.end());
    const int mixed = std::accumulate(dearest.begin(), dearest.end(), 0);
    return kProspects.best_good.at(far) * static_cast<float>(best) +
           kProspects.mixed_goods.at(far) * static_cast<float>(mixed);
}

/// How often each building is on the open tiles.
using InView = std::array<int, kBuildings>;

InView in_view(const State& s) {
    InView view{};
    for (const Tile tile : s.open) {
        if (tile == kNoTile) continue;
        for (const auto building : data::kTiles[tile].buildings) {
            if (building != kNoBuilding) ++view[building];
        }
    }
    return view;
}

float upgrades_worth(const Seat& p, const InView& view, float far) {
    int seen = 0;
    for (unsigned b = 0; b < kBuildings; ++b) seen += p.upgrades[b] * view[b];
    return kProspects.upgrade.at(far) * static_cast<float>(upgrades_made(p)) +
           kProspects.building_in_view.at(far) * static_cast<float>(seen);
}

int yields_in_reach(const State& s, int seat) {
    const Seat& p = s.seats[static_cast<unsigned>(seat)];
    const Cells ends = OpenEnds(p).all();
    const auto& yields = yields_of(s, seat);
    int count = 0;
    for (unsigned slot = 0; slot < kSlots; ++slot) {
        const bool fresh = (p.reached >> slot & 1U) == 0;
        count += fresh && (ends & cell_bit(yields[slot].cell)) != 0 ? 1 : 0;
    }
    return count;
}

/// How far ahead the markers of a seat are, with what it may count on; `far`: the part of the race that is
/// left, 0 to 1.
float outlook(const State& s, int seat, const InView& view, float far) {
    const Prospects& w = kProspects;
    const Seat& p = s.seats[static_cast<unsigned>(seat)];
    const int missing_coins = std::max(0, kEnoughMoney - static_cast<int>(p.money));
    float worth = static_cast<float>(p.fame) + w.money.at(far) * static_cast<float>(p.money);
    worth += w.missing_coin.at(far) * static_cast<float>(missing_coins);
    worth += dice_worth(p.dice, far) + w.karma.at(far) * static_cast<float>(p.karma);
    worth += w.placement.at(far) * static_cast<float>(unplaced_workers(p));
    worth += upgrades_worth(p, view, far) + stalls_worth(p, far);
    worth += w.yield_in_reach.at(far) * static_cast<float>(yields_in_reach(s, seat));
    return worth;
}

}  // namespace

Shares Rules::evaluate(const State& s) {
    if (s.agenda.empty()) return final_shares<Rules>(s);
    int missing = data::kFacing;
    for (unsigned seat = 0; seat < s.players; ++seat) missing = std::min(missing, -difference(s.seats[seat]));
    const float left = static_cast<float>(std::max(0, missing));
    const float far = std::min(1.0F, left / static_cast<float>(data::kFacing - kProspects.opening));
    const InView view = in_view(s);
    std::array<float, kMaxPlayers> outlooks{};
    for (int seat = 0; seat < s.players; ++seat) {
        outlooks[static_cast<unsigned>(seat)] = outlook(s, seat, view, far);
    }
    return shares_of(std::span(outlooks).first(s.players),
                     kProspects.scale_end + kProspects.scale_far * left);
}

/// Between turns; everything else is in the middle of an action that small decisions and rolls settle.
bool Rules::is_quiescent(const State& s) { return s.agenda.empty() || s.agenda.back().step == Step::Place; }

}  // namespace durbar::rajas
