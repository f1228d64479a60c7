#include "games/maharani/data_text.gen.h"
#include "games/maharani/rules.h"
#include "games/maharani/values.h"

namespace durbar::maharani {

namespace {

/// Whether the first player is known, to whom the rondel turns (MH-2.9).
bool is_started(const State& s) { return s.agenda.empty() || s.agenda[0].step != Step::Start; }

/// Every laid tile with the worker on it.
List palace_value(const State& s) {
    List list;
    laid_spaces(s).for_each([&](Space space) {
        const Direction arrow = arrow_at(s, space);
        Value worker;
        Value seat;
        for (const Crew crew : kAllCrews) {
            if (!s.workers[index(crew)].has(space)) continue;
            worker = crew_name(crew);
            seat = seat_of_crew(s.players, crew);
        }
        list.emplace_back(make_fields({{"space", space_value(space)},
                                       {"color", color_name(color_at(s, space))},
                                       {"face", face_name(face_on(space, arrow))},
                                       {"arrow", direction_name(arrow)},
                                       {"worker", std::move(worker)},
                                       {"seat", std::move(seat)}}));
    });
    return list;
}

/// The places in order, with the section in which each lies now (MH-2.2). All arrows point to the active
/// player, as the table's `arrow` says (MH-2.4).
List rondel_value(const State& s) {
    List list;
    for (int place = 0; place < kPlaces; ++place) {
        const Tile tile = s.rondel[static_cast<unsigned>(place)];
        list.emplace_back(make_fields(
            {{"place", place + 1},
             {"section", is_started(s) ? Value(section_name(section_now(s, place))) : Value(nullptr)},
             {"tile", tile == kNoTile ? Value(nullptr) : Value(tile_fields(tile))}}));
    }
    return list;
}

List sections_value(const State& s) {
    List list;
    for (const Section section : kAllSections) {
        Fields workers;
        for (const Crew crew : kAllCrews) {
            workers.push_back({crew_name(crew), (s.workers[index(crew)] & spaces_of(section)).count()});
        }
        list.emplace_back(make_fields({{"section", section_name(section)},
                                       {"empty", (empty_spaces(s) & spaces_of(section)).count()},
                                       {"workers", std::move(workers)},
                                       {"scored", is_scored(s, section)}}));
    }
    return list;
}

/// MH-13.1 What the bag holds is known, but not in which order it comes.
List bag_value(const State& s) {
    List list;
    for (Tile tile = 0; tile < kKinds; ++tile) {
        if (s.bag[tile] == 0) continue;
        Fields kind = tile_fields(tile);
        kind.push_back({"count", s.bag[tile]});
        list.emplace_back(std::move(kind));
    }
    return list;
}

/// Middle-pillar tiles out of the game.
List removed_value(const State& s) {
    List list;
    for (const Color c : kAllColors) {
        if (s.removed[index(c)] == 0) continue;
        list.emplace_back(make_fields({{"color", color_name(c)}, {"count", s.removed[index(c)]}}));
    }
    return list;
}

}  // namespace

std::string_view Rules::data_text() { return data::kText; }

Fields Rules::table_fields(const View& view) {
    return make_fields(
        {{"turn_number", view.turn_number},
         {"tiles_laid", view.laid},
         {"arrow", is_started(view) ? Value(direction_name(active_side(view))) : Value(nullptr)},
         {"rondel", rondel_value(view)},
         {"palace", palace_value(view)},
         {"sections", sections_value(view)},
         {"bag", bag_value(view)},
         {"removed", removed_value(view)}});
}

Fields Rules::seat_fields(const View& view, int seat) {
    Fields tokens;
    for (const Section section : kAllSections) {
        tokens.push_back({section_name(section), token_up(view, seat, section)});
    }
    List supply;
    for_each_crew(view, seat, [&](Crew crew) {
        supply.emplace_back(make_fields({{"worker", crew_name(crew)}, {"count", view.supply[index(crew)]}}));
    });
    return make_fields({{"gold", view.gold[static_cast<unsigned>(seat)]},
                        {"tokens_up", std::move(tokens)},
                        {"supply", std::move(supply)}});
}

std::span<const std::string_view> Rules::standing_names() {
    static constexpr std::array<std::string_view, 1> kNames{"gold"};  // MH-11.8
    return kNames;
}

}  // namespace durbar::maharani
