#include <algorithm>
#include <vector>

#include "games/rajas/effects_words.h"
#include "games/rajas/roads.h"
#include "games/rajas/rules.h"
#include "games/rajas/steps/steps.h"

namespace durbar::rajas {

namespace {

std::string number(int n) { return std::to_string(n); }

/// What a move brings at once: "+2 fame, +3$", or nothing.
std::string gain_words(const View& view, const Move& m) {
    int fame = 0;
    int money = 0;
    int karma = 0;
    for (const Event& e : Rules::preview(view, m)) {
        if (e.seat != view.turn) continue;
        if (e.kind == EventKind::Fame) fame += e.amount;
        if (e.kind == EventKind::Money) money += e.amount;
        if (e.kind == EventKind::Karma) karma += e.amount;
    }
    std::string text;
    const auto add = [&](int amount, std::string_view unit) {
        if (amount > 0) text += (text.empty() ? "+" : ", +") + number(amount) + std::string(unit);
    };
    add(fame, " fame");
    add(money, "$");
    add(karma, " karma");
    return text;
}

std::string sides_words(unsigned roads) {
    constexpr std::string_view kSides = "NESW";
    std::string text;
    for (unsigned side = 0; side < kDirections; ++side) {
        if ((roads >> side & 1U) != 0) text += kSides[side];
    }
    return text;
}

/// What a tile pays the active seat when it is laid now (RG-6.1, RG-6.2).
std::string tile_gains(const State& s, Tile tile) {
    const auto [fame, money] = scoring::gains_of(s, tile);
    std::string text = fame > 0 ? "+" + number(fame) + " fame" : "";
    if (money > 0) text += (text.empty() ? "+" : ", +") + number(money) + "$";
    return text;
}

std::string market_words(const State& s, const data::Space& space) {
    const Stalls stalls = stalls_of(s.own());
    const auto good = static_cast<Good>(space.arg);
    if (good == Good::Mixed) {
        int kinds = 0;
        for (const auto& values : stalls.of) kinds += values.empty() ? 0 : 1;
        return "sells one of each good: +" + number(market::worth(stalls, good, kinds)) + "$";
    }
    const auto& values = stalls.of[space.arg];
    if (values.empty()) return "a die; you have no such stall";
    std::string text = "a die; sells as many as it shows of";
    for (unsigned i = 0; i < values.size(); ++i) text += (i == 0 ? " " : "+") + number(values[i]);
    return text + "$";
}

/// Where the boat stops and what it gets there, numbers included where they depend on the player.
std::string landing_words(const View& view, int spaces, const std::string& gains) {
    const int space = river::destination(view, view.turn, spaces);
    const data::Effects reward = river::reward(view, space);
    const auto kind = static_cast<EffectKind>(data::kEffects[reward.first].kind);
    const bool printed = kind == EffectKind::Fame || kind == EffectKind::Money || kind == EffectKind::Karma;
    return "to " + number(space) + ": " + effects_words(reward) +
           (gains.empty() || printed ? "" : " (" + gains + ")");
}

std::string chamber_words(const View& view, int chamber) {
    const data::Effects effects = data::kChambers[static_cast<unsigned>(chamber - 1)].effects;
    if (chamber != kPortuguese) return effects_words(effects);
    return effects_words(effects) + " " + landing_words(view, data::kEffects[effects.first].a, "");
}

/// A sentence for each move where its text alone does not tell what it does.
struct Gloss {
    const View& view;
    const Frame& frame() const { return view.agenda.back(); }

