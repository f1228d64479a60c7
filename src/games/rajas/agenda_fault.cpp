#include <algorithm>

#include "core/move_list.h"
#include "games/rajas/position.h"
#include "games/rajas/rules.h"
#include "games/rajas/steps/steps.h"

namespace durbar::rajas {

namespace {

bool is_white(Token token) { return token < kWhiteKinds; }

/// RG-6.1, RG-6.2 No tile brings more of fame or money.
constexpr ScoreTileFrame most_gains() {
    ScoreTileFrame most{};
    for (const data::Tile& tile : data::kTiles) {
        int fame = 0;
        int money = 0;
        for (const auto building : tile.buildings) fame += building != kNoBuilding ? data::kLastValue : 0;
        for (const auto& stall : tile.stalls) money += stall.value;
        most.fame = static_cast<std::uint8_t>(std::max<int>(most.fame, fame));
        most.money = static_cast<std::uint8_t>(std::max<int>(most.money, money));
    }
    return most;
}

bool sound_gains(const ScoreTileFrame& f) {
    return f.fame <= most_gains().fame && f.money <= most_gains().money;
}

bool sound_yields(const State& s, const YieldsFrame& f) {
    const auto sound = [&](const ReachedYield& yield) {
        return yield.slot < kSlots && (s.own().reached >> yield.slot & 1) != 0 &&
               (!yield.by_token || s.own().tokens[yield.slot] != kNoToken);
    };
    if (!sound(f.first) || f.first.slot == f.second.slot) return false;
    return f.has_both() ? sound(f.second) : !f.second.by_token;
}

/// Second effects that lie at the bottom of a turn for as long as it lasts; the others wait for dice or for
/// an upgrade alone.
bool sound_effect(const State& s, std::size_t at) {
    const auto [cause, number] = s.agenda[at].as<EffectFrame>();
    const data::Effects effects = effects_of(s, cause);
    if (number == 0 || number >= effects.count) return false;  // the first of a list does not wait
    const auto kind = static_cast<EffectKind>(data::kEffects[effects.first + number].kind);
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
        case Step::Discard: return is_white(f.as<DiscardFrame>().token) && s.options.mode != Mode::Navaratnas;
        case Step::ScoreTile: return sound_gains(f.as<ScoreTileFrame>());
        case Step::Yields: return sound_yields(s, f.as<YieldsFrame>());
        case Step::Bonuses: return true;
        case Step::TakeDice: return at + 2 == s.agenda.size() && s.agenda[at + 1].step == Step::MakeRoom;
        case Step::Reveal:
        case Step::RiverRoll:
        case Step::RiverToken:
        case Step::Roll:
        case Step::Start:
        case Step::Deal:
        case Step::Draw:
        case Step::FirstToken:
        case Step::Place:
        case Step::PayDie:
        case Step::ChooseTile:
        case Step::LayTile:
        case Step::PayTile:
        case Step::MakeRoom:
        case Step::Reroll:
        case Step::Upgrade:
        case Step::Sail:
        case Step::PalaceChoice:
        case Step::Market:
        case Step::TokenChoice:
        case Step::Begin:
        case Step::EndTurn: break;
    }
    return false;
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
    int money = s.own().money_bonuses;
    for (const Frame& f : s.agenda) {
        if (f.step != Step::Bonuses) continue;
        --(f.as<BonusesFrame>().track == Track::Fame ? fame : money);
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

bool sound_take(const TakeDiceFrame& f) {
    return f.any <= data::kMostKarma && (f.any == 0) != (total(f.shown) == 0);
}

/// What was checked when the worker was placed.
bool sound_price(const State& s, const data::Space& space) {
    if (area_of(space) == Area::Harbor) return s.own().boat < data::kRiverEnd;
    if (area_of(space) == Area::Chamber && space.arg == kPortuguese)
        return river::can_use_portuguese(s, s.turn);
    return place::takes_die(space);
}

/// The step that lays a tile asks what the ones before it have answered.
bool sound_laying(const State& s) {
    State before = s;
    if (s.agenda.back().step == Step::PayTile) {
        const auto f = s.top<PayTileFrame>();
        before.agenda.back() = LayTileFrame{f.tile, f.laying};
        if (quarry::check(before, LayTile{f.cell, f.turn})) return false;
    }
    if (before.agenda.back().step == Step::LayTile) {
        const auto f = before.top<LayTileFrame>();
        before.agenda.back() = ChooseTileFrame{f.laying};
        if (quarry::check(before, ChooseTile{f.tile})) return false;
    }
    return true;
}

bool sound_sail(const SailFrame& f) {
    return f.least <= f.most && f.most >= 1 && f.most <= data::kMostHarborDie && f.least <= 1;
}

bool sound_room(const State& s) {
    const Frame& below = s.agenda[s.agenda.size() - 2];
    if (below.step != Step::TakeDice) return false;
    const auto take = below.as<TakeDiceFrame>();
    const auto room = s.top<MakeRoomFrame>();
    return sound_take(take) && take.fewer && room.from < kDieKinds && room.most <= dice::overflow(s, take);
}

bool sound_reveal(const State& s, unsigned stack) {
    return s.open[stack] == kNoTile && (s.in_stacks & data::kStackTiles[stack]) != 0;
}

bool sound_roll(const State& s, const RollFrame& f) { return f.seat == s.turn && total(f.left) != 0; }

bool sound_upgrade(const State& s, const UpgradeFrame& f) {
    return !f.late || s.own().fame >= data::kFameBonuses[0].space;
}

bool sound_worker(const State& s, Space space) {
    return (s.own().workers & bit(space)) != 0 && sound_price(s, space_data(s, space));
}

/// The decision or outcome on top. Whether anything is left to decide is asked afterwards.
bool sound_top(const State& s) {
    const Frame& f = s.agenda.back();
    const bool alone = s.agenda.size() == 2;
    const bool navaratnas = s.options.mode == Mode::Navaratnas;
    switch (f.step) {
        case Step::Place: return alone && unplaced_workers(s.own()) > 0;
        case Step::PayDie: return alone && sound_worker(s, f.as<PayDieFrame>().space);
        case Step::ChooseTile:
        case Step::LayTile:
        case Step::PayTile: return sound_laying(s);
        case Step::ScoreTile:
        case Step::Yields:
        case Step::Bonuses: return sound_waiting(s, s.agenda.size() - 1);
        case Step::MakeRoom: return sound_room(s);
        case Step::TakeDice: return sound_take(f.as<TakeDiceFrame>());
        case Step::Reroll: return f.as<RerollFrame>().from < kDieKinds;
        case Step::Roll: return sound_roll(s, f.as<RollFrame>());
        case Step::Reveal: return sound_reveal(s, f.as<RevealFrame>().stack);
        case Step::Draw: return !navaratnas;
        case Step::Upgrade: return sound_upgrade(s, f.as<UpgradeFrame>());
        case Step::Sail: return sound_sail(f.as<SailFrame>());
        case Step::PalaceChoice: return true;
        case Step::Market: return f.as<MarketFrame>().most >= 1 && f.as<MarketFrame>().most <= data::kFaces;
        case Step::TokenChoice: return navaratnas;
        case Step::RiverRoll:
        case Step::RiverToken:
        case Step::Start:
        case Step::Deal:
        case Step::FirstToken:
        case Step::Begin:
        case Step::Effect:
        case Step::Discard:
        case Step::EndTurn: break;
    }
    return false;
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

bool sound_start(const State& s, unsigned tied) { return std::popcount(tied) > 1 && tied < 1U << s.players; }

/// RG-1.8 A die of each colour, as far as it is not rolled yet; only the roll on top has begun.
bool sound_first_roll(const Frame& f, int seat, bool top) {
    if (f.step != Step::Roll) return false;
    const auto [roller, left] = f.as<RollFrame>();
    const bool in_order = left[0] <= left[1] && left[1] <= left[2] && left[2] <= left[3] && left[3] == 1;
    return roller == seat && in_order && (top || total(left) == kColors);
}

/// The space from which the river's frame counts, or for which it draws; none for other frames.
std::optional<int> river_space(const Frame& f) {
    if (f.step == Step::RiverRoll) return f.as<RiverRollFrame>().from;
    return f.step == Step::RiverToken ? std::optional<int>(f.as<RiverTokenFrame>().space) : std::nullopt;
}

/// RG-1.11 Frames of the set-up, in its order.
bool sound_set_up(const State& s) {
    if (!sound_deal(s)) return false;
    if (s.agenda[0].step != Step::Begin) {
        const Frame& f = s.agenda[0];
        if (s.agenda.size() != 1) return false;
        if (f.step == Step::Start) return sound_start(s, f.as<StartFrame>().tied);
        if (s.options.mode != Mode::Navaratnas) return false;
        return f.step == Step::Deal || token_color(f.as<FirstTokenFrame>().token) == TokenColor::Brown;
    }
    std::size_t at = 1;
    for (int seat = s.players - 1; seat >= 0 && at < s.agenda.size(); --seat, ++at) {
        const bool top = at + 1 == s.agenda.size();
        if (!sound_first_roll(s.agenda[at], seat, top)) return false;
    }
    if (at == 1) return false;
    const std::optional<int> river = at < s.agenda.size() ? river_space(s.agenda[at]) : std::nullopt;
    if (river) {
        if (!s.options.ganga || *river >= data::kRiverEnd) return false;
        ++at;
    }
    for (unsigned stack = kStacks; at < s.agenda.size(); ++at) {
        if (s.agenda[at] != Frame(RevealFrame{static_cast<std::uint8_t>(--stack)})) return false;
        if (s.options.ganga && river != 0) return false;
    }
    return true;
}

/// RG-14.4 The river's frame goes on from the last token.
bool sound_river(const State& s) {
    int last = 0;
    bool left = false;
    for (const std::uint8_t at : s.river) {
        last = std::max<int>(last, at);
        left = left || at == 0;
    }
    for (const Frame& f : s.agenda) {
        const auto space = river_space(f);
        if (!space) continue;
        const int ahead = *space - last;
        const bool fits = f.step == Step::RiverRoll ? ahead == 0 : ahead > 0 && ahead <= data::kFaces;
        if (!fits || !left) return false;
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
        return "RG-13.5: a yield token comes from the dancer, or goes to a player with fewer workers "
               "(RG-13.10).";
    }
    if (top == Step::Draw && !visits_dancer(s)) return "RG-8.7: a white token comes from the dancer.";
    for (const Frame& f : s.agenda) {
        if (f.step != Step::TakeDice) continue;
        const int any = f.as<TakeDiceFrame>().any;
        if (any > most_shown() && !counts_karma(s, any)) {
            return "RG-14.7: that many dice of any colours come only from a river token, one for each karma.";
        }
    }
    return std::nullopt;
}

}  // namespace

Fault agenda_fault(const State& s) {
    if (s.agenda.empty()) return std::nullopt;
    const Fault fault = "RG-15.7: this agenda cannot occur in a game.";
    if (sets_up(s)) return sound_set_up(s) && sound_river(s) ? Fault{} : fault;
    if (s.agenda[0].step != Step::EndTurn || s.agenda.size() < 2) return fault;
    for (std::size_t at = 1; at + 1 < s.agenda.size(); ++at) {
        if (!sound_waiting(s, at)) return fault;
    }
    for (const Frame& f : s.agenda) {
        if (!sound_cause(s, f))
            return "RG-15.7: '" + frame_text(f) + "' names a cause that does not lead to that step.";
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
