#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/playout.h"

namespace durbar::testing {

/// A way to set a table: how many play, with which options.
template <Game G>
struct Setting {
    int players;
    typename G::Options options;
    std::string name;  ///< "3 players, board=advanced"
};

/// A value of an option that is not its default.
struct OptionChoice {
    std::string_view name;
    std::string_view value;
};

/// Every value but the default, and the examples of those that take any text.
template <Game G>
std::vector<OptionChoice> other_values() {
    std::vector<OptionChoice> all;
    for (const auto& spec : G::option_specs()) {
        for (const auto value : spec.values.empty() ? spec.examples : spec.values) {
            if (value != spec.default_value) all.push_back({spec.name, value});
        }
    }
    return all;
}

/// The table with these options; empty if they do not fit so many players.
template <Game G>
std::optional<Setting<G>> setting_of(int players, const std::vector<OptionChoice>& choices) {
    Setting<G> setting{players, {}, std::to_string(players) + " players"};
    for (const auto& [name, value] : choices) {
        setting.name += ", " + std::string(name) + "=" + std::string(value);
        EXPECT_EQ(G::set_option(setting.options, name, value), std::nullopt) << setting.name;
    }
    if constexpr (requires { G::check_options(setting.options, players); }) {
        if (G::check_options(setting.options, players)) return std::nullopt;
    }
    return setting;
}

/// Every number of players, each with the defaults, with every other value of every option, and with every
/// pair of such values.
template <Game G>
std::vector<Setting<G>> all_settings() {
    const auto values = other_values<G>();
    std::vector<Setting<G>> all;
    const auto add = [&](int players, const std::vector<OptionChoice>& choices) {
        if (auto setting = setting_of<G>(players, choices)) all.push_back(std::move(*setting));
    };
    for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players) {
        add(players, {});
        for (std::size_t i = 0; i < values.size(); ++i) {
            add(players, {values[i]});
            for (std::size_t j = i + 1; j < values.size(); ++j) {
                if (values[i].name != values[j].name) add(players, {values[i], values[j]});
            }
        }
    }
    return all;
}

/// The most eventful of a few, sometimes of many random moves; pure chance rarely starts a war or builds a
/// monument.
template <Game G>
typename G::Move eventful_move(const typename G::State& state, typename G::MoveList& moves, Rng& rng) {
    typename G::Move best = random_move<G>(state, moves, rng);
    if (G::to_act(state) == Player::Chance) return best;
    const int tries = rng.below(4) == 0 ? 100 : 5;
    std::size_t most = 0;
    for (int i = 0; i < tries; ++i) {
        const typename G::Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        auto next = state;
        std::vector<typename G::Event> events;
        G::apply(next, move, EventSink<typename G::Event>(events));
        if (events.size() <= most) continue;
        most = events.size();
        best = move;
    }
    return best;
}

struct RandomGames {
    int games = 1;            ///< for each setting; every second one is eventful
    std::uint32_t every = 1;  ///< about one state in so many is visited; the last one always is
    std::uint64_t seed = 1;
};

/// Plays one game to its end and calls visit(state, rng) on states of it, the last one included. The
/// visitor's random numbers are apart from the game's. A failure in the visitor ends the game. Returns the
/// number of plies.
template <Game G, class Visit>
int play_random_game(const Setting<G>& setting, std::uint64_t seed, std::uint32_t every, Visit visit) {
    Rng rng(seed);
    Rng visitor(mix64(seed));
    typename G::MoveList moves;
    auto state = G::initial(setting.options, setting.players);
    int plies = 0;
    for (; G::to_act(state) != Player::Nobody && plies < kPlayoutLimit; ++plies) {
        if (visitor.below(every) == 0) visit(state, visitor);
        if (::testing::Test::HasFailure()) break;
        const auto move =
            seed % 2 == 0 ? random_move<G>(state, moves, rng) : eventful_move<G>(state, moves, rng);
        G::apply(state, move, {});
    }
    if (!::testing::Test::HasFailure()) visit(state, visitor);
    if (::testing::Test::HasFailure()) {
        ADD_FAILURE() << setting.name << ", seed " << seed << ", ply " << plies << "\n"
                      << G::format_position(state);
    }
    return plies;
}

/// The same over all settings; stops at the first failure.
template <Game G, class Visit>
void for_each_random_state(const RandomGames& run, Visit visit) {
    std::uint64_t seed = run.seed;
    for (const auto& setting : all_settings<G>()) {
        for (int game = 0; game < run.games; ++game) {
            play_random_game<G>(setting, seed++, run.every, visit);
            if (::testing::Test::HasFailure()) return;
        }
    }
}

}  // namespace durbar::testing
