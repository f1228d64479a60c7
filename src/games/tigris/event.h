#pragma once

#include <cstdint>

#include "core/events.h"
#include "games/tigris/types.h"

namespace durbar::tigris {

/// What can happen, as a closed list. Log sentences, animation and statistics are made of these and of
/// nothing else. The comment names the fields that a kind uses.
enum class EventKind : std::uint8_t {
    Started,           ///< seat
    TileLaid,          ///< seat color cell
    Points,            ///< seat color amount cell reason
    LeaderPlaced,      ///< seat color cell
    LeaderMoved,       ///< seat color from cell
    LeaderWithdrawn,   ///< seat color from
    LeaderHome,        ///< seat color from — beaten, or left without a temple
    Unified,           ///< cell — the unification tile is laid
    UnificationOff,    ///< cell
    RevoltBegins,      ///< seat (attacker) other (defender) color amount : against (strengths on the board)
    WarBegins,         ///< the same
    WarCalledOff,      ///< color — its leaders are no longer linked
    Committed,         ///< seat color amount
    ConflictWon,       ///< seat (winner) other (loser) color amount : against (totals, winner's first) reason
    TileRemoved,       ///< color cell — a beaten supporter, or covered by a catastrophe tile
    BuildingSet,       ///< seat color cell
    BuildingMoved,     ///< seat color from cell
    BuildingReturned,  ///< color from — to the supply
    BuildingDeclined,  ///< seat color
    MonumentBuilt,     ///< seat amount (monument) color (of the flipped tiles) cell (top left)
    MonumentDeclined,  ///< seat
    TreasureTaken,     ///< seat cell
    CatastrophePlayed,  ///< seat cell
    Swapped,            ///< seat amount
    Drew,               ///< seat color — the colour is for that seat's eyes only
    Passed,             ///< seat
    TurnEnded,          ///< seat
    GameOver,           ///< reason
};

enum class Reason : std::uint8_t {
    None,
    Tile,
    Building,
    Revolt,
    War,
    MonumentIncome,
    Treasures,
    Bag,
    Hidden
};

struct Event {
    EventKind kind;
    std::uint8_t seat = 0;
    std::uint8_t other = 0;
    Color color = Color::Red;
    Cell cell = kNoCell;
    Cell from = kNoCell;
    std::uint8_t amount = 0;
    std::uint8_t against = 0;
    Reason reason = Reason::None;  ///< Hidden: the colour was taken out for this reader

    friend bool operator==(const Event&, const Event&) = default;
};

using Sink = EventSink<Event>;

}  // namespace durbar::tigris
