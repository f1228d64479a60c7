#include <algorithm>
#include <atomic>
#include <thread>

#include "store/store_support.h"

// The logs of tables: what every kind of store promises.

namespace durbar::testing {
namespace {

using store::TableFilter;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

INSTANTIATE_TEST_SUITE_P(Kinds, EveryStore, ::testing::ValuesIn(every_kind()), name_of_kind);

std::vector<std::string> ids(const std::vector<store::TableRow>& rows) {
    std::vector<std::string> found;
    for (const auto& row : rows) found.push_back(row.id);
    return found;
}

TEST_P(EveryStore, KeepsATableWithItsRowItsSeedAndItsLog) {
    const std::string bytes("\0seed\xff\n", 7);
    const std::string odd = "said\t0\tP\u0159\u00edli\u0161 'quoted' \\t;--";
    append(store(), {{"t1", 0, {{5, "opened"}, {6, odd}, {-1, ""}}, row_of("t1"), bytes}});
    reopen();
    const auto table = store().table("t1");
    ASSERT_TRUE(table);
    EXPECT_EQ(table->row, row_of("t1"));
    EXPECT_EQ(table->sealed_seed, bytes);
    EXPECT_THAT(table->lines,
                ElementsAre(store::Line{5, "opened"}, store::Line{6, odd}, store::Line{-1, ""}));
    EXPECT_FALSE(store().table("t2"));
}

TEST_P(EveryStore, AppendsToManyLogsAtOnceAlsoTwiceToOne) {
    append(store(), {opening("t1"), opening("t2"), more("t1", 1, {"a", "b"})});
    append(store(), {more("t2", 1, {"c"}), more("t1", 3, {"d"}), more("t2", 2, {"e"})});
    append(store(), {});
    reopen();
    EXPECT_THAT(facts_of(store(), "t1"), ElementsAre("opened t1", "a", "b", "d"));
    EXPECT_THAT(facts_of(store(), "t2"), ElementsAre("opened t2", "c", "e"));
}

TEST_P(EveryStore, ALogThatIsLongerOrShorterThanExpectedIsStaleAndNothingOfTheCallHappens) {
    append(store(), {opening("t1"), opening("t2")});
    const auto stale = [&](const store::Append& wrong) {
        store::Append good = more("t1", 1, {"x"});
        good.row = row_of("t1", "playing", 3000);
        EXPECT_EQ(failure([&] { append(store(), {good, opening("new"), wrong}); }), Kind::Stale);
    };
    stale(more("t2", 0, {"y"}));
    stale(more("t2", 2, {"y"}));
    stale(more("t2", 2, {}));
    stale(opening("t2"));
    stale(more("t3", 1, {"y"}));
    EXPECT_THAT(facts_of(store(), "t1"), ElementsAre("opened t1"));
    EXPECT_EQ(store().table("t1")->row, row_of("t1"));
    EXPECT_FALSE(store().table("new"));
    append(store(), {more("t1", 1, {"x"})});
    EXPECT_THAT(facts_of(store(), "t1"), ElementsAre("opened t1", "x"));
}

TEST_P(EveryStore, ARowChangesWithItsLogAndStaysOtherwise) {
    append(store(), {opening("t1")});
    store::Append start = more("t1", 1, {"started"});
    start.row = store::TableRow{"t1", "rajas", "playing", false, 7000, {"cid", "ann"}};
    append(store(), {start});
    append(store(), {more("t1", 2, {"played"})});
    EXPECT_EQ(store().table("t1")->row, *start.row);
    EXPECT_EQ(store().table("t1")->sealed_seed, "seed of t1");
    start.lines.clear();
    start.length = 3;
    start.row->people = {};
    append(store(), {start});
    EXPECT_EQ(store().table("t1")->row, *start.row);
    EXPECT_THAT(store().tables({.person = "ann"}), IsEmpty());
}

TEST_P(EveryStore, ListsTablesByPersonStageAndListingTheLastChangedFirst) {
    append(store(), {opening("t1", "waiting", 10), opening("t2", "playing", 30), opening("t3", "over", 20)});
    store::Append hidden = opening("t4", "playing", 40);
    hidden.row->listed = false;
    hidden.row->people = {"cid", "ann"};
    append(store(), {hidden});
    EXPECT_THAT(ids(store().tables({})), ElementsAre("t4", "t2", "t3", "t1"));
    EXPECT_THAT(ids(store().tables({.stages = {"waiting", "playing"}})), ElementsAre("t4", "t2", "t1"));
    EXPECT_THAT(ids(store().tables({.stages = {"playing"}, .listed_only = true})), ElementsAre("t2"));
    EXPECT_THAT(ids(store().tables({.person = "cid"})), ElementsAre("t4"));
    EXPECT_THAT(ids(store().tables({.person = "bob", .stages = {"over", "closed"}})), ElementsAre("t3"));
    EXPECT_THAT(ids(store().tables({.person = "ann", .listed_only = true, .before = 30})),
                ElementsAre("t3", "t1"));
    EXPECT_THAT(store().tables({.person = "dan"}), IsEmpty());
    EXPECT_EQ(store().tables({.person = "cid"}).front(), *hidden.row);
}

TEST_P(EveryStore, PagingMeetsEveryTableOnce) {
    std::vector<store::Append> all;
    for (int i = 0; i < 25; ++i) all.push_back(opening("t" + std::to_string(i), "over", 100 + i / 4));
    append(store(), all);
    std::vector<std::string> met;
    TableFilter filter{.person = "bob", .most = 3};
    for (auto page = store().tables(filter); !page.empty(); page = store().tables(filter)) {
        EXPECT_LE(page.size(), 6U);  // the four of one moment stay together
        for (const auto& id : ids(page)) met.push_back(id);
        filter.before = page.back().changed_at;
    }
    EXPECT_EQ(met.size(), 25U);
    std::sort(met.begin(), met.end());
    EXPECT_EQ(std::unique(met.begin(), met.end()), met.end());
    EXPECT_THAT(store().tables({.most = 0}), IsEmpty());
}

TEST_P(EveryStore, VisitsAllTablesInTheOrderOfTheirOpeningAlsoWhileTheyAreRead) {
    std::vector<store::Append> all;
    std::vector<std::string> expected;
    for (int i = 0; i < 2100; ++i) {
        expected.push_back("t" + std::to_string(i * 7919 % 2100));
        all.push_back(opening(expected.back()));
    }
    append(store(), all);
    std::vector<std::string> visited;
    store().each_table([&](const std::string& id) {
        visited.push_back(id);
        EXPECT_TRUE(store().table(id));
    });
    EXPECT_EQ(visited, expected);
}

TEST_P(EveryStore, WhatBelongsTogetherHappensTogether) {
    append(store(), {opening("t1")});
    store().together([&] {
        append(store(), {more("t1", 1, {"a"})});
        store().put_person({"p1", "Ann", "", 1});
        // One refusal is told to who asked for it and does not touch the others.
        EXPECT_EQ(failure([&] { append(store(), {opening("t2"), more("t1", 1, {"b"})}); }), Kind::Stale);
        append(store(), {more("t1", 2, {"c"})});
        EXPECT_EQ(facts_of(store(), "t1").size(), 3U);
    });
    EXPECT_THAT(facts_of(store(), "t1"), ElementsAre("opened t1", "a", "c"));
    EXPECT_FALSE(store().table("t2"));
    EXPECT_ANY_THROW(store().together([&] {
        append(store(), {more("t1", 3, {"d"})});
        store().put_person({"p2", "Bob", "", 1});
        throw std::runtime_error("changed its mind");
    }));
    reopen();
    EXPECT_THAT(facts_of(store(), "t1"), ElementsAre("opened t1", "a", "c"));
    EXPECT_TRUE(store().person("p1"));
    EXPECT_FALSE(store().person("p2"));
}

TEST_P(EveryStore, ASecondStoreReadsWhatTheFirstHasWrittenAndWritesNothing) {
    append(store(), {opening("t1")});
    const auto second = beside();
    EXPECT_THAT(facts_of(*second, "t1"), ElementsAre("opened t1"));
    append(store(), {more("t1", 1, {"a"})});
    EXPECT_THAT(facts_of(*second, "t1"), ElementsAre("opened t1", "a"));
    EXPECT_EQ(failure([&] { append(*second, {more("t1", 2, {"b"})}); }), Kind::ReadOnly);
    EXPECT_EQ(failure([&] { second->put_person({"p1", "Ann", "", 1}); }), Kind::ReadOnly);
    EXPECT_THAT(facts_of(store(), "t1"), ElementsAre("opened t1", "a"));
    EXPECT_THAT(second->faults(), IsEmpty());
}

/// A store that goes on being written to on its own thread: each append adds a line to both tables.
class Writer {
public:
    explicit Writer(store::Store& store)
        : thread_([this, &store] {
              for (std::uint64_t length = 1; !stop_; ++length) {
                  append(store, {more("t1", length, {"x"}), more("t2", length, {"x"})});
                  ++written_;
              }
          }) {}
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;
    ~Writer() {
        stop_ = true;
        thread_.join();
    }

