#include "core/overloaded.h"
#include "games/json_words.h"
#include "games/rajas/position.h"
#include "games/rajas/rules.h"
#include "games/rajas/steps/steps.h"

namespace durbar::rajas {

namespace {

namespace json = boost::json;

json::value tile_json(Tile tile) {
    return tile == kNoTile ? json::value(nullptr) : json::value(text_json(tile_name(tile)));
}

json::array dice_json(const Dice& dice) {
    json::array array;
    for (const Color c : kAllColors) {
        for (int face = 1; face <= data::kFaces; ++face) {
            for (int i = 0; i < dice.at(c, face); ++i) {
                array.push_back({{"color", text_json(color_name(c))}, {"face", face}});
            }
        }
    }
    return array;
}

json::object counts_json(const DieCounts& counts) {
    json::object object;
    for (const Color c : kAllColors) object[text_json(color_name(c))] = counts[index(c)];
    return object;
}

json::array province_json(const Seat& p) {
    json::array array;
    for_each_cell(p.laid, [&](Cell cell) {
        array.push_back({{"cell", cell_name(cell)},
                         {"tile", tile_json(p.tiles[cell])},
                         {"turn", p.turned[cell]},
                         {"covers", (p.covered & cell_bit(cell)) != 0}});
    });
    return array;
}

/// The nine border yields with their tokens.
json::array border_json(const State& s, int seat) {
    const Seat& p = s.seats[static_cast<unsigned>(seat)];
    json::array array;
    for (Slot slot = 0; slot < kSlots; ++slot) {
        const auto color = yields_of(s, seat)[slot].slot;
        const bool takes = s.options.mode == Mode::Navaratnas && color < data::kTokenColorNames.size();
        array.push_back(
            {{"slot", text_json(slot_name(slot))},
             {"color", takes ? json::value(text_json(data::kTokenColorNames[color])) : json::value(nullptr)},
             {"token", p.tokens[slot] == kNoToken ? json::value(nullptr)
                                                  : json::value(text_json(token_name(p.tokens[slot])))},
             {"reached", (p.reached >> slot & 1) != 0}});
    }
    return array;
}

/// `upgrades`: where the cubes stand; `building_values`: what a building on a tile laid now brings (RG-6.6).
json::object seat_json(const State& s, int seat) {
    const Seat& p = s.seats[static_cast<unsigned>(seat)];
    json::object upgrades;
    json::object values;
    for (const Building b : kAllBuildings) {
        upgrades[text_json(building_name(b))] = data::kFirstValue + p.upgrades[index(b)];
        values[text_json(building_name(b))] = scoring::building_value(s, seat, b);
    }
    json::array gained;
    for (std::size_t source = 0; source < kWorkerSources; ++source) {
        if ((p.gained >> source & 1) != 0) gained.push_back(text_json(kSourceNames[source]));
    }
    const auto next = p.money_bonuses;
    return {
        {"seat", seat},
        {"color", text_json(data::kPlayerColors[static_cast<unsigned>(seat)])},
        {"side", is_advanced(s, seat) ? "navaratnas" : "basic"},
        {"fame", p.fame},
        {"money", p.money},
        {"fame_missing", -difference(p)},
        {"met", p.met == 0 ? json::value(nullptr) : json::value(p.met)},
        {"karma", p.karma},
        {"dice", dice_json(p.dice)},
        {"capacity", capacity(s, seat)},
        {"upgrades", std::move(upgrades)},
        {"building_values", std::move(values)},
        {"workers", active_workers(p)},
        {"unplaced", unplaced_workers(p)},
        {"gained", std::move(gained)},
        {"boat", p.boat},
        {"next_money_bonus", next < data::kMoneyBonuses.size() ? json::value(data::kMoneyBonuses[next].space)
                                                               : json::value(nullptr)},
        {"province", province_json(p)},
        {"yields", border_json(s, seat)}};
}

/// Every space of this side of the board with the seat of its worker.
json::array spaces_json(const State& s) {
    json::array array;
    const bool covers = s.players == data::kCoverPlayers;
    for (Space space = 0; space < kSpaces; ++space) {
        if ((data::kBoardSpaces[board_of(s.players)] & bit(space)) == 0) continue;
        json::value seat = nullptr;
        for (int other = 0; other < s.players; ++other) {
            if ((s.seats[static_cast<unsigned>(other)].workers & bit(space)) != 0) seat = other;
        }
        array.push_back({{"space", text_json(space_name(space))},
                         {"money", space_data(s, space).money},
                         {"seat", seat},
                         {"covered", covers && (data::kCoveredSpaces & bit(space)) != 0}});
    }
    return array;
}

json::array stacks_json(const State& s) {
    json::array array;
    for (unsigned stack = 0; stack < kStacks; ++stack) {
        array.push_back({{"stack", stack_name(stack)},
                         {"open", tile_json(s.open[stack])},
                         {"below", std::popcount(s.in_stacks & data::kStackTiles[stack])}});
    }
    return array;
}

json::array river_json(const State& s) {
    json::array array;
    for (std::size_t token = 0; token < kRiverTokens; ++token) {
        if (s.river[token] != 0) array.push_back({{"space", s.river[token]}, {"token", token + 1}});
    }
    return array;
}

json::array tiles_json(std::uint64_t tiles) {
    json::array array;
    for (; tiles != 0; tiles &= tiles - 1) {
        array.push_back(tile_json(static_cast<Tile>(std::countr_zero(tiles))));
    }
    return array;
}

/// Yield tokens by kind, from the first kind on.
template <class Counts>
json::object tokens_json(const Counts& counts) {
    json::object object;
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        if (counts[kind] > 0) object[text_json(token_name(static_cast<Token>(kind)))] = counts[kind];
    }
    return object;
}

/// The lowest waiting bonus. Precondition: one waits.
template <class Bonuses>
int next_bonus(unsigned waiting, const Bonuses& bonuses) {
    return bonuses[static_cast<unsigned>(std::countr_zero(waiting))].space;
}

/// The spaces of bonuses that were passed and are not resolved yet, in the order in which they come
/// (RG-11.11).
template <class Bonuses>
json::array waiting_json(unsigned waiting, const Bonuses& bonuses) {
    json::array array;
    for (; waiting != 0; waiting &= waiting - 1) array.emplace_back(next_bonus(waiting, bonuses));
    return array;
}

json::value laying_json(Laying laying) { return text_json(kLayingNames[index(laying)]); }

json::object kind_json(DieKind kind) {
    return {{"color", text_json(color_name(kind_color(kind)))}, {"face", kind_face(kind)}};
}

/// RG-13.9 A reached yield, with the token that it pays.
json::object yield_json(const State& s, const ReachedYield& yield) {
    return {{"slot", text_json(slot_name(yield.slot))},
            {"token", yield.by_token ? json::value(text_json(token_name(s.own().tokens[yield.slot])))
                                     : json::value(nullptr)}};
}

/// What chance is about to decide.
json::object outcome_json(const State& s, const Frame& f) {
    switch (f.step) {
        case Step::Reveal: return {{"stack", stack_name(f.as<RevealFrame>().stack)}};
        case Step::RiverRoll: return {{"from", f.as<RiverRollFrame>().from}};
        case Step::RiverToken: return {{"space", f.as<RiverTokenFrame>().space}};
        case Step::Roll: {
            const auto roll = f.as<RollFrame>();
            return {{"seat", roll.seat}, {"dice", counts_json(roll.left)}};
        }
        case Step::Start: {
            json::array seats;
            for (int seat = 0; seat < s.players; ++seat) {
                if (f.as<StartFrame>().has(seat)) seats.emplace_back(seat);
            }
            return {{"seats", std::move(seats)}};
        }
        case Step::Deal: return {{"seat", s.turn}, {"color", "brown"}};
        default: return {{"seat", s.turn}, {"color", "white"}};
    }
}

/// The die that a space takes: its colour, null for any, and the faces that pay (RG-7.2, RG-8.4, RG-8.5,
/// RG-10.1).
json::object die_json(const State& s, Space at) {
    const place::DiePrice price = place::die_price(space_data(s, at));
    json::array faces;
    for (int face = price.lowest; face <= price.highest; ++face) faces.emplace_back(face);
    return {{"space", text_json(space_name(at))},
            {"color", price.color ? json::value(text_json(color_name(*price.color))) : json::value(nullptr)},
            {"faces", std::move(faces)}};
}

json::object payment_json(const State& s, const PayTileFrame& f) {
    return {{"tile", tile_json(f.tile)},
            {"cell", cell_name(f.cell)},
            {"turn", f.turn},
            {"laying", laying_json(f.laying)},
            {"color", text_json(color_name(color_of(f.tile)))},
            {"price", quarry::price(s, f)}};
}

/// The dice of a gain: `any` of any colours, or those shown; `fewer` may be taken (RG-4.4).
json::object gain_json(const TakeDiceFrame& f) {
    return {{"any", f.any}, {"shown", counts_json(f.shown)}, {"fewer", f.fewer}};
}

json::object scoring_json(const MarketFrame& f) {
    return {{"good", f.good == Good::Any ? json::value(nullptr) : json::value(text_json(good_name(f.good)))},
            {"most", f.most}};
}

/// What the open decision is about; empty where its name says all. `from`: the first die that may be named
/// next (RG-4.11).
json::object pending_json(const State& s) {
    if (s.agenda.empty()) return {};
    const Frame& f = s.agenda.back();
    if (is_chance(f.step)) return outcome_json(s, f);
    return visit_frame(
        f, Overloaded{
               [](const FirstTokenFrame& d) -> json::object {
                   return {{"token", text_json(token_name(d.token))}};
               },
               [&](const PayDieFrame& d) { return die_json(s, d.space); },
               [](const ChooseTileFrame& d) -> json::object { return {{"laying", laying_json(d.laying)}}; },
               [](const LayTileFrame& d) -> json::object {
                   return {{"tile", tile_json(d.tile)}, {"laying", laying_json(d.laying)}};
               },
               [&](const PayTileFrame& d) { return payment_json(s, d); },
               [](const ScoreTileFrame& d) -> json::object {
                   return {{"gain", {{"fame", d.fame}, {"money", d.money}}}};
               },
               [&](const BonusesFrame&) -> json::object {
                   return {{"bonus",
                            {{"fame", next_bonus(s.fame_waiting, data::kFameBonuses)},
                             {"money", next_bonus(s.money_waiting, data::kMoneyBonuses)}}}};
               },
               [&](const YieldsFrame& d) -> json::object {
                   return {{"yields", {yield_json(s, d.first), yield_json(s, d.second)}}};
               },
               [](const MakeRoomFrame& d) -> json::object {
                   return {{"most", d.most}, {"from", kind_json(d.from)}};
               },
               [](const TakeDiceFrame& d) { return gain_json(d); },
               [](const RerollFrame& d) -> json::object {
                   return {{"named", counts_json(d.named)}, {"from", kind_json(d.from)}};
               },
               [](const UpgradeFrame& d) -> json::object { return {{"late", d.late}}; },
               [](const SailFrame& d) -> json::object { return {{"least", d.least}, {"most", d.most}}; },
               [](const MarketFrame& d) { return scoring_json(d); },
               [](const auto&) -> json::object { return {}; }});
}

/// RG-1.9, RG-13.3 The start player is known before the first round too, while brown tokens are dealt.
bool is_start_known(const State& s) {
    if (!sets_up(s)) return true;
    const Step step = s.agenda.back().step;
    return step == Step::Deal || step == Step::FirstToken;
}

json::object table_json(const State& s) {
    const bool begun = is_start_known(s);
    const json::value late = s.late_upgrade == kNoBuilding
                                 ? json::value(nullptr)
                                 : text_json(building_name(static_cast<Building>(s.late_upgrade)));
    json::array seats;
    for (int seat = 0; seat < s.players; ++seat) seats.push_back(seat_json(s, seat));
    return {{"game", text_json(Rules::kId)},
            {"players", s.players},
            {"options", options_json<Rules>(s.options)},
            {"to_act", player_json(Rules::to_act(s))},
            {"decision", text_json(Rules::decision(s))},
            {"round", s.round},
            {"phase", s.phase},
            {"start_player", begun ? json::value(s.start) : json::value(nullptr)},
            {"turn", begun ? json::value(s.turn) : json::value(nullptr)},
            {"pending", pending_json(s)},
            {"waiting",
             {{"fame", waiting_json(s.fame_waiting, data::kFameBonuses)},
              {"money", waiting_json(s.money_waiting, data::kMoneyBonuses)}}},
            {"late_upgrade", late},
            {"final_phase", is_final(s)},
            {"spaces", spaces_json(s)},
            {"stacks", stacks_json(s)},
            {"supply", counts_json(s.supply)},
            {"tokens", tokens_json(s.tokens)},
            {"discards", tokens_json(s.discards)},
            {"buried", tiles_json(s.buried)},
            {"river_tokens", river_json(s)},
            {"seats", std::move(seats)},
            {"over", s.agenda.empty()}};
}

}  // namespace

std::string Rules::state_json(const State& s) { return json::serialize(table_json(s)); }

std::string Rules::view_json(const View& view) {
    json::object object = table_json(view);
    object["seat"] = view.seat;
    return json::serialize(object);
}

}  // namespace durbar::rajas
