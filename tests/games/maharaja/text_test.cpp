#include <gmock/gmock.h>

#include <boost/json.hpp>

#include "games/maharaja/maharaja_scenario.h"

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
              "That move reads 'house SOURCE PLACE'. SOURCE is what it spends: disc, token or builder.");
    EXPECT_EQ(unreadable("house disc v31"), "'v31' is not a village or city (such as v01 or jaipur).");
    EXPECT_EQ(unreadable("house disc start"), "'start' is not a village or city (such as v01 or jaipur).");
    EXPECT_EQ(unreadable("house hand v01"),
              "'hand' is not what a move spends (such as disc, token or builder).");
    EXPECT_EQ(unreadable("place jaipur"), "'jaipur' is not a village (such as v01; villages v01 to v30).");
    EXPECT_EQ(unreadable("governor disc start"), "'start' is not a city (such as jaipur).");
    EXPECT_EQ(unreadable("choose 2"), "'2' is not a character (such as trader or wandering_monk).");
    EXPECT_EQ(unreadable("disc gold"), "That move reads 'disc ACTION ACTION'.");
    EXPECT_EQ(unreadable("disc gold none"),
              "'none' is not an action (such as gold, two_houses or palace_house).");
    EXPECT_EQ(unreadable("palace disc 3"), "'3' is not a palace site (such as central or outer).");
    EXPECT_EQ(unreadable("travel kota r17"), "'r17' is not a road (such as r01; roads r01 to r16).");
    EXPECT_EQ(unreadable("travel v01 r01"), "'v01' is not a city or the start (such as jaipur or start).");
    EXPECT_EQ(unreadable("takeover 5"), "'5' is not a seat (such as 0; seats 0 to 4).");
    EXPECT_EQ(unreadable("bid -1"), "'-1' is not a number of gold (such as 0 or 3).");
    EXPECT_EQ(unreadable("end now"), "That move reads 'end'.");
    EXPECT_EQ(unreadable(""), "A move is missing.");
    EXPECT_THAT(unreadable("jump"),
                HasSubstr("'jump' is no move; moves begin with one of draw, choose, bid"));
}

TEST(MaharajaMoveText, ARefusedMoveChangesNothingAndNamesItsRule) {  // MJ-21.3
    const Maharaja game(3, "shown 0 gold palace\ngold 0 1\nvillage v17 1 2\nvillage v21 2\n");
    Match<Rules> match(game.state());
    for (const auto& [move, rule] :
         std::vector<std::pair<std::string, std::string>>{{"travel jodhpur r12", "MJ-7.8"},
                                                          {"palace disc central", "MJ-9.8"},
                                                          {"quarry disc", "MJ-6.8"},
                                                          {"choose trader", "MJ-6.4"}}) {
        const auto refusal = match.play(move);
        ASSERT_TRUE(refusal) << move;
        EXPECT_EQ(refusal->rule, rule) << move;
        EXPECT_FALSE(refusal->sentence.empty());
        EXPECT_TRUE(match.state() == game.state()) << move;
        EXPECT_EQ(match.plies(), 0U);
    }
}

