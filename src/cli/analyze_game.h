#pragma once

#include "cli/commands.h"
#include "core/any_match.h"

namespace durbar {

/// Analyzes the match from its beginning and prints what that says; gives the exit status.
int analyze_whole_game(const AnyMatch& match, const AnalyzeArgs& args);

}  // namespace durbar
