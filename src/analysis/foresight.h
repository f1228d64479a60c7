#pragma once

#include <string>
#include <vector>

#include "analysis/walk.h"
#include "core/any_match.h"

namespace durbar::analysis {

/// What a line of moves would cause after the first `ply` moves of the match: a log entry for each move, with
/// all secrets, as far as the line can be played. Chance, which a line leaves out, brings what is most
/// likely. Precondition: ply <= walk.plies().
std::vector<LogEntry> foresee(const Walk& walk, std::size_t ply, const std::vector<std::string>& moves);

}  // namespace durbar::analysis
