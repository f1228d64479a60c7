#include <algorithm>

#include "games/rajas/prospects.h"
#include "games/rajas/roads.h"
#include "games/rajas/rules.h"
#include "games/rajas/steps/steps.h"

namespace durbar::rajas {

namespace {

/// What a die is worth that is given away.
float die_worth(int face) { return kPrices.die + kPrices.pip * static_cast<float>(face); }

/// What scoring a good would bring, with so many stalls at most.
float market_worth(const Stalls& stalls, Good good, int cap) {
    int count = 0;
    for (std::size_t g = 0; g < kGoods; ++g) {
        const auto own = static_cast<int>(stalls.of[g].size());
        if (good == Good::Mixed) count += own > 0 ? 1 : 0;
        if (g == index(good)) count = own;
    }
    return kMoneyWorth * static_cast<float>(market::worth(stalls, good, std::min(count, cap)));
}

/// The same for the best good.
float best_market(const Stalls& stalls, int cap) {
    float best = 0;
    for (const Good good : {Good::Silk, Good::Tea, Good::Spice}) {
        best = std::max(best, market_worth(stalls, good, cap));
    }
    return best;
}

/// What an effect brings the active seat, roughly.
float effect_worth(const State& s, const data::Effect& e) {
    const Prices& w = kPrices;
    const Seat& p = s.own();
    const auto a = static_cast<float>(e.a);
    const auto karma = static_cast<float>(p.karma);
    const float die = die_worth(w.common_face);
    switch (static_cast<EffectKind>(e.kind)) {
        case EffectKind::DiceAny: return a * die;
        case EffectKind::DiceOf: return static_cast<float>(std::popcount(static_cast<unsigned>(e.a))) * die;
        case EffectKind::DiceAnyPerKarma:
        case EffectKind::DiceOfPerKarma: return karma * die;
        case EffectKind::Karma: return w.karma * std::min(a, static_cast<float>(data::kMostKarma - p.karma));
        case EffectKind::Money: return kMoneyWorth * a;
        case EffectKind::Fame: return a;
        case EffectKind::Upgrade: return w.upgrade;
        case EffectKind::Boat: return w.boat * static_cast<float>(e.b);
        case EffectKind::Reroll: return w.reroll;
        case EffectKind::StartPlayer: return w.start;
        case EffectKind::YieldToken: return w.yield_token;
        case EffectKind::CoverTile: return w.cover_tile;
        case EffectKind::PalaceChoice: return w.palace_choice;
        case EffectKind::Palace: return w.palace;
        case EffectKind::MarketMixed: return market_worth(stalls_of(p), Good::Mixed, e.a);
        case EffectKind::MarketSingle: return best_market(stalls_of(p), e.a);
        case EffectKind::MoneyPerMarket: return kMoneyWorth * static_cast<float>(stall_count(p));
        case EffectKind::FamePerUpgrade: return static_cast<float>(upgrades_made(p));
        case EffectKind::MoneyPerUpgrade: return static_cast<float>(upgrades_made(p));
        case EffectKind::FamePerKarma: return a * karma;
        case EffectKind::FamePerMarketTile:
        case EffectKind::FamePerRiverSpaces:
        case EffectKind::MoneyPerBuilding:
        case EffectKind::MoneyPerConnectedToken:
        case EffectKind::FamePerBend:
        case EffectKind::FamePerActiveWorker: break;
    }
    return w.other_effect;
}

float list_worth(const State& s, data::Effects effects) {
    float worth = 0;
    for (unsigned i = 0; i < effects.count; ++i) worth += effect_worth(s, data::kEffects[effects.first + i]);
    return worth;
}

/// What laying a tile brings at once and later, its yields left aside.
float tile_worth(const State& s, Tile tile) {
    const Prices& w = kPrices;
    float worth = 0;
    for (const auto building : data::kTiles[tile].buildings) {
        if (building != kNoBuilding) {
            worth += static_cast<float>(scoring::building_value(s, s.turn, static_cast<Building>(building)));
        }
    }
    for (const auto& stall : data::kTiles[tile].stalls) {
        worth += (kMoneyWorth + w.stall_value) * static_cast<float>(stall.value);
    }
    return worth;
}

/// The best tile that could be built, less the dice it takes.
float best_tile(const State& s) {
    const Seat& p = s.own();
    float best = 0;
    for (const Tile tile : s.open) {
        if (tile == kNoTile || quarry::most_pips(p.dice, color_of(tile), p.karma) < cost_of(tile)) continue;
        best = std::max(best, tile_worth(s, tile) - kPrices.tile_pip * static_cast<float>(cost_of(tile)));
    }
    return best;
}

float sail_worth(const State& s, int spaces) {
    const int to = river::destination(s, s.turn, spaces);
    const bool bridge = s.own().boat <= data::kBridgeAfter && to > data::kBridgeAfter;
    return list_worth(s, river::reward(s, to)) + (bridge ? kPrices.bridge : 0.0F);
}

float best_sail(const State& s, int most) {
    float best = 0;
    most = std::min(most, river::free_ahead(s, s.turn));
    for (int spaces = 1; spaces <= most; ++spaces) best = std::max(best, sail_worth(s, spaces));
    return best;
}

struct Rater {
    const State& s;

