#include "games/maharaja/dry_run.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace durbar::maharaja {

namespace {

constexpr std::array<std::string_view, 7> kShortNames{"gold",   "houses", "palaces", "sites",
                                                      "quarry", "city",   "room"};

int free_outer_sites(const Table& t, City c) {
    return static_cast<int>(std::count(t.palaces[c].begin() + kCentre + 1, t.palaces[c].end(), kNobody));
}

void add_lack(DryRun& run, Short what, int count) {
    if (count > 0) run.lacks.push_back({what, count});
}

/// The rivals in front of the seat whose only house keeps a village of the way settled (MJ-7.11).
std::vector<std::uint8_t> risks_of(const Table& t, int seat, const Journey& way) {
    Places villages;
    for (const Road r : way.roads) villages |= villages_of(r);
    std::vector<std::uint8_t> risks;
    for (const auto rival : order_of_play(t)) {
        if (rival == seat) break;
        bool alone = false;
        villages.for_each([&](Village v) {
            int all = 0;
            for (int owner = 0; owner < t.players; ++owner) all += houses_at(t, owner, v);
            alone = alone || (all == 1 && houses_at(t, rival, v) == 1);
        });
        if (alone) risks.push_back(rival);
    }
    return risks;
}

/// Palaces that can be paid, centre first, then houses.
void build(DryRun& run, int seat, int gold, int sites) {
    const auto i = static_cast<unsigned>(seat);
    Table& t = run.after;
    const int price = palace_cost(t, seat);
    const int palaces =
        std::clamp(std::min({run.palaces, sites, int{t.stock[i]}, gold / price}), 0, run.palaces);
    for (int n = 0; n < palaces; ++n) {
        const Site kind = free_site(t, run.to, Site::Central) >= 0 ? Site::Central : Site::Outer;
        t.palaces[run.to][static_cast<unsigned>(free_site(t, run.to, kind))] = static_cast<Owner>(seat);
    }
    const int houses = std::min({run.houses, run.supply, (gold - palaces * price) / data::kHouseCost});
    if (is_city(run.to) && run.to == t.maharaja) {
        t.city_houses[i][run.to] = static_cast<std::uint8_t>(t.city_houses[i][run.to] + std::max(houses, 0));
    }
}

DryRun dry_run(const Table& t, int seat, const Parts& parts, Junction to, const Journey& way) {
    const auto i = static_cast<unsigned>(seat);
    DryRun run;
    run.to = to;
    run.way = way;
    run.income = data::kGoldAction * parts[Part::Gold];                    // MJ-10.1
    run.coin = holds(t, seat, Character::Trader) ? data::kTraderCoin : 0;  // MJ-13.2
    run.palaces = parts[Part::Palace];
    run.houses = parts[Part::House] + parts[Part::CityHouse];
    run.palace_cost = run.palaces * palace_cost(t, seat);  // MJ-9.1, MJ-13.12
    run.house_cost = run.houses * data::kHouseCost;        // MJ-8.1
    run.left = t.gold[i] + run.income + run.coin - way.gold - run.palace_cost - run.house_cost;
    const int wanted = data::kQuarryAction * parts[Part::Quarry];  // MJ-10.3, MJ-10.4
    run.supply = t.supply[i] + std::min<int>(wanted, t.quarry[i]);
    if (is_city(to)) {
        run.centre_free = free_site(t, to, Site::Central) >= 0;
        run.outer_free = free_outer_sites(t, to);
    }
    const int sites = run.outer_free + (run.centre_free ? 1 : 0);
    add_lack(run, Short::Gold, -run.left);
    add_lack(run, Short::Houses, run.houses - run.supply);    // MJ-8.2
    add_lack(run, Short::Palaces, run.palaces - t.stock[i]);  // MJ-9.6
    if (is_city(to)) {
        add_lack(run, Short::Sites, run.palaces - sites);  // MJ-9.4
    } else {
        add_lack(run, Short::NoCity, run.palaces + parts[Part::CityHouse]);  // MJ-8.6, MJ-9.8
        if (open_villages(t).none()) add_lack(run, Short::Room, parts[Part::House]);
    }
    add_lack(run, Short::Quarry, wanted - t.quarry[i]);  // MJ-10.5
    run.risks = risks_of(t, seat, way);
    run.after = t;
    run.after.architects[i] = to;
    build(run, seat, run.left + run.palace_cost + run.house_cost, sites);
    return run;
}

}  // namespace

std::string_view lack_name(Short what) { return kShortNames[index(what)]; }

std::vector<DryRun> dry_runs(const Table& t, int seat, const Disc& disc) {
    const auto journeys = cheapest_journeys(t, seat);
    std::vector<DryRun> runs;
    for (Junction to = 0; to < kJunctions; ++to) {
        if (journeys[to]) runs.push_back(dry_run(t, seat, parts_of(disc), to, *journeys[to]));
    }
    const auto worth = [seat](const DryRun& run) {
        const int pay = payouts_in(run.after, run.after.maharaja)[static_cast<unsigned>(seat)];
        return std::tuple(-static_cast<int>(run.lacks.size()), pay + run.left);
    };
    std::stable_sort(runs.begin(), runs.end(),
                     [&](const DryRun& a, const DryRun& b) { return worth(a) > worth(b); });
    return runs;
}

}  // namespace durbar::maharaja
