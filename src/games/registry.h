#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/any_match.h"
#include "core/options.h"
#include "core/result.h"
#include "games/maharaja/rules.h"
#include "games/maharani/rules.h"
#include "games/rajas/rules.h"
#include "games/tigris/rules.h"

namespace durbar {

template <class... G>
struct GameList {};

/// The only list of games. A new game adds itself here and nowhere else.
using AllGames = GameList<tigris::Rules, maharani::Rules, maharaja::Rules, rajas::Rules>;

/// Calls `visit.template operator()<G>()` for every game, in order.
template <class Visit>
void for_each_game(Visit&& visit) {
    [&]<class... G>(GameList<G...>) { (visit.template operator()<G>(), ...); }(AllGames{});
}

/// Calls `visit.template operator()<G>()` for the game of that id; false if there is none.
template <class Visit>
bool visit_game(std::string_view id, Visit&& visit) {
    return [&]<class... G>(GameList<G...>) {
        return ((G::kId == id && (visit.template operator()<G>(), true)) || ...);
    }(AllGames{});
}

using OptionValues = std::vector<std::pair<std::string, std::string>>;

/// A game as the hall lists it.
struct GameInfo {
    std::string_view id;
    std::string_view title;
    int min_players = 0;
    int max_players = 0;
    int rules_version = 0;
    std::vector<OptionSpec> options;
};

std::vector<GameInfo> all_games();

/// "There is no game 'chess'; the games are tigris, …"
Error unknown_game(std::string_view id);

/// The game's own options for a table of so many from words, or the sentence that names the wrong one. A game
/// whose options do not fit every table has check_options(options, players), which says why.
template <class G>
Result<typename G::Options> read_options(const OptionValues& values, int players) {
    typename G::Options options;
    for (const auto& [name, value] : values) {
        if (auto error = G::set_option(options, name, value)) return *error;
    }
    if constexpr (requires { G::check_options(options, players); }) {
        if (auto error = G::check_options(options, players)) return *error;
    }
    return options;
}

/// Empty, or the sentence that says how many may play.
template <class G>
std::optional<Error> check_players(int players) {
    if (players >= G::kMinPlayers && players <= G::kMaxPlayers) return std::nullopt;
    return Error{std::string(G::kTitle) + " is for " + std::to_string(G::kMinPlayers) + " to " +
                 std::to_string(G::kMaxPlayers) + " players, not " + std::to_string(players) + "."};
}

using MatchResult = Result<std::unique_ptr<AnyMatch>>;

MatchResult new_match(std::string_view game, int players, const OptionValues& values);
MatchResult load_match(std::string_view game, std::string_view position);
/// The match of a record after its first `until` plies (negative: all); see replay() for what is verified.
MatchResult match_of(const Record& record, int until = -1);

}  // namespace durbar
