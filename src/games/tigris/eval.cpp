#include <algorithm>
#include <cmath>

#include "core/hints.h"
#include "games/tigris/realms.h"
#include "games/tigris/rules.h"

/// What a position is worth: where each seat's weakest colour will end (TE-14.5). Points that are there,
/// monument income and likely conflicts are put down by colour; the actions still to come and the treasures,
/// which may become any colour, fill up the weakest ones.
namespace durbar::tigris {

namespace {

/// All in points unless said otherwise. Fitted to the results of the bots' own games.
struct Weights {
    // How long the game lasts.
    float tiles_a_turn = 7.39F;
    float rounds_a_treasure = 2.55F;
    float most_rounds = 3.88F;
    // Points of a chosen colour.
    float round = 0.24F;   ///< still to come
    float action = 0.38F;  ///< of the turn under way
    // A leader.
    std::array<float, kColors> home{0.0F, 0.49F, 0.46F,
                                    0.13F};  ///< how far his colour lags while he is at home
    float king_covers = 0.23F;               ///< and how much of that the king makes good
    float income = 0.47F;                    ///< of a monument, a round
    float temple = 0.33F;                    ///< beside him, up to
    int most_temples = 3;
    float strength = 0.26F;  ///< a supporter, up to
    int most_supporters = 5;
    // The hand.
    float tile_open = 0.20F;    ///< of a colour with a leader on the board,
    float tile_closed = 0.16F;  ///< and of one without, of each colour up to
    int most_tiles = 3;
    // Conflicts, as chances.
    float war_near = 0.27F;    ///< that one tile starts
    float war_far = 0.17F;     ///< that two tiles start
    float war_even = 0.4F;     ///< the part of that without an advantage, and
    float war_margin = 0.10F;  ///< more for each tile of it
    float war_turn = 0.35F;    ///< more, as a part, if the stronger side is to move
    float spoils = 0.66F;      ///< a supporter beaten, up to
    int most_spoils = 5;
    int most_priest_spoils = 2;  ///< most temples are protected (TE-9.18, TE-9.19)
    float lost_leader = 1.12F;   ///< in points of any colour
    float revolt = 0.08F;
    // The rest.
    float treasure_near = 0.44F;  ///< for a trader who has one and can reach another
    float catastrophe = 1.0F;     ///< not yet played; by matches, results alone said 2.5
    float surplus = 0.04F;        ///< a point above the weakest colour; it decides ties (TE-14.3)
    float scale_end = 0.11F;      ///< the lead that counts, at the end
    float scale_round = 1.11F;    ///< and how it grows with the root of the rounds left
};

constexpr Weights kWeights;

/// A seat's prospects.
struct Outlook {
    std::array<float, kColors> points{};  ///< by colour, at the end
    float wild = 0;                       ///< that may become points of any colour
};
using Outlooks = std::array<Outlook, kMaxPlayers>;

constexpr float capped(int n, int most) { return static_cast<float>(std::min(n, most)); }

/// Turns that each seat still has after the one under way.
float rounds_left(const State& s, const Weights& w) {
    const int treasures = s.treasures.count() - data::kLastTreasures;
    const float by_treasures = w.rounds_a_treasure * static_cast<float>(std::max(treasures, 0));
    const float by_bag = static_cast<float>(s.bag.total()) / (w.tiles_a_turn * static_cast<float>(s.players));
    return std::min({by_treasures, by_bag, w.most_rounds});
}

/// Whose actions come next: the turn's, or once they are done, the next seat's.
unsigned mover(const State& s) {
    return s.agenda.back().step == Step::Action ? s.turn : (s.turn + 1U) % s.players;
}

/// The common level that the lowest values reach when `wild` is poured over them.
float level(std::array<float, kColors> values, float wild) {
    std::sort(values.begin(), values.end());
    float held = 0;
    for (unsigned n = 1; n < kColors; ++n) {
        held += values[n - 1];
        const float reached = (held + wild) / static_cast<float>(n);
        if (reached <= values[n]) return reached;
    }
    return (held + values.back() + wild) / kColors;
}

/// What a seat has, and what its leaders and its hand will bring in if left alone.
Outlook undisturbed(const State& s, const Realms& realms, unsigned seat, float rounds, const Weights& w) {
    Outlook out;
    const float soon = std::min(rounds, 1.0F);  // what pays only if there is a next turn
    out.wild = static_cast<float>(s.treasures_owned[seat]) + w.round * rounds +
               soon * w.catastrophe * static_cast<float>(s.catastrophes[seat]);
    const bool king = realms.of[seat][index(kKing)] >= 0;
    for (const Color c : kAllColors) {
        float& points = out.points[index(c)];
        points = s.points[seat][index(c)];
        const int at = realms.of[seat][index(c)];
        const float tiles = capped(s.hands[seat][c], w.most_tiles);
        if (at < 0) {
            points -= soon * (w.home[index(c)] - (king ? w.king_covers : 0.0F) - w.tile_closed * tiles);
            continue;
        }
        const Realm& realm = realms.list[static_cast<unsigned>(at)];
        points +=
            w.income * rounds * static_cast<float>(realm.monuments[index(c)]) +
            soon * (w.tile_open * tiles + w.strength * capped(realm.strength[index(c)], w.most_supporters));
        out.wild +=
            soon * w.temple * capped(temples_beside(s, s.leaders[seat][index(c)]).count(), w.most_temples);
        if (c == kTrader && realm.treasures > 0 && grown(realm.reach).meets(s.treasures - realm.squares)) {
            out.wild += soon * w.treasure_near;
        }
    }
    return out;
}

/// A war between the leaders of two seats in kingdoms close to each other.
void foresee_war(const State& s, const Realms& realms, Color c, unsigned a, unsigned b, Outlooks& outlooks,
                 const Weights& w) {
    const int in_a = realms.of[a][index(c)];
    const int in_b = realms.of[b][index(c)];
    if (in_a < 0 || in_b < 0 || in_a == in_b) return;
    const Realm& one = realms.list[static_cast<unsigned>(in_a)];
    const Realm& two = realms.list[static_cast<unsigned>(in_b)];
    const int margin = one.strength[index(c)] + s.hands[a][c] - two.strength[index(c)] - s.hands[b][c];
    if (margin == 0) return;
    const bool near = one.reach.meets(two.reach);
    if (!near && !grown(one.reach).meets(two.reach)) return;
    const unsigned winner = margin > 0 ? a : b;
    const unsigned loser = a + b - winner;
    const float odds = (near ? w.war_near : w.war_far) * (winner == mover(s) ? 1.0F + w.war_turn : 1.0F) *
                       std::min(1.0F, w.war_even + w.war_margin * static_cast<float>(std::abs(margin)));
    const int beaten = (winner == a ? two : one).strength[index(c)];
    outlooks[winner].points[index(c)] +=
        odds * (1.0F + w.spoils * capped(beaten, c == kPriest ? w.most_priest_spoils : w.most_spoils));
    outlooks[loser].wild -= odds * w.lost_leader;
}

/// A revolt against a leader whose temples are fewer than another seat could bring.
void foresee_revolt(const State& s, const Realms& realms, Color c, unsigned owner, unsigned rival,
                    Outlooks& outlooks, const Weights& w) {
    const int at = realms.of[owner][index(c)];
    if (at < 0) return;
    const int defence = temples_beside(s, s.leaders[owner][index(c)]).count() + s.hands[owner][kTemple];
    const int attack = 1 + s.hands[rival][kTemple];
    if (attack <= defence) return;
    const Realm& realm = realms.list[static_cast<unsigned>(at)];
    outlooks[owner].wild -= w.revolt * (1.0F + static_cast<float>(realm.monuments[index(c)]));
    outlooks[rival].wild += w.revolt;
}

Shares evaluate_with(const State& s, const Weights& w) {
    if (s.agenda.empty()) return final_shares<Rules>(s);
    const Realms realms(s);
    const float rounds = rounds_left(s, w);
    Outlooks outlooks;
    for (unsigned seat = 0; seat < s.players; ++seat) {
        outlooks[seat] = undisturbed(s, realms, seat, rounds, w);
    }
    if (rounds > 0) {
        for (unsigned a = 0; a < s.players; ++a) {
            for (unsigned b = 0; b < s.players; ++b) {
                for (const Color c : kAllColors) {
                    if (a < b) foresee_war(s, realms, c, a, b, outlooks, w);
                    if (a != b) foresee_revolt(s, realms, c, a, b, outlooks, w);
                }
            }
        }
    }
    const bool open = s.agenda.back().step == Step::Action;
    const int actions = open ? data::kActions - s.actions_done : rounds > 0 ? data::kActions : 0;
    outlooks[mover(s)].wild += w.action * static_cast<float>(actions);

    std::array<float, kMaxPlayers> worth{};
    for (unsigned seat = 0; seat < s.players; ++seat) {
        const Outlook& out = outlooks[seat];
        float sum = out.wild;
        for (const float points : out.points) sum += points;
        worth[seat] = level(out.points, out.wild) + w.surplus * sum;
    }
    const float scale = w.scale_end + w.scale_round * std::sqrt(rounds);
    return shares_of(std::span(worth).first(s.players), scale);
}

}  // namespace

bool Rules::is_quiescent(const State& s) {
    if (s.agenda.empty()) return true;
    const Step step = s.agenda.back().step;
    return step == Step::Action || step == Step::Draw || step == Step::Start;
}

Shares Rules::evaluate(const State& s) { return evaluate_with(s, kWeights); }

}  // namespace durbar::tigris
