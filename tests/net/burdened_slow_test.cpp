#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "net/support/hall_guest.h"
#include "net/support/served.h"
#include "store/sqlite_store.h"
#include "support/game_ids.h"

namespace durbar::testing {
namespace {

using Clock = std::chrono::steady_clock;

double ms_since(Clock::time_point begin) {
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

double percentile(std::vector<double> values, double share) {
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

double figure(std::uint16_t port, const std::string& name) {
    const std::string text = HttpClient(port).get("/metrics").body;
    const std::size_t at = text.find("\n" + name + " ");
    return at == std::string::npos ? -1 : std::stod(text.substr(at + name.size() + 2));
}

/// Sends as fast as it can, and never reads what it is told.
class Flood {
public:
    Flood(std::uint16_t port, const std::string& message)
        : thread_([this, port, message](const std::stop_token& stop) {
              while (!stop.stop_requested()) {
                  try {
                      WsClient::Options options;
                      options.cookie = HttpClient(port).post("/api/visit", "{}").cookie();
                      WsClient socket(port, options);
                      std::string some;
                      for (int i = 0; i < 1000; ++i) some += client_frame(0x81, message);
                      while (!stop.stop_requested()) {
                          socket.send_raw(some);
                          sent += 1000;
                      }
                  } catch (const std::exception&) {  // turned away: it comes again
                      std::this_thread::sleep_for(std::chrono::milliseconds(10));
                  }
              }
          }) {}

    std::atomic<std::uint64_t> sent = 0;

private:
    std::jthread thread_;
};

TEST(Burdened, AFloodOfMessagesDoesNotReachOtherTables) {
    const DataFolder folder;
    const Served served(folder);
    ASSERT_NE(served.port, 0) << served.log();
    HallParty party("tigris", 2, 11);
    party.enter(served.port);
    const auto play = [&](int moves) {
        std::vector<double> times;
        for (int i = 0; i < moves; ++i) {
            const auto begin = Clock::now();
            party.go_on();
            times.push_back(ms_since(begin));
            std::this_thread::sleep_for(std::chrono::milliseconds(15));  // within what a person may send
        }
        return percentile(times, 0.99);
    };
    play(10);
    const double calm = play(120);
    const double memory = figure(served.port, "durbar_process_resident_memory_bytes");
    double flooded = 0;
    {
        const Flood requests(served.port, R"({"do":"lobby","id":1})");
        const Flood garbage(served.port, "{{{{{{{{");
        flooded = play(120);
        EXPECT_GT(requests.sent + garbage.sent, 10'000U);
    }
    const double more = figure(served.port, "durbar_process_resident_memory_bytes") - memory;
    std::printf("p99 of a move: %.1f ms calm, %.1f ms beside two floods; %.1f MB more memory\n", calm,
                flooded, more / 1e6);
    EXPECT_LT(flooded,
              calm + 60);  // the floods take processor time of this machine, but no turn of the table's
    EXPECT_LT(more, 32e6);
}

/// Copies of games that were played on a server.
void multiply(const std::string& folder, const std::vector<std::string>& tables, const std::string& name,
              std::size_t copies) {
    const auto store = store::open_sqlite(folder, store::Access::Own);
    std::vector<store::Append> all;
    for (std::size_t i = 0; i < copies; ++i) {
        const auto table = store->table(tables[i % tables.size()]);
        ASSERT_TRUE(table);
        store::TableRow row = table->row;
        row.id = name + std::to_string(i);
        all.push_back({row.id, 0, table->lines, row, table->sealed_seed});
        if (all.size() < 500 && i + 1 < copies) continue;
        store->append(all);
        all.clear();
    }
}

TEST(Burdened, AHouseOfTenThousandGamesOpensAtOnceAndALateGameIsJoinedLikeAnEarlyOne) {
    const DataFolder folder;
    std::vector<std::string> over;
    std::vector<std::string> early;
    std::vector<std::string> late;
    std::vector<std::unique_ptr<HallParty>> parties;
    {
        Served served(folder, {"--no-limits"});
        ASSERT_NE(served.port, 0) << served.log();
        for (const std::string& game : game_ids()) {
            HallParty whole(game, 2, 21);
            whole.enter(served.port);
            whole.go_on();
            over.push_back(whole.table);
            while (!whole.table.empty()) whole.go_on();
            for (const int moves : {4, 60}) {
                auto party = std::make_unique<HallParty>(game, 2, 22, json::object{{"listed", true}});
                party->enter(served.port);
                for (int i = 0; i < moves; ++i) party->go_on();
                (moves < 10 ? early : late).push_back(party->table);
                parties.push_back(std::move(party));
            }
        }
        served.signal(SIGTERM);
        ASSERT_EQ(served.wait(), 0) << served.log();
    }
    multiply(folder.store(), over, "over", 9'000);
    std::vector<std::string> running = early;
    running.insert(running.end(), late.begin(), late.end());
    multiply(folder.store(), running, "running", 1'000);
    const auto begin = Clock::now();
    Served served(folder, {"--no-limits"});
    ASSERT_NE(served.port, 0) << served.log();
    EXPECT_THAT(HttpClient(served.port).get("/").body, ::testing::HasSubstr("Durbar"));
    for (auto& party : parties) party->enter(served.port);
    const double first_page = ms_since(begin);
    EXPECT_LT(first_page, 2000);
    const auto joining = [&](const std::string& table) {
        HallGuest guest;
        guest.enter(served.port);
        const auto start = Clock::now();
        guest.watch(table, nullptr);
        return ms_since(start);
    };
    std::vector<double> early_times;
    std::vector<double> late_times;
    for (int round = 0; round < 20; ++round) {
        for (const auto& table : early) early_times.push_back(joining(table));
        for (const auto& table : late) late_times.push_back(joining(table));
    }
    const double early_ms = percentile(early_times, 0.5);
    const double late_ms = percentile(late_times, 0.5);
    std::printf("first page after %.0f ms; joining early %.2f ms, late %.2f ms\n", first_page, early_ms,
                late_ms);
    EXPECT_LT(late_ms, 3 * early_ms + 2);
}

}  // namespace
}  // namespace durbar::testing
