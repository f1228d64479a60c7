#pragma once

#include <array>
#include <cstdint>

#include "games/tigris/kingdoms.h"

namespace durbar::tigris {

/// What evaluation and ratings ask of a kingdom.
struct Realm {
    Bits squares;
    Bits reach;                                     ///< the kingdom and the squares beside it
    std::array<std::int16_t, kColors> ruler{};      ///< the seat of each leader in it; -1: none
    std::array<std::uint8_t, kColors> strength{};   ///< face-up tiles
    std::array<std::uint8_t, kColors> monuments{};  ///< standing in it, by colour
    std::uint8_t treasures = 0;

    /// Who scores for a tile of this colour: its leader, or else the king (TE-5.5, TE-5.6).
    int scorer(Color c) const { return ruler[index(c)] >= 0 ? ruler[index(c)] : ruler[index(kKing)]; }
};

/// The kingdoms of a table, looked at once.
struct Realms {
    FixedVec<Realm, kMaxPlayers * kColors> list{};
    std::array<std::array<std::int16_t, kColors>, kMaxPlayers> of{};  ///< by seat and colour; -1: at home

    explicit Realms(const Table& t) {
        for (const Bits& kingdom : t.kingdoms.list) {
            list.push_back({.squares = kingdom, .reach = grown(kingdom)});
            Realm& realm = list.back();
            realm.ruler.fill(-1);
            for (const Color c : kAllColors) {
                realm.strength[index(c)] = static_cast<std::uint8_t>((kingdom & t.tiles[index(c)]).count());
            }
            realm.treasures = static_cast<std::uint8_t>((kingdom & t.treasures).count());
            for (const MonumentPlace& place : t.monuments) {
                if (place.corner == kNoCell || !kingdom.has(place.corner)) continue;
                for (const auto color :
                     data::kMonuments[static_cast<std::size_t>(&place - t.monuments.data())])
                    ++realm.monuments[color];
            }
        }
        for (unsigned seat = 0; seat < t.players; ++seat) {
            for (const Color c : kAllColors) {
                const Cell cell = t.leaders[seat][index(c)];
                of[seat][index(c)] = -1;
                if (cell == kNoCell) continue;
                for (std::size_t i = 0; i < list.size(); ++i) {
                    if (!list[i].squares.has(cell)) continue;
                    of[seat][index(c)] = static_cast<std::int16_t>(i);
                    list[i].ruler[index(c)] = static_cast<std::int16_t>(seat);
                    break;
                }
            }
        }
    }
};

}  // namespace durbar::tigris
