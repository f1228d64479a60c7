#include "games/rajas/rules.h"
#include "games/rajas/values.h"

namespace durbar::rajas {

namespace {

constexpr std::array<std::string_view, kEventKinds> kEventNames{"tile_revealed",
                                                                "river_token_laid",
                                                                "river_tokens_end",
                                                                "rolled",
                                                                "started",
                                                                "token_dealt",
                                                                "round_began",
                                                                "phase_began",
                                                                "turn_began",
                                                                "idle",
                                                                "worker_placed",
                                                                "money_paid",
                                                                "die_paid",
                                                                "die_turned",
                                                                "tile_laid",
                                                                "tile_covered",
                                                                "fame",
                                                                "money",
                                                                "karma",
                                                                "worker_gained",
                                                                "worker_left",
                                                                "bonus",
                                                                "upgraded",
                                                                "sailed",
                                                                "sail_declined",
                                                                "yield_reached",
                                                                "dice_taken",
                                                                "die_returned",
                                                                "rerolls",
                                                                "sold",
                                                                "chamber_visited",
                                                                "white_drawn",
                                                                "white_shuffled",
                                                                "token_taken",
                                                                "token_declined",
                                                                "starts_next",
                                                                "met",
                                                                "turn_ended",
                                                                "round_ended",
                                                                "game_over"};

/// The game ends when markers have met (RG-12.1).
constexpr std::string_view kOver = "met";

Value sums_value(const Event& e) {
    List sums;
    for (const int sum : e.sums) {
        if (sum > 0) sums.emplace_back(sum);
    }
    return sums;
}

/// A bonus by its track and space, with what it brings.
Fields bonus_fields(const Event& e) {
    const bool fame = e.track == Track::Fame;
    const data::Bonus& bonus =
        fame ? data::kFameBonuses[e.cause.number()] : data::kMoneyBonuses[e.cause.number()];
    return make_fields({{"seat", e.seat},
                        {"track", kTrackNames[index(e.track)]},
                        {"space", bonus.space},
                        {"effects", effects_value(bonus.effects)}});
}

/// A token with what it brings.
Fields token_fields(const Event& e) {
    Fields fields = make_fields({{"seat", e.seat}, {"token", token_name(e.token)}});
    if (e.slot != kNoSlot) fields.push_back({"slot", slot_name(e.slot)});
    fields.push_back({"effects", effects_value(data::kTokens[e.token].effects)});
    return fields;
}

Fields tile_fields(const Event& e) {
    Fields fields = make_fields({{"seat", e.seat}, {"tile", tile_value(e.tile)}});
    if (e.kind == EventKind::TileCovered) fields.push_back({"old_tile", tile_value(e.old_tile)});
    fields.push_back({"cell", cell_name(e.cell)});
    fields.push_back({"rotation", e.turn});
    return fields;
}

Fields sale_fields(const Event& e) {
    const bool any = e.stalls > 0;
    return make_fields(
        {{"seat", e.seat}, {"good", any ? Value(good_name(e.good)) : Value(nullptr)}, {"stalls", e.stalls}});
}

Fields die_fields(const Event& e) {
    return make_fields({{"seat", e.seat}, {"color", color_name(e.color)}, {"face", e.face}});
}

Fields turned_fields(const Event& e) {
    Fields fields = die_fields(e);
    fields.push_back({"to", opposite_face(e.face)});
    return fields;
}

Fields river_token_fields(const Event& e) {
    return make_fields({{"river_token", e.river_token + 1},
                        {"river_space", e.to},
                        {"effects", effects_value(data::kRiverTokens[e.river_token])}});
}

Fields yield_fields(const Event& e) {
    return make_fields({{"seat", e.seat},
                        {"slot", slot_name(e.slot)},
                        {"token", token_value(e.token)},
                        {"effects", effects_value(e.effects)}});
}

/// The named values of each kind.
Fields fields_of(const Event& e) {
    const Field seat{"seat", e.seat};
    switch (e.kind) {
        case EventKind::TileRevealed:
            return make_fields(
                {{"stack", stack_name(data::kTiles[e.tile].stack)}, {"tile", tile_value(e.tile)}});
        case EventKind::RiverTokenLaid: return river_token_fields(e);
        case EventKind::RiverTokensEnd:
        case EventKind::WhiteShuffled: return {};
        case EventKind::Started: return {seat, {"sums", sums_value(e)}, {"by_lot", e.by_lot}};
        case EventKind::TokenDealt:
        case EventKind::WhiteDrawn:
        case EventKind::TokenTaken: return token_fields(e);
        case EventKind::RoundBegan: return {seat, {"round", e.amount}};
        case EventKind::PhaseBegan: return make_fields({{"phase", e.amount}});
        case EventKind::TurnBegan:
        case EventKind::Idle:
        case EventKind::SailDeclined:
        case EventKind::TokenDeclined:
        case EventKind::StartsNext:
        case EventKind::TurnEnded: return {seat};
        case EventKind::WorkerPlaced: return {seat, {"space", space_name(e.space)}};
        case EventKind::MoneyPaid: return {seat, {"money", e.amount}, {"space", space_name(e.space)}};
        case EventKind::Rolled:
        case EventKind::DiePaid:
        case EventKind::DieReturned:
        case EventKind::Rerolls: return die_fields(e);
        case EventKind::DieTurned: return turned_fields(e);
        case EventKind::TileLaid:
        case EventKind::TileCovered: return tile_fields(e);
        case EventKind::Fame: return with_cause({seat, {"fame", e.amount}}, e.cause);
        case EventKind::Money: return with_cause({seat, {"money", e.amount}}, e.cause);
        case EventKind::Karma: return with_cause({seat, {"karma", e.amount}}, e.cause);
        case EventKind::WorkerGained:
        case EventKind::WorkerLeft: return {seat, {"worker", kSourceNames[index(e.worker)]}};
        case EventKind::Bonus: return bonus_fields(e);
        case EventKind::Upgraded: return {seat, {"building", building_name(e.building)}, {"value", e.amount}};
        case EventKind::Sailed: return {seat, {"from", e.from}, {"to", e.to}, {"spaces", e.amount}};
        case EventKind::YieldReached: return yield_fields(e);
        case EventKind::DiceTaken:
            return with_cause({seat, {"color", color_name(e.color)}, {"dice", e.amount}}, e.cause);
        case EventKind::Sold: return sale_fields(e);
        case EventKind::ChamberVisited: return {seat, {"chamber", data::kChambers[e.cause.number()].name}};
        case EventKind::MarkersMet: return {seat, {"difference", e.amount}};
        case EventKind::RoundEnded: return make_fields({{"round", e.amount}});
        case EventKind::GameOver: return make_fields({{"reason", kOver}});
    }
    return {};
}

}  // namespace

std::span<const std::string_view> Rules::event_kinds() { return kEventNames; }

Telling Rules::tell(const Event& e) { return {kEventNames[index(e.kind)], fields_of(e)}; }

std::optional<Telling> Rules::over(const View& view) {
    if (!view.agenda.empty()) return std::nullopt;
    return Telling{kOver, {}};
}

}  // namespace durbar::rajas
