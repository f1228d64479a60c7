#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "games/tigris/ratings_weights.h"
#include "games/tigris/realms.h"
#include "games/tigris/rules.h"
#include "games/tigris/steps/steps.h"

/// First-sight ratings, in points as a player would guess them: cheap enough for hundreds of moves at every
/// node. They only choose what evaluation looks at; the order among good moves is not theirs to decide.
namespace durbar::tigris {

namespace {

constexpr std::int16_t kNone = -1;

/// Tiles of the colour that a hand nobody saw is likely to hold.
float likely_in_hand(const State& s, Color c) {
    return data::kHandSize * static_cast<float>(s.bag[c]) / static_cast<float>(std::max(1, s.bag.total()));
}

/// The attacker commits one more than the defender is likely to reach, or nothing if that is hopeless; the
/// defender, who knows, just enough or nothing.
float support_rating(const State& s, const Commit& m) {
    const Conflict& c = s.conflict;
    const int held = s.hands[index(s.agenda.back().actor)][c.support()];
    int wanted = 0;
    if (s.agenda.back().step == Step::Attack) {
        if (c.attack + held > c.defence) {
            wanted = c.defence + 1 + static_cast<int>(std::lround(likely_in_hand(s, c.support()))) - c.attack;
        }
    } else if (c.attack + c.committed - c.defence <= held) {
        wanted = c.attack + c.committed - c.defence;
    }
    return -static_cast<float>(std::abs(m.tiles - std::clamp(wanted, 0, held)));
}
/// No other move answers a conflict.
float support_rating(const State&, const auto&) { return 0; }

/// The seat to act looks at the table.
class Rater {
public:
    Rater(const State& s, unsigned seat) : s_(s), me_(seat), realms_(s) {
        beside_.fill({kNone, kNone});
        const Bits empty = empty_squares(s);
        for (std::size_t i = 0; i < realms_.list.size(); ++i) {
            all_ |= realms_.list[i].squares;
            (realms_.list[i].reach & empty).for_each([&](Cell cell) {
                auto& pair = beside_[cell];
                pair[pair[0] == kNone ? 0 : 1] = static_cast<std::int16_t>(i);
            });
        }
        for (const Bits& equal : s.tiles) loose_ |= equal;
        loose_ = loose_ - all_;
        const auto& mine = s.points[me_];
        const int least = *std::min_element(mine.begin(), mine.end());
        for (const Color c : kAllColors) {
            need_[index(c)] = 1.0F / (1.0F + kRating.surplus * static_cast<float>(mine[index(c)] - least));
        }
        for (const Color c : kAllColors) likely_[index(c)] = likely_in_hand(s, c);
    }

    float operator()(const PlaceTile& m) const {
        const auto [first, second] = beside_[m.cell];
        if (first == kNone) return kRating.tile_outside + kRating.equal_outside * equal_beside(m);
        if (second != kNone) return union_rating(realm(first), realm(second));
        const Realm& home = realm(first);
        const int scorer = home.scorer(m.color);
        float rating = 0;
        if (scorer == static_cast<int>(me_)) rating = need_[index(m.color)];
        if (scorer >= 0 && scorer != static_cast<int>(me_)) rating = kRating.foreign_point;
        rating += kRating.equal_inside * equal_beside(m);
        if (!monuments::complete_squares(s_.tiles[index(m.color)], m.cell).empty())
            rating += kRating.square + kRating.square_leader * own_leaders(home) -
                      kRating.square_leader * foreign_leaders(home);
        const int trader = home.ruler[index(kTrader)];
        if (((neighbours(m.cell) & s_.treasures) - all_).any() && home.treasures > 0 && trader >= 0) {
            rating += trader == static_cast<int>(me_) ? kRating.treasure : -kRating.treasure;
        }
        // Tiles without a leader join the kingdom and stand by its leaders.
        (neighbours(m.cell) & loose_).for_each([&](Cell cell) {
            const Color joined = tile_color(s_, cell);
            if (home.ruler[index(joined)] == static_cast<int>(me_)) rating += need_[index(joined)];
        });
        if (m.color == kTemple && (neighbours(m.cell) & s_.leader_squares).any())
            rating += kRating.temple_at_leader;
        return rating;
    }

    float operator()(const PlaceLeader& m) const {
        const Cell old = s_.leaders[me_][index(m.leader)];
        const int temples = temples_beside(s_, m.cell).count();
        float rating = (old == kNoCell ? kRating.leader_enters : kRating.leader_moves) +
                       kRating.leader_temple * static_cast<float>(temples);
        const std::int16_t at = beside_[m.cell][0];
        if (at == kNone) return rating;
        const Realm& home = realm(at);
        const int ruler = home.ruler[index(m.leader)];
        rating += kRating.leader_monument * home.monuments[index(m.leader)];
        if (m.leader == kTrader && home.treasures > 1) rating += kRating.trader_treasure;
        if (ruler < 0) return rating + kRating.leader_strength * home.strength[index(m.leader)];
        if (ruler == static_cast<int>(me_)) return rating - kRating.leader_twice;
        const Cell rival = s_.leaders[static_cast<unsigned>(ruler)][index(m.leader)];
        const float margin = static_cast<float>(temples + s_.hands[me_][kTemple]) -
                             static_cast<float>(temples_beside(s_, rival).count()) - likely_[index(kTemple)];
        return rating + (margin > 0 ? kRating.revolt_won : kRating.revolt_lost) +
               kRating.revolt_margin * margin;
    }

    float operator()(const Withdraw&) const { return kRating.withdrawal; }

