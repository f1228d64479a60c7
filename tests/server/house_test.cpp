#include "server/house.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hall/clock.h"
#include "server/play_random.h"

namespace durbar::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

json::object at(const std::string& table, json::object more = {}) {
    more["table"] = table;
    return more;
}

TEST(House, HelloSaysWhoOneIs) {
    HouseBench bench;
    Client anna(bench, "Anna");
    const auto hello = anna.ask("hello");
    EXPECT_EQ(hello.at("person").at("name"), json::value("Anna"));
    EXPECT_EQ(hello.at("now").as_int64(), bench.world().now());
}

TEST(House, TheLobbyIsToldAtMostOnceASecondAndNotOfMoves) {
    HouseBench bench;
    Client dora(bench, "Dora");
    EXPECT_EQ(dora.ask("lobby").at("tables").as_array().size(), 0U);
    Client anna(bench, "Anna");
    Client boris(bench, "Boris");
    const std::string table = anna.open(settings("tigris", {"open", "open"}));
    auto hidden = settings("tigris", {"open", "open"});
    hidden["listed"] = false;
    anna.open(hidden);
    bench.pass(1000);
    const std::size_t first = dora.heard.size();
    const auto push = json::parse(dora.heard.back());
    EXPECT_EQ(push.at("push"), json::value("lobby"));
    ASSERT_EQ(push.at("tables").as_array().size(), 1U) << "the other one is by link only";
    EXPECT_EQ(push.at("tables").at(0).at("table"), json::value(table));
    anna.watch(table);
    boris.watch(table);
    anna.sit(table, 0);
    boris.sit(table, 1);
    anna.does("start", at(table));
    bench.pass(1000);
    EXPECT_EQ(dora.heard.size(), first + 2) << "at once, and the rest of it a second later";
    RandomPlayers(bench, table, {&anna, &boris}, 1).play(5);
    bench.pass(5000);
    EXPECT_EQ(dora.heard.size(), first + 2);
}

TEST(House, OwnTablesSayWhoseTurnItIs) {
    HouseBench bench;
    TwoAndASpectator all(bench, settings("tigris", {"open", "open"}));
    Client& to_act = all.anna.decides(all.table) ? all.anna : all.boris;
    Client& other = &to_act == &all.anna ? all.boris : all.anna;
    const auto turn = [&](Client& who) {
        const auto tables = who.ask("tables", {{"which", "mine"}}).at("tables").as_array();
        EXPECT_EQ(tables.size(), 1U);
        return tables.at(0).at("your_turn").as_bool();
    };
    EXPECT_TRUE(turn(to_act));
    EXPECT_FALSE(turn(other));
    EXPECT_TRUE(all.carla.ask("tables", {{"which", "mine"}}).at("tables").as_array().empty());
    // The same when the table is not in memory.
    all.anna.disconnect();
    all.boris.disconnect();
    all.carla.disconnect();
    bench.restart();
    to_act.connect();
    EXPECT_TRUE(turn(to_act));
    EXPECT_TRUE(to_act.ask("tables", {{"which", "finished"}}).at("tables").as_array().empty());
}

TEST(House, ATableByLinkIsUnknownWithoutIt) {
    HouseBench bench;
    Client anna(bench, "Anna");
    Client boris(bench, "Boris");
    auto hidden = settings("maharani", {"open", "open"});
    hidden["listed"] = false;
    const std::string table = anna.open(hidden);
    ASSERT_FALSE(anna.link.empty());
    const auto denied = boris.ask("watch", at(table));
    const auto missing = boris.ask("watch", at("t0000"));
    EXPECT_EQ(Client::code(denied), "table/unknown");
    EXPECT_EQ(json::serialize(denied.at("error")), json::serialize(missing.at("error")))
        << "nothing tells them apart";
    EXPECT_EQ(boris.watch(table, {{"link", "wrong"}}), "table/unknown");
    EXPECT_EQ(boris.sit(table, 1), "table/unknown");
    EXPECT_EQ(boris.watch(table, {{"link", anna.link}}), "done");
    EXPECT_EQ(boris.sit(table, 1), "done");
    for (const auto& [id, stored] : bench.disk().tables) {
        for (const auto& line : stored.lines)
            EXPECT_THAT(line.fact, Not(HasSubstr(anna.link))) << "only its hash is kept";
    }
    bench.restart();
    boris.connect();
    EXPECT_EQ(boris.watch(table), "done") << "who was let in stays so";
}

