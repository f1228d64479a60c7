#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/any_view.h"

namespace durbar {

/// An Appraiser's Fortune with a number for each seat of the game.
struct AnyFortune {
    std::vector<double> expected;
    std::vector<double> after;
    std::size_t outcomes = 0;
    bool exact = true;
};

/// The general face of an Appraiser. It belongs to one game.
class AnyAppraiser {
public:
    AnyAppraiser() = default;
    AnyAppraiser(const AnyAppraiser&) = delete;
    AnyAppraiser& operator=(const AnyAppraiser&) = delete;
    virtual ~AnyAppraiser() = default;

    /// Precondition: `open` is the referee's view of a match of its own game.
    virtual std::vector<double> shares(const AnyView& open) = 0;
    /// Precondition: also, chance is to act there, and the text is that of a legal outcome.
    virtual AnyFortune fortune(const AnyView& open, std::string_view outcome) = 0;
};

}  // namespace durbar
