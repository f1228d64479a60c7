#include "core/log_value.h"

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

Value log_entry_value(const LogEntry& entry) {
    List events;
    for (const auto& event : entry.events) {
        Fields fields{{"event", event.telling.kind}, {"turn", event.turn}};
        fields.insert(fields.end(), event.telling.fields.begin(), event.telling.fields.end());
        events.emplace_back(std::move(fields));
    }
    return Value(Fields{{"version", entry.version},
                        {"what", change_name(entry.what)},
                        {"actor", player_value(entry.actor)},
                        {"ply", entry.ply == 0 ? Value(nullptr) : Value(entry.ply)},
                        {"turn", entry.turn},
                        {"move", entry.move ? Value(*entry.move) : Value(nullptr)},
                        {"events", std::move(events)}});
}

}  // namespace durbar
