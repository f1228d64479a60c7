#include <algorithm>
#include <bit>

#include "games/tigris/kingdoms.h"
#include "games/tigris/rules.h"
#include "games/tigris/steps/steps.h"
#include "games/tigris/values.h"

namespace durbar::tigris {

namespace {

constexpr std::array<std::string_view, kEventKinds> kEventNames{"started",
                                                                "turn_began",
                                                                "tile_laid",
                                                                "points",
                                                                "leader_placed",
                                                                "leader_moved",
                                                                "leader_withdrawn",
                                                                "leader_home",
                                                                "unified",
                                                                "unification_off",
                                                                "revolt_begins",
                                                                "war_begins",
                                                                "war_called_off",
                                                                "committed",
                                                                "conflict_won",
                                                                "tile_removed",
                                                                "building_set",
                                                                "building_moved",
                                                                "building_returned",
                                                                "building_declined",
                                                                "monument_built",
                                                                "monument_declined",
                                                                "treasure_taken",
                                                                "catastrophe_played",
                                                                "swapped",
                                                                "drew",
                                                                "passed",
                                                                "turn_ended",
                                                                "game_over"};

constexpr std::array<std::string_view, 8> kDecisions{"draw",    "start",    "action",   "war",
                                                     "support", "building", "monument", "treasure"};

std::string_view reason_name(Reason reason) {
    switch (reason) {
        case Reason::None: return "none";
        case Reason::Tile: return "tile";
        case Reason::Building: return "building";
        case Reason::Revolt: return "revolt";
        case Reason::War: return "war";
        case Reason::OfMonument: return "monument";
        case Reason::NoTemple: return "no_temple";
        case Reason::Catastrophe: return "catastrophe";
    }
    return {};
}

/// The named values of each kind.
Fields fields_of(const Event& e) {
    const Field seat{"seat", e.seat};
    const Field other{"other", e.other};
    const Field color{"color", e.hidden ? Value(nullptr) : Value(color_name(e.color))};
    const Field amount{"amount", e.hidden ? Value(nullptr) : Value(e.amount)};
    const Field cell{"cell", cell_value(e.cell)};
    const Field from{"from", cell_value(e.from)};
    const Field reason{"reason", reason_name(e.reason)};
    switch (e.kind) {
        case EventKind::Started:
        case EventKind::TurnBegan:
        case EventKind::MonumentDeclined:
        case EventKind::Passed:
        case EventKind::TurnEnded: return {seat};
        case EventKind::TileLaid:
        case EventKind::LeaderPlaced:
        case EventKind::BuildingSet: return {seat, color, cell};
        case EventKind::Points: return {seat, color, amount, cell, reason};
        case EventKind::LeaderMoved:
        case EventKind::BuildingMoved: return {seat, color, from, cell};
        case EventKind::LeaderWithdrawn: return {seat, color, from};
        case EventKind::LeaderHome: return {seat, color, from, reason};
        case EventKind::Unified: return {seat, cell, {"wars", e.amount}};
        case EventKind::UnificationOff: return {cell};
        case EventKind::RevoltBegins:
        case EventKind::WarBegins: return {seat, other, color, {"attack", e.amount}, {"defence", e.against}};
        case EventKind::WarCalledOff: return {seat, other, color};
        case EventKind::Committed: return {seat, color, amount};
        case EventKind::ConflictWon:
            return {seat, other, color, {"strength", e.amount}, {"against", e.against}, reason};
        case EventKind::TileRemoved: return {color, cell, reason};
        case EventKind::BuildingReturned: return {color, from, reason};
        case EventKind::BuildingDeclined: return {seat, color};
        case EventKind::MonumentBuilt: return {seat, {"monument", monument_name(e.amount)}, color, cell};
        case EventKind::TreasureTaken:
        case EventKind::CatastrophePlayed: return {seat, cell};
        case EventKind::Swapped: return {seat, amount};
        case EventKind::Drew: return {seat, color, {"left", e.amount}};
        case EventKind::GameOver: return make_fields({{"reason", end_name(e.end)}});
    }
    return {};
}

/// Which of the conflicts of this action is at hand: a revolt is the only one, wars follow each other, and
/// one that is called off counts no more (TE-9.3, TE-9.24).
struct Numbered {
    int number = 1;
    int of = 1;
};
Numbered numbered(const Table& t) {
    if (t.conflict.kind == ConflictKind::Revolt) return {};
    const Frame& wars = *std::find_if(t.agenda.begin(), t.agenda.end(),
                                      [](const Frame& frame) { return frame.step == Step::Wars; });
    return {wars.count + 1, wars.count + std::popcount(open_wars(t))};
}

/// The sides of a conflict with the squares of their leaders and of the tiles that support them.
Fields support_fields(const Table& t, Step step) {
    const Conflict& c = t.conflict;
    const bool revolt = c.kind == ConflictKind::Revolt;
    const auto leader = [&](unsigned seat) { return t.leaders[seat][index(c.leaders)]; };
    const auto tiles = [&](unsigned seat) {
        return revolt ? temples_beside(t, leader(seat)) : supporters(t, static_cast<int>(seat), c.leaders);
    };
    const auto [number, of] = numbered(t);
    return make_fields({{"conflict", revolt ? "revolt" : "war"},
                        {"number", number},
                        {"of", of},
                        {"role", step == Step::Attack ? "attack" : "defence"},
                        {"color", color_name(c.leaders)},
                        {"support", color_name(c.support())},
                        {"attacker", c.attacker},
                        {"defender", c.defender},
                        {"attack", c.attack},
                        {"defence", c.defence},
                        {"committed", c.committed},
                        {"attacker_cell", cell_value(leader(c.attacker))},
                        {"defender_cell", cell_value(leader(c.defender))},
                        {"attacker_tiles", cells_value(tiles(c.attacker))},
                        {"defender_tiles", cells_value(tiles(c.defender))}});
}

/// TE-9.3, TE-9.5 The open wars as they would be fought now.
Fields war_fields(const Table& t) {
    const unsigned open = open_wars(t);
    List wars;
    for (const Color c : kAllColors) {
        if ((open >> index(c) & 1U) == 0) continue;
        const Conflict war = wars::war_of(t, c);
        wars.emplace_back(make_fields({{"color", color_name(c)},
                                       {"attacker", war.attacker},
                                       {"defender", war.defender},
                                       {"attack", war.attack},
                                       {"defence", war.defence}}));
    }
    const auto [number, of] = numbered(t);
    return make_fields(
        {{"cell", cell_value(t.unification)}, {"number", number}, {"of", of}, {"wars", std::move(wars)}});
}

Fields building_fields(const Table& t, Cell laid) {
    const Color color = tile_color(t, laid);
    return make_fields({{"cell", cell_value(laid)},
                        {"color", color_name(color)},
                        {"standing", cell_value(t.buildings[index(color)])},
                        {"sites", cells_value(buildings::sites(t, laid))}});
}

Fields monument_fields(const Table& t, Cell laid) {
    const Color color = tile_color(t, laid);
    List corners;
    for (const Cell corner : monuments::squares_with(t, laid)) corners.push_back(cell_value(corner));
    List available;
    for (Monument m = 0; m < kMonuments; ++m) {
        if (monuments::available(t, m, color)) available.emplace_back(monument_name(m));
    }
    return make_fields({{"cell", cell_value(laid)},
                        {"color", color_name(color)},
                        {"corners", std::move(corners)},
                        {"monuments", std::move(available)}});
}

/// TE-11.4, TE-11.5 The treasures of the kingdom, those with priority, and those of which one stays.
Fields treasure_fields(const Table& t) {
    const treasures::Payment payment = treasures::next_payment(t);
    return make_fields({{"treasures", cells_value(payment.all)},
                        {"priority", cells_value(payment.all & board_map(t).priority)},
                        {"may_stay", cells_value(payment.may_stay)}});
}

}  // namespace

std::span<const std::string_view> Rules::event_kinds() { return kEventNames; }
std::span<const std::string_view> Rules::decision_kinds() { return kDecisions; }

Telling Rules::tell(const Event& e) { return {kEventNames[index(e.kind)], fields_of(e)}; }

Telling Rules::asked(const View& view) {
    const std::string_view kind = decision_of(view);
    if (view.agenda.empty()) return {kind, {}};
    const Frame& frame = view.agenda.back();
    switch (frame.step) {
        case Step::Draw: return {kind, {{"seat", frame.seat}, {"left", frame.count}}};
        case Step::Start: return {kind, {}};
        case Step::Wars: return {kind, war_fields(view)};
        case Step::Attack:
        case Step::Defence: return {kind, support_fields(view, frame.step)};
        case Step::Buildings: return {kind, building_fields(view, frame.cell)};
        case Step::Monuments: return {kind, monument_fields(view, frame.cell)};
        case Step::Treasures: return {kind, treasure_fields(view)};
        case Step::Action:
        case Step::EndAction:
        case Step::EndTurn:
        case Step::Refill:
        case Step::NextTurn: break;
    }
    return {kind, {{"number", view.actions_done + 1}, {"of", data::kActions}}};
}

std::optional<int> Rules::active_seat(const View& view) {
    const bool begun = !view.agenda.empty() && view.agenda[0].step != Step::Start;
    return begun ? std::optional<int>(view.turn) : std::nullopt;
}

std::optional<Telling> Rules::over(const View& view) {
    if (view.end == EndReason::None) return std::nullopt;
    return Telling{end_name(view.end), {}};
}

}  // namespace durbar::tigris
