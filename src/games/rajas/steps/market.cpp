#include <algorithm>

#include "games/rajas/steps/steps.h"

namespace durbar::rajas::market {

namespace {

/// How many stalls of a good count at most; of mixed goods one of each (RG-7.1).
int most(const Stalls& stalls, Good good, int cap) {
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

}  // namespace

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
    if (most(stalls_of(s.own()), scoring.good, scoring.most) > 0) return false;
    s.agenda.pop_back();
    return true;
}

void legal(const State& s, MoveList& out) {
    const auto scoring = s.top<MarketFrame>();
    const Stalls stalls = stalls_of(s.own());
    const auto add = [&](Good good) {
        const int count = most(stalls, good, scoring.most);
        for (int n = 1; n <= count; ++n) out.add(Sell{good, static_cast<std::uint8_t>(n)});
    };
    out.add(kSellNothing);
    if (scoring.good != Good::Any) return add(scoring.good);
    for (const Good each : {Good::Silk, Good::Tea, Good::Spice}) add(each);  // RG-10.11
}

Refused check(const State& s, const Sell& m) {
    if (m == kSellNothing) return std::nullopt;
    const auto scoring = s.top<MarketFrame>();
    if (m.stalls == 0) return RuleError{"RG-7.3", "Nothing is sold without naming a good."};
    if (scoring.good == Good::Any && index(m.good) >= kGoods) {
        return RuleError{"RG-10.11", "Name one good with a number of stalls, or none."};
    }
    if (scoring.good != Good::Any && m.good != scoring.good) {
        return RuleError{"RG-7.2", "This scoring is for another good."};
    }
    if (m.stalls <= most(stalls_of(s.own()), m.good, scoring.most)) return std::nullopt;
    return RuleError{"RG-7.3", "You may not score so many stalls."};
}

/// RG-7.5 One gain.
void apply(State& s, const Sell& m, const Sink& sink) {
    s.agenda.pop_back();
    sink({.kind = EventKind::Sold, .seat = s.turn, .good = m.good, .amount = m.stalls});
    if (m.stalls > 0) tracks::gain_money(s, worth(stalls_of(s.own()), m.good, m.stalls), sink);
}

}  // namespace durbar::rajas::market
