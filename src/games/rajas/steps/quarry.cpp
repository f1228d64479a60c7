#include <algorithm>

#include "games/rajas/roads.h"
#include "games/rajas/steps/steps.h"

namespace durbar::rajas::quarry {

namespace {

/// Of all colours at once, although not each is always asked for: the compiler makes vectors of it.
using Budget = std::array<int, kColors>;
Budget budget_of(const Dice& dice, int karma) {
    Budget budget{};
    for (const Color c : kAllColors) budget[index(c)] = most_pips(dice, c, karma);
    return budget;
}

template <class Visit>
void for_each_turn(Tile tile, Visit visit) {
    for (unsigned turn = 0; turn < kDirections; ++turn) {
        if (!repeats(tile, turn)) visit(turn);  // RG-5.8
    }
}

bool fits_cover(const CoverLinks& links, Tile tile) {
    bool fits = false;
    for_each_turn(tile, [&](unsigned turn) { fits = fits || links.held_by(roads_of(tile, turn)); });
    return fits;
}

/// RG-9.1, RG-9.5 Own cells that an open tile may cover and a budget can pay for (RG-9.2), roads left aside.
Cells coverable(const Seat& p, Tile tile, int budget) {
    Cells cells = 0;
    for_each_cell(p.laid & ~p.covered, [&](Cell cell) {
        const int more = cost_of(tile) - cost_of(p.tiles[cell]);
        if (more > 0 && more <= budget) cells |= cell_bit(cell);
    });
    return cells;
}

/// The links of covers, each found when it is first asked for.
class LinkTable {
public:
    explicit LinkTable(const Seat& p) : p_(p) {}
    const CoverLinks& at(Cell cell) {
        if ((known_ & cell_bit(cell)) == 0) {
            known_ |= cell_bit(cell);
            links_[cell] = CoverLinks(p_, cell);
        }
        return links_[cell];
    }
    /// Whether the tile fits on one of the cells.
    bool any_fits(Tile tile, Cells cells) {
        for (; cells != 0; cells &= cells - 1) {
            if (fits_cover(at(static_cast<Cell>(std::countr_zero(cells))), tile)) return true;
        }
        return false;
    }

private:
    const Seat& p_;
    Cells known_ = 0;
    std::array<CoverLinks, kCells> links_{};
};

/// What a seat could cover, whatever dice it had. The roads are looked at once for all questions.
class Covers {
public:
    Covers(const State& s, int seat) : s_(s), p_(s.seats[static_cast<unsigned>(seat)]), links_(p_) {}
    /// Whether these dice pay for a cover that can be laid.
    bool any(const Dice& dice, int karma) {
        if ((p_.laid & ~p_.covered) == 0) return false;
        const Budget budget = budget_of(dice, karma);
        return std::any_of(s_.open.begin(), s_.open.end(), [&](Tile tile) {
            return tile != kNoTile &&
                   links_.any_fits(tile, coverable(p_, tile, budget[index(color_of(tile))]));
        });
    }
    /// The same without the die of a payment.
    bool any_without(const PayDie& m) {
        if (p_.dice.at(m.color, m.face) == 0 || (m.turned && p_.karma == 0)) return false;
        Dice rest = p_.dice;
        --rest.at(m.color, m.face);
        return any(rest, p_.karma - (m.turned ? 1 : 0));
    }

private:
    const State& s_;
    const Seat& p_;
    LinkTable links_;
};

/// Walks through the ways to pay: for each face some dice as they lie and some turned over.
struct Payments {
    const std::array<std::uint8_t, data::kFaces>& own;
    int price;
    MoveList& out;

