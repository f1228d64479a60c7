#include "games/maharani/rules.h"
#include "games/maharani/steps/steps.h"
#include "games/maharani/values.h"

namespace durbar::maharani {

namespace {

constexpr std::array<std::string_view, kEventKinds> kEventNames{
    "started",       "turn_began",   "token_turned",   "tile_laid",    "gold",
    "worker_placed", "worker_moved", "no_worker_left", "tile_removed", "second_declined",
    "refreshed",     "paid",         "section_scored", "section_gold", "workers_returned",
    "drew",          "drew_aside",   "turn_ended",     "game_over"};

constexpr std::array<std::string_view, 5> kDecisions{"start", "draw", "action", "worker", "second"};

std::string_view reason_name(Reason reason) {
    switch (reason) {
        case Reason::None: return "none";
        case Reason::ForTile: return "tile";
        case Reason::ForWorker: return "worker";
        case Reason::Complete: return end_name(EndReason::Complete);
        case Reason::Stuck: return end_name(EndReason::Stuck);
    }
    return {};
}

Fields operator+(Fields fields, const Fields& more) {
    fields.insert(fields.end(), more.begin(), more.end());
    return fields;
}

/// The named values of each kind.
Fields fields_of(const Event& e) {
    const Field seat{"seat", e.seat};
    const Field place{"place", e.place + 1};
    const Field space{"space", space_value(e.space)};
    const Field arrow{"arrow", direction_name(e.arrow)};
    const Field worker{"worker", crew_name(e.crew)};
    const Field workers{"workers", e.workers};
    const Field section{"section", section_name(e.section)};
    const Field gold{"gold", e.gold};
    const Field reason{"reason", reason_name(e.reason)};
    switch (e.kind) {
        case EventKind::Started:
        case EventKind::SecondDeclined:
        case EventKind::Refreshed:
        case EventKind::TurnEnded: return {seat};
        case EventKind::TurnBegan: return {seat, {"number", e.number}, arrow};
        case EventKind::TokenTurned: return {seat, section};
        case EventKind::TileLaid: return Fields{seat} + tile_fields(e.tile) + Fields{place, space, arrow};
        case EventKind::Gold: return {seat, gold, space, reason};
        case EventKind::WorkerPlaced: return {seat, worker, space};
        case EventKind::WorkerMoved: return {seat, worker, {"from", space_value(e.from)}, space};
        case EventKind::NoWorkerLeft: return {seat, space};
        case EventKind::TileRemoved:
        case EventKind::Drew: return tile_fields(e.tile) + Fields{place};
        case EventKind::DrewAside: return tile_fields(e.tile);
        case EventKind::Paid: return {seat, {"cost", e.gold}};
        case EventKind::SectionScored: return {section, reason};
        case EventKind::SectionGold: return {seat, worker, section, workers, gold};
        case EventKind::WorkersReturned: return {seat, worker, section, workers};
        case EventKind::GameOver: return {reason};
    }
    return {};
}

/// The tiles on the rondel with the sections in which they lie now, and the sections that tiles may leave
/// because the active player's token is up there (MH-3.3, MH-3.4).
Fields tiles_fields(const State& s) {
    List tiles;
    for (int place = 0; place < kPlaces; ++place) {
        const Tile tile = s.rondel[static_cast<unsigned>(place)];
        if (tile == kNoTile) continue;
        tiles.emplace_back(make_fields({{"place", place + 1}}) + tile_fields(tile) +
                           make_fields({{"section", section_name(section_now(s, place))}}));
    }
    List tokens_up;
    for (const Section section : kAllSections) {
        if (token_up(s, s.turn, section)) tokens_up.emplace_back(section_name(section));
    }
    return make_fields({{"tiles", std::move(tiles)}, {"tokens_up", std::move(tokens_up)}});
}

/// MH-12.8 The workers that may come onto the tile, each with its own gold, and with the space that it leaves
/// if it is one of those in the palace.
Fields worker_fields(const State& s, Space space) {
    List workers;
    const auto add = [&](Crew crew, Space from) {
        Spaces others = s.workers[index(crew)];
        if (from != kNoSpace) others.remove(from);  // MH-6.5
        workers.emplace_back(make_fields({{"worker", crew_name(crew)},
                                          {"from", space_value(from)},
                                          {"gold", group_of(space, others).count()}}));
    };
    const workers::Choices found = workers::choices(s, space);
    for (const Crew crew : found.move) add(crew, workers::other_worker(s, crew, space));
    for (const Crew crew : found.fresh) add(crew, kNoSpace);
    return make_fields({{"space", space_value(space)},
                        {"section", section_name(section_of(space))},
                        {"color", color_name(color_at(s, space))},
                        {"workers", std::move(workers)}});
}

}  // namespace

std::span<const std::string_view> Rules::event_kinds() { return kEventNames; }
std::span<const std::string_view> Rules::decision_kinds() { return kDecisions; }

Telling Rules::tell(const Event& e) { return {kEventNames[index(e.kind)], fields_of(e)}; }

Telling Rules::asked(const View& view) {
    const std::string_view kind = decision(view);
    if (view.agenda.empty()) return {kind, {}};
    const Frame& frame = view.agenda.back();
    switch (frame.step) {
        case Step::Refill:
            return {kind,
                    {{"place", empty_place(view) + 1},
                     {"bag", tiles_in_bag(view)},
                     {"middle_full", middle_full(view)}}};  // MH-9.5
        case Step::Action:
            return {kind,
                    tiles_fields(view) + make_fields({{"can_lay", can_lay(view)},  // MH-8.5
                                                      {"can_refresh", view.tokens_down[view.turn] != 0}})};
        case Step::Second:
            return {kind, make_fields({{"cost", data::kSecondTileCost}, {"gold", view.gold[view.turn]}}) +
                              tiles_fields(view)};
        case Step::Worker: return {kind, worker_fields(view, frame.space)};
        case Step::Start:
        case Step::Middle:
        case Step::EndTurn:
        case Step::NextTurn: break;
    }
    return {kind, {}};
}

/// Nobody once the game is over, although the last player keeps the turn (MH-11.10).
std::optional<int> Rules::active_seat(const View& view) {
    const bool begun = view.turn_number > 0 && !view.agenda.empty();
    return begun ? std::optional<int>(view.turn) : std::nullopt;
}

std::optional<Telling> Rules::over(const View& view) {
    if (view.end == EndReason::None) return std::nullopt;
    return Telling{end_name(view.end), {}};
}

}  // namespace durbar::maharani
