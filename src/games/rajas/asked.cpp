#include <algorithm>

#include "games/rajas/rules.h"
#include "games/rajas/steps/steps.h"
#include "games/rajas/values.h"

namespace durbar::rajas {

namespace {

constexpr std::array<std::string_view, 20> kDecisions{
    "reveal", "river", "roll",  "start", "draw", "token",  "place",   "die",  "tile",    "lay",
    "pay",    "order", "yield", "room",  "dice", "reroll", "upgrade", "sail", "chamber", "sell"};

/// What the open decision or outcome is about, frame by frame.
struct Asked {
    const State& s;

    Fields operator()(const RevealFrame& f) const { return make_fields({{"stack", stack_name(f.stack)}}); }
    Fields operator()(const RiverRollFrame& f) const {
        return make_fields({{"from", f.from}, {"river_space", nullptr}});
    }
    Fields operator()(const RiverTokenFrame& f) const {
        return make_fields({{"from", nullptr}, {"river_space", f.space}});
    }
    Fields operator()(const RollFrame& f) const {
        return make_fields({{"seat", f.seat}, {"dice", colors_value(f.left)}});
    }
    Fields operator()(const StartFrame& f) const {
        List seats;
        for (int seat = 0; seat < s.players; ++seat) {
            if (f.has(seat)) seats.emplace_back(seat);
        }
        return make_fields({{"seats", std::move(seats)}});
    }
    /// RG-13.3 The token that was dealt has to be laid.
    Fields operator()(const FirstTokenFrame& f) const {
        return make_fields({{"token", token_value(f.token)}, {"reason", "deal"}, {"source", nullptr}});
    }
    Fields operator()(const TokenChoiceFrame& f) const { return with_cause({{"token", nullptr}}, f.cause); }
    /// The die that a space takes: its colour, null for any, and the faces that pay (RG-7.2, RG-8.4, RG-8.5,
    /// RG-10.1).
    Fields operator()(const PayDieFrame& f) const {
        const place::DiePrice price = place::die_price(space_data(s, f.space));
        List faces;
        for (int face = price.lowest; face <= price.highest; ++face) faces.emplace_back(face);
        return make_fields({{"space", space_name(f.space)},
                            {"color", price.color ? Value(color_name(*price.color)) : Value(nullptr)},
                            {"faces", std::move(faces)}});
    }
    /// `missing`: open tiles that a building player cannot pay for, and by how much.
    Fields operator()(const ChooseTileFrame& f) const {
        List missing;
        for (const Tile tile : s.open) {
            if (f.laying == Laying::Cover || tile == kNoTile) continue;
            const int pips = cost_of(tile) - quarry::most_pips(s.own().dice, color_of(tile), s.own().karma);
            if (pips > 0) missing.emplace_back(make_fields({{"tile", tile_value(tile)}, {"pips", pips}}));
        }
        return make_fields({{"laying", laying_value(f.laying)}, {"missing", std::move(missing)}});
    }
    Fields operator()(const LayTileFrame& f) const {
        return make_fields({{"laying", laying_value(f.laying)}, {"tile", tile_value(f.tile)}});
    }
    Fields operator()(const PayTileFrame& f) const {
        return make_fields({{"laying", laying_value(f.laying)},
                            {"tile", tile_value(f.tile)},
                            {"cell", cell_name(f.cell)},
                            {"turn", f.turn},
                            {"color", color_name(color_of(f.tile))},
                            {"price", quarry::price(s, f)}});
    }
    /// RG-6.4 The gains of a tile: fame and money.
    Fields operator()(const ScoreTileFrame& f) const {
        return with_cause({{"of", "gains"},
                           {"fame", f.fame},
                           {"money", f.money},
                           {"fame_bonus", nullptr},
                           {"money_bonus", nullptr}},
                          f.cause);
    }
    /// RG-11.13 The lowest bonuses that wait, by their spaces.
    Fields operator()(const BonusesFrame&) const {
        return with_cause(
            {{"of", "bonuses"},
             {"fame", nullptr},
             {"money", nullptr},
             {"fame_bonus", data::kFameBonuses[tracks::next_bonus(s, Track::Fame).number()].space},
             {"money_bonus", data::kMoneyBonuses[tracks::next_bonus(s, Track::Money).number()].space}},
            {});
    }
    Fields operator()(const YieldsFrame& f) const {
        List yields;
        for (const ReachedYield& yield : {f.first, f.second}) {
            yields.emplace_back(make_fields(
                {{"slot", slot_name(yield.slot)},
                 {"token", yield.by_token ? token_value(s.own().tokens[yield.slot]) : Value(nullptr)},
                 {"effects", effects_value(effects_of(s, scoring::yield_cause(yield)))}}));
        }
        return make_fields({{"yields", std::move(yields)}});
    }
    /// The gain that room is made for lies below.
    Fields operator()(const MakeRoomFrame& f) const {
        const auto gain = s.agenda[s.agenda.size() - 2].as<TakeDiceFrame>();
        return with_cause({{"most", f.most}, {"any", gain.any}, {"shown", colors_value(gain.shown)}},
                          gain.cause);
    }
    Fields operator()(const TakeDiceFrame& f) const {
        const dice::Offer offer = dice::offer_of(s, f);
        return with_cause({{"any", f.any},
                           {"shown", colors_value(f.shown)},
                           {"fewer", f.fewer},
                           {"least", offer.fewest},
                           {"most", offer.most}},
                          f.cause);
    }
    /// Only spaces let dice be rerolled (RG-8.1), and the agenda does not keep which one did: `sources` are
    /// those with a worker of the seat, and `source` is the one if there is but one.
    Fields operator()(const RerollFrame& f) const {
        List sources = reroll_spaces();
        Value source = sources.size() == 1 ? sources.front() : Value(nullptr);
        return make_fields({{"named", colors_value(f.named)},
                            {"sources", std::move(sources)},
                            {"reason", reason_of(CauseKind::WorkerSpace)},
                            {"source", std::move(source)}});
    }
    Fields operator()(const UpgradeFrame& f) const { return with_cause({{"late", f.late}}, f.cause); }
    /// How far the boat may go, and the space that each distance leads to.
    Fields operator()(const SailFrame& f) const {
        const int most = std::min<int>(f.most, river::free_ahead(s, s.turn));
        List arrivals;
        for (int spaces = std::max<int>(f.least, 1); spaces <= most; ++spaces) {
            arrivals.emplace_back(river::destination(s, s.turn, spaces));
        }
        return with_cause(
            {{"from", s.own().boat}, {"least", f.least}, {"most", most}, {"arrivals", std::move(arrivals)}},
            f.cause);
    }
    Fields operator()(const PalaceChoiceFrame& f) const { return with_cause({}, f.cause); }
    /// `good`: null if the player names one (RG-10.11); `most`: stalls that the scoring counts at most.
    Fields operator()(const MarketFrame& f) const {
        const Value good = f.good == Good::Any ? Value(nullptr) : Value(good_name(f.good));
        const int own = market::most_stalls(stalls_of(s.own()), f.good, f.most);
        return with_cause({{"good", good}, {"most", own}}, f.cause);
    }
    Fields operator()(Step step) const {
        if (step == Step::Deal) return make_fields({{"seat", s.turn}, {"color", "brown"}});
        if (step == Step::Draw) return make_fields({{"seat", s.turn}, {"color", "white"}});
        return make_fields({{"workers", unplaced_workers(s.own())}});
    }
    // By themselves, never asked.
    Fields operator()(const EffectFrame&) const { return {}; }
    Fields operator()(const DiscardFrame&) const { return {}; }

private:
    List reroll_spaces() const {
        List spaces;
        for (auto left = s.own().workers; left != 0; left &= left - 1) {
            const auto space = static_cast<Space>(std::countr_zero(left));
            const data::Effects effects = space_data(s, space).effects;
            for (unsigned i = 0; i < effects.count; ++i) {
                if (data::kEffects[effects.first + i].kind != index(EffectKind::Reroll)) continue;
                spaces.emplace_back(space_name(space));
            }
        }
        return spaces;
    }
};

}  // namespace

std::span<const std::string_view> Rules::decision_kinds() { return kDecisions; }

Telling Rules::asked(const View& view) {
    if (view.agenda.empty()) return {decision(view), {}};
    return {decision(view), visit_frame(view.agenda.back(), Asked{view})};
}

/// RG-2.1 Set-up belongs to nobody's turn.
std::optional<int> Rules::active_seat(const View& view) {
    if (view.agenda.empty() || sets_up(view)) return std::nullopt;
    return view.turn;
}

}  // namespace durbar::rajas
