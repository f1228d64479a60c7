#pragma once

#include <array>
#include <string_view>

#include "core/position_reader.h"
#include "games/maharani/state.h"

namespace durbar::maharani {

/// The words of the agenda line, one a step, and what stands behind them.
struct StepWord {
    Step step;
    std::string_view word;
    enum class Data : std::uint8_t { None, AtSpace, Seat } data;
};
inline constexpr std::array<StepWord, 8> kStepWords{{
    {Step::Start, "start", StepWord::Data::None},
    {Step::Refill, "refill", StepWord::Data::None},
    {Step::Action, "action", StepWord::Data::None},
    {Step::Worker, "worker", StepWord::Data::AtSpace},
    {Step::Middle, "middle", StepWord::Data::None},
    {Step::Second, "second", StepWord::Data::None},
    {Step::EndTurn, "end-turn", StepWord::Data::None},
    {Step::NextTurn, "next-turn", StepWord::Data::Seat},
}};

/// Letters of tiles by colour and of workers by crew: "bS+r" is a blue tile, its arrow to the south, with a
/// red worker.
inline constexpr std::string_view kTileLetters = "bogrpy";
inline constexpr std::string_view kWorkerLetters = "rgby";
inline constexpr char kWorkerMark = '+';
inline constexpr std::string_view kEmptyPlace = "-";

/// Tiles of each kind that lie in the palace, on the rondel or out of the game.
std::array<int, kKinds> tiles_outside_bag(const State& s);

/// Reads "agenda worker A2; middle; second; end-turn", soonest first; returns what is wrong with it.
Fault parse_agenda(const Words& words, State& s);

/// Why no game can have this agenda with this table, in words; empty if one can.
Fault agenda_fault(const State& s);

/// Says who decides each waiting step. Refuses an agenda whose first step leaves nothing to decide.
/// Precondition: agenda_fault and Rules::violation found nothing.
Fault assign_actors(State& s);

}  // namespace durbar::maharani
