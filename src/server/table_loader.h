#pragma once

#include <optional>
#include <string>
#include <vector>

#include "hall/table.h"
#include "server/secrets.h"
#include "store/store.h"

namespace durbar::server {

/// The table as its log tells it; empty if there is none. Throws StoreError if it cannot be read. Any thread.
std::optional<hall::Table> load_table(store::Store& store, const std::string& id, const SeedBox& seeds);

std::vector<store::Line> lines_of(const std::vector<hall::Entry>& entries);

/// Those who host it, sit at it, or have a chair reserved.
std::vector<std::string> people_of(const hall::Table& table);
store::TableRow row_of(const hall::Table& table);

}  // namespace durbar::server
