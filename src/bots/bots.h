#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ai/any_appraiser.h"
#include "ai/any_bot.h"
#include "ai/mcts_settings.h"
#include "core/result.h"

namespace durbar {

/// A bot by name, with settings: `name` or `name:key=value,key=value`.
struct BotSpec {
    std::string name;
    std::vector<std::pair<std::string, std::string>> settings;

    friend bool operator==(const BotSpec&, const BotSpec&) = default;
};

/// A bot as it is offered to people.
struct BotInfo {
    std::string_view name;
    std::string_view help;
    std::vector<std::string_view> keys;  ///< the settings it takes
};

const std::vector<BotInfo>& all_bots();

/// Refuses names and keys that no bot has, and says which ones exist.
Result<BotSpec> parse_bot_spec(std::string_view text);

/// What a searching bot was told, on top of what its name stands for in a game of that forgiveness (see
/// ai/levels.h). Precondition: the spec names `mcts` or a level.
Result<MctsSettings> search_settings(const BotSpec& spec, float forgiveness);

/// The bot of a spec that parse_bot_spec has read; refuses settings that the bot cannot take. Defined in
/// bots_of_game.h and compiled once for each game of the house, because the search is long to compile.
template <Game G>
Result<std::unique_ptr<Bot<G>>> make_typed_bot(const BotSpec& spec);

/// A searching bot; compiled like make_typed_bot.
template <Game G>
std::unique_ptr<Bot<G>> make_searching_bot(const MctsSettings& settings);

/// What positions of a game are worth; compiled like make_typed_bot.
template <Game G>
std::unique_ptr<AnyAppraiser> make_typed_appraiser(int worlds, std::uint64_t seed);

/// Precondition: there is such a game.
std::unique_ptr<AnyAppraiser> make_appraiser(std::string_view game, int worlds, std::uint64_t seed);

/// A bot for matches of that game, or the sentence that says why there is none.
Result<std::unique_ptr<AnyBot>> make_bot(std::string_view game, std::string_view text);

}  // namespace durbar