    void wait_for(std::uint64_t more_lines) const {
        const std::uint64_t until = written_ + more_lines;
        while (written_ < until) std::this_thread::yield();
    }
    std::uint64_t written() const { return written_; }

private:
    std::atomic<bool> stop_ = false;
    std::atomic<std::uint64_t> written_ = 0;
    std::thread thread_;
};

TEST_P(EveryStore, ABackupIsOfOneMomentWhileOthersWrite) {
    append(store(), {opening("t1"), opening("t2")});
    std::filesystem::create_directory(path("copy"));
    const std::string file = path("copy/durbar.db");
    std::uint64_t before = 0;
    std::uint64_t after = 0;
    {
        const Writer writer(store());
        writer.wait_for(20);
        before = writer.written();
        const auto second = beside();
        second->checkpoint();
        second->backup(file);
        after = writer.written();
        writer.wait_for(5);
    }
    EXPECT_EQ(failure([&] { store().backup(file); }), Kind::Other);
    const auto copy = GetParam().open(path("copy"), store::Access::Beside);
    EXPECT_THAT(copy->faults(), IsEmpty());
    const auto lines = facts_of(*copy, "t1").size();
    EXPECT_EQ(facts_of(*copy, "t2").size(), lines);
    EXPECT_GE(lines, before + 1);
    EXPECT_LE(lines, after + 2);  // one may have been written and not yet counted
    EXPECT_FALSE(std::filesystem::exists(file + ".part"));
}

}  // namespace
}  // namespace durbar::testing
