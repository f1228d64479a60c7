#include "core/envelope.h"

#include <gtest/gtest.h>

#include <array>

#include "core/coin_table.h"

namespace durbar::testing {
namespace {

TEST(Envelope, PlayersReadersAndSeatsAreNumbersOrWords) {
    EXPECT_EQ(player_value(Player::P3), Value(3));
    EXPECT_EQ(player_value(Player::Chance), Value("chance"));
    EXPECT_TRUE(player_value(Player::Nobody).is_null());
    EXPECT_EQ(reader_value(Reader::seat(2)), Value(2));
    EXPECT_EQ(reader_value(Reader::spectator()), Value("spectator"));
    EXPECT_EQ(reader_value(Reader::referee()), Value("referee"));
    EXPECT_EQ(seats_value(SmallSet{0b1010}), Value(List{Value(1), Value(3)}));
    EXPECT_EQ(json_text(seats_value({})), "[]");
}

TEST(Envelope, AnEventBeginsWithItsKind) {
    EXPECT_EQ(json_text(event_value({"drew", {{"seat", 1}, {"color", nullptr}}})),
              R"({"event":"drew","seat":1,"color":null})");
}

TEST(Envelope, HasEverythingInOneOrder) {
    Envelope e;
    e.game = "coins";
    e.players = 2;
    e.options = {{"rounds", "3"}};
    e.reader = Reader::seat(1);
    e.version = 9;
    e.plies = 7;
    e.turn = 2;
    e.active_seat = 0;
    e.to_act = Player::P0;
    e.deciding = SmallSet{0b11};
    e.sealed = SmallSet{0b10};
    e.own_choice = "bid 1 0";
    e.asked = {"bid", {{"prize", 3}}};
    e.undoable_by = 1;
    e.table = {{"round", 1}};
    e.seats = {{{"points", 3}}, {{"points", 0}}};
    EXPECT_EQ(json_text(envelope_value(e)),
              R"({"game":"coins","players":2,"options":{"rounds":"3"},"reader":1,"version":9,"plies":7,)"
              R"("turn":2,"active_seat":0,"to_act":0,"deciding":[0,1],"sealed":[1],"own_choice":"bid 1 0",)"
              R"("decision":{"kind":"bid","pending":{"prize":3}},"over":null,"undoable_by":1,)"
              R"("table":{"round":1},"seats":[{"seat":0,"points":3},{"seat":1,"points":0}]})");
}

TEST(Envelope, IsNullWhereThereIsNothing) {
    Envelope e;
    e.asked = {"over", {}};
    e.over = Telling{"rounds", {{"round", 3}}};
    const Value view = envelope_value(e);
    for (const auto* name : {"active_seat", "to_act", "own_choice", "undoable_by"}) {
        ASSERT_NE(view.find(name), nullptr) << name;
        EXPECT_TRUE(view.find(name)->is_null()) << name;
    }
    EXPECT_EQ(json_text(*view.find("over")), R"({"reason":"rounds","round":3})");
    EXPECT_EQ(json_text(*view.find("seats")), "[]");
}

TEST(Envelope, AStandingHidesValuesAndThenAllRanks) {
    const Standing standing{{5, 1, {5, 2}}, {4, 2, {4, 0}}};
    constexpr std::array<std::string_view, 2> kNames{"points", "coins"};
    EXPECT_EQ(json_text(standing_value(standing, kNames, {true, true})),
              R"([{"seat":0,"rank":1,"points":5,"values":{"points":5,"coins":2}},)"
              R"({"seat":1,"rank":2,"points":4,"values":{"points":4,"coins":0}}])");
    EXPECT_EQ(json_text(standing_value(standing, kNames, {false, true})),
              R"([{"seat":0,"rank":null,"points":null,"values":null},)"
              R"({"seat":1,"rank":null,"points":4,"values":{"points":4,"coins":0}}])");
}

class CoinView : public CoinTable {};

TEST_F(CoinView, TellsWhoDecidesWhatToEveryReader) {
    play(0, "boast 1");
    for (const Reader reader : all_readers()) {
        const Value view = match_.view(reader);
        EXPECT_EQ(*view.find("reader"), reader_value(reader));
        EXPECT_EQ(json_text(*view.find("options")), R"({"rounds":"3","ties":"nobody"})");
        EXPECT_EQ(*view.find("version"), Value(8));
        EXPECT_EQ(*view.find("plies"), Value(8));
        EXPECT_EQ(*view.find("turn"), Value(1));
        EXPECT_EQ(*view.find("active_seat"), Value(0));
        EXPECT_EQ(*view.find("to_act"), Value(0));
        EXPECT_EQ(*view.find("undoable_by"), Value(0));
        EXPECT_EQ(json_text(*view.find("decision")), R"({"kind":"bid","pending":{"prize":3}})");
        EXPECT_TRUE(view.find("over")->is_null());
    }
    EXPECT_EQ(undo(0), "undone");
    EXPECT_EQ(*match_.view(Reader::spectator()).find("version"), Value(9));
    EXPECT_TRUE(match_.view(Reader::spectator()).find("undoable_by")->is_null());
}

}  // namespace
}  // namespace durbar::testing
