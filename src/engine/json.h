#pragma once

#include <boost/json.hpp>
#include <string>
#include <string_view>

#include "ai/any_bot.h"
#include "core/any_match.h"
#include "core/standing.h"

/// How the house's values look as JSON, in the engine protocol and in the output of commands.
namespace durbar {

namespace json = boost::json;

/// One line of JSON. Numbers are written in the shortest form that reads back the same.
std::string json_text(const json::value& value);

/// A string value; bytes that are not UTF-8 become U+FFFD, so that every answer is valid JSON whatever a file
/// held.
json::string json_string(std::string_view text);

/// A value that a game wrote; games promise complete JSON.
json::value json_value(std::string_view text);

/// A seat's number, "chance", or null when the game is over.
json::value to_act_json(Player player);

json::array games_json();
json::array standing_json(const Standing& standing);

/// The game's event with its English sentence as `text`.
json::object event_json(const Happening& happening);

/// What a bot thinks of each move it looked at, best first. `top`: at most so many, 0: all.
json::array candidates_json(const BotChoice& choice, std::size_t top = 0);

/// A number with at most `digits` decimals: figures for people, not for computing on.
double rounded(double value, int digits);

}  // namespace durbar
