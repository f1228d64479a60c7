#include <gtest/gtest.h>

#include <stdexcept>

#include "ai/search.h"
#include "ai/search_support.h"
#include "support/game_types.h"

// A world is one state and all luck to come: whoever comes back to one of its nodes finds the state that its
// moves were listed for.

namespace durbar::testing {
namespace {

/// The game, played by someone who looks up every move in the rules.
template <Game G>
struct Watched : G {
    static void apply(typename G::State& state, const typename G::Move& move,
                      const EventSink<typename G::Event>& sink) {
        if (const auto refused = G::check(state, move)) {
            throw std::logic_error(G::format(move) + ": " + std::string(refused->key) + "\n" +
                                   G::format_position(state));
        }
        G::apply(state, move, sink);
    }
};

template <class G>
class EveryWorld : public ::testing::Test {};
using Played = TypesOf<AllGames>::Type;
TYPED_TEST_SUITE(EveryWorld, Played, GameNames);

TYPED_TEST(EveryWorld, IsPlayedByTheRulesHoweverOftenItIsVisited) {
    using G = Watched<TypeParam>;
    SearchSettings settings;
    settings.worlds = 0;  // as few as there can be, so that they are visited often
    Search<G> search(settings, 1U << 18U);
    for (const auto& decision : open_decisions<TypeParam>(1)) {
        search.start(decision.view(), {}, decision.seat, 1);
        try {
            for (int i = 0; i < 1000; ++i) search.iterate();
        } catch (const std::logic_error& error) {
            FAIL() << error.what() << "\n" << told(decision);
        }
    }
}

}  // namespace
}  // namespace durbar::testing
