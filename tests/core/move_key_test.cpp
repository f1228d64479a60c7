#include "core/move_key.h"

#include <gtest/gtest.h>

#include <array>
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
struct Payment {  // longer than a word
    std::array<std::uint8_t, 20> dice{};
};
using Move = std::variant<Pass, Step, Jump, Payment>;

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

TEST(MoveKey, ReadsALongMoveToItsEnd) {
    std::set<std::uint64_t> keys;
    for (std::size_t at = 0; at < 20; ++at) {
        Payment payment;
        payment.dice[at] = 1;
        keys.insert(move_key(Move(payment)));
    }
    EXPECT_EQ(keys.size(), 20U);
}

}  // namespace
}  // namespace durbar::testing
