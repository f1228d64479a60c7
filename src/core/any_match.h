#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_view.h"
#include "core/chance.h"
#include "core/ids.h"
#include "core/reader.h"
#include "core/record.h"
#include "core/refusal.h"
#include "core/small_set.h"
#include "core/standing.h"
#include "core/telling.h"
#include "core/value.h"

namespace durbar {

/// A possible outcome of chance with its integer weight.
struct Outcome {
    std::string move;
    std::uint32_t weight = 0;
};

/// An event in its place: within a move one turn may end and the next begin.
struct ToldEvent {
    int turn = 0;  ///< from 1; 0 before the first
    Telling telling;

    friend bool operator==(const ToldEvent&, const ToldEvent&) = default;
};

/// One change of a match, as a reader may know it.
struct LogEntry {
    enum class What : std::uint8_t {
        Move,    ///< a seat or chance has moved
        Undo,    ///< the ply and all after it were taken back; by nobody: because all agreed to it
        Sealed,  ///< a seat has made or withdrawn a choice that stays sealed until the last is in
    };

    std::uint64_t version = 0;  ///< of the match after it
    What what = What::Move;
    Player actor = Player::Nobody;
    std::size_t ply = 0;              ///< from 1, as in records; 0 where nothing was played
    int turn = 0;                     ///< in which it was played: from 1; 0 before the first
    std::optional<std::string> move;  ///< empty: there is none, or it is not for this reader's eyes
    std::vector<ToldEvent> events;

    friend bool operator==(const LogEntry&, const LogEntry&) = default;
};

/// What a move would cause as far as its seat can foresee, or why it is refused.
struct Preview {
    std::optional<Refusal> refusal;
    std::vector<Telling> events;
};

/// The general face of a game in progress: virtual, textual, the same for all games. Command line and
/// engine protocol use only this. A refused call changes nothing.
///
/// Whatever is told is told to a reader. While the game lasts, nothing that a reader may not know changes
/// what it is told; after the end every reader sees everything.
class AnyMatch {
public:
    AnyMatch& operator=(const AnyMatch&) = delete;
    virtual ~AnyMatch() = default;

    virtual std::unique_ptr<AnyMatch> clone() const = 0;

    virtual std::string_view game() const = 0;
    virtual int players() const = 0;
    /// Grows with every change that others may notice: moves, outcomes, choices that are sealed or withdrawn,
    /// moves taken back.
    virtual std::uint64_t version() const = 0;
    /// Moves that hold, chance included.
    virtual std::size_t plies() const = 0;
    /// Whose move comes next in the order of the record.
    virtual Player to_act() const = 0;
    /// The seats that have a decision open; more than one where they decide at the same time. A seat that has
    /// sealed its choice may still change it.
    virtual SmallSet deciding() const = 0;
    /// Those of them whose choice is sealed.
    virtual SmallSet sealed() const = 0;
    /// The name of the open decision; "over" at the end.
    virtual std::string_view decision() const = 0;

    // What a reader may know.

    /// Who decides what, the table and the seats: the envelope of protocol/view.schema.json.
    virtual Value view(Reader reader) const = 0;
    /// The same for a bot or a drawing, which may outlive the match. A seat that decides at the same time as
    /// others is to act in its own view.
    virtual std::unique_ptr<AnyView> snapshot(Reader reader) const = 0;
    /// The open decision and what it is about; a seat that decides at the same time as others is told of its
    /// own.
    virtual Telling asked(Reader reader) const = 0;
    /// Every change after that version.
    std::vector<LogEntry> log(Reader reader, std::uint64_t since) const {
        return log(reader, since, version());
    }
    /// Every change after the version `since` up to the version `until`.
    virtual std::vector<LogEntry> log(Reader reader, std::uint64_t since, std::uint64_t until) const = 0;
    /// The moves that hold from that ply (counted from 0) on.
    virtual std::vector<LogEntry> line(Reader reader, std::size_t from) const = 0;
    /// Per seat its rank and the named values that decide it; null where the reader may not know them. Before
    /// the end: what would hold if the game ended now.
    virtual Value standing(Reader reader) const = 0;
    /// Empty if the reader may not see all of its moves, or the position it began from. `names`: one per
    /// seat; missing ones become "seat N".
    virtual std::optional<Record> record(Reader reader, const std::vector<std::string>& names) const = 0;

    // What a seat may decide.

    /// The tree of click paths (core/choices.h); null if the seat has no decision open.
    virtual Value choices(int seat) const = 0;
    virtual std::optional<Refusal> check(int seat, std::string_view move) const = 0;
    virtual Preview preview(int seat, std::string_view move) const = 0;
    /// What a legal move of the seat does: costs and effects; may be empty.
    virtual std::vector<Telling> gloss(int seat, std::string_view move) const = 0;
    /// A legal move that the game proposes to the seat, such as a payment; mostly empty.
    virtual std::string proposal(int seat) const = 0;
    /// Plays the seat's move, or seals it where others decide at the same time; the last one plays all of
    /// them. A set that the game asks for piece by piece is played as a whole.
    virtual std::optional<Refusal> play(int seat, std::string_view move) = 0;
    /// Withdraws the seat's sealed choice, or takes back its own last decision; never past a chance outcome,
    /// a revealed secret or another's decision.
    virtual std::optional<Refusal> undo(int seat) = 0;
    /// The seat that could take back the last move, if any.
    virtual std::optional<int> undoable_by() const = 0;

    // For referees, records and simulations: everything, in the order of the record.

    /// All legal moves of whoever is to act.
    virtual std::vector<std::string> legal() const = 0;
    /// Empty unless chance is to act.
    virtual std::vector<Outcome> outcomes() const = 0;
    /// Whether a legal move would show a secret, and so could never be taken back.
    virtual bool reveals(std::string_view move) const = 0;
    /// Plays the next move of the record, chance's included. Precondition: no choice is sealed.
    virtual std::optional<Refusal> play_next(std::string_view move) = 0;
    /// Draws one outcome by weight and plays it; returns its text. Precondition: chance is to act.
    virtual std::string play_chance(ChanceSource& source) = 0;
    /// Takes back every move after the first `plies`, whoever made it, outcomes of chance and sealed choices
    /// included: for a table at which all have agreed to it. Precondition: plies < plies().
    virtual void rewind(std::size_t plies) = 0;
    virtual Standing standing() const = 0;
    virtual std::string position() const = 0;

protected:
    AnyMatch() = default;
    AnyMatch(const AnyMatch&) = default;
};

}  // namespace durbar
