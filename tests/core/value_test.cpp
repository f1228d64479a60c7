#include "core/value.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <bit>
#include <boost/json.hpp>
#include <limits>
#include <type_traits>

#include "core/telling.h"

namespace durbar {
namespace {

TEST(Value, EachKindIsOnlyItself) {
    EXPECT_TRUE(Value().is_null());
    EXPECT_TRUE(Value(nullptr).is_null());
    ASSERT_NE(Value(true).yes_no(), nullptr);
    EXPECT_EQ(Value(true).number(), nullptr);
    EXPECT_EQ(*Value(7).number(), 7);
    EXPECT_EQ(Value(7).real(), nullptr);
    EXPECT_EQ(Value(7).text(), nullptr);
    EXPECT_EQ(*Value(2.5).real(), 2.5);
    EXPECT_EQ(Value(2.5).number(), nullptr);
    EXPECT_EQ(*Value("red").text(), "red");
    EXPECT_EQ(Value("red").yes_no(), nullptr);
    EXPECT_EQ(*Value(std::string("red")).text(), "red");
    EXPECT_EQ(*Value(std::string_view("redder").substr(0, 3)).text(), "red");
    EXPECT_EQ(Value(List{1, 2}).list()->size(), 2U);
    EXPECT_EQ(Value(List{}).fields(), nullptr);
    EXPECT_EQ(Value(Fields{{"seat", 1}}).fields()->front().name, "seat");
    EXPECT_FALSE(Value(0).is_null());
    EXPECT_FALSE(Value(Fields{}).is_null());
}

TEST(Value, SmallIntegersAreNumbersAndLettersAndPointersAreNothing) {
    EXPECT_EQ(*Value(std::uint8_t{65}).number(), 65);
    EXPECT_EQ(*Value(std::int8_t{-1}).number(), -1);
    EXPECT_EQ(*Value(std::size_t{3}).number(), 3);
    EXPECT_FALSE((std::is_constructible_v<Value, char>));
    EXPECT_FALSE((std::is_constructible_v<Value, int*>));
}

TEST(Value, FieldsAreFoundByName) {
    const Value record(Fields{{"seat", 1}, {"cell", "C4"}, {"color", nullptr}});
    EXPECT_EQ(*record.find("cell"), "C4");
    ASSERT_NE(record.find("color"), nullptr);
    EXPECT_TRUE(record.find("color")->is_null());
    EXPECT_EQ(record.find("cel"), nullptr);
    EXPECT_EQ(Value(1).find("seat"), nullptr);
    EXPECT_EQ(Value(List{record}).find("seat"), nullptr);
}

TEST(Value, EqualityLooksAtKindsAndAtOrder) {
    EXPECT_EQ(Value(Fields{{"a", List{1, "x", nullptr}}}), Value(Fields{{"a", List{1, "x", nullptr}}}));
    EXPECT_FALSE(Value(1) == Value(1.0));
    EXPECT_FALSE(Value(0) == Value(false));
    EXPECT_FALSE(Value() == Value(0));
    EXPECT_FALSE(Value(Fields{{"a", 1}, {"b", 2}}) == Value(Fields{{"b", 2}, {"a", 1}}));
    EXPECT_EQ((Telling{"passed", {{"seat", 0}}}), (Telling{"passed", {{"seat", 0}}}));
    EXPECT_FALSE((Telling{"passed", {{"seat", 0}}}) == (Telling{"passed", {{"seat", 1}}}));
}

TEST(ValueJson, RecordsKeepTheirOrder) {
    EXPECT_EQ(json_text(Fields{{"seat", 1}, {"color", "red"}, {"cell", "C4"}, {"amount", 0}}),
              R"({"seat":1,"color":"red","cell":"C4","amount":0})");
}

TEST(ValueJson, ListsAndRecordsNest) {
    const Value nested(
        Fields{{"wars", List{Fields{{"a", List{}}}, Fields{}, nullptr}}, {"over", false}, {"won", true}});
    EXPECT_EQ(json_text(nested), R"({"wars":[{"a":[]},{},null],"over":false,"won":true})");
}

TEST(ValueJson, AppendingLeavesWhatIsThere) {
    std::string out = "[";
    append_json(out, 1);
    append_json(out, List{2});
    EXPECT_EQ(out, "[1[2]");
}

TEST(ValueJson, StringsAreEscaped) {
    EXPECT_EQ(json_text("a\"b\\c/d"), R"("a\"b\\c/d")");
    EXPECT_EQ(json_text("\n\r\t"), R"("\n\r\t")");
    EXPECT_EQ(json_text(std::string_view("\0\x1f\x7f", 3)), "\"\\u0000\\u001f\x7f\"");
    EXPECT_EQ(json_text(Fields{{"a\"b", 1}}), R"({"a\"b":1})");
    EXPECT_EQ(json_text(""), R"("")");
}

TEST(ValueJson, Utf8StaysAndOtherBytesAreReplaced) {
    EXPECT_EQ(json_text("žluť 棋 🐅"), "\"žluť 棋 🐅\"");
    EXPECT_EQ(json_text("a\xff"
                        "b\xc3"),
              "\"a\uFFFDb\uFFFD\"");
    EXPECT_EQ(json_text("\xed\xa0\x80"), "\"\uFFFD\uFFFD\uFFFD\"") << "half a surrogate pair";
    EXPECT_EQ(json_text("\xc0\xaf"), "\"\uFFFD\uFFFD\"") << "overlong";
}

TEST(ValueJson, WholeNumbersReachBothEnds) {
    EXPECT_EQ(json_text(-5), "-5");
    EXPECT_EQ(json_text(std::numeric_limits<std::int64_t>::max()), "9223372036854775807");
    EXPECT_EQ(json_text(std::numeric_limits<std::int64_t>::min()), "-9223372036854775808");
    EXPECT_EQ(json_text(std::uint32_t{4294967295U}), "4294967295");
}

TEST(ValueJson, RealNumbersReadBackTheSame) {
    for (const double number : {0.1, 1.0 / 3, -2.5, 1e300, 5e-324, 123456789.125, 1e21, 3.0, -0.0}) {
        const boost::json::value read = boost::json::parse(json_text(number));
        ASSERT_TRUE(read.is_double()) << json_text(number);
        EXPECT_EQ(std::bit_cast<std::uint64_t>(read.as_double()), std::bit_cast<std::uint64_t>(number))
            << json_text(number);
    }
    EXPECT_EQ(json_text(0.1), "0.1");
    EXPECT_EQ(json_text(3.0), "3.0");
    EXPECT_EQ(json_text(std::numeric_limits<double>::infinity()), "null");
    EXPECT_EQ(json_text(std::numeric_limits<double>::quiet_NaN()), "null");
}

}  // namespace
}  // namespace durbar
