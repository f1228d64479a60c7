#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <condition_variable>
#include <thread>

#include "games/registry.h"
#include "server/bot_pool.h"
#include "server/committer.h"
#include "server/fake_world.h"
#include "server/limits.h"
#include "server/log.h"
#include "server/memory_store.h"
#include "server/metrics.h"
#include "server/timers.h"

namespace durbar::testing {
namespace {

using server::BotPool;
using server::Buckets;
using server::Committer;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(Limits, ABucketEmptiesAndFills) {
    Buckets buckets({2, 3600}, 10);
    EXPECT_TRUE(buckets.take("a", 0));
    EXPECT_TRUE(buckets.take("a", 0));
    EXPECT_FALSE(buckets.take("a", 0));
    EXPECT_TRUE(buckets.take("b", 0)) << "others are not concerned";
    EXPECT_FALSE(buckets.take("a", 999));
    EXPECT_TRUE(buckets.take("a", 1999));
    Buckets none({0, 0}, 10);
    EXPECT_TRUE(none.take("a", 0)) << "no rate is no limit";
}

TEST(Limits, MemoryIsBounded) {
    Buckets buckets({1, 1}, 100);
    for (int i = 0; i < 10'000; ++i) buckets.take(std::to_string(i), i);
    EXPECT_EQ(buckets.size(), 100U);
}

TEST(Metrics, AreWrittenForPrometheus) {
    server::Metrics metrics;
    metrics.counter("moves_total", "Moves", "by=\"bot\"").add(2);
    metrics.gauge("sockets", "Open sockets").set(3);
    metrics.histogram("commit_ms", "Time").observe(1.5);
    const std::string text = metrics.text();
    EXPECT_THAT(text, HasSubstr("# TYPE durbar_moves_total counter\ndurbar_moves_total{by=\"bot\"} 2\n"));
    EXPECT_THAT(text, HasSubstr("durbar_sockets 3\n"));
    EXPECT_THAT(text,
                HasSubstr("durbar_commit_ms_bucket{le=\"1\"} 0\ndurbar_commit_ms_bucket{le=\"2\"} 1\n"));
    EXPECT_THAT(text, HasSubstr("durbar_commit_ms_sum 1.5\ndurbar_commit_ms_count 1\n"));
}

TEST(LogLine, IsOneLineWhateverIsInIt) {
    EXPECT_EQ(server::log_line("table.over", {{"table", Value("t1")}, {"ms", Value(12)}}),
              "table.over table=t1 ms=12");
    EXPECT_EQ(server::log_line("x", {{"why", Value("a b\nfake=1")}}), R"(x why="a b\nfake=1")");
}

TEST(Timers, RingInOrderAndAreSpread) {
    FakeWorld world(1);
    server::Timers timers(world);
    std::vector<int> rung;
    timers.at(world.now() + 20, [&] { rung.push_back(2); });
    timers.at(world.now() + 10, [&] { rung.push_back(1); });
    world.set_now(world.now() + 10);
    world.run();
    EXPECT_THAT(rung, ElementsAre(1));
    world.set_now(world.now() + 100);
    world.run();
    EXPECT_THAT(rung, ElementsAre(1, 2));
    int many = 0;
    for (int i = 0; i < 100; ++i) timers.at(world.now(), [&] { ++many; });
    world.run();
    EXPECT_EQ(many, 32) << "the rest in later rounds";
    for (int i = 0; i < 3; ++i) {
        world.set_now(world.now() + 1);
        world.run();
    }
    EXPECT_EQ(many, 100);
}

/// Waits for what other threads post.
class Inbox {
public:
    server::Post post() {
        return [this](std::function<void()> job) {
            const std::scoped_lock lock(mutex_);
            jobs_.push_back(std::move(job));
            filled_.notify_one();
        };
    }
    /// Runs jobs until `done` says so.
    template <class Done>
    void run_until(Done done) {
        while (!done()) {
            std::function<void()> job;
            {
                std::unique_lock lock(mutex_);
                filled_.wait(lock, [&] { return !jobs_.empty(); });
                job = std::move(jobs_.front());
                jobs_.pop_front();
            }
            job();
        }
    }

private:
    std::mutex mutex_;
    std::condition_variable filled_;
    std::deque<std::function<void()>> jobs_;
};

store::Append append_to(const std::string& table, std::uint64_t length) {
    return {table, length, {{1, "line"}}, store::TableRow{table, "tigris", "waiting", true, 1, {}}, "seed"};
}

TEST(Committer, WritesWithThreadsOfItsOwn) {
    auto disk = std::make_shared<MemoryDisk>();
    Inbox inbox;
    int done = 0;
    std::size_t reported = 0;
    {
        Committer committer(std::make_unique<MemoryStore>(disk), std::make_unique<MemoryStore>(disk),
                            inbox.post());
        committer.on_batch([&](const Committer::Batch& batch) { reported += batch.changes; });
        for (std::uint64_t i = 0; i < 200; ++i) {
            committer.append(append_to("t" + std::to_string(i % 10), i / 10), [&](const auto& error) {
                EXPECT_FALSE(error);
                ++done;
            });
        }
        bool read = false;
        inbox.run_until([&] { return done == 200 && reported == 200; });
        committer.read([](store::Store& store) { EXPECT_TRUE(store.table("t3")); },
                       [&](const auto&) { read = true; });
        inbox.run_until([&] { return read; });
    }
    EXPECT_EQ(disk->tables.at("t9").lines.size(), 20U);
    EXPECT_LE(disk->appends, 200U);
}

TEST(Committer, AStaleTableFailsAlone) {
    auto disk = std::make_shared<MemoryDisk>();
    FakeWorld world(1);
    Committer committer(std::make_unique<MemoryStore>(disk), std::make_unique<MemoryStore>(disk),
                        world.post(), Committer::Threads::None);
    std::vector<std::string> results;
    const auto note = [&](const auto& error) { results.push_back(error ? "failed" : "done"); };
    committer.append(append_to("a", 0), note);
    committer.append(append_to("b", 7), note);
    committer.append(append_to("a", 1), note);
    committer.append(append_to("b", 8), note);
    committer.write([](store::Store& store) { store.put_person({"p", "P", "", 1}); }, note);
    committer.run();
    world.run();
    EXPECT_THAT(results, ElementsAre("done", "failed", "done", "failed", "done"));
    EXPECT_EQ(disk->tables.at("a").lines.size(), 2U);
}

BotPool::Task task_of(const std::string& table, BotPool::Task::Kind kind,
                      std::function<void(const std::string&)> done) {
    auto match = new_match("maharani", 2, {});
    Rng rng(1);
    RngSource source(rng);
    while (match.value()->to_act() == Player::Chance) match.value()->play_chance(source);
    const int seat = seat_of(match.value()->to_act());
    BotPool::Task task;
    task.kind = kind;
    task.table = table;
    task.view = match.value()->snapshot(Reader::seat(seat));
    task.seat = seat;
    task.level = "easy";
    task.done = std::move(done);
    return task;
}

TEST(BotPool, TablesTakeTurns) {
    FakeWorld world(1);
    BotPool pool({1, 8, 1}, world.post(), BotPool::Threads::None);
    std::string order;
    using Kind = BotPool::Task::Kind;
    for (const char* table : {"a", "a", "a", "b", "c"}) {
        pool.think(task_of(table, Kind::Move, [&order, table](const std::string& move) {
            EXPECT_FALSE(move.empty());
            order += table;
        }));
    }
    EXPECT_EQ(pool.load().waiting, 5U);
    pool.run();
    world.run();
    EXPECT_EQ(order, "abcaa") << "whoever asks for much does not keep others waiting";
}

TEST(BotPool, WhatIsCalledOffIsNotAnswered) {
    FakeWorld world(1);
    BotPool pool({1, 8, 1}, world.post(), BotPool::Threads::None);
    int answers = 0;
    const auto count = [&](const std::string&) { ++answers; };
    const auto first = pool.think(task_of("a", BotPool::Task::Kind::Move, count));
    const auto second = pool.think(task_of("a", BotPool::Task::Kind::Hint, count));
    pool.cancel(first);
    pool.run();
    pool.cancel(second);  // thought already, not told yet
    world.run();
    EXPECT_EQ(answers, 0);
}

TEST(BotPool, ThinksOnThreadsAndStopsAtOnce) {
    Inbox inbox;
    std::atomic<int> answers = 0;
    {
        BotPool pool({2, 8, 1}, inbox.post());
        for (int i = 0; i < 6; ++i) {
            pool.think(task_of("t" + std::to_string(i), BotPool::Task::Kind::Move,
                               [&](const std::string&) { ++answers; }));
        }
        inbox.run_until([&] { return answers == 6; });
        auto slow = task_of("slow", BotPool::Task::Kind::Move, {});
        slow.level = "master";
        pool.think(std::move(slow));
    }
    EXPECT_EQ(answers, 6);
}

}  // namespace
}  // namespace durbar::testing
