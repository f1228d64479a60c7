#include <SQLiteCpp/SQLiteCpp.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <csignal>
#include <fstream>

#include "store/checkpointer.h"
#include "store/sqlite_error.h"
#include "store/store_support.h"

// What goes wrong with files and disks, and how SQLite's store takes it.

namespace durbar::testing {
namespace {

using store::Access;
using store::open_sqlite;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class SqliteStore : public ::testing::Test {
protected:
    std::unique_ptr<store::Store> own() const { return open_sqlite(folder_.path(), Access::Own); }
    std::unique_ptr<store::Store> beside() const { return open_sqlite(folder_.path(), Access::Beside); }
    std::string path(const std::string& name = "") const { return folder_.path(name); }
    std::string database() const { return path("durbar.db"); }

    TemporaryFolder folder_;
};

TEST_F(SqliteStore, MakesItsFolderWithFilesForItsOwnersEyesOnly) {
    const std::string deep = path("a/b/c");
    const auto store = open_sqlite(deep, Access::Own);
    append(*store, {opening("t1")});
    for (const auto* name : {"/durbar.db", "/durbar.db-wal", "/secret.key", "/durbar.lock"}) {
        struct stat found{};
        ASSERT_EQ(stat((deep + name).c_str(), &found), 0) << name;
        EXPECT_EQ(found.st_mode & 0777U, 0600U) << name;
    }
}

TEST_F(SqliteStore, ASecondServerOnTheSameDataIsRefused) {
    auto first = own();
    append(*first, {opening("t1")});
    EXPECT_EQ(failure([&] { own(); }), Kind::InUse);
    EXPECT_THAT(sentence([&] { own(); }),
                HasSubstr("Another server (process " + std::to_string(getpid()) + ") uses " + path()));
    append(*first, {more("t1", 1, {"a"})});
    first.reset();
    EXPECT_THAT(facts_of(*own(), "t1"), ElementsAre("opened t1", "a"));
}

TEST_F(SqliteStore, BesideNothingThereIsNothing) {
    EXPECT_EQ(failure([&] { beside(); }), Kind::Other);
    EXPECT_THAT(sentence([&] { beside(); }), HasSubstr("There is no store in " + path()));
    EXPECT_THAT(sentence([] { open_sqlite("/nowhere/at/all", Access::Beside); }),
                HasSubstr("/nowhere/at/all"));
    EXPECT_FALSE(std::filesystem::exists(path("durbar.db")));
}

/// While it lives, this process can read the folder and not write to it, even if it is root's.
class ReadOnlyFolder {
public:
    explicit ReadOnlyFolder(std::string folder) : folder_(std::move(folder)) {
        set_modes(0555, 0444);
        if (geteuid() == 0) switched_ = seteuid(65534) == 0;
    }
    ReadOnlyFolder(const ReadOnlyFolder&) = delete;
    ReadOnlyFolder& operator=(const ReadOnlyFolder&) = delete;
    ~ReadOnlyFolder() {
        if (switched_) {
            EXPECT_EQ(seteuid(0), 0);
        }
        set_modes(0700, 0600);
    }

private:
    void set_modes(mode_t folder, mode_t files) const {
        EXPECT_EQ(chmod(folder_.c_str(), folder), 0);
        for (const auto& file : std::filesystem::directory_iterator(folder_)) {
            EXPECT_EQ(chmod(file.path().c_str(), files), 0);
        }
    }

