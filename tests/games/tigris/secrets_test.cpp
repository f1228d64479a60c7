#include "games/tigris/secrets.h"

#include <algorithm>

namespace durbar::testing {
namespace {

using tigris::Color;
using tigris::Counts;
using tigris::Rules;

/// Everybody but the referee.
const std::vector<Reader> kPlayersAndSpectator{Reader::seat(0), Reader::seat(1), Reader::seat(2),
                                               Reader::spectator()};

std::string seat_path(unsigned seat, std::string_view field) {
    return "seats." + std::to_string(seat) + "." + std::string(field);
}

TEST(TigrisSecrets, AViewHoldsTheOwnHandAndOnlyTheSizesOfOthers) {  // TE-16.1
    const Tigris t(kSecretTable);
    const auto view = Rules::observe(t.state(), 1);
    EXPECT_EQ(view.seat, 1);
    EXPECT_EQ(view.hand, (Counts{{4, 2, 0, 0}}));
    EXPECT_EQ(view.hand_sizes[0], 6);
    EXPECT_EQ(view.hand_sizes[2], 6);
    for (const auto& hand : view.shown_hands) EXPECT_EQ(hand, Counts{});
    for (const Reader reader : kPlayersAndSpectator) {
        const Value shown = shown_to(t.state(), reader);
        for (unsigned seat = 0; seat < 3; ++seat) {
            EXPECT_EQ(at(shown, seat_path(seat, "hand_size")), 6);
            const bool own = reader.is(static_cast<int>(seat));
            EXPECT_EQ(at(shown, seat_path(seat, "hand")).is_null(), !own);
            EXPECT_EQ(at(shown, seat_path(seat, "swapped")).is_null(), !own);
        }
    }
    EXPECT_EQ(at(shown_to(t.state(), 1), "seats.1.hand.red"), 4);
    EXPECT_EQ(at(shown_to(t.state(), 1), "seats.1.hand.blue"), 2);
    EXPECT_EQ(at(shown_to(t.state(), 1), "seats.1.swapped.blue"), 2);
}

TEST(TigrisSecrets, TheRefereeSeesEverything) {  // TE-16.1
    const Tigris t(kSecretTable);
    const auto view = Rules::observe(t.state(), Reader::referee());
    EXPECT_TRUE(view.open);
    EXPECT_EQ(view.seat, tigris::kNoSeat);
    EXPECT_EQ(view.unseen, t.state().bag);
    const Value shown = shown_to(t.state(), Reader::referee());
    EXPECT_EQ(at(shown, "seats.0.hand.green"), 3);
    EXPECT_EQ(at(shown, "seats.2.hand.black"), 6);
    EXPECT_EQ(at(shown, "seats.1.swapped.blue"), 2);
    EXPECT_EQ(at(shown, "seats.2.swapped.green"), 1);
    EXPECT_EQ(at(shown, "seats.1.points.green"), 7);
    EXPECT_EQ(at(shown, "table.bag"), t.state().bag.total());
    EXPECT_EQ(at(shown, "table.bag_colors.red"), t.state().bag[Color::Red]);
    Rng rng(1);
    EXPECT_EQ(Rules::sample(view, rng), t.state());
}

TEST(TigrisSecrets, AViewHoldsTheWholeBoard) {  // TE-16.2
    const Tigris t(kSecretTable);
    for (const Reader reader : kPlayersAndSpectator) {
        const auto view = Rules::observe(t.state(), reader);
        EXPECT_TRUE(static_cast<const tigris::Table&>(view) == static_cast<const tigris::Table&>(t.state()));
        const Value shown = shown_to(t.state(), reader);
        EXPECT_EQ(at(shown, "seats.1.leaders.king"), "I4");
        EXPECT_EQ(at(shown, "seats.0.leaders.trader"), "H5");
        EXPECT_TRUE(at(shown, "seats.2.leaders.king").is_null());
        EXPECT_EQ(at(shown, "seats.0.catastrophes"), 2);
        EXPECT_EQ(at(shown, "seats.2.catastrophes"), 1);
        std::vector<std::string> squares;
        for (const Value& square : *at(shown, "table.squares").list()) {
            squares.push_back(*square.find("cell")->text());
        }
        for (const auto* cell : {"B2", "H4", "I4", "K4", "H5", "I5"}) {
            EXPECT_NE(std::find(squares.begin(), squares.end(), cell), squares.end()) << cell;
        }
        EXPECT_EQ(squares.size(), 15U);  // ten starting temples and the five drawn above
    }
}

TEST(TigrisSecrets, TilesCommittedInTheRunningConflictAreSeenByAll) {  // TE-16.2
    Tigris t(kSecretTable);
    t.play(0, "leader king J5").play(0, "commit 2").expect_to_act(1);
    for (const Reader reader : kPlayersAndSpectator) {
        EXPECT_EQ(Rules::observe(t.state(), reader).conflict.committed, 2);
        const Value shown = shown_to(t.state(), reader);
        EXPECT_EQ(at(shown, "table.conflict.committed"), 2);
        EXPECT_EQ(at(shown, "table.conflict.support"), "red");
        EXPECT_EQ(at(shown, "seats.0.hand_size"), 4);
    }
}

TEST(TigrisSecrets, TheEnginesViewKeepsThePointsAndTreasuresOfAll) {  // TE-16.3
    Tigris t(kSecretTable);
    leave_treasures(t, 2, {"B2", "F3", "K1", "P2", "N5", "I7"});
    for (int seat = 0; seat < 3; ++seat) {
        const auto view = Rules::observe(t.state(), seat);
        EXPECT_EQ(view.points, t.state().points);
        EXPECT_EQ(view.points[1][index(Color::Green)], 7);
        EXPECT_EQ(view.treasures_owned[2], 4);
    }
}

TEST(TigrisSecrets, APersonSeesOwnPointsAndTreasuresButNotThoseOfOthers) {  // TE-16.4
    Tigris t(kSecretTable);
    leave_treasures(t, 1, {"B2", "F3", "K1", "P2", "N5", "I7"});
    for (const Reader reader : kPlayersAndSpectator) {
        const Value shown = shown_to(t.state(), reader);
        for (unsigned seat = 0; seat < 3; ++seat) {
            const bool own = reader.is(static_cast<int>(seat));
            EXPECT_EQ(at(shown, seat_path(seat, "points")).is_null(), !own);
            EXPECT_EQ(at(shown, seat_path(seat, "treasures")).is_null(), !own);
        }
    }
    const Value shown = shown_to(t.state(), 1);
    EXPECT_EQ(at(shown, "seats.1.points.green"), 7);
    EXPECT_EQ(at(shown, "seats.1.treasures"), 4);
    auto richer = t.state();  // nothing else in what a person receives depends on them
    richer.points[0] = {9, 9, 9, 9};
    richer.points[2][index(Color::Blue)] = 0;
    EXPECT_EQ(shown_to(richer, 1), shown);
    EXPECT_EQ(shown_to(richer, Reader::spectator()), shown_to(t.state(), Reader::spectator()));
    EXPECT_NE(shown_to(richer, 0), shown_to(t.state(), 0));
}

TEST(TigrisSecrets, TheTreasuresOfOthersAreHiddenWithTheirPoints) {  // TE-16.4
    Tigris one(kSecretTable);
    Tigris two(kSecretTable);
    leave_treasures(one, 1, {"B2", "F3", "K1", "P2"});
    leave_treasures(two, 2, {"B2", "F3", "K1", "P2"});
    EXPECT_EQ(shown_to(one.state(), 0), shown_to(two.state(), 0));
    EXPECT_EQ(shown_to(one.state(), Reader::spectator()), shown_to(two.state(), Reader::spectator()));
    EXPECT_NE(shown_to(one.state(), 1), shown_to(two.state(), 1));
}

TEST(TigrisSecrets, WithOpenScoresEverybodySeesAllPoints) {  // TE-16.4
    const Tigris t(with_open_scores(kSecretTable));
    for (const Reader reader : kPlayersAndSpectator) {
        const Value shown = shown_to(t.state(), reader);
        EXPECT_EQ(at(shown, "seats.1.points.green"), 7);
        EXPECT_EQ(at(shown, "seats.2.points.blue"), 4);
        EXPECT_EQ(at(shown, "seats.2.treasures"), 0);
        EXPECT_EQ(at(shown, "seats.1.hand").is_null(), !reader.is(1)) << "hands stay hidden";
    }
}

TEST(TigrisSecrets, APersonIsToldTheNumberInTheBagAndTheColoursThatAllSawLeave) {  // TE-16.5, TE-16.9
    const Tigris t(kSecretTable);
    for (const Reader reader : kPlayersAndSpectator) {
        const Value shown = shown_to(t.state(), reader);
        EXPECT_EQ(at(shown, "table.bag"), t.state().bag.total());
        EXPECT_EQ(at(shown, "table.bag"), 153 - 12 - 18 - 4 - 3);  // board, hands, swaps, others out
        EXPECT_TRUE(at(shown, "table.bag_colors").is_null());
        EXPECT_EQ(at(shown, "table.out"), 7);
        EXPECT_EQ(json_text(at(shown, "table.out_colors")), R"({"red":2,"blue":0,"green":0,"black":1})");
        EXPECT_EQ(at(shown, "seats.1.swapped_size"), 2);
    }
    auto other = t.state();  // other tiles were swapped, so another mixture is in the bag
    other.swapped[0] = Counts{{0, 0, 0, 1}};
    --other.bag[Color::Black];
    ++other.bag[Color::Red];
    ASSERT_EQ(Rules::violation(other), std::nullopt);
    for (const Reader reader : {Reader::seat(1), Reader::seat(2), Reader::spectator()}) {
        EXPECT_EQ(shown_to(other, reader), shown_to(t.state(), reader));
    }
}

TEST(TigrisSecrets, TheEnginesViewTellsTheSizeOfTheBagButNotItsColours) {  // TE-16.9
    const Tigris t(kSecretTable);
    const auto view = Rules::observe(t.state(), 0);
    const int others =
        view.hand_sizes[1] + view.hand_sizes[2] + view.swapped_sizes[1] + view.swapped_sizes[2];
    EXPECT_EQ(view.unseen.total() - others, t.state().bag.total());
    EXPECT_EQ(view.swapped, (Counts{{1, 0, 0, 0}}));
    EXPECT_EQ(view.swapped_sizes[1], 2);
    EXPECT_EQ(view.out, (Counts{{2, 0, 0, 1}}));  // what everyone saw leave
    EXPECT_NE(view.unseen, t.state().bag);
}

TEST(TigrisSecrets, TheSizesOfARunningDrawAreSeenByAll) {  // TE-16.6
    Tigris t("tigris\nhand 0 red 3\nhand 1 red 6\n");
    t.play(0, "pass").chance("draw red");
    EXPECT_EQ(Rules::observe(t.state(), 1).hand_sizes[0], 4);
    for (const Reader reader : {Reader::seat(1), Reader::spectator()}) {
        EXPECT_EQ(at(shown_to(t.state(), reader), "seats.0.hand_size"), 4);
        EXPECT_EQ(at(shown_to(t.state(), reader), "table.bag"), t.state().bag.total());
    }
}

TEST(TigrisSecrets, AtTheEndEveryReaderSeesEverything) {  // TE-16.7
    Tigris t(kSecretTable);
    leave_treasures(t, 1, {"B2", "F3"});
    t.play(0, "pass").expect_over();
    for (const Reader reader : kPlayersAndSpectator) {
        const auto view = Rules::observe(t.state(), reader);
        for (unsigned seat = 0; seat < 3; ++seat) EXPECT_EQ(view.shown_hands[seat], t.state().hands[seat]);
        const Value shown = shown_to(t.state(), reader);
        EXPECT_EQ(at(shown, "seats.1.hand.red"), 4);
        EXPECT_EQ(at(shown, "seats.2.hand.black"), 6);
        EXPECT_EQ(at(shown, "seats.1.points.green"), 7);
        EXPECT_EQ(at(shown, "seats.2.points.blue"), 4);
        EXPECT_EQ(at(shown, "seats.1.treasures"), 8);
        EXPECT_EQ(at(shown, "seats.1.swapped.blue"), 2);
        EXPECT_EQ(at(shown, "table.bag_colors.green"), t.state().bag[Color::Green]);
        EXPECT_EQ(at(shown, "table.bag"), t.state().bag.total());
        EXPECT_EQ(at(shown, "table.out"), 7);
        EXPECT_EQ(at(shown, "over.reason"), "treasures");
    }
}

TEST(TigrisSecrets, TheEnginesViewOfAnEndHidesWhatWasSwappedFaceDown) {  // TE-16.9
    Tigris t(kSecretTable);
    leave_treasures(t, 1, {"B2", "F3"});
    t.play(0, "pass").expect_over();
    auto other = t.state();  // seat 1 had put down two other tiles
    other.swapped[1] = Counts{{0, 0, 2, 0}};
    other.bag[Color::Blue] = static_cast<std::uint8_t>(other.bag[Color::Blue] + 2);
    other.bag[Color::Green] = static_cast<std::uint8_t>(other.bag[Color::Green] - 2);
    ASSERT_EQ(Rules::violation(other), std::nullopt);
    for (const int seat : {0, 2}) {
        EXPECT_TRUE(Rules::observe(other, seat) == Rules::observe(t.state(), seat));
    }
}

TEST(TigrisSecrets, PositionsThatDifferOnlyInSecretsOfOthersLookTheSame) {  // TE-16.8
    const Tigris t(kSecretTable);
    const auto other = with_other_secrets(t.state(), 0, 2);
    EXPECT_FALSE(other == t.state());
    for (const Reader reader : {Reader::seat(1), Reader::spectator()}) {
        EXPECT_TRUE(Rules::observe(other, reader) == Rules::observe(t.state(), reader));
        EXPECT_EQ(shown_to(other, reader), shown_to(t.state(), reader));
    }
    for (const Reader reader : {Reader::seat(0), Reader::seat(2), Reader::referee()}) {
        EXPECT_FALSE(Rules::observe(other, reader) == Rules::observe(t.state(), reader));
        EXPECT_NE(shown_to(other, reader), shown_to(t.state(), reader));
    }
}

TEST(TigrisSecrets, ASampledPositionFitsTheViewAndVariesTheSecrets) {  // TE-16.8, TE-16.1
    Tigris t(kSecretTable);
    t.play(0, "leader king J5").play(0, "commit 2");
    Rng rng(5);
    const auto view = Rules::observe(t.state(), 2);
    bool hands_vary = false;
    bool swaps_vary = false;
    for (int i = 0; i < 50; ++i) {
        const auto sampled = Rules::sample(view, rng);
        ASSERT_TRUE(Rules::observe(sampled, 2) == view);
        ASSERT_EQ(Rules::violation(sampled), std::nullopt);
        ASSERT_EQ(sampled.hands[2], t.state().hands[2]);
        ASSERT_EQ(sampled.swapped[2], t.state().swapped[2]);
        ASSERT_EQ(sampled.hands[0].total(), 4);
        ASSERT_EQ(sampled.bag.total(), t.state().bag.total());
        hands_vary |= !(sampled.hands[1] == t.state().hands[1]);
        swaps_vary |= !(sampled.swapped[1] == t.state().swapped[1]);
    }
    EXPECT_TRUE(hands_vary);
    EXPECT_TRUE(swaps_vary);
}

}  // namespace
}  // namespace durbar::testing
