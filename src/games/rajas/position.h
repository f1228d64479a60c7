#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/position_reader.h"
#include "games/rajas/state.h"

namespace durbar::rajas {

inline constexpr std::string_view kNothing = "-";
inline constexpr char kCoverMark = '+';
inline constexpr std::string_view kColorLetters = "bopg";
inline constexpr std::array<std::string_view, kWorkerSources> kSourceNames{"fame", "money", "bridge"};

/// The words of `enum class Laying` and of `enum class Track`.
inline constexpr std::array<std::string_view, 2> kLayingNames{"build", "cover"};
inline constexpr std::array<std::string_view, 2> kTrackNames{"fame", "money"};

/// "blue-snake"
std::string stack_name(unsigned stack);

/// Dice that are named or taken and not yet rolled; they are neither in a hand nor in the supply.
DieCounts unrolled_dice(const State& s);
DieCounts unrolled_dice(const State& s, int seat);
/// Tiles that lie open, in provinces or under others, as bits.
std::uint64_t tiles_outside_stacks(const State& s);
/// Yield tokens of each kind that lie on a province board, are discarded or are being resolved.
std::array<int, kTokens> tokens_outside_supply(const State& s);

/// Reads "agenda die chamber-2; end-turn", soonest first; returns what is wrong with it.
Fault parse_agenda(const Words& words, State& s);
/// "die chamber-2", "sail 0 1 money-12": behind the step what it is about, then its cause if it is known
std::string frame_text(const Frame& frame);

/// What a position says itself, by seat where it is about seats.
struct Given {
    bool open = false;
    bool round = false;
    bool phase = false;
    std::array<bool, kMaxPlayers> money{};
    std::array<bool, kMaxPlayers> bonuses{};
    std::array<bool, kMaxPlayers> gained{};
    std::array<bool, kMaxPlayers> reached{};
};

/// Fills in what a position leaves out: supplies and stacks hold what lies nowhere else (RG-15.4), each stack
/// shows its lowest tile, bonuses and workers are those that the markers have passed, yields those that roads
/// reach.
Fault fill_in(State& s, const Given& given);

/// Whether the seat's turn in this phase is still to come.
bool is_later(const State& s, unsigned seat);

/// Whether the game is still being set up.
bool sets_up(const State& s);

/// Whether the cause that a frame names can lead to it; unnamed causes can. Precondition: the game is begun.
bool sound_cause(const State& s, const Frame& frame);

/// RG-15.7 Why no game can have this agenda with this table, in words; empty if one can.
/// Precondition: Rules::violation found nothing.
Fault agenda_fault(const State& s);

}  // namespace durbar::rajas
