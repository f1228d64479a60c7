#include <bit>

#include "games/tigris/kingdoms.h"
#include "games/tigris/steps/steps.h"

namespace durbar::tigris::wars {

namespace {

void begin(State& s, Color leaders, const Sink& sink) { conflicts::begin(s, war_of(s, leaders), sink); }

/// The open wars with the seats of their leaders, as they were before one of them was fought.
struct OpenWars {
    explicit OpenWars(const Table& t) : colors(open_wars(t)) {
        const Bits kingdom = kingdom_at(t, t.unification);
        for (const Color c : kAllColors) {
            if ((colors >> index(c) & 1U) != 0) rivals[index(c)] = tigris::rivals(t, c, kingdom);
        }
    }

    unsigned colors;
    std::array<FixedVec<std::uint8_t, kMaxPlayers>, kColors> rivals{};
};

/// The beaten side's supporters that leave the board. Precondition: the beaten leader has left.
Bits removable(const State& s, Color color, Bits beaten) {
    if (s.buildings[index(color)] != kNoCell) beaten.remove(s.buildings[index(color)]);  // TE-15.11
    if (color != kPriest) return beaten;                                                 // TE-9.22
    // TE-9.18: temples with a treasure stay. TE-9.19, TE-9.20, TE-9.21: so do those beside any leader that
    // stands, all judged at once. TE-9.23: hence no leader loses its last temple.
    return beaten - s.treasures - grown(s.leader_squares);
}

}  // namespace

Conflict war_of(const Table& t, Color leaders) {
    const auto seats = rivals(t, leaders, kingdom_at(t, t.unification));
    // TE-9.7 The attacker is the first of the two, counted clockwise from the active player.
    const auto distance = [&](std::uint8_t seat) { return (seat + t.players - t.turn) % t.players; };
    const bool in_order = distance(seats[0]) < distance(seats[1]);
    const std::uint8_t attacker = seats[in_order ? 0 : 1];
    const std::uint8_t defender = seats[in_order ? 1 : 0];
    return {.kind = ConflictKind::War,
            .leaders = leaders,
            .attacker = attacker,
            .defender = defender,
            .attack = static_cast<std::uint8_t>(supporters(t, attacker, leaders).count()),
            .defence = static_cast<std::uint8_t>(supporters(t, defender, leaders).count())};
}

bool settle(State& s, const Sink& sink) {
    const unsigned open = open_wars(s);
    if (open == 0) {  // TE-9.2, TE-9.4
        sink({.kind = EventKind::UnificationOff, .cell = s.unification});
        s.unification = kNoCell;
        s.agenda.pop_back();
        return true;
    }
    if (std::has_single_bit(open)) {  // TE-9.6
        begin(s, static_cast<Color>(std::countr_zero(open)), sink);
        return true;
    }
    return false;  // TE-9.5
}

void legal(const State& s, MoveList& out) {
    const unsigned open = open_wars(s);
    for (const Color c : kAllColors) {
        if ((open >> index(c) & 1U) != 0) out.add(ChooseWar{c});
    }
}

Refused check(const State& s, const ChooseWar& m) {
    if ((open_wars(s) >> index(m.leaders) & 1U) != 0) return std::nullopt;
    return refuse("TE-9.3", "no_such_war", {{"color", color_name(m.leaders)}});
}

void apply(State& s, const ChooseWar& m, const Sink& sink) { begin(s, m.leaders, sink); }

void settle_result(State& s, Color leaders, int winner, int loser, const Sink& sink) {
    const OpenWars before(s);
    const Bits beaten = supporters(s, loser, leaders);
    const Cell cell = s.leaders[static_cast<unsigned>(loser)][index(leaders)];
    remove_leader(s, loser, leaders);  // TE-9.15, TE-9.20: the leader first, so that he protects nothing
    sink({.kind = EventKind::LeaderHome,
          .seat = static_cast<std::uint8_t>(loser),
          .color = leaders,
          .from = cell,
          .reason = Reason::War});

    const Bits removed = removable(s, leaders, beaten);
    remove_tiles(s, leaders, removed);
    s.out[leaders] = static_cast<std::uint8_t>(s.out[leaders] + removed.count());
    removed.for_each([&](Cell square) {
        sink({.kind = EventKind::TileRemoved, .color = leaders, .cell = square, .reason = Reason::War});
    });
    award(s, winner, leaders, 1 + removed.count(), cell, Reason::War, sink);  // TE-9.16
    ++s.agenda.back().count;

    // TE-9.24 Removed tiles and the beaten leader may have been the link of another war.
    const unsigned off = before.colors & ~open_wars(s) & ~(1U << index(leaders));
    for (const Color c : kAllColors) {
        if ((off >> index(c) & 1U) == 0) continue;
        const auto& seats = before.rivals[index(c)];
        sink({.kind = EventKind::WarCalledOff, .seat = seats[0], .other = seats[1], .color = c});
    }
}

}  // namespace durbar::tigris::wars
