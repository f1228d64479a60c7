#pragma once

#include "games/maharaja/rules.h"
#include "games/tigris/rules.h"
#include "support/leaks.h"

/// The games in which people are told less than a view holds.
namespace durbar::testing {

template <>
struct HiddenFromPeople<tigris::Rules> {
    /// Points and treasures of the others lie behind their screens (TE-16.4).
    static void exchange(tigris::State& s, Reader reader, Rng& rng) {
        if (s.options.open_scores || s.agenda.empty()) return;
        for (int seat = 0; seat < s.players; ++seat) {
            if (reader.sees(seat)) continue;
            for (auto& points : s.points[static_cast<unsigned>(seat)]) {
                points = static_cast<std::uint16_t>(rng.below(20));
            }
        }
    }
};

template <>
struct HiddenFromPeople<maharaja::Rules> {
    /// Gold of the others is hidden if the table plays so (MJ-21.2). Who decides keeps enough for the same
    /// moves: what is legal shows in what is done, not in what is told.
    static void exchange(maharaja::State& s, Reader reader, Rng& rng) {
        if (!s.options.hidden_gold || s.agenda.empty()) return;
        for (int seat = 0; seat < s.players; ++seat) {
            if (reader.sees(seat) || s.agenda.back().actor == player(seat)) continue;
            auto& gold = s.gold[static_cast<unsigned>(seat)];
            gold = static_cast<std::uint16_t>(gold + rng.below(5));
        }
    }
};

}  // namespace durbar::testing
