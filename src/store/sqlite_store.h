#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "store/store.h"

namespace durbar::store {

enum class Access : std::uint8_t {
    /// For the one server: the store is made if there is none and brought up to date, and nobody else can own
    /// it meanwhile.
    Own,
    /// For anybody, also while another process owns it: reading, backup, checkpoint. What would write throws
    /// ReadOnly.
    Beside,
};

/// The store in that folder: the SQLite file durbar.db with its log durbar.db-wal, durbar.lock and, beside
/// them, the key of the seeds (store/secret_box.h). Throws StoreError.
std::unique_ptr<Store> open_sqlite(const std::string& folder, Access access);

}  // namespace durbar::store
