#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"
#include "games/maharaja/maharaja_scenario.h"

namespace durbar::testing {

using MaharajaMatch = Match<maharaja::Rules>;

/// What stands at a path such as "seats.1.gold" of a value, as JSON; "missing" if nothing does.
inline std::string told(const Value& value, std::string_view path) {
    const Value* at = &value;
    while (at != nullptr && !path.empty()) {
        const std::size_t dot = path.find('.');
        const std::string_view step = path.substr(0, dot);
        path = dot == std::string_view::npos ? std::string_view{} : path.substr(dot + 1);
        if (const List* list = at->list()) {
            const auto place = parse_number(step, 0, static_cast<int>(list->size()) - 1);
            at = place ? &(*list)[static_cast<std::size_t>(*place)] : nullptr;
        } else {
            at = at->find(step);
        }
    }
    return at == nullptr ? "missing" : json_text(*at);
}

inline std::vector<Reader> all_readers(int players) {
    std::vector<Reader> readers{Reader::spectator(), Reader::referee()};
    for (int seat = 0; seat < players; ++seat) readers.push_back(Reader::seat(seat));
    return readers;
}

/// The whole log of a match as a reader is told it.
inline std::string log_text(const AnyMatch& match, Reader reader) {
    std::string text;
    for (const LogEntry& entry : match.log(reader, 0)) {
        text += std::to_string(entry.version) + " " + json_text(player_value(entry.actor)) + " " +
                entry.move.value_or("-") + "\n";
        for (const auto& event : entry.events) text += "  " + json_text(event_value(event.telling)) + "\n";
    }
    return text;
}

}  // namespace durbar::testing
