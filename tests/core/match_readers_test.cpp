#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/any_view.h"
#include "core/coin_table.h"

namespace durbar::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

using ReaderTest = CoinTable;

std::string log_text(const AnyMatch& match, Reader reader) {
    std::string text;
    for (const auto& entry : match.log(reader, 0)) {
        text += std::to_string(entry.ply) + " " + entry.move.value_or("?");
        for (const auto& event : entry.events) text += " " + json_text(event_value(event.telling));
        text += "\n";
    }
    return text;
}

/// Everything that a reader is told.
std::string told(const AnyMatch& match, Reader reader) {
    std::string text = json_text(match.view(reader)) + "\n" + json_text(match.standing(reader)) + "\n" +
                       log_text(match, reader) + json_text(event_value(match.asked(reader))) + "\n";
    if (!reader.is_seat()) return text;
    const int seat = reader.number();
    text += json_text(match.choices(seat)) + match.proposal(seat) + "\n";
    for (const auto* move : {"boast 0", "bid 0 0", "bid 1 0", "bid 9 9"}) {
        const Preview preview = match.preview(seat, move);
        text += preview.refusal ? describe(*preview.refusal) : "legal";
        for (const auto& event : preview.events) text += " " + json_text(event_value(event));
    }
    return text;
}

const Value& hand_in(const Value& view, std::size_t seat) {
    return *(*view.find("seats")->list())[seat].find("hand");
}

TEST(Reader, IsASeatASpectatorOrTheReferee) {
    constexpr Reader seat = Reader::seat(2);
    static_assert(seat.is_seat() && seat.number() == 2 && seat.is(2) && !seat.is(1));
    static_assert(seat.sees(2) && !seat.sees(1) && !seat.is_referee());
    constexpr Reader spectator = Reader::spectator();
    static_assert(!spectator.is_seat() && !spectator.is(0) && !spectator.sees(0) && !spectator.is_referee());
    constexpr Reader referee = Reader::referee();
    static_assert(!referee.is_seat() && !referee.is(0) && referee.sees(0) && referee.is_referee());
    EXPECT_NE(spectator, referee);
    EXPECT_NE(Reader::seat(0), Reader::seat(1));
    EXPECT_EQ(Reader::seat(1), Reader::seat(1));
}

TEST_F(ReaderTest, AViewHasTheReadersOwnHandOnly) {
    const Value mine(Fields{{"gold", 1}, {"silver", 2}});
    EXPECT_EQ(hand_in(match_.view(Reader::seat(0)), 0), mine);
    EXPECT_TRUE(hand_in(match_.view(Reader::seat(0)), 1).is_null());
    EXPECT_TRUE(hand_in(match_.view(Reader::seat(1)), 0).is_null());
    EXPECT_EQ(hand_in(match_.view(Reader::seat(1)), 1), mine);
    for (const std::size_t seat : {0U, 1U}) {
        EXPECT_TRUE(hand_in(match_.view(Reader::spectator()), seat).is_null());
        EXPECT_EQ(hand_in(match_.view(Reader::referee()), seat), mine);
    }
}

TEST_F(ReaderTest, EventsAndMovesAreSeenThroughTheReadersEyes) {
    const Telling open{"dealt", {{"seat", 0}, {"gold", 1}, {"silver", 0}}};
    const Telling hidden{"dealt", {{"seat", 0}, {"gold", nullptr}, {"silver", nullptr}}};
    for (const Reader reader : all_readers()) {
        const LogEntry first = match_.log(reader, 0).front();
        EXPECT_EQ(first.actor, Player::Chance);
        EXPECT_EQ(first.move.has_value(), reader.sees(0)) << log_text(match_, reader);
        ASSERT_EQ(first.events.size(), 1U);
        EXPECT_EQ(first.events[0].telling, reader.sees(0) ? open : hidden);
    }
    play_round();
    EXPECT_EQ(match_.line(Reader::seat(1), 8).front().move, std::nullopt) << "the first bid is secret";
    EXPECT_EQ(match_.line(Reader::seat(0), 8).front().move, "bid 1 0");
    const LogEntry last = match_.line(Reader::spectator(), 10).front();
    EXPECT_EQ(last.move, "bid 0 1") << "the last one lays all open";
    EXPECT_EQ(last.events[1].telling,
              (Telling{"won", {{"seat", 0}, {"prize", 3}, {"gold", 1}, {"silver", 0}}}));
}

TEST_F(ReaderTest, APreviewKeepsWhatOthersHideAndTellsTheOwn) {
    play(0, "boast 1");
    EXPECT_EQ(match_.preview(0, "bid 1 0").events.front(),
              (Telling{"bid", {{"seat", 0}, {"gold", 1}, {"silver", 0}}}));
    EXPECT_EQ(match_.preview(1, "bid 1 0").refusal->key, "match.not_deciding");
}

TEST_F(ReaderTest, TheStandingShowsRanksOnlyIfAllValuesAreShown) {
    play_round();
    const Value seat0(Fields{
        {"seat", 0}, {"rank", nullptr}, {"points", 3}, {"values", Fields{{"points", 3}, {"coins_left", 2}}}});
    const Value hidden(Fields{{"seat", 1}, {"rank", nullptr}, {"points", nullptr}, {"values", nullptr}});
    EXPECT_EQ(match_.standing(Reader::seat(0)), Value(List{seat0, hidden}));
    const Value unseen = match_.standing(Reader::spectator());
    for (const auto& seat : *unseen.list()) {
        EXPECT_TRUE(seat.find("values")->is_null());
        EXPECT_TRUE(seat.find("points")->is_null());
    }
    const Value all = match_.standing(Reader::referee());
    EXPECT_EQ(*(*all.list())[0].find("rank"), Value(1));
    EXPECT_EQ(*(*all.list())[1].find("rank"), Value(2));
    EXPECT_EQ(*(*all.list())[1].find("values")->find("coins_left"), Value(3));
}

