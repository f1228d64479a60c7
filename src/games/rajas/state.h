#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "core/fixed_vec.h"
#include "games/rajas/frames.h"
#include "games/rajas/types.h"

namespace durbar::rajas {

/// The table's options (RG-13, RG-14).
struct Options {
    Mode mode = Mode::Basic;
    bool ganga = false;
    std::uint8_t advanced = 0b1010;  ///< in a mixed game: the advanced seats, by bit (RG-14.1)

    friend bool operator==(const Options&, const Options&) = default;
};

/// Where workers are gained (RG-11.3).
enum class WorkerSource : std::uint8_t { Fame, Money, Bridge };
inline constexpr int kWorkerSources = 3;

/// Markers and rounds are counted up to here.
inline constexpr int kFarthest = 65535;

/// What one player has, all of it open.
struct Seat {
    Dice dice;
    std::uint16_t fame = 0;
    std::uint16_t money = 0;
    std::array<Tile, kCells> tiles{};           ///< visible ones; kNoTile: none
    std::array<std::uint8_t, kCells> turned{};  ///< quarter turns
    std::array<Cells, kDirections> roads{};     ///< cells with a road to that side, the residence included
    Cells laid = 0;                             ///< cells with a tile
    Cells covered = 0;                          ///< cells whose tile covers another
    std::uint64_t workers = 0;                  ///< spaces with an own worker
    std::uint16_t reached = 0;                  ///< border yields that a road has reached, by slot
    std::array<Token, kSlots> tokens{};         ///< on the border; kNoToken: none
    std::uint8_t karma = 0;
    std::uint8_t boat = 0;
    std::uint8_t money_bonuses = 0;  ///< passed so far: where the bonus marker stands
    std::uint8_t gained = 0;         ///< workers gained, bit by source
    std::uint8_t meeting = 0;        ///< 1 for the first seat whose markers met, 2 for the next …; 0: not yet
    std::array<std::uint8_t, kBuildings> upgrades{};  ///< steps of each cube

    friend bool operator==(const Seat&, const Seat&) = default;
};

/// Everything; nothing is secret (RG-15.1).
struct State {
    std::array<Seat, kMaxPlayers> seats{};
    std::uint64_t in_stacks = 0;                 ///< tiles below the open ones
    std::uint64_t buried = 0;                    ///< tiles under others in provinces
    std::array<Tile, kStacks> open{};            ///< kNoTile: the stack has run out
    DieCounts supply{};                          ///< of dice
    std::array<std::uint8_t, kTokens> tokens{};  ///< yield tokens in the stack or on the board
    std::array<std::uint8_t, kWhiteKinds> discards{};
    std::array<std::uint8_t, kRiverTokens> river{};  ///< the space of each river token; 0: none
    FixedVec<Frame, 40> agenda{};                    ///< top frame: what is decided; empty: the game is over
    std::uint16_t round = 0;
    std::uint8_t phase = 0;
    std::uint8_t start = 0;         ///< the start player's seat
    std::uint8_t turn = 0;          ///< the active seat
    std::uint8_t fame_waiting = 0;  ///< bonuses passed and not yet resolved, bit by number
    std::uint8_t money_waiting = 0;
    std::uint8_t late_upgrade = kNoBuilding;  ///< the building upgraded by fame 5 in this turn (RG-6.6)
    std::uint8_t players = data::kMinPlayers;
    Options options;

    Seat& own() { return seats[turn]; }
    const Seat& own() const { return seats[turn]; }
    /// What the top frame is about. Precondition: its step is that of the data.
    template <FrameData Data>
    Data top() const {
        return agenda.back().as<Data>();
    }

    friend bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 1024);

inline constexpr std::uint8_t kNoSeat = 0xFF;

/// What a reader may know: all of it.
struct View : State {
    std::uint8_t seat = kNoSeat;  ///< none: a spectator's or the referee's

    friend bool operator==(const View&, const View&) = default;
};
static_assert(std::is_trivially_copyable_v<View>);

/// RG-13.2, RG-14.2 Whether a seat plays the other side of province board and Kali.
constexpr bool is_advanced(const State& s, int seat) {
    if (s.options.mode == Mode::Mixed) return (s.options.advanced >> seat & 1) != 0;
    return s.options.mode == Mode::Navaratnas;
}
/// RG-4.2
constexpr int capacity(const State& s, int seat) {
    return is_advanced(s, seat) ? data::kKaliBack : data::kKaliFront;
}
/// RG-6.10
constexpr const auto& yields_of(const State& s, int seat) {
    return data::kYields[is_advanced(s, seat) ? 1 : 0];
}
constexpr int active_workers(const Seat& p) { return data::kActiveWorkers + std::popcount(p.gained); }
/// RG-11.6 A worker just gained is among them.
constexpr int unplaced_workers(const Seat& p) { return active_workers(p) - std::popcount(p.workers); }
constexpr std::uint64_t taken_spaces(const State& s) {
    std::uint64_t taken = s.players == data::kCoverPlayers ? data::kCoveredSpaces : 0;  // RG-1.3
    for (const Seat& p : s.seats) taken |= p.workers;
    return taken;
}
constexpr const data::Space& space_data(const State& s, Space space) {
    return data::kSpaces[board_of(s.players)][space];
}
constexpr int upgrades_made(const Seat& p) {
    return p.upgrades[0] + p.upgrades[1] + p.upgrades[2] + p.upgrades[3];
}
/// RG-12.1 The fame that faces a sum of money.
constexpr int facing(int money) {
    return data::kFacing - (money + data::kMoneyPerFame - 1) / data::kMoneyPerFame;
}
/// RG-12.5 At least 0 once the markers have met.
constexpr int difference(const Seat& p) { return p.fame - facing(p.money); }
/// Whether the end of the game has been triggered (RG-12.3).
constexpr bool is_final(const State& s) {
    for (const Seat& p : s.seats) {
        if (p.meeting != 0) return true;
    }
    return false;
}

/// The visible stalls of a player: values by good, the dearest first.
struct Stalls {
    static constexpr int kMost = 2 * kCells;
    std::array<FixedVec<std::uint8_t, kMost>, kGoods> of{};
};
Stalls stalls_of(const Seat& p);
int stall_count(const Seat& p);

}  // namespace durbar::rajas
