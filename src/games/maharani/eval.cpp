#include <algorithm>
#include <cmath>

#include "core/hints.h"
#include "games/maharani/prospects.h"
#include "games/maharani/rules.h"

/// What a position is worth: the gold a seat has, what its workers will be paid when their sections are full,
/// and what helps it to get more. Leads count the more, the fewer spaces are left.
namespace durbar::maharani {

namespace {

/// How many workers the largest group has that an empty space touches.
float growing_group(Spaces workers, Spaces empty) {
    int largest = 0;
    while (workers.any()) {
        const Spaces group = group_of(workers.first(), workers);
        workers = workers - group;
        if (group.count() <= largest) continue;
        Spaces around;
        group.for_each([&](Space space) { around |= neighbours(space); });
        if ((around & empty).any()) largest = group.count();
    }
    return static_cast<float>(largest);
}

/// Gold that a seat may count on.
float outlook(const State& s, int seat, Spaces empty) {
    const Prospects& w = kProspects;
    float gold = s.gold[static_cast<unsigned>(seat)];
    const auto left = static_cast<float>(empty.count());
    for_each_crew(s, seat, [&](Crew crew) {
        const Spaces crew_workers = s.workers[index(crew)];
        for (const Section section : kAllSections) {
            if (is_scored(s, section)) continue;
            const int here = (crew_workers & spaces_of(section)).count();
            const auto open = static_cast<float>((empty & spaces_of(section)).count());
            const float room = std::clamp((open - w.closed_spaces) / w.open_spaces, 0.0F, 1.0F);
            gold += payout(here) + w.growth * next_payout(here) * room;
        }
        gold += growing_group(crew_workers, empty) * std::min(w.group * left, w.group_most);
        gold += w.supply * std::min(static_cast<float>(s.supply[index(crew)]), w.enough_supply);
    });
    const int down = std::popcount(s.tokens_down[static_cast<unsigned>(seat)]);
    gold -= (w.token + w.token_space * left) * static_cast<float>(down);
    return gold;
}

/// What it is worth to be on, or to be soon.
float tempo(const State& s, int seat, float left) {
    const Prospects& w = kProspects;
    const Step step = s.agenda.back().step;
    if (step == Step::Start) return 0;
    const float turn = w.turn + w.turn_space * left;
    const bool over = step == Step::Refill;  // the turn is: its seat is the last to be on again
    const int first = over ? s.agenda[0].seat : s.turn;
    const int wait = (seat - first + s.players) % s.players;
    float gold = turn * static_cast<float>(s.players - 1 - wait) / static_cast<float>(s.players - 1);
    if (seat == s.turn && s.laid == data::kMostTiles) gold -= data::kSecondTileCost;
    if (seat == s.turn && step != Step::Action && !over) gold -= turn * w.first_tile;
    return gold;
}

}  // namespace

Shares Rules::evaluate(const State& s) {
    if (s.agenda.empty()) return final_shares<Rules>(s);
    const Spaces empty = empty_spaces(s);
    const auto left = static_cast<float>(empty.count());
    const float scale = kProspects.scale_end + kProspects.scale_space * std::sqrt(left);
    std::array<float, kMaxPlayers> outlooks{};
    for (int seat = 0; seat < s.players; ++seat) {
        outlooks[static_cast<unsigned>(seat)] = outlook(s, seat, empty) + tempo(s, seat, left);
    }
    return shares_of(std::span(outlooks).first(s.players), scale);
}

/// Only the choice of a worker is in the middle of something. The tiles that are drawn next change too little
/// of the evaluation to wait for them.
bool Rules::is_quiescent(const State& s) { return s.agenda.empty() || s.agenda.back().step != Step::Worker; }

}  // namespace durbar::maharani
