#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "arena/score.h"
#include "core/result.h"

namespace durbar {

/// The journal of a series of games: a line that says which series it is, then one line for each game as it
/// ended, in whatever order, each with its own seal. Whoever is interrupted goes on from it.
std::string journal_header(std::string_view identity);
std::string journal_line(const ArenaGame& game, int players);

struct Journal {
    std::vector<ArenaGame> games;
    std::size_t length = 0;  ///< bytes that hold; what follows was torn off while it was written
};

/// Reads a journal, which may be empty or end in the middle of a line. Refuses one of another series and one
/// that is damaged elsewhere than at its end. `identity` and `players` are those of the series to go on with.
Result<Journal> read_journal(std::string_view text, std::string_view identity, int players);

}  // namespace durbar
