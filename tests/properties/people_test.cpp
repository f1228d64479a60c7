#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/match.h"
#include "support/choice_expander.h"
#include "support/every_game.h"
#include "support/game_types.h"
#include "support/random_games.h"

namespace durbar::testing {
namespace {

// What holds of everything that any game tells people, tried on random states of seeded games.

template <class G>
class ToldToPeople : public EveryGame<G> {};

TYPED_TEST_SUITE(ToldToPeople, TypesOf<AllGames>::Type, GameNames);

TYPED_TEST(ToldToPeople, WhatAPersonSeesDependsOnTheViewAlone) {
    for_each_random_state<TypeParam>({.games = 2, .every = 8}, [](const auto& state, Rng& rng) {
        for (const Reader reader : TestFixture::readers(state)) {
            const auto view = TypeParam::observe(state, reader);
            const auto again = TypeParam::observe(TypeParam::sample(view, rng), reader);
            ASSERT_TRUE(again == view);
            ASSERT_EQ(TypeParam::table_fields(again), TypeParam::table_fields(view));
            ASSERT_EQ(TypeParam::asked(again), TypeParam::asked(view));
        }
    });
}

TYPED_TEST(ToldToPeople, NoPathOfClicksIsThePrefixOfAnother) {
    for_each_random_state<TypeParam>({.games = 4, .every = 6}, [](const auto& state, Rng&) {
        if (!is_seat(TypeParam::to_act(state))) return;
        std::vector<std::vector<std::string>> paths;
        const auto view = TypeParam::observe(state, seat_of(TypeParam::to_act(state)));
        for (const auto& move : TestFixture::legal(state)) {
            if constexpr (Picking<TypeParam>) {
                if (TypeParam::is_pick(move)) continue;
            }
            paths.push_back(TypeParam::targets(view, move));
        }
        if (paths.empty()) return;
        std::sort(paths.begin(), paths.end());  // puts a path right before the first one that goes on from it
        ASSERT_FALSE(paths.front().empty());
        for (std::size_t i = 1; i < paths.size(); ++i) {
            const auto& shorter = paths[i - 1];
            const auto length = static_cast<std::ptrdiff_t>(std::min(shorter.size(), paths[i].size()));
            const bool prefix =
                std::equal(shorter.begin(), shorter.end(), paths[i].begin(), paths[i].begin() + length);
            ASSERT_FALSE(prefix) << shorter.back() << " after " << shorter.size() - 1 << " clicks";
        }
    });
}

TYPED_TEST(ToldToPeople, APreviewIsTheBeginningOfWhatHappens) {
    int foreseen = 0;
    for_each_random_state<TypeParam>({.games = 6, .every = 3}, [&](const auto& state, Rng& rng) {
        if (!is_seat(TypeParam::to_act(state))) return;
        const int seat = seat_of(TypeParam::to_act(state));
        const auto view = TypeParam::observe(state, seat);
        for (const auto& move : TestFixture::some_of(TestFixture::legal(state), 10, rng)) {
            auto next = state;
            const Reader reader = Reader::seat(seat);
            auto happened = TestFixture::seen_by(TestFixture::apply(next, move), reader, state);
            const auto preview = TestFixture::seen_by(TypeParam::preview(view, move), reader, state);
            foreseen += preview.empty() ? 0 : 1;
            ASSERT_LE(preview.size(), happened.size()) << TypeParam::format(move);
            happened.resize(preview.size());
            ASSERT_EQ(preview, happened) << TypeParam::format(move);
        }
    });
    EXPECT_GT(foreseen, 100);
}

TYPED_TEST(ToldToPeople, RedactingAgainHidesNothingMore) {
    for_each_random_state<TypeParam>({.games = 6, .every = 3}, [](const auto& state, Rng& rng) {
        if (TypeParam::to_act(state) == Player::Nobody) return;
        auto next = state;
        for (const auto& event :
             TestFixture::apply(next, TestFixture::any_of(TestFixture::legal(state), rng))) {
            for (const Reader reader : TestFixture::readers(state)) {
                const auto options = TypeParam::options(state);
                const auto once = TypeParam::redact(event, reader, options);
                ASSERT_EQ(TypeParam::tell(TypeParam::redact(once, reader, options)), TypeParam::tell(once));
                ASSERT_EQ(TypeParam::redact(event, Reader::referee(), options), event);
            }
        }
    });
}

TYPED_TEST(ToldToPeople, OutcomesThatLookAlikeToAReaderAreToldAlike) {
    for_each_random_state<TypeParam>({.games = 6, .every = 3}, [](const auto& state, Rng&) {
        if (TypeParam::to_act(state) != Player::Chance) return;
        const auto moves = TestFixture::legal(state);
        for (const Reader reader : TestFixture::readers(state)) {
            auto first = state;
            const auto told = TestFixture::seen_by(TestFixture::apply(first, moves.front()), reader, state);
            const auto view = TypeParam::observe(first, reader);
            for (const auto& move : moves) {
                auto next = state;
                const auto events = TestFixture::seen_by(TestFixture::apply(next, move), reader, state);
                if (TypeParam::observe(next, reader) == view) {
                    ASSERT_EQ(events, told) << TypeParam::format(move);
                }
            }
        }
    });
}

TYPED_TEST(ToldToPeople, ChoicesAreExactlyTheLegalMoves) {
    for_each_random_state<TypeParam>({.games = 2, .every = 12}, [](const auto& state, Rng&) {
        expect_choices_are_legal_moves<TypeParam>(state);
    });
}

TYPED_TEST(ToldToPeople, TheRefereesViewHoldsTheWholeState) {
    for_each_random_state<TypeParam>({.games = 2, .every = 8}, [](const auto& state, Rng& rng) {
        ASSERT_TRUE(TypeParam::sample(TypeParam::observe(state, Reader::referee()), rng) == state)
            << TypeParam::format_position(state);
    });
}

}  // namespace
}  // namespace durbar::testing
