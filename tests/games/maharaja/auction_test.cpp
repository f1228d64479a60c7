#include "games/maharaja/maharaja_scenario.h"

namespace durbar::testing {
namespace {

using Kinds = std::vector<maharaja::EventKind>;
using enum maharaja::EventKind;

/// Nobody has a character yet.
constexpr std::string_view kOpening = R"(
option extended1=on
agenda bid 0
)";

std::vector<std::string> bids(int from, int to) {
    std::vector<std::string> all;
    for (int gold = from; gold <= to; ++gold) all.push_back("bid " + std::to_string(gold));
    return all;
}
std::vector<std::string> bids_or_pass(int from, int to) {
    auto all = bids(from, to);
    all.emplace_back("pass");
    return all;
}

TEST(MaharajaAuction, FollowsTheGovernorsWithExtendedRules) {  // MJ-17.1, MJ-1.11
    Maharaja game(2, "option extended1=on\nagenda governor\n");
    game.draw_all().expect_to_act(0).expect_decision("bid").expect_round(0);
    Maharaja basic(2, "agenda governor\n");
    basic.draw_all().expect_to_act(0).expect_decision("choose");
}

TEST(MaharajaAuction, TheWinnerPaysTheBankAndChoosesAtOnce) {  // MJ-17.1, E77
    Maharaja game(3, kOpening);
    game.play(0, "bid 1").play(1, "bid 4").play(2, "pass").play(0, "pass");
    game.expect_gold({15, 11, 15}).expect_to_act(1).expect_decision("choose");
    EXPECT_EQ(game.kinds(), (Kinds{BidPassed, AuctionWon}));
    game.expect_event("auction_won", {{"seat", 1}, {"price", 4}});
    game.play(1, "choose builder").expect_cards(1, "builder");
    game.expect_to_act(0).expect_decision("bid");  // the next auction, without the winner
    game.play(0, "bid 0").expect_to_act(2);
}

TEST(MaharajaAuction, TheOpenerMustBid) {  // MJ-17.2, E77
    Maharaja game(3, kOpening);
    game.expect_to_act(0).expect_legal(bids(0, 15)).expect_illegal("pass", "MJ-17.2");
}

TEST(MaharajaAuction, TheLowestSeatWithoutACharacterOpensTheNext) {  // MJ-17.2, E80
    Maharaja game(4, R"(
option extended1=on
agenda bid 0
)");
    game.play(0, "bid 2").play(1, "pass").play(2, "pass").play(3, "pass").play(0, "choose mogul");
    game.expect_to_act(1).expect_illegal("pass", "MJ-17.2").play(1, "bid 0");
    game.play(2, "bid 1").play(3, "bid 2").play(1, "pass").play(2, "pass").play(3, "choose trader");
    game.expect_to_act(1).expect_illegal("pass", "MJ-17.2");  // whoever won before
    game.play(1, "bid 0").play(2, "bid 1").play(1, "pass").play(2, "choose sadhu");
    game.expect_to_act(1).expect_decision("choose");
}

TEST(MaharajaAuction, SeatsFollowClockwiseAndBidMoreOrPass) {  // MJ-17.3, E77
    Maharaja game(3, kOpening);
    game.play(0, "bid 3").expect_to_act(1).expect_legal(bids_or_pass(4, 15));
    game.play(1, "bid 7").expect_to_act(2).expect_legal(bids_or_pass(8, 15));
    game.play(2, "bid 8").expect_to_act(0).expect_legal(bids_or_pass(9, 15));
}

TEST(MaharajaAuction, WhoPassedIsOutOfThisAuctionOnly) {  // MJ-17.3, E77
    Maharaja game(3, kOpening);
    game.play(0, "bid 1").play(1, "pass").play(2, "bid 2").play(0, "bid 3").expect_to_act(2);
    game.play(2, "pass").expect_to_act(0).play(0, "choose yogi");
    game.play(1, "bid 5").expect_to_act(2);  // both are in the next one
}

TEST(MaharajaAuction, OnlyBidsAndPassesAreHeard) {  // MJ-17.3
    Maharaja game(3, kOpening);
    for (const auto* move : {"choose trader", "end", "place v01", "disc gold gold", "draw kota"}) {
        game.expect_illegal(move, "MJ-17.3");
    }
}

TEST(MaharajaAuction, ABidIsHigherThanTheLastAndNotAboveTheOwnGold) {  // MJ-17.4, E79
    Maharaja game(3, R"(
option extended1=on
agenda bid 1
bid 3 0
)");
    game.expect_illegal("bid 2", "MJ-17.4").expect_illegal("bid 3", "MJ-17.4");
    game.expect_illegal("bid 16", "MJ-17.4").expect_legal(bids_or_pass(4, 15));
}

TEST(MaharajaAuction, TheOpeningBidIsBoundedByTheOwnGold) {  // MJ-17.4, E79
    Maharaja(2, kOpening).expect_illegal("bid 16", "MJ-17.4").expect_allowed("bid 15");
}

TEST(MaharajaAuction, EndsWhenAllButOneHavePassed) {  // MJ-17.5
    Maharaja game(3, kOpening);
    game.play(0, "bid 2").play(1, "pass").expect_to_act(2).expect_decision("bid");
    game.play(2, "pass").expect_to_act(0).expect_decision("choose");  // nobody raises his own bid
    game.expect_gold({13, 15, 15});
}

TEST(MaharajaAuction, WonAtNothingItIsFree) {  // MJ-17.6, E78
    Maharaja game(3, kOpening);
    game.play(0, "bid 0").play(1, "pass").play(2, "pass").expect_gold({15, 15, 15});
    game.expect_to_act(0).expect_decision("choose").play(0, "choose mogul").expect_cards(0, "mogul");
}

TEST(MaharajaAuction, TheLastPlayerChoosesForFree) {  // MJ-17.7, E78
    Maharaja game(2, kOpening);
    game.play(0, "bid 2").play(1, "bid 6").play(0, "pass").play(1, "choose trader");
    game.expect_to_act(0).expect_decision("choose");
    game.expect_legal({"choose mogul", "choose sadhu", "choose wandering_monk", "choose builder",
                       "choose artisan", "choose yogi"});
    game.expect_illegal("choose trader", "MJ-2.3").play(0, "choose yogi").expect_gold({15, 9});
    game.expect_decision("place").expect_to_act(1);  // the Trader is lower than the Yogi
}

TEST(MaharajaAuction, ABidThatNobodyCanTopIsStillPassedOneByOne) {  // MJ-17.8, MJ-21.7
    Maharaja game(4, kOpening);
    game.play(0, "bid 15");
    for (const int seat : {1, 2, 3}) {
        game.expect_to_act(seat).expect_legal({"pass"}).play(seat, "pass");
    }
    game.expect_to_act(0).expect_decision("choose").expect_gold({0, 15, 15, 15});
}

TEST(MaharajaAuction, WhatWasPaidIsMissingInTheFirstRound) {  // MJ-17.9, MJ-3.2, E79
    Maharaja game(2, kOpening);
    game.play(0, "bid 3").play(1, "pass").play(0, "choose yogi").play(1, "choose artisan");
    game.play(1, "place v01").play(0, "place v02");  // in the order of the auctioned cards
    game.play(1, "place v03").play(0, "place v04").play(1, "place v05").play(0, "place v06");
    game.play(1, "place v07").play(0, "place v08");
    game.expect_round(1).expect_decision("disc").expect_gold({12, 15});
}

}  // namespace
}  // namespace durbar::testing
