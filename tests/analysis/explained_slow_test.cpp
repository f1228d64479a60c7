// Whether luck and losses explain how games end, as far as the analysis says that they do.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <iostream>

#include "analysis/calibrating.h"
#include "analysis/recorded.h"
#include "support/game_ids.h"

namespace durbar::testing {
namespace {

using analysis::Calibrations;

/// As many as DURBAR_EXPLAINED_GAMES says (./test --long: 200).
std::uint64_t games_asked_for() {
    const char* text = std::getenv("DURBAR_EXPLAINED_GAMES");
    return text == nullptr ? 8 : std::strtoull(text, nullptr, 10);
}

class Explained : public ::testing::TestWithParam<std::string> {};

TEST_P(Explained, TheResultIsStartAndLuckAndLossesWithinTheStatedError) {
    constexpr int kPlayers = 2;
    const std::uint64_t count = games_asked_for();
    const Calibrations calibrations = analysis::calibrations_of(GetParam(), kPlayers);
    std::vector<analysis::RawGame> games;
    for (const auto& match : played_games(GetParam(), kPlayers, count, "mcts:iters=100")) {
        games.push_back(analysis::raw_game(*match, 0.5));
    }
    const auto rests = analysis::rests(games, calibrations);
    ASSERT_EQ(rests.size(), count);
    double rest = 0;
    for (const double each : rests) rest += each / static_cast<double>(count);
    const double stated = analysis::unexplained(GetParam(), kPlayers);
    const double found = analysis::spread(rests);
    std::cout << GetParam() << ", " << count
              << " games: the result is start + luck - own losses + rivals' losses, " << found
              << " up or down (stated: " << stated
              << ", with neither: " << analysis::spread(analysis::changes(games)) << "), " << rest
              << " on average\n";
    // What so few games may differ by, three times its standard deviation.
    const double sampling = 3 / std::sqrt(2 * static_cast<double>(count));
    EXPECT_LE(found, stated * (1 + sampling));
    EXPECT_LE(std::abs(rest), 3 * stated / std::sqrt(static_cast<double>(count)));
}

INSTANTIATE_TEST_SUITE_P(Games, Explained, ::testing::ValuesIn(game_ids()),
                         [](const auto& test) { return test.param; });

}  // namespace
}  // namespace durbar::testing
