#include "games/json_words.h"
#include "games/maharani/rules.h"

namespace durbar::maharani {

namespace {

namespace json = boost::json;

json::value space_json(Space space) {
    return space == kNoSpace ? json::value(nullptr) : json::value(text_json(space_name(space)));
}
json::string direction_json(Direction d) { return json::string(1, direction_letter(d)); }
json::value tile_json(Tile tile) {
    if (tile == kNoTile) return nullptr;
    return {{"color", text_json(color_name(color_of(tile)))},
            {"face", text_json(data::kFaces[face_of(tile)].name)}};
}

/// Every laid tile with the worker on it.
json::array palace_json(const State& s) {
    json::array array;
    laid_spaces(s).for_each([&](Space space) {
        const Direction arrow = arrow_at(s, space);
        json::object object{{"space", text_json(space_name(space))},
                            {"color", text_json(color_name(color_at(s, space)))},
                            {"face", text_json(data::kFaces[face_on(space, arrow)].name)},
                            {"arrow", direction_json(arrow)}};
        for (const Crew crew : kAllCrews) {
            if (!s.workers[index(crew)].has(space)) continue;
            object["worker"] = text_json(crew_name(crew));
            object["seat"] = seat_of_crew(s.players, crew);
        }
        array.push_back(std::move(object));
    });
    return array;
}

/// The four places in order, with the section in which each lies now (MH-2.2). All arrows point to the active
/// player, as the table's `arrow` says (MH-2.4).
json::array rondel_json(const State& s) {
    json::array array;
    for (int place = 0; place < kPlaces; ++place) {
        array.push_back({{"place", place + 1},
                         {"section", text_json(section_name(section_now(s, place)))},
                         {"tile", tile_json(s.rondel[static_cast<unsigned>(place)])}});
    }
    return array;
}

json::array sections_json(const State& s) {
    json::array array;
    for (const Section section : kAllSections) {
        json::object workers;
        for (const Crew crew : kAllCrews) {
            const int count = (s.workers[index(crew)] & spaces_of(section)).count();
            if (count > 0) workers[text_json(crew_name(crew))] = count;
        }
        array.push_back({{"section", text_json(section_name(section))},
                         {"animal", text_json(animal_name(section))},
                         {"empty", (empty_spaces(s) & spaces_of(section)).count()},
                         {"workers", std::move(workers)},
                         {"scored", is_scored(s, section)}});
    }
    return array;
}

json::array seats_json(const State& s) {
    json::array array;
    for (int seat = 0; seat < s.players; ++seat) {
        json::object tokens;
        for (const Section section : kAllSections) {
            tokens[text_json(section_name(section))] = token_up(s, seat, section);
        }
        json::object supply;
        for_each_crew(s, seat,
                      [&](Crew crew) { supply[text_json(crew_name(crew))] = s.supply[index(crew)]; });
        array.push_back({{"seat", seat},
                         {"side", direction_json(side_of(s.players, seat))},
                         {"gold", s.gold[static_cast<unsigned>(seat)]},
                         {"tokens_up", std::move(tokens)},
                         {"supply", std::move(supply)}});
    }
    return array;
}

json::object table_json(const State& s) {
    json::object bag;
    for (Tile tile = 0; tile < kKinds; ++tile) {
        if (s.bag[tile] > 0) bag[tile_name(tile, '-')] = s.bag[tile];
    }
    json::object removed;
    for (const Color c : kAllColors) removed[text_json(color_name(c))] = s.removed[index(c)];
    const bool started = s.turn_number > 0 || (!s.agenda.empty() && s.agenda.back().step != Step::Start);
    const json::value over = s.end == EndReason::None
                                 ? json::value(nullptr)
                                 : json::value(s.end == EndReason::Complete ? "complete" : "stuck");
    return {{"game", text_json(Rules::kId)},
            {"players", s.players},
            {"options", options_json<Rules>(s.options)},
            {"to_act", player_json(Rules::to_act(s))},
            {"decision", text_json(Rules::decision(s))},
            {"turn", started ? json::value(s.turn) : json::value(nullptr)},
            {"turn_number", s.turn_number},
            {"tiles_laid", s.laid},
            {"arrow", started ? json::value(direction_json(active_side(s))) : json::value(nullptr)},
            {"rondel", rondel_json(s)},
            {"palace", palace_json(s)},
            {"sections", sections_json(s)},
            {"seats", seats_json(s)},
            {"bag", std::move(bag)},
            {"removed", std::move(removed)},
            {"over", over}};
}

}  // namespace

std::string Rules::state_json(const State& s) { return json::serialize(table_json(s)); }

std::string Rules::view_json(const View& view) {
    json::object object = table_json(view);
    object["seat"] = view.seat;
    return json::serialize(object);
}

std::string Rules::event_json(const Event& e) {
    struct Name {
        std::string_view kind;
        /// s seat, p place, t tile, x space, f from, a arrow, c crew, q section, n amount, w workers, r
        /// reason
        std::string_view fields;
    };
    constexpr std::array<Name, index(EventKind::GameOver) + 1> kNames{{
        {"started", "s"},         {"turn_began", "sa"},      {"token_turned", "sq"},
        {"tile_laid", "stpxa"},   {"gold", "snxr"},          {"worker_placed", "scx"},
        {"worker_moved", "scfx"}, {"no_worker_left", "sx"},  {"tile_removed", "tp"},
        {"second_declined", "s"}, {"refreshed", "s"},        {"paid", "sn"},
        {"section_scored", "qr"}, {"section_gold", "scqnw"}, {"workers_returned", "scqn"},
        {"drew", "tp"},           {"drew_aside", "t"},       {"turn_ended", "s"},
        {"game_over", "r"},
    }};
    constexpr std::array<std::string_view, index(Reason::Stuck) + 1> kReasons{"", "tile", "worker",
                                                                              "complete", "stuck"};
    const Name& name = kNames[index(e.kind)];
    json::object object{{"event", text_json(name.kind)}};
    for (const char field : name.fields) {
        switch (field) {
            case 's': object["seat"] = e.seat; break;
            case 'p': object["place"] = e.place + 1; break;
            case 't': object["tile"] = tile_json(e.tile); break;
            case 'x': object["space"] = space_json(e.space); break;
            case 'f': object["from"] = space_json(e.from); break;
            case 'a': object["arrow"] = direction_json(e.arrow); break;
            case 'c': object["worker"] = text_json(crew_name(e.crew)); break;
            case 'q': object["section"] = text_json(section_name(e.section)); break;
            case 'n': object["amount"] = e.amount; break;
            case 'w': object["workers"] = e.against; break;
            default: object["reason"] = text_json(kReasons[index(e.reason)]); break;
        }
    }
    return json::serialize(object);
}

}  // namespace durbar::maharani
