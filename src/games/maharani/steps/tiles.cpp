#include "games/maharani/steps/steps.h"

namespace durbar::maharani::tiles {

/// MH-3.7, MH-3.8 Every place, space and fitting arrow is a move of its own.
void legal(const State& s, MoveList& out) {
    for (int place = 0; place < kPlaces; ++place) {
        const Tile tile = s.rondel[static_cast<unsigned>(place)];
        if (tile == kNoTile) continue;
        const Spaces reach = in_reach(s, place);
        for (const Direction arrow : kAllDirections)
            out.add_tiles(place, arrow, reach & fitting(tile, arrow));
    }
}

void legal_second(const State& s, MoveList& out) {
    legal(s, out);
    out.add(Done{});
}

Refused check(const State& s, const LayTile& m) {
    const Tile tile = m.place < kPlaces ? s.rondel[m.place] : kNoTile;
    if (tile == kNoTile) return RuleError{"MH-3.1", "No tile lies on that place of the rondel."};
    if (!empty_spaces(s).has(m.space)) return RuleError{"MH-3.1", "A tile already lies on that space."};
    if (!fitting(tile).has(m.space)) {
        return RuleError{
            "MH-3.6", "The pillars do not fit: middle, one half and two halves each have their own spaces."};
    }
    if (!fitting(tile, m.arrow).has(m.space)) {
        return RuleError{"MH-3.6", "Turned that way, the tile would leave half a pillar standing."};
    }
    if (!in_reach(s, m.place).has(m.space)) {
        return RuleError{
            "MH-3.4",
            "The action token of the section where the tile lies is face down: it can be laid in that "
            "section only."};
    }
    return std::nullopt;
}

Refused check(const State& s, const Done&) {
    if (s.laid > 0) return std::nullopt;
    return RuleError{"MH-2.5", "A turn is one tile or two, or a refresh of the action tokens."};
}

/// The rondel is filled again at the end of the turn (MH-7.4).
void apply(State& s, const LayTile& m, const Sink& sink) {
    const Tile tile = s.rondel[m.place];
    const Color color = color_of(tile);
    const Section from = section_now(s, m.place);
    if (s.laid == 0) {  // MH-7.1 After the first tile a second one may follow, by the same rules.
        s.agenda.pop_back();
        s.agenda.push_back({Step::EndTurn});
        s.agenda.push_back({Step::Second, player(s.turn)});
    } else {
        s.agenda.pop_back();
    }
    s.agenda.push_back({Step::Middle});
    s.rondel[m.place] = kNoTile;
    ++s.laid;
    if (section_of(m.space) != from) {  // MH-3.2, MH-3.3; up, because no two places share a section (MH-3.5)
        s.tokens_down[s.turn] = static_cast<std::uint8_t>(s.tokens_down[s.turn] | 1U << index(from));
        sink({.kind = EventKind::TokenTurned, .seat = s.turn, .section = from});
    }
    s.tiles[index(color)].add(m.space);
    s.arrows[index(m.arrow)].add(m.space);
    sink({.kind = EventKind::TileLaid,
          .seat = s.turn,
          .place = m.place,
          .tile = tile,
          .space = m.space,
          .arrow = m.arrow});
    const int gold = group_of(m.space, s.tiles[index(color)]).count();   // MH-4.1, MH-4.2, MH-4.3, MH-4.4
    s.gold[s.turn] = static_cast<std::uint16_t>(s.gold[s.turn] + gold);  // MH-4.5: before any worker
    sink({.kind = EventKind::Gold,
          .seat = s.turn,
          .space = m.space,
          .amount = static_cast<std::uint8_t>(gold),
          .reason = Reason::ForTile});
    if (m.arrow == active_side(s)) {  // MH-5.1, MH-5.2
        s.agenda.push_back({Step::Worker, player(s.turn), m.space});
    }
}

void apply(State& s, const Done&, const Sink& sink) {
    s.agenda.pop_back();
    sink({.kind = EventKind::SecondDeclined, .seat = s.turn});
}

/// MH-7.5 Nobody is asked for a second tile when none can be laid; MH-7.7 or when two have been laid.
bool settle_second(State& s) {
    if (s.laid < data::kMostTiles && can_lay(s)) return false;
    s.agenda.pop_back();
    return true;
}

}  // namespace durbar::maharani::tiles
