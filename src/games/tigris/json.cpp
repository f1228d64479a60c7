#include "games/json_words.h"
#include "games/tigris/kingdoms.h"
#include "games/tigris/rules.h"

namespace durbar::tigris {

namespace {

namespace json = boost::json;

json::value cell_json(Cell cell) {
    return cell == kNoCell ? json::value(nullptr) : json::value(cell_name(cell));
}

template <class Values>
json::object colors_json(const Values& values) {
    json::object object;
    for (const Color c : kAllColors) object[text_json(color_name(c))] = values[index(c)];
    return object;
}
json::object colors_json(const Counts& counts) { return colors_json(counts.of); }

json::array cells_json(const Bits& cells) {
    json::array array;
    cells.for_each([&](Cell cell) { array.emplace_back(cell_name(cell)); });
    return array;
}

/// Everything that lies on a square, for the squares that hold something.
json::array squares_json(const Table& t) {
    json::array array;
    (linking(t) | t.burnt).for_each([&](Cell cell) {
        json::object square{{"cell", cell_name(cell)}};
        for (const Color c : kAllColors) {
            if (t.tiles[index(c)].has(cell)) square["tile"] = text_json(color_name(c));
            if (t.buildings[index(c)] == cell) square["building"] = text_json(building_name(c));
            for (unsigned seat = 0; seat < t.players; ++seat) {
                if (t.leaders[seat][index(c)] != cell) continue;
                square["leader"] = text_json(leader_name(c));
                square["seat"] = seat;
            }
        }
        if (t.flipped.has(cell)) square["tile"] = "flipped";
        if (t.burnt.has(cell)) square["tile"] = "catastrophe";
        if (t.treasures.has(cell))
            square["treasure"] = board_map(t).priority.has(cell) ? "priority" : "plain";
        if (t.unification == cell) square["unification"] = true;
        array.push_back(std::move(square));
    });
    return array;
}

/// Kingdoms with their leaders, as a board shades them; the sides of a war are apart.
json::array kingdoms_json(const Table& t) {
    Table apart = t;
    if (t.unification != kNoCell) {
        for (auto& tiles : apart.tiles) tiles.remove(t.unification);
    }
    find_kingdoms(apart);
    json::array array;
    for (const Bits& kingdom : apart.kingdoms.list) {
        json::array leaders;
        for (unsigned seat = 0; seat < t.players; ++seat) {
            for (const Color c : kAllColors) {
                const Cell cell = t.leaders[seat][index(c)];
                if (cell == kNoCell || !kingdom.has(cell)) continue;
                leaders.push_back({{"seat", seat},
                                   {"leader", text_json(leader_name(c))},
                                   {"cell", cell_name(cell)},
                                   {"war_strength", war_strength(t, static_cast<int>(seat), c)},
                                   {"revolt_strength", temples_beside(t, cell).count()}});
            }
        }
        array.push_back({{"squares", cells_json(kingdom)}, {"leaders", std::move(leaders)}});
    }
    return array;
}

json::value conflict_json(const Conflict& c) {
    if (c.kind == ConflictKind::None) return nullptr;
    return {{"kind", c.kind == ConflictKind::War ? "war" : "revolt"},
            {"leaders", text_json(leader_name(c.leaders))},
            {"support", text_json(color_name(c.support()))},
            {"attacker", c.attacker},
            {"defender", c.defender},
            {"attack", c.attack},
            {"defence", c.defence},
            {"committed", c.committed}};
}

json::object monuments_json(const Table& t) {
    json::array built;
    json::array left;
    for (Monument m = 0; m < kMonuments; ++m) {
        if (t.monuments[m].corner == kNoCell) {
            left.emplace_back(monument_name(m));
        } else {
            built.push_back({{"monument", monument_name(m)}, {"cell", cell_name(t.monuments[m].corner)}});
        }
    }
    return {{"built", std::move(built)}, {"left", std::move(left)}};
}

json::object seat_json(const Table& t, unsigned seat) {
    json::object leaders;
    for (const Color c : kAllColors)
        leaders[text_json(leader_name(c))] = cell_json(t.leaders[seat][index(c)]);
    return {{"seat", seat},
            {"dynasty", text_json(data::kDynasties[t.options.dynasties[seat]])},
            {"leaders", std::move(leaders)},
            {"catastrophes", t.catastrophes[seat]}};
}

void show_points(json::object& seat_object, const Table& t, unsigned seat) {
    seat_object["points"] = colors_json(t.points[seat]);
    seat_object["treasures"] = t.treasures_owned[seat];
}

/// What lies open for everybody. `seats` comes from the caller, who knows what its reader may see.
json::object table_json(const Table& t, json::array seats) {
    json::object buildings;
    for (const Color c : kAllColors)
        buildings[text_json(building_name(c))] = cell_json(t.buildings[index(c)]);
    State probe;
    static_cast<Table&>(probe) = t;
    const json::value over = t.end == EndReason::None
                                 ? json::value(nullptr)
                                 : json::value(t.end == EndReason::Bag ? "bag" : "treasures");
    return {{"game", text_json(Rules::kId)},
            {"players", t.players},
            {"options", options_json<Rules>(t.options)},
            {"to_act", player_json(Rules::to_act(probe))},
            {"decision", text_json(Rules::decision(probe))},
            {"turn", t.turn},
            {"actions_done", t.actions_done},
            {"squares", squares_json(t)},
            {"river", cells_json(board_map(t).river)},
            {"kingdoms", kingdoms_json(t)},
            {"monuments", monuments_json(t)},
            {"buildings", std::move(buildings)},
            {"treasures_left", t.treasures.count()},
            {"unification", cell_json(t.unification)},
            {"conflict", conflict_json(t.conflict)},
            {"seats", std::move(seats)},
            {"over", over}};
}

}  // namespace

std::string Rules::state_json(const State& s) {
    json::array seats;
    for (unsigned seat = 0; seat < s.players; ++seat) {
        json::object object = seat_json(s, seat);
        show_points(object, s, seat);
        object["hand_size"] = s.hands[seat].total();
        object["hand"] = colors_json(s.hands[seat]);
        object["swapped"] = colors_json(s.swapped[seat]);
        seats.push_back(std::move(object));
    }
    json::object object = table_json(s, std::move(seats));
    object["bag"] = colors_json(s.bag);
    object["out"] = colors_json(s.out);
    return json::serialize(object);
}

std::string Rules::view_json(const View& view) {
    const bool over = view.agenda.empty();
    int bag = view.unseen.total();
    int out = view.out.total();
    json::array seats;
    for (unsigned seat = 0; seat < view.players; ++seat) {
        const bool own = seat == view.seat;
        json::object object = seat_json(view, seat);
        if (own || over || view.options.open_scores) show_points(object, view, seat);  // TE-16.4, TE-16.7
        object["hand_size"] = view.hand_sizes[seat];
        if (own || over) object["hand"] = colors_json(own ? view.hand : view.shown_hands[seat]);
        seats.push_back(std::move(object));
        out += view.swapped_sizes[seat];
        if (!own) bag -= view.swapped_sizes[seat] + (over ? 0 : view.hand_sizes[seat]);
    }
    json::object object = table_json(view, std::move(seats));
    object["seat"] = view.seat;
    object["bag"] = bag;  // TE-16.5: totals only
    object["out"] = out;
    return json::serialize(object);
}

std::string Rules::event_json(const Event& e) {
    struct Name {
        std::string_view kind;
        std::string_view
            fields;  ///< s seat, o other, c color, p cell, f from, n amount, v amount : against, r reason
    };
    constexpr std::array<Name, index(EventKind::GameOver) + 1> kNames{{
        {"started", "s"},
        {"tile_laid", "scp"},
        {"points", "scnpr"},
        {"leader_placed", "scp"},
        {"leader_moved", "scfp"},
        {"leader_withdrawn", "scf"},
        {"leader_home", "scf"},
        {"unified", "p"},
        {"unification_off", "p"},
        {"revolt_begins", "socv"},
        {"war_begins", "socv"},
        {"war_called_off", "c"},
        {"committed", "scn"},
        {"conflict_won", "socvr"},
        {"tile_removed", "cp"},
        {"building_set", "scp"},
        {"building_moved", "scfp"},
        {"building_returned", "cf"},
        {"building_declined", "sc"},
        {"monument_built", "scpm"},
        {"monument_declined", "s"},
        {"treasure_taken", "sp"},
        {"catastrophe_played", "sp"},
        {"swapped", "sn"},
        {"drew", "sc"},
        {"passed", "s"},
        {"turn_ended", "s"},
        {"game_over", "r"},
    }};
    constexpr std::array<std::string_view, index(Reason::Hidden) + 1> kReasons{
        "", "tile", "building", "revolt", "war", "monument", "treasures", "bag", "hidden"};
    const Name& name = kNames[index(e.kind)];
    json::object object{{"event", text_json(name.kind)}};
    for (const char field : name.fields) {
        switch (field) {
            case 's': object["seat"] = e.seat; break;
            case 'o': object["other"] = e.other; break;
            case 'c':
                object["color"] = e.reason == Reason::Hidden ? json::value(nullptr)
                                                             : json::value(text_json(color_name(e.color)));
                break;
            case 'p': object["cell"] = cell_json(e.cell); break;
            case 'f': object["from"] = cell_json(e.from); break;
            case 'm': object["monument"] = monument_name(e.amount); break;
            case 'v': object["against"] = e.against; [[fallthrough]];
            case 'n': object["amount"] = e.amount; break;
            default: object["reason"] = text_json(kReasons[index(e.reason)]); break;
        }
    }
    return json::serialize(object);
}

}  // namespace durbar::tigris
