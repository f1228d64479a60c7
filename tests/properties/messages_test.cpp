#include "support/game_types.h"
#include "support/message_check.h"
#include "support/rare_lines.h"

namespace durbar::testing {
namespace {

template <class G>
class Messages : public ::testing::Test {};

TYPED_TEST_SUITE(Messages, TypesOf<AllGames>::Type, GameNames);

TYPED_TEST(Messages, EverythingThatRandomGamesTellIsEnglish) {
    MessageCheck<TypeParam> check;
    check.expect_all_kinds();
    for (const auto& line : rare_lines<TypeParam>()) check.play_line(line.position, line.moves);
    check.play_until_all_happened();
}

}  // namespace
}  // namespace durbar::testing
