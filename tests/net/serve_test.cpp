#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "net/support/client.h"
#include "net/support/hall_guest.h"
#include "net/support/served.h"

namespace durbar::testing {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(Serve, OpensStopsAtASignalAndGoesOnAfterwards) {
    const DataFolder folder;
    HallParty party("tigris", 2, 7);
    for (int round = 0; round < 3; ++round) {
        Served served(folder);
        ASSERT_NE(served.port, 0) << served.log();
        EXPECT_EQ(HttpClient(served.port).get("/healthz").body, "ok\n");
        party.enter(served.port);
        party.check_last();
        for (int i = 0; i < 20; ++i) party.go_on();
        served.signal(round == 0 ? SIGINT : SIGTERM);
        EXPECT_THROW(party.guests[0].catch_up(1'000'000'000), Lost);
        EXPECT_EQ(served.wait(), 0) << served.log();
    }
    EXPECT_EQ(party.moves, 59U);  // of 60 steps one opened the table; nothing was played twice or refused
}

TEST(Serve, TellsThePageAndTheFigures) {
    const DataFolder folder;
    const Served served(folder);
    ASSERT_NE(served.port, 0) << served.log();
    HttpClient client(served.port);
    EXPECT_THAT(client.get("/").body, HasSubstr("Durbar"));
    EXPECT_THAT(client.get("/api/games").body, HasSubstr("\"tigris\""));
    const HttpAnswer visit = client.post("/api/visit", "{\"name\":\"Ada\"}");
    EXPECT_THAT(visit.body, HasSubstr("\"Ada\""));
    const std::string metrics = client.get("/metrics").body;
    EXPECT_THAT(metrics, HasSubstr("durbar_process_resident_memory_bytes"));
    EXPECT_THAT(metrics, HasSubstr("durbar_commit_ms_count"));
    const std::string token = visit.cookie().substr(visit.cookie().find('=') + 1);
    ASSERT_GT(token.size(), 20U);
    EXPECT_THAT(served.log(), Not(HasSubstr(token)));
}

TEST(Serve, SaysInOneSentenceWhyItDoesNotOpen) {
    const DataFolder folder;
    const auto refusal = [&](Served& served) {
        EXPECT_EQ(served.port, 0);
        EXPECT_EQ(served.wait(), 1);
        EXPECT_THAT(served.log(), EndsWith(".\n"));
        return served.log();
    };
    const DataFolder other;
    Served first(folder);
    ASSERT_NE(first.port, 0) << first.log();
    Served same_data(folder, {"--port", "0"});
    EXPECT_EQ(same_data.port, 0);
    EXPECT_EQ(same_data.wait(), 1);
    const std::string place = other.store() + "/elsewhere";
    Served same_port(other, {"--port", std::to_string(first.port), "--data", place});
    EXPECT_THAT(refusal(same_port), HasSubstr("is in use"));
    Served no_folder(other, {"--data", "/proc/durbar"});
    EXPECT_THAT(refusal(no_folder), HasSubstr("/proc/durbar"));
    EXPECT_EQ(HttpClient(first.port).get("/healthz").status, 200);
}

TEST(Serve, WrongSettingsAreWrongUsage) {
    const DataFolder folder;
    Served served(folder, {"--bind", "nowhere"});
    EXPECT_EQ(served.wait(), 1);
    EXPECT_THAT(served.log(), HasSubstr("127.0.0.1"));
    Served limits(folder, {"--max-connections", "many"});
    EXPECT_EQ(limits.wait(), 2);
    EXPECT_THAT(limits.log(), HasSubstr("whole number"));
}

}  // namespace
}  // namespace durbar::testing
