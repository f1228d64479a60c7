#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>
#include <string>
#include <vector>

#include "support/golden_file.h"
#include "support/playthrough.h"
#include "support/random_games.h"

namespace durbar::testing {

/// A seeded game whose playthrough is kept in tests/games/GAME/playthroughs/NAME.txt.
template <Presentable G>
struct GoldenPlaythrough {
    std::string name;
    int players;
    std::uint64_t seed;
    typename G::Options options;

    friend std::ostream& operator<<(std::ostream& out, const GoldenPlaythrough& golden) {
        return out << golden.name;
    }
};

/// The moves are eventful_move's, so that a short game meets many rules.
template <Presentable G>
std::string printed_playthrough(const GoldenPlaythrough<G>& golden) {
    const auto start = G::initial(golden.options, golden.players);
    const auto moves = new_move_list<G>();
    std::vector<typename G::Move> played;
    Rng rng(golden.seed);
    for (auto state = start; G::to_act(state) != Player::Nobody && played.size() < kPlayoutLimit;) {
        played.push_back(eventful_move<G>(state, *moves, rng));
        G::apply(state, played.back(), {});
    }
    return "# " + std::string(G::kTitle) + ", seed " + std::to_string(golden.seed) +
           ": a random game. Written by tools/regen_goldens.sh.\n" + Playthrough<G>(start, played).print();
}

template <Presentable G>
void expect_golden(const GoldenPlaythrough<G>& golden) {
    constexpr std::size_t kMostLines = 400;  // nobody reads more
    const std::string text = printed_playthrough(golden);
    EXPECT_LE(split_lines(text).size(), kMostLines) << golden;
    expect_golden_file(golden_folder(G::kId, "playthroughs") / (golden.name + ".txt"), text);
}

/// The playthroughs of a game, which are all files of their folder, have every number of players, every value
/// of every option, and for those that take any text one that is not the default.
template <Presentable G>
void expect_all_settings(const std::vector<GoldenPlaythrough<G>>& goldens) {
    std::set<std::string> files;
    std::set<int> players;
    for (const auto& golden : goldens) {
        files.insert(golden.name + ".txt");
        players.insert(golden.players);
    }
    expect_only(golden_folder(G::kId, "playthroughs"), files);
    for (int n = G::kMinPlayers; n <= G::kMaxPlayers; ++n) EXPECT_TRUE(players.contains(n)) << n;
    for (const auto& spec : G::option_specs()) {
        std::set<std::string> played;
        for (const auto& golden : goldens) played.insert(G::get_option(golden.options, spec.name));
        for (const auto value : spec.values) {
            EXPECT_TRUE(played.contains(std::string(value))) << spec.name << "=" << value;
        }
        EXPECT_GT(played.size(), 1U) << spec.name;
    }
}

}  // namespace durbar::testing
