#include "games/rajas/data_text.gen.h"
#include "games/rajas/rules.h"
#include "games/rajas/steps/steps.h"
#include "games/rajas/values.h"

namespace durbar::rajas {

namespace {

Value dice_value(const Dice& dice) {
    List list;
    for (const Color c : kAllColors) {
        for (int face = 1; face <= data::kFaces; ++face) {
            for (int i = 0; i < dice.at(c, face); ++i) {
                list.emplace_back(make_fields({{"color", color_name(c)}, {"face", face}}));
            }
        }
    }
    return list;
}

Value province_value(const Seat& p) {
    List list;
    for_each_cell(p.laid, [&](Cell cell) {
        list.emplace_back(make_fields({{"cell", cell_name(cell)},
                                       {"tile", tile_value(p.tiles[cell])},
                                       {"turn", p.turned[cell]},
                                       {"covers", (p.covered & cell_bit(cell)) != 0}}));
    });
    return list;
}

/// The border yields; `color` of the tokens that a slot takes in this game, if it takes any.
Value border_value(const State& s, int seat) {
    const Seat& p = s.seats[static_cast<unsigned>(seat)];
    List list;
    for (Slot slot = 0; slot < kSlots; ++slot) {
        const auto color = yields_of(s, seat)[slot].slot;
        const bool takes = s.options.mode == Mode::Navaratnas && color < data::kTokenColorNames.size();
        list.emplace_back(
            make_fields({{"slot", slot_name(slot)},
                         {"color", takes ? Value(data::kTokenColorNames[color]) : Value(nullptr)},
                         {"token", token_value(p.tokens[slot])},
                         {"reached", (p.reached >> slot & 1) != 0}}));
    }
    return list;
}

/// A number for each building.
template <class Number>
Value buildings_value(Number number) {
    Fields fields;
    for (const Building b : kAllBuildings) fields.push_back({building_name(b), number(b)});
    return fields;
}

Value gained_value(const Seat& p) {
    List list;
    for (std::size_t source = 0; source < kWorkerSources; ++source) {
        if ((p.gained >> source & 1) != 0) list.emplace_back(kSourceNames[source]);
    }
    return list;
}

/// The workers on the board.
Value workers_value(const State& s) {
    List list;
    for (unsigned seat = 0; seat < s.players; ++seat) {
        for (auto left = s.seats[seat].workers; left != 0; left &= left - 1) {
            const auto space = static_cast<Space>(std::countr_zero(left));
            list.emplace_back(make_fields({{"space", space_name(space)}, {"seat", seat}}));
        }
    }
    return list;
}

Value stacks_value(const State& s) {
    List list;
    for (unsigned stack = 0; stack < kStacks; ++stack) {
        list.emplace_back(make_fields({{"stack", stack_name(stack)},
                                       {"open", tile_value(s.open[stack])},
                                       {"below", std::popcount(s.in_stacks & data::kStackTiles[stack])}}));
    }
    return list;
}

Value river_value(const State& s) {
    List list;
    for (std::size_t token = 0; token < kRiverTokens; ++token) {
        if (s.river[token] == 0) continue;
        list.emplace_back(make_fields({{"river_space", s.river[token]}, {"river_token", token + 1}}));
    }
    return list;
}

Value tiles_value(std::uint64_t tiles) {
    List list;
    for (; tiles != 0; tiles &= tiles - 1) {
        list.push_back(tile_value(static_cast<Tile>(std::countr_zero(tiles))));
    }
    return list;
}

/// Yield tokens by kind, from the first kind on.
template <class Counts>
Value tokens_value(const Counts& counts) {
    List list;
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        if (counts[kind] == 0) continue;
        list.emplace_back(
            make_fields({{"token", token_name(static_cast<Token>(kind))}, {"count", counts[kind]}}));
    }
    return list;
}

/// The spaces of bonuses that were passed and are not resolved yet, in the order in which they come
/// (RG-11.11).
template <class Bonuses>
Value waiting_value(unsigned waiting, const Bonuses& bonuses) {
    List list;
    for (; waiting != 0; waiting &= waiting - 1) {
        list.emplace_back(bonuses[static_cast<unsigned>(std::countr_zero(waiting))].space);
    }
    return list;
}

/// RG-1.9, RG-13.3 The start player is known before the first round too, while brown tokens are dealt.
bool is_start_known(const State& s) {
    if (!sets_up(s)) return true;
    const Step step = s.agenda.back().step;
    return step == Step::Deal || step == Step::FirstToken;
}

}  // namespace

/// `final_phase`: markers have met, so that the phase is the last one (RG-12.3); `late_upgrade`: counts from
/// the next turn on (RG-6.6).
std::string_view Rules::data_text() { return data::kText; }

Fields Rules::table_fields(const View& view) {
    const Value late = view.late_upgrade == kNoBuilding
                           ? Value(nullptr)
                           : Value(building_name(static_cast<Building>(view.late_upgrade)));
    return make_fields(
        {{"round", view.round},
         {"phase", view.phase},
         {"start_player", is_start_known(view) ? Value(view.start) : Value(nullptr)},
         {"final_phase", is_final(view)},
         {"waiting", make_fields({{"fame", waiting_value(view.fame_waiting, data::kFameBonuses)},
                                  {"money", waiting_value(view.money_waiting, data::kMoneyBonuses)}})},
         {"late_upgrade", late},
         {"workers", workers_value(view)},
         {"stacks", stacks_value(view)},
         {"buried", tiles_value(view.buried)},
         {"supply", colors_value(view.supply)},
         {"tokens", tokens_value(view.tokens)},
         {"discards", tokens_value(view.discards)},
         {"river_tokens", river_value(view)}});
}

/// `upgrades`: where the cubes stand; `building_values`: what a building on a tile laid now brings (RG-6.6).
Fields Rules::seat_fields(const View& view, int seat) {
    const Seat& p = view.seats[static_cast<unsigned>(seat)];
    const auto next = p.money_bonuses;
    return make_fields(
        {{"color", data::kPlayerColors[static_cast<unsigned>(seat)]},
         {"side", is_advanced(view, seat) ? "navaratnas" : "basic"},
         {"fame", p.fame},
         {"money", p.money},
         {"fame_missing", -difference(p)},
         {"met", p.meeting == 0 ? Value(nullptr) : Value(p.meeting)},
         {"karma", p.karma},
         {"dice", dice_value(p.dice)},
         {"capacity", capacity(view, seat)},
         {"upgrades", buildings_value([&](Building b) { return data::kFirstValue + p.upgrades[index(b)]; })},
         {"building_values",
          buildings_value([&](Building b) { return scoring::building_value(view, seat, b); })},
         {"workers", active_workers(p)},
         {"unplaced", unplaced_workers(p)},
         {"gained", gained_value(p)},
         {"boat", p.boat},
         {"next_money_bonus",
          next < data::kMoneyBonuses.size() ? Value(data::kMoneyBonuses[next].space) : Value(nullptr)},
         {"province", province_value(p)},
         {"yields", border_value(view, seat)}});
}

/// RG-12.5, RG-12.6 The difference; then the order of meeting, negative, so that the earlier is the greater.
std::span<const std::string_view> Rules::standing_names() {
    static constexpr std::array<std::string_view, 2> kNames{"difference", "meeting"};
    return kNames;
}

}  // namespace durbar::rajas
