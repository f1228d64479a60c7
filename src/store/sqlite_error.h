#pragma once

#include <SQLiteCpp/Exception.h>

#include <string>

#include "store/store.h"

namespace durbar::store {

/// What SQLite's failure means, in a sentence that tells the operator what to do. `system_error`: errno where
/// SQLite had it from the system, else 0.
StoreError store_error(const SQLite::Exception& error, int system_error, const std::string& folder);

/// The same for a file of the folder that could not be opened or written.
StoreError file_error(const std::string& what, int system_error, const std::string& folder);

}  // namespace durbar::store