TEST(House, SeveralTabsAreInStep) {
    HouseBench bench;
    TwoAndASpectator all(bench, settings("rajas", {"open", "open"}));
    Client tab(bench, all.anna);
    ASSERT_EQ(tab.watch(all.table), "done");
    RandomPlayers(bench, all.table, all.people(), 2).play(12);
    EXPECT_EQ(json::serialize(tab.page(all.table)), json::serialize(all.anna.page(all.table)));
    tab.disconnect();
    EXPECT_TRUE(all.boris.page(all.table).at("seats").at(0).at("present").as_bool());
    all.anna.disconnect();
    EXPECT_FALSE(all.boris.page(all.table).at("seats").at(0).at("present").as_bool());
}

TEST(House, WhoeverSitsDownReadsAsTheSeat) {
    HouseBench bench;
    Client anna(bench, "Anna");
    const std::string table = anna.open(settings("tigris", {"open", "open"}));
    ASSERT_EQ(anna.watch(table), "done");
    EXPECT_TRUE(anna.page(table).at("you").is_null());
    ASSERT_EQ(anna.sit(table, 1), "done");
    EXPECT_EQ(anna.page(table).at("you"), json::value(1));
    EXPECT_TRUE(anna.page(table).at("seats").at(1).at("present").as_bool());
    ASSERT_EQ(anna.sit(table, 0), "done");
    EXPECT_EQ(anna.page(table).at("you"), json::value(0));
    ASSERT_EQ(anna.does("stand", at(table)), "done");
    EXPECT_TRUE(anna.page(table).at("you").is_null());
    anna.expect_in_step(table);
}

TEST(House, UndoRewindByConsentAndChat) {
    HouseBench bench;
    TwoAndASpectator all(bench, settings("maharani", {"open", "open"}));
    RandomPlayers players(bench, all.table, all.people(), 7);
    players.play(6);
    const std::int64_t plies = all.anna.page(all.table).at("match").at("plies").as_int64();
    EXPECT_EQ(all.carla.does("ask_rewind", at(all.table, {{"plies", 1}})), "table/not_seated");
    EXPECT_EQ(all.anna.does("ask_rewind", at(all.table, {{"plies", plies - 2}})), "done");
    EXPECT_EQ(all.boris.does("answer_rewind", at(all.table, {{"agrees", true}})), "done");
    EXPECT_EQ(all.anna.does("say", at(all.table, {{"text", "thank you"}})), "done");
    EXPECT_EQ(all.carla.news[all.table].back().at("text"), json::value("thank you"));
    EXPECT_EQ(all.carla.does("say", at(all.table, {{"text", "hm"}})), "table/not_seated");
    all.carla.expect_in_step(all.table);
    // A move of one's own is taken back, if the game lets it.
    Client& one = all.anna.decides(all.table) ? all.anna : all.boris;
    players.move();
    const auto undone = one.ask(
        "undo", at(all.table, {{"version", one.page(all.table).at("match").at("version")}, {"key", "u1"}}));
    EXPECT_THAT(Client::code(undone), ::testing::AnyOf("done", "undo/refused"));
    one.expect_in_step(all.table);
    EXPECT_THAT(bench.log(), ::testing::Each(Not(HasSubstr("thank you"))));
}

TEST(House, WhoStaysAwayIsPlayedByABotAndTakesTheSeatBack) {
    HouseBench bench;
    TwoAndASpectator all(bench, settings("maharani", {"open", "open"}));
    Client& away = all.anna.decides(all.table) ? all.anna : all.boris;
    Client& here = &away == &all.anna ? all.boris : all.anna;
    const std::size_t seat = &away == &all.anna ? 0 : 1;
    away.disconnect();
    const json::value& seats = here.page(all.table).at("seats");
    EXPECT_EQ(seats.at(seat).at("bot_at").as_int64(), bench.world().now() + hall::kAwayGrace) << "a warning";
    bench.pass(hall::kAwayGrace - 1);
    EXPECT_FALSE(seats.at(seat).at("stood_in").as_bool());
    const auto version = here.page(all.table).at("match").at("version").as_int64();
    bench.pass(2000);
    EXPECT_TRUE(seats.at(seat).at("stood_in").as_bool());
    EXPECT_GT(here.page(all.table).at("match").at("version").as_int64(), version) << "the bot has moved";
    away.connect();
    ASSERT_EQ(away.watch(all.table), "done");
    EXPECT_FALSE(away.decides(all.table));
    EXPECT_EQ(away.does("come_back", at(all.table)), "done");
    EXPECT_FALSE(seats.at(seat).at("stood_in").as_bool());
    RandomPlayers(bench, all.table, all.people(), 1).play(4);
    away.expect_in_step(all.table);
}

