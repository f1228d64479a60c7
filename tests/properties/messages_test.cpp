#include "support/game_types.h"
#include "support/message_check.h"

namespace durbar::testing {
namespace {

template <class G>
class Messages : public ::testing::Test {};

TYPED_TEST_SUITE(Messages, TypesOf<AllGames>::Type, GameNames);

TYPED_TEST(Messages, ThereIsOneForEveryKind) { MessageCheck<TypeParam>::expect_all_kinds(); }

TYPED_TEST(Messages, EverythingThatRandomGamesTellIsEnglish) {
    MessageCheck<TypeParam>().play_until_all_happened();
}

}  // namespace
}  // namespace durbar::testing
