#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/match.h"
#include "support/coin_game.h"

namespace durbar::testing {

/// The readers of a match of two: both seats, a spectator, the referee.
inline const std::vector<Reader>& all_readers() {
    static const std::vector<Reader> kReaders{Reader::seat(0), Reader::seat(1), Reader::spectator(),
                                              Reader::referee()};
    return kReaders;
}

/// A match of Coins for two over three rounds, after the deal (1 gold and 2 silver each) and a roll of 3.
class CoinTable : public ::testing::Test {
protected:
    CoinTable() : match_(CoinGame::Options{}, 2) {
        for (const auto* deal : {"gold", "silver", "silver", "silver", "silver", "gold"}) {
            next(std::string("deal ") + deal);
        }
        next("roll 3");
    }

    void play(int seat, const std::string& move) {
        const auto refusal = match_.play(seat, move);
        EXPECT_EQ(refusal, std::nullopt) << move << ": " << describe(*refusal);
    }
    void next(const std::string& move) {
        const auto refusal = match_.play_next(move);
        EXPECT_EQ(refusal, std::nullopt) << move << ": " << describe(*refusal);
    }
    /// Seat 0 wins the round with its gold; no coin is left in doubt.
    void play_round() {
        play(0, "boast 1");
        play(0, "bid 1 0");
        play(1, "boast 0");
        play(1, "bid 0 1");
    }
    /// Bids nothing until the end.
    void play_on_to_the_end() {
        Rng rng(1);
        RngSource source(rng);
        while (match_.to_act() != Player::Nobody) {
            if (match_.to_act() == Player::Chance) {
                match_.play_chance(source);
            } else {
                next(match_.legal().front());
            }
        }
    }
    std::string undo(int seat) {
        const auto refusal = match_.undo(seat);
        return refusal ? refusal->key : "undone";
    }

    Match<CoinGame> match_;
};

}  // namespace durbar::testing
