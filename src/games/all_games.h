#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/options.h"
#include "core/result.h"
#include "games/maharaja/rules.h"
#include "games/maharani/rules.h"
#include "games/rajas/rules.h"
#include "games/registry.h"
#include "games/tigris/rules.h"

/// The rules of all games: only for who instantiates templates over them. Everybody else does with
/// registry.h, which is a fraction to compile.
namespace durbar {

template <class... G>
struct GameList {};

/// The only list of their types; the build lists their names, terminal/faces.cpp their drawings.
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

template <class G>
GameInfo info_of() {
    return {G::kId,           G::kTitle,         G::kMinPlayers, G::kMaxPlayers,
            G::kRulesVersion, G::option_specs(), G::data_text()};
}

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
    return check_players(info_of<G>(), players);
}

}  // namespace durbar
