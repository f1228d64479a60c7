#include "core/overloaded.h"
#include "games/rajas/position.h"
#include "games/rajas/steps/steps.h"

namespace durbar::rajas {

namespace {

/// Whether the cause can have acted for the active seat in this game.
bool can_have_acted(const State& s, Cause cause) {
    const Seat& p = s.own();
    const unsigned number = cause.number();
    switch (cause.kind()) {
        case CauseKind::None:
        case CauseKind::Chamber:
        case CauseKind::WhiteToken:
        case CauseKind::CatchUp: return true;
        case CauseKind::LaidTile: {
            const auto tile = static_cast<Tile>(number);
            bool laid = (s.buried & tile_bit(tile)) != 0;
            for_each_cell(p.laid, [&](Cell cell) { laid = laid || p.tiles[cell] == tile; });
            return laid;
        }
        case CauseKind::WorkerSpace: return (p.workers & bit(static_cast<Space>(number))) != 0;
        case CauseKind::River: return number <= p.boat;
        case CauseKind::Yield: return (p.reached >> number & 1) != 0;
        case CauseKind::YieldToken: return (p.reached >> number & 1) != 0 && p.tokens[number] != kNoToken;
        case CauseKind::FameBonus: return p.fame >= data::kFameBonuses[number].space;
        case CauseKind::MoneyBonus: return number < p.money_bonuses;
        case CauseKind::Market: return false;  // pays, and asks nothing
    }
    return false;
}

/// Whether one of the cause's effects is of these kinds.
bool brings(const State& s, Cause cause, std::initializer_list<EffectKind> kinds) {
    const data::Effects effects = effects_of(s, cause);
    for (unsigned i = 0; i < effects.count; ++i) {
        const auto kind = static_cast<EffectKind>(data::kEffects[effects.first + i].kind);
        for (const EffectKind wanted : kinds) {
            if (kind == wanted) return true;
        }
    }
    return false;
}

bool is_space_of(const State& s, Cause cause, Area area) {
    return cause.kind() == CauseKind::WorkerSpace &&
           area_of(space_data(s, static_cast<Space>(cause.number()))) == area;
}

}  // namespace

bool sound_cause(const State& s, const Frame& frame) {
    const auto sound = [&](Cause cause, bool leads) {
        return cause == Cause{} || (leads && can_have_acted(s, cause));
    };
    return visit_frame(
        frame,
        Overloaded{
            [&](const ScoreTileFrame& f) { return sound(f.cause, f.cause.kind() == CauseKind::LaidTile); },
            [&](const TakeDiceFrame& f) {
                return sound(f.cause, brings(s, f.cause,
                                             {EffectKind::DiceAny, EffectKind::DiceOf,
                                              EffectKind::DiceAnyPerKarma, EffectKind::DiceOfPerKarma}));
            },
            [&](const UpgradeFrame& f) { return sound(f.cause, brings(s, f.cause, {EffectKind::Upgrade})); },
            [&](const SailFrame& f) {
                return sound(f.cause,
                             brings(s, f.cause, {EffectKind::Boat}) || is_space_of(s, f.cause, Area::Harbor));
            },
            [&](const MarketFrame& f) {
                return sound(f.cause,
                             brings(s, f.cause, {EffectKind::MarketMixed, EffectKind::MarketSingle}) ||
                                 is_space_of(s, f.cause, Area::Market));
            },
            [&](const PalaceChoiceFrame& f) {
                return sound(f.cause, brings(s, f.cause, {EffectKind::PalaceChoice}));
            },
            [&](const TokenChoiceFrame& f) {
                return sound(f.cause, brings(s, f.cause, {EffectKind::YieldToken}) ||
                                          f.cause.kind() == CauseKind::CatchUp);
            },
            [&](const EffectFrame& f) { return can_have_acted(s, f.cause); },
            [](const auto&) { return true; }});
}

}  // namespace durbar::rajas
