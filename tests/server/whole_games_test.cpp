#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/record.h"
#include "games/registry.h"
#include "honest/honest_chance.h"
#include "server/play_random.h"
#include "support/game_ids.h"
#include "support/places.h"
#include "support/schema.h"

namespace durbar::testing {
namespace {

// Two people and a spectator play whole games through the house, and everything goes wrong that can go wrong
// with connections.

class WholeGames : public ::testing::TestWithParam<std::string> {};

INSTANTIATE_TEST_SUITE_P(All, WholeGames, ::testing::ValuesIn(game_ids()),
                         [](const auto& game) { return game.param; });

/// The record of a finished game: it replays, and every outcome was honest.
void expect_honest(HouseBench& bench, Client& person, const std::string& table) {
    const auto response = bench.http("GET", "/api/record/" + table, "", person.token());
    ASSERT_EQ(response.status, 200) << response.body;
    const auto record = parse_record(response.body);
    ASSERT_TRUE(record) << describe(record.error());
    OptionValues options(record.value().options.begin(), record.value().options.end());
    auto match = new_match(record.value().game, record.value().players, options);
    ASSERT_TRUE(match);
    const auto verdict = honest::verify(*match.value(), record.value());
    EXPECT_FALSE(verdict.fault) << describe(*verdict.fault);
}

/// Everything the client was told keeps protocol/hall.schema.json.
void expect_schema(const Client& client) {
    static const Schemas kSchemas(source_dir() + "/protocol");
    const std::size_t step = std::max<std::size_t>(1, client.heard.size() / 60);
    for (std::size_t i = 0; i < client.heard.size(); i += step) {
        const json::value message = json::parse(client.heard[i]);
        const json::object& fields = message.as_object();
        const char* schema = fields.contains("push")     ? "push"
                             : fields.contains("error")  ? "error_answer"
                             : fields.contains("page")   ? "watch_answer"
                             : fields.contains("cursor") ? "cursor_answer"
                             : fields.contains("tables") ? "tables_answer"
                             : fields.contains("table")  ? "open_answer"
                                                         : "done_answer";
        const auto fault = kSchemas.fault(message, std::string("hall.schema.json#/$defs/") + schema);
        EXPECT_FALSE(fault) << *fault << "\n" << client.heard[i].substr(0, 2000);
    }
}

TEST_P(WholeGames, AreInStepFromPatchToPatch) {
    HouseBench bench(1, HouseBench::Disk::Sqlite);
    TwoAndASpectator all(bench, settings(GetParam(), {"open", "open"}));
    RandomPlayers players(bench, all.table, all.people(), 3);
    int moves = 0;
    while (players.move()) {
        if (++moves % 20 != 0) continue;
        for (Client* each : {&all.anna, &all.boris, &all.carla}) each->expect_in_step(all.table);
        if (HasFailure() || moves > 5000) break;
    }
    EXPECT_EQ(all.anna.stage(all.table), "over");
    for (Client* each : {&all.anna, &all.boris, &all.carla}) each->expect_in_step(all.table);
    expect_honest(bench, all.carla, all.table);
    expect_schema(all.anna);
    expect_schema(all.carla);
}

TEST_P(WholeGames, ARecordFromOutsideLiesOnATableOfOnesOwn) {
    HouseBench bench(1, HouseBench::Disk::Sqlite);
    TwoAndASpectator all(bench, settings(GetParam(), {"open", "open"}));
    RandomPlayers(bench, all.table, all.people(), 6).play();
    const std::string record = bench.http("GET", "/api/record/" + all.table, "", all.anna.token()).body;
    const auto send = [&](const std::string& text) {
        const std::string body = json::serialize(json::object{{"record", text}});
        return bench.http("POST", "/api/import", body, all.carla.token());
    };
    const auto sent = send(record);
    ASSERT_EQ(sent.status, 200) << sent.body;
    const std::string table = json::parse(sent.body).at("table").as_string().c_str();
    EXPECT_EQ(all.carla.watch(table), "done");
    EXPECT_EQ(all.carla.stage(table), "over");
    EXPECT_EQ(all.carla.page(table).at("seats").at(1).at("name"),
              all.carla.page(all.table).at("seats").at(1).at("name"));
    EXPECT_EQ(all.carla.page(table).at("standing"), all.carla.page(all.table).at("standing"));
    EXPECT_EQ(all.anna.watch(table), "table/unknown") << "it is nobody else's";
    EXPECT_EQ(bench.http("GET", "/api/record/" + table, "", all.carla.token()).body, record);
    const auto finished = all.carla.ask("tables", {{"which", "finished"}});
    EXPECT_EQ(finished.at("tables").at(0).at("table"), json::value(table));
    bench.restart();
    all.carla.connect();
    EXPECT_EQ(all.carla.watch(table), "done");
    EXPECT_EQ(all.carla.stage(table), "over");

    std::string tampered = record;
    tampered.replace(tampered.find("\n2 ") + 3, 1, "9");
    EXPECT_EQ(json::parse(send(tampered).body).at("error").at("code"), json::value("record/refused"));
    EXPECT_EQ(bench.http("POST", "/api/import", "{}", all.carla.token()).status, 400);
    expect_schema(all.carla);
}

TEST_P(WholeGames, GoOnThroughLostConnectionsResentAndStaleMoves) {
    HouseBench bench(1, HouseBench::Disk::Sqlite);
    TwoAndASpectator all(bench, settings(GetParam(), {"open", "open"}));
    RandomPlayers players(bench, all.table, all.people(), 4);
    Rng& rng = players.rng();
    for (int i = 0; i < 5000 && all.anna.stage(all.table) == "playing" && !HasFailure(); ++i) {
        Client& one = rng.below(2) == 0 ? all.anna : all.boris;
        const auto kind = rng.below(12);
        if (kind == 0) {  // comes back and gets what it has missed
            const json::value since = one.cursors.at(all.table);
            const std::size_t known = one.news[all.table].size();
            one.disconnect();
            players.move();
            one.connect();
            EXPECT_EQ(one.watch(all.table, {{"since", since}}), "done");
            EXPECT_LE(one.news[all.table].size(), known + 200);
        } else if (kind == 1 && one.decides(all.table)) {  // sent, and sent again: played once
            const auto version = one.choices.at(all.table).at("version");
            const std::string move = RandomChoice(rng).move(one.choices.at(all.table).at("tree").as_object());
            const json::object request{{"table", all.table},
                                       {"version", version},
                                       {"key", "again" + std::to_string(i)},
                                       {"move", move}};
            const auto first = one.ask("play", request);
            ASSERT_EQ(Client::code(first), "done") << json::serialize(first);
            const auto plies = json::serialize(one.page(all.table));
            EXPECT_EQ(one.does("play", request), "done");
            EXPECT_EQ(json::serialize(one.page(all.table)), plies);
            const bool going_on = all.anna.stage(all.table) == "playing";
            EXPECT_EQ(
                one.does("play", {{"table", all.table}, {"version", 0}, {"key", "old"}, {"move", move}}),
                going_on ? "move/stale" : "table/not_playing");
        } else {
            players.move();
        }
    }
    players.play();
    EXPECT_EQ(all.anna.stage(all.table), "over");
    all.boris.expect_in_step(all.table);
    expect_honest(bench, all.boris, all.table);
}

TEST_P(WholeGames, SurviveRestartsInTheMiddle) {
    HouseBench bench(1, HouseBench::Disk::Sqlite);
    TwoAndASpectator all(bench, settings(GetParam(), {"open", "open"}));
    RandomPlayers players(bench, all.table, all.people(), 5);
    for (int i = 0; i < 8 && all.anna.stage(all.table) == "playing"; ++i) {
        players.play(11);
        const std::string before = json::serialize(all.anna.page(all.table).at("match"));
        bench.restart();
        for (Client* each : {&all.anna, &all.boris, &all.carla}) {
            each->connect();
            ASSERT_EQ(each->watch(all.table), "done");
        }
        EXPECT_EQ(json::serialize(all.anna.page(all.table).at("match")), before);
    }
    players.play();
    EXPECT_EQ(all.anna.stage(all.table), "over");
    expect_honest(bench, all.anna, all.table);
}

TEST_P(WholeGames, AgainstBots) {
    HouseBench bench(1, HouseBench::Disk::Sqlite);
    Client anna(bench, "Anna");
    const std::string table = anna.open(settings(GetParam(), {"open", "bot easy"}));
    ASSERT_EQ(anna.watch(table), "done");
    ASSERT_EQ(anna.sit(table, 0), "done");
    ASSERT_EQ(anna.does("start", {{"table", table}}), "done");
    RandomPlayers players(bench, table, {&anna}, 6);
    players.play(6);
    EXPECT_FALSE(HasFailure());
    EXPECT_GT(anna.page(table).at("match").at("plies").as_int64(), 6);
    anna.expect_in_step(table);
}

}  // namespace
}  // namespace durbar::testing
