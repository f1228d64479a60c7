#pragma once

#include <optional>

#include "core/result.h"
#include "core/rule_error.h"
#include "games/rajas/event.h"
#include "games/rajas/moves.h"
#include "games/rajas/state.h"

/// The verbs of the game, one namespace a ledger chapter or two. `legal` lists what `check` passes; `apply`
/// takes the step's frame off the agenda and puts on what follows; `settle` runs a step that may need no
/// decision and says whether it did anything: false means that the step waits for a move.
namespace durbar::rajas {

using Refused = std::optional<RuleError>;

/// What a cause brings the active seat; nothing if it is none that has effects.
data::Effects effects_of(const State& s, Cause cause);
/// Puts the effects of a cause on the agenda, the first one on top (RG-8.12).
void push_effects(State& s, Cause cause);

namespace deal {  // RG-1, RG-13.3, RG-14.4
/// The colour that is rolled next. Precondition: a die is left.
Color rolling(const RollFrame& roll);
void legal(const State& s, MoveList& out);
std::uint32_t total_weight(const State& s);
Refused check(const State& s, const RevealTile& m);
Refused check(const State& s, const RollDie& m);
Refused check(const State& s, const RollRiver& m);
Refused check(const State& s, const DrawRiverToken& m);
Refused check(const State& s, const StartWith& m);
Refused check(const State& s, const DrawToken& m);
void apply(State& s, const RevealTile& m, const Sink& sink);
void apply(State& s, const RollDie& m, const Sink& sink);
void apply(State& s, const RollRiver& m, const Sink& sink);
void apply(State& s, const DrawRiverToken& m, const Sink& sink);
void apply(State& s, const StartWith& m, const Sink& sink);
void apply(State& s, const DrawToken& m, const Sink& sink);
/// RG-1.9 The lowest sum begins.
void begin(State& s, const Sink& sink);
}  // namespace deal

namespace turn {  // RG-2, RG-12
/// RG-13.10 Whether the active seat, which has no worker left, may take a token in this phase.
bool catches_up(const State& s);
void begin_round(State& s, const Sink& sink);
void end_turn(State& s, const Sink& sink);
}  // namespace turn

namespace place {  // RG-3
/// The spaces that a seat may enter now, as bits.
std::uint64_t spaces(const State& s, int seat);
bool can_place(const State& s, int seat);
/// The die that a space takes: of a colour or of any, with a face in a range (RG-7.2, RG-8.4, RG-8.5,
/// RG-10.1).
struct DiePrice {
    std::optional<Color> color;
    int lowest = 1;
    int highest = data::kFaces;
};
/// Whether a space takes a die besides money and worker.
bool takes_die(const data::Space& space);
/// Precondition: it does.
DiePrice die_price(const data::Space& space);
void legal(const State& s, MoveList& out);
void legal_dice(const State& s, MoveList& out);
Refused check(const State& s, const Place& m);
Refused check(const State& s, const PayDie& m);
void apply(State& s, const Place& m, const Sink& sink);
void apply(State& s, const PayDie& m, const Sink& sink);
}  // namespace place

namespace dice {  // RG-4, RG-8.1
/// Dice for the active seat.
void gain(State& s, TakeDiceFrame gain, const Sink& sink);
/// RG-4.3 By how many a waiting gain exceeds the room.
int overflow(const State& s, const TakeDiceFrame& gain);
/// What may be taken of a gain now: at most so many of each colour, and how many in all (RG-4.4, RG-4.8).
struct Offer {
    DieCounts dice{};
    int fewest = 0;
    int most = 0;
};
Offer offer_of(const State& s, const TakeDiceFrame& gain);
/// Gives a die back to the supply.
void give_back(State& s, Color color, int face);
bool settle_room(State& s);
bool settle_take(State& s);
bool settle_reroll(State& s);
void legal_room(const State& s, MoveList& out);
void legal_take(const State& s, MoveList& out);
void legal_reroll(const State& s, MoveList& out);
Refused check(const State& s, const ReturnDie& m);
Refused check(const State& s, const RerollDie& m);
Refused check(const State& s, const TakeDice& m);
void apply(State& s, const ReturnDie& m, const Sink& sink);
void apply(State& s, const RerollDie& m, const Sink& sink);
void apply(State& s, const Done& m, const Sink& sink);
void apply(State& s, const TakeDice& m, const Sink& sink);
}  // namespace dice

namespace quarry {  // RG-5, RG-9
/// The largest sum that dice of a colour can pay with that much karma.
int most_pips(const Dice& dice, Color color, int karma);
bool can_build(const State& s, int seat);
bool can_cover(const State& s, int seat);
/// RG-9.3 Whether the die may be given for the master builder; whether some die of that value may.
bool leaves_cover(const State& s, int seat, const PayDie& m);
bool leaves_cover(const State& s, int seat, int value);
/// What the tile costs on its cell: its price, or the difference.
int price(const State& s, const PayTileFrame& frame);
/// The sum that a payment comes to.
int pips(const PayTile& m);
void legal_tiles(const State& s, MoveList& out);
void legal_cells(const State& s, MoveList& out);
void legal_payments(const State& s, MoveList& out);
Refused check(const State& s, const ChooseTile& m);
Refused check(const State& s, const LayTile& m);
Refused check(const State& s, const PayTile& m);
void apply(State& s, const ChooseTile& m, const Sink& sink);
void apply(State& s, const LayTile& m, const Sink& sink);
void apply(State& s, const PayTile& m, const Sink& sink);
}  // namespace quarry

namespace scoring {  // RG-6
/// RG-6.2 What a building on a tile laid now brings a seat.
int building_value(const State& s, int seat, Building building);
/// What a tile brings the active seat if it is laid now (RG-6.1, RG-6.2).
ScoreTileFrame gains_of(const State& s, Tile tile);
/// The yield or the token that pays when the active seat has reached a yield.
Cause yield_cause(const ReachedYield& yield);
/// Puts the gains of a tile just laid on the agenda, and the yields that it reaches.
void score(State& s, Tile tile, Cell cell, unsigned roads);
bool settle_tile(State& s, const Sink& sink);
bool settle_yields(State& s, const Sink& sink);
bool settle_upgrade(State& s);
void legal_yields(const State& s, MoveList& out);
void legal_upgrades(const State& s, MoveList& out);
Refused check(const State& s, const FirstYield& m);
Refused check(const State& s, const UpgradeBuilding& m);
void apply_tile(State& s, Track first, const Sink& sink);
void apply(State& s, const FirstYield& m, const Sink& sink);
void apply(State& s, const UpgradeBuilding& m, const Sink& sink);
}  // namespace scoring

namespace market {  // RG-7
/// The money for that many stalls of a good, the dearest ones.
int worth(const Stalls& stalls, Good good, int count);
/// How many stalls a scoring may count at most.
int most_stalls(const Stalls& stalls, Good good, int cap);
bool settle(State& s);
void legal(const State& s, MoveList& out);
Refused check(const State& s, const Sell& m);
void apply(State& s, const Sell& m, const Sink& sink);
}  // namespace market

namespace effects {  // RG-8, RG-10, RG-13
void run(State& s, const Sink& sink);
void discard(State& s);
}  // namespace effects

namespace river {  // RG-10
/// Free spaces before a boat, the final one included.
int free_ahead(const State& s, int seat);
/// RG-8.11
bool can_use_portuguese(const State& s, int seat);
/// RG-10.8 Whether a chamber can be carried out without a worker and its die.
bool can_visit(const State& s, int chamber);
/// The space that many free spaces on.
int destination(const State& s, int seat, int spaces);
/// What a space pays: its token, or what is printed.
data::Effects reward(const State& s, int space);
bool settle(State& s, const Sink& sink);
void legal_sails(const State& s, MoveList& out);
void legal_visits(const State& s, MoveList& out);
Refused check(const State& s, const Sail& m);
Refused check(const State& s, const Visit& m);
void apply(State& s, const Sail& m, const Sink& sink);
void apply(State& s, const Visit& m, const Sink& sink);
}  // namespace river

namespace tracks {  // RG-11
void gain_fame(State& s, int amount, Cause cause, const Sink& sink);
void gain_money(State& s, int amount, Cause cause, const Sink& sink);
void gain_karma(State& s, int amount, Cause cause, const Sink& sink);
void gain_worker(State& s, WorkerSource source, const Sink& sink);
/// The lowest waiting bonus of a track, which comes first (RG-11.11). Precondition: one waits.
Cause next_bonus(const State& s, Track track);
bool settle_bonuses(State& s, const Sink& sink);
void apply_bonus(State& s, Track track, const Sink& sink);
/// Fame or money first: of a tile's gains, or of waiting bonuses.
void legal(const State& s, MoveList& out);
Refused check(const State& s, const First& m);
void apply(State& s, const First& m, const Sink& sink);
}  // namespace tracks

namespace tokens {  // RG-13
bool any_fits(const State& s);
bool settle(State& s);
void legal(const State& s, MoveList& out);
void legal_first(const State& s, MoveList& out);
Refused check(const State& s, const TakeToken& m);
void apply(State& s, const TakeToken& m, const Sink& sink);
}  // namespace tokens

}  // namespace durbar::rajas
