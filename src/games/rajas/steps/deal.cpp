#include <algorithm>

#include "core/overloaded.h"
#include "games/rajas/steps/steps.h"

namespace durbar::rajas::deal {

namespace {

/// RG-1.6, RG-16.1 The tiles of a stack below the open one; chance reveals the last of them too.
std::uint64_t hidden_tiles(const State& s, unsigned stack) { return s.in_stacks & data::kStackTiles[stack]; }

/// RG-8.8, RG-13.3 Which tokens a draw may bring: white ones, or brown ones at the start.
bool is_drawn(const State& s, Token token) {
    const TokenColor color = s.agenda.back().step == Step::Deal ? TokenColor::Brown : TokenColor::White;
    return token_color(token) == color && s.tokens[token] > 0;
}

using Sums = std::array<std::uint8_t, kMaxPlayers>;

/// RG-1.9 The sums of the dice that the seats have begun with; 0 where nobody sits.
Sums first_sums(const State& s) {
    Sums sums{};
    for (unsigned seat = 0; seat < s.players; ++seat) {
        for (const Color c : kAllColors) {
            for (int face = 1; face <= data::kFaces; ++face) {
                sums[seat] = static_cast<std::uint8_t>(sums[seat] + face * s.seats[seat].dice.at(c, face));
            }
        }
    }
    return sums;
}

enum class Lot : std::uint8_t { NotDrawn, Drawn };

/// RG-1.10 Money in turn order, then brown tokens (RG-13.3) or the first round.
void start_with(State& s, int seat, Lot lot, const Sink& sink) {
    s.start = static_cast<std::uint8_t>(seat);
    s.turn = s.start;
    for (unsigned i = 0; i < s.players; ++i) {
        s.seats[(s.start + i) % s.players].money = data::kStartMoney[i];
    }
    sink({.kind = EventKind::Started, .seat = s.start, .sums = first_sums(s), .by_lot = lot == Lot::Drawn});
    if (s.options.mode == Mode::Navaratnas) {
        s.agenda.push_back({Step::Deal});
    } else {
        turn::begin_round(s, sink);
    }
}

/// RG-14.4 The next roll, while tokens are left.
void roll_on(State& s, std::uint8_t space) {
    for (const std::uint8_t at : s.river) {
        if (at == 0) {
            s.agenda.push_back(RiverRollFrame{space});
            return;
        }
    }
}

void legal_tiles(const State& s, const RevealFrame& frame, MoveList& out) {
    for (auto left = hidden_tiles(s, frame.stack); left != 0; left &= left - 1) {
        out.add(RevealTile{static_cast<Tile>(std::countr_zero(left))});
    }
}

}  // namespace

Color rolling(const RollFrame& roll) {
    Color color = Color::Blue;
    while (roll.left[index(color)] == 0) color = static_cast<Color>(index(color) + 1);
    return color;
}

void legal(const State& s, MoveList& out) {
    visit_frame(s.agenda.back(), Overloaded{[&](const RevealFrame& f) { legal_tiles(s, f, out); },
                                            [&](const RiverRollFrame&) {
                                                for (std::uint8_t face = 1; face <= data::kFaces; ++face)
                                                    out.add(RollRiver{face});
                                            },
                                            [&](const RiverTokenFrame&) {
                                                for (std::uint8_t token = 0; token < kRiverTokens; ++token) {
                                                    if (s.river[token] == 0) out.add(DrawRiverToken{token});
                                                }
                                            },
                                            [&](const RollFrame& f) {
                                                const Color color = rolling(f);
                                                for (std::uint8_t face = 1; face <= data::kFaces; ++face)
                                                    out.add(RollDie{color, face});
                                            },
                                            [&](const StartFrame& f) {
                                                for (std::uint8_t seat = 0; seat < s.players; ++seat) {
                                                    if (f.has(seat)) out.add(StartWith{seat});
                                                }
                                            },
                                            [&](const auto&) {
                                                for (Token token = 0; token < kTokens; ++token) {
                                                    if (is_drawn(s, token)) out.add(DrawToken{token});
                                                }
                                            }});
}

std::uint32_t total_weight(const State& s) {
    const auto tokens = [&] {
        std::uint32_t sum = 0;
        for (Token token = 0; token < kTokens; ++token) sum += is_drawn(s, token) ? s.tokens[token] : 0U;
        return sum;
    };
    const auto count = [](int n) { return static_cast<std::uint32_t>(n); };
    return visit_frame(
        s.agenda.back(),
        Overloaded{[&](const RevealFrame& f) { return count(std::popcount(hidden_tiles(s, f.stack))); },
                   [&](const RiverRollFrame&) { return count(data::kFaces); },
                   [&](const RiverTokenFrame&) {
                       return count(static_cast<int>(std::count(s.river.begin(), s.river.end(), 0)));
                   },
                   [&](const RollFrame&) { return count(data::kFaces); },
                   [&](const StartFrame& f) { return count(std::popcount(f.tied)); },
                   [&](const auto&) { return tokens(); }});
}

Refused check(const State& s, const RevealTile& m) {
    if ((hidden_tiles(s, s.top<RevealFrame>().stack) & tile_bit(m.tile)) != 0) return std::nullopt;
    return refuse("RG-1.6", "tile_not_in_stack", {{"tile", tile_name(m.tile)}});
}

Refused check(const State& s, const RollDie& m) {
    const Color next = rolling(s.top<RollFrame>());
    if (m.color == next) return std::nullopt;
    return refuse("RG-4.9", "roll_order", {{"color", color_name(next)}});
}

Refused check(const State&, const RollRiver&) { return std::nullopt; }

Refused check(const State& s, const DrawRiverToken& m) {
    if (s.river[m.token] == 0) return std::nullopt;
    return refuse("RG-14.4", "river_token_laid");
}

Refused check(const State& s, const StartWith& m) {
    if (m.seat < s.players && s.top<StartFrame>().has(m.seat)) return std::nullopt;
    return refuse("RG-1.9", "start_not_lowest");
}

Refused check(const State& s, const DrawToken& m) {
    if (is_drawn(s, m.token)) return std::nullopt;
    if (s.agenda.back().step == Step::Deal) {
        return refuse("RG-13.3", "deal_brown_token");
    }
    return refuse("RG-8.8", "draw_white_token");
}

void apply(State& s, const RevealTile& m, const Sink& sink) {
    s.open[s.top<RevealFrame>().stack] = m.tile;
    s.in_stacks &= ~tile_bit(m.tile);
    s.agenda.pop_back();
    sink({.kind = EventKind::TileRevealed, .tile = m.tile});
}

/// RG-4.1, RG-4.9 One die after the other; with the last one the frame is done.
void apply(State& s, const RollDie& m, const Sink& sink) {
    auto roll = s.top<RollFrame>();
    --roll.left[index(m.color)];
    ++s.seats[roll.seat].dice.at(m.color, m.face);
    if (total(roll.left) == 0) {
        s.agenda.pop_back();
    } else {
        s.agenda.back() = roll;
    }
    sink({.kind = EventKind::Rolled, .seat = roll.seat, .color = m.color, .face = m.face});
}

/// RG-14.5 A count that leaves the river lays nothing and ends the laying.
void apply(State& s, const RollRiver& m, const Sink& sink) {
    const int space = s.top<RiverRollFrame>().from + m.face;
    if (space >= data::kRiverEnd) {
        s.agenda.pop_back();
        sink({.kind = EventKind::RiverTokensEnd});
        return;
    }
    s.agenda.back() = RiverTokenFrame{static_cast<std::uint8_t>(space)};
}

void apply(State& s, const DrawRiverToken& m, const Sink& sink) {
    const std::uint8_t space = s.top<RiverTokenFrame>().space;
    s.agenda.pop_back();
    s.river[m.token] = space;
    sink({.kind = EventKind::RiverTokenLaid, .river_token = m.token, .to = space});
    roll_on(s, space);
}

void apply(State& s, const StartWith& m, const Sink& sink) {
    s.agenda.pop_back();
    start_with(s, m.seat, Lot::Drawn, sink);
}

void apply(State& s, const DrawToken& m, const Sink& sink) {
    const bool dealt = s.agenda.back().step == Step::Deal;
    s.agenda.pop_back();
    --s.tokens[m.token];
    sink({.kind = dealt ? EventKind::TokenDealt : EventKind::WhiteDrawn, .seat = s.turn, .token = m.token});
    if (dealt) {
        s.agenda.push_back(FirstTokenFrame{m.token});
        return;
    }
    s.agenda.push_back(DiscardFrame{m.token});  // RG-8.8
    push_effects(s, {CauseKind::WhiteToken, m.token});
}

void begin(State& s, const Sink& sink) {
    s.agenda.pop_back();
    const Sums sums = first_sums(s);
    const std::uint8_t lowest = *std::min_element(sums.begin(), sums.begin() + s.players);
    unsigned tied = 0;
    for (unsigned seat = 0; seat < s.players; ++seat) tied |= sums[seat] == lowest ? 1U << seat : 0U;
    if (std::has_single_bit(tied)) {
        start_with(s, std::countr_zero(tied), Lot::NotDrawn, sink);
    } else {
        s.agenda.push_back(StartFrame{static_cast<std::uint8_t>(tied)});
    }
}

}  // namespace durbar::rajas::deal
