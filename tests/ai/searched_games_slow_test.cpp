#include "ai/searched_games.h"

namespace durbar::testing {
namespace {

TEST(ManySearchedGames, EndWithoutAFault) { expect_sound_games("mcts:iters=30", 24); }
TEST(ManySearchedGames, EndWithoutAFaultOnTwoThreads) { expect_sound_games("mcts:iters=30,threads=2", 6); }
TEST(ManySearchedGames, EndWithoutAFaultInLittleMemory) {
    expect_sound_games("mcts:iters=60,mb=1,threads=9", 2);
}
TEST(ManySearchedGames, EndWithoutAFaultAtFirstSight) { expect_sound_games("greedy", 24); }
TEST(ManySearchedGames, EndWithoutAFaultForCarelessBots) {
    expect_sound_games("easy:iters=30,ms=3600000", 8);
}

}  // namespace
}  // namespace durbar::testing
