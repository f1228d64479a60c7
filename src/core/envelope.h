#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/ids.h"
#include "core/reader.h"
#include "core/small_set.h"
#include "core/standing.h"
#include "core/telling.h"
#include "core/value.h"

/// The parts of a view and of other answers that are the same for all games.
namespace durbar {

/// A seat's number, "chance" or null.
Value player_value(Player player);
/// A seat's number, "spectator" or "referee".
Value reader_value(Reader reader);
Value seats_value(SmallSet seats);
/// {"event": kind, …its fields}.
Value event_value(Telling event);

/// What the envelope of a view is made of.
struct Envelope {
    std::string_view game;
    int players = 0;
    std::vector<std::pair<std::string_view, std::string>> options;
    Reader reader = Reader::spectator();
    std::uint64_t version = 0;
    std::size_t plies = 0;
    int turn = 0;
    std::optional<int> active_seat;
    Player to_act = Player::Nobody;
    SmallSet deciding;
    SmallSet sealed;
    std::optional<std::string> own_choice;  ///< what this reader has sealed
    Telling asked;
    std::optional<Telling> over;
    std::optional<int> undoable_by;
    Fields table;
    std::vector<Fields> seats;
};

Value envelope_value(Envelope envelope);

/// `shown`: for each seat whether the reader may know its values. Ranks are known only if all values are.
Value standing_value(const Standing& standing, std::span<const std::string_view> names,
                     const std::vector<bool>& shown);

}  // namespace durbar
