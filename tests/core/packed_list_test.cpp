#include "core/packed_list.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/rng.h"

namespace durbar::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::ElementsAreArray;

struct Entry {
    std::uint8_t kind = 0;
    std::uint8_t place = 255;
    std::uint16_t amount = 7;
    std::uint32_t more = 0;

    friend bool operator==(const Entry&, const Entry&) = default;
};

std::vector<Entry> between(const PackedList<Entry>& list, std::size_t from, std::size_t to) {
    std::vector<Entry> found;
    list.for_each(from, to, [&](const Entry& entry) { found.push_back(entry); });
    return found;
}

TEST(PackedList, GivesBackWhatWasAdded) {
    PackedList<Entry> list;
    EXPECT_TRUE(between(list, 0, list.end()).empty());
    std::vector<Entry> added;
    Rng rng(3);
    const auto sometimes = [&rng](std::uint32_t usual) { return rng.below(2) == 0 ? usual : rng.below(256); };
    for (int i = 0; i < 1000; ++i) {
        added.push_back({static_cast<std::uint8_t>(sometimes(0)), static_cast<std::uint8_t>(sometimes(255)),
                         static_cast<std::uint16_t>(sometimes(7)), sometimes(0) * 0x1010101U});
        list.add(added.back());
    }
    EXPECT_THAT(between(list, 0, list.end()), ElementsAreArray(added));
}

TEST(PackedList, AnyPartCanBeRead) {
    PackedList<Entry> list;
    list.add({1});
    const std::size_t second = list.end();
    list.add({2});
    const std::size_t third = list.end();
    list.add({3});
    EXPECT_THAT(between(list, second, third), ElementsAre(Entry{2}));
    EXPECT_THAT(between(list, second, list.end()), ElementsAre(Entry{2}, Entry{3}));
}

TEST(PackedList, WhatIsAsUsualTakesNoRoom) {
    PackedList<Entry> list;
    list.add({});
    EXPECT_EQ(list.end(), 1U);
    list.add({4});
    EXPECT_EQ(list.end(), 3U);
}

}  // namespace
}  // namespace durbar::testing
