#include "server/table_loader.h"

#include <algorithm>
#include <utility>

#include "hall/page.h"

namespace durbar::server {

using store::StoreError;

std::optional<hall::Table> load_table(store::Store& store, const std::string& id, const SeedBox& seeds) {
    const auto stored = store.table(id);
    if (!stored) return std::nullopt;
    const auto seed = seeds.unseal(stored->sealed_seed);
    if (!seed) throw StoreError(StoreError::Kind::Damaged, "the seed of table " + id + " has another key");
    std::vector<hall::Entry> entries;
    entries.reserve(stored->lines.size());
    for (const store::Line& line : stored->lines) {
        auto fact = hall::parse_fact(line.fact);
        if (!fact) throw StoreError(StoreError::Kind::Damaged, "table " + id + ": " + describe(fact.error()));
        entries.push_back({line.at, std::move(fact.value())});
    }
    auto table = hall::Table::load(id, *seed, entries);
    if (!table) throw StoreError(StoreError::Kind::Damaged, "table " + id + ": " + describe(table.error()));
    return std::move(table.value());
}

std::vector<store::Line> lines_of(const std::vector<hall::Entry>& entries) {
    std::vector<store::Line> lines;
    lines.reserve(entries.size());
    for (const hall::Entry& entry : entries) lines.push_back({entry.at, hall::format_fact(entry.fact)});
    return lines;
}

std::vector<std::string> people_of(const hall::Table& table) {
    std::vector<std::string> people{table.host()};
    const auto add = [&](const std::string& person) {
        if (std::find(people.begin(), people.end(), person) == people.end()) people.push_back(person);
    };
    for (const hall::Seat& seat : table.seats()) {
        if (seat.taken()) add(seat.person.id);
    }
    for (const hall::Chair& chair : table.settings().chairs) {
        if (chair.kind == hall::Chair::Kind::Reserved) add(chair.who);
    }
    return people;
}

store::TableRow row_of(const hall::Table& table) {
    return {table.id(),
            table.settings().game,
            std::string(hall::name_of(table.stage())),
            table.settings().listed,
            table.changed_at(),
            people_of(table)};
}

}  // namespace durbar::server
