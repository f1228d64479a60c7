#pragma once

#include <cstdint>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/bot.h"
#include "core/any_view.h"

namespace durbar {

/// A bot's move as text.
struct BotChoice {
    struct Candidate {
        std::string move;
        std::uint64_t visits = 0;
        std::vector<double> shares;     ///< expected share of the win, by seat
        std::vector<std::string> line;  ///< starts with `move`
    };

    std::string move;
    std::optional<double> value;
    std::uint64_t iterations = 0;
    std::vector<Candidate> candidates;  ///< best first; empty: the bot does not search
};

/// The part of all visits that went through the candidate, 0 to 1.
inline double visit_share(const BotChoice& choice, const BotChoice::Candidate& candidate) {
    const auto total = std::accumulate(
        choice.candidates.begin(), choice.candidates.end(), std::uint64_t{0},
        [](std::uint64_t sum, const BotChoice::Candidate& each) { return sum + each.visits; });
    return total == 0 ? 0 : static_cast<double>(candidate.visits) / static_cast<double>(total);
}

/// The general face of a bot, as AnyMatch is of a game. It belongs to one game, and sees no match.
class AnyBot {
public:
    AnyBot() = default;
    AnyBot(const AnyBot&) = delete;
    AnyBot& operator=(const AnyBot&) = delete;
    virtual ~AnyBot() = default;

    /// Blocks until the budget is spent. Precondition: `seat` is to act in a match of the bot's own game, and
    /// `view` is its view.
    virtual BotChoice choose(const AnyView& view, int seat, const Budget& budget) = 0;

    /// The same in stretches, as Bot has it.
    virtual void begin(const AnyView& view, int seat, const Budget& budget) {
        chosen_ = choose(view, seat, budget);
    }
    virtual double think(const Stretch& /*stretch*/) { return 1; }
    virtual BotChoice best() { return chosen_; }

    /// As Bot has it; an empty text: no move. Precondition: the text is a legal move's where the next
    /// thoughts begin.
    virtual void insist_on(std::string_view /*move*/) {}

private:
    BotChoice chosen_;
};

}  // namespace durbar
