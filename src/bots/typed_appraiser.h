#pragma once

#include <cassert>
#include <concepts>
#include <optional>
#include <string_view>
#include <vector>

#include "ai/any_appraiser.h"
#include "ai/appraiser.h"

namespace durbar {

/// The appraiser of one game behind the general face.
template <Game G>
class TypedAppraiser final : public AnyAppraiser {
public:
    TypedAppraiser(int worlds, std::uint64_t seed) : appraiser_(worlds, seed) {}

    std::vector<double> shares(const AnyView& view) override {
        return of_seats(appraiser_.shares(view_of<G>(view)), view.players());
    }
    AnyFortune fortune(const AnyView& open, std::string_view outcome) override {
        const auto move = G::parse(outcome);
        assert(move);
        const Fortune fortune = appraiser_.fortune(state_of(open), move.value());
        return {of_seats(fortune.expected, open.players()), of_seats(fortune.after, open.players()),
                fortune.outcomes, fortune.exact};
    }

    std::optional<AnyInsights> insights(const AnyView& open, const AnyView& own,
                                        std::string_view text) override {
        if constexpr (std::derived_from<typename G::View, typename G::State>) return std::nullopt;
        const auto move = G::parse(text);
        assert(move);
        const auto [before, after] = appraiser_.insights(state_of(open), view_of<G>(own), move.value());
        return AnyInsights{insight_of(before, open.players()), insight_of(after, open.players())};
    }

private:
    /// The referee's view leaves nothing to be guessed.
    static typename G::State state_of(const AnyView& open) {
        Rng nothing(0);
        return G::sample(view_of<G>(open), nothing);
    }
    static std::vector<double> of_seats(const Shares& shares, int players) {
        return {shares.begin(), shares.begin() + players};
    }

    static AnyInsight insight_of(const Insight& insight, int players) {
        return {of_seats(insight.actual, players), of_seats(insight.expected, players)};
    }

    Appraiser<G> appraiser_;
};

}  // namespace durbar
