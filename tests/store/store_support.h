#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <functional>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "store/sqlite_store.h"
#include "store/store.h"

namespace durbar::testing {

using Kind = store::StoreError::Kind;

/// A folder of its own that goes with the test.
class TemporaryFolder {
public:
    TemporaryFolder() {
        std::string pattern = (std::filesystem::temp_directory_path() / "durbar-store-XXXXXX").string();
        path_ = mkdtemp(pattern.data());
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }

    std::string path(const std::string& name = "") const {
        return name.empty() ? path_ : (std::filesystem::path(path_) / name).string();
    }

private:
    std::string path_;
};

/// How the job fails; nothing if it does not.
template <class Job>
std::optional<Kind> failure(Job job) {
    try {
        job();
    } catch (const store::StoreError& error) {
        // Whatever happens is told in a whole sentence.
        EXPECT_THAT(error.what(), ::testing::EndsWith("."));
        return error.kind();
    }
    return std::nullopt;
}
template <class Job>
std::string sentence(Job job) {
    try {
        job();
    } catch (const store::StoreError& error) {
        return error.what();
    }
    return "";
}

inline store::TableRow row_of(const std::string& id, const std::string& stage = "waiting",
                              store::Moment at = 1000) {
    return {id, "tigris", stage, true, at, {"ann", "bob"}};
}

/// Opens a table with one line.
inline store::Append opening(const std::string& id, const std::string& stage = "waiting",
                             store::Moment at = 1000) {
    return {id, 0, {{at, "opened " + id}}, row_of(id, stage, at), "seed of " + id};
}

inline store::Append more(const std::string& id, std::uint64_t length,
                          const std::vector<std::string>& facts) {
    store::Append append{id, length, {}, std::nullopt, ""};
    for (const auto& fact : facts) append.lines.push_back({2000, fact});
    return append;
}

inline void append(store::Store& store, const std::vector<store::Append>& all) { store.append(all); }

inline std::vector<std::string> facts_of(store::Store& store, const std::string& id) {
    std::vector<std::string> facts;
    if (const auto table = store.table(id)) {
        for (const auto& line : table->lines) facts.push_back(line.fact);
    }
    return facts;
}

/// One of the kinds of stores that all must behave alike.
struct StoreKind {
    std::string name;
    std::function<std::unique_ptr<store::Store>(const std::string& folder, store::Access access)> open;

    friend void PrintTo(const StoreKind& kind, std::ostream* out) { *out << kind.name; }
};

inline std::vector<StoreKind> every_kind() { return {{"sqlite", store::open_sqlite}}; }

class EveryStore : public ::testing::TestWithParam<StoreKind> {
protected:
    EveryStore() : store_(GetParam().open(folder_.path(), store::Access::Own)) {}

    store::Store& store() { return *store_; }
    /// As after a restart.
    void reopen() {
        store_.reset();
        store_ = GetParam().open(folder_.path(), store::Access::Own);
    }
    std::unique_ptr<store::Store> beside() const {
        return GetParam().open(folder_.path(), store::Access::Beside);
    }
    std::string path(const std::string& name) const { return folder_.path(name); }

private:
    TemporaryFolder folder_;
    std::unique_ptr<store::Store> store_;
};

inline std::string name_of_kind(const ::testing::TestParamInfo<StoreKind>& info) { return info.param.name; }

}  // namespace durbar::testing
