#pragma once

#include <optional>

#include "core/rule_error.h"
#include "games/maharani/event.h"
#include "games/maharani/moves.h"
#include "games/maharani/state.h"

/// The verbs of the game, one namespace a ledger chapter. `legal` lists what `check` passes; `apply` takes
/// the step's frame off the agenda and puts on what follows; `settle` runs a step that may need no decision
/// and says whether it did anything: false means that the step waits for a move.
namespace durbar::maharani {

using Refused = std::optional<RuleError>;

namespace deal {  // MH-1, MH-9
void legal_starts(const State& s, MoveList& out);
void legal_draws(const State& s, MoveList& out);
Refused check(const State& s, const StartWith& m);
Refused check(const State& s, const DrawTile& m);
void apply(State& s, const StartWith& m, const Sink& sink);
void apply(State& s, const DrawTile& m, const Sink& sink);
bool settle_refill(State& s);
/// MH-9.4 Middle-pillar tiles leave the rondel once their spaces are full.
void remove_middle(State& s, const Sink& sink);
}  // namespace deal

namespace turn {  // MH-2, MH-8, MH-11
void legal_actions(const State& s, MoveList& out);
Refused check(const State& s, const Refresh& m);
void apply(State& s, const Refresh& m, const Sink& sink);
void end_turn(State& s, const Sink& sink);
void next_turn(State& s, const Sink& sink);
}  // namespace turn

namespace tiles {  // MH-3, MH-4, MH-7
void legal(const State& s, MoveList& out);
void legal_second(const State& s, MoveList& out);
Refused check(const State& s, const LayTile& m);
Refused check(const State& s, const Done& m);
void apply(State& s, const LayTile& m, const Sink& sink);
void apply(State& s, const Done& m, const Sink& sink);
bool settle_second(State& s);
}  // namespace tiles

namespace workers {  // MH-5, MH-6, MH-12
/// What may come onto the tile on a space: workers to move, and crews to take a new one of.
struct Choices {
    FixedVec<Crew, kMostCrewsOfSeat> move{};
    FixedVec<Crew, kMostCrewsOfSeat> fresh{};

    constexpr std::size_t size() const { return move.size() + fresh.size(); }
};
/// Precondition: a tile lies there, and its arrow points at the active player.
Choices choices(const State& s, Space space);
/// The active player's worker of that crew on another tile of the colour in the section, or kNoSpace.
Space other_worker(const State& s, Crew crew, Space space);
bool settle(State& s, const Sink& sink);
void legal(const State& s, MoveList& out);
Refused check(const State& s, const MoveWorker& m);
Refused check(const State& s, const NewWorker& m);
void apply(State& s, const MoveWorker& m, const Sink& sink);
void apply(State& s, const NewWorker& m, const Sink& sink);
}  // namespace workers

namespace sections {  // MH-10
/// Scores every section that is full and not yet scored; with Reason::Stuck those that are not full, too.
void score(State& s, Reason reason, const Sink& sink);
}  // namespace sections

}  // namespace durbar::maharani
