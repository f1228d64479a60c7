#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "core/fixed_vec.h"
#include "games/maharani/types.h"

namespace durbar::maharani {

/// MH-11.7 Which faces the tiles have: the printed ones, or a set for tests.
enum class TileSet : std::uint8_t { Standard, OneStuck, TwoStuck };

struct Replacement {
    std::uint8_t tile = 0;  ///< its number in the data
    Face face = 0;

    friend bool operator==(const Replacement&, const Replacement&) = default;
};

/// So many faces can be replaced by name: the limit of an option, not of the game.
inline constexpr int kMostReplacedFaces = 12;

struct Options {
    TileSet tiles = TileSet::Standard;
    FixedVec<Replacement, kMostReplacedFaces> faces{};  ///< on top of the set, by number of the tile

    friend bool operator==(const Options&, const Options&) = default;
};

/// What happens next. Decisions wait for a move; the others run by themselves as soon as they lie on top.
enum class Step : std::uint8_t {
    Start,     ///< chance: the first player
    Refill,    ///< chance: a tile for the lowest empty place, while there is one and the bag holds tiles
    Action,    ///< the active player: the first tile, or refresh
    Worker,    ///< which worker comes onto the tile on `space`; by itself unless there is a choice
    Middle,    ///< middle-pillar tiles leave the rondel once their spaces are full
    Second,    ///< the active player: a second tile or done; by itself if none can be laid
    EndTurn,   ///< pay, score, end of the game
    NextTurn,  ///< stuck, or the turn of `seat`
};

struct Frame {
    Step step = Step::Action;
    Player actor = Player::Nobody;
    Space space = kNoSpace;  ///< of Worker
    std::uint8_t seat = 0;   ///< of NextTurn

    friend bool operator==(const Frame&, const Frame&) = default;
};

enum class EndReason : std::uint8_t { None, Complete, Stuck };

/// Everything. Nothing is secret (MH-13.1): the bag's content follows from what lies open, only its order is
/// unknown, and it has none. The face of a laid tile follows from its space and its arrow.
struct State {
    std::array<Spaces, kColors> tiles{};       ///< laid, by colour
    std::array<Spaces, kDirections> arrows{};  ///< laid, by where the arrow points
    std::array<Spaces, kCrews> workers{};
    std::array<std::uint16_t, kMaxPlayers> gold{};  ///< a plain number, without laps (MH-13.11)
    std::array<std::uint8_t, kKinds> bag{};
    std::array<Tile, kPlaces> rondel{kNoTile, kNoTile, kNoTile, kNoTile};
    std::array<std::uint8_t, kColors> removed{};  ///< middle-pillar tiles out of the game
    std::array<std::uint8_t, kCrews> supply{};
    std::array<std::uint8_t, kMaxPlayers> tokens_down{};  ///< bit by section, not by place (MH-3.9)
    FixedVec<Frame, 4> agenda{};                          ///< top frame: who decides what; empty: the end
    std::uint8_t scored = 0;                              ///< sections, bit by section
    std::uint8_t turn = 0;                                ///< the active player's seat
    std::uint8_t turn_number = 0;                         ///< 1 for the first turn
    std::uint8_t laid = 0;                                ///< tiles in this turn
    std::uint8_t players = data::kMinPlayers;
    EndReason end = EndReason::None;
    Options options;

    friend bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 1024);

inline constexpr std::uint8_t kNoSeat = 0xFF;

/// What one reader may know: all of it.
struct View : State {
    std::uint8_t seat = kNoSeat;  ///< none: a spectator's or the referee's

    friend bool operator==(const View&, const View&) = default;
};
static_assert(std::is_trivially_copyable_v<View>);

constexpr Spaces laid_spaces(const State& s) {
    Spaces all;
    for (const Spaces& color : s.tiles) all |= color;
    return all;
}
constexpr Spaces empty_spaces(const State& s) { return kPalace - laid_spaces(s); }
/// The colour of the tile on a space. Precondition: one lies there.
constexpr Color color_at(const State& s, Space space) {
    Color c = Color::Blue;
    while (!s.tiles[index(c)].has(space)) c = static_cast<Color>(index(c) + 1);
    return c;
}
/// Where its arrow points. Precondition: a tile lies there.
constexpr Direction arrow_at(const State& s, Space space) {
    Direction d = Direction::N;
    while (!s.arrows[index(d)].has(space)) d = static_cast<Direction>(index(d) + 1);
    return d;
}
constexpr Spaces all_workers(const State& s) {
    Spaces all;
    for (const Spaces& crew : s.workers) all |= crew;
    return all;
}
/// Sets of sections are bits, as those that are scored and those whose tokens are down.
constexpr bool has_section(unsigned sections, Section section) {
    return (sections >> index(section) & 1U) != 0;
}
constexpr bool is_scored(const State& s, Section section) { return has_section(s.scored, section); }
constexpr bool is_full(const State& s, Section section) {
    return laid_spaces(s).contains(spaces_of(section));
}
/// MH-9.4 Whether all spaces for tiles with a pillar in the middle are occupied.
constexpr bool middle_full(const State& s) { return laid_spaces(s).contains(spaces_with(Pillars::Middle)); }
constexpr Direction active_side(const State& s) { return side_of(s.players, s.turn); }
/// MH-2.2 The section in which a place lies now.
constexpr Section section_now(const State& s, int place) { return section_of_place(active_side(s), place); }
constexpr bool token_up(const State& s, int seat, Section section) {
    return !has_section(s.tokens_down[static_cast<unsigned>(seat)], section);
}
constexpr int tiles_in_bag(const State& s) {
    int sum = 0;
    for (const auto count : s.bag) sum += count;
    return sum;
}
/// The lowest empty place, or kPlaces.
constexpr int empty_place(const State& s) {
    int place = 0;
    while (place < kPlaces && s.rondel[static_cast<unsigned>(place)] != kNoTile) ++place;
    return place;
}
/// The crews of a seat, as a loop: `for (int n = 0; n < crews_of_seat(players); ++n)`.
template <class Visit>
constexpr void for_each_crew(const State& s, int seat, Visit visit) {
    for (int n = 0; n < crews_of_seat(s.players); ++n) visit(crew_of(s.players, seat, n));
}

/// The spaces that the active player can reach with the tile of a place: those of its section, and all others
/// while that section's token is up (MH-3.1 – MH-3.4). Precondition: a tile lies there.
constexpr Spaces in_reach(const State& s, int place) {
    const Section from = section_now(s, place);
    return empty_spaces(s) & (token_up(s, s.turn, from) ? kPalace : spaces_of(from));
}
/// Whether the active player can lay any tile of the rondel (MH-7.5, MH-8.5).
constexpr bool can_lay(const State& s) {
    for (int place = 0; place < kPlaces; ++place) {
        const Tile tile = s.rondel[static_cast<unsigned>(place)];
        if (tile != kNoTile && (in_reach(s, place) & fitting(tile)).any()) return true;
    }
    return false;
}
/// MH-11.3 Whether no tile on the rondel fits any empty space of the palace. Tokens do not matter, for they
/// can be refreshed (MH-11.5).
constexpr bool is_stuck(const State& s) {
    const Spaces empty = empty_spaces(s);
    for (const Tile tile : s.rondel) {
        if (tile != kNoTile && (empty & fitting(tile)).any()) return false;
    }
    return true;
}

/// How many tiles of each kind the options give the game.
std::array<std::uint8_t, kKinds> whole_set(const Options& options);

}  // namespace durbar::maharani
