#pragma once

#include <cassert>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "ai/bot.h"
#include "core/match.h"

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

/// The general face of a bot, as AnyMatch is of a game. It belongs to one game.
class AnyBot {
public:
    AnyBot() = default;
    AnyBot(const AnyBot&) = delete;
    AnyBot& operator=(const AnyBot&) = delete;
    virtual ~AnyBot() = default;

    /// The move of the seat to act; plays nothing. Blocks until the budget is spent. Precondition: a seat is
    /// to act in a match of the bot's own game.
    virtual BotChoice choose(const AnyMatch& match, const Budget& budget) = 0;
};

/// The only place where a bot meets a match: it takes the acting seat's view out and hands on nothing else.
template <Presentable G>
class TypedBot final : public AnyBot {
public:
    explicit TypedBot(std::unique_ptr<Bot<G>> bot) : bot_(std::move(bot)) {}

    BotChoice choose(const AnyMatch& match, const Budget& budget) override {
        assert(match.game() == G::kId && is_seat(match.to_act()));
        const auto& state = static_cast<const Match<G>&>(match).state();
        const int seat = seat_of(match.to_act());
        const BotMove<G> chosen = bot_->choose(G::observe(state, seat), seat, budget);
        BotChoice choice{G::format(chosen.move), chosen.value, chosen.iterations, {}};
        for (const auto& candidate : chosen.candidates) {
            choice.candidates.push_back(in_words(candidate, match.players()));
        }
        return choice;
    }

private:
    static BotChoice::Candidate in_words(const Candidate<G>& candidate, int players) {
        BotChoice::Candidate words{G::format(candidate.move), candidate.visits, {}, {}};
        words.shares.assign(candidate.shares.begin(), candidate.shares.begin() + players);
        for (const auto& move : candidate.line) words.line.push_back(G::format(move));
        return words;
    }

    std::unique_ptr<Bot<G>> bot_;
};

}  // namespace durbar
