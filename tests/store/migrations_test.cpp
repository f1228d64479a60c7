#include "store/migrations.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <array>
#include <fstream>
#include <sstream>

#include "store/store_support.h"
#include "support/places.h"

namespace durbar::testing {
namespace {

using store::Access;
using store::Migration;
using store::open_sqlite;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr std::array kThree = {
    Migration{1, "CREATE TABLE a (x)"},
    Migration{2, "CREATE TABLE b (x); INSERT INTO b VALUES (1)"},
    Migration{3, "INSERT INTO b VALUES (2)"},
};

int version(SQLite::Database& database) { return database.execAndGet("PRAGMA user_version").getInt(); }

TEST(Migrations, AreNumberedFromOneWithoutHoles) {
    int number = 0;
    for (const auto& migration : store::all_migrations()) EXPECT_EQ(migration.number, ++number);
    EXPECT_GE(number, 1);
}

TEST(Migrations, EachRunsOnceWhereverAStoreStands) {
    SQLite::Database database(":memory:", SQLite::OPEN_READWRITE);
    for (std::size_t known = 1; known <= kThree.size(); ++known) {
        for (int again = 0; again < 2; ++again) {
            store::migrate(database, std::span(kThree).first(known), "/data");
            EXPECT_EQ(version(database), static_cast<int>(known));
        }
    }
    EXPECT_EQ(database.execAndGet("SELECT sum(x) FROM b").getInt(), 3);
}

TEST(Migrations, OneThatFailsLeavesTheStoreAsItWas) {
    SQLite::Database database(":memory:", SQLite::OPEN_READWRITE);
    store::migrate(database, std::span(kThree).first(1), "/data");
    std::array broken = kThree;
    broken[2].sql = "INSERT INTO nothing VALUES (2)";
    EXPECT_THROW(store::migrate(database, broken, "/data"), SQLite::Exception);
    EXPECT_EQ(version(database), 1);
    EXPECT_FALSE(database.tableExists("b"));
    store::migrate(database, kThree, "/data");
    EXPECT_EQ(version(database), 3);
}

TEST(Migrations, AStoreOfALaterVersionIsRefusedAndLeftAlone) {
    const TemporaryFolder folder;
    append(*open_sqlite(folder.path(), Access::Own), {opening("t1")});
    {
        SQLite::Database file(folder.path("durbar.db"), SQLite::OPEN_READWRITE);
        file.exec("PRAGMA user_version = 999");
    }
    for (const Access access : {Access::Own, Access::Beside}) {
        EXPECT_EQ(failure([&] { open_sqlite(folder.path(), access); }), Kind::Newer);
    }
    EXPECT_THAT(sentence([&] { open_sqlite(folder.path(), Access::Own); }),
                HasSubstr("later version of Durbar"));
    SQLite::Database file(folder.path("durbar.db"));
    EXPECT_EQ(version(file), 999);
}

TEST(Migrations, AnEarlierOneIsBroughtUpToDateByItsOwnerOnly) {
    const TemporaryFolder folder;
    open_sqlite(folder.path(), Access::Own);
    std::filesystem::remove(folder.path("durbar.db"));
    std::ofstream(folder.path("durbar.db")).close();  // form 0: nothing is there yet
    EXPECT_EQ(failure([&] { open_sqlite(folder.path(), Access::Beside); }), Kind::Other);
    open_sqlite(folder.path(), Access::Own);
    EXPECT_FALSE(open_sqlite(folder.path(), Access::Beside)->table("t1"));
}

/// tests/store/forms/ has a store of every form that was released, as SQL.
TEST(Migrations, StoresOfEveryReleasedFormCanBeRead) {
    int form = 0;
    for (const auto& migration : store::all_migrations()) {
        form = migration.number;
        std::ostringstream name;
        name << source_dir() << "/tests/store/forms/000" << form << ".sql";
        std::ifstream script(name.str());
        ASSERT_TRUE(script) << "a new form needs " << name.str();
        std::ostringstream sql;
        sql << script.rdbuf();
        const TemporaryFolder folder;
        SQLite::Database(folder.path("durbar.db"), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
            .exec(sql.str());

        const auto store = open_sqlite(folder.path(), Access::Own);
        const auto table = store->table("t1");
        ASSERT_TRUE(table) << form;
        EXPECT_EQ(table->row, (store::TableRow{"t1", "tigris", "playing", false, 1003, {"p1", "p2"}}));
        EXPECT_EQ(table->sealed_seed, "sealed");
        EXPECT_THAT(table->lines, ElementsAre(store::Line{1001, "opened\tx"}, store::Line{1003, "started"}));
        EXPECT_EQ(store->registered("ANN"), (store::PersonRow{"p1", "Ann", "$argon2id$x", 1000}));
        EXPECT_EQ(store->person("p2"), (store::PersonRow{"p2", "Bob", "", 1001}));
        EXPECT_EQ(store->session("h1"), (store::SessionRow{"h1", "p1", "a phone", 1000, 1004}));
        EXPECT_TRUE(store->faults().empty());
    }
}

}  // namespace
}  // namespace durbar::testing
