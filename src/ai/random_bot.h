#pragma once

#include "ai/bot.h"

namespace durbar {

/// Every legal move with the same chance: the measure of all other bots.
template <Game G>
class RandomBot final : public Bot<G> {
public:
    BotMove<G> choose(const typename G::View& view, int /*seat*/, const Budget& budget) override {
        Rng rng(budget.seed);
        const auto state = G::sample(view, rng);
        G::legal_moves(state, moves_);
        return {moves_[rng.below(static_cast<std::uint32_t>(moves_.size()))], std::nullopt, 0};
    }

private:
    typename G::MoveList moves_;  ///< scratch
};

}  // namespace durbar
