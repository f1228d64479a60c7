#pragma once

#include "core/value.h"
#include "games/maharani/state.h"

/// The words in which boards and sentences are told.
namespace durbar::maharani {

inline Value space_value(Space space) {
    return space == kNoSpace ? Value(nullptr) : Value(space_name(space));
}

/// The fields of a tile. Precondition: there is one.
inline Fields tile_fields(Tile tile) {
    return {{"color", color_name(color_of(tile))}, {"face", face_name(face_of(tile))}};
}

constexpr std::string_view end_name(EndReason reason) {
    switch (reason) {
        case EndReason::None: return "none";
        case EndReason::Complete: return "complete";
        case EndReason::Stuck: return "stuck";
    }
    return {};
}

}  // namespace durbar::maharani
