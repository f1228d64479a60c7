#include "terminal/face.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/match.h"
#include "support/coin_drawing.h"
#include "support/game_types.h"
#include "support/random_games.h"
#include "terminal/plain_text.h"
#include "terminal/typed_face.h"

namespace durbar::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

TEST(Ink, PaintsOnlyWhenSwitchedOn) {
    EXPECT_EQ(Ink(true)("1", "x"), "\x1b[1mx\x1b[0m");
    EXPECT_EQ(Ink(false)("1", "x"), "x");
}

/// A drawing with nothing to explain.
struct BareDrawing {
    using Game = CoinGame;
    static std::string draw(const CoinGame::View& v, const Ink& ink) { return CoinDrawing::draw(v, ink); }
};

TEST(Face, DrawsAViewOfItsGame) {
    const auto view =
        Match<CoinGame>(CoinGame::parse_position("coins 1\ntable 2 1 nobody\nnow boast 0 0 0 3\nbag 4 5 0 0\n"
                                                 "seat 1 2 0 0 0 0\nseat 1 2 0 0 0 0\n")
                            .value())
            .snapshot(0);
    const TypedFace<CoinDrawing> face{};
    EXPECT_EQ(face.draw(*view, Ink(false)), "Round 0, your coins: 1 2\n");
    EXPECT_THAT(face.draw(*view, Ink(true)), HasSubstr("\x1b["));
    ASSERT_EQ(face.topics().size(), 1U);
    EXPECT_EQ(face.topics()[0].name, "unseen");
    EXPECT_EQ(face.explain(*view, "unseen", Ink(false)), "Unseen coins: 5 7\n");
    EXPECT_THAT(face.explain(*view, "bag", Ink(false)), IsEmpty());
    const TypedFace<BareDrawing> bare{};
    EXPECT_THAT(bare.topics(), IsEmpty());
    EXPECT_THAT(bare.explain(*view, "unseen", Ink(false)), IsEmpty());
}

template <class G>
class EveryFace : public ::testing::Test {};
TYPED_TEST_SUITE(EveryFace, TypesOf<AllGames>::Type, GameNames);

TYPED_TEST(EveryFace, ShowsWhatTheViewHoldsAndNothingElse) {
    const Face& face = face_of(TypeParam::kId);
    for_each_random_state<TypeParam>({.games = 1, .every = 8}, [&](const auto& state, Rng& rng) {
        const int players = TypeParam::players(state);
        for (int seat = 0; seat < players; ++seat) {
            const TypedView<TypeParam> view(TypeParam::observe(state, seat), players);
            const auto sampled = TypeParam::sample(view.view(), rng);
            const TypedView<TypeParam> again(TypeParam::observe(sampled, seat), players);
            const std::string text = face.draw(view, Ink(false));
            ASSERT_EQ(face.draw(again, Ink(false)), text);
            ASSERT_EQ(text.find('\x1b'), std::string::npos);
            ASSERT_EQ(plain(face.draw(view, Ink(true))), text) << "colours change nothing else";
        }
    });
}

}  // namespace
}  // namespace durbar::testing
