#include "games/tigris/data_text.gen.h"
#include "games/tigris/kingdoms.h"
#include "games/tigris/rules.h"
#include "games/tigris/values.h"

namespace durbar::tigris {

namespace {

/// Everything that lies on a square.
Fields square_fields(const Table& t, Cell cell) {
    Fields square;
    square.reserve(4);  // rarely more
    square.push_back({"cell", cell_value(cell)});
    for (const Color c : kAllColors) {
        if (t.tiles[index(c)].has(cell)) square.push_back({"tile", color_name(c)});
        if (t.buildings[index(c)] == cell) square.push_back({"building", color_name(c)});
        for (unsigned seat = 0; seat < t.players; ++seat) {
            if (t.leaders[seat][index(c)] != cell) continue;
            square.push_back({"leader", leader_name(c)});
            square.push_back({"seat", seat});
        }
    }
    if (t.flipped.has(cell)) square.push_back({"tile", "flipped"});
    if (t.burnt.has(cell)) square.push_back({"tile", "catastrophe"});
    if (t.treasures.has(cell)) {
        square.push_back({"treasure", board_map(t).priority.has(cell) ? "priority" : "plain"});
    }
    if (t.unification == cell) square.push_back({"unification", true});
    return square;
}

/// The squares that hold something.
List squares_value(const Table& t) {
    List list;
    (linking(t) | t.burnt).for_each([&](Cell cell) { list.emplace_back(square_fields(t, cell)); });
    return list;
}

/// The leaders of a kingdom with the strengths that they would have.
List kingdom_leaders(const Table& t, const Bits& kingdom) {
    List leaders;
    for (unsigned seat = 0; seat < t.players; ++seat) {
        for (const Color c : kAllColors) {
            const Cell cell = t.leaders[seat][index(c)];
            if (cell == kNoCell || !kingdom.has(cell)) continue;
            leaders.emplace_back(make_fields({{"seat", seat},
                                              {"leader", leader_name(c)},
                                              {"cell", cell_value(cell)},
                                              {"war_strength", war_strength(t, static_cast<int>(seat), c)},
                                              {"revolt_strength", temples_beside(t, cell).count()}}));
        }
    }
    return leaders;
}

/// Kingdoms with their leaders, as a board shades them; the sides of a war are apart.
List kingdoms_value(const Table& t) {
    Table apart = t;
    if (t.unification != kNoCell) {
        for (auto& tiles : apart.tiles) tiles.remove(t.unification);
    }
    find_kingdoms(apart);
    List list;
    for (const Bits& kingdom : apart.kingdoms.list) {
        list.emplace_back(
            make_fields({{"squares", cells_value(kingdom)}, {"leaders", kingdom_leaders(t, kingdom)}}));
    }
    return list;
}

Value conflict_value(const Conflict& c) {
    if (c.kind == ConflictKind::None) return nullptr;
    return make_fields({{"kind", c.kind == ConflictKind::War ? "war" : "revolt"},
                        {"color", color_name(c.leaders)},
                        {"support", color_name(c.support())},
                        {"attacker", c.attacker},
                        {"defender", c.defender},
                        {"attack", c.attack},
                        {"defence", c.defence},
                        {"committed", c.committed}});
}

Value monuments_value(const Table& t) {
    List built;
    List left;
    for (Monument m = 0; m < kMonuments; ++m) {
        if (t.monuments[m].corner == kNoCell) {
            left.emplace_back(monument_name(m));
        } else {
            built.emplace_back(
                make_fields({{"monument", monument_name(m)}, {"cell", cell_value(t.monuments[m].corner)}}));
        }
    }
    return make_fields({{"built", std::move(built)}, {"left", std::move(left)}});
}

/// By the colour of their tiles; null when nobody plays with buildings.
Value buildings_value(const Table& t) {
    if (!t.options.buildings) return nullptr;
    Fields fields;
    for (const Color c : kAllColors) fields.push_back({color_name(c), cell_value(t.buildings[index(c)])});
    return fields;
}

}  // namespace

int tiles_in_bag(const View& view) {
    int bag = view.unseen.total();
    if (view.open) return bag;
    for (unsigned seat = 0; seat < view.players; ++seat) {
        if (seat == view.seat) continue;
        bag -= view.swapped_sizes[seat] + (view.agenda.empty() ? 0 : view.hand_sizes[seat]);
    }
    return bag;
}

int tiles_out(const View& view) {
    int out = view.out.total();
    for (unsigned seat = 0; seat < view.players; ++seat) out += view.swapped_sizes[seat];
    return out;
}

std::string_view Rules::data_text() { return data::kText; }

Fields Rules::table_fields(const View& view) {
    return make_fields({{"actions_done", view.actions_done},
                        {"squares", squares_value(view)},
                        {"kingdoms", kingdoms_value(view)},
                        {"monuments", monuments_value(view)},
                        {"buildings", buildings_value(view)},
                        {"treasures_left", view.treasures.count()},
                        {"unification", cell_value(view.unification)},
                        {"conflict", conflict_value(view.conflict)},
                        {"bag", tiles_in_bag(view)},
                        {"bag_colors", view.open ? colors_value(view.unseen.of) : Value(nullptr)},
                        {"out", tiles_out(view)},
                        {"out_colors", colors_value(view.out.of)}});
}

Fields Rules::seat_fields(const View& view, int seat) {
    const auto at = static_cast<unsigned>(seat);
    const bool own = at == view.seat;
    Fields leaders;
    for (const Color c : kAllColors) {
        leaders.push_back({leader_name(c), cell_value(view.leaders[at][index(c)])});
    }
    const bool scores = shows_standing(view, seat);  // TE-16.4, TE-16.7
    Value hand;
    if (own) hand = colors_value(view.hand.of);
    if (view.open || view.agenda.empty()) hand = colors_value(view.shown_hands[at].of);
    Value swapped;
    if (own) swapped = colors_value(view.swapped.of);
    if (view.open) swapped = colors_value(view.shown_swaps[at].of);
    return make_fields({{"dynasty", data::kDynasties[view.options.dynasties[at]]},
                        {"leaders", std::move(leaders)},
                        {"catastrophes", view.catastrophes[at]},
                        {"points", scores ? colors_value(view.points[at]) : Value(nullptr)},
                        {"treasures", scores ? Value(view.treasures_owned[at]) : Value(nullptr)},
                        {"hand_size", view.hand_sizes[at]},
                        {"hand", std::move(hand)},
                        {"swapped_size", view.swapped_sizes[at]},
                        {"swapped", std::move(swapped)}});
}

bool Rules::shows_standing(const View& view, int seat) {
    return view.open || view.agenda.empty() || view.options.open_scores || view.seat == seat;
}

std::span<const std::string_view> Rules::standing_names() {
    static constexpr std::array<std::string_view, kColors> kNames{"weakest", "second_weakest",
                                                                  "second_strongest", "strongest"};
    return kNames;  // TE-14.3
}

}  // namespace durbar::tigris
