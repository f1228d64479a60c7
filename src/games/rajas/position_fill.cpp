#include <algorithm>

#include "games/rajas/position.h"
#include "games/rajas/roads.h"

namespace durbar::rajas {

namespace {

/// The first round, and as early a phase of the round as the workers allow.
void fill_turn(State& s, const Given& given) {
    if (sets_up(s)) return;
    if (!given.round) s.round = 1;
    if (given.phase) return;
    int phase = 1;
    for (unsigned at = 0; at < s.players; ++at) {
        const bool places = at == s.turn && !s.agenda.empty() && s.agenda.back().step == Step::Place;
        const bool later = !s.agenda.empty() && is_later(s, at);
        phase = std::max(phase, std::popcount(s.seats[at].workers) + (places || later ? 1 : 0));
    }
    s.phase = static_cast<std::uint8_t>(phase);
}

/// RG-15.4 Each tile once; the stacks have what is left.
Fault fill_stacks(State& s, const Given& given) {
    std::uint64_t used = s.buried;
    Fault twice;
    const auto claim = [&](Tile tile) {
        if ((used & tile_bit(tile)) != 0)
            twice = "RG-15.4: " + std::string(tile_name(tile)) + " lies in two places.";
        used |= tile_bit(tile);
    };
    for (unsigned at = 0; at < s.players; ++at) {
        for_each_cell(s.seats[at].laid, [&](Cell cell) { claim(s.seats[at].tiles[cell]); });
    }
    for (std::size_t stack = 0; stack < kStacks; ++stack) {
        const std::uint64_t left = data::kStackTiles[stack] & ~used;
        if (!given.open && !sets_up(s) && left != 0)
            s.open[stack] = static_cast<Tile>(std::countr_zero(left));
        if (s.open[stack] != kNoTile) claim(s.open[stack]);
    }
    s.in_stacks = ~used;
    return twice;
}

Fault fill_supplies(State& s) {
    const DieCounts unrolled = unrolled_dice(s);
    for (const Color c : kAllColors) {
        int sum = unrolled[index(c)];
        for (const Seat& p : s.seats) sum += p.dice.count(c);
        if (sum > data::kDicePerColor) {
            return "RG-1.4: there are more than " + std::to_string(data::kDicePerColor) + " " +
                   std::string(color_name(c)) + " dice.";
        }
        s.supply[index(c)] = static_cast<std::uint8_t>(data::kDicePerColor - sum);
    }
    const auto outside = tokens_outside_supply(s);
    for (Token token = 0; token < kTokens; ++token) {
        if (outside[token] > s.tokens[token]) {
            return "RG-13.11: there are more " + std::string(token_name(token)) +
                   " tokens than the game has.";
        }
        s.tokens[token] = static_cast<std::uint8_t>(s.tokens[token] - outside[token]);
    }
    return std::nullopt;
}

void fill_gained(const State& s, Seat& p) {
    const std::array<bool, kWorkerSources> passed{p.fame >= data::kFameWorker, p.money >= data::kMoneyWorker,
                                                  p.boat > data::kBridgeAfter};
    for (std::size_t source = 0; source < kWorkerSources; ++source) {
        const bool room = active_workers(p) < data::kWorkerLimit[index(s.options.mode)];
        if (passed[source] && room) p.gained = static_cast<std::uint8_t>(p.gained | 1U << source);
    }
}

void fill_seat(State& s, unsigned at, const Given& given) {
    Seat& p = s.seats[at];
    if (!given.money[at] && !sets_up(s)) {
        p.money = data::kStartMoney[(at + s.players - s.start) % s.players];  // RG-1.10
    }
    while (!given.bonuses[at] && p.money_bonuses < data::kMoneyBonuses.size() &&
           p.money >= data::kMoneyBonuses[p.money_bonuses].space) {
        ++p.money_bonuses;
    }
    if (!given.gained[at]) fill_gained(s, p);
    if (given.reached[at]) return;
    for_each_cell(p.laid, [&](Cell cell) {
        const unsigned roads = roads_of(p.tiles[cell], p.turned[cell]);
        const unsigned slots = yields_at(yields_of(s, static_cast<int>(at)), cell, roads);
        p.reached = static_cast<std::uint16_t>(p.reached | slots);
    });
}

void add(DieCounts& sum, const DieCounts& counts) {
    for (std::size_t i = 0; i < kColors; ++i) sum[i] = static_cast<std::uint8_t>(sum[i] + counts[i]);
}

}  // namespace

DieCounts unrolled_dice(const State& s, int seat) {
    DieCounts sum{};
    for (const Frame& f : s.agenda) {
        if (f.step == Step::Roll && f.as<RollFrame>().seat == seat) add(sum, f.as<RollFrame>().left);
        if (f.step == Step::Reroll && seat == s.turn) add(sum, f.as<RerollFrame>().named);
    }
    return sum;
}

DieCounts unrolled_dice(const State& s) {
    DieCounts sum{};
    for (int seat = 0; seat < s.players; ++seat) {
        add(sum, unrolled_dice(s, seat));
    }
    return sum;
}

std::uint64_t tiles_outside_stacks(const State& s) {
    std::uint64_t tiles = 0;
    for (const Seat& p : s.seats) {
        for_each_cell(p.laid, [&](Cell cell) {
            if (p.tiles[cell] < kTiles) tiles |= tile_bit(p.tiles[cell]);
        });
    }
    for (const Tile tile : s.open) tiles |= tile == kNoTile ? 0 : tile_bit(tile);
    return tiles;
}

std::array<int, kTokens> tokens_outside_supply(const State& s) {
    std::array<int, kTokens> counts{};
    for (const Seat& p : s.seats) {
        for (const Token token : p.tokens) {
            if (token != kNoToken) ++counts[token];
        }
    }
    for (std::size_t kind = 0; kind < kWhiteKinds; ++kind) counts[kind] += s.discards[kind];
    for (const Frame& f : s.agenda) {
        if (f.step == Step::FirstToken) ++counts[f.as<FirstTokenFrame>().token];
        if (f.step == Step::Discard) ++counts[f.as<DiscardFrame>().token];
    }
    return counts;
}

Fault fill_in(State& s, const Given& given) {
    fill_turn(s, given);
    if (auto fault = fill_stacks(s, given)) return fault;
    if (auto fault = fill_supplies(s)) return fault;
    for (unsigned at = 0; at < s.players; ++at) fill_seat(s, at, given);
    return std::nullopt;
}

bool is_later(const State& s, unsigned seat) {
    const auto order = [&](unsigned at) { return (at + s.players - s.start) % s.players; };
    return order(seat) > order(s.turn);
}

bool sets_up(const State& s) {
    if (s.agenda.empty()) return false;
    const Step bottom = s.agenda[0].step;
    return bottom == Step::Begin || bottom == Step::Start || bottom == Step::Deal ||
           bottom == Step::FirstToken;
}

}  // namespace durbar::rajas
