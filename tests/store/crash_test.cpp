#include <sys/wait.h>

#include <array>
#include <chrono>
#include <csignal>

#include "core/rng.h"
#include "store/checkpointer.h"
#include "store/store_support.h"

// A server that is killed in the middle of its work.

namespace durbar::testing {
namespace {

using store::Access;
using store::open_sqlite;

constexpr std::array<const char*, 3> kTables = {"t0", "t1", "t2"};

/// What a line must say to be where it is.
std::string fact_of(std::size_t table, std::uint64_t number) {
    return std::to_string(table) + " " + std::to_string(number) + " " + std::string(number % 300, 'x');
}

/// Appends to all tables for ever and tells the pipe after each append how long their logs are now.
[[noreturn]] void append_for_ever(const std::string& folder, int pipe) {
    const auto store = open_sqlite(folder, Access::Own);
    const store::Checkpointer tidies_up(open_sqlite(folder, Access::Beside), std::chrono::milliseconds(2));
    std::uint64_t length = store->table(kTables[0]) ? store->table(kTables[0])->lines.size() : 0;
    for (;;) {
        std::vector<store::Append> all;
        for (std::size_t table = 0; table < kTables.size(); ++table) {
            store::Append each{kTables[table], length, {}, std::nullopt, ""};
            if (length == 0) each.row = row_of(kTables[table]);
            for (std::uint64_t i = 1; i <= 3; ++i) each.lines.push_back({1, fact_of(table, length + i)});
            all.push_back(std::move(each));
        }
        store->append(all);
        length += 3;
        if (write(pipe, &length, sizeof length) != sizeof length) _exit(1);
    }
}

/// Kills the process at some moment after it has told that many appends; returns the last length that it has
/// told.
std::uint64_t kill_after(pid_t child, int pipe, int appends, std::chrono::microseconds later) {
    std::uint64_t told = 0;
    for (int i = 0; i < appends; ++i) {
        if (read(pipe, &told, sizeof told) != sizeof told) ADD_FAILURE() << "the child has ended by itself";
    }
    const auto until = std::chrono::steady_clock::now() + later;
    while (std::chrono::steady_clock::now() < until) {
    }
    EXPECT_EQ(kill(child, SIGKILL), 0);
    while (read(pipe, &told, sizeof told) == sizeof told) {
    }
    int status = 0;
    EXPECT_EQ(waitpid(child, &status, 0), child);
    EXPECT_TRUE(WIFSIGNALED(status));
    return told;
}

TEST(Crash, WhateverWasAcknowledgedIsThereAndNoLogHasAHole) {
    const TemporaryFolder folder;
    Rng rng(20);
    std::uint64_t length = 0;
    for (int round = 0; round < 20; ++round) {
        std::array<int, 2> pipe{};
        ASSERT_EQ(::pipe(pipe.data()), 0);
        const pid_t child = fork();
        ASSERT_GE(child, 0);
        if (child == 0) append_for_ever(folder.path(), pipe[1]);
        close(pipe[1]);
        const auto told = kill_after(child, pipe[0], 1 + static_cast<int>(rng.below(30)),
                                     std::chrono::microseconds(rng.below(3000)));
        close(pipe[0]);

        const auto store = open_sqlite(folder.path(), Access::Own);
        EXPECT_TRUE(store->faults().empty());
        const auto before = length;
        length = store->table(kTables[0])->lines.size();
        EXPECT_GT(length, before);
        EXPECT_GE(length, told);
        EXPECT_LE(length, told + 3);  // the one that it was about to tell
        for (std::size_t table = 0; table < kTables.size(); ++table) {
            const auto facts = facts_of(*store, kTables[table]);
            ASSERT_EQ(facts.size(), length) << "all logs or none";
            for (std::uint64_t at = 0; at < length; ++at) ASSERT_EQ(facts[at], fact_of(table, at + 1));
        }
    }
}

}  // namespace
}  // namespace durbar::testing
