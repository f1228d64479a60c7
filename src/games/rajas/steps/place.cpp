#include "games/rajas/steps/steps.h"

namespace durbar::rajas::place {

namespace {

/// RG-3.3 The one space of an area that is filled in order which comes next, or none.
std::uint64_t next_in_order(std::uint64_t area, std::uint64_t taken) {
    const std::uint64_t left = area & ~taken;
    return left & (~left + 1);
}

int money_of(const State& s, std::uint64_t space) {
    return space_data(s, static_cast<Space>(std::countr_zero(space))).money;
}

/// RG-7.4 Whether the market limit closes a space to a seat.
bool is_limited(const State& s, const Seat& p, const data::Space& space) {
    if (!limits_markets(s.players)) return false;
    std::uint64_t own = p.workers & spaces_of(board_of(s.players), Area::Market);
    for (; own != 0; own &= own - 1) {
        if (space_data(s, static_cast<Space>(std::countr_zero(own))).arg == space.arg) return true;
    }
    return false;
}

/// RG-3.7 The faces that some die shows or can be turned to, bit by face.
unsigned faces_of(const Seat& p) {
    unsigned faces = 0;
    for (int face = 1; face <= data::kFaces; ++face) {
        if (!p.dice.shows(face)) continue;
        faces |= 1U << face;
        if (p.karma > 0) faces |= 1U << opposite_face(face);
    }
    return faces;
}
bool has_face(const Seat& p, int face) { return (faces_of(p) >> face & 1U) != 0; }

constexpr unsigned kHarborFaces = (1U << (data::kMostHarborDie + 1)) - 2;

/// RG-8.5 The free chambers whose number some die shows; master builder (RG-9.8) and Portuguese need more.
std::uint64_t open_chambers(const State& s, int seat, std::uint64_t free, unsigned faces) {
    std::uint64_t open = 0;
    for (auto left = free & spaces_of(board_of(s.players), Area::Chamber); left != 0; left &= left - 1) {
        const auto space = static_cast<Space>(std::countr_zero(left));
        const int number = space_data(s, space).arg;
        if ((faces >> number & 1U) == 0) continue;
        if (number == kMasterBuilder && !quarry::leaves_cover(s, seat, number)) continue;
        if (number == kPortuguese && !river::can_use_portuguese(s, seat)) continue;
        open |= bit(space);  // RG-3.5
    }
    return open;
}

/// RG-7.1, RG-7.2, RG-8.4 Free markets and balconies with a die to pay for them.
std::uint64_t open_for_dice(const State& s, const Seat& p, std::uint64_t free, bool has_dice) {
    std::uint64_t open = 0;
    const unsigned board = board_of(s.players);
    for (auto left = free & spaces_of(board, Area::Market); left != 0; left &= left - 1) {
        const auto space = static_cast<Space>(std::countr_zero(left));
        const data::Space& market = space_data(s, space);
        if ((has_dice || is_mixed_market(market)) && !is_limited(s, p, market)) open |= bit(space);
    }
    for (auto left = free & spaces_of(board, Area::Balcony); left != 0; left &= left - 1) {
        const auto space = static_cast<Space>(std::countr_zero(left));
        if (p.dice.count(static_cast<Color>(space_data(s, space).arg)) > 0) open |= bit(space);
    }
    return open;
}

/// RG-3.4, RG-3.5 Quarry and harbour: the next space, if its money is there and something can be done.
std::uint64_t ordered_spaces(const State& s, int seat, std::uint64_t taken, unsigned faces) {
    const Seat& p = s.seats[static_cast<unsigned>(seat)];
    const unsigned board = board_of(s.players);
    std::uint64_t open = 0;
    const std::uint64_t site = next_in_order(spaces_of(board, Area::Quarry), taken);
    if (site != 0 && p.money >= money_of(s, site) && quarry::can_build(s, seat)) open |= site;
    const std::uint64_t pier = next_in_order(spaces_of(board, Area::Harbor), taken);
    const bool sails = p.boat < data::kRiverEnd && (faces & kHarborFaces) != 0;  // RG-10.3
    if (pier != 0 && sails && p.money >= money_of(s, pier)) open |= pier;
    return open;
}

bool is_builder(const data::Space& space) {
    return area_of(space) == Area::Chamber && space.arg == kMasterBuilder;
}

/// Whether a die, turned or not, pays the price of a space.
bool pays(const State& s, const PayDie& m, const data::Space& space, const DiePrice& price) {
    const int value = m.turned ? opposite_face(m.face) : m.face;
    if (value < price.lowest || value > price.highest) return false;
    if (price.color) return m.color == *price.color && !m.turned;  // RG-3.8
    return !is_builder(space) || quarry::leaves_cover(s, s.turn, m);
}

/// Why a die, turned or not, does not pay for a space.
RuleError unpaid(const PayDie& m, const data::Space& space) {
    const DiePrice price = die_price(space);
    if (price.color) {
        const std::string_view color = color_name(*price.color);
        if (m.color != *price.color) return refuse("RG-8.4", "balcony_color", {{"color", color}});
        return refuse("RG-3.8", "balcony_turned", {{"color", color}});
    }
    if (area_of(space) == Area::Harbor) return refuse("RG-10.1", "harbor_die", {{"most", price.highest}});
    const int value = m.turned ? opposite_face(m.face) : m.face;
    if (value != space.arg) return refuse("RG-8.5", "chamber_die", {{"face", space.arg}});
    return refuse("RG-9.3", "die_needed_for_cover");
}

RuleError closed_chamber(const State& s, int number) {
    const Seat& p = s.own();
    if (!has_face(p, number)) return refuse("RG-8.5", "chamber_no_die", {{"face", number}});
    if (number == kMasterBuilder) return refuse("RG-9.8", "no_cover_possible");
    if (p.boat > data::kRiverEnd - data::kLastZone) {
        return refuse("RG-8.11", "portuguese_too_late", {{"zone", data::kLastZone}});
    }
    const int spaces = data::kEffects[effects_of(s, chamber_cause(number)).first].a;
    return refuse("RG-8.11", "portuguese_blocked",
                  {{"spaces", spaces}, {"free", river::free_ahead(s, s.turn)}});
}

/// Why a free space cannot be entered. Terraces always can.
RuleError closed(const State& s, const data::Space& space) {
    const Seat& p = s.own();
    if (p.money < space.money) {
        return refuse("RG-3.4", "space_unaffordable", {{"price", space.money}, {"money", p.money}});
    }
    switch (area_of(space)) {
        case Area::Quarry: return refuse("RG-5.3", "nothing_to_build");
        case Area::Harbor:
            if (p.boat == data::kRiverEnd) return refuse("RG-10.3", "river_end");
            return refuse("RG-3.4", "harbor_no_die", {{"most", data::kMostHarborDie}});
        case Area::Market:
            if (is_limited(s, p, space)) return refuse("RG-7.4", "market_twice");
            return refuse("RG-3.4", "market_no_die");
        case Area::Chamber: return closed_chamber(s, space.arg);
        case Area::Balcony:
        case Area::OuterTerrace:
        case Area::Terrace: break;
    }
    return refuse("RG-3.4", "balcony_no_die", {{"color", color_name(static_cast<Color>(space.arg))}});
}

}  // namespace

bool takes_die(const data::Space& space) {
    switch (area_of(space)) {
        case Area::Harbor:
        case Area::Balcony:
        case Area::Chamber: return true;
        case Area::Market: return !is_mixed_market(space);
        case Area::Quarry:
        case Area::OuterTerrace:
        case Area::Terrace: break;
    }
    return false;
}

DiePrice die_price(const data::Space& space) {
    switch (area_of(space)) {
        case Area::Harbor: return {.color = {}, .highest = data::kMostHarborDie};
        case Area::Balcony: return {.color = static_cast<Color>(space.arg)};
        case Area::Chamber: return {.color = {}, .lowest = space.arg, .highest = space.arg};
        case Area::Market:
        case Area::Quarry:
        case Area::OuterTerrace:
        case Area::Terrace: break;
    }
    return {};
}

/// RG-2.8 Where else the seat has workers matters for the market alone.
std::uint64_t spaces(const State& s, int seat) {
    const unsigned board = board_of(s.players);
    const std::uint64_t taken = taken_spaces(s);
    const std::uint64_t free = data::kBoardSpaces[board] & ~taken;  // RG-3.2
    const std::uint64_t plain =
        spaces_of(board, Area::OuterTerrace) | spaces_of(board, Area::Terrace);  // RG-3.5, RG-8.3
    const Seat& p = s.seats[static_cast<unsigned>(seat)];
    const unsigned faces = faces_of(p);
    return (free & plain) | ordered_spaces(s, seat, taken, faces) | open_for_dice(s, p, free, faces != 0) |
           open_chambers(s, seat, free, faces);
}

bool can_place(const State& s, int seat) {
    const unsigned board = board_of(s.players);
    const std::uint64_t plain = spaces_of(board, Area::OuterTerrace) | spaces_of(board, Area::Terrace);
    return (plain & ~taken_spaces(s)) != 0 || spaces(s, seat) != 0;
}

void legal(const State& s, MoveList& out) {
    for (std::uint64_t open = spaces(s, s.turn); open != 0; open &= open - 1) {
        out.add(Place{static_cast<Space>(std::countr_zero(open))});
    }
}

/// RG-3.10 By colour and face, plain before turned; only the single-good market takes a die turned to no
/// purpose (RG-3.9).
void legal_dice(const State& s, MoveList& out) {
    const data::Space& space = space_data(s, s.top<PayDieFrame>().space);
    const DiePrice price = die_price(space);
    const Seat& p = s.own();
    const auto add = [&](const PayDie& m) {
        if (pays(s, m, space, price)) out.add(m);
    };
    for (const Color c : kAllColors) {
        for (std::uint8_t face = 1; face <= data::kFaces; ++face) {
            if (p.dice.at(c, face) == 0) continue;
            add({c, face, false});
            if (p.karma > 0) add({c, face, true});
        }
    }
}

Refused check(const State& s, const Place& m) {
    if ((data::kBoardSpaces[board_of(s.players)] & bit(m.space)) == 0) {
        return refuse("RG-1.2", "space_not_on_board", {{"space", space_name(m.space)}});
    }
    if ((spaces(s, s.turn) & bit(m.space)) != 0) return std::nullopt;
    const data::Space& space = space_data(s, m.space);
    if (s.players == data::kCoverPlayers && (data::kCoveredSpaces & bit(m.space)) != 0) {
        return refuse("RG-1.3", "space_covered", {{"players", data::kCoverPlayers}});
    }
    if ((taken_spaces(s) & bit(m.space)) != 0) return refuse("RG-3.2", "space_taken");
    const bool ordered = area_of(space) == Area::Quarry || area_of(space) == Area::Harbor;
    const std::uint64_t area = spaces_of(board_of(s.players), area_of(space));
    const std::uint64_t next = next_in_order(area, taken_spaces(s));
    if (ordered && next != bit(m.space)) {
        const auto first = static_cast<Space>(std::countr_zero(next));
        return refuse("RG-3.3", "space_out_of_order", {{"next", space_name(first)}});
    }
    return closed(s, space);
}

Refused check(const State& s, const PayDie& m) {
    if (s.own().dice.at(m.color, m.face) == 0) {
        return refuse("RG-3.4", "die_not_held", {{"color", color_name(m.color)}, {"face", m.face}});
    }
    if (m.turned && s.own().karma == 0) return refuse("RG-3.7", "no_karma");
    const data::Space& space = space_data(s, s.top<PayDieFrame>().space);
    if (!pays(s, m, space, die_price(space))) return unpaid(m, space);
    return std::nullopt;
}

/// RG-3.1 The worker, then the price, then the action.
void apply(State& s, const Place& m, const Sink& sink) {
    s.agenda.pop_back();
    Seat& p = s.own();
    p.workers |= bit(m.space);
    sink({.kind = EventKind::WorkerPlaced, .seat = s.turn, .space = m.space});
    const data::Space& space = space_data(s, m.space);
    if (space.money > 0) {
        p.money = static_cast<std::uint16_t>(p.money - space.money);  // RG-11.1
        sink({.kind = EventKind::MoneyPaid, .seat = s.turn, .space = m.space, .amount = space.money});
    }
    if (area_of(space) == Area::Quarry) {
        s.agenda.push_back(ChooseTileFrame{Laying::Build});
    } else if (is_mixed_market(space)) {
        s.agenda.push_back(MarketFrame{Good::Mixed, kGoods, space_cause(m.space)});
    } else if (takes_die(space)) {
        s.agenda.push_back(PayDieFrame{m.space});
    } else {
        push_effects(s, space_cause(m.space));
    }
}

void apply(State& s, const PayDie& m, const Sink& sink) {
    const Space at = s.top<PayDieFrame>().space;
    const data::Space& space = space_data(s, at);
    s.agenda.pop_back();
    const int value = m.turned ? opposite_face(m.face) : m.face;
    if (m.turned) {
        --s.own().karma;
        sink({.kind = EventKind::DieTurned, .seat = s.turn, .color = m.color, .face = m.face});
    }
    dice::give_back(s, m.color, m.face);  // RG-3.6
    sink({.kind = EventKind::DiePaid,
          .seat = s.turn,
          .color = m.color,
          .face = static_cast<std::uint8_t>(value)});
    if (area_of(space) == Area::Harbor) {
        s.agenda.push_back(SailFrame{1, static_cast<std::uint8_t>(value), space_cause(at)});
    } else if (area_of(space) == Area::Market) {
        s.agenda.push_back(
            MarketFrame{static_cast<Good>(space.arg), static_cast<std::uint8_t>(value), space_cause(at)});
    } else if (area_of(space) == Area::Chamber) {
        sink({.kind = EventKind::ChamberVisited, .seat = s.turn, .cause = chamber_cause(space.arg)});
        push_effects(s, chamber_cause(space.arg));  // RG-8.9, RG-8.10
    } else {
        push_effects(s, space_cause(at));
    }
}

}  // namespace durbar::rajas::place
