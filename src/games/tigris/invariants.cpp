#include <algorithm>

#include "games/tigris/kingdoms.h"
#include "games/tigris/position.h"
#include "games/tigris/rules.h"
#include "games/tigris/steps/steps.h"

namespace durbar::tigris {

namespace {

using Broken = std::optional<std::string>;

std::string at(Cell cell) { return " on " + cell_name(cell); }

/// No square holds two things, every piece lies on its terrain, marks lie on what they belong to.
Broken board_fault(const State& s) {
    Bits taken = s.burnt;
    const auto claim = [&](const Bits& squares) {
        const bool free = !taken.meets(squares);
        taken |= squares;
        return free;
    };
    for (const Color c : kAllColors) {
        if (!claim(s.tiles[index(c)])) return "two pieces share a square";
        const Bits& river = board_map(s).river;
        const Bits astray = c == kFarm ? s.tiles[index(c)] - river : s.tiles[index(c)] & river;
        if (astray.any())
            return "TE-5.3: a " + std::string(tile_name(c)) + " lies on the wrong terrain" +
                   at(astray.first());
    }
    if (!claim(s.flipped)) return "two pieces share a square";
    Bits leaders;
    for (unsigned seat = 0; seat < kMaxPlayers; ++seat) {
        for (const Color c : kAllColors) {
            const Cell cell = s.leaders[seat][index(c)];
            if (cell == kNoCell) continue;
            if (seat >= s.players) return "a seat that is not at the table has a leader" + at(cell);
            if (!claim(bit(cell))) return "two pieces share a square";
            if (board_map(s).river.has(cell)) return "TE-4.5: a leader stands on the river" + at(cell);
            if (temples_beside(s, cell).none()) return "TE-4.14: a leader has no temple beside it" + at(cell);
            leaders.add(cell);
        }
    }
    if (leaders != s.leader_squares) return "the set of leader squares is out of step";
    if ((s.treasures - board_map(s).temples).any()) return "a treasure lies where the board has none";
    if ((s.treasures - s.tiles[index(kTemple)] - s.flipped).any()) return "a treasure lies on no temple";
    return std::nullopt;
}

Broken monument_fault(const State& s) {
    Bits built;
    for (Monument m = 0; m < kMonuments; ++m) {
        const auto& place = s.monuments[m];
        if (place.corner == kNoCell) continue;
        if (column_of(place.corner) == kColumns - 1 || row_of(place.corner) == kRows - 1 ||
            monuments::footprint(place.corner).meets(built)) {
            return "a monument does not have four squares of its own";
        }
        if (!has_color(m, place.color))
            return "TE-10.2: a monument stands on tiles of a colour it does not have";
        const Bits four = monuments::footprint(place.corner);
        const Bits& river = board_map(s).river;
        if ((place.color == kFarm ? four - river : four & river).any())
            return "a monument stands on the wrong terrain";
        if (place.color != kTemple && s.treasures.meets(four))
            return "TE-10.12: a treasure lies on no temple";
        built |= four;
    }
    if (built != s.flipped) return "face-down tiles lie only under monuments";
    for (const Color c : kAllColors) {
        const Cell cell = s.buildings[index(c)];
        if (cell == kNoCell) continue;
        if (!s.options.buildings) return "TE-15.1: there are no buildings in this game";
        if (!s.tiles[index(c)].has(cell))
            return "TE-15.14: a building stands on no face-up tile of its colour";
    }
    return std::nullopt;
}

/// TE-1.15, TE-11.11 Components are conserved.
Broken count_fault(const State& s) {
    for (const Color c : kAllColors) {
        const int expected = data::kTileKinds[index(c)].count;
        const int found = expected - missing_tiles(s, c);
        if (found != expected) {
            return "TE-1.15: there are " + std::to_string(found) + " " + std::string(color_name(c)) +
                   " tiles, not " + std::to_string(expected);
        }
    }
    int treasures = s.treasures.count();
    int catastrophes = s.burnt.count();
    for (unsigned seat = 0; seat < kMaxPlayers; ++seat) {
        treasures += s.treasures_owned[seat];
        catastrophes += s.catastrophes[seat];
        if (s.catastrophes[seat] > data::kCatastrophesPerPlayer)
            return "TE-1.4: a seat has too many catastrophe tiles";
        if (s.hands[seat].total() > data::kHandSize) return "TE-12.8: a hand holds more than six tiles";
    }
    if (treasures != board_map(s).temples.count()) {
        return "TE-11.11: there are " + std::to_string(treasures) + " treasures, not " +
               std::to_string(board_map(s).temples.count());
    }
    if (catastrophes != data::kCatastrophesPerPlayer * s.players) {
        return "TE-1.4: there are " + std::to_string(catastrophes) + " catastrophe tiles, not " +
               std::to_string(data::kCatastrophesPerPlayer * s.players);
    }
    return std::nullopt;
}

/// TE-2.6 The kept kingdoms are those that the board shows.
Broken cache_fault(const State& s) {
    Table found = static_cast<const Table&>(s);
    find_kingdoms(found);
    const auto& kept = s.kingdoms.list;
    const bool same = kept.size() == found.kingdoms.list.size() &&
                      std::all_of(kept.begin(), kept.end(), [&](const Bits& kingdom) {
                          return std::find(found.kingdoms.list.begin(), found.kingdoms.list.end(), kingdom) !=
                                 found.kingdoms.list.end();
                      });
    return same ? Broken{} : "TE-2.6: the kept kingdoms are out of step with the board";
}

/// TE-2.7 No kingdom holds two leaders of one colour, but for the sides of an open conflict: these are looked
/// at apart, as before the unification tile or the attacking leader came.
Broken peace_fault(const State& s) {
    Table apart = static_cast<const Table&>(s);
    if (s.unification != kNoCell) {
        for (auto& tiles : apart.tiles) tiles.remove(s.unification);
    }
    find_kingdoms(apart);
    if (s.conflict.kind == ConflictKind::Revolt)
        remove_leader(apart, s.conflict.attacker, s.conflict.leaders);
    for (const Bits& kingdom : apart.kingdoms.list) {
        for (const Color c : kAllColors) {
            if (rivals(apart, c, kingdom).size() > 1) {
                return "TE-2.7: two leaders of one colour share a kingdom" + at(kingdom.first());
            }
        }
    }
    if (s.unification == kNoCell) return std::nullopt;
    const Bits region = region_of(s, s.unification);
    for (const Color c : kAllColors) {
        if (rivals(s, c, region).size() > 2) return "TE-5.4: three kingdoms were joined" + at(s.unification);
    }
    return std::nullopt;
}

/// What holds between actions.
Broken between_actions_fault(const State& s) {
    const Step step = s.agenda.empty() ? Step::NextTurn : s.agenda.back().step;
    const bool fighting = step == Step::Wars || step == Step::Attack || step == Step::Defence;
    if (!fighting && s.unification != kNoCell)
        return "TE-9.2: the unification tile lies on the board after the wars";
    if (!fighting && s.conflict.kind != ConflictKind::None)
        return "there is an open conflict, but nobody decides it";
    if (step != Step::Action && step != Step::NextTurn) return std::nullopt;
    for (const Bits& kingdom : s.kingdoms.list) {
        if (leader_in(s, kTrader, kingdom) >= 0 && (kingdom & s.treasures).count() > 1) {
            return "TE-11.10: a kingdom with a trader holds several treasures" + at(kingdom.first());
        }
    }
    return std::nullopt;
}

}  // namespace

int missing_tiles(const State& s, Color color) {
    int sum = s.bag[color] + s.out[color] + s.tiles[index(color)].count();
    for (unsigned seat = 0; seat < kMaxPlayers; ++seat) sum += s.hands[seat][color] + s.swapped[seat][color];
    for (const auto& place : s.monuments) sum += place.corner != kNoCell && place.color == color ? 4 : 0;
    if (s.conflict.kind != ConflictKind::None && s.conflict.support() == color) sum += s.conflict.committed;
    return data::kTileKinds[index(color)].count - sum;
}

std::optional<std::string> Rules::violation(const State& s) {
    if (auto fault = board_fault(s)) return fault;
    if (auto fault = monument_fault(s)) return fault;
    if (auto fault = count_fault(s)) return fault;
    if (auto fault = cache_fault(s)) return fault;
    if (auto fault = peace_fault(s)) return fault;
    return between_actions_fault(s);
}

std::optional<std::string> Rules::violation_between(const State& before, const State& after) {
    for (unsigned seat = 0; seat < before.players; ++seat) {
        for (const Color c : kAllColors) {
            if (after.points[seat][index(c)] < before.points[seat][index(c)])
                return "TE-5.11: points have fallen";
        }
    }
    if ((before.burnt - after.burnt).any()) return "TE-6.7: a catastrophe tile has left the board";
    if ((before.flipped - after.flipped).any()) return "TE-10.10: a monument has left the board";
    if (after.burnt.meets(linking(after))) return "TE-6.7: something lies on a catastrophe tile";
    const bool turn_begins =
        !after.agenda.empty() && after.agenda.back().step == Step::Action && after.actions_done == 0;
    for (unsigned seat = 0; turn_begins && seat < after.players; ++seat) {
        if (after.hands[seat].total() != data::kHandSize)
            return "TE-12.8: a turn begins with a hand that does not hold six tiles";
    }
    return std::nullopt;
}

}  // namespace durbar::tigris
