#include "hall/settings.h"

#include <algorithm>
#include <array>

#include "ai/levels.h"
#include "core/text.h"
#include "games/registry.h"

namespace durbar::hall {

namespace {

constexpr std::array<std::string_view, 3> kChairs{"open", "bot", "reserved"};
constexpr std::array<std::string_view, 3> kTimes{"none", "live", "days"};
constexpr std::size_t kLongestId = 64;

bool is_level(std::string_view name) {
    return std::any_of(kLevels.begin(), kLevels.end(),
                       [&](const Level& level) { return level.name == name; });
}

/// Settings are stored as words, so that nothing else could be read again.
bool is_id(std::string_view text) {
    return !text.empty() && text.size() <= kLongestId &&
           std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c < 0x7f; });
}

std::optional<Denial> check_chair(const Chair& chair) {
    if (chair.kind == Chair::Kind::Open && !chair.who.empty()) {
        return deny("table/settings", "open_for_somebody");
    }
    if (chair.kind == Chair::Kind::Bot && !is_level(chair.who)) {
        return deny("table/settings", "unknown_level", {{"level", Value(quoted(chair.who))}});
    }
    if (chair.kind == Chair::Kind::Reserved && !is_id(chair.who)) {
        return deny("table/settings", "reserved_for_nobody");
    }
    return std::nullopt;
}

std::optional<Denial> check_time(const TimeLimit& time) {
    switch (time.kind) {
        case TimeLimit::Kind::None: return std::nullopt;
        case TimeLimit::Kind::Live:
            if (time.base < 1 || time.base > kMostBaseSeconds || time.gift < 0 ||
                time.gift > kMostGiftSeconds)
                return deny("table/settings", "live_time",
                            {{"most", Value(kMostBaseSeconds)}, {"most_gift", Value(kMostGiftSeconds)}});
            return std::nullopt;
        case TimeLimit::Kind::Days:
            if (time.base < 1 || time.base > kMostDays)
                return deny("table/settings", "days_time", {{"most", Value(kMostDays)}});
            return std::nullopt;
    }
    return std::nullopt;
}

/// Reads what format_settings has written.
class SettingsReader {
public:
    explicit SettingsReader(std::string_view text) : lines_(split_lines(text)) {}

    Result<Settings> read() {
        for (; at_ < lines_.size(); ++at_) {
            const std::string_view line = lines_[at_];
            const std::size_t blank = std::min(line.find(' '), line.size());
            if (!field(line.substr(0, blank), trim(line.substr(blank)))) {
                return Error{"a table has no setting " + quoted(line), static_cast<int>(at_) + 1};
            }
        }
        return std::move(settings_);
    }

private:
    bool field(std::string_view name, std::string_view value) {
        if (name == "game") return text(settings_.game, value);
        if (name == "option") return option(value);
        if (name == "chair") return chair(value);
        if (name == "time") return time(value);
        if (name == "stand_in") return text(settings_.stand_in, value);
        if (name == "listed") return yes_no(settings_.listed, value);
        if (name == "hints") return yes_no(settings_.hints, value);
        if (name == "undo") return yes_no(settings_.undo, value);
        return false;
    }
    static bool text(std::string& into, std::string_view value) {
        into = value;
        return !value.empty();
    }
    static bool yes_no(bool& into, std::string_view value) {
        into = value == "yes";
        return into || value == "no";
    }
    bool option(std::string_view value) {
        const std::size_t sign = value.find('=');
        if (sign == std::string_view::npos) return false;
        settings_.options.emplace_back(value.substr(0, sign), value.substr(sign + 1));
        return true;
    }
    bool chair(std::string_view value) {
        const auto words = split_words(value);
        const auto kind = words.empty() ? std::nullopt : find_name<Chair::Kind>(kChairs, words[0]);
        if (!kind || words.size() != (*kind == Chair::Kind::Open ? 1U : 2U)) return false;
        settings_.chairs.push_back({*kind, words.size() == 2 ? std::string(words[1]) : std::string()});
        return true;
    }
    bool time(std::string_view value) {
        const auto words = split_words(value);
        const auto kind = words.size() == 3 ? find_name<TimeLimit::Kind>(kTimes, words[0]) : std::nullopt;
        const auto base = kind ? parse_number(words[1], 0, kMostBaseSeconds) : std::nullopt;
        const auto gift = kind ? parse_number(words[2], 0, kMostGiftSeconds) : std::nullopt;
        if (!base || !gift) return false;
        settings_.time = {*kind, *base, *gift};
        return true;
    }

