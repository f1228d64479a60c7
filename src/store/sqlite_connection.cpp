#include "store/sqlite_connection.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>
#include <fcntl.h>
#include <sqlite3.h>

#include <cerrno>
#include <chrono>
#include <filesystem>
#include <thread>
#include <utility>

#include "store/migrations.h"
#include "store/secret_box.h"

namespace durbar::store {

namespace {

/// SQLite's own way to wait sleeps for up to 100 ms at a time, which a move would feel, and misses the short
/// moments in which a busy server does not write. A nap takes about 70 us in all.
constexpr auto kNap = std::chrono::microseconds(20);
constexpr int kPatience = 100'000;     ///< naps for whoever has something to write: 7 s
constexpr int kShortPatience = 700;    ///< naps for a checkpoint that holds up writers: 50 ms
constexpr int kLongLog = 64 << 20;     ///< bytes of the log from which on it is begun anew
constexpr int kEmergency = 256 << 20;  ///< bytes of the log from which on even a commit tidies up

int nap(void* patience, int naps) {
    if (naps >= *static_cast<const int*>(patience)) return 0;
    std::this_thread::sleep_for(kNap);
    return 1;
}

struct Log {
    int pages = 0;
    int moved = 0;  ///< how many of them are in the file; fewer than all if somebody reads an earlier state
};

/// A busy log is tidied up next time.
Log checkpoint_once(SQLite::Database& database, int mode) {
    Log log;
    const int code = sqlite3_wal_checkpoint_v2(database.getHandle(), nullptr, mode, &log.pages, &log.moved);
    if (code != SQLITE_BUSY) database.check(code);
    return log;
}

int page_size(SQLite::Database& database) { return database.execAndGet("PRAGMA page_size").getInt(); }

std::vector<std::string> texts(SQLite::Database& database, const char* query) {
    std::vector<std::string> found;
    SQLite::Statement rows(database, query);
    while (rows.executeStep()) found.push_back(rows.getColumn(0).getString());
    return found;
}

}  // namespace

Connection::Connection(const std::string& folder, Access access) : folder_(folder), patience_(kPatience) {
    const auto file = std::filesystem::path(folder) / kDatabaseFile;
    if (access == Access::Own) {
        make_folder(folder);
        lock_.emplace(lock_folder(folder));
        if (!std::filesystem::exists(file)) {
            SecretBox::open(folder);       // while the folder is still without a store
            write_private_file(file, {});  // passwords are nobody else's business, hashed or not
        }
    } else if (!std::filesystem::exists(file)) {
        throw StoreError(StoreError::Kind::Other, "There is no store in " + folder + ".");
    }
    open(access);
}

void Connection::open(Access access) {
    const auto file = (std::filesystem::path(folder_) / kDatabaseFile).string();
    guarded([&] {
        // Each connection is used by one thread at a time.
        database_.emplace(file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX);
        sqlite3_busy_handler(database_->getHandle(), nap, &patience_);
        database_->exec("PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL");
        if (access == Access::Beside) {
            sqlite3_db_config(database_->getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
            database_->exec("PRAGMA wal_autocheckpoint = 0; PRAGMA query_only = ON");
            if (form_of(*database_, all_migrations(), folder_) != all_migrations().back().number) {
                throw StoreError(StoreError::Kind::Other,
                                 "The store in " + folder_ +
                                     " was made by an earlier version of Durbar: start 'durbar serve' once, "
                                     "which brings it up to date.");
            }
            return;
        }
        if (sqlite3_db_readonly(database_->getHandle(), "main") != 0)
            throw file_error(kDatabaseFile, EACCES, folder_);
        form_of(*database_, all_migrations(), folder_);  // before anything is written to what is not ours
        if (database_->execAndGet("PRAGMA journal_mode = WAL").getString() != "wal") {
            throw StoreError(StoreError::Kind::Other,
                             "The disk with " + folder_ + " cannot hold a store: use a local one.");
        }
        database_->exec("PRAGMA cache_size = -4096; PRAGMA wal_autocheckpoint = " +
                        std::to_string(kEmergency / page_size(*database_)));
        migrate(*database_, all_migrations(), folder_);
    });
}

bool Connection::in_transaction() const { return sqlite3_get_autocommit(database_->getHandle()) == 0; }

void Connection::checkpoint() {
    patience_ = kPatience;
    guarded([&] {
        Log log = checkpoint_once(*database_, SQLITE_CHECKPOINT_PASSIVE);
        if (log.pages < kLongLog / page_size(*database_)) return;
        // As long as others write, something is always left in the log, and it would grow for ever. So what
        // has come meanwhile is brought over once more, which does not take long, and the rest while nobody
        // may write.
        log = checkpoint_once(*database_, SQLITE_CHECKPOINT_PASSIVE);
        if (log.moved < log.pages) return;
        patience_ = kShortPatience;
        checkpoint_once(*database_, SQLITE_CHECKPOINT_RESTART);
    });
    patience_ = kPatience;
}

void Connection::backup(const std::string& file) {
    if (std::filesystem::exists(file)) {
        throw StoreError(StoreError::Kind::Other,
                         file + " is there already: name a new file for the backup.");
    }
    // Whatever bears the name of the backup is whole.
    const std::string folder = std::filesystem::absolute(file).parent_path();
    const std::string part = std::filesystem::absolute(file + ".part");
    try {
        write_private_file(part, {});
        guarded([&] { copy_to(part); });
        sync_to_disk(part);
        std::error_code failed;
        std::filesystem::rename(part, file, failed);
        if (failed) throw file_error(file, failed.value(), folder);
        sync_to_disk(folder);
    } catch (...) {
        std::error_code ignored;
        std::filesystem::remove(part, ignored);
        throw;
    }
}

void Connection::copy_to(const std::string& file) {
    SQLite::Database copy(file, SQLITE_OPEN_READWRITE);
    copy.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF");  // an unfinished copy is thrown away
    SQLite::Backup backup(copy, *database_);
    // All pages in one step are of one moment, and in WAL mode nobody waits meanwhile.
    for (int tries = 0; backup.executeStep(-1) != SQLITE_DONE; ++tries) {
        if (nap(&patience_, tries) == 0) {
            throw StoreError(StoreError::Kind::InUse,
                             "The store in " + folder_ + " is busy: try again later.");
        }
    }
}

std::vector<std::string> Connection::faults() {
    std::vector<std::string> found;
    try {
        guarded([&] { add_faults(found); });
    } catch (const StoreError& error) {
        if (error.kind() != StoreError::Kind::Damaged) throw;
        found.emplace_back(error.what());
    }
    return found;
}

void Connection::add_faults(std::vector<std::string>& found) {
    for (auto& fault : texts(*database_, "PRAGMA quick_check")) {
        if (fault != "ok") found.push_back(std::move(fault));
    }
    for (const auto& table : texts(*database_, "PRAGMA foreign_key_check")) {
        found.push_back("a row of " + table + " belongs to nothing");
    }
    for (const auto& id : texts(*database_,
                                "SELECT id FROM tables JOIN (SELECT table_key, count(*) AS count, "
                                "max(number) AS last FROM lines "
                                "GROUP BY table_key) ON key = table_key WHERE count <> last")) {
        found.push_back("the log of table " + id + " has a hole");
    }
}

}  // namespace durbar::store
