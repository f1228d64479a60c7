#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/play_random.h"

namespace durbar::testing {
namespace {

// A store that fails: nothing is lost, nothing is told that did not happen, and other tables are not
// concerned.

using Kind = store::StoreError::Kind;
using ::testing::Contains;
using ::testing::Each;
using ::testing::HasSubstr;
using ::testing::Not;

json::object move_of(Client& one, const std::string& table, Rng& rng, const std::string& key) {
    return {{"table", table},
            {"version", one.choices.at(table).at("version")},
            {"key", key},
            {"move", RandomChoice(rng).move(one.choices.at(table).at("tree").as_object())}};
}

TEST(FailingStore, NothingIsToldBeforeItIsDurable) {
    HouseBench bench;
    TwoAndASpectator all(bench, settings("maharani", {"open", "open"}));
    Client& one = all.anna.decides(all.table) ? all.anna : all.boris;
    Rng rng(1);
    const std::size_t heard = all.carla.heard.size();
    const auto request = one.begin("play", move_of(one, all.table, rng, "k"));
    bench.world().run();
    EXPECT_EQ(Client::code(one.answer(request)), "no answer");
    EXPECT_EQ(all.carla.heard.size(), heard);
    bench.commit();
    bench.world().run();
    EXPECT_EQ(Client::code(one.answer(request)), "done");
    EXPECT_EQ(all.carla.heard.size(), heard + 1);
}

TEST(FailingStore, AMoveThatCannotBeStoredHasNotHappened) {
    for (const Kind kind : {Kind::Full, Kind::ReadOnly, Kind::Other}) {
        HouseBench bench;
        TwoAndASpectator all(bench, settings("tigris", {"open", "open"}));
        RandomPlayers players(bench, all.table, all.people(), 2);
        players.play(5);
        Client& one = all.anna.decides(all.table) ? all.anna : all.boris;
        const std::string before = json::serialize(all.carla.page(all.table));
        const auto stored = bench.disk().tables.at(all.table).lines;
        bench.disk().failing = kind;
        const auto request = move_of(one, all.table, players.rng(), "again");
        EXPECT_EQ(one.does("play", request), "store/failed");
        EXPECT_FALSE(bench.house().healthy());
        EXPECT_EQ(json::serialize(all.carla.page(all.table)), before);
        EXPECT_EQ(bench.disk().tables.at(all.table).lines, stored);
        EXPECT_THAT(bench.log(), Contains(HasSubstr("store.failed")));
        bench.disk().failing.reset();
        EXPECT_EQ(one.does("play", request), "done") << "the same request with the same key";
        EXPECT_TRUE(bench.house().healthy());
        for (Client* each : {&all.anna, &all.boris, &all.carla}) each->expect_in_step(all.table);
        players.play(20);
        all.carla.expect_in_step(all.table);
    }
}

TEST(FailingStore, EverythingThatWasBuiltOnAFailedChangeFailsToo) {
    HouseBench bench;
    TwoAndASpectator all(bench, settings("tigris", {"open", "open"}));
    const std::size_t lines = bench.disk().tables.at(all.table).lines.size();
    bench.disk().failing = Kind::Other;
    const auto first = all.anna.begin("say", {{"table", all.table}, {"text", "one"}});
    const auto second = all.boris.begin("say", {{"table", all.table}, {"text", "two"}});
    bench.commit();
    bench.disk().failing.reset();
    const auto third = all.boris.begin("say", {{"table", all.table}, {"text", "three"}});
    bench.settle();
    EXPECT_EQ(Client::code(all.anna.answer(first)), "store/failed");
    EXPECT_EQ(Client::code(all.boris.answer(second)), "store/failed");
    EXPECT_EQ(Client::code(all.boris.answer(third)), "store/failed")
        << "it was the third entry, and is not the first";
    EXPECT_EQ(bench.disk().tables.at(all.table).lines.size(), lines);
    EXPECT_EQ(all.anna.does("say", {{"table", all.table}, {"text", "four"}}), "done");
    EXPECT_EQ(all.carla.news[all.table].back().at("text"), json::value("four"));
    all.carla.expect_in_step(all.table);
}

TEST(FailingStore, OneTableDoesNotFailOthersOfItsBatch) {
    HouseBench bench;
    TwoAndASpectator good(bench, settings("tigris", {"open", "open"}));
    TwoAndASpectator bad(bench, settings("tigris", {"open", "open"}));
    bench.disk().failing_tables.insert(bad.table);
    const auto one = good.anna.begin("say", {{"table", good.table}, {"text", "hello"}});
    const auto other = bad.anna.begin("say", {{"table", bad.table}, {"text", "hello"}});
    bench.settle();
    EXPECT_EQ(Client::code(good.anna.answer(one)), "done");
    EXPECT_EQ(Client::code(bad.anna.answer(other)), "store/failed");
}

TEST(FailingStore, ChangesOfManyTablesShareACommit) {
    HouseBench bench;
    TwoAndASpectator one(bench, settings("tigris", {"open", "open"}));
    TwoAndASpectator other(bench, settings("rajas", {"open", "open"}));
    const std::size_t appends = bench.disk().appends;
    for (int i = 0; i < 3; ++i) {
        one.anna.begin("say", {{"table", one.table}, {"text", "a"}});
        other.anna.begin("say", {{"table", other.table}, {"text", "b"}});
    }
    bench.settle();
    EXPECT_EQ(bench.disk().appends, appends + 1);
    EXPECT_EQ(one.carla.news[one.table].size(), one.boris.news[one.table].size());
    one.carla.expect_in_step(one.table);
}

TEST(FailingStore, ATableThatCannotBeOpenedIsNotThere) {
    HouseBench bench;
    Client anna(bench, "Anna");
    bench.disk().failing = Kind::Full;
    EXPECT_EQ(anna.does("open", {{"settings", settings("tigris", {"open", "open"})}}), "store/failed");
    bench.disk().failing.reset();
    EXPECT_TRUE(anna.ask("tables", {{"which", "mine"}}).at("tables").as_array().empty());
    EXPECT_EQ(bench.http("POST", "/api/visit", "{}").status, 200);
    bench.disk().failing = Kind::ReadOnly;
    EXPECT_EQ(bench.http("POST", "/api/visit", "{}").status, 503);
}

TEST(FailingStore, AHallThatNobodyComesToGetsWellAgain) {
    HouseBench bench;
    TwoAndASpectator all(bench, settings("tigris", {"open", "open"}));
    bench.disk().failing = Kind::Full;
    EXPECT_EQ(all.anna.does("say", {{"table", all.table}, {"text", "hello"}}), "store/failed");
    bench.pass(60'000);
    EXPECT_FALSE(bench.house().healthy());
    bench.disk().failing.reset();
    bench.pass(6'000);
    EXPECT_TRUE(bench.house().healthy());
}

TEST(FailingStore, WhoCannotBeLookedUpDoesNotBecomeSomebodyElse) {
    HouseBench bench;
    Client anna(bench, "Anna");
    bench.restart();
    bench.disk().failing_sessions = true;
    for (const char* path : {"/api/visit", "/api/logout", "/api/import"}) {
        const auto response = bench.http("POST", path, "{}", anna.token());
        EXPECT_EQ(response.status, 503) << path;
        EXPECT_TRUE(response.token.empty()) << path;
        EXPECT_FALSE(response.drop_token) << path;
    }
    bench.disk().failing_sessions = false;
    const auto visit = bench.http("POST", "/api/visit", "{}", anna.token());
    EXPECT_EQ(json::parse(visit.body).at("person").at("id"), json::value(anna.id()));
}

TEST(FailingStore, ALogThatMakesNoSenseIsNoTable) {
    HouseBench bench;
    TwoAndASpectator all(bench, settings("tigris", {"open", "open"}));
    bench.disk().tables.at(all.table).lines.push_back({0, "played\t0\tnonsense\tk"});
    bench.restart();
    all.anna.connect();
    EXPECT_EQ(all.anna.watch(all.table), "store/failed");
    EXPECT_THAT(bench.log(), Contains(HasSubstr("table.unreadable")));
    bench.disk().tables.at(all.table).lines.back() = {0, "said\tx\tour secret"};
    bench.restart();
    all.anna.connect();
    EXPECT_EQ(all.anna.watch(all.table), "store/failed");
    bench.disk().tables.at(all.table).lines.back() = {0, "said\t7\tour secret"};
    bench.restart();
    all.anna.connect();
    EXPECT_EQ(all.anna.watch(all.table), "store/failed");
    EXPECT_THAT(bench.log(), Each(Not(HasSubstr("secret")))) << "what people say is nobody's business";
}

}  // namespace
}  // namespace durbar::testing
