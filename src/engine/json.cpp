#include "engine/json.h"

#include <array>
#include <cassert>
#include <charconv>
#include <cmath>

#include "core/text.h"
#include "games/registry.h"

namespace durbar {

namespace {

void append(std::string& out, const json::value& value);

void append(std::string& out, const json::object& object) {
    out += '{';
    for (const auto& [key, value] : object) {
        if (out.back() != '{') out += ',';
        out += json::serialize(json::string(key));
        out += ':';
        append(out, value);
    }
    out += '}';
}

void append(std::string& out, const json::array& array) {
    out += '[';
    for (const auto& value : array) {
        if (&value != array.begin()) out += ',';
        append(out, value);
    }
    out += ']';
}

/// The shortest digits that read back the same; an exponent only where the zeros would be many.
std::string number_text(double number) {
    if (!std::isfinite(number)) return "null";
    const double size = std::abs(number);
    const bool plain = number == 0 || (size >= 1e-4 && size < 1e16);
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number,
                                   plain ? std::chars_format::fixed : std::chars_format::scientific);
    return {text.data(), end.ptr};
}

/// Depth is bounded: requests are parsed with a limit, and our own values are flat.
void append(std::string& out, const json::value& value) {
    if (const auto* object = value.if_object()) {
        append(out, *object);
    } else if (const auto* array = value.if_array()) {
        append(out, *array);
    } else if (const auto* number = value.if_double()) {
        out += number_text(*number);
    } else {
        out += json::serialize(value);
    }
}

}  // namespace

std::string json_text(const json::value& value) {
    std::string out;
    append(out, value);
    return out;
}

json::string json_string(std::string_view text) {
    json::string clean;
    while (!text.empty()) {
        const std::size_t length = utf8_length(text);
        clean.append(length == 0 ? std::string_view("\uFFFD") : text.substr(0, length));
        text.remove_prefix(length == 0 ? 1 : length);
    }
    return clean;
}

json::value json_value(std::string_view text) {
    json::error_code error;
    json::value value = json::parse(text, error);
    assert(!error);
    return error ? json::value(nullptr) : value;
}

json::value to_act_json(Player player) {
    if (player == Player::Nobody) return nullptr;
    if (player == Player::Chance) return "chance";
    return seat_of(player);
}

json::array games_json() {
    json::array games;
    for (const auto& info : all_games()) {
        json::array options;
        for (const auto& spec : info.options) {
            json::array values;
            for (const auto value : spec.values) values.emplace_back(value);
            options.push_back({{"name", spec.name},
                               {"values", std::move(values)},
                               {"default", spec.default_value},
                               {"help", spec.help}});
        }
        games.push_back({{"id", info.id},
                         {"title", info.title},
                         {"min_players", info.min_players},
                         {"max_players", info.max_players},
                         {"rules_version", info.rules_version},
                         {"options", std::move(options)}});
    }
    return games;
}

json::array standing_json(const Standing& standing) {
    json::array seats;
    for (std::size_t seat = 0; seat < standing.size(); ++seat) {
        json::array breakdown;
        for (const int value : standing[seat].breakdown) breakdown.emplace_back(value);
        seats.push_back({{"seat", seat},
                         {"points", standing[seat].points},
                         {"rank", standing[seat].rank},
                         {"breakdown", std::move(breakdown)}});
    }
    return seats;
}

json::object event_json(const Happening& happening) {
    json::value value = json_value(happening.json);
    json::object event =
        value.is_object() ? std::move(value.as_object()) : json::object{{"value", std::move(value)}};
    if (!event.contains("text")) event["text"] = json_string(happening.sentence);
    return event;
}

json::array candidates_json(const BotChoice& choice, std::size_t top) {
    constexpr int kDigits = 4;  // more would promise a precision that no search has
    json::array candidates;
    for (const auto& candidate : choice.candidates) {
        if (top > 0 && candidates.size() == top) break;
        json::array shares;
        for (const double share : candidate.shares) shares.emplace_back(rounded(share, kDigits));
        json::array line;
        for (const auto& move : candidate.line) line.emplace_back(json_string(move));
        candidates.push_back({{"move", json_string(candidate.move)},
                              {"visits", candidate.visits},
                              {"visit_share", rounded(visit_share(choice, candidate), kDigits)},
                              {"shares", std::move(shares)},
                              {"line", std::move(line)}});
    }
    return candidates;
}

double rounded(double value, int digits) {
    const double scale = std::pow(10.0, digits);
    return std::round(value * scale) / scale;
}

}  // namespace durbar