    std::string operator()(const Place& m) const {
        const data::Space& space = space_data(view, m.space);
        const std::string price = number(space.money) + "$";
        switch (area_of(space)) {
            case Area::Quarry: return price + ", then a tile paid in dice of its colour";
            case Area::Harbor:
                return price + " and a die of 1-" + number(data::kMostHarborDie) +
                       ": boat +1 up to its number";
            case Area::Market: return market_words(view, space);
            case Area::Balcony:
                return effects_words(space.effects) + " for 1 " +
                       std::string(color_name(static_cast<Color>(space.arg)));
            case Area::Chamber:
                return "a die of " + number(space.arg) + ": " + chamber_words(view, space.arg);
            default: return effects_words(space.effects);
        }
    }
    std::string operator()(const PayDie& m) const {
        const data::Space& space = space_data(view, view.top<PayDieFrame>().space);
        const int shown = m.turned ? opposite_face(m.face) : m.face;
        std::string text = m.turned ? "1 karma: counts as " + number(shown) : "";
        const auto add = [&](const std::string& words) { text += (text.empty() ? "" : "; ") + words; };
        if (area_of(space) == Area::Harbor) add("boat up to +" + number(shown));
        if (area_of(space) == Area::Market) {
            const Stalls stalls = stalls_of(view.own());
            const int most = std::min(shown, static_cast<int>(stalls.of[space.arg].size()));
            add("sells " + number(most) + ": +" +
                number(market::worth(stalls, static_cast<Good>(space.arg), most)) + "$");
        }
        return text;
    }
    std::string operator()(const ChooseTile& m) const {
        const bool builds = view.top<ChooseTileFrame>().laying == Laying::Build;
        return (builds ? "price " : "worth ") + number(cost_of(m.tile)) + ", " +
               std::string(shape_word(m.tile)) + " " + features_text(m.tile) + ": " +
               tile_gains(view, m.tile);
    }
    std::string operator()(const LayTile& m) const {
        const auto [tile, laying] = view.top<LayTileFrame>();
        const unsigned roads = roads_of(tile, m.turn);
        std::string text = "roads " + sides_words(roads);
        if (laying == Laying::Cover) {
            text += ", price " + number(quarry::price(view, {tile, m.cell, m.turn, laying}));
        }
        const auto& yields = yields_of(view, view.turn);
        const unsigned fresh = yields_at(yields, m.cell, roads) & ~unsigned{view.own().reached};
        for (Slot slot = 0; slot < kSlots; ++slot) {
            if ((fresh >> slot & 1U) == 0) continue;
            const Token token = view.own().tokens[slot];
            text += "; " + std::string(slot_name(slot)) + ": " +
                    effects_words(token != kNoToken ? data::kTokens[token].effects : yields[slot].effects);
        }
        return text;
    }
    std::string operator()(const PayTile& m) const {
        const int price = quarry::price(view, view.top<PayTileFrame>());
        return number(quarry::pips(m)) + " for a price of " + number(price);
    }
    std::string operator()(const First& m) const {
        if (frame().step == Step::ScoreTile) {
            const auto [fame, money] = view.top<ScoreTileFrame>();
            return m.track == Track::Fame ? "+" + number(fame) + " fame" : "+" + number(money) + "$";
        }
        const auto waiting = m.track == Track::Fame ? view.fame_waiting : view.money_waiting;
        const auto first = static_cast<unsigned>(std::countr_zero(waiting));
        const data::Bonus& bonus =
            m.track == Track::Fame ? data::kFameBonuses[first] : data::kMoneyBonuses[first];
        return effects_words(bonus.effects);
    }
    std::string operator()(const FirstYield& m) const {
        const auto yields = view.top<YieldsFrame>();
        const bool in_order = m.slot == yields.first.slot;
        return effects_words(scoring::yield_effects(view, in_order ? yields.first : yields.second));
    }
    std::string operator()(const Done&) const {
        if (frame().step != Step::Reroll) return "keeps the others, takes what fits";
        const int named = total(view.top<RerollFrame>().named);
        return named == 0 ? "rerolls none" : "rolls the " + number(named) + " named";
    }
    std::string operator()(const UpgradeBuilding& m) const {
        const int value = data::kFirstValue + view.own().upgrades[index(m.building)];
        return "from " + number(value) + " to " + number(value + 1) + " fame";
    }
    std::string operator()(const Sail& m) const {
        if (m.spaces == 0) return "the boat stays";
        return landing_words(view, m.spaces, gain_words(view, m));
    }
    std::string operator()(const Visit& m) const { return chamber_words(view, m.chamber); }
    std::string operator()(const Sell& m) const {
        if (m.stalls == 0) return "sells nothing";
        return "+" + number(market::worth(stalls_of(view.own()), m.good, m.stalls)) + "$";
    }
    std::string operator()(const TakeToken& m) const {
        if (m == kDeclineToken) return "";
        const bool reached = (view.own().reached >> m.slot & 1) != 0;
        return effects_words(data::kTokens[m.token].effects) +
               (reached ? ", not paid: a road is there already"
                        : ", not " + effects_words(yields_of(view, view.turn)[m.slot].effects));
    }
    std::string operator()(const auto&) const { return {}; }
};

}  // namespace

std::string Rules::gloss(const View& view, const Move& m) { return std::visit(Gloss{view}, m); }

/// The payment that looks best at first sight.
std::optional<Move> Rules::proposal(const View& view) {
    if (view.agenda.empty()) return std::nullopt;
    const Step step = view.agenda.back().step;
    if (step != Step::PayTile && step != Step::PayDie) return std::nullopt;
    MoveList moves;
    legal_moves(view, moves);
    std::vector<float> ratings(moves.size());
    rate(view, moves, ratings);
    const auto best = std::max_element(ratings.begin(), ratings.end()) - ratings.begin();
    return moves[static_cast<std::size_t>(best)];
}

static_assert(Glossed<Rules>);

}  // namespace durbar::rajas
