#pragma once

#include <optional>

#include "core/rule_error.h"
#include "games/tigris/event.h"
#include "games/tigris/moves.h"
#include "games/tigris/state.h"

/// The verbs of the game, one namespace a ledger chapter. `legal` lists what `check` passes; `apply` takes
/// the step's frame off the agenda and puts on what follows; `settle` runs a step that may need no decision
/// and says whether it did anything: false means that the step waits for a move.
namespace durbar::tigris {

using Refused = std::optional<RuleError>;

namespace deal {  // TE-1
void legal_draws(const State& s, MoveList& out);
void legal_starts(const State& s, MoveList& out);
Refused check(const State& s, const DrawTile& m);
Refused check(const State& s, const StartWith& m);
void apply(State& s, const DrawTile& m, const Sink& sink);
void apply(State& s, const StartWith& m, const Sink& sink);
}  // namespace deal

namespace turn {  // TE-3, TE-12, TE-13
void legal_actions(const State& s, MoveList& out);
void apply(State& s, const Pass& m, const Sink& sink);
void end_action(State& s);
void end_turn(State& s, const Sink& sink);
void refill(State& s, const Sink& sink);
void next_turn(State& s, const Sink& sink);
void end_game(State& s, EndReason reason, const Sink& sink);
}  // namespace turn

namespace leaders {  // TE-4
Refused check(const State& s, const PlaceLeader& m);
Refused check(const State& s, const Withdraw& m);
void apply(State& s, const PlaceLeader& m, const Sink& sink);
void apply(State& s, const Withdraw& m, const Sink& sink);
/// TE-4.14 Sends home every leader without a face-up temple beside it.
void send_homeless(State& s, const Sink& sink);
}  // namespace leaders

namespace tiles {  // TE-5
Refused check(const State& s, const PlaceTile& m);
void apply(State& s, const PlaceTile& m, const Sink& sink);
}  // namespace tiles

namespace catastrophes {  // TE-6
Bits targets(const State& s);
Refused check(const State& s, const PlayCatastrophe& m);
void apply(State& s, const PlayCatastrophe& m, const Sink& sink);
}  // namespace catastrophes

namespace swaps {  // TE-7
Refused check(const State& s, const Swap& m);
void apply(State& s, const Swap& m, const Sink& sink);
}  // namespace swaps

namespace conflicts {  // TE-8.6, TE-9.13: support, the same for revolts and wars
void begin(State& s, const Conflict& conflict, const Sink& sink);
void legal(const State& s, MoveList& out);
Refused check(const State& s, const Commit& m);
void apply(State& s, const Commit& m, const Sink& sink);
}  // namespace conflicts

namespace revolts {  // TE-8
/// Begins a revolt if the leader just placed on `cell` meets one of its colour.
void begin_if_any(State& s, Color leader, Cell cell, const Sink& sink);
void settle_result(State& s, Color leaders, int winner, int loser, const Sink& sink);
}  // namespace revolts

namespace wars {  // TE-9
bool settle(State& s, const Sink& sink);
void legal(const State& s, MoveList& out);
Refused check(const State& s, const ChooseWar& m);
void apply(State& s, const ChooseWar& m, const Sink& sink);
/// What the running war would be if fought now: attacker, defender and their strengths (TE-9.7, TE-9.8).
Conflict war_of(const Table& t, Color leaders);
void settle_result(State& s, Color leaders, int winner, int loser, const Sink& sink);
}  // namespace wars

namespace monuments {  // TE-10
bool settle(State& s);
void legal(const State& s, MoveList& out);
Refused check(const State& s, const BuildMonument& m);
void apply(State& s, const BuildMonument& m, const Sink& sink);
/// Corners of the squares on which the laid tile allows a monument, on the board as it stands after the wars,
/// whoever rules there.
FixedVec<Cell, 4> squares_with(const Table& t, Cell laid);
/// Whether the monument is in the supply and has the colour.
bool available(const Table& t, Monument m, Color color);
/// The four squares of a monument.
Bits footprint(Cell corner);
/// Corners of the squares that a tile laid at `laid` makes with three of the equal ones (TE-10.1, TE-10.3,
/// TE-10.9).
FixedVec<Cell, 4> complete_squares(const Bits& equal, Cell laid);
}  // namespace monuments

namespace treasures {  // TE-11
/// A kingdom that pays: its trader's owner, the treasures in it and those of them that may stay.
struct Payment {
    int seat = -1;  ///< -1: there is none
    Bits all;
    Bits may_stay;
};
Payment next_payment(const Table& t);
bool settle(State& s, const Sink& sink);
void legal(const State& s, MoveList& out);
Refused check(const State& s, const KeepTreasure& m);
void apply(State& s, const KeepTreasure& m, const Sink& sink);
}  // namespace treasures

namespace buildings {  // TE-15
bool settle(State& s);
void legal(const State& s, MoveList& out);
Refused check(const State& s, const SetBuilding& m);
void apply(State& s, const SetBuilding& m, const Sink& sink);
/// The squares on which the building of the laid tile's colour may be set or to which it may move now.
Bits sites(const Table& t, Cell laid);
/// Returns the building that stands on one of the squares, if any, to the supply (TE-15.12, TE-15.13).
void return_from(State& s, const Bits& squares, Reason reason, const Sink& sink);
}  // namespace buildings

/// Gives points to a seat and reports them.
void award(State& s, int seat, Color color, int amount, Cell cell, Reason reason, const Sink& sink);

}  // namespace durbar::tigris
