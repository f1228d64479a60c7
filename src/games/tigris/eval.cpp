#include <algorithm>
#include <cmath>

#include "games/tigris/realms.h"
#include "games/tigris/rules.h"

/// What a position is worth: where each seat's weakest colour will end. Points that are there, monument
/// income and likely wars are put down by colour; the actions still to come and the treasures, which may
/// become any colour, fill up the weakest ones. All weights were found by play in the arena.
namespace durbar::tigris {

namespace {

constexpr float kTilesATurn = 1.6F;       // of the bag
constexpr float kRoundsATreasure = 1.5F;  // until the next one is taken
constexpr float kMostRounds = 12.0F;
constexpr float kGainATurn = 1.1F;  // points of a chosen colour, with all four leaders out
constexpr float kGainWithoutLeaders = 0.5F;
constexpr float kGainAnAction = 0.6F;  // of the turn under way
constexpr float kLeaderHome = 0.6F;    // points that a colour without a leader lags behind
constexpr float kWarNear = 0.30F;      // chance of a war that one tile starts
constexpr float kWarFar = 0.10F;       // or two tiles
constexpr float kMostWarGain = 5.0F;
constexpr float kLostLeader = 1.2F;     // in points of any colour
constexpr float kTempleBeside = 0.12F;  // against revolts, for each of the first three
constexpr float kTileInHand = 0.10F;
constexpr float kIncomeKept = 0.7F;  // how much of a monument's income comes in

/// A seat's prospects.
struct Outlook {
    std::array<float, kColors> points{};  ///< by colour, at the end
    float wild = 0;                       ///< that may become points of any colour
};

/// Turns that each seat still has after the one under way.
float rounds_left(const State& s) {
    const int treasures = s.treasures.count() - data::kLastTreasures;
    const float by_treasures = kRoundsATreasure * static_cast<float>(std::max(treasures, 0));
    const float by_bag = static_cast<float>(s.bag.total()) / (kTilesATurn * static_cast<float>(s.players));
    return std::min({by_treasures, by_bag, kMostRounds});
}

/// The common level that the lowest values reach when `wild` is poured over them.
float level(std::array<float, kColors> values, float wild) {
    std::sort(values.begin(), values.end());
    float held = 0;
    for (unsigned n = 1; n <= kColors; ++n) {
        held += values[n - 1];
        const float reached = (held + wild) / static_cast<float>(n);
        if (n == kColors || reached <= values[n]) return reached;
    }
    return 0;
}

/// Likely wars between the leaders of two seats.
void foresee_wars(const State& s, const Realms& realms, std::array<Outlook, kMaxPlayers>& outlooks) {
    for (unsigned a = 0; a < s.players; ++a) {
        for (unsigned b = a + 1; b < s.players; ++b) {
            for (const Color c : kAllColors) {
                const int in_a = realms.of[a][index(c)];
                const int in_b = realms.of[b][index(c)];
                if (in_a < 0 || in_b < 0 || in_a == in_b) continue;
                const Realm& one = realms.list[static_cast<unsigned>(in_a)];
                const Realm& two = realms.list[static_cast<unsigned>(in_b)];
                const bool near = one.reach.meets(two.reach);
                if (!near && !grown(one.reach).meets(two.reach)) continue;
                const int strength_a = one.strength[index(c)] + s.hands[a][c];
                const int strength_b = two.strength[index(c)] + s.hands[b][c];
                if (strength_a == strength_b) continue;
                const unsigned winner = strength_a > strength_b ? a : b;
                const unsigned loser = a + b - winner;
                const int beaten = (winner == a ? two : one).strength[index(c)];
                const float margin = static_cast<float>(std::abs(strength_a - strength_b));
                const float odds = (near ? kWarNear : kWarFar) * std::min(1.0F, 0.4F + 0.2F * margin);
                const float spoils = 1.0F + static_cast<float>(beaten) * (c == kPriest ? 0.5F : 1.0F);
                outlooks[winner].points[index(c)] += odds * std::min(spoils, kMostWarGain);
                outlooks[loser].wild -= odds * kLostLeader;
            }
        }
    }
}

Outlook outlook(const State& s, const Realms& realms, unsigned seat, float rounds) {
    Outlook out;
    out.wild = static_cast<float>(s.treasures_owned[seat]);
    int leaders = 0;
    for (const Color c : kAllColors) {
        float& points = out.points[index(c)];
        points = s.points[seat][index(c)];
        const int at = realms.of[seat][index(c)];
        if (at < 0) {
            points -= std::min(kLeaderHome, rounds);
            continue;
        }
        ++leaders;
        const Realm& realm = realms.list[static_cast<unsigned>(at)];
        points += kIncomeKept * rounds * static_cast<float>(realm.monuments[index(c)]);
        const int temples = temples_beside(s, s.leaders[seat][index(c)]).count();
        out.wild += kTempleBeside * static_cast<float>(std::min(temples, 3)) * std::min(rounds, 1.0F);
        points +=
            kTileInHand * static_cast<float>(std::min<int>(s.hands[seat][c], 3)) * std::min(rounds, 1.0F);
    }
    const float share_out = static_cast<float>(leaders) / kColors;
    out.wild += rounds * (kGainWithoutLeaders + (kGainATurn - kGainWithoutLeaders) * share_out);
    return out;
}

}  // namespace

bool Rules::quiet(const State& s) {
    if (s.agenda.empty()) return true;
    const Step step = s.agenda.back().step;
    return step == Step::Action || step == Step::Draw || step == Step::Start;
}

Shares Rules::evaluate(const State& s) {
    Shares shares{};
    if (s.agenda.empty()) {
        const Standing result = standing(s);
        float winners = 0;
        for (const auto& seat : result) winners += seat.rank == 1 ? 1.0F : 0.0F;
        for (std::size_t seat = 0; seat < result.size(); ++seat) {
            shares[seat] = result[seat].rank == 1 ? 1.0F / winners : 0.0F;
        }
        return shares;
    }
    const Realms realms(s);
    const float rounds = rounds_left(s);
    std::array<Outlook, kMaxPlayers> outlooks;
    for (unsigned seat = 0; seat < s.players; ++seat) outlooks[seat] = outlook(s, realms, seat, rounds);
    if (rounds > 0) foresee_wars(s, realms, outlooks);

    // The turn under way; once its actions are done, the next one, unless there is none.
    const bool open = s.actions_done < data::kActions && s.agenda.back().step == Step::Action;
    if (open) {
        outlooks[s.turn].wild += kGainAnAction * static_cast<float>(data::kActions - s.actions_done);
    } else if (rounds > 0) {
        outlooks[(s.turn + 1U) % s.players].wild += kGainAnAction * data::kActions;
    }

    std::array<float, kMaxPlayers> worth{};
    float best = 0;
    for (unsigned seat = 0; seat < s.players; ++seat) {
        const Outlook& out = outlooks[seat];
        float sum = out.wild;
        for (const float points : out.points) sum += points;
        worth[seat] = level(out.points, out.wild) + 0.05F * sum;  // surplus decides ties (TE-14.3)
        best = seat == 0 ? worth[0] : std::max(best, worth[seat]);
    }
    const float scale = 0.5F + 0.45F * std::sqrt(rounds);
    float total = 0;
    for (unsigned seat = 0; seat < s.players; ++seat) {
        shares[seat] = std::exp((worth[seat] - best) / scale);
        total += shares[seat];
    }
    for (float& share : shares) share /= total;
    return shares;
}

}  // namespace durbar::tigris
