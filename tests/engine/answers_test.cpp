#include "engine/answers.h"

#include <gtest/gtest.h>

namespace durbar {
namespace {

TEST(Answers, FiguresAreRounded) {
    EXPECT_EQ(json_text(rounded(1.0 / 3, 3)), "0.333");
    EXPECT_EQ(json_text(rounded(12345.678, 0)), "12346.0");
}

TEST(Answers, ARefusalHasItsSentenceRuleKeyAndValues) {
    const Fields told = refused_fields(Refusal{"TE-5.1", "tigris.tile_not_held", {{"color", "red"}}});
    EXPECT_EQ(*find(told, "ok"), Value(false));
    EXPECT_EQ(*find(told, "rule"), Value("TE-5.1"));
    EXPECT_EQ(*find(told, "key"), Value("tigris.tile_not_held"));
    EXPECT_EQ(*find(told, "values"), Value(Fields{{"color", "red"}}));
    EXPECT_NE(find(told, "error")->text()->find("temple"), std::string::npos) << *find(told, "error")->text();
}

TEST(Answers, AnErrorOfATextHasItsLineAndRule) {
    const Fields told = refused_fields(Error{"One tile lies under each cover.", 3, "RG-9.5"});
    EXPECT_EQ(*find(told, "rule"), Value("RG-9.5"));
    EXPECT_EQ(*find(told, "line"), Value(3));
    EXPECT_EQ(find(refused_fields(Error{"No."}), "line"), nullptr);
}

}  // namespace
}  // namespace durbar
