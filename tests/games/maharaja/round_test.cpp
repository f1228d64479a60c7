#include "games/maharaja/maharaja_openings.h"

namespace durbar::testing {
namespace {

using maharaja::EventKind;
using maharaja::Rules;

/// The last turn of a round, with nothing left to do; the Maharaja is in Kota.
constexpr std::string_view kLastTurn =
    "track jaisalmer bikaner jaipur jodhpur ajmer udaipur kota\nplayed 0\nturn 1\nopen disc\n";

TEST(MaharajaRound, TakesTheMaharajaToTheLowestGovernorsCity) {  // MJ-4.1, MJ-4.2
    Maharaja game(2, kLastTurn);
    game.expect_maharaja("kota").expect_round(1).play(1, "end");
    game.expect_maharaja("jaisalmer").expect_round(2);
    game.expect_track("bikaner jaipur jodhpur ajmer udaipur kota jaisalmer");
    EXPECT_EQ(game.events().back().kind, EventKind::RoundBegan);
    EXPECT_EQ(game.events().back().amount, 2);
    EXPECT_EQ(maharaja::junction_name(game.events().back().junction), "jaisalmer");
}

TEST(MaharajaRound, NeedsNoRoadForTheMaharaja) {  // MJ-4.1, E7
    auto game = with_cards({"mogul", "trader"});
    for (const auto village : {"3", "4", "5", "6"}) {
        game.play(0, "place v0" + std::string(village)).play(1, "place v2" + std::string(village));
    }
    const auto jaisalmer = maharaja::parse_city("jaisalmer").value();
    maharaja::kRoadsOf[jaisalmer].for_each(
        [&](maharaja::Road r) { EXPECT_FALSE(maharaja::is_open(game.state(), r)); });
    game.expect_round(1).expect_maharaja("jaisalmer");
    game.expect_track("bikaner jaipur jodhpur ajmer udaipur kota jaisalmer");
}

TEST(MaharajaRound, BeginsByItselfInsideTheMoveThatEndsTheOneBefore) {  // MJ-4.4, MJ-22.2, further 25
    Maharaja game(2, kLastTurn);
    game.play(1, "end").expect_decision("disc").expect_to_act(0);
    for (unsigned seat = 0; seat < 2; ++seat) {
        EXPECT_FALSE(game.state().shown[seat].is_set());
        EXPECT_FALSE(game.state().discs[seat].is_set());
    }
    EXPECT_EQ(game.state().played, 0);
}

TEST(MaharajaRound, BeginsForTheFirstTimeWithTheLastFirstHouse) {  // MJ-22.2, MJ-3.6, further 25
    auto game = with_cards({"mogul", "trader"});
    for (const auto village : {"1", "2", "3"}) {
        game.play(0, "place v0" + std::string(village)).play(1, "place v2" + std::string(village));
    }
    game.play(0, "place v04").expect_round(0).play(1, "place v24").expect_round(1);
    EXPECT_EQ(game.kinds(), (std::vector{EventKind::HousePlaced, EventKind::SupplyTaken,
                                         EventKind::SupplyTaken, EventKind::RoundBegan}));
    game.expect_decision("disc").expect_to_act(0);
}

TEST(MaharajaRound, StandsOnTheFieldOfTheHighestGovernor) {  // MJ-4.3, MJ-16.2, E8
    auto game = with_cards({"mogul", "trader"});
    play_first_moves(game, "place");
    const std::vector<std::string> order{"jaisalmer", "bikaner", "jaipur", "jodhpur",
                                         "ajmer",     "udaipur", "kota"};
    for (unsigned round = 1; round <= 10; ++round) {
        game.expect_round(static_cast<int>(round)).expect_maharaja(order[(round - 1) % 7]);
        std::string track;
        for (unsigned rank = 0; rank < 7; ++rank) track += (rank == 0 ? "" : " ") + order[(round + rank) % 7];
        game.expect_track(track);
        set_discs(game, {"gold gold", "gold gold"});
        game.play(0, "end").play(1, "end");
    }
    game.expect_over();
    EXPECT_EQ(game.state().end, maharaja::EndReason::Rounds);
}

TEST(MaharajaRound, KeepsTheGovernorsOnNeighbouringFields) {  // MJ-4.3, item 2
    auto state = Maharaja(2, kLastTurn).state();
    EXPECT_EQ(Rules::violation(state), std::nullopt);
    state.track[3] = state.track[4];
    EXPECT_NE(Rules::violation(state), std::nullopt) << "a city twice";
    state = Maharaja(2, kLastTurn).state();
    state.track.pop_back();
    EXPECT_NE(Rules::violation(state), std::nullopt) << "a governor is missing";
}

TEST(MaharajaRound, ScoresTheMaharajasCityWhateverTheTrackSays) {  // MJ-4.5, MJ-11.4, E12
    Maharaja game(
        2,
        "track jaisalmer bikaner jaipur jodhpur ajmer udaipur kota\nmaharaja kota\nplayed 0\nturn 1\n"
        "shown 1 governor governor\nhouses kota 0 1\nhouses ajmer 1 1\n");
    game.play(1, "governor disc kota").play(1, "governor disc kota").expect_maharaja("kota");
    game.expect_track("jaisalmer bikaner kota jaipur jodhpur ajmer udaipur");
    game.play(1, "end").expect_gold({15 + 10 + 5, 15});
    EXPECT_EQ(game.kinds(), (std::vector{EventKind::TurnEnded, EventKind::CityScored, EventKind::Payout,
                                         EventKind::MonopolyBonus, EventKind::RoundBegan}));
    EXPECT_EQ(maharaja::junction_name(game.events()[1].junction), "kota");
}

TEST(MaharajaRound, ScoresAtItsEndOnly) {  // MJ-4.5
    Maharaja game(3, "maharaja kota\nopen disc\nhouses kota 1 1\n");
    game.play(0, "end").expect_gold({15, 16, 15}) /* the Trader's coin */.play(1, "gold disc");
    game.play(1, "gold disc").play(1, "end").expect_gold({15, 20, 15}).play(2, "gold disc");
    game.play(2, "gold disc").play(2, "end").expect_gold({15, 20 + 11 + 5, 19}).expect_round(2);
}

}  // namespace
}  // namespace durbar::testing
