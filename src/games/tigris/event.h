#pragma once

#include <cstddef>
#include <cstdint>

#include "core/events.h"
#include "games/tigris/state.h"

namespace durbar::tigris {

/// What can happen, as a closed list. Log sentences, animation and statistics are made of these and of
/// nothing else. telling.cpp names the fields that a kind has.
enum class EventKind : std::uint8_t {
    Started,
    TurnBegan,
    TileLaid,
    Points,  ///< for the seat's own eyes, unless scores are open
    LeaderPlaced,
    LeaderMoved,
    LeaderWithdrawn,
    LeaderHome,      ///< reason: Revolt or War if it was beaten, NoTemple
    Unified,         ///< amount: wars that follow
    UnificationOff,  ///< all wars are fought
    RevoltBegins,    ///< seat attacks, other defends; amount : against are their strengths on the board
    WarBegins,       ///< the same
    WarCalledOff,    ///< the leaders of seat and other are no longer linked
    Committed,
    ConflictWon,  ///< seat wins, other loses; amount : against are the totals; reason: Revolt, War
    TileRemoved,  ///< reason: War, Catastrophe
    BuildingSet,
    BuildingMoved,
    BuildingReturned,  ///< reason: Catastrophe, OfMonument
    BuildingDeclined,
    MonumentBuilt,  ///< amount: the monument; color: of the flipped tiles; cell: top left
    MonumentDeclined,
    TreasureTaken,
    CatastrophePlayed,
    Swapped,
    Drew,  ///< amount: tiles still to come; the colour is for that seat's eyes only
    Passed,
    TurnEnded,
    GameOver,
};
inline constexpr std::size_t kEventKinds = index(EventKind::GameOver) + 1;

enum class Reason : std::uint8_t { None, Tile, Building, Revolt, War, OfMonument, NoTemple, Catastrophe };

struct Event {
    EventKind kind;
    std::uint8_t seat = 0;
    std::uint8_t other = 0;
    Color color = Color::Red;
    Cell cell = kNoCell;
    Cell from = kNoCell;
    std::uint8_t amount = 0;
    std::uint8_t against = 0;
    Reason reason = Reason::None;
    EndReason end = EndReason::None;
    bool hidden = false;  ///< colour and amount were taken out for this reader

    friend bool operator==(const Event&, const Event&) = default;
};

using Sink = EventSink<Event>;

}  // namespace durbar::tigris
