#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/events.h"
#include "games/maharaja/state.h"

namespace durbar::maharaja {

/// What can happen, as a closed list. Log sentences, animation and statistics are made of these and of
/// nothing else. Each kind has one cause; telling.cpp names the fields that a kind has.
enum class EventKind : std::uint8_t {
    GovernorDrawn,
    CharacterChosen,  ///< in the set-up
    BidMade,
    BidPassed,
    AuctionWon,   ///< gold: paid to the bank
    HousePlaced,  ///< one of the first houses
    SupplyTaken,  ///< the further houses after the set-up
    RoundBegan,   ///< junction: where the Maharaja goes; field: where its governor goes
    DiscSet,      ///< hidden from the others
    TurnBegan,
    DiscShown,
    Coin,         ///< of the Trader
    TokenGained,  ///< of the Yogi
    GoldTaken,
    HouseBuilt,
    HouseMoved,
    HousesTaken,  ///< from the quarry
    PalaceBuilt,
    GovernorMoved,
    CardTaken,       ///< from the bank
    CardRobbed,      ///< from the other seat
    CardReturned,    ///< to the bank
    CardPicked,      ///< by a robbed player
    CardsExchanged,  ///< the seat gains the character, the other the given one
    TakeoverBegan,   ///< of a card of the other seat
    CardGiven,       ///< by the seat to the other
    TokenUsed,
    Travelled,
    TollReceived,  ///< from the other seat's way
    Compensation,  ///< for what the other seat has left undone
    TurnEnded,
    CityScored,
    Payout,
    MonopolyBonus,
    GameOver,
};
inline constexpr std::size_t kEventKinds = index(EventKind::GameOver) + 1;

/// Empty where the reader may not know it (MJ-21.2).
using Gold = std::optional<std::uint8_t>;

struct Event {
    EventKind kind;
    std::uint8_t seat = 0;
    std::uint8_t other = 0;
    Gold gold{};                            ///< bid, gained or paid
    std::array<Gold, kMaxPlayers> tolls{};  ///< of a journey, by the seat that receives it
    std::uint8_t houses = 0;                ///< that come to hand
    std::uint8_t lap = 0;                   ///< of the first houses, from 1
    std::uint8_t round = 0;
    std::uint8_t field = 0;  ///< of the governor track, from the bottom, from 1
    std::uint8_t from_field = 0;
    std::uint8_t points = 0;
    std::uint8_t rank = 0;     ///< in a city, from 1
    std::uint8_t scorers = 0;  ///< seats that have a point in the city
    std::uint8_t slot = 0;     ///< the number of a palace site in its city, the central one is 0
    Place place = kNoPlace;
    Place from = kNoPlace;
    Junction junction = kStart;
    Junction from_junction = kStart;
    Road road = 0;
    Site site = Site::Central;
    Source source = Source::Disc;
    Character character = Character::Mogul;
    Character given = Character::Mogul;
    Action action = Action::None;
    Disc disc{};
    bool bank = false;  ///< the bank paid the toll (MJ-13.5)
    EndReason end = EndReason::None;

    friend bool operator==(const Event&, const Event&) = default;
};

using Sink = EventSink<Event>;

}  // namespace durbar::maharaja
