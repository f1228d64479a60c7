#include "store/sqlite_store.h"

#include <SQLiteCpp/Transaction.h>

#include <cassert>
#include <unordered_map>
#include <utility>

#include "store/fold_name.h"
#include "store/query.h"
#include "store/sqlite_connection.h"

namespace durbar::store {

namespace {

/// The statements that are asked all the time.
struct Statements {
    explicit Statements(SQLite::Database& database) : db(database) {}

    SQLite::Database& db;
    SQLite::Statement find_log{db,
                               "SELECT key, (SELECT ifnull(max(number), 0) FROM lines WHERE table_key = key) "
                               "FROM tables WHERE id = ?"};
    SQLite::Statement add_line{db, "INSERT INTO lines (table_key, number, at, fact) VALUES (?, ?, ?, ?)"};
    SQLite::Statement add_table{db,
                                "INSERT INTO tables (id, game, stage, listed, changed_at, sealed_seed) "
                                "VALUES (?, ?, ?, ?, ?, ?)"};
    SQLite::Statement change_table{
        db, "UPDATE tables SET game = ?, stage = ?, listed = ?, changed_at = ? WHERE key = ?"};
    SQLite::Statement people_of{db, "SELECT person FROM table_people WHERE table_key = ? ORDER BY position"};
    SQLite::Statement clear_people{db, "DELETE FROM table_people WHERE table_key = ?"};
    SQLite::Statement add_person{db,
                                 "INSERT INTO table_people (table_key, position, person) VALUES (?, ?, ?)"};
    SQLite::Statement table{
        db, "SELECT key, id, game, stage, listed, changed_at, sealed_seed FROM tables WHERE id = ?"};
    SQLite::Statement lines{db, "SELECT at, fact FROM lines WHERE table_key = ? ORDER BY number"};
    SQLite::Statement ids{db, "SELECT key, id FROM tables WHERE key > ? ORDER BY key LIMIT 1000"};

    SQLite::Statement put_person{
        db,
        "INSERT INTO people (id, name, folded_name, password, created_at) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (id) DO UPDATE SET name = excluded.name, folded_name = excluded.folded_name, "
        "password = excluded.password, created_at = excluded.created_at"};
    SQLite::Statement person{db, "SELECT id, name, password, created_at FROM people WHERE id = ?"};
    SQLite::Statement registered{
        db, "SELECT id, name, password, created_at FROM people WHERE folded_name = ? AND password <> ''"};
    SQLite::Statement put_session{
        db,
        "INSERT INTO sessions (token_hash, person, device, created_at, seen_at) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (token_hash) DO UPDATE SET person = excluded.person, device = excluded.device, "
        "created_at = excluded.created_at, seen_at = excluded.seen_at"};
    SQLite::Statement session{
        db, "SELECT token_hash, person, device, created_at, seen_at FROM sessions WHERE token_hash = ?"};
    SQLite::Statement sessions_of{db,
                                  "SELECT token_hash, person, device, created_at, seen_at FROM sessions "
                                  "WHERE person = ? ORDER BY created_at, token_hash"};
    SQLite::Statement drop_session{db, "DELETE FROM sessions WHERE token_hash = ?"};
};

/// The columns key, id, game, stage, listed, changed_at; people are read apart.
TableRow table_row(const Query& row) {
    return {row.text(1), row.text(2), row.text(3), row.number(4) != 0, row.number(5), {}};
}
PersonRow person_row(const Query& row) { return {row.text(0), row.text(1), row.text(2), row.number(3)}; }
SessionRow session_row(const Query& row) {
    return {row.text(0), row.text(1), row.text(2), row.number(3), row.number(4)};
}

/// The question that a filter asks; its blanks are filled in the same order.
std::string list_query(const TableFilter& filter) {
    std::string query = "SELECT key, id, game, stage, listed, changed_at FROM tables WHERE true";
    if (filter.person) query += " AND key IN (SELECT table_key FROM table_people WHERE person = ?)";
    if (!filter.stages.empty()) {
        // The plus keeps SQLite from reading all tables of a stage to find one person's.
        query += filter.person ? " AND +stage IN (" : " AND stage IN (";
        for (std::size_t at = 0; at < filter.stages.size(); ++at) query += at == 0 ? "?" : ", ?";
        query += ")";
    }
    if (filter.listed_only) query += " AND listed";
    if (filter.before) query += " AND changed_at < ?";
    return query + " ORDER BY changed_at DESC, key DESC";
}

class SqliteStore final : public Store {
public:
    SqliteStore(const std::string& folder, Access access)
        : connection_(folder, access),
          ask_(connection_.guarded([&] { return std::make_unique<Statements>(connection_.database()); })) {}

