#include "games/maharani/steps/steps.h"

namespace durbar::maharani::deal {

void legal_starts(const State& s, MoveList& out) {
    for (std::uint8_t seat = 0; seat < s.players; ++seat) out.add(StartWith{seat});  // MH-1.6
}

/// MH-1.12 One outcome for each kind in the bag, also if it is the only one.
void legal_draws(const State& s, MoveList& out) {
    for (Tile tile = 0; tile < kKinds; ++tile) {
        if (s.bag[tile] > 0) out.add_draw(tile);
    }
}

Refused check(const State& s, const StartWith& m) {
    if (m.seat < s.players) return std::nullopt;
    return refuse("MH-1.6", "no_such_seat", {{"number", m.seat}, {"players", s.players}});
}

Refused check(const State& s, const DrawTile& m) {
    if (s.bag[m.tile] > 0) return std::nullopt;
    return refuse("MH-1.12", "tile_not_in_bag",
                  {{"color", color_name(color_of(m.tile))}, {"face", face_name(face_of(m.tile))}});
}

void apply(State& s, const StartWith& m, const Sink& sink) {
    s.agenda.clear();
    s.turn = m.seat;
    s.agenda.push_back({.step = Step::NextTurn, .seat = m.seat});
    s.agenda.push_back({Step::Refill, Player::Chance});
    sink({.kind = EventKind::Started, .seat = m.seat});
}

/// MH-9.1 The lowest empty place first. MH-9.5 A middle-pillar tile for which no space is left leaves the
/// game, and the place stays empty for the next draw.
void apply(State& s, const DrawTile& m, const Sink& sink) {
    --s.bag[m.tile];
    if (is_middle(m.tile) && middle_full(s)) {
        ++s.removed[index(color_of(m.tile))];
        sink({.kind = EventKind::DrewAside, .tile = m.tile});
        return;
    }
    const int place = empty_place(s);
    s.rondel[static_cast<unsigned>(place)] = m.tile;
    sink({.kind = EventKind::Drew, .place = static_cast<std::uint8_t>(place), .tile = m.tile});
}

/// MH-9.2, MH-9.7 Drawing ends with a full rondel or an empty bag.
bool settle_refill(State& s) {
    if (empty_place(s) < kPlaces && tiles_in_bag(s) > 0) return false;
    s.agenda.pop_back();
    return true;
}

/// Their places stay empty until the refill (MH-9.6).
void remove_middle(State& s, const Sink& sink) {
    s.agenda.pop_back();
    if (!middle_full(s)) return;
    for (unsigned place = 0; place < kPlaces; ++place) {
        const Tile tile = s.rondel[place];
        if (tile == kNoTile || !is_middle(tile)) continue;
        s.rondel[place] = kNoTile;
        ++s.removed[index(color_of(tile))];
        sink({.kind = EventKind::TileRemoved, .place = static_cast<std::uint8_t>(place), .tile = tile});
    }
}

}  // namespace durbar::maharani::deal
