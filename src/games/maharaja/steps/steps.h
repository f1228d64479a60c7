#pragma once

#include <optional>

#include "core/rule_error.h"
#include "games/maharaja/event.h"
#include "games/maharaja/moves.h"
#include "games/maharaja/state.h"

/// The verbs of the game, one namespace a ledger chapter. `legal` lists what `check` passes; `apply` does it
/// and everything that follows without a decision.
namespace durbar::maharaja {

using Refused = std::optional<RuleError>;

namespace setup {  // MJ-1, MJ-2, MJ-3
void legal_draws(const State& s, MoveList& out);
void legal_choices(const State& s, MoveList& out);
void legal_places(const State& s, MoveList& out);
Refused check(const State& s, const DrawGovernor& m);
Refused check(const State& s, const ChooseCharacter& m);
Refused check(const State& s, const PlaceHouse& m);
void apply(State& s, const DrawGovernor& m, const Sink& sink);
void apply(State& s, const ChooseCharacter& m, const Sink& sink);
void apply(State& s, const PlaceHouse& m, const Sink& sink);
}  // namespace setup

namespace auction {  // MJ-17
/// Opens an auction. Precondition: two seats or more have no character.
void open(State& s);
void legal(const State& s, MoveList& out);
Refused check(const State& s, const Bid& m);
Refused check(const State& s, const Pass& m);
void apply(State& s, const Bid& m, const Sink& sink);
void apply(State& s, const Pass& m, const Sink& sink);
}  // namespace auction

namespace rounds {  // MJ-4, MJ-5
void begin(State& s, const Sink& sink);
void legal_discs(MoveList& out);
Refused check(const SetDisc& m);
void apply(State& s, const SetDisc& m, const Sink& sink);
}  // namespace rounds

namespace turns {  // MJ-6, MJ-14
/// The next player shows the disc and begins. Precondition: somebody has not played.
void begin(State& s, const Sink& sink);
void legal(const State& s, MoveList& out);
void apply(State& s, const EndTurn& m, const Sink& sink);

/// The open parts of a source; the Builder has none.
const Parts& parts(const State& s, Source source);
/// MJ-6.8 Empty if a part of that kind is open in the source.
Refused check_part(const State& s, Source source, Part part);
/// Precondition: it is open.
void use_part(State& s, Source source, Part part);
}  // namespace turns

namespace travel {  // MJ-7
void legal(const State& s, MoveList& out);
Refused check(const State& s, const Travel& m);
void apply(State& s, const Travel& m, const Sink& sink);
}  // namespace travel

namespace houses {  // MJ-8
void legal(const State& s, MoveList& out);
Refused check(const State& s, const BuildHouse& m);
Refused check(const State& s, const MoveHouse& m);
void apply(State& s, const BuildHouse& m, const Sink& sink);
void apply(State& s, const MoveHouse& m, const Sink& sink);
}  // namespace houses

namespace palaces {  // MJ-9
void legal(const State& s, MoveList& out);
Refused check(const State& s, const BuildPalace& m);
void apply(State& s, const BuildPalace& m, const Sink& sink);
}  // namespace palaces

namespace supplies {  // MJ-10
void legal(const State& s, MoveList& out);
Refused check(const State& s, const TakeGold& m);
Refused check(const State& s, const TakeHouses& m);
void apply(State& s, const TakeGold& m, const Sink& sink);
void apply(State& s, const TakeHouses& m, const Sink& sink);
}  // namespace supplies

namespace governors {  // MJ-11
void legal(const State& s, MoveList& out);
Refused check(const State& s, const MoveGovernor& m);
void apply(State& s, const MoveGovernor& m, const Sink& sink);
}  // namespace governors

namespace characters {  // MJ-12, MJ-13, MJ-20
/// What the active player's characters bring by themselves and have not yet brought this turn.
void grant(State& s, const Sink& sink);
/// MJ-13.8, MJ-13.11 Whether the active player can use the Builder now, and why not: looked at when it is
/// used.
bool can_use_builder(const State& s);
Refused check_builder(const State& s);
void legal(const State& s, MoveList& out);
void legal_gifts(const State& s, MoveList& out);
Refused check(const State& s, const TakeCharacter& m);
Refused check(const State& s, const Exchange& m);
Refused check(const State& s, const Takeover& m);
Refused check_pick(const State& s, const ChooseCharacter& m);
Refused check(const State& s, const GiveCharacter& m);
void apply(State& s, const TakeCharacter& m, const Sink& sink);
void apply(State& s, const Exchange& m, const Sink& sink);
void apply(State& s, const Takeover& m, const Sink& sink);
void apply_pick(State& s, const ChooseCharacter& m, const Sink& sink);
void apply(State& s, const GiveCharacter& m, const Sink& sink);
}  // namespace characters

namespace tokens {  // MJ-18
void legal(const State& s, MoveList& out);
Refused check(const State& s, const UseToken& m);
void apply(State& s, const UseToken& m, const Sink& sink);
}  // namespace tokens

namespace scoring {  // MJ-15, MJ-16
/// Pays for the city where the Maharaja stands.
void score(State& s, const Sink& sink);
EndReason end_of_game(const State& s);
}  // namespace scoring

inline void pay(State& s, int seat, int gold) {
    auto& own = s.gold[static_cast<unsigned>(seat)];
    own = static_cast<std::uint16_t>(own - gold);
}
inline void receive(State& s, int seat, int gold) { pay(s, seat, -gold); }

/// The seat to act. Precondition: a seat is.
inline int actor(const State& s) { return seat_of(s.agenda.back().actor); }
inline std::uint8_t seat8(int seat) { return static_cast<std::uint8_t>(seat); }

}  // namespace durbar::maharaja
