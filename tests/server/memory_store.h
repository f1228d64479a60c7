#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "store/store.h"

namespace durbar::testing {

/// What the stores of one test share, and how they are to fail.
struct MemoryDisk {
    std::mutex mutex;
    std::map<std::string, store::StoredTable> tables;
    std::vector<std::string> order;
    std::map<std::string, store::PersonRow> people;
    std::map<std::string, store::SessionRow> sessions;
    std::size_t appends = 0;  ///< calls that went well
    std::size_t pieces = 0;   ///< their parts

    std::optional<store::StoreError::Kind> failing;  ///< every call that writes fails
    std::set<std::string> failing_tables;            ///< every append with one of these fails
    bool failing_sessions = false;                   ///< none can be read
};

/// A store that forgets everything with the test; for faults that a real one shows rarely.
class MemoryStore final : public store::Store {
public:
    explicit MemoryStore(std::shared_ptr<MemoryDisk> disk) : disk_(std::move(disk)) {}

    void append(std::span<const store::Append> all) override {
        const std::scoped_lock lock(disk_->mutex);
        check();
        std::map<std::string, std::uint64_t> lengths;
        for (const store::Append& each : all) {
            if (disk_->failing_tables.contains(each.table)) throw error(store::StoreError::Kind::Other);
            const auto found = disk_->tables.find(each.table);
            const std::uint64_t stored = found == disk_->tables.end() ? 0 : found->second.lines.size();
            auto& length = lengths.emplace(each.table, stored).first->second;
            if (length != each.length) throw error(store::StoreError::Kind::Stale);
            length += each.lines.size();
        }
        for (const store::Append& each : all) {
            if (!disk_->tables.contains(each.table)) disk_->order.push_back(each.table);
            store::StoredTable& table = disk_->tables[each.table];
            table.lines.insert(table.lines.end(), each.lines.begin(), each.lines.end());
            if (each.row) table.row = *each.row;
            if (!each.sealed_seed.empty()) table.sealed_seed = each.sealed_seed;
        }
        ++disk_->appends;
        disk_->pieces += all.size();
    }
    std::optional<store::StoredTable> table(std::string_view id) override {
        const std::scoped_lock lock(disk_->mutex);
        return find(disk_->tables, id);
    }
    std::vector<store::TableRow> tables(const store::TableFilter& filter) override {
        const std::scoped_lock lock(disk_->mutex);
        std::vector<store::TableRow> rows;
        for (const auto& [id, table] : disk_->tables) {
            if (fits(table.row, filter)) rows.push_back(table.row);
        }
        std::sort(rows.begin(), rows.end(),
                  [](const auto& a, const auto& b) { return a.changed_at > b.changed_at; });
        if (rows.size() > filter.most) rows.resize(filter.most);
        return rows;
    }
    void each_table(const std::function<void(const std::string&)>& visit) override {
        for (const std::string& id : disk_->order) visit(id);
    }
    void put_person(const store::PersonRow& person) override {
        const std::scoped_lock lock(disk_->mutex);
        check();
        for (const auto& [id, other] : disk_->people) {
            const bool both = !other.password.empty() && !person.password.empty();
            if (both && id != person.id && lower(other.name) == lower(person.name)) {
                throw error(store::StoreError::Kind::Stale);
            }
        }
        disk_->people[person.id] = person;
    }
    std::optional<store::PersonRow> person(std::string_view id) override {
        const std::scoped_lock lock(disk_->mutex);
        return find(disk_->people, id);
    }
    std::optional<store::PersonRow> registered(std::string_view name) override {
        const std::scoped_lock lock(disk_->mutex);
        for (const auto& [id, person] : disk_->people) {
            if (!person.password.empty() && lower(person.name) == lower(std::string(name))) return person;
        }
        return std::nullopt;
    }
    void put_session(const store::SessionRow& session) override {
        const std::scoped_lock lock(disk_->mutex);
        check();
        disk_->sessions[session.token_hash] = session;
    }
    std::optional<store::SessionRow> session(std::string_view hash) override {
        const std::scoped_lock lock(disk_->mutex);
        if (disk_->failing_sessions) throw error(store::StoreError::Kind::Other);
        return find(disk_->sessions, hash);
    }
    std::vector<store::SessionRow> sessions_of(std::string_view person) override {
        const std::scoped_lock lock(disk_->mutex);
        std::vector<store::SessionRow> all;
        for (const auto& [hash, session] : disk_->sessions) {
            if (session.person == person) all.push_back(session);
        }
        return all;
    }
    void drop_session(std::string_view hash) override {
        const std::scoped_lock lock(disk_->mutex);
        check();
        disk_->sessions.erase(std::string(hash));
    }
    void try_out() override {
        const std::scoped_lock lock(disk_->mutex);
        check();
    }
    void backup(const std::string&) override {}

private:
    static store::StoreError error(store::StoreError::Kind kind) { return {kind, "the test says so"}; }
    void check() const {
        if (disk_->failing) throw error(*disk_->failing);
    }
    template <class Map>
    static std::optional<typename Map::mapped_type> find(const Map& map, std::string_view key) {
        const auto found = map.find(std::string(key));
        return found == map.end() ? std::nullopt : std::optional(found->second);
    }
    static std::string lower(std::string text) {
        for (char& c : text) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        return text;
    }
    static bool fits(const store::TableRow& row, const store::TableFilter& filter) {
        const auto has = [](const std::vector<std::string>& all, const std::string& one) {
            return std::find(all.begin(), all.end(), one) != all.end();
        };
        return (!filter.person || has(row.people, *filter.person)) &&
               (filter.stages.empty() || has(filter.stages, row.stage)) &&
               (!filter.listed_only || row.listed) && (!filter.before || row.changed_at < *filter.before);
    }

    std::shared_ptr<MemoryDisk> disk_;
};

}  // namespace durbar::testing