    void append(std::span<const Append> all) override {
        if (all.empty()) return;
        change([&] {
            for (const Append& each : all) append_one(each);
        });
    }

    std::optional<StoredTable> table(std::string_view id) override {
        return connection_.guarded([&]() -> std::optional<StoredTable> {
            // Row and lines are of one moment.
            std::optional<SQLite::Transaction> moment;
            if (!connection_.in_transaction()) moment.emplace(connection_.database());
            const std::string wanted(id);
            Query found(ask_->table, wanted);
            if (!found.next()) return std::nullopt;
            StoredTable table{table_row(found), found.text(6), {}};
            table.row.people = people_of(found.number(0));
            Query lines(ask_->lines, found.number(0));
            while (lines.next()) table.lines.push_back({lines.number(0), lines.text(1)});
            return table;
        });
    }

    std::vector<TableRow> tables(const TableFilter& filter) override {
        return connection_.guarded([&] {
            SQLite::Statement statement(connection_.database(), list_query(filter));
            Query found(statement);
            if (filter.person) found.bind(*filter.person);
            for (const auto& stage : filter.stages) found.bind(stage);
            if (filter.before) found.bind(*filter.before);
            std::vector<TableRow> rows;
            while (found.next()) {
                if (rows.size() >= filter.most && (rows.empty() || rows.back().changed_at != found.number(5)))
                    break;
                rows.push_back(table_row(found));
                rows.back().people = people_of(found.number(0));
            }
            return rows;
        });
    }

    void each_table(const std::function<void(const std::string& id)>& visit) override {
        std::vector<std::string> ids;
        std::int64_t last = 0;
        do {
            ids.clear();
            connection_.guarded([&] {
                Query some(ask_->ids, last);
                while (some.next()) {
                    last = some.number(0);
                    ids.push_back(some.text(1));
                }
            });
            for (const auto& id : ids) visit(id);
        } while (!ids.empty());
    }

    void put_person(const PersonRow& person) override {
        const std::string folded = fold_name(person.name);
        change([&] {
            Query(ask_->put_person, person.id, person.name, folded, person.password, person.created_at).run();
        });
    }

    std::optional<PersonRow> person(std::string_view id) override {
        return connection_.guarded([&] { return first(ask_->person, std::string(id), person_row); });
    }

    std::optional<PersonRow> registered(std::string_view name) override {
        return connection_.guarded([&] { return first(ask_->registered, fold_name(name), person_row); });
    }

    void put_session(const SessionRow& session) override {
        change([&] {
            Query(ask_->put_session, session.token_hash, session.person, session.device, session.created_at,
                  session.seen_at)
                .run();
        });
    }

    std::optional<SessionRow> session(std::string_view token_hash) override {
        return connection_.guarded(
            [&] { return first(ask_->session, std::string(token_hash), session_row); });
    }

    std::vector<SessionRow> sessions_of(std::string_view person) override {
        return connection_.guarded([&] {
            const std::string who(person);
            Query found(ask_->sessions_of, who);
            std::vector<SessionRow> sessions;
            while (found.next()) sessions.push_back(session_row(found));
            return sessions;
        });
    }

    void drop_session(std::string_view token_hash) override {
        const std::string hash(token_hash);
        change([&] { Query(ask_->drop_session, hash).run(); });
    }

    void together(const std::function<void()>& job) override {
        assert(!together_);
        together_ = true;
        try {
            transact([&] {
                job();
                // A full disk may have made SQLite give up everything before the job could notice.
                if (!connection_.in_transaction()) throw given_up();
            });
        } catch (...) {
            together_ = false;
            throw;
        }
        together_ = false;
    }

    void try_out() override {
        change([&] {
            SQLite::Database& database = connection_.database();
            const int form = database.execAndGet("PRAGMA user_version").getInt();
            database.exec("PRAGMA user_version = " + std::to_string(form));
        });
    }

