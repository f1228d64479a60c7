#include "engine/json.h"

#include <gtest/gtest.h>

#include <limits>

namespace durbar {
namespace {

TEST(Json, IsOneLineWithShortNumbers) {
    EXPECT_EQ(json_text(json::object{
                  {"a", 0.1}, {"b", 12345678.0}, {"c", json::array{1, nullptr, true}}, {"d", "x\ny"}}),
              R"({"a":0.1,"b":12345678,"c":[1,null,true],"d":"x\ny"})");
    EXPECT_EQ(json_text(json::object{}), "{}");
    EXPECT_EQ(json_text(json::array{json::object{}, json::array{}}), "[{},[]]");
    EXPECT_EQ(json_text(std::uint64_t{18446744073709551615U}), "18446744073709551615");
    EXPECT_EQ(json_text(json::array{0.0, -2.5, 100000.0, 0.0001, 1e15}),
              "[0,-2.5,100000,0.0001,1000000000000000]");
    EXPECT_EQ(json_text(json::array{1e16, 0.00001, -1.5e300}), "[1e+16,1e-05,-1.5e+300]");
    EXPECT_EQ(json_text(std::numeric_limits<double>::infinity()), "null");
}

TEST(Json, BytesThatAreNotUtf8AreReplaced) {
    EXPECT_EQ(json_string("žluť ✓ 😀"), "žluť ✓ 😀");
    EXPECT_EQ(json_string("a\xff"
                          "b"),
              "a\uFFFDb");
    EXPECT_EQ(json_string("\xc3"), "\uFFFD");                                // cut off
    EXPECT_EQ(json_string("\xc0\xaf"), "\uFFFD\uFFFD");                      // overlong
    EXPECT_EQ(json_string("\xed\xa0\x80"), "\uFFFD\uFFFD\uFFFD");            // surrogate
    EXPECT_EQ(json_string("\xf4\x90\x80\x80"), "\uFFFD\uFFFD\uFFFD\uFFFD");  // beyond Unicode
}

TEST(Json, FiguresAreRounded) {
    EXPECT_EQ(json_text(rounded(1.0 / 3, 3)), "0.333");
    EXPECT_EQ(json_text(rounded(12345.678, 0)), "12346");
}

TEST(Json, TheActorIsASeatChanceOrNull) {
    EXPECT_EQ(json_text(to_act_json(Player::P3)), "3");
    EXPECT_EQ(json_text(to_act_json(Player::Chance)), "\"chance\"");
    EXPECT_EQ(json_text(to_act_json(Player::Nobody)), "null");
}

}  // namespace
}  // namespace durbar
