#pragma once

#include "support/coin_game.h"

namespace durbar::testing {

/// Two players, the last prize of three points, and this seat is to bid. Nobody has coins or points yet, and
/// none is in the bag.
inline CoinGame::State last_bid(std::uint8_t seat) {
    auto state = CoinGame::initial({}, 2);
    state.round = 2;
    state.phase = CoinGame::Phase::Bid;
    state.seat = seat;
    state.prize = 3;
    state.deals = 0;
    state.bag = {};
    return state;
}

}  // namespace durbar::testing
