#pragma once

#include <string>
#include <vector>

#include "bots/bots.h"
#include "games/all_games.h"
#include "simulate/contestant.h"
#include "simulate/simulate_game.h"

namespace durbar {

/// One a seat. Precondition: the number of seats fits the game.
template <Game G>
Result<std::vector<Contestant<G>>> seated_bots(const std::vector<std::string>& texts, std::size_t seats) {
    const std::string random = "random";
    std::vector<Contestant<G>> bots;
    for (const auto& text : texts) {
        const auto spec = parse_bot_spec(text);
        if (!spec) return spec.error();
        if (const auto bot = make_typed_bot<G>(spec.value()); !bot) return bot.error();
        const std::string& name = spec.value().name;
        bots.push_back(name == random ? Contestant<G>{name, {}} : contestant_of<G>(name, spec.value()));
    }
    if (bots.empty()) bots.push_back({random, {}});
    if (bots.size() == 1) bots.resize(seats, Contestant<G>(bots.front()));
    if (bots.size() == seats) return bots;
    return Error{"Name one bot for all seats, or one for each of the " + std::to_string(seats) +
                 " seats, not " + std::to_string(bots.size()) + "."};
}

/// A batch of the game that the options name, with checks or without.
template <template <class> class Check>
Result<SimulateReport> simulate_with(const SimulateOptions& options) {
    Result<SimulateReport> report = unknown_game(options.game);
    visit_game(options.game, [&]<class G>() {
        if (const auto error = check_players<G>(options.players)) {
            report = *error;
            return;
        }
        const auto bots = seated_bots<G>(options.bots, static_cast<std::size_t>(options.players));
        const auto game_options = read_options<G>(options.options, options.players);
        if (!bots) {
            report = bots.error();
        } else if (!game_options) {
            report = game_options.error();
        } else {
            report = simulate_games<G, Check<G>>(options, game_options.value(), bots.value());
        }
    });
    return report;
}

}  // namespace durbar
