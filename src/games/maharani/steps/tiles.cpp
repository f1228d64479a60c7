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
    if (tile == kNoTile) return refuse("MH-3.1", "place_empty", {{"place", m.place + 1}});
    const std::string_view space = space_name(m.space);
    if (!empty_spaces(s).has(m.space)) return refuse("MH-3.1", "space_taken", {{"space", space}});
    if (!fitting(tile).has(m.space)) {
        return refuse("MH-3.6", "other_pillars",
                      {{"space", space},
                       {"tile_pillars", pillars_name(pillars_of(face_of(tile)))},
                       {"space_pillars", pillars_name(pillars_at(m.space))}});
    }
    if (!fitting(tile, m.arrow).has(m.space)) {
        return refuse("MH-3.6", "pillars_turned_away",
                      {{"space", space}, {"arrow", direction_name(m.arrow)}});
    }
    if (!in_reach(s, m.place).has(m.space)) {
        return refuse("MH-3.4", "token_down", {{"section", section_name(section_now(s, m.place))}});
    }
    return std::nullopt;
}

Refused check(const State& s, const Done&) {
    if (s.laid > 0) return std::nullopt;
    return refuse("MH-2.5", "nothing_done");
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
          .gold = static_cast<std::uint8_t>(gold),
          .reason = Reason::ForTile});
    if (m.arrow == active_side(s)) {  // MH-5.1, MH-5.2
        s.agenda.push_back({.step = Step::Worker, .actor = player(s.turn), .space = m.space});
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
