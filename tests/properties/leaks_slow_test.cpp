#include <gtest/gtest.h>

#include <cstdlib>

#include "support/game_types.h"
#include "support/hidden_from_people.h"
#include "support/leaks.h"

namespace durbar::testing {
namespace {

// States that differ only in what a reader may not know read the same: over every reading call and every
// reader.

template <class G>
class Leaks : public ::testing::Test {};

TYPED_TEST_SUITE(Leaks, TypesOf<AllGames>::Type, GameNames);

/// How many pairs are compared; ./test --long asks for more.
std::uint64_t wanted_pairs() {
    const char* text = std::getenv("DURBAR_LEAK_PAIRS");
    return text == nullptr ? 100'000 : std::strtoull(text, nullptr, 10);
}

std::vector<Reader> readers_of(int players) {
    std::vector<Reader> readers{Reader::spectator()};
    for (int seat = 0; seat < players; ++seat) readers.push_back(Reader::seat(seat));
    return readers;
}

TYPED_TEST(Leaks, WhatAReaderMayNotKnowChangesNothingItIsTold) {
    using G = TypeParam;
    const std::uint64_t wanted = wanted_pairs();
    std::uint64_t pairs = 0;
    std::uint64_t different = 0;
    std::vector<typename G::Move> pool;  // moves of earlier positions, mostly illegal here
    for (std::uint64_t seed = 1; pairs < wanted && !::testing::Test::HasFailure(); ++seed) {
        for (const auto& setting : all_settings<G>()) {
            play_random_game<G>(setting, seed, 4, [&](const typename G::State& state, Rng& rng) {
                if (pairs >= wanted || G::to_act(state) == Player::Nobody) return;
                const auto list = new_move_list<G>();
                G::legal_moves(state, *list);
                std::vector<typename G::Move> moves{
                    (*list)[rng.below(static_cast<std::uint32_t>(list->size()))]};
                if (pool.size() < 1000) pool.push_back(moves.front());
                moves.push_back(pool[rng.below(static_cast<std::uint32_t>(pool.size()))]);
                for (const Reader reader : readers_of(setting.players)) {
                    LeakProbe<G> probe(state, reader, rng);
                    probe.compare(moves);
                    different += probe.differ() ? 1U : 0U;
                    ++pairs;
                    if (::testing::Test::HasFailure()) return;
                }
            });
            if (pairs >= wanted || ::testing::Test::HasFailure()) break;
        }
    }
    EXPECT_GE(pairs, wanted);
    this->RecordProperty("different", std::to_string(different));
    // In a game without secrets the pairs are equal; the others must have exchanged something.
    EXPECT_EQ(different > 0, kHasSecrets<G>) << different << " of " << pairs;
}

}  // namespace
}  // namespace durbar::testing
