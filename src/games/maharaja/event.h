#pragma once

#include <cstdint>

#include "core/events.h"
#include "games/maharaja/types.h"

namespace durbar::maharaja {

/// What can happen, as a closed list. Log sentences, animation and statistics are made of these and of
/// nothing else. The comment names the fields that a kind uses.
enum class EventKind : std::uint8_t {
    GovernorDrawn,    ///< junction amount (field from the bottom, from 1)
    CharacterChosen,  ///< seat character — in the set-up
    BidMade,          ///< seat amount
    BidPassed,        ///< seat
    AuctionWon,       ///< seat amount — paid to the bank
    HousePlaced,      ///< seat place — one of the first houses
    SupplyTaken,      ///< seat amount — the further houses after the set-up
    RoundBegan,       ///< amount (the round) junction (where the Maharaja goes)
    DiscSet,          ///< seat disc — hidden from the others
    DiscShown,        ///< seat disc
    Coin,             ///< seat amount — of the Trader
    TokenGained,      ///< seat — of the Yogi
    GoldTaken,        ///< seat amount source
    HouseBuilt,       ///< seat place amount (price) source
    HouseMoved,       ///< seat from place source
    HousesTaken,      ///< seat amount source — from the quarry
    PalaceBuilt,      ///< seat junction site amount (price) source
    GovernorMoved,    ///< seat junction amount (place among the governors from the bottom, from 1) source
    CardTaken,        ///< seat character — from the bank
    CardRobbed,       ///< seat character other — from another seat
    CardReturned,     ///< seat character — to the bank
    CardPicked,       ///< seat character — by a robbed player
    CardsExchanged,   ///< seat character (gained) given other
    TakeoverBegan,    ///< seat other
    CardGiven,        ///< seat (who gives) character other (who gets it)
    TokenUsed,        ///< seat action
    Travelled,        ///< seat from_junction junction road amount (paid by the traveller)
    TollReceived,     ///< seat amount other (the traveller) bank
    Compensation,     ///< seat amount — for what another has left undone
    TurnEnded,        ///< seat
    CityScored,       ///< junction amount (seats that have a point there)
    Payout,           ///< seat amount points rank (from 1)
    MonopolyBonus,    ///< seat amount
    GameOver,         ///< palaces rounds
};

struct Event {
    EventKind kind;
    std::uint8_t seat = 0;
    std::uint8_t other = 0;
    std::uint8_t amount = 0;
    std::uint8_t points = 0;
    std::uint8_t rank = 0;
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
    bool bank = false;     ///< the bank paid (MJ-13.5)
    bool palaces = false;  ///< somebody has built the last palace
    bool rounds = false;   ///< the last round is over

    friend bool operator==(const Event&, const Event&) = default;
};

using Sink = EventSink<Event>;

}  // namespace durbar::maharaja
