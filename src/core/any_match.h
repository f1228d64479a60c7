#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_view.h"
#include "core/ids.h"
#include "core/record.h"
#include "core/result.h"
#include "core/rng.h"
#include "core/standing.h"

namespace durbar {

/// Why a request about a move was turned down. `rule` is a ledger id, or empty when no rule of the game is
/// involved (unreadable text, nothing to undo).
struct Refusal {
    std::string rule;
    std::string sentence;

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

inline std::string describe(const Refusal& refusal) {
    return refusal.rule.empty() ? refusal.sentence : refusal.sentence + " (" + refusal.rule + ")";
}

/// A legal move with the clicks that make it.
struct Choice {
    std::string move;
    std::vector<std::string> targets;
};

/// A possible outcome of chance with its integer weight.
struct Outcome {
    std::string move;
    std::uint32_t weight = 0;
};

/// What one move caused, as a seat (or, without one, an all-seeing reader) may see it.
struct Happening {
    std::string json;      ///< one JSON object
    std::string sentence;  ///< the same in English
};

/// The general face of a game in progress: virtual, textual, the same for all games. Server, command line,
/// engine protocol and Python use only this. A refused call changes nothing.
class AnyMatch {
public:
    AnyMatch() = default;
    AnyMatch(const AnyMatch&) = delete;
    AnyMatch& operator=(const AnyMatch&) = delete;
    virtual ~AnyMatch() = default;

    virtual std::string_view game() const = 0;
    virtual int players() const = 0;
    virtual Player to_act() const = 0;
    virtual std::string decision() const = 0;
    virtual std::string prompt() const = 0;

    virtual std::vector<std::string> legal() const = 0;
    virtual std::vector<Choice> choices() const = 0;
    /// Empty unless chance is to act.
    virtual std::vector<Outcome> outcomes() const = 0;
    virtual std::optional<Refusal> check(std::string_view move) const = 0;
    virtual Result<std::vector<Happening>> preview(std::string_view move) const = 0;
    /// Whether a legal move would show a secret, and so could never be taken back.
    virtual bool reveals(std::string_view move) const = 0;

    virtual std::optional<Refusal> play(std::string_view move) = 0;
    /// Draws one outcome by weight and plays it; returns its text. Precondition: chance is to act.
    virtual std::string play_chance(Rng& rng) = 0;
    /// Takes back the seat's own last decision; never past a chance outcome, a revealed secret or another's
    /// decision.
    virtual std::optional<Refusal> undo(int seat) = 0;
    /// The seat that made the last decision and could still take it back, if any.
    virtual std::optional<int> undoable_by() const = 0;

    /// Moves so far, chance included.
    virtual std::size_t plies() const = 0;
    /// The move and what it caused. `seat`: the reader, whose eyes may not see everything; empty: all-seeing.
    virtual std::string move_at(std::size_t ply) const = 0;
    virtual Player actor_at(std::size_t ply) const = 0;
    virtual std::vector<Happening> events_at(std::size_t ply, std::optional<int> seat) const = 0;

    virtual Standing standing() const = 0;
    /// What the compared values of a seat mean, in words.
    virtual std::string standing_words(const SeatStanding& standing) const = 0;
    virtual std::string position() const = 0;
    virtual std::string state_json() const = 0;
    virtual std::string view_json(int seat) const = 0;
    /// What the seat may know now, as a copy: for bots and drawings, which see nothing else.
    virtual std::unique_ptr<AnyView> snapshot(int seat) const = 0;
    /// What a legal move of the seat to act does, in a few words; may be empty.
    virtual std::string gloss(std::string_view move) const = 0;
    /// A legal move that the game proposes to the seat to act, such as a payment; mostly empty.
    virtual std::string proposal() const = 0;
    /// `names`: one a seat; missing ones become "seat N".
    virtual Record record(const std::vector<std::string>& names) const = 0;
};

}  // namespace durbar
