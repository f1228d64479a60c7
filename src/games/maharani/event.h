#pragma once

#include <cstdint>

#include "core/events.h"
#include "games/maharani/types.h"

namespace durbar::maharani {

/// What can happen, as a closed list. Log sentences, animation and statistics are made of these and of
/// nothing else. The comment names the fields that a kind uses.
enum class EventKind : std::uint8_t {
    Started,          ///< seat
    TurnBegan,        ///< seat arrow — the rondel turns to this side
    TokenTurned,      ///< seat section — face down
    TileLaid,         ///< seat tile place space arrow
    Gold,             ///< seat amount space reason (ForTile, ForWorker)
    WorkerPlaced,     ///< seat crew space
    WorkerMoved,      ///< seat crew from space
    NoWorkerLeft,     ///< seat space — the arrow calls for a worker, the supply is empty
    TileRemoved,      ///< tile place — a middle-pillar tile leaves the rondel and the game
    SecondDeclined,   ///< seat
    Refreshed,        ///< seat
    Paid,             ///< seat amount — for the second tile
    SectionScored,    ///< section reason (Complete, Stuck)
    SectionGold,      ///< seat crew section amount against (workers)
    WorkersReturned,  ///< seat crew section amount
    Drew,             ///< tile place — onto the rondel
    DrewAside,        ///< tile — a middle-pillar tile leaves the game
    TurnEnded,        ///< seat
    GameOver,         ///< reason (Complete, Stuck)
};

enum class Reason : std::uint8_t { None, ForTile, ForWorker, Complete, Stuck };

struct Event {
    EventKind kind;
    std::uint8_t seat = 0;
    std::uint8_t place = 0;  ///< from 0
    Tile tile = kNoTile;
    Space space = kNoSpace;
    Space from = kNoSpace;
    Direction arrow = Direction::N;
    Crew crew = Crew::Red;
    Section section = Section::A;
    std::uint8_t amount = 0;
    std::uint8_t against = 0;
    Reason reason = Reason::None;

    friend bool operator==(const Event&, const Event&) = default;
};

using Sink = EventSink<Event>;

}  // namespace durbar::maharani
