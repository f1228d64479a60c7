#include "games/rajas/steps/steps.h"

namespace durbar::rajas {

data::Effects effects_of(const State& s, Cause cause) {
    const unsigned number = cause.number();
    switch (cause.kind()) {
        case CauseKind::WorkerSpace: return space_data(s, static_cast<Space>(number)).effects;
        case CauseKind::Chamber: return data::kChambers[number].effects;
        case CauseKind::River: return river::reward(s, static_cast<int>(number));
        case CauseKind::Yield: return yields_of(s, s.turn)[number].effects;
        case CauseKind::YieldToken: {
            const Token token = s.own().tokens[number];
            return token != kNoToken ? data::kTokens[token].effects : data::Effects{};
        }
        case CauseKind::FameBonus: return data::kFameBonuses[number].effects;
        case CauseKind::MoneyBonus: return data::kMoneyBonuses[number].effects;
        case CauseKind::WhiteToken: return data::kTokens[number].effects;
        case CauseKind::None:
        case CauseKind::LaidTile:
        case CauseKind::Market:
        case CauseKind::CatchUp: break;
    }
    return {};
}

void push_effects(State& s, Cause cause) {
    for (std::uint8_t i = effects_of(s, cause).count; i-- > 0;) s.agenda.push_back(EffectFrame{cause, i});
}

namespace effects {

namespace {

/// What a province shows, for brown tokens (RG-13.12).
template <class Count>
int count_tiles(const Seat& p, Count count) {
    int sum = 0;
    for_each_cell(p.laid, [&](Cell cell) { sum += count(data::kTiles[p.tiles[cell]]); });
    return sum;
}

int market_tiles(const Seat& p) {
    return count_tiles(p, [](const data::Tile& tile) { return tile.stalls[0].value > 0 ? 1 : 0; });
}
int buildings(const Seat& p) {
    return count_tiles(p, [](const data::Tile& tile) {
        return (tile.buildings[0] != kNoBuilding ? 1 : 0) + (tile.buildings[1] != kNoBuilding ? 1 : 0);
    });
}
int bends(const Seat& p) {
    return count_tiles(p, [](const data::Tile& tile) { return static_cast<int>(tile.bend); });
}
/// RG-13.14, RG-13.16
int connected_tokens(const Seat& p) {
    int sum = 0;
    for (unsigned slot = 0; slot < kSlots; ++slot) {
        sum += p.tokens[slot] != kNoToken && (p.reached >> slot & 1U) != 0 ? 1 : 0;
    }
    return sum;
}

/// RG-8.7, RG-8.8 A white token; the discards are shuffled if there is none.
void draw_white(State& s, const Sink& sink) {
    int stack = 0;
    int discarded = 0;
    for (unsigned kind = 0; kind < kWhiteKinds; ++kind) {
        stack += s.tokens[kind];
        discarded += s.discards[kind];
    }
    if (stack == 0) {
        if (discarded == 0) return;
        for (unsigned kind = 0; kind < kWhiteKinds; ++kind) s.tokens[kind] = s.discards[kind];
        s.discards = {};
        sink({.kind = EventKind::WhiteShuffled});
    }
    s.agenda.push_back({Step::Draw});
}

/// RG-14.8, RG-10.8 A character that cannot act gives nothing.
void visit(State& s, int chamber, const Sink& sink) {
    if (!river::can_visit(s, chamber)) return;
    sink({.kind = EventKind::ChamberVisited, .seat = s.turn, .cause = chamber_cause(chamber)});
    push_effects(s, chamber_cause(chamber));
}

/// Dice and decisions.
void run_step(State& s, const data::Effect& e, Cause cause, const Sink& sink) {
    const Seat& p = s.own();
    TakeDiceFrame gain{.cause = cause};
    switch (static_cast<EffectKind>(e.kind)) {
        case EffectKind::DiceAny:
            gain.any = e.a;
            gain.fewer = e.b == 1;
            return dice::gain(s, gain, sink);
        case EffectKind::DiceOf:
            gain.shown = unpack_counts<kShownBits>(e.a);
            return dice::gain(s, gain, sink);
        case EffectKind::DiceAnyPerKarma:
            gain.any = static_cast<std::uint8_t>(e.a * p.karma);
            return dice::gain(s, gain, sink);  // RG-14.7
        case EffectKind::DiceOfPerKarma:
            gain.shown[e.a] = static_cast<std::uint8_t>(e.b * p.karma);
            return dice::gain(s, gain, sink);  // RG-10.6
        case EffectKind::Upgrade: s.agenda.push_back(UpgradeFrame{.late = false, .cause = cause}); return;
        case EffectKind::Boat: s.agenda.push_back(SailFrame{e.a, e.b, cause}); return;
        case EffectKind::Reroll: s.agenda.push_back(RerollFrame{}); return;
        case EffectKind::YieldToken:
            if (s.options.mode != Mode::Navaratnas) return draw_white(s, sink);
            s.agenda.push_back(TokenChoiceFrame{cause});  // RG-13.5
            return;
        case EffectKind::CoverTile: s.agenda.push_back(ChooseTileFrame{Laying::Cover}); return;
        case EffectKind::PalaceChoice: s.agenda.push_back(PalaceChoiceFrame{cause}); return;
        case EffectKind::Palace: return visit(s, e.a, sink);
        case EffectKind::MarketMixed:
            s.agenda.push_back(MarketFrame{Good::Mixed, e.a, cause});
            return;  // RG-10.10
        case EffectKind::MarketSingle:
            s.agenda.push_back(MarketFrame{Good::Any, e.a, cause});
            return;  // RG-10.11
        case EffectKind::Karma:
        case EffectKind::Money:
        case EffectKind::Fame:
        case EffectKind::StartPlayer:
        case EffectKind::MoneyPerMarket:
        case EffectKind::FamePerUpgrade:
        case EffectKind::MoneyPerUpgrade:
        case EffectKind::FamePerKarma:
        case EffectKind::FamePerMarketTile:
        case EffectKind::FamePerRiverSpaces:
        case EffectKind::MoneyPerBuilding:
        case EffectKind::MoneyPerConnectedToken:
        case EffectKind::FamePerBend:
        case EffectKind::FamePerActiveWorker: return;  // run by `run`
    }
}

}  // namespace

void run(State& s, const Sink& sink) {
    const auto [cause, at] = s.top<EffectFrame>();
    const data::Effect& e = data::kEffects[effects_of(s, cause).first + at];
    s.agenda.pop_back();
    const Seat& p = s.own();
    const auto fame = [&, why = cause](int amount) { tracks::gain_fame(s, e.a * amount, why, sink); };
    const auto money = [&, why = cause](int amount) { tracks::gain_money(s, e.a * amount, why, sink); };
    switch (static_cast<EffectKind>(e.kind)) {
        case EffectKind::Karma: return tracks::gain_karma(s, e.a, cause, sink);
        case EffectKind::Money: return money(1);
        case EffectKind::Fame: return fame(1);
        case EffectKind::StartPlayer: return sink({.kind = EventKind::StartsNext, .seat = s.turn});  // RG-8.6
        case EffectKind::MoneyPerMarket: return money(stall_count(p));     // RG-10.9
        case EffectKind::FamePerUpgrade: return fame(upgrades_made(p));    // RG-10.12
        case EffectKind::MoneyPerUpgrade: return money(upgrades_made(p));  // RG-10.12, RG-13.15
        case EffectKind::FamePerKarma: return fame(p.karma);               // RG-10.13
        case EffectKind::FamePerMarketTile: return fame(market_tiles(p));
        case EffectKind::FamePerRiverSpaces: return fame(p.boat / e.b);  // RG-13.13
        case EffectKind::MoneyPerBuilding: return money(buildings(p));
        case EffectKind::MoneyPerConnectedToken: return money(connected_tokens(p));
        case EffectKind::FamePerBend: return fame(bends(p));
        case EffectKind::FamePerActiveWorker: return fame(active_workers(p));  // RG-13.15
        case EffectKind::DiceAny:
        case EffectKind::DiceOf:
        case EffectKind::DiceAnyPerKarma:
        case EffectKind::DiceOfPerKarma:
        case EffectKind::Upgrade:
        case EffectKind::Boat:
        case EffectKind::Reroll:
        case EffectKind::YieldToken:
        case EffectKind::CoverTile:
        case EffectKind::PalaceChoice:
        case EffectKind::Palace:
        case EffectKind::MarketMixed:
        case EffectKind::MarketSingle: return run_step(s, e, cause, sink);
    }
}

void discard(State& s) {
    ++s.discards[s.top<DiscardFrame>().token];
    s.agenda.pop_back();
}

}  // namespace effects

}  // namespace durbar::rajas
