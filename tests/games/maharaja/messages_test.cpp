#include <gtest/gtest.h>

#include "texts/english.h"

namespace durbar::testing {
namespace {

TEST(MaharajaMessages, EveryEndHasOne) {  // MJ-16.1, MJ-16.2
    for (const auto* reason : {"palaces", "rounds", "both"}) {
        EXPECT_TRUE(texts::has_text(std::string("maharaja.over.") + reason)) << reason;
    }
}

std::string said(const Telling& told, std::optional<int> you = std::nullopt) {
    return texts::sentence("maharaja", "log", told, {{"Anna", "Ben"}, you});
}

TEST(MaharajaMessages, ASecretDiscIsToldWithoutItsActions) {  // MJ-5.5
    const Telling hidden{"disc_set", {{"seat", 0}, {"first", nullptr}, {"second", nullptr}}};
    const Telling own{"disc_set", {{"seat", 0}, {"first", "palace"}, {"second", "governor"}}};
    EXPECT_EQ(said(hidden, 1), "Anna set their disc.");
    EXPECT_EQ(said(own, 0), "You set your disc: Palace + Governor track.");
}

TEST(MaharajaMessages, HiddenGoldIsToldWithoutItsAmount) {  // MJ-21.2
    const auto payout = [](const Value& gold) {
        return Telling{"payout", {{"seat", 0}, {"city", "kota"}, {"rank", 1}, {"points", 4}, {"gold", gold}}};
    };
    EXPECT_EQ(said(payout(nullptr), 1), "Anna got gold in Kota for rank 1 with 4 points.");
    EXPECT_EQ(said(payout(15), 0), "You got 15 gold in Kota for rank 1 with 4 points.");
}

}  // namespace
}  // namespace durbar::testing
