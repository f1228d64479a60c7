#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "support/coin_game.h"
#include "terminal/ink.h"
#include "terminal/topic.h"
#include "texts/english.h"
#include "texts/message.h"

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
    /// Coins is in no catalogue; these are its messages.
    static std::string say(std::string_view group, const Telling& telling, const texts::Names&) {
        static const std::map<std::string, std::string> kMessages{
            {"log.dealt",
             "Seat {seat} is dealt {gold, select, null {secret coins} other {{gold} {silver}}}."},
            {"log.rolled", "The prize is {prize}."},
            {"log.boasted", "Seat {seat} boasts {number}."},
            {"log.bid", "Seat {seat} bids {gold, select, null {secret coins} other {{gold} {silver}}}."},
            {"log.won", "Seat {seat} wins {prize} with {gold} {silver}."},
            {"log.tie", "Nobody wins the prize."},
            {"refuse.something_else", "Something else is decided now."},
            {"refuse.bid_exceeds_hand", "Nobody can bid more coins than the hand holds."},
            {"standing.points", "{n} points"},
            {"standing.coins_left", "{n} left"},
            {"gloss.all_gold", "all your gold"}};
        const auto found = kMessages.find(std::string(group) + "." + std::string(telling.kind));
        if (found == kMessages.end()) return "Seat 0: " + std::string(telling.kind) + ".";
        return texts::Message::parse(found->second).value().format(telling.fields);
    }
};

}  // namespace durbar::testing
