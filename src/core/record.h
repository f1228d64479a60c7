#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/ids.h"
#include "core/result.h"
#include "core/standing.h"

namespace durbar {

class AnyMatch;

/// A whole match as text: who played what, and every outcome of chance, so that it replays without a random
/// generator.
///
///     durbar record 1
///     game tigris
///     rules 1
///     players 2
///     option board=standard
///     seat 0 Lenka
///     note seed 6f2a…              whatever else is worth keeping, such as proofs of honest chance
///     position                     only if the match did not begin at the beginning:
///     | tigris …                   the position text, each line behind a bar
///     moves
///     1 chance draw red
///     14 seat 1 tile red C4
///     standing 0 points 3 rank 1   what held after the last move
///     end finished 0123456789abcdef
///
/// The last word is the fingerprint of everything above it; a record written by hand may leave it out.
struct Record {
    struct Ply {
        Player actor = Player::Nobody;
        std::string move;
        int line = 0;  ///< where it stands in the text it was read from; 0 when it was not read
    };
    struct Place {
        int points = 0;
        int rank = 0;
        int line = 0;
    };

    std::string game;
    int rules_version = 0;
    int players = 0;
    std::vector<std::pair<std::string, std::string>> options;
    std::vector<std::string> names;  ///< one per seat
    /// A word and a line of text each; the moves do not depend on them.
    std::vector<std::pair<std::string, std::string>> notes;
    std::string position;  ///< empty: the match began at the beginning
    std::vector<Ply> plies;
    std::vector<Place> standing;
    bool finished = false;
};

inline constexpr int kRecordVersion = 1;

std::string format_record(const Record& record);

/// Reads the form only; whether the moves are legal is found by replaying them.
Result<Record> parse_record(std::string_view text);

/// Plays the record's moves on a fresh match of its game, at most `until` of them (negative: all). Refuses
/// with the line of the first move that is illegal or made by the wrong seat; after all moves the standing
/// must be the recorded one.
std::optional<Error> replay(AnyMatch& match, const Record& record, int until = -1);

/// The text of the note with that name; empty if there is none.
std::string_view note_of(const Record& record, std::string_view name);

/// A name fit for a record: no control characters, no blanks at the ends, at most 64 bytes.
bool is_valid_name(std::string_view name);

}  // namespace durbar
