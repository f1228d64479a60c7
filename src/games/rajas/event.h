#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/events.h"
#include "games/rajas/cause.h"
#include "games/rajas/state.h"

namespace durbar::rajas {

/// What can happen, as a closed list. Log sentences, animation and statistics are made of these and of
/// nothing else. telling.cpp names the fields that a kind has.
enum class EventKind : std::uint8_t {
    TileRevealed,
    RiverTokenLaid,  ///< river_token, to: the space
    RiverTokensEnd,  ///< the count leaves the river
    Rolled,
    Started,     ///< sums; by_lot: among the tied
    TokenDealt,  ///< the brown one of the start
    RoundBegan,  ///< seat: the start player; amount: the round
    PhaseBegan,  ///< amount: the phase
    TurnBegan,
    Idle,  ///< a worker that cannot be placed
    WorkerPlaced,
    MoneyPaid,  ///< for a space
    DiePaid,    ///< face: as it counts
    DieTurned,  ///< face: before; for 1 karma
    TileLaid,
    TileCovered,  ///< old_tile lies under it from now on
    Fame,         ///< cause
    Money,        ///< cause
    Karma,        ///< cause
    WorkerGained,
    WorkerLeft,  ///< it leaves the game
    Bonus,       ///< cause: the bonus
    Upgraded,    ///< amount: the value
    Sailed,      ///< amount: free spaces
    SailDeclined,
    YieldReached,  ///< token: the one that pays instead of the printed yield
    DiceTaken,     ///< amount; cause
    DieReturned,
    Rerolls,
    Sold,
    ChamberVisited,  ///< cause: the chamber
    WhiteDrawn,
    WhiteShuffled,  ///< the discards become the stack
    TokenTaken,
    TokenDeclined,
    StartsNext,  ///< the Great Mogul
    MarkersMet,  ///< amount: the difference
    TurnEnded,
    RoundEnded,  ///< amount: the round
    GameOver,
};
inline constexpr std::size_t kEventKinds = index(EventKind::GameOver) + 1;

struct Event {
    EventKind kind;
    std::uint8_t seat = 0;
    Space space = 0;
    Color color = Color::Blue;
    std::uint8_t face = 0;
    Tile tile = kNoTile;
    Tile old_tile = kNoTile;
    Cell cell = kNoCell;
    std::uint8_t turn = 0;
    Token token = kNoToken;
    std::uint8_t river_token = 0;  ///< from 0
    Slot slot = kNoSlot;
    WorkerSource worker = WorkerSource::Fame;
    Track track = Track::Fame;
    Building building = Building::Temple;
    Good good = Good::Mixed;
    std::uint8_t stalls = 0;
    std::uint8_t from = 0;  ///< a river space
    std::uint8_t to = 0;    ///< a river space
    std::uint16_t amount = 0;
    Cause cause{};
    data::Effects effects{};                       ///< what a yield pays
    std::array<std::uint8_t, kMaxPlayers> sums{};  ///< of the first dice, by seat; 0: nobody sits there
    bool by_lot = false;

    friend bool operator==(const Event&, const Event&) = default;
};

using Sink = EventSink<Event>;

}  // namespace durbar::rajas
