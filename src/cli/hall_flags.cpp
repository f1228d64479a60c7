#include "cli/hall_flags.h"

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "cli/serve_settings.h"

namespace durbar {

namespace {

void add_data(CLI::App& command, std::string& folder) {
    command.add_option("--data", folder, "the folder of the hall's data")->type_name("DIR")->required();
}

}  // namespace

CLI::App* add_load(CLI::App& app, LoadArgs& args) {
    auto* command =
        app.add_subcommand("load", "plays many games over sockets and measures how fast a server is");
    command
        ->add_option("--url", args.url,
                     "the server, as ws://HOST:PORT (default: one of its own, on this machine)")
        ->type_name("URL");
    command->add_option("--tables", args.tables, "number of tables (100)")
        ->type_name("N")
        ->check(CLI::Range(1, 1'000'000));
    command->add_option("--people", args.people, "number of people at each table, each with a socket (2)")
        ->type_name("P")
        ->check(CLI::Range(1, 5));
    command
        ->add_option("--rate", args.rate, "moves a second over all tables; 0: as fast as answers come (100)")
        ->type_name("R")
        ->check(CLI::NonNegativeNumber);
    command->add_option("--seconds", args.seconds, "how long to measure (10)")
        ->type_name("S")
        ->check(CLI::PositiveNumber);
    command->add_option("--game", args.game, "the game (default: all of them, in turn)")->type_name("GAME");
    command
        ->add_option("--processes", args.processes,
                     "processes that play, at least: there are as many as their sockets need (1)")
        ->type_name("N")
        ->check(CLI::Range(1, 64));
    command->add_flag("--json", args.json, "one JSON object");
    command->footer(
        "Guests make random legal moves. A latency is the time from a move that is sent to the last seat of "
        "its\n"
        "table that has been told. Setting up, and the first second of play, are not measured. Exit status "
        "1: errors.\n"
        "Example: durbar load --tables 1000 --rate 1000 --seconds 30");
    return command;
}

CLI::App* add_backup(CLI::App& app, BackupArgs& args) {
    auto* command = app.add_subcommand("backup", "copies the hall's store, also while the hall is open");
    command->add_option("FILE", args.file, "the new file")->required();
    add_data(*command, args.data);
    command->add_flag("--json", args.json, "one JSON object");
    command->footer(
        "To go back to a backup, stop the hall, remove DIR/durbar.db and DIR/durbar.db-wal and copy FILE to "
        "DIR/durbar.db.\n"
        "The seeds of the games are sealed with DIR/secret.key, which no backup has in it: keep a copy "
        "elsewhere.\n"
        "Example: durbar backup monday.db --data /var/lib/durbar");
    return command;
}

CLI::App* add_check_store(CLI::App& app, CheckStoreArgs& args) {
    auto* command =
        app.add_subcommand("check-store", "replays every game of the hall's store and verifies it");
    add_data(*command, args.data);
    command->add_flag("--json", args.json, "one JSON object");
    command->footer(
        "The hall may be open meanwhile.\n"
        "Example: durbar check-store --data /var/lib/durbar");
    return command;
}

CLI::App* add_serve(CLI::App& app, ServeArgs& args) {
    auto* command =
        app.add_subcommand("serve", "opens the hall: tables for people and bots, at http://localhost:8000");
    command->add_option("--config", args.config, "a file of settings, one 'name = value' on each line")
        ->type_name("FILE");
    for (const ServeSetting& setting : serve_settings()) {
        const std::string name(setting.name);
        const std::string help(setting.help);
        if (setting.value.empty()) {
            command->add_flag_callback(
                "--" + name, [&args, name] { args.flags.emplace_back(name, "yes"); }, help);
            continue;
        }
        const auto take = [&args, name](const std::vector<std::string>& texts) {
            for (const auto& text : texts) args.flags.emplace_back(name, text);
        };
        command->add_option_function<std::vector<std::string>>("--" + name, take, help)
            ->type_name(std::string(setting.value))
            ->take_all()
            ->allow_extra_args(false);
    }
    command->footer(
        "Each setting may also stand in the file, as port = 8000, or in the environment, as "
        "DURBAR_PORT=8000.\n"
        "The command line counts most, then the environment, then the file (docs/operations.md).\n"
        "Example: durbar serve --bind 0.0.0.0 --data /var/lib/durbar");
    return command;
}

}  // namespace durbar
