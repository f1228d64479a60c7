#include "games/maharaja/maharaja_views.h"

namespace durbar::testing {
namespace {

using maharaja::Rules;

std::string gold_of(const maharaja::State& state, Reader reader, int seat) {
    return told(MaharajaMatch(state).view(reader), "seats." + std::to_string(seat) + ".gold");
}

constexpr std::string_view kTurn = R"(
option gold=hidden
shown 0 gold palace_house
architect 0 jaipur
gold 0 14
gold 1 22
gold 2 33
village v16 1 2
)";

TEST(MaharajaHiddenGold, IsNullForOthersAndSpectators) {  // MJ-21.2
    const Maharaja game(3, kTurn);
    for (int seat = 0; seat < 3; ++seat) {
        const std::string own = std::to_string(game.gold(seat));
        EXPECT_EQ(gold_of(game.state(), Reader::spectator(), seat), "null");
        EXPECT_EQ(gold_of(game.state(), Reader::referee(), seat), own);
        for (int reader = 0; reader < 3; ++reader) {
            EXPECT_EQ(gold_of(game.state(), Reader::seat(reader), seat), reader == seat ? own : "null");
        }
    }
}

TEST(MaharajaHiddenGold, ChangesNothingElseThatAReaderIsTold) {  // MJ-21.2
    const Maharaja game(3, kTurn);
    auto richer = game.state();
    richer.gold[0] = 3;
    richer.gold[2] = 99;
    const MaharajaMatch one(game.state());
    const MaharajaMatch two(richer);
    for (const Reader reader : {Reader::spectator(), Reader::seat(1)}) {
        EXPECT_EQ(json_text(one.view(reader)), json_text(two.view(reader)));
        EXPECT_EQ(json_text(one.standing(reader)), json_text(two.standing(reader)));
    }
    for (const Reader reader : {Reader::referee(), Reader::seat(0)}) {
        EXPECT_NE(json_text(one.view(reader)), json_text(two.view(reader)));
    }
}

TEST(MaharajaHiddenGold, HidesTheStandingThatItDecides) {  // MJ-16.4, MJ-21.2
    const MaharajaMatch match(Maharaja(3, kTurn).state());
    const Value own = match.standing(Reader::seat(1));
    EXPECT_EQ(told(own, "1.values"), R"({"palaces":0,"gold":22,"precedence":6})");
    EXPECT_EQ(told(own, "1.rank"), "null");
    EXPECT_EQ(told(own, "0.values"), "null");
    EXPECT_EQ(told(match.standing(Reader::spectator()), "1.values"), "null");
    EXPECT_EQ(told(match.standing(Reader::referee()), "2.rank"), "1");
}

TEST(MaharajaHiddenGold, IsRememberedByABot) {  // MJ-21.2
    const Maharaja game(3, kTurn);
    EXPECT_EQ(Rules::observe(game.state(), 1).gold, game.state().gold);
    Rng rng(1);
    EXPECT_EQ(Rules::sample(Rules::observe(game.state(), 1), rng).gold, game.state().gold);
}

TEST(MaharajaHiddenGold, IsShownWhenTheGameIsOver) {  // MJ-21.2
    Maharaja game(2, "option gold=hidden\nround 10\nplayed 0\nturn 1\nopen disc\ngold 0 20\n");
    EXPECT_EQ(gold_of(game.state(), Reader::seat(1), 0), "null");
    game.play(1, "end").expect_over();
    for (const Reader reader : all_readers(2)) EXPECT_EQ(gold_of(game.state(), reader, 0), "20");
}

TEST(MaharajaHiddenGold, WithOpenGoldEverybodySeesAll) {  // MJ-21.2
    const Maharaja game(3, "gold 0 11\ngold 2 33\n");
    for (const Reader reader : all_readers(3)) {
        EXPECT_EQ(gold_of(game.state(), reader, 0), "11");
        EXPECT_EQ(gold_of(game.state(), reader, 2), "33");
    }
}

/// The first event of a kind that a reader is told of in the last step; only those about `seat`, if given.
std::string heard(const Maharaja& game, std::string_view kind, Reader reader, int seat = -1) {
    for (const auto& event : game.events()) {
        const Telling telling = Rules::tell(Rules::redact(event, reader, game.state().options));
        const Value* about = find(telling.fields, "seat");
        if (telling.kind != kind || (seat >= 0 && *about != Value(seat))) continue;
        return json_text(event_value(telling));
    }
    return "nothing";
}

/// Everybody but the seat (and the referee) hears the event without its gold.
void expect_hidden(const Maharaja& game, std::string_view kind, int seat, std::string_view name) {
    const std::string hidden = "\"" + std::string(name) + "\":null";
    for (const Reader reader : all_readers(game.state().players)) {
        const std::string event = heard(game, kind, reader, seat);
        EXPECT_NE(event, "nothing") << kind;
        EXPECT_EQ(event.find(hidden) == std::string::npos, reader.sees(seat)) << event;
    }
}

TEST(MaharajaHiddenGold, IsNotAddedUpFromWhatHappens) {  // MJ-21.2
    Maharaja game(3, kTurn);
    game.play(0, "gold disc");
    expect_hidden(game, "gold_taken", 0, "gold");
    game.play(0, "house disc v01");
    expect_hidden(game, "house_built", 0, "price");
    game.play(0, "palace disc central");
    expect_hidden(game, "palace_built", 0, "price");
    Maharaja left(3, "option gold=hidden\nplayed 0\nturn 1\narchitect 2 kota\nshown 1 gold gold\n");
    left.play(1, "end");
    expect_hidden(left, "compensation", 0, "gold");
    expect_hidden(left, "compensation", 2, "gold");
    left.play(2, "end");
    expect_hidden(left, "payout", 2, "gold");
    expect_hidden(left, "monopoly_bonus", 2, "gold");
    EXPECT_NE(heard(left, "payout", Reader::spectator()).find("\"rank\":1,\"points\":1"), std::string::npos);
    Maharaja trader(2, "option gold=hidden\nopen disc\n");
    trader.play(0, "end");
    expect_hidden(trader, "coin", 1, "gold");
}

TEST(MaharajaHiddenGold, ATollIsKnownToWhoPaysAndWhoReceivesIt) {  // MJ-21.2, MJ-7.6
    Maharaja game(4, "option gold=hidden\narchitect 0 jaipur\nvillage v16 1 2\n");
    game.play(0, "travel kota r09");
    const std::string way =
        R"({"event":"travelled","seat":0,"from":"jaipur","to":"kota","road":"r09","toll":)";
    EXPECT_EQ(heard(game, "travelled", Reader::seat(0)),
              way + R"(2,"tolls":[{"seat":1,"gold":1},{"seat":2,"gold":1}],"bank":false})");
    EXPECT_EQ(heard(game, "travelled", Reader::seat(1)),
              way + R"(null,"tolls":[{"seat":1,"gold":1},{"seat":2,"gold":null}],"bank":false})");
    for (const Reader reader : {Reader::seat(3), Reader::spectator()}) {
        EXPECT_EQ(heard(game, "travelled", reader),
                  way + R"(null,"tolls":[{"seat":1,"gold":null},{"seat":2,"gold":null}],"bank":false})");
        EXPECT_EQ(heard(game, "toll_received", reader, 1),
                  R"({"event":"toll_received","seat":1,"other":0,"gold":null,"bank":false})");
    }
    for (const Reader reader : {Reader::seat(0), Reader::seat(1), Reader::referee()}) {
        EXPECT_EQ(heard(game, "toll_received", reader, 1),
                  R"({"event":"toll_received","seat":1,"other":0,"gold":1,"bank":false})");
    }
}

TEST(MaharajaHiddenGold, ATollThatTheBankPaysIsKnownToWhoReceivesIt) {  // MJ-21.2, MJ-13.5
    Maharaja game(2,
                  "option gold=hidden\ncards 0 wandering_monk\ncards 1 artisan\narchitect 0 jaipur\n"
                  "village v16 1\n");
    game.play(0, "travel kota r09");
    EXPECT_EQ(heard(game, "toll_received", Reader::seat(0)),
              R"({"event":"toll_received","seat":1,"other":0,"gold":null,"bank":true})");
    EXPECT_EQ(heard(game, "toll_received", Reader::seat(1)),
              R"({"event":"toll_received","seat":1,"other":0,"gold":1,"bank":true})");
    EXPECT_NE(heard(game, "travelled", Reader::seat(0)).find("\"toll\":null"), std::string::npos);
    EXPECT_NE(heard(game, "travelled", Reader::referee()).find("\"toll\":1"), std::string::npos);
}

TEST(MaharajaHiddenGold, LeavesBidsAndTheirPricesPublic) {  // MJ-17.1, MJ-17.3
    Maharaja game(2, "option extended1=on\noption gold=hidden\nagenda bid 0\n");
    game.play(0, "bid 3");
    for (const Reader reader : all_readers(2)) {
        EXPECT_EQ(heard(game, "bid_made", reader), R"({"event":"bid_made","seat":0,"bid":3})");
    }
    game.play(1, "pass");
    for (const Reader reader : all_readers(2)) {
        EXPECT_EQ(heard(game, "auction_won", reader), R"({"event":"auction_won","seat":0,"price":3})");
    }
    const Value view = MaharajaMatch(game.state()).view(Reader::seat(1));
    EXPECT_EQ(told(view, "table.auction"), R"({"bid":3,"leader":0,"passed":[1],"won":true})");
}

TEST(MaharajaHiddenGold, NothingIsHiddenWithOpenGold) {  // MJ-21.2
    Maharaja game(3, "architect 0 jaipur\nvillage v16 1 2\n");
    game.play(0, "travel kota r09");
    for (const auto& event : game.events()) {
        for (const Reader reader : all_readers(3)) EXPECT_EQ(Rules::redact(event, reader, {}), event);
    }
}

}  // namespace
}  // namespace durbar::testing
