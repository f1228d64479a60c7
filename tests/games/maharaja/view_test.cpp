#include "games/maharaja/maharaja_views.h"

namespace durbar::testing {
namespace {

using maharaja::Rules;

Value view_of_table(std::string_view lines, int players = 3, Reader reader = Reader::spectator()) {
    return MaharajaMatch(Maharaja(players, lines).state()).view(reader);
}

/// Seat 0 with the Builder is on in Jaipur and has a token.
constexpr std::string_view kTable = R"(
option extended1=on
round 3
cards 0 builder
cards 1 mogul
cards 2 trader
played 1 2
turn 0
shown 0 gold character
architect 0 jaipur
village v16 1 2
village v08 0
houses kota 1 2
tokens 0 1
)";

TEST(MaharajaView, TellsWhatLiesOnTheTable) {  // MJ-21.1, MJ-4.3, MJ-19.3
    for (const Reader reader : all_readers(3)) {
        const Value view = view_of_table(kTable, 3, reader);
        EXPECT_EQ(told(view, "active_seat"), "0");
        EXPECT_EQ(told(view, "table.round"), "3");
        EXPECT_EQ(told(view, "table.maharaja"), "\"kota\"");
        EXPECT_EQ(told(view, "table.track.0"), R"({"city":"jaisalmer","field":4})");
        EXPECT_EQ(told(view, "table.track.6"), R"({"city":"kota","field":10})");
        EXPECT_EQ(told(view, "table.villages"),
                  R"([{"village":"v08","houses":[1,0,0]},{"village":"v16","houses":[0,1,1]}])");
        EXPECT_EQ(told(view, "table.cities.6.houses"), "[0,2,0]");
        EXPECT_EQ(told(view, "table.cities.6.palaces.0"), "null");
        EXPECT_EQ(told(view, "table.cities.6.palaces.1"), R"({"seat":null,"color":"blue"})");
        EXPECT_EQ(told(view, "table.cities.6.points"), "[0,2,0]");
        EXPECT_EQ(told(view, "table.sources.1"),
                  R"({"architect":0,"houses":2,"outer":0,"central":0,"home":0})");
        EXPECT_EQ(told(view, "table.cities.6.ranks"), "[null,1,null]");
        EXPECT_EQ(told(view, "table.cities.6.pays"), "[0,16,0]") << "alone: with the bonus (MJ-15.6)";
        EXPECT_EQ(told(view, "table.order"), "[0]");
        EXPECT_EQ(told(view, "table.open_roads"), R"(["r09"])");
        EXPECT_EQ(told(view, "table.bank"),
                  R"({"cards":["sadhu","wandering_monk","artisan","yogi"],"tokens":6})");
        EXPECT_EQ(told(view, "table.auction"), "null");
    }
}

TEST(MaharajaView, TellsWhoIsStillToPlay) {  // MJ-6.1, MJ-6.3
    const std::string cards = "cards 0 builder\ncards 1 mogul\ncards 2 trader\n";
    EXPECT_EQ(told(view_of_table("agenda disc 0\n" + cards), "table.order"), "[1,2,0]");
    EXPECT_EQ(told(view_of_table(cards + "played 1\nturn 0\nshown 0 gold character\n"), "table.order"),
              "[0,2]")
        << "whoever is in turn comes first, whatever the card";
    EXPECT_EQ(told(view_of_table("agenda place 0\n"), "table.order"), "[]");
    EXPECT_EQ(told(view_of_table("round 10\nover rounds\n"), "table.order"), "[]");
}

TEST(MaharajaView, TellsWherePointsComeFrom) {  // MJ-15.1, MJ-13.4, MJ-19.5
    const Value view = view_of_table(
        "option extended1=on\nmaharaja udaipur\ntrack jaisalmer bikaner jaipur jodhpur ajmer kota "
        "udaipur\ncards 0 sadhu\ncards 1 mogul\ncards 2 trader\narchitect 0 udaipur\n"
        "houses udaipur 0 2\npalaces udaipur 0 3 4 0 - - -\n");
    EXPECT_EQ(told(view, "table.sources.0"), R"({"architect":1,"houses":2,"outer":2,"central":3,"home":1})");
    EXPECT_EQ(told(view, "table.cities.5.points"), "[9,0,0]");
}

TEST(MaharajaView, TellsWhatTheTurnHasLeft) {  // MJ-6.7
    const Value view = view_of_table(kTable);
    EXPECT_EQ(told(view, "table.turn.disc"),
              R"({"gold":1,"city_house":0,"house":0,"move_house":0,"quarry":0,"palace":0,"governor":0,)"
              R"("character":1})");
    EXPECT_EQ(told(view, "table.turn.used"),
              R"({"trader":false,"yogi":false,"builder":false,"token":false})");
    EXPECT_EQ(told(view, "table.turn.roads"), "0");
    Maharaja robbed(3, kTable);
    robbed.play(0, "character mogul");
    const Value during = MaharajaMatch(robbed.state()).view(Reader::seat(1));
    EXPECT_EQ(told(during, "table.turn.disc.gold"), "1") << "also while the victim chooses";
    EXPECT_EQ(told(view_of_table("agenda disc 0\n"), "table.turn"), "null");
}

TEST(MaharajaView, TellsWhatASeatHas) {  // MJ-21.1
    EXPECT_EQ(
        told(view_of_table(kTable), "seats.0"),
        R"({"seat":0,"gold":15,"cards":["builder"],"supply":6,"quarry":13,"stock":7,"tokens":1,)"
        R"("architect":"jaipur","ways":[null,null,0,null,null,null,2,null],"has_set":true,"has_played":false,"shown":["gold","character"],)"
        R"("disc":null})");
    EXPECT_EQ(told(view_of_table(kTable), "seats.1.has_played"), "true");
}

TEST(MaharajaView, NamesTheCityOfTheNextRoundUnlessThisIsTheLast) {  // MJ-4.1, MJ-16.1, MJ-16.2
    const auto next = [](std::string_view lines) {
        const Value view = view_of_table(lines, 2);
        return told(view, "table.next") + " " + told(view, "table.last_round");
    };
    EXPECT_EQ(next("round 3\n"), "\"jaisalmer\" false");
    EXPECT_EQ(next("round 10\n"), "null true");
    EXPECT_EQ(next("palaces kota 0 0 0 0 0 0 0\n"), "null true");
    EXPECT_EQ(next("agenda governor\n"), "null false");
    EXPECT_EQ(next("agenda place 0\n"), "\"jaisalmer\" false");
    EXPECT_EQ(next("round 10\nover rounds\n"), "null true");
}

TEST(MaharajaView, ShowsAnAuctionUntilItsWinnerHasChosen) {  // MJ-17.1, MJ-17.7
    Maharaja game(3, "option extended1=on\nagenda bid 0\n");
    const auto auction = [&] {
        return told(MaharajaMatch(game.state()).view(Reader::spectator()), "table.auction");
    };
    EXPECT_EQ(auction(), R"({"bid":null,"leader":null,"passed":[],"won":false})");
    game.play(0, "bid 2").play(1, "pass");
    EXPECT_EQ(auction(), R"({"bid":2,"leader":0,"passed":[1],"won":false})");
    game.play(2, "pass").expect_decision("choose");
    EXPECT_EQ(auction(), R"({"bid":2,"leader":0,"passed":[1,2],"won":true})");
    game.play(0, "choose yogi").play(1, "bid 0").play(2, "pass").expect_decision("choose");
    EXPECT_EQ(auction(), R"({"bid":0,"leader":1,"passed":[2],"won":true})");
    game.play(1, "choose mogul").expect_to_act(2).expect_decision("choose");
    EXPECT_EQ(auction(), "null") << "the last one chooses for free";
    EXPECT_EQ(told(view_of_table("agenda choose 0\n"), "table.auction"), "null");
}

/// The names of a value's fields, nested; lists by their first item.
std::string shape(const Value& value) {
    std::string text;
    if (const Fields* fields = value.fields()) {
        for (const Field& field : *fields) text += std::string(field.name) + ",";
    }
    return text;
}

TEST(MaharajaView, HasTheSameFieldsForEveryReader) {  // MJ-21.1
    for (const auto* lines : {"option gold=hidden\n", "agenda disc 1\n", "agenda place 0\n"}) {
        const Maharaja game(3, lines);
        const MaharajaMatch match(game.state());
        const Value wanted = match.view(Reader::referee());
        for (const Reader reader : all_readers(3)) {
            const Value view = match.view(reader);
            EXPECT_EQ(shape(view), shape(wanted));
            EXPECT_EQ(shape(*view.find("table")), shape(*wanted.find("table")));
            for (std::size_t seat = 0; seat < 3; ++seat) {
                EXPECT_EQ(shape((*view.find("seats")->list())[seat]),
                          shape((*wanted.find("seats")->list())[seat]));
            }
        }
    }
}

TEST(MaharajaView, KnowsItsKinds) {
    EXPECT_EQ(Rules::event_kinds().size(), maharaja::kEventKinds);
    EXPECT_EQ(Rules::decision_kinds().size(), 8U);
    for (std::size_t kind = 0; kind < maharaja::kEventKinds; ++kind) {
        const maharaja::Event event{.kind = static_cast<maharaja::EventKind>(kind), .place = 0, .from = 0};
        EXPECT_EQ(Rules::tell(event).kind, Rules::event_kinds()[kind]);
    }
}

}  // namespace
}  // namespace durbar::testing
