#include "games/maharaja/maharaja_views.h"

namespace durbar::testing {
namespace {

using maharaja::Rules;

/// What a reader is told of the open decision.
std::string asked(const Maharaja& game, Reader reader) {
    const Value view = MaharajaMatch(game.state()).view(reader);
    return told(view, "decision.kind") + " " + told(view, "decision.pending");
}

/// Everybody is told the same.
void expect_asked(const Maharaja& game, const std::string& wanted) {
    for (const Reader reader : all_readers(game.state().players)) EXPECT_EQ(asked(game, reader), wanted);
}

TEST(MaharajaAsked, NamesTheFieldOfTheNextGovernor) {  // MJ-1.10
    expect_asked(Maharaja(2, "agenda governor\n"), R"("governor" {"field":1})");
    expect_asked(Maharaja(2, "agenda governor\ntrack kota ajmer\n"), R"("governor" {"field":3})");
}

TEST(MaharajaAsked, NamesTheHighestBidAndTheLimits) {  // MJ-17.2, MJ-17.4
    expect_asked(Maharaja(3, "option extended1=on\nagenda bid 0\n"),
                 R"("bid" {"seat":0,"bid":null,"leader":null,"least":0,"most":15})");
    expect_asked(Maharaja(3, "option extended1=on\nagenda bid 2\nbid 3 0\npassed 1\n"),
                 R"("bid" {"seat":2,"bid":3,"leader":0,"least":4,"most":15})");
}

TEST(MaharajaAsked, KeepsTheGoldOfABidderHidden) {  // MJ-21.2
    const Maharaja game(3, "option extended1=on\noption gold=hidden\nagenda bid 0\n");
    const std::string start = R"("bid" {"seat":0,"bid":null,"leader":null,"least":0,"most":)";
    EXPECT_EQ(asked(game, Reader::seat(0)), start + "15}");
    EXPECT_EQ(asked(game, Reader::referee()), start + "15}");
    EXPECT_EQ(asked(game, Reader::seat(1)), start + "null}");
    EXPECT_EQ(asked(game, Reader::spectator()), start + "null}");
}

TEST(MaharajaAsked, NamesThePriceOfACharacter) {  // MJ-17.1, MJ-17.7
    expect_asked(Maharaja(2, "agenda choose 0\n"), R"("choose" {"seat":0,"price":null})");
    Maharaja auction(2, "option extended1=on\nagenda bid 0\n");
    auction.play(0, "bid 1").play(1, "bid 4").play(0, "pass");
    expect_asked(auction, R"("choose" {"seat":1,"price":4})");
    auction.play(1, "choose yogi");
    expect_asked(auction, R"("choose" {"seat":0,"price":null})");
}

TEST(MaharajaAsked, NamesTheLapOfAFirstHouse) {  // MJ-3.1
    expect_asked(Maharaja(2, "agenda place 0\n"), R"("place" {"seat":0,"lap":1,"laps":4})");
    expect_asked(Maharaja(2, "agenda place 1\nvillage v01 0\nvillage v02 0\nvillage v03 1\n"),
                 R"("place" {"seat":1,"lap":2,"laps":4})");
}

TEST(MaharajaAsked, NamesTheRoundThatDiscsAreFor) {  // MJ-5.4
    expect_asked(Maharaja(3, "round 4\nagenda disc 1\n"), R"("disc" {"round":4,"city":"kota"})");
}

/// Seat 0 stands in Jaipur with the Builder and a token; others own the villages around.
constexpr std::string_view kTurn = R"(
option extended1=on
cards 0 builder
cards 1 mogul
cards 2 trader
played 1 2
turn 0
shown 0 gold palace_house
architect 0 jaipur
village v16 1 2
village v26 1
village v28 0
tokens 0 1
)";

TEST(MaharajaAsked, NamesWhatATurnMayBringAndCost) {  // MJ-7.12, MJ-14.1
    expect_asked(
        Maharaja(3, kTurn),
        R"("turn" {"seat":0,"open_parts":3,"token_parts":0,"compensation":2,"builder":true,"token":true,"palace_price":12,)"
        R"("roads_left":64,"bank_pays_tolls":false,"journeys":[)"
        R"({"to":"kota","roads":["r09"],"villages":[{"village":"v16","gold":2}],"price":2,)"
        R"("tolls":[{"seat":1,"gold":1},{"seat":2,"gold":1}],"others":[]},)"
        R"({"to":"start","roads":["r09","r15"],"villages":[{"village":"v16","gold":2},{"village":"v26","gold":1},)"
        R"({"village":"v28","gold":0}],"price":3,"tolls":[{"seat":1,"gold":2},{"seat":2,"gold":1}],"others":[]}]})");
}

TEST(MaharajaAsked, CountsThePartsOfATokenApart) {  // MJ-18.7, MJ-14.4
    Maharaja game(3, kTurn);
    game.play(0, "token palace_house");
    const Telling turn = Rules::asked(Rules::observe(game.state(), Reader::spectator()));
    EXPECT_EQ(*find(turn.fields, "open_parts"), Value(3));
    EXPECT_EQ(*find(turn.fields, "token_parts"), Value(2));
    EXPECT_EQ(*find(turn.fields, "token"), Value(false));
}

TEST(MaharajaAsked, NamesWhoGetsTollsThatTheBankPays) {  // MJ-13.5
    expect_asked(
        Maharaja(2,
                 "cards 0 wandering_monk\ncards 1 artisan\nopen disc\narchitect 0 jaipur\nvillage v16 1\n"),
        R"("turn" {"seat":0,"open_parts":0,"token_parts":0,"compensation":0,"builder":false,"token":false,"palace_price":12,)"
        R"("roads_left":64,"bank_pays_tolls":true,"journeys":[)"
        R"({"to":"kota","roads":["r09"],"villages":[{"village":"v16","gold":1}],"price":0,)"
        R"("tolls":[{"seat":1,"gold":1}],"others":[]}]})");
}

TEST(MaharajaAsked, TellsOfATurnNothingThatHiddenGoldDecides) {  // MJ-21.2
    const std::string hidden = "option gold=hidden\n";
    const Maharaja rich(3, hidden + std::string(kTurn));
    const Maharaja poor(3, hidden + std::string(kTurn) + "gold 0 0\n");
    for (const Reader reader : all_readers(3)) EXPECT_EQ(asked(rich, reader), asked(poor, reader));
}

TEST(MaharajaAsked, NamesTheRobberAndTheCard) {  // MJ-12.5
    Maharaja game(3, "shown 0 gold character\n");
    game.play(0, "character trader");
    expect_asked(game, R"("victim" {"seat":1,"other":0,"character":"trader"})");
}

TEST(MaharajaAsked, NamesWhoTakesOver) {  // MJ-20.8
    Maharaja game(2,
                  "option extended2=on\ncards 0 mogul\ncards 1 trader sadhu wandering_monk builder artisan\n"
                  "shown 0 gold character\n");
    game.play(0, "takeover 1");
    expect_asked(game, R"("give" {"seat":1,"other":0})");
}

TEST(MaharajaAsked, IsNothingAfterTheEnd) {  // MJ-16.10
    const Maharaja game(2, "round 10\nover rounds\n");
    expect_asked(game, R"("over" {})");
    EXPECT_EQ(told(MaharajaMatch(game.state()).view(Reader::spectator()), "over"), R"({"reason":"rounds"})");
}

TEST(MaharajaAsked, KnowsWhoseTurnItIs) {  // MJ-6.1, MJ-12.5
    const auto active = [](const Maharaja& game) {
        return Rules::active_seat(Rules::observe(game.state(), Reader::spectator()));
    };
    Maharaja game(3, "played 0\nturn 1\nshown 1 gold character\n");
    EXPECT_EQ(active(game), 1);
    game.play(1, "character sadhu").expect_to_act(2);
    EXPECT_EQ(active(game), 1);
    EXPECT_EQ(active(Maharaja(3, "agenda disc 0\n")), std::nullopt);
    EXPECT_EQ(active(Maharaja(3, "agenda place 0\n")), std::nullopt);
    EXPECT_EQ(active(Maharaja(3, "round 10\nover rounds\n")), std::nullopt);
}

}  // namespace
}  // namespace durbar::testing
