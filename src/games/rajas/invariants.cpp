#include <algorithm>

#include "games/rajas/position.h"
#include "games/rajas/roads.h"
#include "games/rajas/rules.h"
#include "games/rajas/steps/steps.h"

namespace durbar::rajas {

namespace {

std::string at_seat(unsigned seat) { return " at seat " + std::to_string(seat); }

/// RG-1.4, RG-4.2 Dice are conserved, and nobody has more than Kali holds.
Fault dice_fault(const State& s) {
    const DieCounts unrolled = unrolled_dice(s);
    for (const Color c : kAllColors) {
        int sum = s.supply[index(c)] + unrolled[index(c)];
        for (const Seat& p : s.seats) sum += p.dice.count(c);
        if (sum != data::kDicePerColor) {
            return "RG-1.4: there are " + std::to_string(sum) + " " + std::string(color_name(c)) + " dice";
        }
    }
    for (unsigned seat = 0; seat < s.players; ++seat) {
        const int at = static_cast<int>(seat);
        if (s.seats[seat].dice.total() + total(unrolled_dice(s, at)) > capacity(s, at)) {
            return "RG-4.2: too many dice" + at_seat(seat);
        }
    }
    return std::nullopt;
}

/// RG-9.1 Whether each cover can lie on a cheaper tile: the dearer the one, the dearer the other.
/// Precondition: the provinces are sound.
bool sound_covers(const State& s) {
    std::vector<int> over;
    std::vector<int> under;
    for (const Seat& p : s.seats) {
        for_each_cell(p.covered, [&](Cell cell) { over.push_back(cost_of(p.tiles[cell])); });
    }
    for (auto left = s.buried; left != 0; left &= left - 1) {
        under.push_back(cost_of(static_cast<Tile>(std::countr_zero(left))));
    }
    std::sort(over.begin(), over.end());
    std::sort(under.begin(), under.end());
    return std::equal(over.begin(), over.end(), under.begin(), under.end(), std::greater<>());
}

/// RG-15.4 Each tile lies in one place, and each stack with tiles shows one.
Fault tile_fault(const State& s) {
    int count = std::popcount(s.in_stacks) + std::popcount(s.buried);
    std::uint64_t all = s.in_stacks | s.buried | tiles_outside_stacks(s);
    int covered = 0;
    for (const Seat& p : s.seats) {
        count += std::popcount(p.laid);
        covered += std::popcount(p.covered);
    }
    for (std::size_t stack = 0; stack < kStacks; ++stack) {
        if (s.open[stack] != kNoTile) {
            ++count;
            continue;
        }
        const auto reveals = [&](const Frame& f) {
            return f.step == Step::Reveal && f.as<RevealFrame>().stack == stack;
        };
        const bool due = std::any_of(s.agenda.begin(), s.agenda.end(), reveals);
        if ((s.in_stacks & data::kStackTiles[stack]) != 0 && !due) {
            return "RG-5.10: no tile lies open on the stack " + stack_name(static_cast<unsigned>(stack));
        }
    }
    if (count != kTiles || ~all != 0) return "RG-15.4: a tile lies in two places or in none";
    if (covered != std::popcount(s.buried)) return "RG-9.5: one tile lies under each cover";
    return std::nullopt;
}

/// RG-15.5 Every tile leads to the residence, and what roads reach was paid.
Fault province_fault(const State& s, unsigned seat) {
    const Seat& p = s.seats[seat];
    Seat drawn;
    drawn.roads = data::kExits;
    Fault fault;
    for_each_cell(p.laid, [&](Cell cell) {
        if (p.tiles[cell] >= kTiles) {
            fault = "a cell has no tile" + at_seat(seat);
        } else {
            set_tile(drawn, p.tiles[cell], cell, p.turned[cell]);
        }
    });
    if (fault) return fault;
    if (drawn.roads != p.roads) return "the roads are out of step with the tiles" + at_seat(seat);
    if ((p.laid & ~data::kBuildable) != 0 || (p.covered & ~p.laid) != 0)
        return "RG-5.5: a tile lies on a cell that takes none" + at_seat(seat);
    if ((p.laid & ~joined(p, kResidence, p.laid | kResidence)) != 0) {
        return "RG-15.5: a tile has no way to the residence" + at_seat(seat);
    }
    const auto& yields = yields_of(s, static_cast<int>(seat));
    for (unsigned slot = 0; slot < kSlots; ++slot) {
        const Cells cell = cell_bit(yields[slot].cell);
        const bool joins = (p.roads[yields[slot].side] & cell) != 0;
        const bool was = (p.reached >> slot & 1U) != 0;
        if (joins && !was) return "RG-15.5: a road reaches a yield that was not paid" + at_seat(seat);
        if (was && !joins && (p.covered & cell) == 0)
            return "RG-6.9: no road has reached a yield" + at_seat(seat);
    }
    return std::nullopt;
}

/// RG-13.4, RG-13.11 Tokens lie on slots of their colour, and none is lost.
Fault token_fault(const State& s) {
    const auto outside = tokens_outside_supply(s);
    for (Token token = 0; token < kTokens; ++token) {
        const bool used = s.options.mode == Mode::Navaratnas || token_color(token) == TokenColor::White;
        if (outside[token] + s.tokens[token] != (used ? data::kTokens[token].count : 0)) {
            return "RG-13.11: tokens " + std::string(token_name(token)) +
                   " are missing, or there are too many";
        }
    }
    for (unsigned seat = 0; seat < s.players; ++seat) {
        for (Slot slot = 0; slot < kSlots; ++slot) {
            const Token token = s.seats[seat].tokens[slot];
            if (token == kNoToken) continue;
            if (s.options.mode != Mode::Navaratnas)
                return "RG-14.3: tokens lie on a province only in Navaratnas";
            if (yields_of(s, static_cast<int>(seat))[slot].slot != index(token_color(token))) {
                return "RG-13.4: a token lies on a slot of another colour" + at_seat(seat);
            }
        }
    }
    return std::nullopt;
}

/// RG-13.3 In Navaratnas every seat has begun with a brown token.
Fault first_token_fault(const State& s) {
    if (s.options.mode != Mode::Navaratnas || sets_up(s)) return std::nullopt;
    for (unsigned seat = 0; seat < s.players; ++seat) {
        const auto& tokens = s.seats[seat].tokens;
        const bool begun = std::any_of(tokens.begin(), tokens.end(), [](Token token) {
            return token != kNoToken && token_color(token) == TokenColor::Brown;
        });
        if (!begun) return "RG-13.3: no brown token lies on a slot" + at_seat(seat);
    }
    return std::nullopt;
}

/// RG-14.4 A die counts from the start to the first river token, and from each to the next.
Fault river_fault(const State& s) {
    std::uint32_t spaces = 0;
    for (const std::uint8_t space : s.river) {
        if (space == 0) continue;
        if (!s.options.ganga) return "RG-14.4: there are no river tokens in this game";
        if ((spaces >> space & 1U) != 0) return "RG-14.4: two river tokens share a space";
        spaces |= 1U << space;
    }
    for (int last = 0; spaces != 0; spaces &= spaces - 1) {
        const int space = std::countr_zero(spaces);
        if (space - last > data::kFaces) {
            return "RG-14.4: the river token on space " + std::to_string(space) +
                   " is further than a die can count from space " + std::to_string(last);
        }
        last = space;
    }
    return std::nullopt;
}

/// RG-3.2, RG-3.3, RG-7.4 Workers on the board.
Fault worker_fault(const State& s) {
    const unsigned board = board_of(s.players);
    std::uint64_t taken = s.players == data::kCoverPlayers ? data::kCoveredSpaces : 0;
    for (unsigned seat = 0; seat < s.players; ++seat) {
        const Seat& p = s.seats[seat];
        if ((p.workers & taken) != 0)
            return "RG-3.2: two workers share a space, or one stands on a covered space";
        if ((p.workers & ~data::kBoardSpaces[board]) != 0)
            return "RG-1.2: a worker stands on a space that this board does not have";
        taken |= p.workers;
        if (unplaced_workers(p) < 0) return "RG-1.7: too many workers" + at_seat(seat);
        const bool later = !s.agenda.empty() && is_later(s, seat);
        if (std::popcount(p.workers) + (later && p.workers != 0 ? 1 : 0) > s.phase) {
            return "RG-2.1: one worker is placed in a phase, not more" + at_seat(seat);
        }
        unsigned goods = 0;
        for (auto own = p.workers & spaces_of(board, Area::Market); own != 0; own &= own - 1) {
            const unsigned good = 1U << space_data(s, static_cast<Space>(std::countr_zero(own))).arg;
            if (limits_markets(s.players) && (goods & good) != 0)
                return "RG-7.4: two workers stand on one market" + at_seat(seat);
            goods |= good;
        }
    }
    for (const Area area : {Area::Quarry, Area::Harbor}) {
        const std::uint64_t free = spaces_of(board, area) & ~taken;
        const std::uint64_t workers = spaces_of(board, area) & taken;
        const std::uint64_t covered = s.players == data::kCoverPlayers ? data::kCoveredSpaces : 0;
        if (free != 0 && (workers & ~covered) > (free & (~free + 1))) {
            return "RG-3.3: quarry and harbour are filled in order";
        }
    }
    return std::nullopt;
}

/// RG-15.6 Workers gained and bonuses fit the markers.
Fault gain_fault(const State& s, unsigned seat) {
    const Seat& p = s.seats[seat];
    if (p.karma > data::kMostKarma) return "RG-3.11: too much karma" + at_seat(seat);
    for (const auto steps : p.upgrades) {
        if (data::kFirstValue + steps > data::kLastValue) return "RG-6.5: too many upgrades" + at_seat(seat);
    }
    const bool full = active_workers(p) >= data::kWorkerLimit[index(s.options.mode)];
    if (active_workers(p) > data::kWorkerLimit[index(s.options.mode)])
        return "RG-11.5: too many workers" + at_seat(seat);
    const auto has = [&](WorkerSource source) { return (p.gained >> index(source) & 1U) != 0; };
    const bool fame = p.fame >= data::kFameWorker;
    const bool bridge = p.boat > data::kBridgeAfter;
    if ((has(WorkerSource::Fame) && !fame) || (has(WorkerSource::Bridge) && !bridge) ||
        (has(WorkerSource::Money) && p.money_bonuses == 0)) {
        return "RG-15.6: a worker was gained too early" + at_seat(seat);
    }
    const bool misses = (fame && !has(WorkerSource::Fame)) || (bridge && !has(WorkerSource::Bridge)) ||
                        (p.money >= data::kMoneyWorker && !has(WorkerSource::Money));
    if (misses && !full) return "RG-15.6: a worker was not gained" + at_seat(seat);
    if (p.money_bonuses < data::kMoneyBonuses.size() &&
        p.money >= data::kMoneyBonuses[p.money_bonuses].space) {
        return "RG-15.6: a money bonus was not taken" + at_seat(seat);
    }
    for (unsigned other = 0; other < seat; ++other) {
        const bool shared = p.boat == 0 || p.boat == data::kRiverEnd;
        if (!shared && s.seats[other].boat == p.boat) return "RG-10.2: two boats share a space";
    }
    return std::nullopt;
}

/// RG-15.6 Meetings: who has met, and in which order.
Fault meeting_fault(const State& s) {
    unsigned places = 0;
    int meetings = 0;
    for (unsigned seat = 0; seat < s.players; ++seat) {
        const Seat& p = s.seats[seat];
        meetings += p.meeting != 0 ? 1 : 0;
        places |= 1U << p.meeting;
        const bool acts = seat == s.turn && !s.agenda.empty();
        if (p.meeting != 0 && (difference(p) < 0 || acts))
            return "RG-15.6: markers have not met" + at_seat(seat);
        if (p.meeting == 0 && difference(p) >= 0 && !acts)
            return "RG-15.6: markers have met unnoticed" + at_seat(seat);
    }
    if ((places | 1U) != (1U << (meetings + 1)) - 1) return "RG-15.6: meetings are numbered from 1";
    if (s.agenda.empty() && (meetings == 0 || s.turn != s.start))
        return "RG-12.3: the game ends with a phase in which markers met";
    return std::nullopt;
}

/// RG-2.4 Every phase so far has placed a worker, and so will this one: now, or by a seat still to come if
/// the active one only takes a token.
bool sound_phase(const State& s) {
    int placed = 0;
    for (const Seat& p : s.seats) placed += std::popcount(p.workers);
    const Step step = s.agenda.back().step;
    if (placed >= s.phase) return true;
    if (placed + 1 < s.phase || step == Step::Place) return placed + 1 >= s.phase;
    for (unsigned seat = 0; seat < s.players; ++seat) {
        const bool places = is_later(s, seat) && unplaced_workers(s.seats[seat]) > 0;
        if (step == Step::TokenChoice && places && place::can_place(s, static_cast<int>(seat))) return true;
    }
    return false;
}

/// What is under way in the turn.
Fault turn_fault(const State& s) {
    const bool playing = !s.agenda.empty() && !sets_up(s);
    if (sets_up(s) != (s.round == 0) || (s.round == 0) != (s.phase == 0))
        return "RG-2.1: the first round has number 1";
    const auto waits = [&](Track track) {
        return std::any_of(s.agenda.begin(), s.agenda.end(), [&](const Frame& f) {
            return f.step == Step::Bonuses && f.as<BonusesFrame>().track == track;
        });
    };
    if ((s.fame_waiting != 0 && !waits(Track::Fame)) || (s.money_waiting != 0 && !waits(Track::Money))) {
        return "RG-11.12: a waiting bonus will never be resolved";
    }
    for (unsigned i = 0; i < data::kFameBonuses.size(); ++i) {
        if ((s.fame_waiting >> i & 1U) != 0 && s.own().fame < data::kFameBonuses[i].space) {
            return "RG-11.7: a waiting bonus was not passed";
        }
    }
    if (s.money_waiting >> s.own().money_bonuses != 0) return "RG-11.9: a waiting bonus was not passed";
    if (s.late_upgrade != kNoBuilding &&
        (!playing || s.own().upgrades[s.late_upgrade] == 0 || s.own().fame < data::kFameBonuses[0].space)) {
        return "RG-6.6: no upgrade of this turn can wait";
    }
    const bool acted = playing && s.agenda.back().step != Step::Place;
    if (playing && !sound_phase(s)) return "RG-2.4: a worker is placed in every phase";
    if (acted && s.own().workers == 0) return "RG-3.1: the worker is placed first";
    if (playing && !acted && std::popcount(s.own().workers) >= s.phase) {
        return "RG-2.1: one worker is placed in a phase, not more";
    }
    return std::nullopt;
}

/// RG-1.7 Before the first round everything is as at the start, and each seat has a die of each colour.
Fault set_up_fault(const State& s) {
    if (!sets_up(s)) return std::nullopt;
    for (unsigned seat = 0; seat < s.players; ++seat) {
        const Seat& p = s.seats[seat];
        const DieCounts unrolled = unrolled_dice(s, static_cast<int>(seat));
        for (const Color c : kAllColors) {
            if (p.dice.count(c) + unrolled[index(c)] != 1)
                return "RG-1.8: a player begins with a die of each colour";
        }
        const bool fresh = p.fame == 0 && p.laid == 0 && p.workers == 0 && p.karma == data::kStartKarma &&
                           p.boat == 0 && upgrades_made(p) == 0 && p.money < data::kMoneyBonuses[0].space;
        if (!fresh || s.buried != 0 || s.discards != decltype(s.discards){})
            return "RG-1.7: that is not how a game begins";
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::string> Rules::violation(const State& s) {
    for (unsigned seat = s.players; seat < kMaxPlayers; ++seat) {
        const Seat& p = s.seats[seat];
        if (p.laid != 0 || p.workers != 0 || p.fame + p.money + p.dice.total() != 0) {
            return "a seat that is not at the table has something";
        }
    }
    if (auto fault = dice_fault(s)) return fault;
    if (auto fault = tile_fault(s)) return fault;
    for (unsigned seat = 0; seat < s.players; ++seat) {
        if (auto fault = province_fault(s, seat)) return fault;
        if (auto fault = gain_fault(s, seat)) return fault;
    }
    if (!sound_covers(s)) return "RG-9.1: a cover costs more than the tile under it";
    if (auto fault = token_fault(s)) return fault;
    if (auto fault = first_token_fault(s)) return fault;
    if (auto fault = river_fault(s)) return fault;
    if (auto fault = worker_fault(s)) return fault;
    if (auto fault = meeting_fault(s)) return fault;
    if (auto fault = turn_fault(s)) return fault;
    return set_up_fault(s);
}

std::optional<std::string> Rules::violation_between(const State& before, const State& after) {
    for (unsigned seat = 0; seat < before.players; ++seat) {
        const Seat& was = before.seats[seat];
        const Seat& is = after.seats[seat];
        if (is.fame < was.fame) return "RG-11.1: fame has fallen" + at_seat(seat);
        if (is.boat < was.boat) return "RG-10.1: a boat has gone back" + at_seat(seat);
        if ((was.gained & ~is.gained) != 0) return "RG-11.3: a worker was lost" + at_seat(seat);
        if ((was.laid & ~is.laid) != 0 || (was.covered & ~is.covered) != 0) {
            return "RG-5.7: a tile has left a province" + at_seat(seat);
        }
        if ((was.reached & ~is.reached) != 0) return "RG-6.9: a yield is no longer reached" + at_seat(seat);
        if (is.money_bonuses < was.money_bonuses)
            return "RG-11.9: a bonus can be taken again" + at_seat(seat);
        if (was.meeting != 0 && is.meeting != was.meeting)
            return "RG-12.5: a meeting was undone" + at_seat(seat);
        for (std::size_t slot = 0; slot < kSlots; ++slot) {
            if (was.tokens[slot] != kNoToken && is.tokens[slot] != was.tokens[slot]) {
                return "RG-13.4: a token has moved" + at_seat(seat);
            }
        }
        for (std::size_t i = 0; i < kBuildings; ++i) {
            if (is.upgrades[i] < was.upgrades[i]) return "RG-6.5: an upgrade was lost" + at_seat(seat);
        }
    }
    return std::nullopt;
}

}  // namespace durbar::rajas
