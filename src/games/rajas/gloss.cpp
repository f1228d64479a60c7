#include <algorithm>

#include "core/move_list.h"
#include "games/rajas/roads.h"
#include "games/rajas/rules.h"
#include "games/rajas/steps/steps.h"
#include "games/rajas/values.h"

namespace durbar::rajas {

namespace {

using Tellings = std::vector<Telling>;

/// What a space asks for besides the worker.
Tellings price_of(const data::Space& space) {
    Tellings told;
    if (space.money > 0) told.push_back({"money_cost", {{"money", space.money}}});
    if (place::takes_die(space)) {
        const place::DiePrice price = place::die_price(space);
        told.push_back({"die_cost",
                        {{"color", price.color ? Value(color_name(*price.color)) : Value(nullptr)},
                         {"lowest", price.lowest},
                         {"highest", price.highest}}});
    }
    return told;
}

Telling effects_telling(data::Effects effects) { return {"effects", {{"effects", effects_value(effects)}}}; }

Telling sale(const State& s, Good good, int most) {
    const Stalls stalls = stalls_of(s.own());
    const int count = market::most_stalls(stalls, good, most);
    return {"sells",
            {{"good", good_name(good)}, {"stalls", count}, {"money", market::worth(stalls, good, count)}}};
}

/// Where the boat stops, and what it finds there.
Telling landing(const State& s, int spaces) {
    const int space = river::destination(s, s.turn, spaces);
    return {"lands", {{"river_space", space}, {"effects", effects_value(river::reward(s, space))}}};
}

void add_chamber(const State& s, int chamber, Tellings& told) {
    const data::Effects effects = effects_of(s, chamber_cause(chamber));
    told.push_back(effects_telling(effects));
    if (chamber == kPortuguese) told.push_back(landing(s, data::kEffects[effects.first].a));
}

struct Gains {
    int fame = 0;
    int money = 0;
    int karma = 0;
};

/// Of a seat, up to the end of its turn.
Gains gains_in(const std::vector<Event>& events, int seat) {
    Gains gains;
    for (const Event& e : events) {
        if (e.kind == EventKind::TurnEnded) break;
        if (e.seat != seat) continue;
        if (e.kind == EventKind::Fame) gains.fame += e.amount;
        if (e.kind == EventKind::Money) gains.money += e.amount;
        if (e.kind == EventKind::Karma) gains.karma += e.amount;
    }
    return gains;
}

/// Nothing is said of no gains.
void add(const Gains& gains, Tellings& told) {
    if (gains.fame + gains.money + gains.karma == 0) return;
    told.push_back({"gains", {{"fame", gains.fame}, {"money", gains.money}, {"karma", gains.karma}}});
}

/// What a tile that is paid for brings before its owner is asked again. That does not depend on the tile that
/// comes up in its place, so any of those will do (RG-5.10); what others can do in their turns may, so the
/// turn's end is the last.
void add_tile_gains(const View& view, const PayTile& m, Tellings& told) {
    State s = static_cast<const State&>(view);
    std::vector<Event> events;
    Rules::apply(s, m, Sink(events));
    if (Rules::to_act(s) == Player::Chance && s.agenda.back().step == Step::Reveal) {
        const auto outcomes = new_move_list<Rules>();
        Rules::legal_moves(s, *outcomes);
        Rules::apply(s, (*outcomes)[0], Sink(events));
    }
    Gains gains = gains_in(events, view.turn);
    // RG-6.4 Which of the two comes first is still to be chosen.
    if (!s.agenda.empty() && s.agenda.back().step == Step::ScoreTile) {
        const auto both = s.top<ScoreTileFrame>();
        gains.fame += both.fame;
        gains.money += both.money;
    }
    add(gains, told);
}

/// The sides that roads lead to: "NES".
std::string sides_of(unsigned roads) {
    constexpr std::string_view kSides = "NESW";
    std::string text;
    for (unsigned side = 0; side < kDirections; ++side) {
        if ((roads >> side & 1U) != 0) text += kSides[side];
    }
    return text;
}

/// The border yields that roads in a cell reach first.
void add_yields(const View& view, Cell cell, unsigned roads, Tellings& told) {
    const Seat& p = view.own();
    const unsigned fresh = yields_at(yields_of(view, view.turn), cell, roads) & ~unsigned{p.reached};
    for (Slot slot = 0; slot < kSlots; ++slot) {
        if ((fresh >> slot & 1U) == 0) continue;
        const Cause yield = scoring::yield_cause({slot, p.tokens[slot] != kNoToken});
        told.push_back({"yield",
                        {{"slot", slot_name(slot)},
                         {"token", token_value(p.tokens[slot])},
                         {"effects", effects_value(effects_of(view, yield))}}});
    }
}

/// Costs and effects of a move where its text alone does not tell them.
struct Gloss {
    const View& view;

