#include "hall/table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hall/hall_support.h"
#include "support/game_ids.h"

namespace durbar::testing {
namespace {

using hall::Table;
using Stage = hall::Table::Stage;
using ::testing::ElementsAre;

TEST(WaitingRoom, PeopleSitStandAndChangeSeats) {
    TableBench bench(settings_of("tigris", {"open", "open", "bot easy"}));
    Table& table = bench.table();
    EXPECT_EQ(table.stage(), Stage::Waiting);
    bench.expect_done(table.sit(TableBench::person(0), 0, "s0", bench.now()));
    bench.expect_done(table.sit(TableBench::person(0), 1, "s0", bench.now()));
    EXPECT_EQ(table.seat_of("p0"), 1);
    EXPECT_FALSE(table.seats()[0].taken());
    bench.expect_done(table.stand("p0", bench.now()));
    EXPECT_EQ(table.seat_of("p0"), std::nullopt);
}

TEST(WaitingRoom, TakenReservedAndBotSeatsAreDenied) {
    TableBench bench(settings_of("tigris", {"open", "for p5", "bot easy"}));
    Table& table = bench.table();
    bench.expect_done(table.sit(TableBench::person(0), 0, "s", bench.now()));
    EXPECT_EQ(bench.code(table.sit(TableBench::person(1), 0, "s", bench.now())), "table/full");
    EXPECT_EQ(bench.code(table.sit(TableBench::person(1), 1, "s", bench.now())), "table/seat");
    EXPECT_EQ(bench.code(table.sit(TableBench::person(1), 2, "s", bench.now())), "table/seat");
    EXPECT_EQ(bench.code(table.sit(TableBench::person(1), 3, "s", bench.now())), "table/seat");
    EXPECT_EQ(bench.code(table.sit(TableBench::person(1), -1, "s", bench.now())), "table/seat");
    EXPECT_EQ(bench.code(table.sit(TableBench::person(5), 1, "", bench.now())), "table/salt");
    bench.expect_done(table.sit(TableBench::person(5), 1, "s", bench.now()));
}

TEST(WaitingRoom, ATableThatIsNotListedIsForThoseWithTheLink) {
    auto settings = settings_of("tigris", {"open", "open"});
    settings.listed = false;
    TableBench bench(settings);
    Table& table = bench.table();
    EXPECT_TRUE(table.may_watch("p0")) << "the host";
    EXPECT_FALSE(table.may_watch("p1"));
    EXPECT_EQ(bench.code(table.sit(TableBench::person(1), 1, "s", bench.now())), "table/unknown");
    table.admit("p1", bench.now());
    EXPECT_TRUE(table.may_watch("p1"));
    bench.expect_done(table.sit(TableBench::person(1), 1, "s", bench.now()));
}

TEST(WaitingRoom, OnlyTheHostStartsAndRemovesPeople) {
    TableBench bench(settings_of("maharani", {"open", "open"}));
    Table& table = bench.table();
    EXPECT_EQ(bench.code(table.start("p0", bench.now())), "table/empty");
    bench.expect_done(table.sit(TableBench::person(1), 1, "s", bench.now()));
    EXPECT_EQ(bench.code(table.start("p1", bench.now())), "table/host");
    EXPECT_EQ(bench.code(table.remove("p1", 1, bench.now())), "table/host");
    EXPECT_EQ(bench.code(table.remove("p0", 0, bench.now())), "table/seat");
    bench.expect_done(table.remove("p0", 1, bench.now()));
    EXPECT_EQ(table.seat_of("p1"), std::nullopt);
}

TEST(WaitingRoom, ChairsThatAreFreeAtTheStartAreTakenByBots) {
    TableBench bench(settings_of("maharani", {"open", "open"}));
    Table& table = bench.table();
    bench.expect_done(table.sit(TableBench::person(0), 0, "s", bench.now()));
    bench.expect_done(table.start("p0", bench.now()));
    EXPECT_EQ(table.stage(), Stage::Playing);
    EXPECT_TRUE(table.played_by_bot(1));
    EXPECT_EQ(table.level_of(1), "medium");
    EXPECT_EQ(bench.code(table.sit(TableBench::person(1), 1, "s", bench.now())), "table/started");
    EXPECT_EQ(bench.code(table.start("p0", bench.now())), "table/started");
}

TEST(WaitingRoom, WhenTheHostLeavesAnotherPersonIsHostOrTheTableIsClosed) {
    TableBench bench(settings_of("maharani", {"open", "open"}));
    Table& table = bench.table();
    bench.expect_done(table.sit(TableBench::person(0), 0, "s", bench.now()));
    bench.expect_done(table.sit(TableBench::person(1), 1, "s", bench.now()));
    bench.expect_done(table.leave("p0", bench.now()));
    EXPECT_EQ(table.host(), "p1");
    bench.expect_done(table.leave("p1", bench.now()));
    EXPECT_EQ(table.stage(), Stage::Closed);
    EXPECT_EQ(bench.code(table.sit(TableBench::person(2), 0, "s", bench.now())), "table/started");
}

TEST(WaitingRoom, ATableAtWhichNobodyHasBeenForLongIsClosed) {
    TableBench bench(settings_of("maharani", {"open", "open"}));
    Table& table = bench.table();
    EXPECT_EQ(table.due(), bench.now() + hall::kListedGrace) << "nobody sits there";
    bench.expect_done(table.sit(TableBench::person(0), 0, "s", bench.now()));
    table.set_present("p0", true, bench.now());
    bench.pass(2 * hall::kListedGrace);
    table.tick(bench.now());
    EXPECT_EQ(table.due(), std::nullopt) << "somebody waits";
    EXPECT_EQ(table.stage(), Stage::Waiting);
    table.set_present("p0", false, bench.now());
    bench.pass(hall::kListedGrace - 1);
    table.tick(bench.now());
    EXPECT_EQ(table.stage(), Stage::Waiting);
    bench.pass(1);
    table.tick(bench.now());
    EXPECT_EQ(bench.code(std::nullopt), "done");
    EXPECT_EQ(table.stage(), Stage::Closed);
    EXPECT_EQ(bench.reloaded().stage(), Stage::Closed);

    hall::Settings among_friends = settings_of("maharani", {"open", "open"});
    among_friends.listed = false;
    TableBench friends(among_friends);
    EXPECT_EQ(friends.table().due(), friends.now() + hall::kUnlistedGrace) << "they have their own plans";
}

TEST(TablePlay, AMoveOfSomebodyElseOrAnIllegalOneIsDeniedWithItsRule) {
    TableBench bench(settings_of("tigris", {"open", "open"}));
    bench.begin();
    const int seat = bench.to_act();
    EXPECT_EQ(bench.play(1 - seat, "pass"), "move/illegal");
    EXPECT_EQ(bench.code(bench.table().play("p9", {bench.match().version(), "", "pass"}, bench.now())),
              "table/not_seated");
    const auto denial =
        bench.table().play(bench.sitter(seat), {bench.match().version(), "", "tile blue C2"}, bench.now());
    ASSERT_TRUE(denial);
    EXPECT_EQ(denial->code, "move/illegal");
    EXPECT_THAT(denial->refusal.rule, ::testing::StartsWith("TE-"));
    EXPECT_TRUE(bench.table().take_fresh().empty()) << "nothing was changed";
}

TEST(TablePlay, AStaleMoveIsDeniedAndASentAgainOneIsPlayedOnce) {
    TableBench bench(settings_of("tigris", {"open", "open"}));
    bench.begin();
    const int seat = bench.to_act();
    const auto version = bench.match().version();
    const std::string move = bench.match().legal().front();
    EXPECT_EQ(bench.play(seat, move, "k1"), "done");
    const auto plies = bench.match().plies();
    bench.expect_done(bench.table().play(bench.sitter(seat), {version, "k1", move}, bench.now()));
    EXPECT_EQ(bench.match().plies(), plies);
    EXPECT_EQ(bench.code(bench.table().play(bench.sitter(seat), {version, "k2", move}, bench.now())),
              "move/stale");
    EXPECT_EQ(bench.code(bench.table().play(bench.sitter(seat), {version + 100, "k2", move}, bench.now())),
              "move/stale");
    EXPECT_EQ(bench.reloaded().play(bench.sitter(seat), {version, "k1", move}, bench.now()), std::nullopt)
        << "also after a restart";
}

TEST(TablePlay, SealedChoicesOfOthersDoNotMakeAChoiceStale) {
    TableBench bench(settings_of("maharaja", {"open", "open", "open"}));
    bench.begin();
    while (bench.match().deciding().count() < 3) bench.play_at_random(3, 1);
    const auto version = bench.match().version();
    const std::string disc = bench.match().legal().front();
    for (int seat = 2; seat >= 0; --seat) {
        bench.expect_done(bench.table().play(bench.sitter(seat), {version, "k", disc}, bench.now()));
        if (seat == 1) {
            EXPECT_EQ(bench.match().sealed().count(), 2);
            bench.expect_done(bench.table().undo(bench.sitter(2), {version, "w", ""}, bench.now()));
            EXPECT_EQ(bench.match().sealed().count(), 1);
            bench.expect_done(bench.table().play(bench.sitter(2), {version, "again", disc}, bench.now()));
        }
    }
    EXPECT_EQ(bench.match().sealed().count(), 0);
    EXPECT_GT(bench.match().version(), version);
}

TEST(TablePlay, UndoIsForOwnDecisionsAndForTablesThatAllowIt) {
    TableBench bench(settings_of("tigris", {"open", "open"}));
    bench.begin();
    const int seat = bench.to_act();
    const auto plies = bench.match().plies();
    ASSERT_EQ(bench.play(seat, bench.match().legal().front()), "done");
    ASSERT_EQ(bench.to_act(), seat) << "a first action of two";
    const auto undo = [&](int who, std::uint64_t version) {
        return bench.code(bench.table().undo(bench.sitter(who), {version, "", ""}, bench.now()));
    };
    EXPECT_EQ(undo(1 - seat, bench.match().version()), "undo/refused");
    EXPECT_EQ(undo(seat, bench.match().version() - 1), "move/stale");
    EXPECT_EQ(undo(seat, bench.match().version()), "done");
    EXPECT_EQ(bench.match().plies(), plies);

    auto settings = settings_of("tigris", {"open", "open"});
    settings.undo = false;
    TableBench strict(settings);
    strict.begin();
    const int mover = strict.to_act();
    ASSERT_EQ(strict.play(mover, strict.match().legal().front()), "done");
    EXPECT_EQ(strict.code(strict.table().undo(strict.sitter(mover), {strict.match().version(), "", ""},
                                              strict.now())),
              "undo/off");
}

TEST(TablePlay, AllPeopleMustAgreeToGoFurtherBack) {
    TableBench bench(settings_of("tigris", {"open", "open", "bot easy"}));
    bench.begin();
    bench.play_at_random(1, 8);
    const auto plies = bench.match().plies();
    bench.play_at_random(2, 12);
    const auto version = bench.match().version();
    EXPECT_EQ(bench.code(bench.table().answer_rewind("p1", true, bench.now())), "undo/refused");
    bench.expect_done(bench.table().ask_rewind("p0", plies, bench.now()));
    EXPECT_EQ(bench.code(bench.table().ask_rewind("p1", plies, bench.now())), "undo/refused");
    bench.expect_done(bench.table().answer_rewind("p1", false, bench.now()));
    EXPECT_FALSE(bench.table().rewind());
    EXPECT_EQ(bench.match().version(), version) << "nothing was taken back";
    bench.expect_done(bench.table().ask_rewind("p0", plies, bench.now()));
    bench.expect_done(bench.table().answer_rewind("p1", true, bench.now()));
    EXPECT_EQ(bench.match().plies(), plies);
    EXPECT_GT(bench.match().version(), version);
    bench.play_at_random(2);
    EXPECT_EQ(bench.table().stage(), Stage::Over);
}

TEST(TablePlay, AloneAgainstBotsNobodyHasToAgree) {
    TableBench bench(settings_of("tigris", {"open", "bot easy"}));
    bench.begin();
    const auto opening = bench.match().plies();
    bench.play_at_random(1, 20);
    bench.expect_done(bench.table().ask_rewind("p0", opening, bench.now()));
    EXPECT_EQ(bench.match().plies(), opening);
}

TEST(TablePlay, WhoIsStoodInForHasToAgreeToo) {
    TableBench bench(settings_of("tigris", {"open", "open"}));
    bench.begin();
    const auto opening = bench.match().plies();
    bench.play_at_random(1, 6);
    const auto plies = bench.match().plies();
    bench.expect_done(bench.table().leave("p1", bench.now()));
    bench.expect_done(bench.table().ask_rewind("p0", opening, bench.now()));
    EXPECT_EQ(bench.match().plies(), plies) << "p1 might come back";
    bench.expect_done(bench.table().come_back("p1", bench.now()));
    bench.expect_done(bench.table().answer_rewind("p1", true, bench.now()));
    EXPECT_EQ(bench.match().plies(), opening);
}

TEST(TablePlay, AMoveEndsTheQuestionWhetherToGoBack) {
    TableBench bench(settings_of("tigris", {"open", "open"}));
    bench.begin();
    bench.play_at_random(1, 4);
    bench.expect_done(bench.table().ask_rewind("p0", 13, bench.now()));
    bench.play_at_random(2, 1);
    EXPECT_FALSE(bench.table().rewind());
}

TEST(TableEnd, WhoResignsAtATableOfTwoEndsTheGame) {
    TableBench bench(settings_of("tigris", {"open", "open"}));
    bench.begin();
    bench.expect_done(bench.table().resign("p0", bench.now()));
    EXPECT_EQ(bench.table().stage(), Stage::Over);
    EXPECT_TRUE(bench.table().bot_tasks().empty());
    EXPECT_EQ(bench.play(1, "pass"), "table/not_playing");
    EXPECT_TRUE(bench.table().reader_of(std::nullopt).is_referee())
        << "after the end everybody sees everything";
}

TEST(TableEnd, AtALargerTableABotPlaysOnForWhoResigned) {
    TableBench bench(settings_of("tigris", {"open", "open", "open"}));
    bench.begin();
    bench.expect_done(bench.table().resign("p0", bench.now()));
    EXPECT_EQ(bench.table().stage(), Stage::Playing);
    EXPECT_TRUE(bench.table().played_by_bot(0));
    EXPECT_EQ(bench.code(bench.table().come_back("p0", bench.now())), "table/resigned");
    bench.play_at_random(1);
    EXPECT_EQ(bench.table().stage(), Stage::Over);
}

TEST(TableEnd, ARematchRotatesTheSeats) {
    TableBench bench(settings_of("maharani", {"open", "open", "bot hard"}));
    bench.begin();
    EXPECT_FALSE(bench.table().rematch_settings());
    bench.play_at_random(1);
    const auto next = bench.table().rematch_settings();
    ASSERT_TRUE(next);
    using hall::Chair;
    EXPECT_THAT(next.value().chairs,
                ElementsAre(Chair{Chair::Kind::Bot, "hard"}, Chair{Chair::Kind::Reserved, "p0"},
                            Chair{Chair::Kind::Reserved, "p1"}));
    EXPECT_EQ(hall::check(next.value()), std::nullopt);
}

TEST(StandIn, WhoLeavesIsPlayedByABotAndMayComeBack) {
    TableBench bench(settings_of("tigris", {"open", "open"}));
    bench.begin();
    const int seat = bench.to_act();
    EXPECT_TRUE(bench.table().bot_tasks().empty());
    bench.expect_done(bench.table().leave(bench.sitter(seat), bench.now()));
    ASSERT_EQ(bench.table().bot_tasks().size(), 1U);
    const hall::BotTask task = bench.table().bot_tasks()[0];
    EXPECT_EQ(task.seat, seat);
    EXPECT_EQ(task.level, "medium");
    const std::string move = bench.match().legal().front();
    EXPECT_EQ(bench.play(seat, move), "table/stood_in");
    bench.expect_done(bench.table().come_back(bench.sitter(seat), bench.now()));
    EXPECT_EQ(bench.code(bench.table().play_for_bot(seat, task.version, move, bench.now())), "move/stale");
    EXPECT_EQ(bench.play(seat, move), "done");
}

TEST(StandIn, ABotStandsInForWhoStaysAwayWhileOthersWait) {
    TableBench bench(settings_of("tigris", {"open", "open"}));
    bench.begin();
    const int seat = bench.to_act();
    EXPECT_EQ(bench.table().due(), std::nullopt) << "everybody is here";
    bench.table().set_present(bench.sitter(1 - seat), false, bench.now());
    EXPECT_EQ(bench.table().due(), std::nullopt) << "nobody waits for that seat";
    bench.table().set_present(bench.sitter(seat), false, bench.now());
    EXPECT_EQ(bench.table().due(), bench.now() + hall::kAwayGrace);
    bench.pass(hall::kAwayGrace - 1);
    bench.table().tick(bench.now());
    EXPECT_FALSE(bench.table().played_by_bot(seat));
    bench.pass(1);
    bench.table().tick(bench.now());
    EXPECT_TRUE(bench.table().played_by_bot(seat));
}

TEST(TableLog, MakesTheSameTableAgain) {
    for (const std::string& game : game_ids()) {
        auto settings = settings_of(game, {"open", "bot easy", "open"});
        settings.time = {hall::TimeLimit::Kind::Live, 600, 5};
        TableBench bench(settings);
        bench.begin();
        bench.play_at_random(5, 60);
        bench.expect_done(bench.table().say("p0", "good luck with \\ that", bench.now()));
        bench.expect_done(bench.table().leave("p1", bench.now()));
        bench.play_at_random(6, 30);
        Table again = bench.reloaded();
        for (const auto& seat : bench.table().seats()) {
            if (seat.taken()) again.set_present(seat.person.id, !seat.away_since, bench.now());
        }
        for (const std::optional<int> seat :
             {std::optional<int>(0), std::optional<int>(2), std::optional<int>()}) {
            EXPECT_EQ(json_text(hall::page_value(again, seat)), bench.page(seat)) << game;
        }
        EXPECT_EQ(again.length(), bench.table().length());
    }
}

TEST(TableLog, ALogThatDoesNotFitIsRefused) {
    TableBench bench(settings_of("tigris", {"open", "open"}));
    bench.begin();
    bench.play_at_random(5, 10);
    const auto load = [](std::vector<hall::Entry> log) {
        const auto loaded = Table::load("t1", seed_of(7), log);
        return loaded ? std::string("loaded") : describe(loaded.error());
    };
    EXPECT_EQ(load(bench.log()), "loaded");
    EXPECT_THAT(load({}), ::testing::HasSubstr("opening"));
    auto log = bench.log();
    log.erase(log.begin() + 3);  // the start
    EXPECT_THAT(load(log), ::testing::HasSubstr("has not begun"));
    log = bench.log();
    log.push_back(log[5]);
    EXPECT_THAT(load(log), ::testing::HasSubstr("chance is not to act"));
    log = bench.log();
    log.push_back({0, hall::Said{9, "hello"}});
    EXPECT_THAT(load(log), ::testing::HasSubstr("no such seat"));
}

}  // namespace
}  // namespace durbar::testing
