#pragma once

#include <algorithm>
#include <array>
#include <concepts>
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

/// A game in which luck, or what comes after, evens small mistakes out says how many times as careless its
/// levels are, so that they stay as far apart as in other games.
template <class G>
concept Forgiving = requires {
    { G::kForgiveness } -> std::convertible_to<float>;
};

template <class G>
constexpr float forgiveness_of() {
    if constexpr (Forgiving<G>) {
        return G::kForgiveness;
    } else {
        return 1;
    }
}

/// What a level stands for in a game of that forgiveness: its bound that many times, though never more than
/// the lowest level's, and its attention divided by it.
constexpr MctsSettings settings_of(const Level& level, float forgiveness) {
    MctsSettings settings;
    settings.ms = level.ms;
    settings.carelessness = std::min(level.carelessness * forgiveness, kLevels.front().carelessness);
    settings.overlooked = 1 - (1 - level.overlooked) / forgiveness;
    return settings;
}

}  // namespace durbar