    float operator()(const PlayCatastrophe& m) const {
        float rating = kRating.catastrophe;
        const bool temple = s_.tiles[index(kTemple)].has(m.cell);
        for (unsigned seat = 0; seat < s_.players; ++seat) {
            for (const Cell leader : s_.leaders[seat]) {
                if (leader == kNoCell || !neighbours(leader).has(m.cell)) continue;
                const bool last = temple && temples_beside(s_, leader).count() == 1;
                if (last) rating += seat == me_ ? -kRating.last_temple : kRating.last_temple;
                if (!last) rating += seat == me_ ? kRating.own_leader_hurt : kRating.foreign_leader_hurt;
            }
        }
        // Tiles that link or support others count; an empty square between two kingdoms parts them.
        if (beside_[m.cell][1] != kNone) rating += kRating.kingdoms_parted;
        if ((neighbours(m.cell) & all_).count() >= 2) rating += kRating.link_cut;
        return rating;
    }

    float operator()(const Swap& m) const {
        float rating = kRating.swap;
        for (const Color c : kAllColors) {
            const int stay = s_.hands[me_][c] - m.tiles[c];
            rating += kRating.swapped_tile * static_cast<float>(m.tiles[c]) *
                      (c == kTemple || c == kFarm ? kRating.common_color : kRating.rare_color);
            if (stay == 0 && m.tiles[c] > 0) rating -= kRating.color_given_up;
        }
        return rating;
    }

    float operator()(const Pass&) const { return kRating.pass; }

    float operator()(const ChooseWar& m) const {
        const Conflict war = wars::war_of(s_, m.leaders);
        const float margin = static_cast<float>(war.attack) - static_cast<float>(war.defence);
        return war.attacker == me_ ? margin : -margin;
    }

    float operator()(const Commit&) const { return 0; }
    float operator()(const SetBuilding& m) const { return m == kNoBuilding ? kRating.no_building : 0.0F; }

    float operator()(const BuildMonument& m) const {
        if (m == kNoMonument) return 0;
        for (const Realm& home : realms_.list) {
            if (!home.squares.has(m.corner)) continue;
            float rating = 0;
            for (const Color c : kAllColors) {
                if (!has_color(m.monument, c) || home.ruler[index(c)] < 0) continue;
                rating += home.ruler[index(c)] == static_cast<int>(me_) ? kRating.monument_leader
                                                                        : -kRating.monument_leader;
            }
            return rating - kRating.monument;
        }
        return kRating.monument_outside;
    }

    float operator()(const KeepTreasure&) const { return 0; }
    float operator()(const DrawTile&) const { return 0; }
    float operator()(const StartWith&) const { return 0; }

private:
    const Realm& realm(std::int16_t at) const { return realms_.list[static_cast<std::size_t>(at)]; }

    float equal_beside(const PlaceTile& m) const {
        return static_cast<float>((neighbours(m.cell) & s_.tiles[index(m.color)]).count());
    }
    float own_leaders(const Realm& home) const {
        return static_cast<float>(
            std::count(home.ruler.begin(), home.ruler.end(), static_cast<std::int16_t>(me_)));
    }
    float foreign_leaders(const Realm& home) const {
        return static_cast<float>(std::count_if(home.ruler.begin(), home.ruler.end(), [&](std::int16_t seat) {
            return seat >= 0 && seat != static_cast<std::int16_t>(me_);
        }));
    }
    /// A tile between two kingdoms: the wars it starts, or else the treasures it brings together.
    float union_rating(const Realm& one, const Realm& two) const {
        float rating = kRating.unification;
        bool peace = true;
        for (const Color c : kAllColors) {
            const int a = one.ruler[index(c)];
            const int b = two.ruler[index(c)];
            if (a < 0 || b < 0 || a == b) continue;
            peace = false;
            const bool first = a == static_cast<int>(me_);
            if (!first && b != static_cast<int>(me_)) continue;
            const Realm& own = first ? one : two;
            const Realm& other = first ? two : one;
            const float margin = static_cast<float>(own.strength[index(c)] + s_.hands[me_][c]) -
                                 static_cast<float>(other.strength[index(c)]) - likely_[index(c)];
            rating += margin > 0 ? kRating.war_won + kRating.war_spoils * other.strength[index(c)]
                                 : kRating.war_lost - kRating.war_losses * own.strength[index(c)] +
                                       kRating.war_margin * margin;
        }
        const int trader = std::max(one.ruler[index(kTrader)], two.ruler[index(kTrader)]);
        if (peace && trader >= 0 && one.treasures + two.treasures > 1) {
            rating += trader == static_cast<int>(me_) ? kRating.treasure : -kRating.treasure;
        }
        return rating;
    }

    const State& s_;
    unsigned me_;
    Realms realms_;
    Bits all_;                                                  ///< the squares of all kingdoms
    Bits loose_;                                                ///< tiles outside of them
    std::array<std::array<std::int16_t, 2>, kCells> beside_{};  ///< the first two kingdoms beside a square
    std::array<float, kColors> need_{};                         ///< how much a point of the colour helps
    std::array<float, kColors> likely_{};                       ///< tiles that another hand is likely to hold
};

}  // namespace

void Rules::rate(const State& s, const MoveList& moves, std::span<float> ratings) {
    std::size_t i = 0;
    if (s.conflict.kind != ConflictKind::None) {
        moves.for_each([&](const auto& move) { ratings[i++] = support_rating(s, move); });
        return;
    }
    const Rater rater(s, index(s.agenda.back().actor));
    moves.for_each([&](const auto& move) { ratings[i++] = rater(move); });
}

}  // namespace durbar::tigris
