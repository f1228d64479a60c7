#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "ai/any_bot.h"
#include "analysis/report.h"
#include "core/any_match.h"
#include "core/refusal.h"
#include "core/result.h"
#include "core/value.h"
#include "simulate/simulate.h"

/// How the house's things look in the engine protocol and in the JSON of commands.
namespace durbar {

/// All games with their players and options, as the hall lists them.
Value games_value();

/// Moves with who played them, and all their events, each with its ply and turn.
Fields played_fields(const std::vector<LogEntry>& entries);

/// The changes of a match as one list: moves with their events, undos, sealed choices.
Value log_value(const std::vector<LogEntry>& entries);

/// What a bot thinks of each move it looked at, best first. `top`: how many at most; 0: all.
Value candidates_value(const BotChoice& choice, std::size_t top = 0);

/// What became of a batch of games, but for the time it took: the same batch always reads the same.
Fields simulated_fields(const SimulateReport& report);

/// What one ply was worth. `top`: how many candidates at most beside the played one; 0: all.
Fields analysis_fields(const analysis::PlyAnalysis& ply, std::size_t top = 0);
/// And the whole game.
Fields report_fields(const analysis::Report& report);

/// The sentence that teaches the rule, in English.
std::string refusal_sentence(const Refusal& refusal);
/// `ok` is false, with the sentence, the rule, the key and its values.
Fields refused_fields(const Refusal& refusal);
Fields refused_fields(const Error& error);

/// A number with at most `digits` decimals: figures for people, not for computing on.
double rounded(double value, int digits);

}  // namespace durbar
