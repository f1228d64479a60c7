#include "server/crew.h"

#include <gtest/gtest.h>

#include <atomic>
#include <numeric>
#include <stdexcept>
#include <thread>
#include <vector>

namespace durbar::server {
namespace {

TEST(Crew, CallsEachJobOnce) {
    for (const unsigned helpers : {0U, 1U, 3U}) {
        Crew crew(helpers);
        for (const std::size_t count : {0U, 1U, 2U, 5U, 64U, 1000U}) {
            std::vector<int> calls(count, 0);
            crew.each(count, [&](std::size_t i) { ++calls[i]; });
            EXPECT_EQ(calls, std::vector<int>(count, 1)) << helpers << " helpers";
        }
    }
}

TEST(Crew, WorksSideBySide) {
    Crew crew(1);
    std::atomic<int> inside = 0;
    std::vector<std::thread::id> threads(2);
    // Neither job ends before the other has begun.
    crew.each(2, [&](std::size_t i) {
        threads[i] = std::this_thread::get_id();
        ++inside;
        while (inside < 2) std::this_thread::yield();
    });
    EXPECT_NE(threads[0], threads[1]);
}

TEST(Crew, WhatIsDoneIsSeenByTheCaller) {
    Crew crew(2);
    for (std::size_t round = 0; round < 2000; ++round) {
        std::vector<std::size_t> results(4, 0);
        crew.each(results.size(), [&](std::size_t i) { results[i] = round + i; });
        ASSERT_EQ(std::accumulate(results.begin(), results.end(), std::size_t{0}), 4 * round + 6);
    }
}

TEST(Crew, AnExceptionComesOutWhenAllAreDone) {
    Crew crew(1);
    std::atomic<int> done = 0;
    const auto job = [&](std::size_t i) {
        if (i == 3) throw std::runtime_error("the third");
        ++done;
    };
    EXPECT_THROW(crew.each(8, job), std::runtime_error);
    EXPECT_EQ(done, 7);
    crew.each(2, [&](std::size_t) { ++done; });
    EXPECT_EQ(done, 9) << "the next round knows nothing of it";
}

}  // namespace
}  // namespace durbar::server
