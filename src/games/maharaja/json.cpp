#include "games/json_words.h"
#include "games/maharaja/position.h"
#include "games/maharaja/rules.h"

namespace durbar::maharaja {

namespace {

namespace json = boost::json;

json::value junction_json(Junction j) { return text_json(junction_name(j)); }
json::value place_json(Place p) {
    return p == kNoPlace ? json::value(nullptr) : json::value(text_json(place_name(p)));
}
json::value disc_json(const Disc& disc) {
    if (!disc.is_set()) return nullptr;
    return {text_json(action_name(disc.first)), text_json(action_name(disc.second))};
}
json::array cards_json(Cards cards) {
    json::array array;
    for_each_card(cards, [&](Character c) { array.emplace_back(text_json(character_name(c))); });
    return array;
}
json::array seats_json(unsigned seats) {
    json::array array;
    SmallSet{seats}.for_each([&](std::uint8_t seat) { array.emplace_back(seat); });
    return array;
}

/// Governors from the lowest up. Fields count from the bottom of the track; the first seven have no number,
/// so in round r the highest governor stands on number r (MJ-4.3).
json::array track_json(const Table& t) {
    json::array array;
    for (std::size_t i = 0; i < t.track.size(); ++i) {
        const int field = t.round + static_cast<int>(i) + 1;
        array.push_back({{"city", junction_json(t.track[i])},
                         {"field", field},
                         {"number", field > kCities ? json::value(field - kCities) : json::value(nullptr)}});
    }
    return array;
}

json::array houses_json(const Table& t, Place p) {
    json::array array;
    for (int seat = 0; seat < t.players; ++seat) array.emplace_back(houses_at(t, seat, p));
    return array;
}

/// The villages that hold houses.
json::array villages_json(const Table& t) {
    json::array array;
    settled(t).for_each([&](Village v) {
        array.push_back({{"village", text_json(place_name(v))}, {"houses", houses_json(t, v)}});
    });
    return array;
}

/// By site from the centre, with the colour of the palace (MJ-1.15); neutral ones have no seat (MJ-19.3).
json::array palaces_json(const Table& t, City c) {
    json::array array;
    for (const Owner owner : t.palaces[c]) {
        if (owner == kNobody) {
            array.emplace_back(nullptr);
            continue;
        }
        const json::value seat = owner < t.players ? json::value(owner) : json::value(nullptr);
        array.push_back({{"seat", seat}, {"color", text_json(data::kPalaceColorNames[owner])}});
    }
    return array;
}

/// Points and ranks are those that a scoring would give now.
json::array cities_json(const Table& t) {
    json::array array;
    for (City c = 0; c < kCities; ++c) {
        json::array points;
        json::array ranks(static_cast<std::size_t>(t.players), nullptr);
        for (int seat = 0; seat < t.players; ++seat) points.emplace_back(points_in(t, seat, c));
        const auto ranked = ranking_in(t, c);
        for (std::size_t i = 0; i < ranked.size(); ++i) ranks[ranked[i]] = i + 1;
        array.push_back({{"city", junction_json(c)},
                         {"houses", houses_json(t, place_of(c))},
                         {"palaces", palaces_json(t, c)},
                         {"points", std::move(points)},
                         {"ranks", std::move(ranks)}});
    }
    return array;
}

/// `toll` is what the owners would get from the seat to act, `price` what that seat would pay (MJ-13.5).
json::array roads_json(const Table& t) {
    const Player actor = t.agenda.empty() ? Player::Nobody : t.agenda.back().actor;
    json::array array;
    for (Road r = 0; r < kRoads; ++r) {
        json::array villages;
        for (int stop = 0; stop < villages_of(r).count(); ++stop) {
            villages.emplace_back(text_json(place_name(data::kRoadStops[r][static_cast<unsigned>(stop)])));
        }
        json::object road{{"road", text_json(road_name(r))},
                          {"from", junction_json(data::kRoads[r].from)},
                          {"to", junction_json(data::kRoads[r].to)},
                          {"villages", std::move(villages)},
                          {"open", is_open(t, r)},
                          {"toll", nullptr},
                          {"price", nullptr}};
        if (is_seat(actor)) {
            const int gold = toll(t, seat_of(actor), r);
            road["toll"] = gold;
            road["price"] = holds(t, seat_of(actor), Character::Monk) ? 0 : gold;
        }
        array.push_back(std::move(road));
    }
    return array;
}

json::object parts_json(const Parts& parts) {
    json::object object;
    for (unsigned i = 0; i < kParts; ++i) {
        if (parts.open[i] > 0) object[text_json(kPartNames[i])] = parts.open[i];
    }
    return object;
}

json::value turn_json(const Table& t) {
    if (!in_turn(t)) return nullptr;
    json::object used;
    for (const UsedWord& entry : kUsedWords) used[text_json(entry.word)] = t.turn.*entry.field;
    return {{"seat", t.active},
            {"open", {{"disc", parts_json(t.turn.disc)}, {"token", parts_json(t.turn.token)}}},
            {"used", std::move(used)},
            {"roads", t.turn.roads}};
}

json::value auction_json(const Table& t) {
    if (t.agenda.empty() || t.agenda.back().step != Step::Bid) return nullptr;
    const bool opened = is_seat(t.auction.leader);
    return {{"bid", opened ? json::value(t.auction.bid) : json::value(nullptr)},
            {"leader", player_json(t.auction.leader)},
            {"passed", seats_json(t.auction.passed)}};
}

/// A seat as everybody sees it; that a disc is set is public, what it says is not (MJ-5.5).
json::object seat_json(const Table& t, int seat) {
    const auto i = static_cast<unsigned>(seat);
    return {{"seat", seat},
            {"color", text_json(data::kColorNames[i])},
            {"gold", t.gold[i]},
            {"cards", cards_json(t.cards[i])},
            {"supply", t.supply[i]},
            {"quarry", t.quarry[i]},
            {"stock", t.stock[i]},
            {"tokens", t.tokens[i]},
            {"architect", junction_json(t.architects[i])},
            {"has_set", has_hidden_disc(t, seat) || has_shown_disc(t, seat)},
            {"has_played", (t.played & seat_bit(seat)) != 0},
            {"shown", disc_json(t.shown[i])}};
}

/// What lies open for everybody. `seats` comes from the caller, who knows what its reader may see.
json::object table_json(const Table& t, json::array seats) {
    State probe;
    static_cast<Table&>(probe) = t;
    const bool next = !t.agenda.empty() && !t.track.empty() && is_next(t, t.track[0]);
    return {{"game", text_json(Rules::kId)},
            {"players", t.players},
            {"options", options_json<Rules>(t.options)},
            {"to_act", player_json(Rules::to_act(probe))},
            {"decision", text_json(Rules::decision(probe))},
            {"round", t.round},
            {"rounds", most_rounds(t.options)},
            {"maharaja", junction_json(t.maharaja)},
            {"next", next ? junction_json(t.track[0]) : json::value(nullptr)},
            {"track", track_json(t)},
            {"seats", std::move(seats)},
            {"villages", villages_json(t)},
            {"cities", cities_json(t)},
            {"roads", roads_json(t)},
            {"bank", {{"cards", cards_json(bank(t))}, {"tokens", tokens_in_bank(t)}}},
            {"turn", turn_json(t)},
            {"auction", auction_json(t)},
            {"over", t.end == EndReason::None ? json::value(nullptr)
                                              : json::value(text_json(kEndWords[index(t.end)]))}};
}

}  // namespace

std::string Rules::state_json(const State& s) {
    json::array seats;
    for (int seat = 0; seat < s.players; ++seat) {
        json::object object = seat_json(s, seat);
        object["disc"] = disc_json(s.discs[static_cast<unsigned>(seat)]);
        seats.push_back(std::move(object));
    }
    return json::serialize(table_json(s, std::move(seats)));
}

std::string Rules::view_json(const View& view) {
    json::array seats;
    for (int seat = 0; seat < view.players; ++seat) {
        json::object object = seat_json(view, seat);
        const bool own = seat == view.seat;
        if (own) object["disc"] = disc_json(view.disc);
        if (!own && view.options.hidden_gold && !view.agenda.empty()) object["gold"] = nullptr;  // MJ-21.2
        seats.push_back(std::move(object));
    }
    json::object object = table_json(view, std::move(seats));
    object["seat"] = view.seat;
    return json::serialize(object);
}

namespace {

struct EventName {
    std::string_view kind;
    /// s seat, o other, n amount, p points, k rank, x place, f from, j junction, g from_junction, r road, i
    /// site, u source, c character, v given, a action, d disc, b bank, e reasons of the end
    std::string_view fields;
};
constexpr std::array<EventName, index(EventKind::GameOver) + 1> kEventNames{{
    {"governor_drawn", "jn"},
    {"character_chosen", "sc"},
    {"bid_made", "sn"},
    {"bid_passed", "s"},
    {"auction_won", "sn"},
    {"house_placed", "sx"},
    {"supply_taken", "sn"},
    {"round_began", "nj"},
    {"disc_set", "sd"},
    {"disc_shown", "sd"},
    {"coin", "sn"},
    {"token_gained", "s"},
    {"gold_taken", "snu"},
    {"house_built", "sxnu"},
    {"house_moved", "sfxu"},
    {"houses_taken", "snu"},
    {"palace_built", "sjinu"},
    {"governor_moved", "sjnu"},
    {"card_taken", "sc"},
    {"card_robbed", "sco"},
    {"card_returned", "sc"},
    {"card_picked", "sc"},
    {"cards_exchanged", "scvo"},
    {"takeover_began", "so"},
    {"card_given", "sco"},
    {"token_used", "sa"},
    {"travelled", "sgjrn"},
    {"toll_received", "snob"},
    {"compensation", "sn"},
    {"turn_ended", "s"},
    {"city_scored", "jn"},
    {"payout", "snpk"},
    {"monopoly_bonus", "sn"},
    {"game_over", "e"},
}};

void add_field(json::object& object, const Event& e, char field) {
    switch (field) {
        case 's': object["seat"] = e.seat; break;
        case 'o': object["other"] = e.other; break;
        case 'n': object["amount"] = e.amount; break;
        case 'p': object["points"] = e.points; break;
        case 'k': object["rank"] = e.rank; break;
        case 'x': object["place"] = place_json(e.place); break;
        case 'f': object["from"] = place_json(e.from); break;
        case 'j': object["junction"] = junction_json(e.junction); break;
        case 'g': object["from_junction"] = junction_json(e.from_junction); break;
        case 'r': object["road"] = text_json(road_name(e.road)); break;
        case 'i': object["site"] = text_json(site_name(e.site)); break;
        case 'u': object["source"] = text_json(source_name(e.source)); break;
        case 'c': object["character"] = text_json(character_name(e.character)); break;
        case 'v': object["given"] = text_json(character_name(e.given)); break;
        case 'a': object["action"] = text_json(action_name(e.action)); break;
        case 'd': object["disc"] = disc_json(e.disc); break;
        case 'b': object["bank"] = e.bank; break;
        default:
            object["palaces"] = e.palaces;
            object["rounds"] = e.rounds;
            break;
    }
}

}  // namespace

std::string Rules::event_json(const Event& e) {
    const EventName& name = kEventNames[index(e.kind)];
    json::object object{{"event", text_json(name.kind)}};
    for (const char field : name.fields) add_field(object, e, field);
    return json::serialize(object);
}

}  // namespace durbar::maharaja
