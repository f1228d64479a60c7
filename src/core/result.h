#pragma once

#include <cassert>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace durbar {

/// Text, a file or a request that cannot be read: one sentence for the person who wrote it. `line` is
/// 1-based; 0 when the text has no lines or the fault belongs to none. `rule`: the ledger id of the rule that
/// a position breaks, if it is one.
struct Error {
    std::string message;
    int line = 0;
    std::string rule{};

    friend bool operator==(const Error&, const Error&) = default;
};

/// "line 3: … (RG-9.5)", or the bare sentence when neither line nor rule is at fault.
inline std::string describe(const Error& error) {
    const std::string place = error.line > 0 ? "line " + std::to_string(error.line) + ": " : "";
    return place + error.message + (error.rule.empty() ? "" : " (" + error.rule + ")");
}

/// A value, or the sentence that says why there is none.
template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : content_(std::move(value)) {}
    Result(Error error) : content_(std::move(error)) {}

    explicit operator bool() const { return std::holds_alternative<T>(content_); }

    T& value() {
        assert(*this);
        return *std::get_if<T>(&content_);
    }
    const T& value() const {
        assert(*this);
        return *std::get_if<T>(&content_);
    }
    const Error& error() const {
        assert(!*this);
        return *std::get_if<Error>(&content_);
    }

private:
    std::variant<T, Error> content_;
};

}  // namespace durbar
