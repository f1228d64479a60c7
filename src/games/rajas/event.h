#pragma once

#include <cstdint>

#include "core/events.h"
#include "games/rajas/types.h"

namespace durbar::rajas {

/// What can happen, as a closed list. Log sentences, animation and statistics are made of these and of
/// nothing else. The comment names the fields that a kind uses.
enum class EventKind : std::uint8_t {
    TileRevealed,    ///< tile
    RiverTokenLaid,  ///< token (river token from 0) amount (space)
    RiverTokensEnd,  ///< the count leaves the river
    Rolled,          ///< seat color face
    Started,         ///< seat
    TokenDealt,      ///< seat token — the brown one of the start
    RoundBegan,      ///< seat (start player) amount (round)
    PhaseBegan,      ///< amount (phase)
    Idle,            ///< seat — a worker that cannot be placed
    WorkerPlaced,    ///< seat space
    MoneyPaid,       ///< seat amount
    DiePaid,         ///< seat color face
    DieTurned,       ///< seat color face (before) — for 1 karma
    TileLaid,        ///< seat tile cell turn
    TileCovered,     ///< seat tile cell turn
    Fame,            ///< seat amount
    Money,           ///< seat amount
    Karma,           ///< seat amount
    WorkerGained,    ///< seat source
    WorkerLeft,      ///< seat source — it leaves the game
    Bonus,           ///< seat track amount (space)
    Upgraded,        ///< seat building amount (value)
    Sailed,          ///< seat from amount (space)
    SailDeclined,    ///< seat
    YieldReached,    ///< seat slot
    DiceTaken,       ///< seat color amount
    DieReturned,     ///< seat color face
    Rerolls,         ///< seat color face
    Sold,            ///< seat good amount (stalls)
    ChamberVisited,  ///< seat amount (chamber)
    WhiteDrawn,      ///< seat token
    WhiteShuffled,   ///< the discards become the stack
    TokenTaken,      ///< seat token slot
    TokenDeclined,   ///< seat
    StartsNext,      ///< seat — the Great Mogul
    Met,             ///< seat amount (difference)
    RoundEnded,      ///< amount (round)
    GameOver,
};

struct Event {
    EventKind kind;
    std::uint8_t seat = 0;
    Space space = 0;
    Color color = Color::Blue;
    std::uint8_t face = 0;
    Tile tile = kNoTile;
    Cell cell = kNoCell;
    std::uint8_t turn = 0;
    Token token = kNoToken;
    Slot slot = kNoSlot;
    std::uint8_t source = 0;
    Track track = Track::Fame;
    Building building = Building::Temple;
    Good good = Good::Mixed;
    std::uint8_t from = 0;
    std::uint16_t amount = 0;

    friend bool operator==(const Event&, const Event&) = default;
};

using Sink = EventSink<Event>;

}  // namespace durbar::rajas
