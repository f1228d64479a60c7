#pragma once

#include <CLI/CLI.hpp>

#include "cli/commands.h"

namespace durbar {

// The flags of the commands that say what moves are worth.

CLI::App* add_analyze(CLI::App& app, AnalyzeArgs& args);
CLI::App* add_calibrate(CLI::App& app, CalibrateArgs& args);
CLI::App* add_puzzles(CLI::App& app, PuzzlesArgs& args);

}  // namespace durbar
