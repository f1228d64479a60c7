#pragma once

#include <string>

#include "ai/any_bot.h"

/// What a bot thinks of its moves, in words and figures.
namespace durbar {

/// How the bot thinks play goes on after the candidate's own move; empty if it does not say.
std::string line_after_move(const BotChoice::Candidate& candidate);

/// The candidates best first: visits, their share, expected shares of the win by seat, main line. `top`: at
/// most so many, 0: all. Rows are cut to `width` characters.
std::string candidates_table(const BotChoice& choice, std::size_t top, std::size_t width);

}  // namespace durbar
