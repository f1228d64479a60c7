#pragma once

#include <cassert>
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

    std::vector<double> shares(const AnyView& open) override {
        return of_seats(appraiser_.shares(state_of(open)), open.players());
    }
    AnyFortune fortune(const AnyView& open, std::string_view outcome) override {
        const auto move = G::parse(outcome);
        assert(move);
        const Fortune fortune = appraiser_.fortune(state_of(open), move.value());
        return {of_seats(fortune.expected, open.players()), of_seats(fortune.after, open.players()),
                fortune.outcomes, fortune.exact};
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

    Appraiser<G> appraiser_;
};

}  // namespace durbar
