#include "core/log_value.h"

#include <iterator>
#include <utility>

#include "core/envelope.h"

namespace durbar {

namespace {

std::string_view change_name(LogEntry::What what) {
    switch (what) {
        case LogEntry::What::Move: return "move";
        case LogEntry::What::Undo: return "undo";
        case LogEntry::What::Sealed: return "sealed";
    }
    return {};
}

}  // namespace

Value log_entry_value(LogEntry entry) {
    List events;
    for (auto& event : entry.events) {
        Fields fields = make_fields({{"event", event.telling.kind}, {"turn", event.turn}});
        auto& more = event.telling.fields;
        fields.insert(fields.end(), std::make_move_iterator(more.begin()),
                      std::make_move_iterator(more.end()));
        events.emplace_back(std::move(fields));
    }
    return Value(make_fields({{"version", entry.version},
                              {"what", change_name(entry.what)},
                              {"actor", player_value(entry.actor)},
                              {"ply", entry.ply == 0 ? Value(nullptr) : Value(entry.ply)},
                              {"turn", entry.turn},
                              {"move", entry.move ? Value(std::move(*entry.move)) : Value(nullptr)},
                              {"events", std::move(events)}}));
}

}  // namespace durbar
