#pragma once

#include <cassert>
#include <memory>
#include <string>
#include <utility>

#include "ai/bot.h"
#include "core/match.h"

namespace durbar {

/// A bot's move as text.
struct BotChoice {
    std::string move;
    std::optional<double> value;
    std::uint64_t iterations = 0;
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
        return {G::format(chosen.move), chosen.value, chosen.iterations};
    }

private:
    std::unique_ptr<Bot<G>> bot_;
};

}  // namespace durbar
