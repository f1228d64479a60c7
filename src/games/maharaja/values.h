#pragma once

#include <optional>

#include "core/value.h"
#include "games/maharaja/event.h"
#include "games/maharaja/journeys.h"
#include "games/maharaja/state.h"

/// The words in which boards and sentences are told.
namespace durbar::maharaja {

inline Value disc_value(const Disc& disc) {
    if (!disc.is_set()) return nullptr;
    return List{action_name(disc.first), action_name(disc.second)};
}

inline Value cards_value(Cards cards) {
    List list;
    for_each_card(cards, [&](Character c) { list.emplace_back(character_name(c)); });
    return list;
}

/// How many parts of each kind are open.
inline Value parts_value(const Parts& parts) {
    Fields fields;
    for (unsigned i = 0; i < kParts; ++i) fields.push_back({kPartNames[i], parts.open[i]});
    return fields;
}

/// MJ-21.2 Whether the viewer may know how much gold a seat has.
inline bool shows_gold(const View& view, int seat) {
    return view.open || !view.options.hidden_gold || view.agenda.empty() || view.seat == seat;
}

inline Value gold_value(Gold gold) { return gold ? Value(*gold) : Value(nullptr); }

/// Who receives something of a toll, and how much; how much is null where the reader may not know it.
Value tolls_value(const std::array<Gold, kMaxPlayers>& tolls);

/// A way of a seat: its roads, the tolls of their villages, what it costs the seat, and who receives what.
Fields way_fields(const Table& t, int seat, const Journey& journey);

/// The auction that is on, or the one that the seat at `choose` has just won.
struct ShownAuction {
    Auction auction;
    bool won = false;
};
/// MJ-17.9 Nothing but auctions costs gold in the set-up, so the purse of the winner tells the price;
/// everybody else without a character has passed. Empty where the last seat chooses for free (MJ-17.7).
std::optional<ShownAuction> auction_of(const Table& t);

}  // namespace durbar::maharaja
