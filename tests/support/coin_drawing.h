#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "support/coin_game.h"
#include "terminal/ink.h"
#include "terminal/topic.h"

namespace durbar::testing {

/// How Coins looks at a terminal.
struct CoinDrawing {
    using Game = CoinGame;

    static std::string draw(const CoinGame::View& v, const Ink& ink) {
        return "Round " + std::to_string(v.round) + ", your coins: " + ink("33", v.hand.text()) + "\n";
    }
    static std::vector<Topic> topics() { return {{"unseen", "the coins that nobody has shown"}}; }
    static std::string explain(const CoinGame::View& v, std::string_view topic, const Ink&) {
        return topic == "unseen" ? "Unseen coins: " + v.unseen.text() + "\n" : "";
    }
};

}  // namespace durbar::testing
