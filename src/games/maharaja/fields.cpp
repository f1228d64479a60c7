#include "core/envelope.h"
#include "games/maharaja/data_text.gen.h"
#include "games/maharaja/journeys.h"
#include "games/maharaja/position.h"
#include "games/maharaja/rules.h"
#include "games/maharaja/values.h"

namespace durbar::maharaja {

namespace {

/// MJ-7.12 What the cheapest way to every junction would cost the seat as things stand; null where no open
/// road leads.
List ways_value(const Table& t, int seat) {
    List list;
    for (const auto& journey : cheapest_journeys(t, seat)) {
        list.emplace_back(journey ? Value(journey->gold) : Value(nullptr));
    }
    return list;
}

/// Governors from the lowest up, with their fields from the bottom of the track.
List track_value(const Table& t) {
    List list;
    for (std::size_t rank = 0; rank < t.track.size(); ++rank) {
        list.emplace_back(
            make_fields({{"city", junction_name(t.track[rank])}, {"field", field_of(t, rank)}}));
    }
    return list;
}

/// By seat.
List houses_value(const Table& t, Place p) {
    List list;
    for (int seat = 0; seat < t.players; ++seat) list.emplace_back(houses_at(t, seat, p));
    return list;
}

/// The villages that hold houses.
List villages_value(const Table& t) {
    List list;
    settled(t).for_each([&](Village v) {
        list.emplace_back(make_fields({{"village", place_name(v)}, {"houses", houses_value(t, v)}}));
    });
    return list;
}

/// By site from the centre; neutral palaces have a colour and no seat (MJ-19.3).
List palaces_value(const Table& t, City c) {
    List list;
    for (const Owner owner : t.palaces[c]) {
        if (owner == kNobody) {
            list.emplace_back(nullptr);
            continue;
        }
        const Value seat = owner < t.players ? Value(owner) : Value(nullptr);
        list.emplace_back(make_fields({{"seat", seat}, {"color", data::kPalaceColorNames[owner]}}));
    }
    return list;
}

/// Where the points of every seat come from in the city of this round.
List sources_value(const Table& t) {
    List list;
    if (!is_city(t.maharaja)) return list;
    for (int seat = 0; seat < t.players; ++seat) {
        const CityPoints points = city_points(t, seat, t.maharaja);
        list.emplace_back(make_fields({{"architect", points.architect},
                                       {"houses", points.houses},
                                       {"outer", points.outer},
                                       {"central", points.central},
                                       {"home", points.home}}));
    }
    return list;
}

/// Points, ranks and payouts by seat are those that a scoring would give now; without a point there is no
/// rank (MJ-15.3).
List cities_value(const Table& t) {
    List list;
    for (City c = 0; c < kCities; ++c) {
        List points;
        List ranks(t.players);
        for (int seat = 0; seat < t.players; ++seat) points.emplace_back(points_in(t, seat, c));
        List pays;
        const auto ranked = ranking_in(t, c);
        for (std::size_t i = 0; i < ranked.size(); ++i) ranks[ranked[i]] = i + 1;
        const auto payouts = payouts_in(t, c);
        for (int seat = 0; seat < t.players; ++seat) pays.emplace_back(payouts[static_cast<unsigned>(seat)]);
        list.emplace_back(make_fields({{"city", junction_name(c)},
                                       {"houses", houses_value(t, place_of(c))},
                                       {"palaces", palaces_value(t, c)},
                                       {"points", std::move(points)},
                                       {"ranks", std::move(ranks)},
                                       {"pays", std::move(pays)}}));
    }
    return list;
}

List order_value(const Table& t) {
    List list;
    for (const auto seat : order_of_play(t)) list.emplace_back(seat);
    return list;
}

/// MJ-7.3 The roads that anybody can travel.
List open_roads(const Table& t) {
    List list;
    for (Road r = 0; r < kRoads; ++r) {
        if (is_open(t, r)) list.emplace_back(road_name(r));
    }
    return list;
}

/// What is open and used in the turn under way, also while somebody else decides in it.
Value turn_value(const Table& t) {
    if (!in_turn(t)) return nullptr;
    Fields used;
    for (const UsedWord& entry : kUsedWords) used.push_back({entry.word, t.turn.*entry.field});
    return make_fields({{"disc", parts_value(t.turn.disc)},
                        {"token", parts_value(t.turn.token)},
                        {"used", std::move(used)},
                        {"roads", t.turn.roads}});
}

Value auction_value(const Table& t) {
    const auto shown = auction_of(t);
    if (!shown) return nullptr;
    const bool opened = is_seat(shown->auction.leader);
    return make_fields({{"bid", opened ? Value(shown->auction.bid) : Value(nullptr)},
                        {"leader", player_value(shown->auction.leader)},
                        {"passed", seats_value(SmallSet{shown->auction.passed})},
                        {"won", shown->won}});
}

}  // namespace

std::string_view Rules::data_text() { return data::kText; }

/// `next` is the city that the next round will score, as the track stands: null in the last round, which
/// `last_round` tells, and before the governors lie on the track.
Fields Rules::table_fields(const View& view) {
    const bool next = !view.track.empty() && is_next(view, view.track[0]);
    return make_fields(
        {{"round", view.round},
         {"last_round", !in_set_up(view) && is_last_round(view)},
         {"maharaja", junction_name(view.maharaja)},
         {"next", next ? Value(junction_name(view.track[0])) : Value(nullptr)},
         {"track", track_value(view)},
         {"villages", villages_value(view)},
         {"cities", cities_value(view)},
         {"open_roads", open_roads(view)},
         {"bank", make_fields({{"cards", cards_value(bank(view))}, {"tokens", tokens_in_bank(view)}})},
         {"order", order_value(view)},
         {"sources", sources_value(view)},
         {"turn", turn_value(view)},
         {"auction", auction_value(view)}});
}

/// That a disc is set is public, what it says is not (MJ-5.5).
Fields Rules::seat_fields(const View& view, int seat) {
    const auto i = static_cast<unsigned>(seat);
    Value disc;
    if (view.open) disc = disc_value(view.discs[i]);
    if (view.seat == seat) disc = disc_value(view.disc);
    return make_fields({{"gold", shows_gold(view, seat) ? Value(view.gold[i]) : Value(nullptr)},  // MJ-21.2
                        {"cards", cards_value(view.cards[i])},
                        {"supply", view.supply[i]},
                        {"quarry", view.quarry[i]},
                        {"stock", view.stock[i]},
                        {"tokens", view.tokens[i]},
                        {"architect", junction_name(view.architects[i])},
                        {"ways", ways_value(view, seat)},
                        {"has_set", has_hidden_disc(view, seat) || has_shown_disc(view, seat)},
                        {"has_played", (view.played & seat_bit(seat)) != 0},
                        {"shown", disc_value(view.shown[i])},
                        {"disc", std::move(disc)}});
}

/// MJ-16.4 Gold breaks ties of palaces, and the lower card those of gold.
bool Rules::shows_standing(const View& view, int seat) { return shows_gold(view, seat); }

std::span<const std::string_view> Rules::standing_names() {
    static constexpr std::array<std::string_view, 3> kNames{"palaces", "gold", "precedence"};
    return kNames;
}

}  // namespace durbar::maharaja
