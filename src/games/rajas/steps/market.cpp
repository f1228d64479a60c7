#include <algorithm>

#include "games/rajas/steps/steps.h"

namespace durbar::rajas::market {

/// RG-7.1 Of mixed goods one of each.
int most_stalls(const Stalls& stalls, Good good, int cap) {
    int count = 0;
    for (std::size_t g = 0; g < kGoods; ++g) {
        const auto own = static_cast<int>(stalls.of[g].size());
        if (good == Good::Mixed) {
            count += own > 0 ? 1 : 0;
        } else if (good == Good::Any) {
            count = std::max(count, own);
        } else if (g == index(good)) {
            count = own;
        }
    }
    return std::min(count, cap);
}

int worth(const Stalls& stalls, Good good, int count) {
    std::array<int, kGoods> best{};
    int sum = 0;
    for (std::size_t g = 0; g < kGoods; ++g) {
        if (good == Good::Mixed && !stalls.of[g].empty()) best[g] = stalls.of[g][0];
        if (g != index(good)) continue;
        for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) sum += stalls.of[g][i];  // RG-7.2
    }
    if (good != Good::Mixed) return sum;
    std::sort(best.begin(), best.end(), std::greater<>());  // RG-7.3
    for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) sum += best[i];
    return sum;
}

/// RG-7.3 Not asked without an own stall.
bool settle(State& s) {
    const auto scoring = s.top<MarketFrame>();
    if (most_stalls(stalls_of(s.own()), scoring.good, scoring.most) > 0) return false;
    s.agenda.pop_back();
    return true;
}

void legal(const State& s, MoveList& out) {
    const auto scoring = s.top<MarketFrame>();
    const Stalls stalls = stalls_of(s.own());
    const auto add = [&](Good good) {
        const int count = most_stalls(stalls, good, scoring.most);
        for (int n = 1; n <= count; ++n) out.add(Sell{good, static_cast<std::uint8_t>(n)});
    };
    out.add(kSellNothing);
    if (scoring.good != Good::Any) return add(scoring.good);
    for (const Good each : {Good::Silk, Good::Tea, Good::Spice}) add(each);  // RG-10.11
}

Refused check(const State& s, const Sell& m) {
    if (m == kSellNothing) return std::nullopt;
    const auto scoring = s.top<MarketFrame>();
    if (m.stalls == 0) return refuse("RG-7.3", "sell_no_stalls");
    if (scoring.good == Good::Any && index(m.good) >= kGoods) {
        return refuse("RG-10.11", "sell_one_good");
    }
    if (scoring.good != Good::Any && m.good != scoring.good) {
        return refuse("RG-7.2", "sell_other_good", {{"good", good_name(scoring.good)}});
    }
    const int most = most_stalls(stalls_of(s.own()), m.good, scoring.most);
    if (m.stalls <= most) return std::nullopt;
    return refuse("RG-7.3", "sell_too_many", {{"good", good_name(m.good)}, {"most", most}});
}

/// RG-7.5 One gain.
void apply(State& s, const Sell& m, const Sink& sink) {
    s.agenda.pop_back();
    const int money = m.stalls > 0 ? worth(stalls_of(s.own()), m.good, m.stalls) : 0;
    sink({.kind = EventKind::Sold, .seat = s.turn, .good = m.good, .stalls = m.stalls});
    if (money > 0) tracks::gain_money(s, money, {CauseKind::Market, index(m.good)}, sink);
}

}  // namespace durbar::rajas::market
