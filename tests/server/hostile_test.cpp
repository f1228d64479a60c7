#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hall/clock.h"
#include "server/play_random.h"

namespace durbar::testing {
namespace {

// What clients should not do. Each gets a clear error, and nobody else notices.

class Hostile : public ::testing::Test {
protected:
    /// The code of the last thing that the client hears after sending the text as it is.
    std::string code_of(Client& client, std::string_view text) {
        const std::size_t heard = client.heard.size();
        bench_.house().receive(*client.socket(), text);
        bench_.settle();
        if (client.heard.size() != heard + 1) return std::to_string(client.heard.size() - heard) + " answers";
        return Client::code(json::parse(client.heard.back()).as_object());
    }

    HouseBench bench_;
};

TEST_F(Hostile, TextsThatAreNoRequests) {
    Client mallory(bench_, "Mallory");
    EXPECT_EQ(code_of(mallory, ""), "request/unreadable");
    EXPECT_EQ(code_of(mallory, "{"), "request/unreadable");
    EXPECT_EQ(code_of(mallory, "[]"), "request/unreadable");
    EXPECT_EQ(code_of(mallory, "\xff\xfe"), "request/unreadable");
    EXPECT_EQ(code_of(mallory, std::string(100, '[')), "request/unreadable");
    EXPECT_EQ(code_of(mallory, std::string(1'000'000, ' ')), "limit/size");
    EXPECT_EQ(code_of(mallory, R"({"do":"fly","id":1})"), "request/unknown");
    EXPECT_EQ(code_of(mallory, R"({"do":"play","id":1})"), "request/field");
    EXPECT_EQ(code_of(mallory, R"({"do":"hello","id":"1"})"), "request/field");
    EXPECT_EQ(code_of(mallory, R"({"do":"watch","id":1,"table":7})"), "request/field");
    EXPECT_EQ(code_of(mallory, R"({"do":"sit","id":1,"table":"x","seat":-1,"salt":"s"})"), "request/field");
    EXPECT_EQ(code_of(mallory, R"({"do":"hello","id":1})"), "done") << "and goes on";
}

TEST_F(Hostile, WhatBelongsToOthers) {
    TwoAndASpectator all(bench_, settings("tigris", {"open", "open"}));
    Client mallory(bench_, "Mallory");
    Client& one = all.anna.decides(all.table) ? all.anna : all.boris;
    Client& other = &one == &all.anna ? all.boris : all.anna;
    Rng rng(1);
    const std::string move = RandomChoice(rng).move(one.choices.at(all.table).at("tree").as_object());
    const json::object request{{"table", all.table},
                               {"version", one.choices.at(all.table).at("version")},
                               {"key", "k"},
                               {"move", move}};
    const json::object named{{"table", all.table}};
    EXPECT_EQ(mallory.does("play", request), "table/not_seated");
    EXPECT_EQ(other.does("play", request), "move/illegal");
    EXPECT_EQ(mallory.does("resign", named), "table/not_seated");
    EXPECT_EQ(mallory.does("leave", named), "table/not_seated");
    EXPECT_EQ(mallory.does("come_back", named), "table/not_seated");
    EXPECT_EQ(mallory.does("start", named), "table/started");
    EXPECT_EQ(mallory.sit(all.table, 0), "table/started");
    for (const int seat : {0, 1}) {
        const json::object at_seat{{"table", all.table}, {"seat", seat}};
        EXPECT_EQ(mallory.does("let_bot_play", at_seat), "table/not_seated");
        EXPECT_EQ(mallory.does("wait_longer", at_seat), "table/not_seated");
    }
    EXPECT_EQ(mallory.does("look_back", {{"table", "none"}, {"plies", 0}}), "table/unknown");
    EXPECT_EQ(mallory.does("look_back", {{"table", all.table}, {"plies", 1'000'000}}), "move/stale");
    EXPECT_EQ(mallory.does("hint", named), "table/not_seated");
    EXPECT_EQ(mallory.does("preview", {{"table", all.table}, {"move", move}}), "table/not_seated");
    EXPECT_EQ(mallory.does("play", {{"table", "none"}, {"version", 0}, {"key", "k"}, {"move", "x"}}),
              "table/unknown");
    EXPECT_EQ(mallory.does("unwatch", {{"table", "none"}}), "table/unknown");
    EXPECT_EQ(one.does("play", {{"table", all.table}, {"version", 9'000'000}, {"key", "k"}, {"move", move}}),
              "move/stale");
    EXPECT_EQ(one.does("play", request), "done");
}

TEST_F(Hostile, NobodyWhoIsHereCanBeReplaced) {
    TwoAndASpectator all(bench_, settings("tigris", {"open", "open"}));
    const bool anna_acts = all.anna.decides(all.table);
    Client& victim = anna_acts ? all.anna : all.boris;
    Client& mallory = anna_acts ? all.boris : all.anna;
    const json::object wish{{"table", all.table}, {"seat", anna_acts ? 0 : 1}};
    bench_.pass(10 * hall::kEarlyGrace);
    EXPECT_EQ(mallory.does("let_bot_play", wish), "table/patience");
    victim.disconnect();
    bench_.pass(hall::kEarlyGrace - 1000);
    EXPECT_EQ(mallory.does("let_bot_play", wish), "table/patience") << "the line may be broken for a moment";
    victim.connect();
    ASSERT_EQ(victim.watch(all.table), "done");
    bench_.pass(hall::kEarlyGrace);
    EXPECT_EQ(mallory.does("let_bot_play", wish), "table/patience");
    EXPECT_TRUE(victim.decides(all.table));
    victim.disconnect();
    bench_.pass(hall::kEarlyGrace);
    EXPECT_EQ(mallory.does("let_bot_play", wish), "done") << "the only one who is here";
    victim.connect();
    ASSERT_EQ(victim.watch(all.table), "done");
    EXPECT_EQ(victim.does("come_back", {{"table", all.table}}), "done");
}

TEST_F(Hostile, TablesThatCannotBe) {
    Client mallory(bench_, "Mallory");
    const auto open = [&](json::object wish) {
        return mallory.does("open", {{"settings", std::move(wish)}});
    };
    EXPECT_EQ(open(settings("chess", {"open", "open"})), "table/settings");
    EXPECT_EQ(open(settings("tigris", {"open"})), "table/settings");
    EXPECT_EQ(open(settings("tigris", {"bot easy", "bot easy"})), "table/settings");
    EXPECT_EQ(open(settings("tigris", {"open", "bot genius"})), "table/settings");
    EXPECT_EQ(open(settings("tigris", {"open", "open", "open", "open", "open", "open"})), "request/field");
    auto injected = settings("tigris", {"open", "open"});
    injected["options"] = json::array{json::object{{"name", "board\nlisted no"}, {"value", "x"}}};
    EXPECT_EQ(open(injected), "request/field");
}

TEST(HostileRates, AreLimitedForOneAndNotForOthers) {
    HouseBench bench;
    bench.settings().limits.messages = {20, 3600};
    bench.settings().limits.chat = {3, 60};
    bench.settings().limits.tables = {2, 1};
    bench.settings().limits.guests = {5, 1};
    bench.settings().limits.sockets_of_person = 3;
    bench.settings().limits.tables_of_socket = 1;
    bench.restart();
    Client mallory(bench, "Mallory");
    Client anna(bench, "Anna");
    const auto wish = settings("tigris", {"open", "open"});
    const std::string table = mallory.open(wish);
    const std::string second = mallory.open(wish);
    EXPECT_EQ(mallory.does("open", {{"settings", wish}}), "limit/tables");
    EXPECT_EQ(mallory.watch(table), "done");
    EXPECT_EQ(mallory.watch(second), "limit/tables");
    EXPECT_EQ(mallory.sit(table, 0), "done");
    for (int i = 0; i < 3; ++i) EXPECT_EQ(mallory.does("say", {{"table", table}, {"text", "spam"}}), "done");
    EXPECT_EQ(mallory.does("say", {{"table", table}, {"text", "spam"}}), "limit/rate");
    std::string last;
    for (int i = 0; i < 20; ++i) last = mallory.does("hello");
    EXPECT_EQ(last, "limit/rate");
    EXPECT_EQ(anna.does("hello"), "done");
    bench.pass(5000);
    EXPECT_EQ(mallory.does("hello"), "done");
    Client tab(bench, mallory);
    Client another(bench, mallory);
    Client too_many(bench, mallory);
    EXPECT_TRUE(another.socket());
    EXPECT_FALSE(too_many.socket());
    int guests = 0;
    for (int i = 0; i < 10; ++i) guests += bench.http("POST", "/api/visit", "").status == 200 ? 1 : 0;
    EXPECT_EQ(guests, 3) << "and two have come before";
    EXPECT_EQ(bench.http("POST", "/api/visit", "", "", "10.9.9.9").status, 200);
}

}  // namespace
}  // namespace durbar::testing
