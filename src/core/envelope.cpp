#include "core/envelope.h"

#include <algorithm>

namespace durbar {

Value player_value(Player player) {
    if (player == Player::Nobody) return Value(nullptr);
    return is_seat(player) ? Value(seat_of(player)) : Value("chance");
}

Value reader_value(Reader reader) {
    if (reader.is_seat()) return Value(reader.number());
    return Value(reader.is_referee() ? "referee" : "spectator");
}

Value seats_value(SmallSet seats) {
    List list;
    seats.for_each([&](SmallSet::Item seat) { list.emplace_back(seat); });
    return Value(std::move(list));
}

Value event_value(Telling event) {
    event.fields.insert(event.fields.begin(), {"event", Value(event.kind)});
    return Value(std::move(event.fields));
}

namespace {

Value number_or_null(std::optional<int> number) { return number ? Value(*number) : Value(nullptr); }

Value over_value(std::optional<Telling> over) {
    if (!over) return Value(nullptr);
    over->fields.insert(over->fields.begin(), {"reason", Value(over->kind)});
    return Value(std::move(over->fields));
}

}  // namespace

Value envelope_value(Envelope e) {
    Fields options;
    for (auto& [name, value] : e.options) options.push_back({name, Value(std::move(value))});
    List seats;
    for (std::size_t seat = 0; seat < e.seats.size(); ++seat) {
        Fields& fields = e.seats[seat];
        fields.insert(fields.begin(), {"seat", Value(seat)});
        seats.emplace_back(std::move(fields));
    }
    return Value(make_fields(
        {{"game", Value(e.game)},
         {"players", Value(e.players)},
         {"options", Value(std::move(options))},
         {"reader", reader_value(e.reader)},
         {"version", Value(e.version)},
         {"plies", Value(e.plies)},
         {"turn", Value(e.turn)},
         {"active_seat", number_or_null(e.active_seat)},
         {"to_act", player_value(e.to_act)},
         {"deciding", seats_value(e.deciding)},
         {"sealed", seats_value(e.sealed)},
         {"own_choice", e.own_choice ? Value(std::move(*e.own_choice)) : Value(nullptr)},
         {"decision",
          Value(make_fields({{"kind", Value(e.asked.kind)}, {"pending", Value(std::move(e.asked.fields))}}))},
         {"over", over_value(std::move(e.over))},
         {"undoable_by", number_or_null(e.undoable_by)},
         {"table", Value(std::move(e.table))},
         {"seats", Value(std::move(seats))}}));
}

Value standing_value(const Standing& standing, std::span<const std::string_view> names,
                     const std::vector<bool>& shown) {
    const bool ranked = std::find(shown.begin(), shown.end(), false) == shown.end();
    List list;
    for (std::size_t seat = 0; seat < standing.size(); ++seat) {
        const SeatStanding& known = standing[seat];
        Fields values;
        for (std::size_t i = 0; i < known.breakdown.size(); ++i) {
            values.push_back({names[i], Value(known.breakdown[i])});
        }
        list.emplace_back(make_fields({{"seat", Value(seat)},
                                       {"rank", ranked ? Value(known.rank) : Value(nullptr)},
                                       {"points", shown[seat] ? Value(known.points) : Value(nullptr)},
                                       {"values", shown[seat] ? Value(std::move(values)) : Value(nullptr)}}));
    }
    return Value(std::move(list));
}

}  // namespace durbar
