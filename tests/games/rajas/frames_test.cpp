#include <gtest/gtest.h>

#include "games/rajas/agenda_words.h"
#include "games/rajas/frames.h"

namespace durbar::testing {
namespace {

using namespace rajas;

// A frame gives back what was put into it, at the limits of its fields too.

TEST(RajasFrames, KeepDiceAndPayments) {  // RG-4.9, RG-5.4
    const auto roll = Frame(RollFrame{3, {12, 0, 15, 7}}).as<RollFrame>();
    EXPECT_EQ(roll.seat, 3);
    EXPECT_EQ(roll.left, (DieCounts{12, 0, 15, 7}));
    const auto reroll = Frame(RerollFrame{23, {0, 10, 0, 1}}).as<RerollFrame>();
    EXPECT_EQ(reroll.from, 23);
    EXPECT_EQ(reroll.named, (DieCounts{0, 10, 0, 1}));
    const auto take = Frame(TakeDiceFrame{0, {3, 0, 1, 2}, true}).as<TakeDiceFrame>();
    EXPECT_EQ(take.any, 0);
    EXPECT_EQ(take.shown, (DieCounts{3, 0, 1, 2}));
    EXPECT_TRUE(take.fewer);
    for (std::uint8_t turn = 0; turn < kDirections; ++turn) {
        for (const Laying laying : {Laying::Build, Laying::Cover}) {
            const auto pay = Frame(PayTileFrame{63, 19, turn, laying}).as<PayTileFrame>();
            EXPECT_EQ(pay.tile, 63);
            EXPECT_EQ(pay.cell, 19);
            EXPECT_EQ(pay.turn, turn);
            EXPECT_EQ(pay.laying, laying);
        }
    }
}

TEST(RajasFrames, KeepYieldsAndTheirTokens) {  // RG-13.9
    const auto one = Frame(YieldsFrame{{8, true}, {}}).as<YieldsFrame>();
    EXPECT_EQ(one.first.slot, 8);
    EXPECT_TRUE(one.first.by_token);
    EXPECT_FALSE(one.has_both());
    EXPECT_FALSE(one.second.by_token);
    const auto both = Frame(YieldsFrame{{4, false}, {6, true}}).as<YieldsFrame>();
    EXPECT_TRUE(both.has_both());
    EXPECT_FALSE(both.first.by_token);
    EXPECT_EQ(both.second.slot, 6);
    EXPECT_TRUE(both.second.by_token);
}

TEST(RajasFrames, HaveAStepEachAndAWordForIt) {
    for (int i = 0; i < kSteps; ++i) {
        const auto step = static_cast<Step>(i);
        EXPECT_FALSE(kStepWords[static_cast<unsigned>(i)].empty());
        visit_frame(Frame(step), [&](auto data) {
            EXPECT_EQ(Frame(data).step, step);
            return 0;
        });
    }
    EXPECT_EQ(Frame(SailFrame{1, 3}), Frame(SailFrame{1, 3}));
    EXPECT_NE(Frame(SailFrame{1, 3}), Frame(SailFrame{1, 2}));
    EXPECT_NE(Frame(Step::Deal), Frame(Step::Draw));
}

}  // namespace
}  // namespace durbar::testing
