// Whether luck and play explain how games end, as far as the analysis says that they do.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <iostream>
#include <numeric>

#include "analysis/calibrating.h"
#include "analysis/recorded.h"
#include "support/game_ids.h"

namespace durbar::testing {
namespace {

/// As many as DURBAR_EXPLAINED_GAMES says (./test --long: 200).
std::uint64_t games_asked_for() {
    const char* text = std::getenv("DURBAR_EXPLAINED_GAMES");
    return text == nullptr ? 8 : std::strtoull(text, nullptr, 10);
}

double mean(const std::vector<double>& values) {
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

class Explained : public ::testing::TestWithParam<std::string> {};

TEST_P(Explained, TheResultIsStartAndLuckAndPlayWithinTheStatedErrorAndLuckIsFair) {
    constexpr int kPlayers = 2;
    const auto count = static_cast<double>(games_asked_for());
    const auto calibrations = analysis::calibrations_of(GetParam(), kPlayers);
    std::vector<double> changes;
    std::vector<double> lucks;
    std::vector<double> plays;
    std::vector<double> rests;
    for (const auto& match : played_games(GetParam(), kPlayers, games_asked_for(), {"mcts:iters=100"})) {
        for (const auto& [change, causes] : analysis::explained_seats(*match, 0.5, calibrations)) {
            changes.push_back(change);
            lucks.push_back(causes.luck);
            plays.push_back(causes.rivals - causes.loss);
            rests.push_back(causes.rest);
        }
    }
    const double stated = analysis::unexplained(GetParam(), kPlayers);
    const double found = analysis::spread(rests);
    std::cout << GetParam() << ", " << count << " games: the result is " << analysis::spread(changes)
              << " from an even start; luck " << analysis::spread(lucks) << ", on average " << mean(lucks)
              << "; play " << analysis::spread(plays) << ", on average " << mean(plays)
              << "; start + luck - own losses + rivals' losses is " << found << " from it (stated: " << stated
              << ")\n";
    // What so few games may differ by, three times its standard deviation.
    const double sampling = 3 / std::sqrt(2 * count);
    EXPECT_LE(found, stated * (1 + sampling));
    EXPECT_LT(found, analysis::spread(changes) / 2);
    EXPECT_LE(std::abs(mean(lucks)), 3 * analysis::spread(lucks) / std::sqrt(count));
}

/// Between bots of different strength it is play that decides, not luck.
TEST_P(Explained, TheStrongerBotWinsByPlay) {
    const auto calibrations = analysis::calibrations_of(GetParam(), 2);
    std::vector<double> lucks;
    std::vector<double> plays;
    for (const auto& match :
         played_games(GetParam(), 2, games_asked_for(), {"mcts:iters=200", "mcts:iters=4"})) {
        const auto seats = analysis::explained_seats(*match, 0.5, calibrations);
        lucks.push_back(seats.front().causes.luck);
        plays.push_back(seats.front().causes.rivals - seats.front().causes.loss);
    }
    std::cout << GetParam() << ", " << lucks.size() << " games of the stronger bot: luck " << mean(lucks)
              << ", play " << mean(plays) << " on average\n";
    const double count = static_cast<double>(lucks.size());
    EXPECT_LE(std::abs(mean(lucks)), 3 * analysis::spread(lucks) / std::sqrt(count));
    EXPECT_GT(mean(plays), 0);
}

INSTANTIATE_TEST_SUITE_P(Games, Explained, ::testing::ValuesIn(game_ids()),
                         [](const auto& test) { return test.param; });

}  // namespace
}  // namespace durbar::testing
