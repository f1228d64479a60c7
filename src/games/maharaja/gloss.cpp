#include <algorithm>

#include "core/rng.h"
#include "games/maharaja/dry_run.h"
#include "games/maharaja/journeys.h"
#include "games/maharaja/rules.h"
#include "games/maharaja/values.h"

namespace durbar::maharaja {

namespace {

using Tellings = std::vector<Telling>;

Telling road_telling(std::string_view kind, Road r) {
    return {kind, make_fields({{"road", road_name(r)},
                               {"from", junction_name(data::kRoads[r].from)},
                               {"to", junction_name(data::kRoads[r].to)}})};
}

/// The roads that open and those that close (MJ-7.11).
void add_roads(const Table& before, const Table& after, Tellings& told) {
    for (Road r = 0; r < kRoads; ++r) {
        if (is_open(before, r) == is_open(after, r)) continue;
        told.push_back(road_telling(is_open(after, r) ? "opens" : "closes", r));
    }
}

/// How a seat stands in the city that this round scores.
Fields stands_fields(const Table& t, int seat) {
    const City city = t.maharaja;
    const auto ranked = ranking_in(t, city);
    const auto at = std::find(ranked.begin(), ranked.end(), static_cast<std::uint8_t>(seat));
    return make_fields({{"city", junction_name(city)},
                        {"points", points_in(t, seat, city)},
                        {"rank", at == ranked.end() ? Value(nullptr) : Value(at - ranked.begin() + 1)},
                        {"gold", payouts_in(t, city)[static_cast<unsigned>(seat)]}});
}

/// Told where the move changes it.
void add_stands(const Table& before, const Table& after, int seat, Tellings& told) {
    Fields stands = stands_fields(after, seat);
    if (stands != stands_fields(before, seat)) told.push_back({"stands", std::move(stands)});
}

List lacks_value(const DryRun& run) {
    List list;
    for (const Lack& lack : run.lacks) {
        list.emplace_back(make_fields({{"what", lack_name(lack.what)}, {"count", lack.count}}));
    }
    return list;
}

/// What a disc would cost and bring in one place, if nothing changed before the turn.
Telling plan_telling(const Table& t, int seat, const DryRun& run) {
    List risks;
    for (const auto rival : run.risks) risks.emplace_back(rival);
    Fields fields = make_fields({{"to", junction_name(run.to)}});
    for (Field& field : way_fields(t, seat, run.way)) fields.push_back(std::move(field));
    Fields more = make_fields({{"gold", t.gold[static_cast<unsigned>(seat)]},
                               {"income", run.income},
                               {"coin", run.coin},
                               {"palace_cost", run.palace_cost},
                               {"house_cost", run.house_cost},
                               {"left", run.left},
                               {"palaces", run.palaces},
                               {"centre_free", run.centre_free},
                               {"outer_free", run.outer_free},
                               {"houses", run.houses},
                               {"supply", run.supply},
                               {"lacks", lacks_value(run)},
                               {"risks", std::move(risks)},
                               {"stands", stands_fields(run.after, seat)}});
    for (Field& field : more) fields.push_back(std::move(field));
    return {"plan", std::move(fields)};
}

Tellings disc_tellings(const View& view, const Disc& disc) {
    Tellings told;
    for (const DryRun& run : dry_runs(view, view.seat, disc)) {
        told.push_back(plan_telling(view, view.seat, run));
    }
    return told;
}

}  // namespace

/// MJ-21.1 All of it follows from what lies open: no hidden disc changes what a part of the viewer's turn
/// does.
std::vector<Telling> Rules::gloss(const View& view, const Move& m) {
    if (view.seat == kNoSeat || std::holds_alternative<EndTurn>(m)) return {};
    if (const auto* disc = std::get_if<SetDisc>(&m)) return disc_tellings(view, disc->disc);
    Rng rng(0);
    State after = sample(view, rng);
    apply(after, m, {});
    Tellings told;
    if (std::holds_alternative<MoveGovernor>(m) && !is_last_round(after)) {
        told.push_back({"next", make_fields({{"city", junction_name(after.track[0])}})});
    }
    add_roads(view, after, told);
    if (in_turn(view)) add_stands(view, after, view.seat, told);
    return told;
}

}  // namespace durbar::maharaja