    std::vector<std::string_view> lines_;
    std::size_t at_ = 0;
    Settings settings_;
};

std::string yes_no(bool value) { return value ? "yes" : "no"; }

}  // namespace

std::string_view name_of(Chair::Kind kind) { return kChairs[static_cast<std::size_t>(kind)]; }
std::string_view name_of(TimeLimit::Kind kind) { return kTimes[static_cast<std::size_t>(kind)]; }

std::optional<Denial> check(const Settings& settings) {
    // The game itself says what it can be played with; its sentence is passed on as it is.
    const auto match = new_match(settings.game, static_cast<int>(settings.chairs.size()), settings.options);
    if (!match) return deny("table/settings", "unplayable", {{"detail", Value(match.error().message)}});
    for (const Chair& chair : settings.chairs) {
        if (auto denial = check_chair(chair)) return denial;
    }
    const bool only_bots = std::all_of(settings.chairs.begin(), settings.chairs.end(),
                                       [](const Chair& chair) { return chair.kind == Chair::Kind::Bot; });
    if (only_bots) return deny("table/settings", "only_bots");
    if (!is_level(settings.stand_in)) {
        return deny("table/settings", "unknown_level", {{"level", Value(quoted(settings.stand_in))}});
    }
    return check_time(settings.time);
}

std::string format_settings(const Settings& settings) {
    std::string text = "game " + settings.game + "\n";
    for (const auto& [name, value] : settings.options)
        text.append("option ").append(name + "=" + value + "\n");
    for (const Chair& chair : settings.chairs) {
        text.append("chair ").append(name_of(chair.kind));
        text += (chair.who.empty() ? "" : " " + chair.who) + "\n";
    }
    text.append("time ").append(name_of(settings.time.kind));
    text += " " + std::to_string(settings.time.base) + " " + std::to_string(settings.time.gift) + "\n";
    text += "stand_in " + settings.stand_in + "\n";
    text += "listed " + yes_no(settings.listed) + "\n";
    text += "hints " + yes_no(settings.hints) + "\n";
    text += "undo " + yes_no(settings.undo) + "\n";
    return text;
}

Result<Settings> parse_settings(std::string_view text) { return SettingsReader(text).read(); }

Value settings_value(const Settings& settings) {
    List options;
    for (const auto& [name, value] : settings.options) {
        options.emplace_back(make_fields({{"name", Value(name)}, {"value", Value(value)}}));
    }
    List chairs;
    for (const Chair& chair : settings.chairs) {
        chairs.emplace_back(make_fields({{"kind", Value(name_of(chair.kind))},
                                         {"who", chair.who.empty() ? Value(nullptr) : Value(chair.who)}}));
    }
    return Value(make_fields({{"game", Value(settings.game)},
                              {"options", Value(std::move(options))},
                              {"chairs", Value(std::move(chairs))},
                              {"time", Value(make_fields({{"kind", Value(name_of(settings.time.kind))},
                                                          {"base", Value(settings.time.base)},
                                                          {"gift", Value(settings.time.gift)}}))},
                              {"stand_in", Value(settings.stand_in)},
                              {"listed", Value(settings.listed)},
                              {"hints", Value(settings.hints)},
                              {"undo", Value(settings.undo)}}));
}

}  // namespace durbar::hall
