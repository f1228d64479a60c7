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

json::object seat_json(const State& s, int seat) {
    const Seat& p = s.seats[static_cast<unsigned>(seat)];
    json::object upgrades;
    for (const Building b : kAllBuildings) {
        upgrades[text_json(building_name(b))] = data::kFirstValue + p.upgrades[index(b)];
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

json::object table_json(const State& s) {
    json::object tokens;
    for (Token token = 0; token < kTokens; ++token) {
        if (s.tokens[token] > 0) tokens[text_json(token_name(token))] = s.tokens[token];
    }
    json::array seats;
    for (int seat = 0; seat < s.players; ++seat) seats.push_back(seat_json(s, seat));
    return {{"game", text_json(Rules::kId)},
            {"players", s.players},
            {"options", options_json<Rules>(s.options)},
            {"to_act", player_json(Rules::to_act(s))},
            {"decision", text_json(Rules::decision(s))},
            {"round", s.round},
            {"phase", s.phase},
            {"start_player", s.round == 0 ? json::value(nullptr) : json::value(s.start)},
            {"turn", s.round == 0 ? json::value(nullptr) : json::value(s.turn)},
            {"final_phase", is_final(s)},
            {"spaces", spaces_json(s)},
            {"stacks", stacks_json(s)},
            {"supply", counts_json(s.supply)},
            {"tokens", std::move(tokens)},
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
