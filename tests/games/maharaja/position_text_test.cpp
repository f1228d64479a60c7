#include <gmock/gmock.h>

#include "games/maharaja/maharaja_scenario.h"
#include "support/random_games.h"

namespace durbar::testing {
namespace {

using maharaja::Rules;
using ::testing::HasSubstr;

std::string fault(const std::string& lines, int players = 3) {
    const auto read = Rules::parse_position("maharaja\nplayers " + std::to_string(players) + "\n" + lines);
    return read ? "accepted" : describe(read.error());
}

TEST(MaharajaPosition, ReadsAndWritesTheSameText) {  // MJ-21.4
    const std::string text =
        "maharaja\n"
        "players 2\n"
        "option short=on\n"
        "option extended1=on\n"
        "option extended2=off\n"
        "option gold=hidden\n"
        "round 3\n"
        "maharaja jaipur\n"
        "track jaisalmer bikaner jodhpur jaipur ajmer udaipur kota\n"
        "turn 1\n"
        "agenda victim 0; turn\n"
        "gold 0 4\n"
        "architect 0 start\n"
        "supply 0 6\n"
        "tokens 0 0\n"
        "gold 1 21\n"
        "cards 1 trader\n"
        "architect 1 kota\n"
        "supply 1 2\n"
        "tokens 1 1\n"
        "village v01 0\n"
        "village v16 1\n"
        "palaces jaisalmer - 2 3 4 - - -\n"
        "palaces bikaner - 2 3 4 - - -\n"
        "palaces jaipur 0 2 3 4 1 - -\n"
        "palaces jodhpur - 2 3 4 - - -\n"
        "palaces ajmer - 2 3 4 - - -\n"
        "palaces udaipur - 2 3 4 - - -\n"
        "houses kota 0 2 1 1\n"
        "palaces kota - 2 3 4 - - -\n"
        "played 0\n"
        "shown 0 gold palace\n"
        "shown 1 two_houses character\n"
        "open disc city_house house\n"
        "open token palace\n"
        "used trader builder token\n"
        "roads 3\n";
    const auto read = Rules::parse_position(text);
    ASSERT_TRUE(read) << describe(read.error());
    EXPECT_EQ(Rules::format_position(read.value()), text);
}

TEST(MaharajaPosition, EveryStateOfRandomGamesSurvivesItsText) {  // MJ-21.4, MJ-21.5
    for_each_random_state<Rules>({.games = 1, .every = 9}, [](const maharaja::State& state, Rng&) {
        const auto read = Rules::parse_position(Rules::format_position(state));
        ASSERT_TRUE(read) << describe(read.error());
        ASSERT_TRUE(read.value() == state);
    });
}

TEST(MaharajaPosition, FillsInWhatIsLeftOut) {  // MJ-21.4, MJ-1.6, MJ-3.6
    Maharaja game(3, "");
    game.expect_round(1).expect_maharaja("kota").expect_to_act(0).expect_decision("turn");
    game.expect_track("jaisalmer bikaner jaipur jodhpur ajmer udaipur kota");
    game.expect_gold({15, 15, 15}).expect_cards(0, "mogul").expect_cards(2, "sadhu");
    game.expect_architect(1, "start").expect_open("disc", "gold gold").expect_supply(0, 6);
    Maharaja first(3, "agenda place 2\ncards 0 artisan\ncards 1 mogul\ncards 2 sadhu\nvillage v01 1\n");
    first.expect_round(0).expect_maharaja("start").expect_supply(1, 3).expect_supply(2, 4);
}

TEST(MaharajaPosition, QuarryStockAndBankHoldTheRest) {  // MJ-21.4
    Maharaja game(3, R"(
option extended1=on
supply 0 5
village v01 0 0
houses kota 0 3
palaces kota 0 3 4 0 - - -
cards 0 mogul
cards 1 yogi
cards 2 sadhu
tokens 1 2
)");
    game.expect_quarry(0, 20 - 5 - 5).expect_stock(0, 5).expect_stock(1, 7);
    game.expect_bank("trader wandering_monk builder artisan");
    EXPECT_EQ(maharaja::tokens_in_bank(game.state()), 5);
}

TEST(MaharajaPosition, RefusesMoreThanTheGameHas) {  // MJ-21.4
    EXPECT_EQ(fault("supply 0 19\nhouses kota 0 1\n"), "accepted");
    EXPECT_THAT(fault("supply 0 20\nhouses kota 0 1\n"), HasSubstr("Seat 0 has more houses"));
    EXPECT_EQ(fault("shown 0 gold palace\nopen disc\npalaces kota 0 0 0 0 0 0 0\n"), "accepted");
    EXPECT_THAT(fault("palaces kota 0 0 0 0 0 0 0\npalaces ajmer 0 - - - - - -\n"),
                HasSubstr("Seat 0 has more palaces"));
    EXPECT_THAT(fault("option short=on\npalaces kota 0 0 0 0 0 0 0\n"), HasSubstr("Seat 0 has more palaces"));
    EXPECT_THAT(fault("option extended1=on\ntokens 0 4\ntokens 1 4\n"), HasSubstr("MJ-18.1"));
    EXPECT_THAT(fault("tokens 0 1\n"), HasSubstr("MJ-18.1"));
    EXPECT_THAT(fault("village v01 0 1\n", 2), HasSubstr("MJ-3.5"));
    EXPECT_THAT(fault("cards 0 mogul\ncards 1 mogul\ncards 2 trader\n"), HasSubstr("MJ-1.14"));
    EXPECT_THAT(fault("cards 0 yogi\ncards 1 mogul\ncards 2 trader\n"), HasSubstr("MJ-18.1"));
    EXPECT_THAT(fault("cards 0 mogul sadhu\ncards 1 builder\ncards 2 trader\n"), HasSubstr("MJ-20.1"));
    EXPECT_THAT(fault("cards 0 mogul\ncards 1 builder\n"), HasSubstr("MJ-2.1"));
    EXPECT_THAT(fault("option extended1=on\npalaces kota - 4 3 - - - -\n"), HasSubstr("MJ-19.2"));
    EXPECT_THAT(fault("palaces kota - 3 4 - - - -\n"), HasSubstr("MJ-19.2"));
}

TEST(MaharajaPosition, RefusesPartsThatNothingBrings) {  // MJ-21.5
    EXPECT_EQ(fault("shown 0 house palace\nopen disc house\n"), "accepted");
    EXPECT_THAT(fault("shown 0 house palace\nopen disc quarry\n"), HasSubstr("MJ-21.5"));
    EXPECT_THAT(fault("shown 0 house palace\nopen disc house house\n"), HasSubstr("MJ-21.5"));
    EXPECT_THAT(fault("shown 0 gold gold\nopen disc gold gold gold\n"), HasSubstr("MJ-21.5"));
    const std::string extended = "option extended1=on\nused token\n";
    EXPECT_EQ(fault(extended + "open token palace house\n"), "accepted");
    EXPECT_EQ(fault(extended + "open token city_house\n"), "accepted");
    EXPECT_THAT(fault(extended + "open token gold quarry\n"), HasSubstr("MJ-21.5"));
    EXPECT_THAT(fault(extended + "open token character\n"), HasSubstr("MJ-21.5"));
    EXPECT_THAT(fault("option extended1=on\nopen token house\n"), HasSubstr("MJ-21.5"));
}

TEST(MaharajaPosition, RefusesAnOuterSiteFilledBeforeALowerOne) {  // MJ-9.3
    EXPECT_EQ(fault("palaces kota - 0 1 0 - - -\n"), "accepted");
    EXPECT_EQ(fault("palaces kota 0 - - - - - -\n"), "accepted") << "the centre is apart";
    EXPECT_THAT(fault("palaces kota - - 0 - - - -\n"), HasSubstr("MJ-9.3"));
    EXPECT_THAT(fault("palaces jaipur 1 0 - 1 - - -\n"), HasSubstr("MJ-9.3"));
    EXPECT_THAT(fault("option extended1=on\npalaces kota - 3 4 - - - 0\n"), HasSubstr("MJ-9.3"));
}

TEST(MaharajaPosition, RefusesDiscsThatNoRoundHas) {  // MJ-5.1, MJ-5.4, MJ-5.6, MJ-6.2
    EXPECT_EQ(fault("shown 0 palace\n"),
              "line 3: 'shown' takes a seat and two actions, such as '0 gold palace'.");
    EXPECT_EQ(fault("shown 0 palace temple\n"),
              "line 3: 'shown' takes a seat and two actions, such as '0 gold palace'.");
    EXPECT_THAT(fault("shown 1 gold gold\n"), HasSubstr("MJ-5.6"));
    EXPECT_THAT(fault("disc 0 gold gold\n"), HasSubstr("MJ-5.4"));
    EXPECT_THAT(fault("agenda disc 1\ndisc 2 gold gold\n"), HasSubstr("MJ-5.4"));
    EXPECT_THAT(fault("played 0\nturn 0\n"), HasSubstr("MJ-6.2"));
}

TEST(MaharajaPosition,
     RefusesDecisionsThatNeverArise) {  // MJ-12.1, MJ-12.5, MJ-17.2, MJ-17.3, MJ-20.4, MJ-20.7
    EXPECT_THAT(fault("agenda bid 0\n"), HasSubstr("MJ-17.1"));
    EXPECT_THAT(fault("option extended1=on\nagenda bid 1\n"), HasSubstr("MJ-17.2"));
    EXPECT_THAT(fault("option extended1=on\nagenda bid 0\nbid 3 0\n"), HasSubstr("MJ-17.3"));
    EXPECT_EQ(fault("option extended1=on\nagenda bid 2\nbid 3 0\npassed 1\n"), "accepted");
    EXPECT_THAT(fault("agenda victim 1; turn\n"), HasSubstr("MJ-12.5"));
    EXPECT_EQ(fault("agenda victim 1; turn\ncards 0 mogul\ncards 2 trader\nshown 0 gold character\n"
                    "open disc gold\n"),
              "accepted");
    const std::string robbed = "agenda victim 1; turn\ncards 0 mogul\ncards 2 trader\n";
    EXPECT_THAT(fault(robbed), HasSubstr("MJ-12.1")) << "the disc has no character action";
    EXPECT_THAT(fault(robbed + "shown 0 gold character\n"), HasSubstr("MJ-12.1")) << "it is still open";
    EXPECT_THAT(fault(robbed + "shown 0 character character\n"), HasSubstr("MJ-12.1"));
    EXPECT_EQ(fault(robbed + "shown 0 character character\nopen disc character\n"), "accepted");
    const std::string gives =
        "option extended2=on\nagenda give 1; turn\ncards 0 mogul\n"
        "cards 1 trader sadhu wandering_monk builder\ncards 2 artisan\n";
    EXPECT_THAT(fault(gives), HasSubstr("MJ-12.1"));
    EXPECT_EQ(fault(gives + "shown 0 gold character\nopen disc gold\n"), "accepted");
    EXPECT_THAT(fault("agenda give 1; turn\n"), HasSubstr("MJ-20.7"));
    EXPECT_THAT(fault("option extended2=on\nagenda give 1; turn\n"), HasSubstr("MJ-20.4"));
    EXPECT_THAT(fault("agenda choose 1\n"), HasSubstr("MJ-2.2"));
}

TEST(MaharajaPosition, RefusesGoldThatNoAuctionCosts) {  // MJ-1.6, MJ-17.7, MJ-17.9
    const std::string extended = "option extended1=on\n";
    EXPECT_EQ(fault(extended + "agenda choose 1\ngold 1 9\n"), "accepted");
    EXPECT_THAT(fault(extended + "agenda choose 1\ngold 0 9\n"), HasSubstr("MJ-1.6"));
    EXPECT_EQ(fault(extended + "agenda choose 1\ncards 0 mogul\ngold 0 9\ngold 1 3\n"), "accepted");
    const std::string last = extended + "agenda choose 1\ncards 0 mogul\ncards 2 yogi\n";
    EXPECT_EQ(fault(last + "gold 0 9\ngold 2 0\n"), "accepted");
    EXPECT_THAT(fault(last + "gold 1 14\n"), HasSubstr("MJ-1.6")) << "the last seat chooses for free";
    EXPECT_THAT(fault(extended + "agenda bid 0\ngold 0 14\n"), HasSubstr("MJ-1.6"));
    EXPECT_EQ(fault(extended + "agenda place 0\ngold 0 14\ngold 2 3\n"), "accepted");
    EXPECT_THAT(fault(extended + "agenda place 0\ngold 0 14\ngold 1 14\ngold 2 14\n"), HasSubstr("MJ-17.7"));
    EXPECT_THAT(fault("agenda place 0\ngold 0 14\n"), HasSubstr("MJ-1.6"));
}

TEST(MaharajaPosition, RefusesEndsThatHaveNotCome) {  // MJ-16.1, MJ-16.2, MJ-16.6
    EXPECT_THAT(fault("over palaces\n"), HasSubstr("MJ-16.1"));
    EXPECT_THAT(fault("over rounds\n"), HasSubstr("MJ-16.2"));
    EXPECT_THAT(fault("round 10\nover palaces\n"), HasSubstr("MJ-16.1"));
    EXPECT_THAT(fault("round 10\nover rounds\npalaces kota 0 0 0 0 0 0 0\n"), HasSubstr("MJ-16.6"));
    EXPECT_EQ(fault("round 10\nover rounds\n"), "accepted");
    EXPECT_EQ(fault("over palaces\npalaces kota 0 0 0 0 0 0 0\n"), "accepted");
    EXPECT_EQ(fault("round 10\nover both\npalaces kota 0 0 0 0 0 0 0\n"), "accepted");
    EXPECT_THAT(fault("agenda disc 0\npalaces kota 0 0 0 0 0 0 0\n"), HasSubstr("MJ-16.1"));
}

TEST(MaharajaPosition, RefusesWhatIsNotALine) {
    EXPECT_EQ(fault("castle 0\n"), "line 3: 'castle' is not a line of a position.");
    EXPECT_EQ(fault("gold 3 1\n"), "line 3: 'gold' needs a seat from 0 to 2.");
    EXPECT_EQ(fault("gold 0 -1\n"), "line 3: 'gold' takes a seat and a number up to 65535.");
    EXPECT_EQ(fault("round 11\n"), "line 3: 'round' takes a number from 0 to 10.");
    EXPECT_EQ(fault("cards 0 king\n"), "line 3: 'king' is not a character.");
    EXPECT_EQ(fault("over soon\n"),
              "line 3: The end is written 'over palaces', 'over rounds' or 'over both'.");
    EXPECT_EQ(fault("open hand gold\n"),
              "line 3: Open parts are written 'open disc house palace' or 'open token gold'.");
    EXPECT_EQ(fault("agenda disc\n"), "line 3: The agenda step 'disc' needs a seat from 0 to 2.");
    EXPECT_EQ(fault("village v17 0 0\nvillage 17 0\n"), "line 4: 'village' names each village only once.");
    EXPECT_EQ(fault("turn 0\nturn 1\n"), "line 4: This line was already given.");
    EXPECT_EQ(fault("turn 0\nagenda disc 0\n"),
              "'turn' names the seat whose turn it is, but no turn is under way.");
    EXPECT_EQ(fault("agenda disc 0; turn\n"), "This agenda cannot occur in a game.");
}

}  // namespace
}  // namespace durbar::testing
