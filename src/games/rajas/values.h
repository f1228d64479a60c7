#pragma once

#include "core/value.h"
#include "games/rajas/cause.h"
#include "games/rajas/position.h"
#include "games/rajas/state.h"

/// The words in which boards and sentences are told.
namespace durbar::rajas {

inline Value tile_value(Tile tile) { return tile == kNoTile ? Value(nullptr) : Value(tile_name(tile)); }
inline Value token_value(Token token) {
    return token == kNoToken ? Value(nullptr) : Value(token_name(token));
}
inline Value laying_value(Laying laying) { return kLayingNames[index(laying)]; }

/// A number for each colour.
inline Value colors_value(const DieCounts& counts) {
    Fields fields;
    for (const Color c : kAllColors) fields.push_back({color_name(c), counts[index(c)]});
    return fields;
}

/// What an effect is, and its numbers.
Fields effect_fields(const data::Effect& effect);
/// A list of effects, in their order.
Value effects_value(data::Effects effects);

/// What kind of thing a cause is, in a word.
std::string_view reason_of(CauseKind kind);

/// Adds `reason` and `source`: what kind of thing it comes from, and which one. The source is a name, or the
/// number of a space of the river or of a track; null where there is but one.
Fields with_cause(Fields fields, Cause cause);

}  // namespace durbar::rajas