TEST(MaharajaMoveText, AMoveOfTheWrongKindNamesTheOpenDecision) {  // MJ-21.3, MJ-6.4, MJ-5.4, MJ-3.3, MJ-2.1
    Maharaja(2, "agenda governor\n").expect_illegal("end", "MJ-1.10");
    Maharaja(2, "agenda choose 0\n").expect_illegal("end", "MJ-2.1").expect_illegal("bid 1", "MJ-2.1");
    const Maharaja auction(2, "option extended1=on\nagenda bid 0\n");
    EXPECT_EQ(Match<Rules>(auction.state()).check("choose trader"),
              (Refusal{"MJ-17.3", "An auction is on: bid, or pass once somebody has bid."}));
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

TEST(MaharajaJson, TellsWhatLiesOnTheTable) {  // MJ-21.1, MJ-1.15, MJ-4.3, MJ-19.3
    const Maharaja game(3, kTable);
    const auto json = boost::json::parse(Rules::view_json(Rules::observe(game.state(), 1))).as_object();
    EXPECT_EQ(json.at("seat"), 1);
    EXPECT_EQ(json.at("to_act"), 0);
    EXPECT_EQ(json.at("maharaja"), "kota");
    EXPECT_EQ(json.at("next"), "jaisalmer");
    EXPECT_EQ(json.at("track").as_array().at(6).at("number"), 3);  // in round 3 the highest is on field 3
    EXPECT_EQ(json.at("seats").as_array().at(0).at("quarry"), 13);
    EXPECT_EQ(json.at("seats").as_array().at(1).at("has_played"), true);
    const auto& kota = json.at("cities").as_array().at(6).as_object();
    EXPECT_EQ(kota.at("houses").as_array().at(1), 2);
    EXPECT_TRUE(kota.at("palaces").as_array().at(1).at("seat").is_null());
    EXPECT_EQ(kota.at("palaces").as_array().at(1).at("color"), "blue");
    EXPECT_EQ(kota.at("palaces").as_array().at(2).at("color"), "violet");  // black's
    EXPECT_EQ(kota.at("points").as_array().at(1), 2);
    EXPECT_EQ(json.at("roads").as_array().at(8).at("price"), 2);
    EXPECT_EQ(json.at("bank").at("tokens"), 6);
    EXPECT_EQ(json.at("turn").at("open").at("disc").at("character"), 1);
    EXPECT_TRUE(json.at("auction").is_null() && json.at("over").is_null());
}

TEST(MaharajaJson, TheWholeStateHoldsTheHiddenDiscs) {  // MJ-5.5
    const Maharaja game(2, "disc 1 gold palace\n");
    const auto json = boost::json::parse(Rules::state_json(game.state())).as_object();
    EXPECT_EQ(json.at("seats").as_array().at(1).at("disc").as_array().at(1), "palace");
}

TEST(MaharajaSentences, TellWhatHappened) {  // MJ-12.5, MJ-14.1, MJ-15.4
    Maharaja game(3, kTable);
    game.play(0, "character mogul").expect_event("Seat 0 returns the Builder to the bank.");
    game.expect_event("Seat 0 takes the Mogul from seat 1.");
    game.play(1, "choose yogi").expect_event("Seat 1 takes the Yogi instead.");
    game.play(0, "token governor").expect_event("Seat 0 uses an action token");
    game.play(0, "governor token jaipur").expect_event("the governor of Jaipur down to place 1");
    game.play(0, "travel kota r09").expect_event("travels from Jaipur to Kota and pays 2 gold.");
    game.expect_event("Seat 2 receives 1 gold from seat 0.");
    game.play(0, "end").expect_event("Seat 1 gets 2 gold for what was left undone.");
    game.expect_event("Seat 1 gets 11 gold for rank 1 with 3 points.");
    game.expect_event("Round 4 begins: the Maharaja goes to Jaipur.");
}

TEST(MaharajaSentences, KeepTheTwoActionsOfADiscApart) {  // MJ-5.6
    Maharaja game(2, "open disc\ndisc 1 palace_house character\n");
    game.play(0, "end").expect_event("Seat 1 shows its disc: Palace and house + Character cards.");
}

TEST(MaharajaSentences, SayWhenNobodyScores) {  // MJ-15.3, MJ-15.6
    Maharaja nobody(2, "played 0\nturn 1\nopen disc\n");
    nobody.play(1, "end").expect_event("Kota is scored: nobody has a point there.");
    Maharaja both(2, "played 0\nturn 1\nopen disc\nhouses kota 0 1 1 1\n");
    both.play(1, "end").expect_event("Kota is scored.");
    const auto scored = std::find_if(both.events().begin(), both.events().end(), [](const auto& event) {
        return event.kind == maharaja::EventKind::CityScored;
    });
    ASSERT_NE(scored, both.events().end());
    EXPECT_EQ(Rules::event_json(*scored), R"({"event":"city_scored","junction":"kota","amount":2})");
}

TEST(MaharajaTargets, NameWhatIsSpentFirst) {  // MJ-6.7
    Maharaja game(3, kTable);
    const auto clicks = [&](std::string_view move) {
        return Rules::targets(game.state(), Rules::parse(move).value());
    };
    using Clicks = std::vector<std::string>;
    EXPECT_EQ(clicks("gold disc"), (Clicks{"disc:gold"}));
    EXPECT_EQ(clicks("house builder jaipur"), (Clicks{"builder:house", "place:jaipur"}));
    EXPECT_EQ(clicks("move builder v08 v09"), (Clicks{"builder:move", "place:v08", "place:v09"}));
    EXPECT_EQ(clicks("character yogi"), (Clicks{"disc:character", "character:yogi"}));
    EXPECT_EQ(clicks("token palace"), (Clicks{"token", "action:palace"}));
    EXPECT_EQ(clicks("travel kota r09"), (Clicks{"junction:kota"}));
    EXPECT_EQ(clicks("end"), (Clicks{"end"}));
}

TEST(MaharajaPrompt, OffersTravelOnlyWhereARoadCanBeUsed) {  // MJ-7.3, MJ-7.8
    const auto prompt = [](std::string_view lines) { return Rules::prompt(Maharaja(2, lines).state()); };
    const std::string road = "open disc\nvillage v17 1\nvillage v21 1\n";
    EXPECT_EQ(prompt("open disc\n"), "Seat 0: no part is open; end the turn.");
    EXPECT_EQ(prompt(road), "Seat 0: no part is open; travel, or end the turn.");
    EXPECT_EQ(prompt(road + "gold 0 1\n"), "Seat 0: no part is open; end the turn.");
    EXPECT_EQ(prompt("open disc\ncards 0 builder\ncards 1 mogul\n"),
              "Seat 0: no part is open; use the Builder, or end the turn.");
}

TEST(MaharajaPrompt, SaysWhoMustDoWhat) {  // MJ-6.6, MJ-12.5
    Maharaja game(3, kTable);
    EXPECT_THAT(Rules::prompt(game.state()), HasSubstr("Seat 0: open on the disc: character, gold"));
    game.play(0, "character mogul");
    EXPECT_EQ(Rules::prompt(game.state()),
              "Seat 1: your character was taken; choose another one from the bank.");
}

}  // namespace
}  // namespace durbar::testing
