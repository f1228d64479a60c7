#include <algorithm>
#include <cmath>

#include "core/hints.h"
#include "games/rajas/prospects.h"
#include "games/rajas/roads.h"
#include "games/rajas/rules.h"

/// What a position is worth: the race between the two markers, how far a seat is from letting them meet, less
/// what its dice, workers, upgrades and stalls will bring. Leads count the more, the nearer the end.
namespace durbar::rajas {

namespace {

float dice_worth(const Dice& dice) {
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
    return w.die * static_cast<float>(count - spare) + w.spare_die * static_cast<float>(spare) +
           w.pip * static_cast<float>(pips);
}

/// How far ahead the markers of a seat are, with what it may count on; `far`: how much is left of the game, 0
/// to
/// 1. Engines of growth are worth what is left of it.
float outlook(const State& s, int seat, float far) {
    const Prospects& w = kProspects;
    const Seat& p = s.seats[static_cast<unsigned>(seat)];
    float worth = static_cast<float>(p.fame) + kMoneyWorth * static_cast<float>(p.money);
    int stalls = 0;
    for_each_cell(p.laid, [&](Cell cell) {
        for (const auto& stall : data::kTiles[p.tiles[cell]].stalls) stalls += stall.value;
    });
    const int gained = active_workers(p) - data::kActiveWorkers;
    float growth = w.worker * static_cast<float>(gained) + w.upgrade * static_cast<float>(upgrades_made(p)) +
                   w.stall_value * static_cast<float>(stalls);
    growth += w.open_end * static_cast<float>(std::min(kEnoughEnds, std::popcount(OpenEnds(p).all())));
    worth += growth * far;
    worth += (dice_worth(p.dice) + w.karma * static_cast<float>(p.karma)) * std::min(1.0F, w.late + far);
    worth += w.river * static_cast<float>(p.boat) * (1.0F - far);
    worth += w.placement * static_cast<float>(unplaced_workers(p)) * std::min(1.0F, w.late + far);
    return worth;
}

}  // namespace

Shares Rules::evaluate(const State& s) {
    if (s.agenda.empty()) return final_shares<Rules>(s);
    const Prospects& w = kProspects;
    int missing = data::kFacing;
    for (unsigned seat = 0; seat < s.players; ++seat) missing = std::min(missing, -difference(s.seats[seat]));
    const float left = static_cast<float>(std::max(0, missing));
    const float far = std::min(1.0F, left / static_cast<float>(data::kFacing - 10));
    const float scale = w.scale_end + w.scale_far * left;
    std::array<float, kMaxPlayers> outlooks{};
    for (int seat = 0; seat < s.players; ++seat) {
        outlooks[static_cast<unsigned>(seat)] = outlook(s, seat, far);
    }
    return shares_of(std::span(outlooks).first(s.players), scale);
}

/// Between turns; everything else is in the middle of an action that small decisions and rolls settle.
bool Rules::quiet(const State& s) { return s.agenda.empty() || s.agenda.back().step == Step::Place; }

}  // namespace durbar::rajas
