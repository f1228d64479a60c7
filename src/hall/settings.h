#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/options.h"
#include "core/result.h"
#include "core/value.h"
#include "hall/denial.h"

namespace durbar::hall {

/// Who is meant to sit on a chair.
struct Chair {
    enum class Kind : std::uint8_t { Open, Bot, Reserved };

    Kind kind = Kind::Open;
    std::string who;  ///< the bot's level, or the id of the person it is kept for

    friend bool operator==(const Chair&, const Chair&) = default;
};

/// How long people may think.
struct TimeLimit {
    enum class Kind : std::uint8_t {
        None,
        Live,  ///< a stock of time for the game, and a gift each time one has decided
        Days,  ///< for each decision
    };

    Kind kind = Kind::None;
    int base = 0;  ///< Live: seconds; Days: days
    int gift = 0;  ///< Live: seconds

    friend bool operator==(const TimeLimit&, const TimeLimit&) = default;
};

/// What the person who opens a table decides. It does not change afterwards.
struct Settings {
    std::string game;
    OptionValues options;  ///< those that are left out have the game's defaults
    std::vector<Chair> chairs;
    TimeLimit time;
    std::string stand_in = "medium";  ///< the level of the bot that plays for people who are not there
    bool listed = true;               ///< in the lobby; otherwise only who has the link finds it
    bool hints = true;
    bool undo = true;  ///< also further back, if all people agree

    friend bool operator==(const Settings&, const Settings&) = default;
};

inline constexpr int kMostBaseSeconds = 24 * 60 * 60;
inline constexpr int kMostGiftSeconds = 60 * 60;
inline constexpr int kMostDays = 30;

/// Whether such a table can be opened.
std::optional<Denial> check(const Settings& settings);

/// One line each, to be read back by parse_settings: what the store keeps.
std::string format_settings(const Settings& settings);
Result<Settings> parse_settings(std::string_view text);

/// The settings as everybody at the table sees them.
Value settings_value(const Settings& settings);

std::string_view name_of(Chair::Kind kind);
std::string_view name_of(TimeLimit::Kind kind);

}  // namespace durbar::hall
