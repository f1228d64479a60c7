#pragma once

#include <array>
#include <string_view>

#include "core/position_reader.h"
#include "games/tigris/state.h"

namespace durbar::tigris {

/// The words of the agenda line, one a step, and what stands behind them.
struct StepWord {
    Step step;
    std::string_view word;
    enum class Data : std::uint8_t { None, NumberIfAny, Square, Seat, SeatAndNumber } data;
};
inline constexpr std::array<StepWord, 13> kStepWords{{
    {Step::Draw, "draw", StepWord::Data::SeatAndNumber},
    {Step::Start, "start", StepWord::Data::None},
    {Step::Action, "action", StepWord::Data::None},
    {Step::Wars, "wars", StepWord::Data::NumberIfAny},
    {Step::Attack, "attack", StepWord::Data::None},
    {Step::Defence, "defence", StepWord::Data::None},
    {Step::Buildings, "building", StepWord::Data::Square},
    {Step::Monuments, "monument", StepWord::Data::Square},
    {Step::Treasures, "treasures", StepWord::Data::None},
    {Step::EndAction, "end-action", StepWord::Data::None},
    {Step::EndTurn, "end-turn", StepWord::Data::None},
    {Step::Refill, "refill", StepWord::Data::Seat},
    {Step::NextTurn, "next-turn", StepWord::Data::None},
}};

/// Letters of the drawing: tiles by colour, leaders by colour.
inline constexpr std::string_view kTileLetters = "rbgk";
inline constexpr std::string_view kLeaderLetters = "PFTK";
inline constexpr char kFlippedLetter = '#';
inline constexpr char kBurntLetter = 'x';
inline constexpr char kTreasureMark = '*';
inline constexpr char kUnificationMark = '+';
inline constexpr char kBuildingMark = '^';

/// How many tiles of the colour are nowhere in the state; negative: there are too many.
int missing_tiles(const State& s, Color color);

/// Reads "agenda wars; building C4; monument C4; treasures; end-action", soonest first; returns what is wrong
/// with it.
Fault parse_agenda(const Words& words, State& s);

/// Why no game can have this agenda with this table, in words; empty if one can.
Fault agenda_fault(const State& s);

/// Says who decides each waiting step. Refuses an agenda whose first step leaves nothing to decide.
/// Precondition: agenda_fault and Rules::violation found nothing.
Fault assign_actors(State& s);

}  // namespace durbar::tigris
