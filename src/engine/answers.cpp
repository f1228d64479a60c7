#include "engine/answers.h"

#include <cmath>

#include "core/envelope.h"
#include "core/log_value.h"
#include "core/text.h"
#include "games/registry.h"
#include "texts/english.h"

namespace durbar {

namespace {

Value options_value(const GameInfo& info) {
    List options;
    for (const auto& spec : info.options) {
        List values;
        for (const auto value : spec.values) values.emplace_back(value);
        List examples;
        for (const auto example : spec.examples) examples.emplace_back(example);
        const std::string help = std::string(info.id) + ".option." + std::string(spec.name);
        options.emplace_back(make_fields({{"name", spec.name},
                                          {"values", std::move(values)},
                                          {"default", spec.default_value},
                                          {"examples", std::move(examples)},
                                          {"help", texts::english(help, {})}}));
    }
    return options;
}

}  // namespace

Value games_value() {
    List games;
    for (const auto& info : all_games()) {
        games.emplace_back(make_fields({{"id", info.id},
                                        {"title", info.title},
                                        {"min_players", info.min_players},
                                        {"max_players", info.max_players},
                                        {"rules_version", info.rules_version},
                                        {"options", options_value(info)}}));
    }
    return games;
}

Fields played_fields(const std::vector<LogEntry>& entries) {
    List played;
    List events;
    for (const auto& entry : entries) {
        const Value move = entry.move ? Value(*entry.move) : Value(nullptr);
        played.emplace_back(Fields{
            {"ply", entry.ply}, {"turn", entry.turn}, {"actor", player_value(entry.actor)}, {"move", move}});
        for (const auto& event : entry.events) {
            Fields fields{
                {"event", event.telling.kind}, {"ply", entry.ply}, {"turn", event.turn}, {"move", move}};
            fields.insert(fields.end(), event.telling.fields.begin(), event.telling.fields.end());
            events.emplace_back(std::move(fields));
        }
    }
    return make_fields({{"played", std::move(played)}, {"events", std::move(events)}});
}

Value log_value(const std::vector<LogEntry>& entries) {
    List log;
    for (const auto& entry : entries) log.push_back(log_entry_value(entry));
    return log;
}

Value candidates_value(const BotChoice& choice, std::size_t top) {
    constexpr int kDigits = 4;  // more would promise a precision that no search has
    List candidates;
    for (const auto& candidate : choice.candidates) {
        if (top > 0 && candidates.size() == top) break;
        List shares;
        for (const double share : candidate.shares) shares.emplace_back(rounded(share, kDigits));
        List line;
        for (const auto& move : candidate.line) line.emplace_back(move);
        candidates.emplace_back(
            make_fields({{"move", candidate.move},
                         {"visits", candidate.visits},
                         {"visit_share", rounded(visit_share(choice, candidate), kDigits)},
                         {"shares", std::move(shares)},
                         {"line", std::move(line)}}));
    }
    return candidates;
}

Fields simulated_fields(const SimulateReport& report) {
    List points;
    for (const double mean : report.mean_points) points.emplace_back(rounded(mean, 4));
    List wins;
    for (const double seat : report.wins) wins.emplace_back(rounded(seat, 2));
    Fields object = make_fields({{"game", report.game},
                                 {"players", report.players},
                                 {"games", report.games},
                                 {"finished", report.finished},
                                 {"violations", report.violations},
                                 {"decisions_per_game", rounded(report.decisions_per_game, 3)},
                                 {"chance_per_game", rounded(report.chance_per_game, 3)},
                                 {"moves_per_decision", rounded(report.moves_per_decision, 3)},
                                 {"plies_median", report.median_plies},
                                 {"plies_p95", report.p95_plies},
                                 {"plies_max", report.max_plies},
                                 {"mean_points", std::move(points)},
                                 {"wins", std::move(wins)},
                                 {"digest", hex64(report.digest)}});
    if (const auto& violation = report.first_violation) {
        object.push_back({"first_violation", make_fields({{"message", violation->message},
                                                          {"game", violation->game},
                                                          {"seed", violation->seed},
                                                          {"ply", violation->ply},
                                                          {"position", violation->position}})});
    }
    return object;
}

std::string refusal_sentence(const Refusal& refusal) {
    const std::size_t dot = refusal.key.find('.');
    const std::string_view room = std::string_view(refusal.key).substr(0, dot);
    const std::string_view kind = std::string_view(refusal.key).substr(dot + 1);
    return texts::sentence(room, "refuse", {kind, refusal.values}, {});
}

Fields refused_fields(const Refusal& refusal) {
    Fields fields = make_fields({{"ok", false}, {"error", refusal_sentence(refusal)}});
    if (!refusal.rule.empty()) fields.push_back({"rule", refusal.rule});
    fields.push_back({"key", refusal.key});
    fields.push_back({"values", refusal.values});
    return fields;
}

Fields refused_fields(const Error& error) {
    Fields fields = make_fields({{"ok", false}, {"error", error.message}});
    if (!error.rule.empty()) fields.push_back({"rule", error.rule});
    if (error.line > 0) fields.push_back({"line", error.line});
    return fields;
}

double rounded(double value, int digits) {
    const double scale = std::pow(10.0, digits);
    return std::round(value * scale) / scale;
}

}  // namespace durbar
