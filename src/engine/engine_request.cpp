#include "engine/engine_request.h"

#include "core/value.h"

namespace durbar {

namespace {

constexpr std::size_t kDeepest = 16;

Error wrong(std::string_view key, const std::string& expected) {
    return Error{"The field \"" + std::string(key) + "\" must be " + expected + "."};
}
Error missing(std::string_view key) { return Error{"The field \"" + std::string(key) + "\" is missing."}; }

std::string bounds(std::int64_t low, std::int64_t high) {
    return "a whole number from " + std::to_string(low) + " to " + std::to_string(high);
}

/// The same as a value of ours, which is written in the shortest form. It refers to the names in `value`.
/// Depth is bounded: requests are parsed with a limit.
Value value_of(const json::value& value) {
    if (const auto* object = value.if_object()) {
        Fields fields;
        for (const auto& [name, part] : *object) fields.push_back({std::string_view(name), value_of(part)});
        return fields;
    }
    if (const auto* array = value.if_array()) {
        List list;
        for (const auto& part : *array) list.push_back(value_of(part));
        return list;
    }
    if (const auto* text = value.if_string()) return std::string_view(*text);
    if (const auto* yes = value.if_bool()) return *yes;
    if (const auto* number = value.if_int64()) return *number;
    if (const auto* large = value.if_uint64()) return *large;
    if (const auto* real = value.if_double()) return *real;
    return nullptr;
}

}  // namespace

const json::value* Request::find(std::string_view key) const {
    const json::value* value = object_.if_contains(key);
    return value == nullptr || value->is_null() ? nullptr : value;
}

Result<std::optional<std::string>> Request::optional_text(std::string_view key) const {
    using Read = std::optional<std::string>;
    const json::value* value = find(key);
    if (value == nullptr) return Read{};
    if (!value->is_string()) return wrong(key, "a string");
    return Read(std::string(value->get_string()));
}

Result<std::string> Request::text(std::string_view key) const {
    auto read = optional_text(key);
    if (!read) return read.error();
    if (!read.value()) return missing(key);
    return std::move(*read.value());
}

Result<std::optional<std::int64_t>> Request::optional_number(std::string_view key, std::int64_t low,
                                                             std::int64_t high) const {
    using Read = std::optional<std::int64_t>;
    const json::value* value = find(key);
    if (value == nullptr) return Read{};
    const std::int64_t* number = value->if_int64();
    if (number == nullptr || *number < low || *number > high) return wrong(key, bounds(low, high));
    return Read(*number);
}

Result<std::int64_t> Request::number(std::string_view key, std::int64_t low, std::int64_t high) const {
    const auto read = optional_number(key, low, high);
    if (!read) return read.error();
    if (!read.value()) return missing(key);
    return *read.value();
}

Result<std::optional<std::uint64_t>> Request::optional_seed(std::string_view key) const {
    using Read = std::optional<std::uint64_t>;
    const json::value* value = find(key);
    if (value == nullptr) return Read{};
    if (const auto* large = value->if_uint64()) return Read(*large);
    if (const auto* small = value->if_int64(); small != nullptr && *small >= 0) {
        return Read(static_cast<std::uint64_t>(*small));
    }
    return wrong(key, "a whole number from 0 to 18446744073709551615");
}

Result<std::vector<std::pair<std::string, std::string>>> Request::words(std::string_view key) const {
    std::vector<std::pair<std::string, std::string>> read;
    const json::value* value = find(key);
    if (value == nullptr) return read;
    if (!value->is_object()) return wrong(key, "an object with names and values");
    for (const auto& [name, word] : value->get_object()) {
        if (const auto* text = word.if_string()) {
            read.emplace_back(name, *text);
        } else if (const auto* flag = word.if_bool()) {
            read.emplace_back(name, *flag ? "on" : "off");
        } else if (const auto* number = word.if_int64()) {
            read.emplace_back(name, std::to_string(*number));
        } else {
            return wrong(key, "an object whose values are strings");
        }
    }
    return read;
}

Result<std::vector<std::string>> Request::texts(std::string_view key) const {
    std::vector<std::string> read;
    const json::value* value = find(key);
    if (value == nullptr) return read;
    if (!value->is_array()) return wrong(key, "a list of strings");
    for (const auto& item : value->get_array()) {
        if (!item.is_string()) return wrong(key, "a list of strings");
        read.emplace_back(item.get_string());
    }
    return read;
}

Result<double> Request::real(std::string_view key) const {
    const json::value* value = find(key);
    if (value == nullptr) return missing(key);
    if (!value->is_number()) return wrong(key, "a number");
    return value->to_number<double>();
}

Result<std::vector<double>> Request::numbers(std::string_view key) const {
    std::vector<double> read;
    const json::value* value = find(key);
    if (value == nullptr) return missing(key);
    if (!value->is_array()) return wrong(key, "a list of numbers");
    for (const auto& item : value->get_array()) {
        if (!item.is_number()) return wrong(key, "a list of numbers");
        read.push_back(item.to_number<double>());
    }
    return read;
}

Result<std::vector<Request>> Request::objects(std::string_view key) const {
    std::vector<Request> read;
    const json::value* value = find(key);
    if (value == nullptr) return missing(key);
    if (!value->is_array()) return wrong(key, "a list of objects");
    for (const auto& item : value->get_array()) {
        if (!item.is_object()) return wrong(key, "a list of objects");
        read.emplace_back(item.get_object());
    }
    return read;
}

Result<Setup> Request::setup() const {
    constexpr int kMostPlayers =
        1'000'000;  // any number that could be meant; the game refuses what it cannot
    auto game = text("game");
    if (!game) return game.error();
    const auto players = number("players", -kMostPlayers, kMostPlayers);
    if (!players) return players.error();
    auto options = words("options");
    if (!options) return options.error();
    return Setup{std::move(game.value()), static_cast<int>(players.value()), std::move(options.value())};
}

Result<std::optional<Reader>> Request::optional_reader(std::string_view key, int players) const {
    using Read = std::optional<Reader>;
    const json::value* value = find(key);
    if (value == nullptr) return Read{};
    if (const auto* word = value->if_string()) {
        if (*word == "spectator") return Read(Reader::spectator());
        if (*word == "referee") return Read(Reader::referee());
    }
    const std::int64_t* seat = value->if_int64();
    if (seat == nullptr || *seat < 0 || *seat >= players) {
        return wrong(key,
                     "a seat from 0 to " + std::to_string(players - 1) + ", \"spectator\" or \"referee\"");
    }
    return Read(Reader::seat(static_cast<int>(*seat)));
}

std::string Request::id() const {
    const json::value* id = object_.if_contains("id");
    return id == nullptr ? "" : json_text(value_of(*id));
}

Result<Request> parse_request(std::string_view line) {
    json::parse_options options;
    options.max_depth = kDeepest;
    json::error_code error;
    json::value value = json::parse(line, error, {}, options);
    if (error == json::error::too_deep) return Error{"The line is nested too deeply."};
    if (error) return Error{"The line is not valid JSON: " + error.message() + "."};
    if (!value.is_object()) return Error{"The line is not a JSON object."};
    return Request(std::move(value.get_object()));
}

}  // namespace durbar
