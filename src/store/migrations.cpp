#include "store/migrations.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Transaction.h>

#include "store/migrations.gen.h"
#include "store/store.h"

namespace durbar::store {

namespace {

/// What the file says it is, in SQLite's field for that: "Drbr".
constexpr int kApplication = 0x44726272;

}  // namespace

std::span<const Migration> all_migrations() { return kMigrations; }

int form_of(SQLite::Database& database, std::span<const Migration> migrations, const std::string& folder) {
    const int form = database.execAndGet("PRAGMA user_version").getInt();
    const bool ours = database.execAndGet("PRAGMA application_id").getInt() == kApplication;
    const bool empty = database.execAndGet("SELECT count(*) FROM sqlite_schema").getInt() == 0;
    if (!ours && (form != 0 || !empty)) {
        throw StoreError(StoreError::Kind::Damaged,
                         "The database in " + folder + " is not a store of Durbar: choose another folder.");
    }
    if (form > migrations.back().number) {
        throw StoreError(StoreError::Kind::Newer, "The store in " + folder +
                                                      " was made by a later version of Durbar (form " +
                                                      std::to_string(form) + ", this version knows up to " +
                                                      std::to_string(migrations.back().number) +
                                                      "): use that version or a later one.");
    }
    return form;
}

void migrate(SQLite::Database& database, std::span<const Migration> migrations, const std::string& folder) {
    if (form_of(database, migrations, folder) == migrations.back().number) return;
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    const int form = form_of(database, migrations, folder);
    for (const Migration& migration : migrations) {
        if (migration.number > form) database.exec(migration.sql);
    }
    database.exec("PRAGMA application_id = " + std::to_string(kApplication));
    database.exec("PRAGMA user_version = " + std::to_string(migrations.back().number));
    transaction.commit();
}

}  // namespace durbar::store
