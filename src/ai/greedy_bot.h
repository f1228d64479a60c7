#pragma once

#include <algorithm>
#include <memory>

#include "ai/bot.h"
#include "ai/search.h"

namespace durbar {

/// Plays the move after which the evaluation is best: a search that never goes deeper than one step.
template <Game G>
class GreedyBot final : public Bot<G> {
public:
    BotMove<G> choose(const typename G::View& view, int seat, const Budget& budget) override {
        const auto search = std::make_unique<Search<G>>(SearchSettings{}, kEdges);  // too large for the stack
        search->start(view, {}, seat, budget.seed);
        search->iterate();
        const auto candidates = search->candidates();
        const auto best = std::max_element(candidates.begin(), candidates.end(),
                                           [](const auto& a, const auto& b) { return a.first < b.first; });
        return {best->move, best->first, 1};
    }

private:
    static constexpr std::size_t kEdges = 64;
};

}  // namespace durbar
