#pragma once

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>

#include <concepts>
#include <cstdint>
#include <string>

namespace durbar::store {

/// Bytes that are no text.
struct Blob {
    const std::string& bytes;
};

/// A kept statement in use: filled in from left to right, and free again at the end. The texts must live as
/// long.
class Query {
public:
    template <class... Values>
    explicit Query(SQLite::Statement& statement, const Values&... values) : statement_(statement) {
        (bind(values), ...);
    }
    Query(const Query&) = delete;
    Query& operator=(const Query&) = delete;
    ~Query() { statement_.tryReset(); }

    void bind(const std::string& text) { statement_.bindNoCopy(++filled_, text); }
    void bind(const Blob& blob) {
        statement_.bindNoCopy(++filled_, blob.bytes.data(), static_cast<int>(blob.bytes.size()));
    }
    template <std::integral Number>
    void bind(Number number) {
        statement_.bind(++filled_, static_cast<std::int64_t>(number));
    }

    /// Goes to the next row, if there is one.
    bool next() { return statement_.executeStep(); }
    /// For what gives no rows.
    void run() { statement_.exec(); }

    std::string text(int column) const { return statement_.getColumn(column).getString(); }
    std::int64_t number(int column) const { return statement_.getColumn(column).getInt64(); }

private:
    SQLite::Statement& statement_;
    int filled_ = 0;
};

}  // namespace durbar::store
