#pragma once

#include <string>
#include <vector>

#include "core/any_match.h"
#include "terminal/face.h"
#include "terminal/ink.h"

/// What a terminal says about any game.
namespace durbar {

/// The one sentence that says who must do what, as this reader is to hear it.
std::string prompt(const AnyMatch& match, const Face& face, Reader reader, const texts::Names& names);

/// The sentence that teaches why a request was turned down, with the id of the rule if it is one.
std::string refusal_words(const Refusal& refusal, const Face& face);

/// What decides the rank of a seat: "4 palaces, 12 gold". Empty if it is hidden. `seat`: one of the values
/// that AnyMatch::standing gives.
std::string standing_words(const Value& seat, const Face& face);

/// Ranks, names and what was compared, best seat first.
std::string standing_table(const AnyMatch& match, const Face& face, const std::vector<std::string>& names,
                           const Ink& ink);

}  // namespace durbar
