#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/any_view.h"
#include "core/match.h"
#include "support/coin_game.h"

namespace durbar::testing {
namespace {

/// Coins without boasts: all seats bid at the same time.
struct SealedCoins : CoinGame {
    static void apply(State& s, const Move& m, const EventSink<Event>& sink) {
        CoinGame::apply(s, m, sink);
        if (s.phase == Phase::Boast) s.phase = Phase::Bid;
    }
    static SmallSet deciding(const State& s) {
        SmallSet seats;
        for (auto seat = s.seat; s.phase == Phase::Bid && seat < s.players; ++seat) seats.add(seat);
        return seats;
    }
    static State with_turn_of(const State& s, int seat) {
        State other = s;
        other.seat = static_cast<std::uint8_t>(seat);
        return other;
    }
    static Telling asked(const View& v) {
        Telling asked = CoinGame::asked(v);
        if (v.phase == Phase::Bid) asked.fields.push_back({"seat", v.seat});
        return asked;
    }
};
static_assert(Simultaneous<SealedCoins>);

/// Three seats, dealt and rolled; all have 1 gold and 2 silver.
class SealedTest : public ::testing::Test {
protected:
    SealedTest() : match_(SealedCoins::Options{}, 3) {
        for (int seat = 0; seat < 3; ++seat) {
            for (const auto* coin : {"deal gold", "deal silver", "deal silver"}) {
                EXPECT_EQ(match_.play_next(coin), std::nullopt);
            }
        }
        EXPECT_EQ(match_.play_next("roll 2"), std::nullopt);
        began_ = match_.position();
    }
    void play(int seat, const std::string& move) {
        const auto refusal = match_.play(seat, move);
        EXPECT_EQ(refusal, std::nullopt) << describe(*refusal);
    }

    Match<SealedCoins> match_;
    std::string began_;
};

TEST_F(SealedTest, AllDecideAtOnceInAnyOrder) {
    EXPECT_EQ(match_.deciding(), SmallSet{0b111});
    for (int seat = 0; seat < 3; ++seat) {
        EXPECT_FALSE(match_.choices(seat).is_null());
        EXPECT_EQ(match_.check(seat, "bid 1 0"), std::nullopt);
        EXPECT_EQ(match_.asked(Reader::seat(seat)), (Telling{"bid", {{"prize", 2}, {"seat", seat}}}))
            << "each is told of its own decision";
        EXPECT_EQ(*match_.view(Reader::seat(seat)).find("decision")->find("pending")->find("seat"),
                  Value(seat));
        EXPECT_EQ(view_of<SealedCoins>(*match_.snapshot(Reader::seat(seat))).seat, seat);
    }
    EXPECT_EQ(*find(match_.asked(Reader::spectator()).fields, "seat"), Value(0));
    play(2, "bid 1 0");
    play(0, "bid 0 1");
    EXPECT_EQ(match_.position(), began_) << "nothing is played before the last is in";
    EXPECT_EQ(match_.plies(), 10U);
    EXPECT_EQ(match_.sealed(), SmallSet{0b101});
    play(1, "bid 0 2");
    EXPECT_EQ(match_.sealed(), SmallSet{});
    EXPECT_EQ(match_.plies(), 13U);
    const auto line = match_.line(Reader::referee(), 10);
    ASSERT_EQ(line.size(), 3U);
    EXPECT_EQ(line[0].move, "bid 0 1");
    EXPECT_EQ(line[1].move, "bid 0 2");
    EXPECT_EQ(line[2].move, "bid 1 0");
    EXPECT_EQ(match_.to_act(), Player::Chance) << "the next coins are dealt";
}

TEST_F(SealedTest, OthersSeeThatASeatHasDecidedAndNothingElse) {
    play(1, "bid 1 0");
    auto other = match_.clone();
    EXPECT_EQ(other->play(1, "bid 0 2"), std::nullopt);
    for (const Reader reader : {Reader::seat(0), Reader::seat(2), Reader::spectator(), Reader::referee()}) {
        const Value view = match_.view(reader);
        EXPECT_TRUE(view.find("own_choice")->is_null());
        EXPECT_EQ(*view.find("sealed"), Value(List{Value(1)}));
        EXPECT_EQ(*view.find("seats"), *other->view(reader).find("seats"));
        const LogEntry entry = match_.log(reader, 10).front();
        EXPECT_EQ(entry, (LogEntry{11, LogEntry::What::Sealed, Player::P1, 0, 0, std::nullopt, {}}));
    }
    EXPECT_EQ(*match_.view(Reader::seat(1)).find("own_choice"), Value("bid 1 0"));
    EXPECT_EQ(*other->view(Reader::seat(1)).find("own_choice"), Value("bid 0 2"));
}

TEST_F(SealedTest, ASealedChoiceMayBeChangedOrWithdrawn) {
    play(1, "bid 1 0");
    EXPECT_EQ(match_.version(), 11U);
    play(1, "bid 0 0");
    EXPECT_EQ(match_.version(), 11U) << "nobody else learns that it was changed, or how often";
    EXPECT_EQ(*match_.view(Reader::seat(1)).find("own_choice"), Value("bid 0 0"));
    EXPECT_EQ(match_.play(1, "bid 9 9")->key, "coins.bid_exceeds_hand");
    EXPECT_EQ(*match_.view(Reader::seat(1)).find("own_choice"), Value("bid 0 0")) << "a refusal changes none";
    EXPECT_EQ(match_.undo(1), std::nullopt);
    EXPECT_EQ(match_.version(), 12U);
    EXPECT_TRUE(match_.sealed().none());
    EXPECT_TRUE(match_.undo(1)) << "nothing is left to withdraw";
    play(0, "bid 0 0");
    play(2, "bid 0 0");
    EXPECT_EQ(match_.plies(), 10U) << "seat 1 is missing again";
    play(1, "bid 0 1");
    EXPECT_EQ(match_.plies(), 13U);
}

TEST_F(SealedTest, NothingDecidedAtTheSameTimeIsTakenBack) {
    for (int seat = 0; seat < 3; ++seat) play(seat, "bid 0 0");
    for (int seat = 0; seat < 3; ++seat) EXPECT_TRUE(match_.undo(seat));
    EXPECT_EQ(match_.undoable_by(), std::nullopt);
    EXPECT_EQ(match_.plies(), 13U);
}

}  // namespace
}  // namespace durbar::testing