TEST_F(ReaderTest, NothingThatAReaderMayNotKnowChangesWhatItIsTold) {
    // The same game but for the coins of seat 1 and its bid.
    Match<CoinGame> other(CoinGame::Options{}, 2);
    for (const auto* move : {"deal gold", "deal silver", "deal silver", "deal gold", "deal gold", "deal gold",
                             "roll 3", "boast 1", "bid 1 0", "boast 0"}) {
        ASSERT_EQ(other.play_next(move), std::nullopt) << move;
    }
    for (const auto* move : {"boast 1", "bid 1 0", "boast 0"}) next(move);
    EXPECT_EQ(told(match_, Reader::seat(0)), told(other, Reader::seat(0)));
    EXPECT_EQ(told(match_, Reader::spectator()), told(other, Reader::spectator()));
    EXPECT_NE(told(match_, Reader::seat(1)), told(other, Reader::seat(1)));
    EXPECT_NE(told(match_, Reader::referee()), told(other, Reader::referee()));

    // And but for the bid of seat 0.
    Match<CoinGame> shy(CoinGame::Options{}, 2);
    for (const auto* move : {"deal gold", "deal silver", "deal silver", "deal silver", "deal silver",
                             "deal gold", "roll 3", "boast 1", "bid 0 2", "boast 0"}) {
        ASSERT_EQ(shy.play_next(move), std::nullopt) << move;
    }
    EXPECT_EQ(told(match_, Reader::seat(1)), told(shy, Reader::seat(1)));
    EXPECT_EQ(told(match_, Reader::spectator()), told(shy, Reader::spectator()));
    EXPECT_NE(told(match_, Reader::seat(0)), told(shy, Reader::seat(0)));
}

TEST_F(ReaderTest, AfterTheEndEveryReaderSeesEverything) {
    play_round();
    play_on_to_the_end();
    const std::string all = log_text(match_, Reader::referee());
    EXPECT_THAT(all, Not(HasSubstr("null")));
    EXPECT_THAT(all, Not(HasSubstr("?")));
    for (const Reader reader : all_readers()) {
        EXPECT_EQ(log_text(match_, reader), all);
        EXPECT_EQ(match_.line(reader, 0), match_.line(Reader::referee(), 0));
        EXPECT_EQ(match_.standing(reader), match_.standing(Reader::referee()));
        const Value view = match_.view(reader);
        EXPECT_EQ(*view.find("seats"), *match_.view(Reader::referee()).find("seats"));
        EXPECT_EQ(*view.find("reader"), reader_value(reader));
        EXPECT_EQ(*view.find("over"), Value(Fields{{"reason", "rounds"}}));
    }
}

TEST_F(ReaderTest, ASnapshotIsTheReadersViewAndOutlivesTheMatch) {
    std::unique_ptr<AnyView> seen;
    {
        const auto other = match_.clone();
        seen = other->snapshot(Reader::seat(1));
    }
    EXPECT_EQ(seen->game(), "coins");
    EXPECT_EQ(seen->players(), 2);
    EXPECT_EQ(view_of<CoinGame>(*seen), CoinGame::observe(match_.state(), 1));
    play(0, "boast 2");
    EXPECT_EQ(view_of<CoinGame>(*seen).boasts[0], 0) << "a moment, not the match";
    EXPECT_EQ(view_of<CoinGame>(*match_.snapshot(Reader::spectator())).hand, CoinGame::Coins{});
}

TEST_F(ReaderTest, ARecordIsForThoseWhoMaySeeAllOfIt) {
    EXPECT_TRUE(match_.record(Reader::referee(), {}));
    for (const Reader reader : {Reader::seat(0), Reader::seat(1), Reader::spectator()}) {
        EXPECT_FALSE(match_.record(reader, {})) << "coins of others were dealt";
    }
    play_on_to_the_end();
    for (const Reader reader : all_readers()) {
        const auto record = match_.record(reader, {"Ada", "Bo"});
        ASSERT_TRUE(record);
        EXPECT_EQ(format_record(*record), format_record(*match_.record(Reader::referee(), {"Ada", "Bo"})));
        EXPECT_TRUE(record->finished);
    }
}

TEST_F(ReaderTest, AMatchWithoutSecretsYetMayBeRecordedByAll) {
    const Match<CoinGame> fresh(CoinGame::Options{}, 2);
    for (const Reader reader : all_readers()) EXPECT_TRUE(fresh.record(reader, {}));
}

TEST_F(ReaderTest, ThePositionThatAMatchBeganFromIsNoReadersButTheReferees) {
    Match<CoinGame> later(match_.state());
    EXPECT_TRUE(later.record(Reader::referee(), {}));
    EXPECT_FALSE(later.record(Reader::seat(0), {})) << "it holds the hand of seat 1";
    EXPECT_FALSE(later.record(Reader::spectator(), {}));
}

}  // namespace
}  // namespace durbar::testing