    Tellings operator()(const Place& m) const {
        const data::Space& space = space_data(view, m.space);
        Tellings told = price_of(space);
        switch (area_of(space)) {
            case Area::Quarry: told.push_back({"builds", {}}); break;
            case Area::Harbor: told.push_back({"sails_by_die", {}}); break;
            case Area::Market: told.push_back(sale(view, static_cast<Good>(space.arg), data::kFaces)); break;
            case Area::Chamber: add_chamber(view, space.arg, told); break;
            case Area::Balcony:
            case Area::OuterTerrace:
            case Area::Terrace: told.push_back(effects_telling(space.effects)); break;
        }
        return told;
    }
    Tellings operator()(const PayDie& m) const {
        const data::Space& space = space_data(view, view.top<PayDieFrame>().space);
        const int value = m.turned ? opposite_face(m.face) : m.face;
        Tellings told;
        if (m.turned) told.push_back({"karma_cost", {{"karma", 1}, {"value", value}}});
        if (area_of(space) == Area::Harbor) told.push_back({"sails_up_to", {{"spaces", value}}});
        if (area_of(space) == Area::Market) told.push_back(sale(view, static_cast<Good>(space.arg), value));
        return told;
    }
    Tellings operator()(const ChooseTile& m) const {
        const ScoreTileFrame gains = scoring::gains_of(view, m.tile);
        return {{"tile",
                 {{"laying", laying_value(view.top<ChooseTileFrame>().laying)},
                  {"price", cost_of(m.tile)},
                  {"fame", gains.fame},
                  {"money", gains.money}}}};
    }
    Tellings operator()(const LayTile& m) const {
        const auto [tile, laying] = view.top<LayTileFrame>();
        const unsigned roads = roads_of(tile, m.turn);
        Tellings told{{"roads", {{"sides", sides_of(roads)}}}};
        if (laying == Laying::Cover) {
            const int difference = quarry::price(view, {tile, m.cell, m.turn, laying});
            told.push_back({"cover_cost", {{"difference", difference}}});
        }
        add_yields(view, m.cell, roads, told);
        return told;
    }
    Tellings operator()(const PayTile& m) const {
        int turned = 0;
        for (int face = 1; face <= data::kFaces; ++face) turned += PayTile::get(m.turned, face);
        Tellings told{{"payment",
                       {{"sum", quarry::pips(m)},
                        {"price", quarry::price(view, view.top<PayTileFrame>())},
                        {"karma", turned}}}};
        const auto [tile, cell, turn, laying] = view.top<PayTileFrame>();
        add_yields(view, cell, roads_of(tile, turn), told);
        add_tile_gains(view, m, told);
        return told;
    }
    Tellings operator()(const First& m) const {
        if (view.agenda.back().step == Step::Bonuses) {
            return {effects_telling(effects_of(view, tracks::next_bonus(view, m.track)))};
        }
        const auto gains = view.top<ScoreTileFrame>();
        const bool fame = m.track == Track::Fame;
        return {
            {"gains", {{"fame", fame ? gains.fame : 0}, {"money", fame ? 0 : gains.money}, {"karma", 0}}}};
    }
    Tellings operator()(const FirstYield& m) const {
        const auto yields = view.top<YieldsFrame>();
        const ReachedYield& yield = m.slot == yields.first.slot ? yields.first : yields.second;
        return {effects_telling(effects_of(view, scoring::yield_cause(yield)))};
    }
    Tellings operator()(const Done&) const {
        if (view.agenda.back().step != Step::Reroll) return {{"keeps_dice", {}}};
        return {{"rerolls", {{"dice", total(view.top<RerollFrame>().named)}}}};
    }
    Tellings operator()(const UpgradeBuilding& m) const {
        const int value = data::kFirstValue + view.own().upgrades[index(m.building)];
        return {{"upgrade",
                 {{"building", building_name(m.building)}, {"value", value}, {"new_value", value + 1}}}};
    }
    Tellings operator()(const Sail& m) const {
        if (m.spaces == 0) return {{"stays", {}}};
        Tellings told{landing(view, m.spaces)};
        add(gains_in(Rules::preview(view, m), view.turn), told);
        return told;
    }
    Tellings operator()(const Visit& m) const {
        Tellings told;
        add_chamber(view, m.chamber, told);
        return told;
    }
    Tellings operator()(const Sell& m) const {
        if (m == kSellNothing) return {{"sells_nothing", {}}};
        return {sale(view, m.good, m.stalls)};
    }
    /// A token pays instead of what is printed, but not where a road is already (RG-13.8).
    Tellings operator()(const TakeToken& m) const {
        if (m == kDeclineToken) return {};
        const data::Effects printed = yields_of(view, view.turn)[m.slot].effects;
        return {{"token",
                 {{"effects", effects_value(data::kTokens[m.token].effects)},
                  {"instead_of", effects_value(printed)},
                  {"reached", (view.own().reached >> m.slot & 1) != 0}}}};
    }
    // Dice that are named, and outcomes of chance, speak for themselves.
    Tellings operator()(const ReturnDie&) const { return {}; }
    Tellings operator()(const RerollDie&) const { return {}; }
    Tellings operator()(const TakeDice&) const { return {}; }
    Tellings operator()(const RevealTile&) const { return {}; }
    Tellings operator()(const RollDie&) const { return {}; }
    Tellings operator()(const RollRiver&) const { return {}; }
    Tellings operator()(const DrawRiverToken&) const { return {}; }
    Tellings operator()(const StartWith&) const { return {}; }
    Tellings operator()(const DrawToken&) const { return {}; }
};

}  // namespace

std::vector<Telling> Rules::gloss(const View& view, const Move& m) { return std::visit(Gloss{view}, m); }

/// The payment that looks best at first sight.
std::optional<Move> Rules::proposal(const View& view) {
    if (view.agenda.empty()) return std::nullopt;
    const Step step = view.agenda.back().step;
    if (step != Step::PayTile && step != Step::PayDie) return std::nullopt;
    const auto moves = new_move_list<Rules>();
    legal_moves(view, *moves);
    std::vector<float> ratings(moves->size());
    rate(view, *moves, ratings);
    const auto best = std::max_element(ratings.begin(), ratings.end()) - ratings.begin();
    return (*moves)[static_cast<std::size_t>(best)];
}

}  // namespace durbar::rajas
