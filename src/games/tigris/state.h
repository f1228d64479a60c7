#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "core/fixed_vec.h"
#include "games/tigris/types.h"

namespace durbar::tigris {

enum class BoardSide : std::uint8_t { Standard, Advanced };

/// The table's options (TE-1.7, TE-1.14, TE-15.1, TE-16.4). Dynasties are only names: one a seat, no two
/// alike.
struct Options {
    BoardSide board = BoardSide::Standard;
    bool buildings = false;
    bool open_scores = false;
    std::array<std::uint8_t, kMaxPlayers> dynasties{0, 1, 2, 3};

    friend bool operator==(const Options&, const Options&) = default;
};

/// What happens next. Decisions wait for a move; the others run by themselves as soon as they lie on top.
enum class Step : std::uint8_t {
    Draw,       ///< chance: one tile for `seat`, `count` tiles still to come
    Start,      ///< chance: the starting seat
    Action,     ///< the active player's next action, or pass
    Wars,       ///< decision of the active player while two or more wars are open; by itself otherwise;
                ///< `count`: those that have been fought
    Attack,     ///< the attacker's support
    Defence,    ///< the defender's support, then the result
    Buildings,  ///< `cell`: the tile just laid
    Monuments,  ///< `cell`: the tile just laid
    Treasures,  ///< decision of the trader's owner: which treasure stays
    EndAction,
    EndTurn,   ///< monument points
    Refill,    ///< `seat` up to six tiles
    NextTurn,  ///< end of the game, or the next seat's turn
};

struct Frame {
    Step step = Step::Action;
    Player actor = Player::Nobody;
    Cell cell = kNoCell;
    std::uint8_t seat = 0;
    std::uint8_t count = 0;

    friend bool operator==(const Frame&, const Frame&) = default;
};

enum class ConflictKind : std::uint8_t { None, Revolt, War };

/// The running conflict. Strengths on the board are fixed when it begins (TE-9.9).
struct Conflict {
    ConflictKind kind = ConflictKind::None;
    Color leaders = Color::Red;  ///< of the fighting leaders
    std::uint8_t attacker = 0;
    std::uint8_t defender = 0;
    std::uint8_t attack = 0;  ///< strength on the board
    std::uint8_t defence = 0;
    std::uint8_t committed = 0;  ///< the attacker's tiles beside the board

    /// Revolts are fought with temples, wars with tiles of the leaders' colour (TE-8.3, TE-9.12).
    constexpr Color support() const { return kind == ConflictKind::Revolt ? kTemple : leaders; }

    friend bool operator==(const Conflict&, const Conflict&) = default;
};

/// TE-13 Few treasures are left, a hand cannot be filled, or a swap was larger than the bag.
enum class EndReason : std::uint8_t { None, Treasures, Bag, Swap };

struct MonumentPlace {
    Cell corner = kNoCell;     ///< top left of its four squares; kNoCell: in the supply
    Color color = Color::Red;  ///< of the four flipped tiles

    friend bool operator==(const MonumentPlace&, const MonumentPlace&) = default;
};

/// The squares of every kingdom. It follows from the board, so two states are never told apart by it; it is
/// kept because search asks for kingdoms at every decision, and most moves change one of them by a square.
struct KingdomCache {
    FixedVec<Bits, kMaxPlayers * kColors> list{};

    friend constexpr bool operator==(const KingdomCache&, const KingdomCache&) { return true; }
};

/// Points are counted up to here; nobody gets there but by passing for ever beside a monument.
inline constexpr int kMostPoints = 65535;

/// All that lies open on the table, and what everyone saw happen (points are hidden only from people's eyes).
struct Table {
    std::array<Bits, kColors> tiles{};  ///< face up, by colour; the one under the unification tile included
    Bits flipped;                       ///< face-down tiles under monuments
    Bits burnt;                         ///< catastrophe tiles
    Bits treasures;
    Bits leader_squares;    ///< the squares of `leaders`
    KingdomCache kingdoms;  ///< this and leader_squares are kept in step by the verbs of kingdoms.h
    std::array<std::array<Cell, kColors>, kMaxPlayers> leaders{};  ///< by seat and colour; kNoCell: at home
    std::array<std::array<std::uint16_t, kColors>, kMaxPlayers> points{};
    std::array<std::uint8_t, kMaxPlayers> treasures_owned{};
    std::array<std::uint8_t, kMaxPlayers> catastrophes{};  ///< still to play
    std::array<MonumentPlace, kMonuments> monuments{};
    std::array<Cell, kColors> buildings{};  ///< kNoCell: in the supply
    Counts out;                             ///< tiles that everyone saw leave the game (TE-16.9)
    Cell unification = kNoCell;             ///< square of the unification tile
    Conflict conflict;
    FixedVec<Frame, 10> agenda{};  ///< top frame: who decides what; empty: the game is over
    std::uint8_t turn = 0;         ///< the active player's seat
    std::uint8_t actions_done = 0;
    std::uint8_t players = 2;
    EndReason end = EndReason::None;
    Options options;

    friend bool operator==(const Table&, const Table&) = default;
};

/// The whole truth: the table and what lies behind the screens, in the bag and face down.
struct State : Table {
    std::array<Counts, kMaxPlayers> hands{};
    std::array<Counts, kMaxPlayers>
        swapped{};  ///< tiles each seat put down in swaps: only that seat saw them
    Counts bag;

    friend bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 1024);

inline constexpr std::uint8_t kNoSeat = 0xFF;

/// What one reader may know. A seat's or a spectator's has no colours of another hand, of the bag, or of
/// another seat's swaps; `unseen` is the sum of all three. The referee's has them all.
struct View : Table {
    std::uint8_t seat = kNoSeat;  ///< none: a spectator's or the referee's
    bool open = false;            ///< the referee's
    Counts hand;
    Counts swapped;  ///< by this seat
    Counts unseen;
    std::array<std::uint8_t, kMaxPlayers> hand_sizes{};
    std::array<std::uint8_t, kMaxPlayers> swapped_sizes{};
    std::array<Counts, kMaxPlayers>
        shown_hands{};  ///< all zero until the screens are lifted at the end (TE-16.7), but for the referee
    std::array<Counts, kMaxPlayers> shown_swaps{};  ///< for the referee only

    friend bool operator==(const View&, const View&) = default;
};
static_assert(std::is_trivially_copyable_v<View>);

}  // namespace durbar::tigris
