#include <sstream>

#include "ai/tigris_positions.h"
#include "bots/bots.h"
#include "terminal/face.h"

// What `hard` does where a good player would not hesitate. It gets a number of iterations far below what its
// own time allows, so that the answer does not depend on the clock.

namespace durbar::testing {
namespace {

class HardInTigris : public ::testing::TestWithParam<ClearPosition> {};

/// What the bot thought, for the reader of a failure.
std::string thoughts(const BotChoice& choice) {
    std::ostringstream out;
    out << choice.iterations << " iterations\n";
    constexpr std::size_t kShown = 5;
    for (std::size_t i = 0; i < std::min(choice.candidates.size(), kShown); ++i) {
        const auto& candidate = choice.candidates[i];
        out << "  " << candidate.move << ": " << candidate.visits << " visits, shares";
        for (const double share : candidate.shares) out << " " << share;
        out << "\n";
    }
    return out.str();
}

TEST_P(HardInTigris, FindsTheClearMove) {
    const ClearPosition& row = GetParam();
    const auto match = open_position(row);
    ASSERT_TRUE(match) << describe(match.error());
    Budget budget;
    budget.iterations = 4000;
    budget.whole = true;
    for (budget.seed = 1; budget.seed <= 8; ++budget.seed) {
        const auto bot = make_bot("tigris", "hard");
        ASSERT_TRUE(bot) << describe(bot.error());
        const BotChoice choice =
            bot.value()->choose(*match.value()->snapshot(Reader::seat(row.seat)), row.seat, budget);
        EXPECT_TRUE(is_right(row, choice.move))
            << "with seed " << budget.seed << " it chose '" << choice.move << "' after " << thoughts(choice)
            << face_of("tigris").draw(*match.value()->snapshot(Reader::seat(row.seat)), Ink{false});
    }
}

INSTANTIATE_TEST_SUITE_P(Table, HardInTigris, ::testing::ValuesIn(clear_positions()), test_name);

}  // namespace
}  // namespace durbar::testing
