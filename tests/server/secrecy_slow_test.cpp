#include "server/secrecy_scene.h"
#include "support/game_ids.h"

namespace durbar::testing {
namespace {

// The same as in secrecy_test.cpp, with every option.

INSTANTIATE_TEST_SUITE_P(All, Secrecy, ::testing::ValuesIn(game_ids()),
                         [](const auto& game) { return game.param; });

TEST_P(Secrecy, WithEveryOptionNothingThatAReaderMayNotKnowChangesWhatItReceives) {
    for (const Setting& setting : settings_of_game(GetParam())) compare_all(setting, 4);
    conclude();
}

}  // namespace
}  // namespace durbar::testing
