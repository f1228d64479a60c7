#include <algorithm>

#include "games/maharaja/maharaja_scenario.h"

namespace durbar::testing {
namespace {

using maharaja::EndReason;
using maharaja::Options;
using maharaja::Rules;
using enum maharaja::EventKind;

std::vector<int> ranks(const Maharaja& game) {
    std::vector<int> all;
    for (const auto& seat : Rules::standing(game.state())) all.push_back(seat.rank);
    return all;
}

/// Seat 0 is on with one palace in stock.
constexpr std::string_view kLastPalace = R"(
shown 0 gold palace
architect 0 jaipur
palaces jaisalmer 0 0 0 0 0 0 -
houses kota 1 1
)";

TEST(MaharajaEnd, TheLastPalaceEndsNeitherTheTurnNorTheRound) {  // MJ-16.1, MJ-16.3, E73
    Maharaja game(2, kLastPalace);
    game.play(0, "palace disc central").expect_stock(0, 0).expect_to_act(0).expect_decision("turn");
    game.play(0, "gold disc").play(0, "end").expect_to_act(1).expect_decision("turn");
    game.play(1, "gold disc").play(1, "gold disc").expect_gold({5, 20});
    game.play(1, "end").expect_over().expect_gold({5, 20 + 10 + 5});  // the city was scored first
    EXPECT_EQ(game.state().end, EndReason::Palaces);
    EXPECT_EQ(game.events().back().kind, GameOver);
    game.expect_event("game_over", {{"reason", "palaces"}});
}

TEST(MaharajaEnd, SixPalacesDoNotEndTheGame) {  // MJ-16.1
    Maharaja game(2, std::string(kLastPalace) + "gold 0 0\n");
    game.play(0, "end").play(1, "end").expect_round(2).expect_decision("disc");
    EXPECT_EQ(game.state().end, EndReason::None);
}

TEST(MaharajaEnd, TheTenthRoundIsTheLast) {  // MJ-16.2, E8, E75
    Maharaja game(2, "round 10\nplayed 0\nturn 1\nopen disc\nhouses kota 0 1\n");
    game.play(1, "end").expect_over().expect_round(10).expect_gold({15 + 10 + 5, 15});
    EXPECT_EQ(game.state().end, EndReason::Rounds);
    game.expect_event("game_over", {{"reason", "rounds"}});
}

TEST(MaharajaEnd, TheNinthRoundIsNot) {  // MJ-16.2
    Maharaja game(2, "round 9\nplayed 0\nturn 1\nopen disc\n");
    game.play(1, "end").expect_round(10).expect_decision("disc").expect_to_act(0);
}

TEST(MaharajaEnd, MovingTheGovernorOfFieldTenChangesNothing) {  // MJ-16.2, E14
    Maharaja game(2, "round 10\nplayed 0\nturn 1\nshown 1 governor governor\n");
    game.play(1, "governor disc kota").play(1, "governor disc kota").play(1, "end").expect_over();
    EXPECT_EQ(game.state().end, EndReason::Rounds);
}

TEST(MaharajaEnd, PalacesThenGoldThenTheCardRankAll) {  // MJ-16.4, E75
    Maharaja game(5, R"(
round 10
played 0 1 2 3
turn 4
open disc
gold 0 50
gold 1 40
gold 2 50
gold 3 0
gold 4 60
palaces jaipur 3 3 0 1 2 - -
)");
    game.play(4, "end").expect_over();
    EXPECT_EQ(ranks(game), (std::vector<int>{2, 4, 3, 1, 5}));
}

TEST(MaharajaEnd, OfTwoWithSevenPalacesTheRicherWins) {  // MJ-16.4, MJ-16.5, E74
    Maharaja game(2, R"(
shown 0 gold palace
disc 1 gold palace
architect 0 jaipur
architect 1 jodhpur
palaces jaisalmer 0 0 0 0 0 0 -
palaces bikaner 1 1 1 1 1 1 -
gold 0 20
gold 1 20
houses kota 1 1
)");
    game.play(0, "palace disc central").play(0, "gold disc").play(0, "end");
    game.play(1, "palace disc central").play(1, "gold disc").play(1, "end").expect_over();
    game.expect_gold({10, 10 + 1 + 15});               // the Trader's coin, the payout and the monopoly
    EXPECT_EQ(ranks(game), (std::vector<int>{2, 1}));  // to be the first with seven brought nothing
}

TEST(MaharajaEnd, WithEqualGoldTheLowerCardWins) {  // MJ-16.4, E74
    Maharaja game(2, R"(
round 10
cards 0 sadhu
cards 1 mogul
played 1
turn 0
open disc
palaces jaisalmer 0 1 - - - - -
)");
    game.play(0, "end").expect_over().expect_gold({15, 15});
    EXPECT_EQ(ranks(game), (std::vector<int>{2, 1}));
}

TEST(MaharajaEnd, BothReasonsAreReported) {  // MJ-16.6
    Maharaja game(2, std::string(kLastPalace) + "round 10\n");
    game.play(0, "palace disc outer").play(0, "end").play(1, "end").expect_over();
    EXPECT_EQ(game.state().end, EndReason::Both);
    game.expect_event("game_over", {{"reason", "both"}});
}

TEST(MaharajaEnd, TheShortGameHasSixPalacesAndEndsWithTheSixth) {  // MJ-16.7, E76
    Options options;
    options.short_game = true;
    EXPECT_EQ(Rules::initial(options, 2).stock[0], 6);
    EXPECT_EQ(Rules::initial({}, 2).stock[0], 7);
    Maharaja game(2, R"(
option short=on
shown 0 gold palace
architect 0 jaipur
palaces jaisalmer 0 0 0 0 0 - -
)");
    game.expect_stock(0, 1).play(0, "palace disc outer").expect_stock(0, 0).play(0, "end");
    game.play(1, "end").expect_over();
    EXPECT_EQ(game.state().end, EndReason::Palaces);
}

TEST(MaharajaEnd, TheShortGameHasEightRounds) {  // MJ-16.8, E76
    Maharaja game(2, "option short=on\nround 8\nplayed 0\nturn 1\nopen disc\n");
    game.play(1, "end").expect_over();
    EXPECT_EQ(game.state().end, EndReason::Rounds);
    Maharaja seventh(2, "option short=on\nround 7\nplayed 0\nturn 1\nopen disc\n");
    seventh.play(1, "end").expect_round(8).expect_decision("disc");
    Maharaja usual(2, "round 8\nplayed 0\nturn 1\nopen disc\n");
    usual.play(1, "end").expect_round(9).expect_decision("disc");
}

TEST(MaharajaEnd, TheStandingBeforeTheEndHasTheSameOrder) {  // MJ-16.9
    Maharaja game(4, R"(
gold 0 10
gold 1 30
gold 2 30
gold 3 5
palaces jaipur 3 - - - - - -
)");
    EXPECT_EQ(ranks(game), (std::vector<int>{4, 2, 3, 1}));
    const auto standing = Rules::standing(game.state());
    EXPECT_EQ(standing[3].points, 1);
    EXPECT_EQ(standing[1].points, 0);
}

TEST(MaharajaEnd, WhoHasNoCharacterYetRanksLastAmongEquals) {  // MJ-16.9
    EXPECT_EQ(ranks(Maharaja(3, "agenda choose 0\n")), (std::vector<int>{1, 1, 1}));
    EXPECT_EQ(ranks(Maharaja(3, "agenda choose 1\ncards 0 artisan\n")), (std::vector<int>{1, 2, 2}));
    EXPECT_EQ(ranks(Maharaja(3, "agenda choose 2\ncards 0 artisan\ncards 1 mogul\n")),
              (std::vector<int>{2, 1, 3}));
}

TEST(MaharajaEnd, AfterTheEndNobodyActs) {  // MJ-16.10
    Maharaja game(2, "round 10\nover rounds\n");
    game.expect_over().expect_decision("over");
    EXPECT_TRUE(game.legal().empty());
    for (const auto* move : {"end", "gold disc", "disc gold gold", "choose trader", "pass", "bid 1",
                             "place v01", "travel jodhpur r12", "give trader", "draw kota"}) {
        game.expect_illegal(move, "MJ-16.10");
    }
}

TEST(MaharajaEnd, DiscsOfTheLastRoundStayOpen) {  // MJ-5.7, MJ-16.10
    Maharaja game(2, "round 10\nplayed 0\nshown 0 gold palace\nturn 1\nshown 1 house quarry\nopen disc\n");
    game.play(1, "end").expect_over();
    EXPECT_EQ(game.state().shown[0].second, maharaja::Action::Palace);
    EXPECT_EQ(game.state().shown[1].first, maharaja::Action::House);
}

TEST(MaharajaEnd, TheStandingSaysWhatIsCompared) {  // MJ-16.4
    const Maharaja game(2, "gold 0 12\ngold 1 3\npalaces jaipur 1 - - - - - -\n");
    const Match<Rules> match(game.state());
    EXPECT_EQ(json_text(match.standing(Reader::spectator())),
              R"([{"seat":0,"rank":2,"points":0,"values":{"palaces":0,"gold":12,"precedence":7}},)"
              R"({"seat":1,"rank":1,"points":1,"values":{"palaces":1,"gold":3,"precedence":6}}])");
}

}  // namespace
}  // namespace durbar::testing
