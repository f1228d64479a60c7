#pragma once

#include <array>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/ids.h"
#include "hall/indexed_json.h"
#include "hall/page.h"
#include "hall/table.h"
#include "server/bot_pool.h"
#include "server/sockets.h"

namespace durbar::server {

/// Who reads a table alike: one group for each seat, and one for all spectators.
using ReaderIndex = std::size_t;
inline constexpr ReaderIndex kSpectators = kMaxSeats;
inline constexpr std::size_t kReaders = kMaxSeats + 1;

constexpr std::optional<int> seat_of(ReaderIndex reader) {
    return reader == kSpectators ? std::nullopt : std::optional<int>(static_cast<int>(reader));
}
constexpr ReaderIndex reader_of(std::optional<int> seat) {
    return seat ? static_cast<ReaderIndex>(*seat) : kSpectators;
}

struct LiveTable;

/// One reader, its open sockets, and what they have been told last.
struct ReaderSlot {
    std::vector<SocketId> sockets;
    bool asked = false;         ///< the last choices were not null
    std::uint64_t version = 0;  ///< of the match at the last telling
    hall::IndexedJson page;     ///< at the last telling; empty while there is no socket
};

/// A text, and who gets it.
struct Delivery {
    Text text;
    std::vector<SocketId> to;
};

/// Who asked for something, and by which number.
struct Asker {
    SocketId socket = 0;
    std::uint64_t request = 0;
};

/// Something that has happened at a table but is not told before it is durable, nor before what happened
/// earlier.
struct Change {
    bool durable = false;
    /// The tellings are still to be made; this is where the table was before. Only the newest change of a
    /// table can be so, because they are made from the table as it is.
    std::optional<hall::Cursor> untold{};
    std::vector<Delivery> tellings{};
    std::optional<Asker> asker{};
    Text answer{};

    bool ready() const { return durable && !untold; }
};

/// A bot that has been asked for a decision.
struct Thought {
    int seat = 0;
    std::uint64_t asked_since = 0;  ///< which decision: Seat::asked_since
    BotPool::Ticket ticket = 0;
    hall::Moment not_before = 0;
    std::optional<std::string> move{};
};

/// A table that is in memory, and everything that goes on around it.
struct LiveTable {
    /// Null pointer: there is no such table, or the denial says why it could not be read.
    using Then = std::function<void(LiveTable*, const hall::Denial&)>;

    explicit LiveTable(std::string name) : id(std::move(name)) {}

    std::string id;
    std::optional<hall::Table> table;  ///< as of the newest change, durable or not; empty while it is read
    std::uint32_t generation = 0;      ///< grows when changes are given up because they could not be stored
    std::array<ReaderSlot, kReaders> readers;
    std::deque<Change> changes;  ///< not told yet, in order
    bool in_untold = false;      ///< it is to be told soon: Tables::untold_
    std::vector<Then> waiting;   ///< for the table to be read
    std::vector<Thought> thoughts;
    int bot_failures = 0;
    std::optional<hall::Moment> rings_at;  ///< a timer is set for Table::due
    hall::Moment used_at = 0;
    // What the store's row of it says.
    std::optional<hall::Table::Stage> stored_stage;
    std::vector<std::string> stored_people;
    hall::Moment stored_at = 0;
    bool summary_changed = true;  ///< since the lobby heard of it

    bool is_watched() const {
        for (const ReaderSlot& reader : readers) {
            if (!reader.sockets.empty()) return true;
        }
        return false;
    }
};

}  // namespace durbar::server