    float operator()(const Place& m) const {
        const data::Space& space = space_data(s, m.space);
        const float price = kMoneyWorth * static_cast<float>(space.money);
        switch (area_of(space)) {
            case Area::Quarry: return best_tile(s) - price;
            case Area::Harbor:
                return best_sail(s, data::kMostHarborDie) - price - die_worth(kPrices.low_face);
            case Area::Market:
                return market_worth(stalls_of(s.own()), static_cast<Good>(space.arg), data::kFaces) -
                       (is_mixed_market(space) ? 0.0F : die_worth(kPrices.common_face));
            case Area::Balcony: return list_worth(s, space.effects) - die_worth(kPrices.low_face);
            case Area::Chamber:
                if (space.arg == kPortuguese)
                    return best_sail(s, 1) + kPrices.portuguese - die_worth(kPortuguese);
                return list_worth(s, space.effects) - die_worth(space.arg);
            case Area::OuterTerrace:
            case Area::Terrace: break;
        }
        return list_worth(s, space.effects);
    }
    float operator()(const PayDie& m) const {
        const data::Space& space = space_data(s, s.top<PayDieFrame>().space);
        const int value = m.turned ? opposite_face(m.face) : m.face;
        float gain = 0;
        if (area_of(space) == Area::Harbor) gain = best_sail(s, value);
        if (area_of(space) == Area::Market) {
            gain = market_worth(stalls_of(s.own()), static_cast<Good>(space.arg), value);
        }
        return gain - die_worth(m.face) - (m.turned ? kPrices.karma : 0.0F);
    }
    float operator()(const ChooseTile& m) const {
        return tile_worth(s, m.tile) - kPrices.tile_pip * static_cast<float>(cost_of(m.tile));
    }
    /// Yields that it reaches, and ends that it leaves open.
    float operator()(const LayTile& m) const {
        Seat p = s.own();
        const Tile tile = s.top<LayTileFrame>().tile;
        const unsigned roads = roads_of(tile, m.turn);
        const auto& yields = yields_of(s, s.turn);
        const unsigned fresh = yields_at(yields, m.cell, roads) & ~static_cast<unsigned>(p.reached);
        float worth = 0;
        for (unsigned slot = 0; slot < kSlots; ++slot) {
            if ((fresh >> slot & 1U) == 0) continue;
            const Token token = p.tokens[slot];
            worth += list_worth(s, token != kNoToken ? data::kTokens[token].effects : yields[slot].effects);
        }
        set_tile(p, tile, m.cell, m.turn);
        return worth + kPrices.open_end * static_cast<float>(std::min(kPrices.enough_ends,
                                                                      std::popcount(OpenEnds(p).all())));
    }
    /// The cheapest payment first.
    float operator()(const PayTile& m) const {
        float cost = 0;
        for (int face = 1; face <= data::kFaces; ++face) {
            const auto turned = static_cast<float>(PayTile::get(m.turned, face));
            cost += die_worth(face) * (static_cast<float>(PayTile::get(m.plain, face)) + turned) +
                    kPrices.karma * turned;
        }
        return -cost;
    }
    float operator()(const First&) const { return 0; }
    float operator()(const FirstYield&) const { return 0; }
    float operator()(const ReturnDie& m) const { return die_worth(kPrices.common_face) - die_worth(m.face); }
    float operator()(const RerollDie& m) const {
        return kPrices.reroll_pip * (static_cast<float>(kPrices.common_face) - static_cast<float>(m.face));
    }
    float operator()(const Done&) const { return 0; }
    /// Many dice, and of colours of which there are some already: tiles take sums.
    float operator()(const TakeDice& m) const {
        float worth = 0;
        for (const Color c : kAllColors) {
            const auto count = static_cast<float>(m.counts[index(c)]);
            const int alike = std::min(kPrices.enough_alike, s.own().dice.count(c));
            worth += count * (kPrices.die_taken + kPrices.die_alike * static_cast<float>(alike));
        }
        return worth;
    }
    float operator()(const UpgradeBuilding& m) const {
        float worth = 0;
        for (const Tile tile : s.open) {
            if (tile == kNoTile) continue;
            for (const auto building : data::kTiles[tile].buildings) {
                worth += building == index(m.building) ? kPrices.upgrade_in_view : 0.0F;
            }
        }
        return worth;
    }
    float operator()(const Sail& m) const { return m.spaces == 0 ? 0.0F : sail_worth(s, m.spaces); }
    float operator()(const Visit& m) const { return list_worth(s, data::kChambers[m.chamber - 1U].effects); }
    float operator()(const Sell& m) const {
        return kMoneyWorth * static_cast<float>(market::worth(stalls_of(s.own()), m.good, m.stalls));
    }
    float operator()(const TakeToken& m) const {
        if (m == kDeclineToken) return kPrices.no_token;
        const bool late = (s.own().reached >> m.slot & 1) != 0;
        const float printed = list_worth(s, yields_of(s, s.turn)[m.slot].effects);
        return late ? kPrices.late_token : list_worth(s, data::kTokens[m.token].effects) - printed;
    }
    template <class Outcome>
    float operator()(const Outcome&) const {
        return 0;
    }
};

}  // namespace

/// What a move brings in spaces of the race, less what it costs.
void Rules::rate(const State& s, const MoveList& moves, std::span<float> ratings) {
    const Rater rater{s};
    std::size_t at = 0;
    for (const Move& move : moves) ratings[at++] = std::visit(rater, move);
}

}  // namespace durbar::rajas
