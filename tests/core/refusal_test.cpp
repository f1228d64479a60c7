#include "core/refusal.h"

#include <gtest/gtest.h>

namespace durbar {
namespace {

TEST(Refusal, OfARuleNamesRuleGameKeyAndValues) {
    const RuleError error = refuse("TE-7.1", "swap_not_held", {{"color", "red"}, {"held", 0}});
    const Refusal refusal = refusal_of("tigris", error);
    EXPECT_EQ(refusal, (Refusal{"TE-7.1", "tigris.swap_not_held", {{"color", "red"}, {"held", 0}}}));
    EXPECT_EQ(describe(refusal), R"(TE-7.1 tigris.swap_not_held {"color":"red","held":0})");
}

TEST(Refusal, MayHaveNoValues) {
    const Refusal refusal = refusal_of("tigris", refuse("TE-13.9", "over"));
    EXPECT_TRUE(refusal.values.empty());
    EXPECT_EQ(describe(refusal), "TE-13.9 tigris.over");
}

TEST(Refusal, OfTheHouseHasNoRule) {
    const Refusal refusal = house_refusal("not_deciding", {{"seat", 2}});
    EXPECT_EQ(refusal, (Refusal{"", "match.not_deciding", {{"seat", 2}}}));
    EXPECT_EQ(describe(refusal), R"(match.not_deciding {"seat":2})");
}

TEST(Refusal, KeepsAsManyValuesAsARuleMayName) {
    const auto error = refuse("X-1.1", "all", {{"a", 1}, {"b", -2}, {"c", "three"}, {"d", 4}});
    EXPECT_EQ(refusal_of("x", error).values, (Fields{{"a", 1}, {"b", -2}, {"c", "three"}, {"d", 4}}));
    static_assert(RuleError::kMostDetails == 4);
}

TEST(RuleError, IsMadeAtCompileTimeAndComparedByAllItSays) {
    constexpr RuleError error = refuse("X-1.1", "key", {{"n", 1}});
    static_assert(error.rule == "X-1.1" && error.key == "key" && error.details[0].number == 1);
    EXPECT_TRUE(error == refuse("X-1.1", "key", {{"n", 1}}));
    EXPECT_FALSE(error == refuse("X-1.1", "key", {{"n", 2}}));
    EXPECT_FALSE(error == refuse("X-1.1", "other", {{"n", 1}}));
}

}  // namespace
}  // namespace durbar
