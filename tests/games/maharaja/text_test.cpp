#include <gmock/gmock.h>

#include "games/maharaja/maharaja_views.h"

namespace durbar::testing {
namespace {

using maharaja::Rules;
using ::testing::HasSubstr;

TEST(MaharajaMoveText, RoundTrips) {  // MJ-6.7, MJ-5.3
    for (const std::string text : {"draw jaipur",
                                   "choose wandering_monk",
                                   "bid 0",
                                   "bid 15",
                                   "pass",
                                   "place v30",
                                   "disc gold gold",
                                   "disc two_houses character",
                                   "gold disc",
                                   "gold token",
                                   "house disc v01",
                                   "house builder jaipur",
                                   "move token v01 v02",
                                   "move builder kota v30",
                                   "quarry token",
                                   "palace disc central",
                                   "palace token outer",
                                   "governor disc udaipur",
                                   "governor token kota",
                                   "character yogi",
                                   "exchange trader mogul",
                                   "takeover 4",
                                   "give artisan",
                                   "token palace_house",
                                   "travel start r12",
                                   "travel jaipur r02",
                                   "end"}) {
        const auto move = Rules::parse(text);
        ASSERT_TRUE(move) << text;
        EXPECT_EQ(Rules::format(move.value()), text);
    }
}

TEST(MaharajaMoveText, ReadsNamesAsTheyAreDrawn) {
    const auto canonical = [](std::string_view text) { return Rules::format(Rules::parse(text).value()); };
    EXPECT_EQ(canonical("place 17"), "place v17");
    EXPECT_EQ(canonical("place v17"), "place v17");
    EXPECT_EQ(canonical("move disc 01 v30"), "move disc v01 v30");
    EXPECT_EQ(canonical("choose monk"), "choose wandering_monk");
    EXPECT_EQ(canonical("exchange monk trader"), "exchange wandering_monk trader");
    for (const auto* text : {"place 31", "place 00", "place vv17", "place 170", "place v", "choose Monk"}) {
        EXPECT_FALSE(Rules::parse(text)) << text;
    }
}

std::string unreadable(std::string_view text) {
    const auto read = Rules::parse(text);
    return read ? "read" : read.error().message;
}

TEST(MaharajaMoveText, SaysWhatIsWrong) {  // MJ-21.3
    EXPECT_EQ(unreadable("house disc"),
              "That move is written 'house SOURCE PLACE'. SOURCE is what it spends: disc, token or builder.");
    EXPECT_EQ(unreadable("house disc v31"), "'v31' is not a village or city (such as v01 or jaipur).");
    EXPECT_EQ(unreadable("house disc start"), "'start' is not a village or city (such as v01 or jaipur).");
    EXPECT_EQ(unreadable("house hand v01"),
              "'hand' is not what a move spends (such as disc, token or builder).");
    EXPECT_EQ(unreadable("place jaipur"), "'jaipur' is not a village (such as v01; villages v01 to v30).");
    EXPECT_EQ(unreadable("governor disc start"), "'start' is not a city (such as jaipur).");
    EXPECT_EQ(unreadable("choose 2"), "'2' is not a character (such as trader or wandering_monk).");
    EXPECT_EQ(unreadable("disc gold"), "That move is written 'disc ACTION ACTION'.");
    EXPECT_EQ(unreadable("disc gold none"),
              "'none' is not an action (such as gold, two_houses or palace_house).");
    EXPECT_EQ(unreadable("palace disc 3"), "'3' is not a palace site (such as central or outer).");
    EXPECT_EQ(unreadable("travel kota r17"), "'r17' is not a road (such as r01; roads r01 to r16).");
    EXPECT_EQ(unreadable("travel v01 r01"), "'v01' is not a city or the start (such as jaipur or start).");
    EXPECT_EQ(unreadable("takeover 5"), "'5' is not a seat (such as 0; seats 0 to 4).");
    EXPECT_EQ(unreadable("bid -1"), "'-1' is not an amount of gold (such as 0 or 3).");
    EXPECT_EQ(unreadable("end now"), "That move is written 'end'.");
    EXPECT_EQ(unreadable(""), "A move is missing.");
    EXPECT_THAT(unreadable("jump"),
                HasSubstr("'jump' is not a move; moves begin with one of draw, choose, bid"));
}

TEST(MaharajaMoveText, ARefusedMoveChangesNothingAndNamesItsRule) {  // MJ-21.3
    const Maharaja game(3, "shown 0 gold palace\ngold 0 1\nvillage v17 1 2\nvillage v21 2\n");
    Match<Rules> match(game.state());
    for (const auto& [move, rule] :
         std::vector<std::pair<std::string, std::string>>{{"travel jodhpur r12", "MJ-7.8"},
                                                          {"palace disc central", "MJ-9.8"},
                                                          {"quarry disc", "MJ-6.8"},
                                                          {"choose trader", "MJ-6.4"}}) {
        const auto refusal = match.play(0, move);
        ASSERT_TRUE(refusal) << move;
        EXPECT_EQ(refusal->rule, rule) << move;
        EXPECT_FALSE(refusal->key.empty());
        EXPECT_TRUE(match.state() == game.state()) << move;
        EXPECT_EQ(match.plies(), 0U);
    }
}

TEST(MaharajaMoveText, AMoveOfTheWrongKindNamesTheOpenDecision) {  // MJ-21.3, MJ-6.4, MJ-5.4, MJ-3.3, MJ-2.1
    Maharaja(2, "agenda governor\n").expect_illegal("end", "MJ-1.10");
    Maharaja(2, "agenda choose 0\n").expect_illegal("end", "MJ-2.1").expect_illegal("bid 1", "MJ-2.1");
    Maharaja(2, "option extended1=on\nagenda bid 0\n").expect_illegal("choose trader", "MJ-17.3");
    Maharaja(2, "agenda place 0\n").expect_illegal("house disc v01", "MJ-3.3");
    Maharaja(2, "agenda disc 0\n").expect_illegal("gold disc", "MJ-5.4").expect_illegal("end", "MJ-5.4");
    Maharaja turn(2, "shown 0 gold character\n");
    for (const auto* move : {"disc gold gold", "choose trader", "place v01", "bid 0", "pass", "give mogul"}) {
        turn.expect_illegal(move, "MJ-6.4");
    }
    turn.play(0, "character trader").expect_illegal("end", "MJ-12.6");
}

TEST(MaharajaMoveText, PayingMovesAreRefusedWithoutGold) {  // MJ-21.6
    Maharaja game(2, R"(
shown 0 two_houses palace_house
architect 0 jaipur
village v16 1
gold 0 0
)");
    game.expect_illegal("house disc v01", "MJ-8.1").expect_illegal("house disc jaipur", "MJ-8.1");
    game.expect_illegal("palace disc outer", "MJ-9.1").expect_illegal("travel kota r09", "MJ-7.8");
    game.expect_legal({"end"}).expect_gold({0});
}

TEST(MaharajaDecisions, WithASingleMoveAreAskedAllTheSame) {  // MJ-21.7
    Maharaja last(2, "agenda governor\ntrack jaipur kota ajmer udaipur jodhpur bikaner\n");
    last.expect_chance().expect_decision("governor").expect_legal({"draw jaisalmer"});
    Maharaja turn(2, "open disc\n");
    turn.expect_to_act(0).expect_decision("turn").expect_legal({"end"});
}

std::string option_fault(std::string_view name, std::string_view value) {
    maharaja::Options options;
    const auto error = Rules::set_option(options, name, value);
    return error ? error->message : Rules::get_option(options, name);
}

TEST(MaharajaOptions, AreReadAndWritten) {  // MJ-20.13
    for (const auto* name : {"short", "extended1", "extended2"}) {
        EXPECT_EQ(Rules::get_option({}, name), "off");
        EXPECT_EQ(option_fault(name, "on"), "on");
        EXPECT_EQ(option_fault(name, "off"), "off");
        EXPECT_THAT(option_fault(name, "yes"), HasSubstr("is off or on, not 'yes'."));
    }
    EXPECT_EQ(Rules::get_option({}, "gold"), "open");
    EXPECT_EQ(option_fault("gold", "hidden"), "hidden");
    EXPECT_EQ(option_fault("gold", "on"), "Option gold is open or hidden, not 'on'.");
    EXPECT_EQ(option_fault("map", "big"),
              "Maharaja has no option 'map'; its options are short, extended1, extended2 and gold.");
    EXPECT_EQ(Rules::option_specs().size(), 4U);
}

/// Two discs and a token are open to be spent; seat 0 holds the Builder.
constexpr std::string_view kSources = R"(
option extended1=on
cards 0 builder
cards 1 mogul
cards 2 trader
shown 0 gold palace
used token
open token quarry
)";

TEST(MaharajaRefusals, SayWhereAPartIsOpen) {  // MJ-6.8
    Maharaja game(3, kSources);
    game.expect_refusal("gold token", "part_open_on_disc").expect_illegal("gold token", "MJ-6.8");
    game.expect_refusal("quarry disc", "part_open_on_token").expect_illegal("quarry disc", "MJ-6.8");
    game.expect_refusal("governor disc kota", "part_not_on_disc");
    game.expect_refusal("governor token kota", "part_not_on_token");
    game.expect_refusal("gold builder", "part_not_of_builder");
    game.play(0, "gold disc").expect_refusal("gold disc", "part_done");
    game.expect_refusal("gold token", "part_not_on_token");
    Maharaja(2, "shown 0 gold palace\n").expect_refusal("quarry token", "no_token_in_use");
}

TEST(MaharajaRefusals, SpeakOfTheValuesAtHand) {  // MJ-21.3
    const auto values = [](const Maharaja& game, std::string_view move) {
        const auto refusal = MaharajaMatch(game.state()).check(seat_of(Rules::to_act(game.state())), move);
        return refusal ? describe(*refusal) : "legal";
    };
    const Maharaja poor(2, "shown 0 house palace\narchitect 0 jaipur\nvillage v16 1\ngold 0 0\n");
    EXPECT_EQ(values(poor, "house disc v01"), R"(MJ-8.1 maharaja.house_too_dear {"price":1,"gold":0})");
    EXPECT_EQ(values(poor, "palace disc outer"), R"(MJ-9.1 maharaja.palace_too_dear {"price":12,"gold":0})");
    EXPECT_EQ(values(poor, "travel kota r09"), R"(MJ-7.8 maharaja.toll_too_dear {"toll":1,"gold":0})");
    EXPECT_EQ(values(poor, "travel ajmer r04"),
              R"(MJ-7.3 maharaja.road_closed {"road":"r04","place":"v08"})");
    EXPECT_EQ(values(poor, "travel start r12"),
              R"(MJ-7.2 maharaja.road_elsewhere {"road":"r12","from":"jaipur"})");
    EXPECT_EQ(values(poor, "travel start r09"),
              R"(MJ-7.2 maharaja.road_leads_elsewhere {"road":"r09","to":"start","end":"kota"})");
    const Maharaja choice(3, "agenda choose 1\ncards 0 trader\n");
    EXPECT_EQ(values(choice, "choose trader"),
              R"(MJ-2.3 maharaja.choice_taken {"character":"trader","other":0})");
    EXPECT_EQ(values(choice, "choose yogi"), R"(MJ-2.3 maharaja.choice_not_in_game {"character":"yogi"})");
    const Maharaja auction(2, "option extended1=on\nagenda bid 1\nbid 3 0\n");
    EXPECT_EQ(values(auction, "bid 16"), R"(MJ-17.4 maharaja.bid_over_gold {"bid":16,"gold":15})");
    EXPECT_EQ(values(auction, "bid 3"), R"(MJ-17.4 maharaja.bid_not_higher {"bid":3,"last":3})");
}

TEST(MaharajaRefusals, TellTheReasonsOfATakeoverApart) {  // MJ-20.5, MJ-20.7
    Maharaja game(3, R"(
option extended2=on
cards 0 mogul sadhu
cards 1 trader artisan
cards 2 wandering_monk builder
shown 0 gold character
)");
    game.expect_refusal("takeover 0", "takeover_from_self")
        .expect_refusal("takeover 4", "takeover_from_nobody");
    game.expect_refusal("takeover 1", "takeover_needs_more");
    game.expect_refusal("exchange mogul sadhu", "wanted_is_own");
    game.expect_refusal("exchange yogi sadhu", "wanted_not_in_game");
    game.expect_refusal("exchange trader artisan", "given_not_own");
    game.expect_refusal("character trader", "bank_empty");
}

TEST(MaharajaEvents, TellWhatHappened) {  // MJ-12.5, MJ-14.1, MJ-15.4
    Maharaja game(3, R"(
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
houses kota 1 2
tokens 0 1
)");
    game.play(0, "character mogul").expect_event("card_returned", {{"seat", 0}, {"character", "builder"}});
    game.expect_event("card_robbed", {{"seat", 0}, {"other", 1}, {"character", "mogul"}});
    game.play(1, "choose yogi").expect_event("card_picked", {{"seat", 1}, {"character", "yogi"}});
    game.play(0, "token governor").expect_event("token_used", {{"seat", 0}, {"action", "governor"}});
    game.play(0, "governor token jaipur");
    game.expect_event("governor_moved",
                      {{"city", "jaipur"}, {"from_field", 6}, {"field", 4}, {"source", "token"}});
    game.play(0, "travel kota r09")
        .expect_event("travelled", {{"from", "jaipur"}, {"to", "kota"}, {"toll", 2}});
    game.expect_event("toll_received", {{"seat", 2}, {"other", 0}, {"gold", 1}, {"bank", false}});
    game.play(0, "end").expect_event("compensation", {{"seat", 1}, {"other", 0}, {"gold", 2}});
    game.expect_event("payout", {{"seat", 1}, {"city", "kota"}, {"rank", 1}, {"points", 3}, {"gold", 11}});
    game.expect_event("round_began", {{"round", 4}, {"city", "jaipur"}, {"field", 11}});
}

TEST(MaharajaEvents, TellTheTwoActionsOfADisc) {  // MJ-5.6
    Maharaja game(2, "open disc\ndisc 1 palace_house character\n");
    game.play(0, "end").expect_event("turn_began", {{"seat", 1}});
    game.expect_event("disc_shown", {{"seat", 1}, {"first", "palace_house"}, {"second", "character"}});
}

TEST(MaharajaEvents, TellWhenNobodyScores) {  // MJ-15.3, MJ-15.6
    Maharaja nobody(2, "played 0\nturn 1\nopen disc\n");
    nobody.play(1, "end").expect_event("city_scored", {{"city", "kota"}, {"scorers", 0}});
    Maharaja both(2, "played 0\nturn 1\nopen disc\nhouses kota 0 1 1 1\n");
    both.play(1, "end").expect_event("city_scored", {{"city", "kota"}, {"scorers", 2}});
}

TEST(MaharajaEvents, EveryTurnBeginsAndEnds) {  // MJ-6.10, MJ-6.11
    MaharajaMatch match(Maharaja(2, "round 10\nagenda disc 1\n").state());
    EXPECT_FALSE(match.play(1, "disc gold gold"));
    EXPECT_EQ(told(match.view(Reader::spectator()), "turn"), "1");
    EXPECT_FALSE(match.play(0, "end"));
    EXPECT_EQ(told(match.view(Reader::spectator()), "turn"), "2");
    EXPECT_FALSE(match.play(1, "end"));
    int ended = 0;
    for (const LogEntry& entry : match.log(Reader::spectator(), 0)) {
        for (const auto& event : entry.events) ended += event.telling.kind == "turn_ended" ? 1 : 0;
    }
    EXPECT_EQ(ended, 2) << "the last one too";
    EXPECT_EQ(told(match.view(Reader::spectator()), "turn"), "2");
}

}  // namespace
}  // namespace durbar::testing
