#include "core/move_key.h"

#include <gtest/gtest.h>

#include <set>

namespace durbar::testing {
namespace {

struct Pass {};
struct Step {
    std::uint8_t from = 0;
    std::uint8_t to = 0;
};
struct Jump {
    std::uint8_t from = 0;
    std::uint8_t to = 0;
};
using Move = std::variant<Pass, Step, Jump>;

TEST(MoveKey, IsTheSameForEqualMoves) {
    EXPECT_EQ(move_key(Move(Step{3, 4})), move_key(Move(Step{3, 4})));
    EXPECT_EQ(move_key(Move(Pass{})), move_key(Move(Pass{})));
    EXPECT_EQ(move_key(Step{3, 4}), move_key(Step{3, 4}));
}

TEST(MoveKey, TellsKindsAndFieldsApart) {
    std::set<std::uint64_t> keys{move_key(Move(Pass{}))};
    for (int from = 0; from < 256; ++from) {
        for (int to = 0; to < 256; ++to) {
            const auto a = static_cast<std::uint8_t>(from);
            const auto b = static_cast<std::uint8_t>(to);
            keys.insert(move_key(Move(Step{a, b})));
            keys.insert(move_key(Move(Jump{a, b})));
        }
    }
    EXPECT_EQ(keys.size(), 1U + 2U * 256U * 256U);
}

}  // namespace
}  // namespace durbar::testing
