#include <algorithm>

#include "core/move_list.h"
#include "games/rajas/position.h"
#include "games/rajas/rules.h"
#include "games/rajas/steps/steps.h"

namespace durbar::rajas {

namespace {

constexpr int kMostGain = 12;  ///< more fame or money than a tile brings

/// Whether an effect comes after another one of its list: only such effects wait.
bool may_wait(unsigned effect) {
    if (effect >= data::kEffects.size()) return false;
    const auto begins = [&](const data::Effects& list) { return list.count > 0 && list.first == effect; };
    for (const auto& board : data::kSpaces) {
        for (const auto& space : board) {
            if (begins(space.effects)) return false;
        }
    }
    for (const auto& chamber : data::kChambers) {
        if (begins(chamber.effects)) return false;
    }
    for (const auto& side : data::kYields) {
        for (const auto& yield : side) {
            if (begins(yield.effects)) return false;
        }
    }
    for (const auto& token : data::kTokens) {
        if (begins(token.effects)) return false;
    }
    const auto bonus_begins = [&](const data::Bonus& bonus) { return begins(bonus.effects); };
    return std::none_of(data::kRiver.begin(), data::kRiver.end(), begins) &&
           std::none_of(data::kRiverTokens.begin(), data::kRiverTokens.end(), begins) &&
           std::none_of(data::kFameBonuses.begin(), data::kFameBonuses.end(), bonus_begins) &&
           std::none_of(data::kMoneyBonuses.begin(), data::kMoneyBonuses.end(), bonus_begins);
}

bool is_white(Token token) { return token < kWhiteKinds; }

bool sound_yields(const State& s, const Frame& f) {
    const auto sound = [&](Slot slot, bool by_token) {
        return slot < kSlots && (s.own().reached >> slot & 1) != 0 &&
               (!by_token || s.own().tokens[slot] != kNoToken);
    };
    if (!sound(f.a, (f.c & 1U) != 0) || f.c > 3 || f.a == f.b) return false;
    return f.b == kNoSlot ? f.c < 2 : sound(f.b, (f.c & 2U) != 0);
}

/// Second effects that lie at the bottom of a turn for as long as it lasts; the others wait for dice or for
/// an upgrade alone.
bool sound_effect(const State& s, std::size_t at) {
    if (!may_wait(s.agenda[at].a)) return false;
    const auto kind = static_cast<EffectKind>(data::kEffects[s.agenda[at].a].kind);
    if (kind == EffectKind::Reroll || kind == EffectKind::StartPlayer) return at == 1;
    for (std::size_t above = at + 1; above < s.agenda.size(); ++above) {
        const Step step = s.agenda[above].step;
        const bool quick =
            step == Step::TakeDice || step == Step::MakeRoom || step == Step::Roll || step == Step::Upgrade;
        if (!quick) return false;
    }
    return true;
}

/// Frames that may lie below others.
bool sound_waiting(const State& s, std::size_t at) {
    const Frame& f = s.agenda[at];
    switch (f.step) {
        case Step::Effect: return sound_effect(s, at);
        case Step::Discard: return is_white(f.a) && s.options.mode != Mode::Navaratnas;
        case Step::ScoreTile: return f.a <= kMostGain && f.b <= kMostGain;
        case Step::Yields: return sound_yields(s, f);
        case Step::Bonuses: return f.a <= index(Track::Money);
        case Step::TakeDice: return at + 2 == s.agenda.size() && s.agenda[at + 1].step == Step::MakeRoom;
        default: return false;
    }
}

int count_frames(const State& s, Step step) {
    return static_cast<int>(
        std::count_if(s.agenda.begin(), s.agenda.end(), [&](const Frame& f) { return f.step == step; }));
}

/// How often things nest in one turn: a bonus frame needs a bonus that was passed, a second tile a palace
/// choice on the river. So no agenda outgrows its room.
bool sound_depth(const State& s) {
    int fame = 0;
    for (const auto& bonus : data::kFameBonuses) fame += s.own().fame >= bonus.space ? 1 : 0;
    for (const Frame& f : s.agenda) {
        if (f.step == Step::Bonuses && f.a == index(Track::Fame)) --fame;
    }
    int money = s.own().money_bonuses;
    for (const Frame& f : s.agenda) {
        if (f.step == Step::Bonuses && f.a == index(Track::Money)) --money;
    }
    int tiles = 1;
    for (unsigned space = 0; space <= s.own().boat; ++space) {
        const data::Effects& reward = data::kRiver[space];
        const bool choice =
            reward.count > 0 && data::kEffects[reward.first].kind == index(EffectKind::PalaceChoice);
        tiles += choice ? 1 : 0;
    }
    const Step top = s.agenda.back().step;
    const bool lays =
        top == Step::PalaceChoice || top == Step::ChooseTile || top == Step::LayTile || top == Step::PayTile;
    tiles -= lays ? 1 : 0;
    return fame >= 0 && money >= 0 && count_frames(s, Step::ScoreTile) <= tiles &&
           count_frames(s, Step::Yields) <= tiles;
}

bool sound_take(const Frame& f) { return f.a <= data::kMostKarma && (f.a == 0) != (f.b == 0) && f.c <= 1; }

bool takes_die(const data::Space& space) {
    const Area area = area_of(space);
    return area == Area::Harbor || area == Area::Balcony || area == Area::Chamber ||
           (area == Area::Market && !is_mixed_market(space));
}

/// What was checked when the worker was placed.
bool sound_price(const State& s, const data::Space& space) {
    if (area_of(space) == Area::Harbor) return s.own().boat < data::kRiverEnd;
    if (area_of(space) == Area::Chamber && space.arg == kPortuguese)
        return river::can_use_portuguese(s, s.turn);
    return takes_die(space);
}

/// The step that lays a tile asks what the ones before it have answered.
bool sound_laying(const State& s) {
    State before = s;
    const Frame f = s.agenda.back();
    if (f.step == Step::ChooseTile) return true;
    const std::uint8_t laying = f.step == Step::LayTile ? f.b : static_cast<std::uint8_t>(f.c >> 2U);
    before.agenda.back() = {Step::ChooseTile, laying};
    if (quarry::check(before, ChooseTile{f.a})) return false;
    if (f.step == Step::LayTile) return true;
    before.agenda.back() = {Step::LayTile, f.a, laying};
    return !quarry::check(before, LayTile{f.b, static_cast<std::uint8_t>(f.c & 3U)});
}

bool sound_sail(const Frame& f) { return f.a <= f.b && f.b >= 1 && f.b <= data::kMostHarborDie && f.a <= 1; }

/// The decision or outcome on top. Whether anything is left to decide is asked afterwards.
bool sound_top(const State& s) {
    const Frame& f = s.agenda.back();
    const bool alone = s.agenda.size() == 2;
    const bool navaratnas = s.options.mode == Mode::Navaratnas;
    switch (f.step) {
        case Step::Place: return alone && unplaced_workers(s.own()) > 0;
        case Step::PayDie:
            return alone && (s.own().workers & bit(f.a)) != 0 && sound_price(s, space_data(s, f.a));
        case Step::ChooseTile:
        case Step::LayTile:
        case Step::PayTile: return sound_laying(s);
        case Step::ScoreTile:
        case Step::Yields:
        case Step::Bonuses: return sound_waiting(s, s.agenda.size() - 1);
        case Step::MakeRoom: {
            const Frame& take = s.agenda[s.agenda.size() - 2];
            return take.step == Step::TakeDice && sound_take(take) && take.c == 1 && f.b < kDieKinds &&
                   f.a <= dice::overflow(s, take);
        }
        case Step::TakeDice: return sound_take(f);
        case Step::Reroll: return f.a < kDieKinds;
        case Step::Roll: return f.a == s.turn && (f.b | f.c) != 0;
        case Step::Reveal: return s.open[f.a] == kNoTile && (s.in_stacks & data::kStackTiles[f.a]) != 0;
        case Step::Draw: return !navaratnas;
        case Step::Upgrade: return f.a == 0 || (f.a == 1 && s.own().fame >= data::kFameBonuses[0].space);
        case Step::Sail: return sound_sail(f);
        case Step::PalaceChoice: return true;
        case Step::Market: return f.b >= 1 && f.b <= data::kFaces;
        case Step::TokenChoice: return navaratnas;
        default: return false;
    }
}

/// RG-13.3 Seats before the active one have their first token, the others none.
bool sound_deal(const State& s) {
    const bool dealing = s.agenda[0].step == Step::Deal || s.agenda[0].step == Step::FirstToken;
    for (unsigned seat = 0; seat < s.players; ++seat) {
        const auto& tokens = s.seats[seat].tokens;
        const auto count =
            std::count_if(tokens.begin(), tokens.end(), [](Token token) { return token != kNoToken; });
        const bool before = dealing && seat != s.turn && !is_later(s, seat);
        if (count != (before ? 1 : 0)) return false;
        for (const Token token : tokens) {
            if (token != kNoToken && token_color(token) != TokenColor::Brown) return false;
        }
    }
    return true;
}

/// RG-1.11 Frames of the set-up, in its order.
bool sound_set_up(const State& s) {
    if (!sound_deal(s)) return false;
    if (s.agenda[0].step != Step::Begin) {
        const Frame& f = s.agenda[0];
        if (s.agenda.size() != 1) return false;
        if (f.step == Step::Start) return std::popcount(f.a) > 1 && f.a < 1U << s.players;
        if (s.options.mode != Mode::Navaratnas) return false;
        return f.step == Step::Deal || (f.a < kTokens && token_color(f.a) == TokenColor::Brown);
    }
    std::size_t at = 1;
    for (int seat = s.players - 1; seat >= 0 && at < s.agenda.size(); --seat, ++at) {
        const Frame& f = s.agenda[at];
        const bool top = at + 1 == s.agenda.size();
        const DieCounts left = unpack_dice(f.b, f.c);
        const bool fits = f.step == Step::Roll && f.a == seat && left[3] == 1 && left[0] <= left[1] &&
                          left[1] <= left[2] && left[2] <= 1;
        if (!fits || (!top && total(left) != kColors)) return false;
    }
    if (at == 1) return false;
    const bool river =
        at < s.agenda.size() && s.agenda[at].step <= Step::RiverToken && s.agenda[at].step != Step::Reveal;
    if (river) {
        if (!s.options.ganga || s.agenda[at].a >= data::kRiverEnd) return false;
        ++at;
    }
    for (unsigned stack = kStacks; at < s.agenda.size(); ++at) {
        if (s.agenda[at].step != Step::Reveal || s.agenda[at].a != --stack) return false;
        if (s.options.ganga && (!river || s.agenda[s.players + 1U].a != 0)) return false;
    }
    return true;
}

/// RG-14.4 The river's frame goes on from the last token.
bool sound_river(const State& s) {
    unsigned last = 0;
    bool left = false;
    for (const std::uint8_t at : s.river) {
        last = std::max<unsigned>(last, at);
        left = left || at == 0;
    }
    for (const Frame& f : s.agenda) {
        if (f.step == Step::RiverRoll && (f.a != last || !left)) return false;
        const bool ahead = f.a > last && f.a <= last + data::kFaces;
        if (f.step == Step::RiverToken && (!ahead || !left)) return false;
    }
    return true;
}

/// The first effect of the boat's space.
std::optional<data::Effect> boat_effect(const State& s) {
    const data::Effects pays = river::reward(s, s.own().boat);
    return pays.count > 0 ? std::optional(data::kEffects[pays.first]) : std::nullopt;
}

/// Whether the active seat may have come to the dancer: by its worker (RG-8.7), by the palace choice of its
/// boat's space (RG-10.7) or by the river token there (RG-14.8).
bool visits_dancer(const State& s) {
    const auto pays = boat_effect(s);
    if (pays && pays->kind == index(EffectKind::PalaceChoice)) return true;
    if (pays && pays->kind == index(EffectKind::Palace) && pays->a == kDancer) return true;
    std::uint64_t workers = s.own().workers & spaces_of(board_of(s.players), Area::Chamber);
    bool placed = false;
    for (; workers != 0; workers &= workers - 1) {
        placed = placed || space_data(s, static_cast<Space>(std::countr_zero(workers))).arg == kDancer;
    }
    return placed && s.agenda.size() == 2;
}

/// The most dice of any colours that an effect shows.
constexpr int most_shown() {
    int most = 0;
    for (const data::Effect& e : data::kEffects) {
        if (e.kind == index(EffectKind::DiceAny)) most = std::max<int>(most, e.a);
    }
    return most;
}

/// Whether that many dice of any colours come from the river token that counts karma.
bool counts_karma(const State& s, int dice) {
    const auto pays = boat_effect(s);
    return pays && pays->kind == index(EffectKind::DiceAnyPerKarma) && pays->a * s.own().karma == dice;
}

/// Steps that only some chamber or token leads to.
Fault source_fault(const State& s) {
    const Step top = s.agenda.back().step;
    const bool behind = s.agenda.size() == 2 && unplaced_workers(s.own()) == 0 && turn::catches_up(s);
    if (top == Step::TokenChoice && !behind && !visits_dancer(s)) {
        return "RG-13.5: a yield token comes from the dancer, or to a player with fewer workers (RG-13.10).";
    }
    if (top == Step::Draw && !visits_dancer(s)) return "RG-8.7: a white token comes from the dancer.";
    for (const Frame& f : s.agenda) {
        if (f.step == Step::TakeDice && f.a > most_shown() && !counts_karma(s, f.a)) {
            return "RG-14.7: so many dice of any colours come from a river token, one for each karma.";
        }
    }
    return std::nullopt;
}

}  // namespace

Fault agenda_fault(const State& s) {
    if (s.agenda.empty()) return std::nullopt;
    const Fault fault = "RG-15.7: no game comes to this agenda.";
    if (sets_up(s)) return sound_set_up(s) && sound_river(s) ? Fault{} : fault;
    if (s.agenda[0].step != Step::EndTurn || s.agenda.size() < 2) return fault;
    for (std::size_t at = 1; at + 1 < s.agenda.size(); ++at) {
        if (!sound_waiting(s, at)) return fault;
    }
    if (!sound_top(s) || !sound_depth(s)) return fault;
    State settled = s;
    settle(settled, {});
    const auto moves = new_move_list<Rules>();
    Rules::legal_moves(s, *moves);
    if (settled.agenda != s.agenda || moves->size() == 0) {
        return "RG-15.7: the first step of the agenda leaves nothing to decide.";
    }
    return source_fault(s);
}

}  // namespace durbar::rajas