    std::string folder_;
    bool switched_ = false;
};

TEST_F(SqliteStore, AFolderThatCannotBeWrittenIsToldAsSuch) {
    {
        const ReadOnlyFolder still_empty(path());
        EXPECT_EQ(failure([&] { own(); }), Kind::ReadOnly);
        EXPECT_EQ(failure([&] { open_sqlite(path("deeper"), Access::Own); }), Kind::ReadOnly);
    }
    append(*own(), {opening("t1")});
    {
        const ReadOnlyFolder full(path());
        EXPECT_EQ(failure([&] { own(); }), Kind::ReadOnly);
        EXPECT_THAT(sentence([&] { own(); }), HasSubstr("cannot be written"));
    }
    EXPECT_THAT(facts_of(*own(), "t1"), ElementsAre("opened t1"));
}

TEST_F(SqliteStore, ABackupIntoAFolderThatCannotBeWrittenLeavesNothingBehind) {
    append(*own(), {opening("t1")});
    const TemporaryFolder target;
    {
        const auto store = own();
        const ReadOnlyFolder locked(target.path());
        EXPECT_EQ(failure([&] { store->backup(target.path("copy.db")); }), Kind::ReadOnly);
    }
    EXPECT_TRUE(std::filesystem::is_empty(target.path()));
    EXPECT_EQ(failure([&] { beside()->backup("/nowhere/copy.db"); }), Kind::Other);
}

/// While it lives, no file of this process can grow beyond that size: a disk that is full.
class FullDisk {
public:
    explicit FullDisk(std::uintmax_t bytes) {
        std::signal(SIGXFSZ, SIG_IGN);
        EXPECT_EQ(getrlimit(RLIMIT_FSIZE, &before_), 0);
        rlimit limit = before_;
        limit.rlim_cur = bytes;
        EXPECT_EQ(setrlimit(RLIMIT_FSIZE, &limit), 0);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;
    ~FullDisk() { EXPECT_EQ(setrlimit(RLIMIT_FSIZE, &before_), 0); }

private:
    rlimit before_{};
};

TEST_F(SqliteStore, AFullDiskRefusesAppendsAndLosesNothing) {
    const auto store = own();
    append(*store, {opening("t1")});
    const std::string large(20'000, 'x');
    const auto size = std::filesystem::file_size(path("durbar.db-wal"));
    {
        const FullDisk full(size + 10'000);
        for (int i = 0; i < 3; ++i) {
            EXPECT_EQ(failure([&] { append(*store, {opening("t2"), more("t1", 1, {large})}); }), Kind::Full);
        }
        EXPECT_THAT(sentence([&] { append(*store, {more("t1", 1, {large})}); }), HasSubstr("make room"));
        EXPECT_THAT(facts_of(*store, "t1"), ElementsAre("opened t1"));
        // A whole of several changes comes to nothing as one.
        EXPECT_EQ(failure([&] {
                      store->together([&] {
                          store->put_person({"p1", "Ann", "", 1});
                          append(*store, {more("t1", 1, {large})});
                      });
                  }),
                  Kind::Full);
        EXPECT_FALSE(store->person("p1"));
    }
    {
        const FullDisk full(size);
        EXPECT_EQ(failure([&] { store->try_out(); }), Kind::Full);
    }
    store->try_out();
    {
        const FullDisk full(5'000);
        EXPECT_EQ(failure([&] { store->backup(path("copy.db")); }), Kind::Full);
    }
    EXPECT_FALSE(std::filesystem::exists(path("copy.db")));
    EXPECT_FALSE(std::filesystem::exists(path("copy.db.part")));
    EXPECT_THAT(facts_of(*store, "t1"), ElementsAre("opened t1"));
    append(*store, {more("t1", 1, {large}), opening("t2")});
    EXPECT_EQ(facts_of(*store, "t1").size(), 2U);
    EXPECT_THAT(store->faults(), IsEmpty());
}

TEST_F(SqliteStore, AFileThatIsNoStoreIsLeftAlone) {
    std::ofstream(database()) << std::string(5000, 'z');
    EXPECT_EQ(failure([&] { own(); }), Kind::Damaged);
    EXPECT_EQ(failure([&] { beside(); }), Kind::Damaged);
    EXPECT_EQ(std::filesystem::file_size(database()), 5000U);

    std::filesystem::remove(database());
    SQLite::Database(database(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
        .exec("CREATE TABLE recipes (name)");
    EXPECT_EQ(failure([&] { own(); }), Kind::Damaged);
    EXPECT_THAT(sentence([&] { own(); }), HasSubstr("not a store of Durbar"));
}

TEST_F(SqliteStore, DamagedPagesAreFoundAndNotTakenForLines) {
    {
        const auto store = own();
        append(*store, {opening("t1"), more("t1", 1, std::vector<std::string>(2000, std::string(40, 'x')))});
    }
    {
        std::fstream file(database(), std::ios::in | std::ios::out | std::ios::binary);
        file.seekp(0, std::ios::end);
        const auto pages = static_cast<int>(file.tellp()) / 1024;
        for (int page = pages / 2; page < pages; page += 4) {
            file.seekp(page * 1024);
            file << std::string(512, '\x5a');
        }
    }
    const auto store = own();
    EXPECT_TRUE(failure([&] { facts_of(*store, "t1"); }) == Kind::Damaged || !store->faults().empty());
    EXPECT_THAT(beside()->faults(), ::testing::Not(IsEmpty()));
}

TEST_F(SqliteStore, ACheckpointBringsTheLogIntoTheFileWithoutStoppingAnybody) {
    const auto store = own();
    append(*store, {opening("t1")});
    const auto second = beside();
    std::uint64_t length = 1;
    for (int round = 0; round < 3; ++round) {
        append(*store, {more("t1", length, std::vector<std::string>(500, std::string(100, 'x')))});
        length += 500;
        const auto before = std::filesystem::file_size(database());
        second->checkpoint();
        EXPECT_GT(std::filesystem::file_size(database()), before);
    }
    EXPECT_EQ(facts_of(*second, "t1").size(), length);
    {
        const store::Checkpointer ends_at_once(beside());
    }
}

TEST_F(SqliteStore, TheLogIsBegunAnewOnceItIsLong) {
    const auto store = own();
    append(*store, {opening("t1")});
    const auto second = beside();
    const std::string large(1 << 20, 'x');
    std::uint64_t length = 1;
    for (int i = 0; i < 100; ++i) {
        append(*store, {more("t1", length++, {large})});
        second->checkpoint();
    }
    EXPECT_LT(std::filesystem::file_size(path("durbar.db-wal")), 80U << 20U);
    EXPECT_EQ(facts_of(*second, "t1").size(), length);
}

TEST_F(SqliteStore, EveryFailureOfSqliteHasItsKind) {
    const auto kind = [](int code, int system_error = 0) {
        return store::store_error(SQLite::Exception("it failed", code), system_error, "/data").kind();
    };
    EXPECT_EQ(kind(13 /* SQLITE_FULL */), Kind::Full);
    EXPECT_EQ(kind(8 /* SQLITE_READONLY */), Kind::ReadOnly);
    EXPECT_EQ(kind(14 /* SQLITE_CANTOPEN */, EACCES), Kind::ReadOnly);
    EXPECT_EQ(kind(10 /* SQLITE_IOERR */, EROFS), Kind::ReadOnly);
    EXPECT_EQ(kind(10, EDQUOT), Kind::Full);
    EXPECT_EQ(kind(10, EIO), Kind::Other);
    EXPECT_EQ(kind(5 /* SQLITE_BUSY */), Kind::InUse);
    EXPECT_EQ(kind(11 /* SQLITE_CORRUPT */), Kind::Damaged);
    EXPECT_EQ(kind(26 /* SQLITE_NOTADB */), Kind::Damaged);
    EXPECT_EQ(kind(2067 /* SQLITE_CONSTRAINT_UNIQUE */), Kind::Stale);
    EXPECT_EQ(kind(7 /* SQLITE_NOMEM */), Kind::Other);
}

}  // namespace
}  // namespace durbar::testing