    void backup(const std::string& file) override { connection_.backup(file); }
    void checkpoint() override { connection_.checkpoint(); }
    std::vector<std::string> faults() override { return connection_.faults(); }

private:
    static constexpr std::size_t kRememberedLogs = 20'000;

    struct Log {
        std::int64_t key = 0;
        std::uint64_t length = 0;
    };

    /// All of the job or nothing, and durable when it returns.
    template <class Job>
    void transact(Job job) {
        try {
            connection_.guarded([&] {
                SQLite::Transaction transaction(connection_.database(),
                                                SQLite::TransactionBehavior::IMMEDIATE);
                job();
                transaction.commit();
            });
        } catch (...) {
            logs_.clear();
            throw;
        }
    }

    /// The same; within `together` it becomes durable with the rest.
    template <class Job>
    void change(Job job) {
        if (!together_) {
            transact(job);
            return;
        }
        connection_.guarded([&] {
            if (!connection_.in_transaction())
                throw given_up();  // nothing may become durable without the rest
            SQLite::Database& database = connection_.database();
            database.exec("SAVEPOINT part");
            try {
                job();
                database.exec("RELEASE part");
            } catch (...) {
                logs_.clear();
                if (connection_.in_transaction()) database.exec("ROLLBACK TO part; RELEASE part");
                throw;
            }
        });
    }

    static StoreError given_up() {
        return {StoreError::Kind::Other, "An earlier failure has undone everything that belonged together."};
    }

    void append_one(const Append& each) {
        const auto known = log_of(each.table);
        const std::uint64_t length = known ? known->length : 0;
        if (length != each.length) {
            throw StoreError(StoreError::Kind::Stale, "The log of table " + each.table + " has " +
                                                          std::to_string(length) + " lines, not " +
                                                          std::to_string(each.length) + ".");
        }
        assert(known || each.row);
        assert(!each.row || each.row->id == each.table);
        Log log = known ? *known : Log{add_table(*each.row, each.sealed_seed), 0};
        if (known && each.row) change_table(log.key, *each.row);
        if (each.row) put_people(log.key, each.row->people);
        for (const Line& line : each.lines) {
            Query(ask_->add_line, log.key, ++log.length, line.at, line.fact).run();
        }
        if (logs_.size() >= kRememberedLogs) logs_.clear();
        logs_[each.table] = log;
    }

    std::optional<Log> log_of(const std::string& id) {
        if (const auto known = logs_.find(id); known != logs_.end()) return known->second;
        Query found(ask_->find_log, id);
        if (!found.next()) return std::nullopt;
        return Log{found.number(0), static_cast<std::uint64_t>(found.number(1))};
    }

    std::int64_t add_table(const TableRow& row, const std::string& sealed_seed) {
        Query(ask_->add_table, row.id, row.game, row.stage, row.listed, row.changed_at, Blob{sealed_seed})
            .run();
        return connection_.database().getLastInsertRowid();
    }

    void change_table(std::int64_t key, const TableRow& row) {
        Query(ask_->change_table, row.game, row.stage, row.listed, row.changed_at, key).run();
    }

    void put_people(std::int64_t key, const std::vector<std::string>& people) {
        if (people_of(key) == people) return;
        Query(ask_->clear_people, key).run();
        for (std::size_t at = 0; at < people.size(); ++at) Query(ask_->add_person, key, at, people[at]).run();
    }

    std::vector<std::string> people_of(std::int64_t key) {
        Query found(ask_->people_of, key);
        std::vector<std::string> people;
        while (found.next()) people.push_back(found.text(0));
        return people;
    }

    template <class Read>
    static auto first(SQLite::Statement& statement, const std::string& wanted, Read read)
        -> std::optional<decltype(read(std::declval<const Query&>()))> {
        Query found(statement, wanted);
        if (!found.next()) return std::nullopt;
        return read(found);
    }

    Connection connection_;
    std::unique_ptr<Statements> ask_;
    bool together_ = false;
    /// Of tables that were appended to. The owner is the only one who writes, so they stay true until
    /// something fails.
    std::unordered_map<std::string, Log> logs_;
};

}  // namespace

std::unique_ptr<Store> open_sqlite(const std::string& folder, Access access) {
    return std::make_unique<SqliteStore>(folder, access);
}

}  // namespace durbar::store
