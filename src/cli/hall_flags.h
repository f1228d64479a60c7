#pragma once

#include <CLI/CLI.hpp>

#include "cli/commands.h"

namespace durbar {

// The flags of the commands that belong to the hall.

CLI::App* add_load(CLI::App& app, LoadArgs& args);
CLI::App* add_backup(CLI::App& app, BackupArgs& args);
CLI::App* add_check_store(CLI::App& app, CheckStoreArgs& args);
/// One flag for each of its settings.
CLI::App* add_serve(CLI::App& app, ServeArgs& args);

}  // namespace durbar
