#pragma once

#include <array>
#include <string_view>

#include "core/position_reader.h"
#include "games/maharaja/state.h"

namespace durbar::maharaja {

/// The words of the agenda line, one a step, in the order of the steps. A seat stands behind a word unless
/// chance or the active player decides.
inline constexpr std::array<std::string_view, index(Step::Give) + 1> kStepWords{
    "governor", "choose", "bid", "place", "disc", "turn", "victim", "give"};
constexpr std::string_view step_word(Step s) { return kStepWords[index(s)]; }
constexpr bool names_seat(Step s) { return s != Step::Governor && s != Step::Turn; }

/// Why a game has ended, as positions and JSON say it.
inline constexpr std::array<std::string_view, index(EndReason::Both) + 1> kEndWords{"", "palaces", "rounds",
                                                                                    "both"};

/// What the line `used` names.
struct UsedWord {
    std::string_view word;
    bool Turn::* field;
};
inline constexpr std::array<UsedWord, 4> kUsedWords{{{"trader", &Turn::trader_paid},
                                                     {"yogi", &Turn::yogi_paid},
                                                     {"builder", &Turn::builder_used},
                                                     {"token", &Turn::token_used}}};

inline constexpr std::string_view kEmptySite = "-";

int palaces_on_board(const Table& t, int seat);

/// Reads "agenda victim 1; turn", soonest first; returns what is wrong with it. A turn has no actor before
/// the active seat is known.
Fault parse_agenda(const Words& words, State& s);

/// Why no game can have this agenda, in words; empty if one can.
Fault agenda_shape_fault(const State& s);
/// Why no game can ask that of whom it asks, in words; empty if one can. Precondition: the shape is sound.
Fault decision_fault(const State& s);

}  // namespace durbar::maharaja
