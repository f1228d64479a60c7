#pragma once

#include <functional>
#include <memory>
#include <string>

#include "ai/bot.h"

namespace durbar {

/// Who plays a series of games: the name in the results, and how the bot for one game is made.
template <Game G>
struct Contestant {
    std::string name;
    std::function<std::unique_ptr<Bot<G>>()> make;
};

}  // namespace durbar
