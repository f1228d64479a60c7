#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "ai/bot.h"
#include "bots/bots.h"

namespace durbar {

/// Who plays a series of games: the name in the results, and how the bot for one game is made.
template <Game G>
struct Contestant {
    std::string name;
    std::function<std::unique_ptr<Bot<G>>()> make;
};

/// Someone who plays with new bots of that spec. Precondition: make_typed_bot takes it.
template <Game G>
Contestant<G> contestant_of(std::string name, const BotSpec& spec) {
    return {std::move(name), [spec] { return std::move(make_typed_bot<G>(spec).value()); }};
}

}  // namespace durbar
