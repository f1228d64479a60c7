#pragma once

#include "ai/greedy_bot.h"
#include "ai/levels.h"
#include "ai/mcts_bot.h"
#include "ai/random_bot.h"
#include "bots/bots.h"
#include "bots/typed_appraiser.h"

namespace durbar {

template <Game G>
std::unique_ptr<Bot<G>> make_searching_bot(const MctsSettings& settings) {
    return std::make_unique<MctsBot<G>>(settings);
}

template <Game G>
Result<std::unique_ptr<Bot<G>>> make_typed_bot(const BotSpec& spec) {
    using Made = Result<std::unique_ptr<Bot<G>>>;
    if (spec.name == "random") return Made(std::make_unique<RandomBot<G>>());
    if (spec.name == "greedy") return Made(std::make_unique<GreedyBot<G>>());
    const auto settings = search_settings(spec, forgiveness_of<G>());
    if (!settings) return settings.error();
    return Made(make_searching_bot<G>(settings.value()));
}

template <Game G>
std::unique_ptr<AnyAppraiser> make_typed_appraiser(int worlds, std::uint64_t seed) {
    return std::make_unique<TypedAppraiser<G>>(worlds, seed);
}

}  // namespace durbar
