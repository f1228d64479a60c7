#pragma once

#include <array>
#include <string_view>

#include "ai/mcts_settings.h"

namespace durbar {

/// An opponent for people. The same search, with more time and more care from level to level.
struct Level {
    std::string_view name;
    std::string_view help;
    int ms;              ///< for a decision, on one core
    float carelessness;  ///< see MctsSettings
    float overlooked;
};

inline constexpr std::array<Level, 4> kLevels{{
    {"easy", "answers at once, and is content with a fair move", 50, 0.3F, 0.85F},
    {"medium", "a fifth of a second a decision, and some care", 200, 0.1F, 0.7F},
    {"hard", "nearly a second a decision; a real opponent", 800, 0.04F, 0.55F},
    {"master", "three seconds a decision; as strong as the house can", 3000, 0, 0},
}};

constexpr MctsSettings settings_of(const Level& level) {
    MctsSettings settings;
    settings.ms = level.ms;
    settings.carelessness = level.carelessness;
    settings.overlooked = level.overlooked;
    return settings;
}

}  // namespace durbar
