#include <algorithm>

#include "games/maharani/position.h"
#include "games/maharani/rules.h"

namespace durbar::maharani {

namespace {

std::string on(Space space) { return " on " + std::string(space_name(space)); }

/// Every space holds one tile at most, with one arrow; workers stand on tiles, one a space.
Fault palace_fault(const State& s) {
    Spaces taken;
    for (const Spaces& color : s.tiles) {
        if ((taken & color).any()) return "two tiles lie" + on((taken & color).first());
        taken |= color;
    }
    if (!kPalace.contains(taken)) return "a tile lies outside the palace";
    Spaces pointed;
    for (const Spaces& arrow : s.arrows) {
        if ((pointed & arrow).any()) return "MH-3.10: a tile has two arrows" + on((pointed & arrow).first());
        pointed |= arrow;
    }
    if (pointed != taken) return "MH-3.10: arrows are out of step with tiles";
    Spaces manned;
    for (const Spaces& crew : s.workers) {
        if ((manned & crew).any()) return "two workers stand" + on((manned & crew).first());
        manned |= crew;
    }
    if (!taken.contains(manned))
        return "a worker stands where there is no tile" + on((manned - taken).first());
    return std::nullopt;
}

/// MH-1.13 Tiles and workers are conserved.
Fault count_fault(const State& s) {
    const auto whole = whole_set(s.options);
    const auto used = tiles_outside_bag(s);
    for (Tile tile = 0; tile < kKinds; ++tile) {
        if (used[tile] + s.bag[tile] != whole[tile]) {
            return "MH-1.13: there are " + std::to_string(used[tile] + s.bag[tile]) + " " + tile_name(tile) +
                   " tiles, not " + std::to_string(whole[tile]);
        }
    }
    for (const Crew crew : kAllCrews) {
        const int expected = seat_of_crew(s.players, crew) < s.players ? workers_of_crew(s.players) : 0;
        const int found = s.supply[index(crew)] + s.workers[index(crew)].count();
        if (found != expected) {
            return "MH-1.13: there are " + std::to_string(found) + " " + std::string(crew_name(crew)) +
                   " workers, not " + std::to_string(expected);
        }
    }
    return std::nullopt;
}

/// MH-5.8, MH-13.2 One worker of a crew on a tile colour in a section; so nobody has to take one away
/// (MH-5.10).
Fault worker_fault(const State& s) {
    for (const Crew crew : kAllCrews) {
        for (const Section section : kAllSections) {
            const Spaces here = s.workers[index(crew)] & spaces_of(section);
            for (const Spaces& color : s.tiles) {
                if ((here & color).count() > 1) {
                    return "MH-13.2: two " + std::string(crew_name(crew)) +
                           " workers stand on one colour in section " + std::string(section_name(section));
                }
            }
        }
    }
    return std::nullopt;
}

/// What sections, scored or not, may look like (MH-10, MH-11.4, MH-13.4, MH-13.7).
Fault section_fault(const State& s) {
    int full = 0;
    for (const Section section : kAllSections) {
        const std::string name(section_name(section));
        if (is_scored(s, section)) {
            if (!is_full(s, section) && s.end != EndReason::Stuck) {
                return "MH-10.1: section " + name + " is scored, but not full";
            }
            if ((all_workers(s) & spaces_of(section)).any()) {
                return "MH-10.5: workers stand in section " + name + ", which is scored";
            }
        } else if (s.end != EndReason::None) {
            return "MH-11.4: the game is over, but section " + name + " is not scored";
        } else {
            full += is_full(s, section) ? 1 : 0;
        }
    }
    if (full > s.laid) return "MH-13.7: a full section is scored at the end of the turn that filled it";
    return std::nullopt;
}

/// MH-9.4, MH-13.3 Middle-pillar tiles, once their spaces are full.
Fault middle_fault(const State& s) {
    const bool any_removed =
        std::any_of(s.removed.begin(), s.removed.end(), [](std::uint8_t count) { return count > 0; });
    if (!middle_full(s)) {
        return any_removed ? Fault("MH-13.6: tiles leave the game only when all middle spaces are full")
                           : Fault{};
    }
    const bool chosen_now = !s.agenda.empty() && s.agenda.back().step == Step::Worker &&
                            spaces_with(Pillars::Middle).has(s.agenda.back().space);
    const bool lying = std::any_of(s.rondel.begin(), s.rondel.end(),
                                   [](Tile tile) { return tile != kNoTile && is_middle(tile); });
    if (lying && !chosen_now)
        return "MH-13.3: a middle-pillar tile lies on the rondel, but no space is left for it";
    return std::nullopt;
}

/// What holds at the start of a turn and while a turn is under way.
Fault turn_fault(const State& s) {
    if ((s.end == EndReason::None) == s.agenda.empty())
        return "a game is over if and only if nothing follows";
    if (s.end == EndReason::Complete && laid_spaces(s) != kPalace)
        return "MH-11.1: the palace is not complete";
    if (s.end == EndReason::Stuck && (laid_spaces(s) == kPalace || !is_stuck(s))) {
        return "MH-11.3: a tile on the rondel still fits";
    }
    const bool gap = empty_place(s) < kPlaces;
    if (s.end == EndReason::Stuck && gap && tiles_in_bag(s) > 0) {
        return "MH-11.3: the rondel is refilled before the game is stuck";
    }
    if (s.agenda.empty()) return std::nullopt;
    if (s.scored == (1U << kSections) - 1) return "MH-11.1: all sections are scored, so the game is over";
    const Step step = s.agenda.back().step;
    const bool bare =
        std::all_of(s.rondel.begin(), s.rondel.end(), [](Tile tile) { return tile == kNoTile; });
    if (step == Step::Start && !bare) return "MH-1.6: the first player is drawn before the tiles";
    if (step == Step::Action && gap && tiles_in_bag(s) > 0) {
        return "MH-13.4: a turn begins with a full rondel while the bag holds tiles";
    }
    if (step == Step::Action && is_stuck(s))
        return "MH-13.5: no tile on the rondel fits, so the game is over";
    if (s.laid > 0 && !gap) return "MH-13.12: a tile was laid, but no place of the rondel is empty";
    if (s.gold[s.turn] < s.laid) return "MH-7.6: every tile of the turn has brought gold";
    return std::nullopt;
}

/// Bounds that follow from what lies in the palace: turns (MH-11.12) and gold.
Fault bound_fault(const State& s) {
    const int tiles = laid_spaces(s).count();
    int down = 0;
    for (unsigned seat = 0; seat < kMaxPlayers; ++seat) {
        if (seat >= s.players && (s.tokens_down[seat] != 0 || s.gold[seat] != 0)) {
            return "a seat that is not at the table has tokens or gold";
        }
        down += std::popcount(s.tokens_down[seat]);
        const int sections = std::popcount(s.scored);
        const int most = 2 * static_cast<int>(data::kTiles.size()) / kColors * tiles +
                         crews_of_seat(s.players) * data::kPayout.back() * sections;
        if (s.gold[seat] > most) return "MH-4.2: that much gold is impossible with so few tiles";
    }
    const bool turn_open = s.laid > 0 || (!s.agenda.empty() && s.agenda.back().step == Step::Action);
    if (turn_open && s.turn_number == 0) return "MH-2.8: the first turn has number 1";
    const int finished = s.turn_number - (turn_open ? 1 : 0);
    // Each finished turn laid a tile or turned up a token that some tile had turned down; the tiles of the
    // turn under way have not ended one.
    if (tiles < s.laid || finished + s.laid > 2 * tiles - down) {
        return "MH-11.12: that many turns are impossible with so few tiles";
    }
    if (tiles - s.laid > data::kMostTiles * finished)
        return "MH-7.7: that many tiles are impossible after so few turns";
    return std::nullopt;
}

}  // namespace

std::array<int, kKinds> tiles_outside_bag(const State& s) {
    std::array<int, kKinds> counts{};
    for (const Color color : kAllColors) {
        s.tiles[index(color)].for_each(
            [&](Space space) { ++counts[tile_of(color, face_on(space, arrow_at(s, space)))]; });
        for (Face face = 0; face < kFaces; ++face) {
            if (pillars_of(face) == Pillars::Middle) counts[tile_of(color, face)] += s.removed[index(color)];
        }
    }
    for (const Tile tile : s.rondel) {
        if (tile != kNoTile) ++counts[tile];
    }
    return counts;
}

std::optional<std::string> Rules::violation(const State& s) {
    if (auto fault = palace_fault(s)) return fault;
    if (auto fault = count_fault(s)) return fault;
    if (auto fault = worker_fault(s)) return fault;
    if (auto fault = section_fault(s)) return fault;
    if (auto fault = middle_fault(s)) return fault;
    if (auto fault = turn_fault(s)) return fault;
    return bound_fault(s);
}

std::optional<std::string> Rules::violation_between(const State& before, const State& after) {
    for (std::size_t i = 0; i < kColors; ++i) {
        if (!after.tiles[i].contains(before.tiles[i])) return "MH-3.10: a tile has left the palace";
        if (after.removed[i] < before.removed[i]) return "MH-9.4: a removed tile has come back";
    }
    for (std::size_t i = 0; i < kDirections; ++i) {
        if (!after.arrows[i].contains(before.arrows[i])) return "MH-3.10: a laid tile was turned";
    }
    if ((before.scored & ~after.scored) != 0) return "MH-10.8: a section is no longer scored";
    for (const Crew crew : kAllCrews) {
        const Direction side =
            side_of(after.players, std::min<int>(seat_of_crew(after.players, crew), after.players - 1));
        const Spaces come = after.workers[index(crew)] - before.workers[index(crew)];
        if (!after.arrows[index(side)].contains(come)) {
            return "MH-13.9: a worker stands on a tile that does not point at its owner" + on(come.first());
        }
        for (const Section section : kAllSections) {
            const int was = (before.workers[index(crew)] & spaces_of(section)).count();
            const int is = (after.workers[index(crew)] & spaces_of(section)).count();
            if (is < was && !is_scored(after, section)) {
                return "MH-5.9: a worker has left section " + std::string(section_name(section));
            }
        }
    }
    for (unsigned seat = 0; seat < after.players; ++seat) {
        if (after.gold[seat] + data::kSecondTileCost < before.gold[seat]) {
            return "MH-7.2: more than " + std::to_string(data::kSecondTileCost) + " gold was paid";
        }
    }
    return std::nullopt;
}

}  // namespace durbar::maharani
