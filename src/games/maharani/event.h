#pragma once

#include <cstddef>
#include <cstdint>

#include "core/events.h"
#include "games/maharani/types.h"

namespace durbar::maharani {

/// What can happen, as a closed list. Log sentences, animation and statistics are made of these and of
/// nothing else. telling.cpp names the fields that a kind has. A kind that can have one cause only says it by
/// its name; the others have a reason.
enum class EventKind : std::uint8_t {
    Started,
    TurnBegan,     ///< the rondel turns to the seat's side
    TokenTurned,   ///< face down
    TileLaid,      ///< from the rondel into the palace
    Gold,          ///< reason: ForTile, ForWorker
    WorkerPlaced,  ///< from the supply
    WorkerMoved,
    NoWorkerLeft,  ///< the arrow calls for a worker, and the supply is empty
    TileRemoved,   ///< a middle-pillar tile leaves the rondel and the game: its spaces are full
    SecondDeclined,
    Refreshed,      ///< all tokens of the seat are face up
    Paid,           ///< for the second tile
    SectionScored,  ///< reason: Complete, Stuck
    SectionGold,    ///< for the crew's workers in the section
    WorkersReturned,
    Drew,       ///< onto the rondel
    DrewAside,  ///< a middle-pillar tile leaves the game: its spaces are full
    TurnEnded,
    GameOver,  ///< reason: Complete, Stuck
};
inline constexpr std::size_t kEventKinds = index(EventKind::GameOver) + 1;

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
    std::uint8_t gold = 0;
    std::uint8_t workers = 0;
    std::uint8_t number = 0;  ///< of the turn, from 1
    Reason reason = Reason::None;

    friend bool operator==(const Event&, const Event&) = default;
};

using Sink = EventSink<Event>;

}  // namespace durbar::maharani
