#include "games/json_words.h"
#include "games/rajas/position.h"
#include "games/rajas/rules.h"

namespace durbar::rajas {

namespace {

namespace json = boost::json;

/// An event's name and its fields: s seat, p space, c colour, f face, t tile, x cell, r rotation, k token,
/// y slot, w worker, q track, b building, g good, o from, n amount, i river token
struct EventName {
    std::string_view kind;
    std::string_view fields;
};
constexpr std::array<EventName, index(EventKind::GameOver) + 1> kEventNames{{
    {"tile_revealed", "t"},
    {"river_token_laid", "in"},
    {"river_tokens_end", ""},
    {"rolled", "scf"},
    {"started", "s"},
    {"token_dealt", "sk"},
    {"round_began", "sn"},
    {"phase_began", "n"},
    {"idle", "s"},
    {"worker_placed", "sp"},
    {"money_paid", "sn"},
    {"die_paid", "scf"},
    {"die_turned", "scf"},
    {"tile_laid", "stxr"},
    {"tile_covered", "stxr"},
    {"fame", "sn"},
    {"money", "sn"},
    {"karma", "sn"},
    {"worker_gained", "sw"},
    {"worker_left", "sw"},
    {"bonus", "sqn"},
    {"upgraded", "sbn"},
    {"sailed", "son"},
    {"sail_declined", "s"},
    {"yield_reached", "sy"},
    {"dice_taken", "scn"},
    {"die_returned", "scf"},
    {"rerolls", "scf"},
    {"sold", "sgn"},
    {"chamber_visited", "sn"},
    {"white_drawn", "sk"},
    {"white_shuffled", ""},
    {"token_taken", "sky"},
    {"token_declined", "s"},
    {"starts_next", "s"},
    {"met", "sn"},
    {"round_ended", "n"},
    {"game_over", ""},
}};

void add_field(json::object& object, char field, const Event& e) {
    switch (field) {
        case 's': object["seat"] = e.seat; break;
        case 'p': object["space"] = text_json(space_name(e.space)); break;
        case 'c': object["color"] = text_json(color_name(e.color)); break;
        case 'f': object["face"] = e.face; break;
        case 't': object["tile"] = text_json(tile_name(e.tile)); break;
        case 'x': object["cell"] = cell_name(e.cell); break;
        case 'r': object["turn"] = e.turn; break;
        case 'k': object["token"] = text_json(token_name(e.token)); break;
        case 'i': object["token"] = e.token + 1; break;
        case 'y': object["slot"] = text_json(slot_name(e.slot)); break;
        case 'w': object["worker"] = text_json(kSourceNames[e.source]); break;
        case 'q': object["track"] = e.track == Track::Fame ? "fame" : "money"; break;
        case 'b': object["building"] = text_json(building_name(e.building)); break;
        case 'g': object["good"] = text_json(good_name(e.good)); break;
        case 'o': object["from"] = e.from; break;
        default: object["amount"] = e.amount; break;
    }
}

}  // namespace

std::string Rules::event_json(const Event& e) {
    const EventName& name = kEventNames[index(e.kind)];
    json::object object{{"event", text_json(name.kind)}};
    for (const char field : name.fields) add_field(object, field, e);
    return json::serialize(object);
}

}  // namespace durbar::rajas
