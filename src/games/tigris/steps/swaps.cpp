#include "games/tigris/steps/steps.h"

namespace durbar::tigris::swaps {

Refused check(const State& s, const Swap& m) {
    if (m.tiles.total() == 0) return refuse("TE-7.1", "swap_nothing");
    for (const Color c : kAllColors) {
        if (m.tiles[c] > s.hands[s.turn][c])
            return refuse("TE-7.1", "swap_not_held",
                          {{"color", color_name(c)}, {"held", s.hands[s.turn][c]}});
    }
    return std::nullopt;
}

void apply(State& s, const Swap& m, const Sink& sink) {
    const int tiles = m.tiles.total();
    for (const Color c : kAllColors) {
        // TE-7.3, TE-7.6: face down out of the game, for good.
        s.hands[s.turn][c] = static_cast<std::uint8_t>(s.hands[s.turn][c] - m.tiles[c]);
        s.swapped[s.turn][c] = static_cast<std::uint8_t>(s.swapped[s.turn][c] + m.tiles[c]);
    }
    sink({.kind = EventKind::Swapped, .seat = s.turn, .amount = static_cast<std::uint8_t>(tiles)});
    if (tiles > s.bag.total()) {  // TE-7.5: exactly enough is enough
        sink({.kind = EventKind::TurnEnded, .seat = s.turn});
        turn::end_game(s, EndReason::Swap, sink);  // TE-13.7
        return;
    }
    s.agenda.back() = {Step::EndAction};     // TE-3.8
    s.agenda.push_back({.step = Step::Draw,  // TE-7.4
                        .actor = Player::Chance,
                        .seat = s.turn,
                        .count = static_cast<std::uint8_t>(tiles)});
}

}  // namespace durbar::tigris::swaps
