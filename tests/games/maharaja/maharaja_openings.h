#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "games/maharaja/maharaja_scenario.h"

namespace durbar::testing {

/// A game before anything has happened.
inline Maharaja fresh(int players, const maharaja::Options& options = {}) {
    return Maharaja(maharaja::Rules::initial(options, players));
}

/// The governors lie on the track in the order of the data, the lowest first.
inline Maharaja with_track(int players, const maharaja::Options& options = {}) {
    auto game = fresh(players, options);
    for (maharaja::City c = 0; c < maharaja::kCities; ++c) {
        game.chance("draw " + std::string(maharaja::junction_name(c)));
    }
    return game;
}

/// Seats from 0 have chosen these characters.
inline Maharaja with_cards(std::initializer_list<std::string_view> cards) {
    auto game = with_track(static_cast<int>(cards.size()));
    int seat = 0;
    for (const auto card : cards) game.play(seat++, "choose " + std::string(card));
    return game;
}

/// Whoever is to act takes the first move of the list, as long as the decision has this name.
inline Maharaja& play_first_moves(Maharaja& game, std::string_view decision) {
    while (maharaja::Rules::decision(game.state()) == decision) {
        game.play(seat_of(maharaja::Rules::to_act(game.state())), game.legal().front());
    }
    return game;
}

/// Seats from 0 set these discs.
inline Maharaja& set_discs(Maharaja& game, std::initializer_list<std::string_view> discs) {
    int seat = 0;
    for (const auto disc : discs) game.play(seat++, "disc " + std::string(disc));
    return game;
}

}  // namespace durbar::testing
