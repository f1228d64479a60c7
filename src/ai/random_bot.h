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
        typename G::MoveList moves;
        G::legal_moves(state, moves);
        return {moves[rng.below(static_cast<std::uint32_t>(moves.size()))], std::nullopt, 0};
    }
};

}  // namespace durbar
