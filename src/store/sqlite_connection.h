#pragma once

#include <SQLiteCpp/Database.h>

#include <cerrno>
#include <optional>
#include <string>
#include <vector>

#include "store/files.h"
#include "store/sqlite_error.h"
#include "store/sqlite_store.h"

namespace durbar::store {

/// An open store file with the house's settings: WAL, every commit on disk before it returns, and no tidying
/// up in between.
class Connection {
public:
    Connection(const std::string& folder, Access access);
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    ~Connection() = default;

    SQLite::Database& database() { return *database_; }
    /// Whether a transaction is open.
    bool in_transaction() const;

    /// Brings pages from the log into the file. Writers are held up only once the log is long, and then for
    /// the moment that the last few pages take.
    void checkpoint();
    /// Throws StoreError Other if the file exists.
    void backup(const std::string& file);
    std::vector<std::string> faults();

    /// Runs a job and turns what SQLite throws into a StoreError.
    template <class Job>
    auto guarded(Job job) {
        errno = 0;
        try {
            return job();
        } catch (const SQLite::Exception& error) {
            // SQLite does not keep the system's own number where a commit fails; the last call that failed
            // has left it.
            throw store_error(error, errno, folder_);
        }
    }

private:
    void open(Access access);
    void copy_to(const std::string& file);
    void add_faults(std::vector<std::string>& found);

    std::string folder_;
    std::optional<Descriptor> lock_;  ///< before the database, so that it is released last
    int patience_;                    ///< how often a busy store is tried again
    std::optional<SQLite::Database> database_;
};

}  // namespace durbar::store
