#pragma once

#include <cstddef>
#include <optional>
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

/// An Appraiser's Insight, and before and after a move.
struct AnyInsight {
    std::vector<double> actual;
    std::vector<double> expected;
};
struct AnyInsights {
    AnyInsight before;
    AnyInsight after;
};

/// The general face of an Appraiser. It belongs to one game.
class AnyAppraiser {
public:
    AnyAppraiser() = default;
    AnyAppraiser(const AnyAppraiser&) = delete;
    AnyAppraiser& operator=(const AnyAppraiser&) = delete;
    virtual ~AnyAppraiser() = default;

    /// From what the view's reader may know. Precondition: it is a view of a match of its own game.
    virtual std::vector<double> shares(const AnyView& view) = 0;
    /// Precondition: `open` is the referee's view, chance is to act there, and the text is that of a legal
    /// outcome.
    virtual AnyFortune fortune(const AnyView& open, std::string_view outcome) = 0;
    /// Empty where nothing is ever hidden. Precondition: `own` is the view, of the same position, of the seat
    /// that is to act there, and the text is that of one of its legal moves.
    virtual std::optional<AnyInsights> insights(const AnyView& open, const AnyView& own,
                                                std::string_view move) = 0;
};

}  // namespace durbar
