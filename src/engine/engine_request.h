#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/reader.h"
#include "core/result.h"
#include "core/text.h"

namespace durbar {

namespace json = boost::json;

/// What a new match is to be.
struct Setup {
    std::string game;
    int players = 0;  ///< the game says how many it takes
    std::vector<std::pair<std::string, std::string>> options;
};

/// A JSON object from outside. Every reading function gives the value or the sentence that says what is wrong
/// with it; the optional ones give nothing when the field is absent or null.
class Request {
public:
    explicit Request(json::object object) : object_(std::move(object)) {}

    /// The request's own mark as JSON text, to be sent back as it came; empty if there is none.
    std::string id() const;

    Result<std::optional<std::string>> optional_text(std::string_view key) const;
    Result<std::string> text(std::string_view key) const;
    /// A whole number in [low, high].
    Result<std::optional<std::int64_t>> optional_number(std::string_view key, std::int64_t low,
                                                        std::int64_t high) const;
    Result<std::int64_t> number(std::string_view key, std::int64_t low, std::int64_t high) const;
    Result<std::optional<std::uint64_t>> optional_seed(std::string_view key) const;
    /// An object of words: strings as they are, true and false as on and off, whole numbers as digits.
    Result<std::vector<std::pair<std::string, std::string>>> words(std::string_view key) const;
    Result<std::vector<std::string>> texts(std::string_view key) const;
    Result<double> real(std::string_view key) const;
    Result<std::vector<double>> numbers(std::string_view key) const;
    Result<std::vector<Request>> objects(std::string_view key) const;
    /// `game`, `players` and `options`.
    Result<Setup> setup() const;
    /// A seat's number below `players`, "spectator" or "referee".
    Result<std::optional<Reader>> optional_reader(std::string_view key, int players) const;

private:
    /// Null pointer when absent or null.
    const json::value* find(std::string_view key) const;

    json::object object_;
};

/// One line as a request: valid UTF-8 JSON, an object, not nested too deeply.
Result<Request> parse_request(std::string_view line);

}  // namespace durbar
