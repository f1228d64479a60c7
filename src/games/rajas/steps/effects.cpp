#include "games/rajas/steps/steps.h"

namespace durbar::rajas {

void push_effects(State& s, data::Effects effects) {
    for (unsigned i = effects.count; i-- > 0;) {
        s.agenda.push_back(EffectFrame{static_cast<std::uint8_t>(effects.first + i)});
    }
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
    sink({.kind = EventKind::ChamberVisited, .seat = s.turn, .amount = static_cast<std::uint16_t>(chamber)});
    push_effects(s, data::kChambers[static_cast<unsigned>(chamber - 1)].effects);
}

/// Dice and decisions.
void run_step(State& s, EffectKind kind, const data::Effect& e, const Sink& sink) {
    const Seat& p = s.own();
    switch (kind) {
        case EffectKind::DiceAny: return dice::gain(s, {.any = e.a, .fewer = e.b == 1}, sink);
        case EffectKind::DiceOf: return dice::gain(s, {.shown = unpack_counts<kShownBits>(e.a)}, sink);
        case EffectKind::DiceAnyPerKarma:
            return dice::gain(s, {.any = static_cast<std::uint8_t>(e.a * p.karma)}, sink);  // RG-14.7
        case EffectKind::DiceOfPerKarma: {
            TakeDiceFrame gain;
            gain.shown[e.a] = static_cast<std::uint8_t>(e.b * p.karma);
            return dice::gain(s, gain, sink);  // RG-10.6
        }
        case EffectKind::Upgrade: s.agenda.push_back(UpgradeFrame{.late = false}); return;
        case EffectKind::Boat: s.agenda.push_back(SailFrame{e.a, e.b}); return;
        case EffectKind::Reroll: s.agenda.push_back(RerollFrame{}); return;
        case EffectKind::YieldToken:
            if (s.options.mode != Mode::Navaratnas) return draw_white(s, sink);
            s.agenda.push_back({Step::TokenChoice});  // RG-13.5
            return;
        case EffectKind::CoverTile: s.agenda.push_back(ChooseTileFrame{Laying::Cover}); return;
        case EffectKind::PalaceChoice: s.agenda.push_back({Step::PalaceChoice}); return;
        case EffectKind::Palace: return visit(s, e.a, sink);
        case EffectKind::MarketMixed:  // RG-10.10
            s.agenda.push_back(MarketFrame{Good::Mixed, e.a});
            return;
        default:
            s.agenda.push_back(MarketFrame{Good::Any, e.a});  // RG-10.11
            return;
    }
}

}  // namespace

void run(State& s, const Sink& sink) {
    const data::Effect& e = data::kEffects[s.top<EffectFrame>().number];
    s.agenda.pop_back();
    const Seat& p = s.own();
    const auto kind = static_cast<EffectKind>(e.kind);
    switch (kind) {
        case EffectKind::Karma: return tracks::gain_karma(s, e.a, sink);
        case EffectKind::Money: return tracks::gain_money(s, e.a, sink);
        case EffectKind::Fame: return tracks::gain_fame(s, e.a, sink);
        case EffectKind::StartPlayer:
            sink({.kind = EventKind::StartsNext, .seat = s.turn});
            return;                                                                                 // RG-8.6
        case EffectKind::MoneyPerMarket: return tracks::gain_money(s, e.a * stall_count(p), sink);  // RG-10.9
        case EffectKind::FamePerUpgrade:
            return tracks::gain_fame(s, e.a * upgrades_made(p), sink);  // RG-10.12
        case EffectKind::MoneyPerUpgrade:
            return tracks::gain_money(s, e.a * upgrades_made(p), sink);  // RG-10.12, RG-13.15
        case EffectKind::FamePerKarma: return tracks::gain_fame(s, e.a * p.karma, sink);  // RG-10.13
        case EffectKind::FamePerMarketTile: return tracks::gain_fame(s, e.a * market_tiles(p), sink);
        case EffectKind::FamePerRiverSpaces:
            return tracks::gain_fame(s, e.a * (p.boat / e.b), sink);  // RG-13.13
        case EffectKind::MoneyPerBuilding: return tracks::gain_money(s, e.a * buildings(p), sink);
        case EffectKind::MoneyPerConnectedToken:
            return tracks::gain_money(s, e.a * connected_tokens(p), sink);
        case EffectKind::FamePerBend: return tracks::gain_fame(s, e.a * bends(p), sink);
        case EffectKind::FamePerActiveWorker:
            return tracks::gain_fame(s, e.a * active_workers(p), sink);  // RG-13.15
        default: return run_step(s, kind, e, sink);
    }
}

void discard(State& s) {
    ++s.discards[s.top<DiscardFrame>().token];
    s.agenda.pop_back();
}

}  // namespace effects

}  // namespace durbar::rajas
