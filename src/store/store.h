#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

/// What the hall keeps on disk: people, sessions, and the logs of tables, which are the truth about every
/// game. It knows neither games nor rules; an entry of a log is a line of text to it.
namespace durbar::store {

/// The store failed. Nothing of the call that threw has happened.
class StoreError : public std::runtime_error {
public:
    enum class Kind : std::uint8_t {
        Full,      ///< no room on the disk
        ReadOnly,  ///< nothing can be written
        InUse,     ///< another server has it
        Stale,     ///< a log is not as long as the caller believed
        Newer,     ///< made by a later version of this program
        Damaged,   ///< what was read makes no sense
        Other,
    };
    StoreError(Kind kind, const std::string& sentence) : std::runtime_error(sentence), kind_(kind) {}
    Kind kind() const { return kind_; }

private:
    Kind kind_;
};

using Moment = std::int64_t;  ///< milliseconds since 1970

/// An entry of a table's log.
struct Line {
    Moment at = 0;
    std::string fact;

    friend bool operator==(const Line&, const Line&) = default;
};

/// What lists of tables need to know without reading logs.
struct TableRow {
    std::string id;
    std::string game;
    std::string stage;  ///< "waiting", "playing", "over", "closed"
    bool listed = true;
    Moment changed_at = 0;
    std::vector<std::string> people;  ///< ids of those who host it, sit at it, or have a chair reserved

    friend bool operator==(const TableRow&, const TableRow&) = default;
};

/// Entries to be added to one log.
struct Append {
    std::string table;
    std::uint64_t length = 0;  ///< of the log before; if it is another, the whole call is refused as stale
    std::vector<Line> lines;
    std::optional<TableRow> row;  ///< if it has changed; always with the first lines of a table
    std::string sealed_seed;      ///< only with the first lines
};

struct StoredTable {
    TableRow row;
    std::string sealed_seed;
    std::vector<Line> lines;
};

struct PersonRow {
    std::string id;
    std::string name;
    std::string password;  ///< as libsodium's argon2id writes it; empty: a guest
    Moment created_at = 0;

    friend bool operator==(const PersonRow&, const PersonRow&) = default;
};

/// A browser that is logged in. The token itself is never stored.
struct SessionRow {
    std::string token_hash;
    std::string person;
    std::string device;  ///< what the browser calls itself, shortened
    Moment created_at = 0;
    Moment seen_at = 0;

    friend bool operator==(const SessionRow&, const SessionRow&) = default;
};

/// Which tables a list shows, the last changed first.
struct TableFilter {
    std::optional<std::string> person{};  ///< only this person's
    std::vector<std::string> stages{};    ///< empty: all
    bool listed_only = false;
    std::optional<Moment> before{};  ///< changed before this moment, to page through
    /// Tables that changed at the same moment as the last one come with it, so that paging by `before` misses
    /// none.
    std::size_t most = 50;
};

/// One suite of tests runs on every kind of store (tests/store). All calls may block and throw StoreError. A
/// store is used by one thread at a time; backup and the reading calls may run on a second store that is
/// opened on the same data.
class Store {
public:
    Store() = default;
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    virtual ~Store() = default;

    /// Adds to many logs in one transaction: all of it or nothing. When it returns, a power cut loses none of
    /// it.
    virtual void append(std::span<const Append> all) = 0;
    /// Empty if there is no such table.
    virtual std::optional<StoredTable> table(std::string_view id) = 0;
    virtual std::vector<TableRow> tables(const TableFilter& filter) = 0;
    /// The ids of all tables, in the order in which they were opened.
    virtual void each_table(const std::function<void(const std::string& id)>& visit) = 0;

    virtual void put_person(const PersonRow& person) = 0;
    virtual std::optional<PersonRow> person(std::string_view id) = 0;
    /// A registered person, whatever the case of the letters (store/fold_name.h). Two people cannot register
    /// the same name: put_person throws Stale. Guests may share one.
    virtual std::optional<PersonRow> registered(std::string_view name) = 0;
    virtual void put_session(const SessionRow& session) = 0;
    virtual std::optional<SessionRow> session(std::string_view token_hash) = 0;
    virtual std::vector<SessionRow> sessions_of(std::string_view person) = 0;
    virtual void drop_session(std::string_view token_hash) = 0;

    /// All that the job asks of this store becomes durable together, with one wait for the disk: all of it or
    /// nothing, if the store can; at least one after the other.
    virtual void together(const std::function<void()>& job) { job(); }

    /// Writes what is there once more and waits for the disk: whether it can be written to again.
    virtual void try_out() = 0;

    /// Writes a whole copy to a new file, of one moment, while others go on writing.
    virtual void backup(const std::string& file) = 0;
    /// Tidies up what appends have left behind, so that they need not: to be called now and then on a second
    /// store (Checkpointer). A store that tidies by itself does nothing.
    virtual void checkpoint() {}
    /// A sentence for each thing that is broken in the store itself, whatever its lines say. Reads all of it.
    virtual std::vector<std::string> faults() { return {}; }
};

}  // namespace durbar::store
