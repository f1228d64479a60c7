#pragma once

namespace durbar {

/// Reads the command line, runs the subcommand that it names and returns the exit status.
int run_command_line(int argc, char** argv);

}  // namespace durbar
