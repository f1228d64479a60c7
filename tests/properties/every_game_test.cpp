#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

#include "core/match.h"
#include "core/text.h"
#include "support/game_types.h"
#include "support/random_games.h"

namespace durbar::testing {
namespace {

// What holds for every game of the house, tried on random states of seeded games. A new game takes part by
// entering the registry.

template <class G>
class EveryGame : public ::testing::Test {
protected:
    using State = typename G::State;
    using Move = typename G::Move;
    using Event = typename G::Event;

    static std::vector<Move> legal(const State& state) {
        typename G::MoveList listed;
        std::vector<Move> moves;
        if (G::to_act(state) == Player::Nobody) return moves;
        G::legal_moves(state, listed);
        for (std::size_t i = 0; i < listed.size(); ++i) moves.push_back(listed[i]);
        return moves;
    }
    static std::vector<std::string> texts(const std::vector<Move>& moves) {
        std::vector<std::string> all;
        for (const auto& move : moves) all.push_back(G::format(move));
        return all;
    }
    static std::vector<Event> apply(State& state, const Move& move) {
        std::vector<Event> events;
        G::apply(state, move, EventSink<Event>(events));
        return events;
    }
    static std::vector<std::string> seen_by(const std::vector<Event>& events, int seat) {
        std::vector<std::string> all;
        for (const auto& event : events) all.push_back(G::event_json(G::redact(event, seat)));
        return all;
    }
    template <class T>
    static T any_of(const std::vector<T>& values, Rng& rng) {
        return values[rng.below(static_cast<std::uint32_t>(values.size()))];
    }
    /// The move that comes of one word of another move's text in the place of a word of this one's, if it is
    /// one.
    static std::optional<Move> crossed(const Move& move, const Move& other, Rng& rng) {
        const std::string text = G::format(move);
        const std::string donor = G::format(other);
        auto words = split_words(text);
        words[rng.below(static_cast<std::uint32_t>(words.size()))] = any_of(split_words(donor), rng);
        std::string mixed;
        for (const auto word : words) mixed.append(mixed.empty() ? "" : " ").append(word);
        const auto parsed = G::parse(mixed);
        return parsed ? std::optional<Move>(parsed.value()) : std::nullopt;
    }
    /// A few of the values, or all if there are fewer.
    template <class T>
    static std::vector<T> some_of(const std::vector<T>& values, std::size_t count, Rng& rng) {
        if (values.size() <= count) return values;
        std::vector<T> some;
        for (std::size_t i = 0; i < count; ++i) some.push_back(any_of(values, rng));
        return some;
    }
};

TYPED_TEST_SUITE(EveryGame, TypesOf<AllGames>::Type, GameNames);

TYPED_TEST(EveryGame, ListedMovesPassTheCheckAndNoneIsListedTwice) {
    for_each_random_state<TypeParam>({.games = 4, .every = 4}, [](const auto& state, Rng&) {
        const auto moves = TestFixture::legal(state);
        ASSERT_EQ(moves.empty(), TypeParam::to_act(state) == Player::Nobody);
        for (const auto& move : moves) {
            const auto broken = TypeParam::check(state, move);
            ASSERT_FALSE(broken) << TypeParam::format(move) << ": " << describe(*broken);
        }
        const auto texts = TestFixture::texts(moves);
        const std::unordered_set<std::string> different(texts.begin(), texts.end());
        ASSERT_EQ(different.size(), moves.size());
    });
}

TYPED_TEST(EveryGame, WalkingThroughAListGivesItsMovesInOrder) {
    for_each_random_state<TypeParam>({.games = 4}, [&](const auto& state, Rng&) {
        if (TypeParam::to_act(state) == Player::Nobody) return;
        typename TypeParam::MoveList list;
        TypeParam::legal_moves(state, list);
        std::size_t at = 0;
        for (const typename TypeParam::Move& move : list) {
            ASSERT_LT(at, list.size());
            ASSERT_EQ(move, list[at]) << TypeParam::format(move);
            ++at;
        }
        ASSERT_EQ(at, list.size());
    });
}

TYPED_TEST(EveryGame, MovesThatAreNotListedFailTheCheck) {
    std::vector<typename TypeParam::Move> pool;  // moves of other moments, and crosses of two of them
    int refused = 0;
    for_each_random_state<TypeParam>({.games = 4, .every = 4}, [&](const auto& state, Rng& rng) {
        const auto moves = TestFixture::legal(state);
        const auto texts = TestFixture::texts(moves);
        const std::unordered_set<std::string> listed(texts.begin(), texts.end());
        for (const auto& move : TestFixture::some_of(pool, 200, rng)) {
            if (listed.count(TypeParam::format(move)) != 0) continue;
            ++refused;
            const auto broken = TypeParam::check(state, move);
            ASSERT_TRUE(broken) << TypeParam::format(move) << " is not listed but passes";
            ASSERT_FALSE(broken->rule.empty()) << TypeParam::format(move);
            ASSERT_FALSE(broken->sentence.empty()) << TypeParam::format(move);
        }
        for (const auto& move : TestFixture::some_of(moves, 20, rng)) {
            pool.push_back(move);
            const auto mixed = TestFixture::crossed(move, TestFixture::any_of(pool, rng), rng);
            if (mixed) pool.push_back(*mixed);
        }
    });
    EXPECT_GT(refused, 1000);
}

TYPED_TEST(EveryGame, MoveTextsRoundTrip) {
    for_each_random_state<TypeParam>({.games = 4, .every = 6}, [](const auto& state, Rng&) {
        for (const auto& move : TestFixture::legal(state)) {
            const auto text = TypeParam::format(move);
            const auto read = TypeParam::parse(text);
            ASSERT_TRUE(read) << text << ": " << describe(read.error());
            ASSERT_TRUE(read.value() == move) << text;
        }
    });
}

TYPED_TEST(EveryGame, PositionTextsRoundTrip) {
    for_each_random_state<TypeParam>({.games = 6, .every = 3}, [](const auto& state, Rng&) {
        const auto text = TypeParam::format_position(state);
        const auto read = TypeParam::parse_position(text);
        ASSERT_TRUE(read) << describe(read.error()) << "\n" << text;
        ASSERT_TRUE(read.value() == state) << text << "read as\n" << TypeParam::format_position(read.value());
        ASSERT_EQ(TypeParam::format_position(read.value()), text);
    });
}

TYPED_TEST(EveryGame, InvariantsOfTheRulebookHold) {
    for_each_random_state<TypeParam>(
        {.games = 25}, [](const auto& state, Rng&) { ASSERT_EQ(TypeParam::violation(state), std::nullopt); });
}

TYPED_TEST(EveryGame, ASampledStateIsSoundAndLooksTheSameToItsObserver) {
    for_each_random_state<TypeParam>({.games = 8, .every = 2}, [](const auto& state, Rng& rng) {
        for (int seat = 0; seat < TypeParam::players(state); ++seat) {
            const auto view = TypeParam::observe(state, seat);
            for (int i = 0; i < 2; ++i) {  // two different secrets behind one view
                const auto sampled = TypeParam::sample(view, rng);
                ASSERT_TRUE(TypeParam::observe(sampled, seat) == view) << TypeParam::format_position(sampled);
                ASSERT_EQ(TypeParam::violation(sampled), std::nullopt) << TypeParam::format_position(sampled);
                ASSERT_EQ(TypeParam::to_act(sampled), TypeParam::to_act(state));
                ASSERT_EQ(TypeParam::decision(sampled), TypeParam::decision(state));
            }
        }
    });
}

TYPED_TEST(EveryGame, TheActingSeatHasTheSameMovesInASampledState) {
    for_each_random_state<TypeParam>({.games = 4, .every = 4}, [](const auto& state, Rng& rng) {
        if (!is_seat(TypeParam::to_act(state))) return;
        const auto view = TypeParam::observe(state, seat_of(TypeParam::to_act(state)));
        const auto sampled = TypeParam::sample(view, rng);
        ASSERT_EQ(TestFixture::texts(TestFixture::legal(sampled)),
                  TestFixture::texts(TestFixture::legal(state)));
    });
}

TYPED_TEST(EveryGame, WhatAPersonSeesDependsOnTheViewAlone) {
    for_each_random_state<TypeParam>({.games = 2, .every = 8}, [](const auto& state, Rng& rng) {
        for (int seat = 0; seat < TypeParam::players(state); ++seat) {
            const auto view = TypeParam::observe(state, seat);
            const auto again = TypeParam::observe(TypeParam::sample(view, rng), seat);
            ASSERT_EQ(TypeParam::view_json(again), TypeParam::view_json(view));
        }
    });
}

TYPED_TEST(EveryGame, EveryGameEndsBelowTheLimit) {
    std::uint64_t seed = 1;
    for (const auto& setting : all_settings<TypeParam>()) {
        for (int game = 0; game < 20; ++game) {
            const auto ignore = [](const auto&, Rng&) {};
            ASSERT_LT(play_random_game<TypeParam>(setting, seed++, kPlayoutLimit, ignore), kPlayoutLimit)
                << setting.name << ", seed " << seed - 1;
        }
    }
}

TYPED_TEST(EveryGame, ACopyNeverAliases) {
    for_each_random_state<TypeParam>({.games = 4, .every = 4}, [](const auto& state, Rng& rng) {
        if (TypeParam::to_act(state) == Player::Nobody) return;
        std::array<unsigned char, sizeof(state)> before{};
        std::memcpy(before.data(), &state, sizeof(state));
        auto copy = state;
        const auto move = TestFixture::any_of(TestFixture::legal(copy), rng);
        const auto moves = TestFixture::texts(TestFixture::legal(state));
        TypeParam::apply(copy, move, {});
        ASSERT_EQ(std::memcmp(before.data(), &state, sizeof(state)), 0) << TypeParam::format(move);
        ASSERT_EQ(TestFixture::texts(TestFixture::legal(state)), moves);
        ASSERT_FALSE(copy == state) << TypeParam::format(move);
    });
}

TYPED_TEST(EveryGame, OutcomesOfChanceHavePositiveWeights) {
    int nodes = 0;
    for_each_random_state<TypeParam>({.games = 8}, [&](const auto& state, Rng&) {
        if (TypeParam::to_act(state) != Player::Chance) return;
        ++nodes;
        std::uint32_t total = 0;
        for (const auto& move : TestFixture::legal(state)) {
            ASSERT_GT(TypeParam::chance_weight(state, move), 0U) << TypeParam::format(move);
            ASSERT_EQ(TypeParam::check(state, move), std::nullopt) << TypeParam::format(move);
            total += TypeParam::chance_weight(state, move);
        }
        ASSERT_EQ(TypeParam::chance_total(state), total);
    });
    EXPECT_GT(nodes, 100);
}

TYPED_TEST(EveryGame, NoPathOfClicksIsThePrefixOfAnother) {
    for_each_random_state<TypeParam>({.games = 4, .every = 6}, [](const auto& state, Rng&) {
        if (!is_seat(TypeParam::to_act(state))) return;
        std::vector<std::vector<std::string>> paths;
        for (const auto& move : TestFixture::legal(state)) paths.push_back(TypeParam::targets(state, move));
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

TYPED_TEST(EveryGame, APreviewIsTheBeginningOfWhatHappens) {
    int foreseen = 0;
    for_each_random_state<TypeParam>({.games = 6, .every = 3}, [&](const auto& state, Rng& rng) {
        if (!is_seat(TypeParam::to_act(state))) return;
        const int seat = seat_of(TypeParam::to_act(state));
        const auto view = TypeParam::observe(state, seat);
        for (const auto& move : TestFixture::some_of(TestFixture::legal(state), 10, rng)) {
            auto next = state;
            auto happened = TestFixture::seen_by(TestFixture::apply(next, move), seat);
            const auto preview = TestFixture::seen_by(TypeParam::preview(view, move), seat);
            foreseen += preview.empty() ? 0 : 1;
            ASSERT_LE(preview.size(), happened.size()) << TypeParam::format(move);
            happened.resize(preview.size());
            ASSERT_EQ(preview, happened) << TypeParam::format(move);
        }
    });
    EXPECT_GT(foreseen, 100);
}

TYPED_TEST(EveryGame, RedactingAgainHidesNothingMore) {
    for_each_random_state<TypeParam>({.games = 6, .every = 3}, [](const auto& state, Rng& rng) {
        if (TypeParam::to_act(state) == Player::Nobody) return;
        auto next = state;
        for (const auto& event :
             TestFixture::apply(next, TestFixture::any_of(TestFixture::legal(state), rng))) {
            for (int seat = 0; seat < TypeParam::players(state); ++seat) {
                const auto once = TypeParam::redact(event, seat);
                ASSERT_EQ(TypeParam::event_json(TypeParam::redact(once, seat)), TypeParam::event_json(once));
                ASSERT_FALSE(TypeParam::describe(once).empty());
            }
        }
    });
}

TYPED_TEST(EveryGame, OutcomesThatLookAlikeToASeatAreToldAlike) {
    for_each_random_state<TypeParam>({.games = 6, .every = 3}, [](const auto& state, Rng&) {
        if (TypeParam::to_act(state) != Player::Chance) return;
        const auto moves = TestFixture::legal(state);
        for (int seat = 0; seat < TypeParam::players(state); ++seat) {
            auto first = state;
            const auto told = TestFixture::seen_by(TestFixture::apply(first, moves.front()), seat);
            const auto view = TypeParam::observe(first, seat);
            for (const auto& move : moves) {
                auto next = state;
                const auto events = TestFixture::seen_by(TestFixture::apply(next, move), seat);
                if (TypeParam::observe(next, seat) == view) {
                    ASSERT_EQ(events, told) << TypeParam::format(move);
                }
            }
        }
    });
}

TYPED_TEST(EveryGame, StandingsRankTheSeats) {
    for_each_random_state<TypeParam>({.games = 8}, [](const auto& state, Rng&) {
        const auto standing = TypeParam::standing(state);
        ASSERT_EQ(standing.size(), static_cast<std::size_t>(TypeParam::players(state)));
        for (const auto& seat : standing) {
            int better = 0;
            for (const auto& other : standing) {
                better += other.rank < seat.rank ? 1 : 0;
                ASSERT_EQ(other.rank<seat.rank, other.breakdown> seat.breakdown);
                if (other.rank < seat.rank) {
                    ASSERT_GE(other.points, seat.points);
                }
                if (other.rank == seat.rank) {
                    ASSERT_EQ(other.points, seat.points);
                }
            }
            ASSERT_EQ(seat.rank, better + 1);  // hence 1, 1, 3 and never 1, 1, 2
        }
    });
}

TYPED_TEST(EveryGame, TheSameSeedGivesTheSameGame) {
    std::unordered_set<std::string> ends;
    std::uint64_t seed = 1;
    for (const auto& setting : all_settings<TypeParam>()) {
        std::array<std::vector<std::string>, 2> runs;
        for (auto& run : runs) {
            play_random_game<TypeParam>(setting, seed, 5, [&](const auto& state, Rng&) {
                run.push_back(TypeParam::format_position(state));
            });
        }
        ASSERT_EQ(runs[0], runs[1]) << setting.name;
        ends.insert(runs[0].back());
        ++seed;
    }
    EXPECT_GT(ends.size(), 1U);  // and another seed another one
}

/// A match played at random to the end or to the given ply.
template <class G>
void play_on(Match<G>& match, std::size_t plies, std::uint64_t seed) {
    Rng rng(seed);
    typename G::MoveList moves;
    while (match.to_act() != Player::Nobody && match.plies() < plies) {
        ASSERT_EQ(match.play(G::format(random_move<G>(match.state(), moves, rng))), std::nullopt);
    }
}

template <class G>
void expect_replayed(const Match<G>& match) {
    const auto text = format_record(match.record({"Lenka"}));
    const auto record = parse_record(text);
    ASSERT_TRUE(record) << describe(record.error());
    EXPECT_EQ(format_record(record.value()), text);
    const auto replayed = match_of(record.value());
    ASSERT_TRUE(replayed) << describe(replayed.error());
    EXPECT_EQ(replayed.value()->position(), match.position());
    EXPECT_EQ(replayed.value()->standing(), match.standing());
    EXPECT_EQ(replayed.value()->plies(), match.plies());
    EXPECT_EQ(format_record(replayed.value()->record({"Lenka"})), text);
}

TYPED_TEST(EveryGame, RecordsReplayToTheSamePosition) {
    std::uint64_t seed = 1;
    for (const auto& setting : all_settings<TypeParam>()) {
        for (const std::size_t plies : {std::size_t{60}, std::size_t{kPlayoutLimit}}) {
            Match<TypeParam> match(setting.options, setting.players);
            play_on(match, plies, seed++);
            expect_replayed(match);
            if (plies == 60) {  // and from a position in the middle of the game
                Match<TypeParam> later(match.state());
                play_on(later, 40, seed++);
                expect_replayed(later);
            }
            ASSERT_FALSE(TestFixture::HasFailure()) << setting.name;
        }
    }
}

}  // namespace
}  // namespace durbar::testing
