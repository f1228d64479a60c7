#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "core/any_match.h"
#include "core/options.h"
#include "core/result.h"

namespace durbar {

/// A game as the hall lists it.
struct GameInfo {
    std::string_view id;
    std::string_view title;
    int min_players = 0;
    int max_players = 0;
    int rules_version = 0;
    std::vector<OptionSpec> options;
    std::string_view data;  ///< what never changes, printed on the components: JSON
};

const std::vector<GameInfo>& all_games();

/// Null pointer if there is no such game.
const GameInfo* find_game(std::string_view id);

/// "There is no game 'chess'; the games are tigris, …"
Error unknown_game(std::string_view id);

/// Empty, or the sentence that says how many may play.
std::optional<Error> check_players(const GameInfo& game, int players);

using MatchResult = Result<std::unique_ptr<AnyMatch>>;

MatchResult new_match(std::string_view game, int players, const OptionValues& values);
MatchResult load_match(std::string_view game, std::string_view position);
/// The match of a record after its first `until` plies (negative: all); see replay() for what is verified.
MatchResult match_of(const Record& record, int until = -1);

}  // namespace durbar
