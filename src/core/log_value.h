#pragma once

#include "core/any_match.h"
#include "core/value.h"

namespace durbar {

/// One change of a match, as protocol/log.schema.json has it: a move with its events, an undo, a sealed
/// choice.
Value log_entry_value(LogEntry entry);

}  // namespace durbar
