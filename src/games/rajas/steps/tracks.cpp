#include <algorithm>

#include "games/rajas/steps/steps.h"

namespace durbar::rajas::tracks {

namespace {

/// RG-11.11, RG-11.12 A bonus just passed is resolved before anything else on the agenda, unless one of its
/// track waits already: then it joins that one's queue.
void pass_bonuses(State& s, Track track, unsigned passed) {
    if (passed == 0) return;
    std::uint8_t& waiting = track == Track::Fame ? s.fame_waiting : s.money_waiting;
    if (waiting == 0) s.agenda.push_back(BonusesFrame{track});
    waiting = static_cast<std::uint8_t>(waiting | passed);
}

/// No game comes near the limit; a position written by hand may.
std::uint16_t advanced(int marker, int amount) {
    return static_cast<std::uint16_t>(std::min(marker + amount, kFarthest));
}

}  // namespace

/// RG-11.2 The whole sum, then the worker (RG-11.4), then the bonuses.
void gain_fame(State& s, int amount, Cause cause, const Sink& sink) {
    if (amount == 0) return;
    Seat& p = s.own();
    const int before = p.fame;
    p.fame = advanced(p.fame, amount);
    sink({.kind = EventKind::Fame,
          .seat = s.turn,
          .amount = static_cast<std::uint16_t>(amount),
          .cause = cause});
    const auto passes = [&](int space) { return before < space && p.fame >= space; };
    if (passes(data::kFameWorker)) gain_worker(s, WorkerSource::Fame, sink);
    unsigned passed = 0;
    for (unsigned i = 0; i < data::kFameBonuses.size(); ++i) {
        if (passes(data::kFameBonuses[i].space)) passed |= 1U << i;  // RG-11.7, RG-11.10
    }
    pass_bonuses(s, Track::Fame, passed);
}

void gain_money(State& s, int amount, Cause cause, const Sink& sink) {
    if (amount == 0) return;
    Seat& p = s.own();
    p.money = advanced(p.money, amount);
    sink({.kind = EventKind::Money,
          .seat = s.turn,
          .amount = static_cast<std::uint16_t>(amount),
          .cause = cause});
    const unsigned worker = 1U << index(WorkerSource::Money);
    const bool first = p.money >= data::kMoneyWorker && p.money - amount < data::kMoneyWorker;
    if (first && (p.gained & worker) == 0) gain_worker(s, WorkerSource::Money, sink);
    unsigned passed = 0;
    while (p.money_bonuses < data::kMoneyBonuses.size() &&
           p.money >= data::kMoneyBonuses[p.money_bonuses].space) {  // RG-11.8, RG-11.9
        passed |= 1U << p.money_bonuses++;
    }
    pass_bonuses(s, Track::Money, passed);
}

/// RG-3.11
void gain_karma(State& s, int amount, Cause cause, const Sink& sink) {
    Seat& p = s.own();
    const int gain = std::min(amount, data::kMostKarma - p.karma);
    if (gain == 0) return;
    p.karma = static_cast<std::uint8_t>(p.karma + gain);
    sink({.kind = EventKind::Karma,
          .seat = s.turn,
          .amount = static_cast<std::uint16_t>(gain),
          .cause = cause});
}

/// RG-11.3, RG-11.5, RG-13.1 With the last worker that may be gained, those left leave the game.
void gain_worker(State& s, WorkerSource source, const Sink& sink) {
    Seat& p = s.own();
    const int limit = data::kWorkerLimit[index(s.options.mode)];
    if (active_workers(p) >= limit) return;
    p.gained = static_cast<std::uint8_t>(p.gained | 1U << index(source));
    sink({.kind = EventKind::WorkerGained, .seat = s.turn, .worker = source});
    if (active_workers(p) < limit) return;
    for (unsigned other = 0; other < kWorkerSources; ++other) {
        if ((unsigned{p.gained} >> other & 1U) != 0) continue;
        sink({.kind = EventKind::WorkerLeft, .seat = s.turn, .worker = static_cast<WorkerSource>(other)});
    }
}

bool settle_bonuses(State& s, const Sink& sink) {
    const Track track = s.top<BonusesFrame>().track;
    const unsigned own = track == Track::Fame ? s.fame_waiting : s.money_waiting;
    if (own == 0) {
        s.agenda.pop_back();
        return true;
    }
    if (s.fame_waiting != 0 && s.money_waiting != 0) return false;  // RG-11.13
    apply_bonus(s, track, sink);
    return true;
}

Cause next_bonus(const State& s, Track track) {
    const bool fame = track == Track::Fame;
    const auto number = static_cast<unsigned>(std::countr_zero(fame ? s.fame_waiting : s.money_waiting));
    return {fame ? CauseKind::FameBonus : CauseKind::MoneyBonus, number};
}

void apply_bonus(State& s, Track track, const Sink& sink) {
    const Cause bonus = next_bonus(s, track);
    std::uint8_t& waiting = track == Track::Fame ? s.fame_waiting : s.money_waiting;
    waiting = static_cast<std::uint8_t>(waiting & (waiting - 1U));
    sink({.kind = EventKind::Bonus, .seat = s.turn, .track = track, .cause = bonus});
    const auto kind = static_cast<EffectKind>(data::kEffects[effects_of(s, bonus).first].kind);
    if (track == Track::Fame && kind == EffectKind::Upgrade) {
        s.agenda.push_back(UpgradeFrame{.late = true, .cause = bonus});  // RG-6.6
    } else {
        push_effects(s, bonus);
    }
}

void legal(const State&, MoveList& out) {
    out.add(First{Track::Fame});
    out.add(First{Track::Money});
}

Refused check(const State&, const First&) { return std::nullopt; }

void apply(State& s, const First& m, const Sink& sink) {
    if (s.agenda.back().step == Step::ScoreTile) {
        scoring::apply_tile(s, m.track, sink);
    } else {
        apply_bonus(s, m.track, sink);
    }
}

}  // namespace durbar::rajas::tracks
