#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/value.h"
#include "hall/table.h"

/// What the people at a table are told. Everybody who reads as the same seat, and all spectators, are told
/// the same, so each of these is made once for all of them.
namespace durbar::hall {

/// The whole table as one value: stage, settings, people, clocks, requests and the view of the match. What
/// changes with a move is sent as a patch of it (hall/patch.h). `seat`: who reads; empty: a spectator.
Value page_value(const Table& table, std::optional<int> seat);

/// What the seat may decide now, with the version to answer; null if it has nothing to decide.
Value choices_value(const Table& table, std::optional<int> seat);

/// What a reader has seen so far.
struct Cursor {
    std::uint64_t match = 0;   ///< version of the match
    std::uint64_t remark = 0;  ///< number of the last remark
};
Cursor end_of(const Table& table);

/// Everything that happened since, in order: changes of the match and remarks. At most `most` of the newest.
Value news_value(const Table& table, std::optional<int> seat, const Cursor& since, std::size_t most);

/// What happened up to `before`, in order: at most `most`, the newest of them. Costs no more than these,
/// however much has happened since.
Value history_value(const Table& table, std::optional<int> seat, const Cursor& before, std::size_t most);

/// The match as it was after so many moves, as the reader knew it then. Precondition: the game has begun, and
/// so many moves hold.
Fields past_fields(const Table& table, std::optional<int> seat, std::size_t plies);

/// A line of the lobby.
Value summary_value(const Table& table);

std::string_view name_of(Table::Stage stage);

}  // namespace durbar::hall