TEST(House, AClockThatRunsOutBringsABotAndStandsStillWhileTheHallIsClosed) {
    HouseBench bench;
    auto timed = settings("maharani", {"open", "open"});
    timed["time"] = json::object{{"kind", "live"}, {"base", 60}, {"gift", 5}};
    TwoAndASpectator all(bench, timed);
    Client& one = all.anna.decides(all.table) ? all.anna : all.boris;
    const std::size_t seat = &one == &all.anna ? 0 : 1;
    bench.pass(40'000);
    bench.restart();
    bench.world().set_now(bench.world().now() + 3'600'000);
    bench.restart();
    for (Client* each : {&all.anna, &all.boris}) {
        each->connect();
        ASSERT_EQ(each->watch(all.table), "done");
    }
    EXPECT_FALSE(one.page(all.table).at("seats").at(seat).at("stood_in").as_bool())
        << "closed hours do not count";
    bench.pass(80'000);
    EXPECT_TRUE(one.page(all.table).at("seats").at(seat).at("stood_in").as_bool());
    EXPECT_TRUE(
        std::any_of(one.news[all.table].begin(), one.news[all.table].end(), [](const json::value& item) {
            const auto* why = item.as_object().if_contains("why");
            return why != nullptr && *why == json::value("time");
        }));
}

TEST(House, ResigningEndsTheGameAndARematchIsTheSameForAll) {
    HouseBench bench;
    TwoAndASpectator all(bench, settings("tigris", {"open", "open"}));
    EXPECT_EQ(all.anna.does("rematch", at(all.table)), "table/started");
    EXPECT_EQ(all.anna.does("resign", at(all.table)), "done");
    EXPECT_EQ(all.carla.stage(all.table), "over");
    EXPECT_EQ(all.carla.does("rematch", at(all.table)), "table/not_seated");
    const auto first = all.boris.ask("rematch", at(all.table));
    const auto second = all.anna.ask("rematch", at(all.table));
    ASSERT_EQ(Client::code(first), "done");
    EXPECT_EQ(first.at("table"), second.at("table"));
    const std::string next = first.at("table").as_string().c_str();
    EXPECT_EQ(all.carla.page(all.table).at("rematch"), first.at("table"));
    EXPECT_EQ(all.anna.watch(next), "done");
    EXPECT_EQ(all.anna.sit(next, 1), "done") << "one seat further";
}

TEST(House, HintsChecksAndPreviews) {
    HouseBench bench;
    TwoAndASpectator all(bench, settings("maharani", {"open", "open"}));
    Client& one = all.anna.decides(all.table) ? all.anna : all.boris;
    Client& other = &one == &all.anna ? all.boris : all.anna;
    const auto hint = one.ask("hint", at(all.table));
    ASSERT_EQ(Client::code(hint), "done") << json::serialize(hint);
    const std::string move = hint.at("move").as_string().c_str();
    EXPECT_EQ(one.does("check", at(all.table, {{"move", move}})), "done");
    EXPECT_EQ(other.does("check", at(all.table, {{"move", move}})), "move/illegal");
    EXPECT_EQ(one.does("check", at(all.table, {{"move", "nonsense"}})), "move/illegal");
    EXPECT_TRUE(one.ask("preview", at(all.table, {{"move", move}})).at("events").is_array());
    EXPECT_EQ(other.does("hint", at(all.table)), "move/illegal");
    EXPECT_EQ(all.carla.does("hint", at(all.table)), "table/not_seated");
    const auto first = one.begin("hint", at(all.table));
    const auto second = one.begin("hint", at(all.table));
    bench.settle();
    EXPECT_EQ(Client::code(one.answer(first)), "done");
    EXPECT_EQ(Client::code(one.answer(second)), "hint/busy");
}

TEST(House, OlderNewsCanBeAskedFor) {
    HouseBench bench;
    TwoAndASpectator all(bench, settings("tigris", {"open", "open"}));
    RandomPlayers(bench, all.table, all.people(), 3).play(20);
    const auto older = all.carla.ask(
        "history", at(all.table, {{"before", json::object{{"match", 15}, {"remark", 0}}}, {"most", 5}}));
    ASSERT_EQ(Client::code(older), "done");
    ASSERT_EQ(older.at("news").as_array().size(), 5U);
    EXPECT_EQ(older.at("news").at(4).at("version"), json::value(15));
    const std::int64_t beyond = 1'000'000'000;
    const auto newest = all.carla.ask(
        "history",
        at(all.table, {{"before", json::object{{"match", beyond}, {"remark", beyond}}}, {"most", 3}}));
    ASSERT_EQ(Client::code(newest), "done");
    EXPECT_EQ(newest.at("news").as_array().size(), 3U) << "a cursor beyond the end is the end";
}

TEST(House, TheMatchCanBeLookedAtAsItWas) {
    HouseBench bench;
    TwoAndASpectator all(bench, settings("tigris", {"open", "open"}));
    RandomPlayers(bench, all.table, all.people(), 3).play(4);
    const auto view = [&](Client& who, std::uint64_t plies) {
        const auto answer = who.ask("look_back", at(all.table, {{"plies", plies}}));
        EXPECT_EQ(Client::code(answer), "done");
        json::object told = answer.at("view").as_object();
        told.erase("version");  // of the match as it is now
        return told;
    };
    const auto before = view(all.anna, 13);
    auto now = all.anna.page(all.table).at("match").as_object();
    EXPECT_NE(before.at("table"), now.at("table"));
    RandomPlayers(bench, all.table, all.people(), 4).play(6);
    EXPECT_EQ(view(all.anna, 13), before) << "whatever has happened since";
    EXPECT_TRUE(before.at("seats").at(0).at("hand").is_object()) << "the reader's own";
    const auto watched = view(all.carla, 13);
    for (const auto& seat : watched.at("seats").as_array()) EXPECT_TRUE(seat.at("hand").is_null());
}

TEST(House, FinishedTablesTellTheStandingOfGamesThatWerePlayedToTheEnd) {
    HouseBench bench;
    TwoAndASpectator all(bench, settings("maharani", {"open", "open"}));
    const auto standing = [&] {
        const auto tables = all.anna.ask("tables", {{"which", "finished"}}).at("tables").as_array();
        EXPECT_EQ(tables.size(), 1U);
        return tables.at(0).at("standing");
    };
    RandomPlayers(bench, all.table, all.people(), 5).play();
    const json::value told = standing();
    ASSERT_EQ(told.as_array().size(), 2U);
    for (const auto& seat : told.as_array()) EXPECT_TRUE(seat.at("rank").is_int64());
    for (Client* each : {&all.anna, &all.boris, &all.carla}) each->disconnect();
    bench.pass(120'000);
    all.anna.connect();
    EXPECT_EQ(standing(), told) << "also of a table that is not in memory";

    TwoAndASpectator given_up(bench, settings("maharani", {"open", "open"}));
    given_up.anna.does("resign", at(given_up.table));
    const auto mine = given_up.anna.ask("tables", {{"which", "finished"}}).at("tables").as_array();
    ASSERT_EQ(mine.size(), 1U);
    EXPECT_TRUE(mine.at(0).at("standing").is_null());
}

TEST(House, PutsTablesAwayThatNobodyNeedsAndReadsThemAgain) {
    HouseBench bench;
    TwoAndASpectator all(bench, settings("tigris", {"open", "open"}));
    all.anna.does("resign", at(all.table));
    for (Client* each : {&all.anna, &all.boris, &all.carla}) each->disconnect();
    bench.pass(120'000);
    EXPECT_THAT(bench.house().metrics_text(), HasSubstr("durbar_tables_loaded 0\n"));
    all.carla.connect();
    EXPECT_EQ(all.carla.watch(all.table), "done");
    EXPECT_EQ(all.carla.stage(all.table), "over");
}

TEST(House, StopsWhenEverythingIsOnDisk) {
    HouseBench bench;
    Client anna(bench, "Anna");
    const auto request = anna.begin("open", {{"settings", settings("tigris", {"open", "open"})}});
    bool stopped = false;
    bench.house().stop([&] { stopped = true; });
    bench.pass(100);
    EXPECT_TRUE(stopped);
    EXPECT_EQ(Client::code(anna.answer(request)), "done");
    EXPECT_EQ(anna.does("hello"), "no answer") << "nothing more is taken";
}

}  // namespace
}  // namespace durbar::testing
