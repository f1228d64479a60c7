#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/json.h"
#include "cli/terminal.h"

namespace durbar {

CLI::App* add_games(CLI::App& app, GamesArgs& args) {
    auto* command = app.add_subcommand("games", "lists the games, their player counts and options");
    command->add_flag("--json", args.json, "one JSON object");
    return command;
}

int run_games(const GamesArgs& args) {
    if (args.json) {
        fmt::print("{}\n", json_text(json::object{{"games", games_json()}}));
        return kDone;
    }
    for (const auto& info : all_games()) {
        fmt::print("{}: {}, {} to {} players\n", info.id, info.title, info.min_players, info.max_players);
        for (const auto& spec : info.options) {
            std::string values;
            for (const auto value : spec.values) values.append(values.empty() ? "" : "|").append(value);
            fmt::print("    {:<30} {}\n", fmt::format("{}={}", spec.name, values), spec.help);
        }
    }
    return kDone;
}

}  // namespace durbar