    void list(int face, int missing, int karma, const PayTile& so_far) const {
        if (face > data::kFaces) {
            if (missing <= 0) out.add(so_far);
            return;
        }
        const int count = own[static_cast<unsigned>(face - 1)];
        for (int plain = 0; plain <= count; ++plain) {
            const int most = std::min(count - plain, karma);
            for (int turned = 0; turned <= most; ++turned) {
                PayTile next = so_far;
                PayTile::add(next.plain, face, plain);
                PayTile::add(next.turned, face, turned);
                const int paid = plain * face + turned * opposite_face(face);
                list(face + 1, missing - paid, karma - turned, next);
            }
        }
    }
};

/// The dice of a payment go to the supply, those turned over for 1 karma each.
void give_dice(State& s, const PayTile& m, Color color, const Sink& sink) {
    for (int face = 1; face <= data::kFaces; ++face) {
        const int turned = PayTile::get(m.turned, face);
        for (int i = 0; i < PayTile::get(m.plain, face) + turned; ++i) {
            const bool over = i < turned;
            dice::give_back(s, color, face);  // RG-3.6
            const int value = over ? opposite_face(face) : face;
            if (over) {
                --s.own().karma;  // RG-3.7
                sink({.kind = EventKind::DieTurned,
                      .seat = s.turn,
                      .color = color,
                      .face = static_cast<std::uint8_t>(face)});
            }
            sink({.kind = EventKind::DiePaid,
                  .seat = s.turn,
                  .color = color,
                  .face = static_cast<std::uint8_t>(value)});
        }
    }
}

/// RG-5.10 The tile leaves its stack.
void take_open(State& s, Tile tile) { s.open[data::kTiles[tile].stack] = kNoTile; }

}  // namespace

/// Turning pays most for the lowest faces.
int most_pips(const Dice& dice, Color color, int karma) {
    int sum = 0;
    for (int face = 1; face <= data::kFaces; ++face) {
        const int count = dice.at(color, face);
        const int turned = face < opposite_face(face) ? std::min(count, karma) : 0;
        sum += count * face + turned * (opposite_face(face) - face);
        karma -= turned;
    }
    return sum;
}

/// Any open end takes any tile, because it may be turned freely (RG-5.7).
bool can_build(const State& s, int seat) {
    const Seat& p = s.seats[static_cast<unsigned>(seat)];
    if (OpenEnds(p).all() == 0) return false;  // RG-5.3
    std::array<int, kColors> budget{};         // of all colours at once: the compiler makes vectors of it
    for (const Color c : kAllColors) budget[index(c)] = most_pips(p.dice, c, p.karma);
    return std::any_of(s.open.begin(), s.open.end(), [&](Tile tile) {
        return tile != kNoTile && cost_of(tile) <= budget[index(color_of(tile))];
    });
}

bool can_cover(const State& s, int seat) {
    const Seat& p = s.seats[static_cast<unsigned>(seat)];
    return Covers(s, seat).any(p.dice, p.karma);
}

bool leaves_cover(const State& s, int seat, const PayDie& m) { return Covers(s, seat).any_without(m); }

bool leaves_cover(const State& s, int seat, int value) {
    const Seat& p = s.seats[static_cast<unsigned>(seat)];
    Covers covers(s, seat);
    if (!covers.any(p.dice, p.karma)) return false;
    const auto plain = static_cast<std::uint8_t>(value);
    const auto turned = static_cast<std::uint8_t>(opposite_face(value));
    return std::any_of(kAllColors.begin(), kAllColors.end(), [&](Color c) {
        return covers.any_without({c, plain, false}) || covers.any_without({c, turned, true});
    });
}

int price(const State& s, const PayTileFrame& frame) {
    const int covered = frame.laying == Laying::Cover ? cost_of(s.own().tiles[frame.cell]) : 0;
    return cost_of(frame.tile) - covered;
}

int pips(const PayTile& m) {
    int sum = 0;
    for (int face = 1; face <= data::kFaces; ++face) {
        sum += face * PayTile::get(m.plain, face) + opposite_face(face) * PayTile::get(m.turned, face);
    }
    return sum;
}

/// RG-5.1, RG-5.4 Open tiles that can be paid for and laid.
void legal_tiles(const State& s, MoveList& out) {
    const Seat& p = s.own();
    const Budget budget = budget_of(p.dice, p.karma);
    const bool covers = s.top<ChooseTileFrame>().laying == Laying::Cover;
    LinkTable links(p);
    for (const Tile tile : s.open) {
        if (tile == kNoTile) continue;
        const int most = budget[index(color_of(tile))];
        if (covers ? links.any_fits(tile, coverable(p, tile, most)) : cost_of(tile) <= most) {
            out.add(ChooseTile{tile});
        }
    }
}

void legal_cells(const State& s, MoveList& out) {
    const Seat& p = s.own();
    const auto [tile, laying] = s.top<LayTileFrame>();
    if (laying == Laying::Build) {
        const OpenEnds ends(p);
        for_each_turn(tile, [&](unsigned turn) {
            for_each_cell(ends.linked(roads_of(tile, turn)),
                          [&](Cell cell) { out.add(LayTile{cell, static_cast<std::uint8_t>(turn)}); });
        });
        return;
    }
    const Cells cells = coverable(p, tile, most_pips(p.dice, color_of(tile), p.karma));
    for_each_cell(cells, [&](Cell cell) {
        const CoverLinks links(p, cell);
        for_each_turn(tile, [&](unsigned turn) {
            if (links.held_by(roads_of(tile, turn))) out.add(LayTile{cell, static_cast<std::uint8_t>(turn)});
        });
    });
}

void legal_payments(const State& s, MoveList& out) {
    const auto frame = s.top<PayTileFrame>();
    const Seat& p = s.own();
    const int due = price(s, frame);
    const Payments payments{p.dice.of[index(color_of(frame.tile))], due, out};
    payments.list(1, due, p.karma, {});
}

Refused check(const State& s, const ChooseTile& m) {
    if (std::find(s.open.begin(), s.open.end(), m.tile) == s.open.end()) {
        return refuse("RG-5.1", "tile_not_open", {{"tile", tile_name(m.tile)}});
    }
    const Seat& p = s.own();
    const int budget = most_pips(p.dice, color_of(m.tile), p.karma);
    if (s.top<ChooseTileFrame>().laying == Laying::Build) {
        if (cost_of(m.tile) <= budget) return std::nullopt;
        return refuse(
            "RG-5.2", "tile_too_dear",
            {{"color", color_name(color_of(m.tile))}, {"price", cost_of(m.tile)}, {"most", budget}});
    }
    LinkTable links(p);
    if (links.any_fits(m.tile, coverable(p, m.tile, budget))) return std::nullopt;
    return refuse("RG-9.8", "tile_covers_nothing", {{"tile", tile_name(m.tile)}});
}

Refused check(const State& s, const LayTile& m) {
    const Seat& p = s.own();
    const auto [tile, laying] = s.top<LayTileFrame>();
    if ((data::kBuildable & cell_bit(m.cell)) == 0) {
        return refuse("RG-5.5", "residence_cell");
    }
    if (repeats(tile, m.turn)) {
        return refuse("RG-5.8", "rotation_repeats");
    }
    if (laying == Laying::Build) {
        if ((p.laid & cell_bit(m.cell)) != 0) return refuse("RG-5.6", "cell_taken");
        if ((OpenEnds(p).linked(roads_of(tile, m.turn)) & cell_bit(m.cell)) != 0) return std::nullopt;
        return refuse("RG-5.6", "road_not_joined");
    }
    if ((p.laid & cell_bit(m.cell)) == 0) return refuse("RG-9.1", "nothing_to_cover");
    if ((p.covered & cell_bit(m.cell)) != 0) return refuse("RG-9.5", "covered_before");
    const int more = cost_of(tile) - cost_of(p.tiles[m.cell]);
    if (more <= 0) {
        return refuse("RG-9.1", "cover_not_dearer",
                      {{"price", cost_of(tile)}, {"old_price", cost_of(p.tiles[m.cell])}});
    }
    const int budget = most_pips(p.dice, color_of(tile), p.karma);
    if (more > budget) {
        return refuse("RG-9.2", "cover_too_dear",
                      {{"color", color_name(color_of(tile))}, {"difference", more}, {"most", budget}});
    }
    if (CoverLinks(p, m.cell).held_by(roads_of(tile, m.turn))) return std::nullopt;
    return refuse("RG-9.4", "cover_cuts_off");
}

Refused check(const State& s, const PayTile& m) {
    const auto frame = s.top<PayTileFrame>();
    const Seat& p = s.own();
    const Color color = color_of(frame.tile);
    int turned = 0;
    for (int face = 1; face <= data::kFaces; ++face) {
        turned += PayTile::get(m.turned, face);
        if (PayTile::get(m.plain, face) + PayTile::get(m.turned, face) > p.dice.at(color, face)) {
            return refuse("RG-5.2", "dice_not_held",
                          {{"color", color_name(color)}, {"face", face}, {"held", p.dice.at(color, face)}});
        }
    }
    if (turned > p.karma) {
        return refuse("RG-3.7", "too_little_karma", {{"turned", turned}, {"karma", p.karma}});
    }
    if (pips(m) >= price(s, frame)) return std::nullopt;
    return refuse("RG-5.2", "price_not_reached", {{"price", price(s, frame)}, {"sum", pips(m)}});
}

void apply(State& s, const ChooseTile& m, const Sink&) {
    s.agenda.back() = LayTileFrame{m.tile, s.top<ChooseTileFrame>().laying};
}

void apply(State& s, const LayTile& m, const Sink&) {
    const auto [tile, laying] = s.top<LayTileFrame>();
    s.agenda.back() = PayTileFrame{tile, m.cell, m.turn, laying};
}

/// RG-5.10 Pay, lay, reveal; then score.
void apply(State& s, const PayTile& m, const Sink& sink) {
    const auto [tile, cell, turn, laying] = s.top<PayTileFrame>();
    s.agenda.pop_back();
    Seat& p = s.own();
    give_dice(s, m, color_of(tile), sink);
    const bool covers = laying == Laying::Cover;
    const Tile old_tile = p.tiles[cell];
    if (covers) {
        s.buried |= tile_bit(old_tile);  // RG-9.5, RG-9.7
        p.covered |= cell_bit(cell);
    }
    set_tile(p, tile, cell, turn);
    take_open(s, tile);
    sink({.kind = covers ? EventKind::TileCovered : EventKind::TileLaid,
          .seat = s.turn,
          .tile = tile,
          .old_tile = old_tile,
          .cell = cell,
          .turn = turn});
    scoring::score(s, tile, cell, roads_of(tile, turn));  // RG-9.6
    const std::uint8_t stack = data::kTiles[tile].stack;
    if ((s.in_stacks & data::kStackTiles[stack]) != 0) s.agenda.push_back(RevealFrame{stack});
}

}  // namespace durbar::rajas::quarry
