#pragma once

#include <cstdint>

namespace durbar {

/// The most seats any game of the house has.
inline constexpr int kMaxSeats = 5;

/// Who decides: a seat, chance (a draw, a roll), or nobody once the game is over.
enum class Player : std::uint8_t { P0, P1, P2, P3, P4, Chance, Nobody };

constexpr Player player(int seat) { return static_cast<Player>(seat); }
constexpr bool is_seat(Player p) { return p < Player::Chance; }
/// Precondition: is_seat(p).
constexpr int seat_of(Player p) { return static_cast<int>(p); }

/// The array index of an enumerator; enumerators of this house are dense from 0.
template <class Enum>
constexpr auto index(Enum value) {
    return static_cast<unsigned>(value);
}

}  // namespace durbar
