#pragma once

#include <SQLiteCpp/Database.h>

#include <span>
#include <string>

namespace durbar::store {

/// A script that turns a store of form number - 1 into one of form `number`. What has been released never
/// changes.
struct Migration {
    int number = 0;
    const char* sql = "";
};

/// src/store/migrations/*.sql
std::span<const Migration> all_migrations();

/// The form of the store; 0: nothing is there yet. Throws StoreError Damaged if the file is of some other
/// program, and Newer if these migrations do not know its form. `folder` is for the sentence.
int form_of(SQLite::Database& database, std::span<const Migration> migrations, const std::string& folder);

/// Brings the store to the last form: all the way or not at all. Throws what form_of throws.
void migrate(SQLite::Database& database, std::span<const Migration> migrations, const std::string& folder);

}  // namespace durbar::store
