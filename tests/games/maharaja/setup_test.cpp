#include <functional>

#include "games/maharaja/maharaja_openings.h"
#include "support/random_games.h"

namespace durbar::testing {
namespace {

namespace data = maharaja::data;
using maharaja::EventKind;
using maharaja::Rules;

maharaja::Options extended1() {
    maharaja::Options options;
    options.extended1 = true;
    return options;
}

class MaharajaSetUp : public ::testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(, MaharajaSetUp, ::testing::Values(2, 3, 4, 5),
                         [](const auto& instance) { return std::to_string(instance.param) + "_players"; });

TEST_P(MaharajaSetUp, HandsOutTheSameToEverybody) {  // MJ-1.5, MJ-1.6, MJ-1.7, MJ-1.8, MJ-1.12
    auto game = fresh(GetParam());
    EXPECT_EQ(Rules::players(game.state()), GetParam());
    for (int seat = 0; seat < GetParam(); ++seat) {
        game.expect_architect(seat, "start").expect_stock(seat, 7).expect_supply(seat, 4);
        game.expect_quarry(seat, 16).expect_tokens(seat, 0).expect_cards(seat, "");
        EXPECT_EQ(game.gold(seat), 15);
        EXPECT_EQ(maharaja::houses_on_board(game.state(), seat), 0);
    }
}

TEST_P(MaharajaSetUp, LeavesTheCitiesEmptyInTheBasicGame) {  // MJ-1.3, MJ-1.12, MJ-19.2
    auto game = fresh(GetParam());
    for (maharaja::City c = 0; c < maharaja::kCities; ++c) {
        for (int site = 0; site < 7; ++site) game.expect_palace(maharaja::junction_name(c), site, -1);
        EXPECT_EQ(game.state().palaces[c].size(), 7U);
    }
}

TEST_P(MaharajaSetUp, BeginsInRoundZeroWithTheMaharajaOnTheStart) {  // MJ-1.9
    auto game = fresh(GetParam());
    game.expect_round(0).expect_maharaja("start").draw_all().expect_round(0).expect_maharaja("start");
    play_first_moves(game, "choose").expect_round(0).expect_maharaja("start").expect_decision("place");
    while (Rules::decision(game.state()) == "place") {
        game.expect_round(0).expect_maharaja("start");
        game.play(seat_of(Rules::to_act(game.state())), game.legal().front());
    }
    game.expect_round(1).expect_maharaja("jaisalmer");
}

TEST_P(MaharajaSetUp, GoesFromGovernorsToCharactersToHousesToRoundOne) {  // MJ-1.11, MJ-21.7
    auto game = fresh(GetParam());
    std::string decisions;
    while (game.state().round == 0) {
        const auto decision = Rules::decision(game.state());
        if (!decisions.ends_with(decision)) decisions += " " + std::string(decision);
        if (Rules::to_act(game.state()) == Player::Chance) {
            game.chance(game.legal().back());
        } else {
            game.play(seat_of(Rules::to_act(game.state())), game.legal().front());
        }
    }
    EXPECT_EQ(decisions, " governor choose place");
    for (int seat = 0; seat < GetParam(); ++seat) game.expect_supply(seat, 6);
    game.expect_decision("disc").expect_to_act(0);
}

TEST_P(MaharajaSetUp, LaysGovernorsOpenBeforeTheAuctionToo) {  // MJ-1.11, item 22
    auto game = fresh(GetParam(), extended1());
    game.expect_chance().expect_illegal("bid 0", "MJ-1.10").draw_all().expect_decision("bid");
    EXPECT_EQ(game.state().track.size(), 7U);
}

TEST_P(MaharajaSetUp, ChangesNothingElseWithTheNumberOfPlayers) {  // MJ-1.12, item 8
    constexpr std::string_view kOpen = "shown 0 two_houses quarry\narchitect 0 jaipur\n";
    Maharaja game(GetParam(), kOpen);
    EXPECT_EQ(game.legal(), Maharaja(5, kOpen).legal());
    EXPECT_EQ(maharaja::most_rounds({}), 10);
    EXPECT_EQ(maharaja::palace_cost(game.state(), 0), 12);
    EXPECT_EQ(Rules::initial({}, GetParam()).agenda, Rules::initial({}, 5).agenda);
    Maharaja taken(GetParam(), "shown 0 gold house\nvillage v01 0\n");
    if (GetParam() == 2) {
        taken.expect_illegal("house disc v01", "MJ-3.5");
    } else {
        taken.expect_allowed("house disc v01");
    }
}

TEST(MaharajaTable, HasTwoToFiveSeats) {  // MJ-1.1
    EXPECT_EQ(Rules::kMinPlayers, 2);
    EXPECT_EQ(Rules::kMaxPlayers, 5);
    for (const std::string players : {"2", "3", "4", "5"}) {
        EXPECT_TRUE(Rules::parse_position("maharaja\nplayers " + players + "\n")) << players;
    }
    for (const std::string players : {"0", "1", "6"}) {
        EXPECT_FALSE(Rules::parse_position("maharaja\nplayers " + players + "\n")) << players;
    }
    EXPECT_FALSE(Rules::parse_position("maharaja\nplayers 2\ngold 2 15\n")) << "there is no third seat";
}

TEST(MaharajaTable, GivesSeatsTheFirstColoursAndLeavesTheRestUnused) {  // MJ-1.4, further 34
    auto three = fresh(3, extended1());
    for (maharaja::City c = 0; c < maharaja::kCities; ++c) {
        const auto city = maharaja::junction_name(c);
        three.expect_palace(city, 0, -1).expect_palace(city, 1, 3).expect_palace(city, 2, 4);
        three.expect_palace(city, 3, -1);
    }
    EXPECT_EQ(data::kColorNames[3], "blue");
    EXPECT_EQ(data::kColorNames[4], "black");
    fresh(5, extended1()).expect_palace("kota", 1, -1);
}

TEST(MaharajaGovernors, AreDrawnFromTheBottomUpWithEqualWeights) {  // MJ-1.10, MJ-22.1, further 12
    auto game = fresh(4);
    const std::vector<std::string> order{"kota",   "ajmer",   "bikaner", "jaisalmer",
                                         "jaipur", "udaipur", "jodhpur"};
    std::string track;
    for (std::size_t drawn = 0; drawn < order.size(); ++drawn) {
        game.expect_chance().expect_decision("governor").expect_track(track);
        EXPECT_EQ(game.legal().size(), 7 - drawn);
        EXPECT_EQ(Rules::chance_total(game.state()), 7 - drawn);
        maharaja::MoveList moves;
        Rules::legal_moves(game.state(), moves);
        for (const auto& move : moves) EXPECT_EQ(Rules::chance_weight(game.state(), move), 1U);
        if (drawn > 0) game.expect_illegal("draw kota", "MJ-1.10");
        game.chance("draw " + order[drawn]);
        EXPECT_EQ(game.kinds(), std::vector{EventKind::GovernorDrawn});
        EXPECT_EQ(game.events().front().amount, drawn + 1) << "the field from the bottom";
        track += (track.empty() ? "" : " ") + order[drawn];
    }
    game.expect_track("kota ajmer bikaner jaisalmer jaipur udaipur jodhpur").expect_to_act(0);
}

TEST(MaharajaGovernors, AreNotDrawnByAnyOtherMove) {  // MJ-1.10
    fresh(3).expect_illegal("choose mogul", "MJ-1.10").expect_illegal("end", "MJ-1.10");
    fresh(3).expect_illegal("place v01", "MJ-1.10").expect_illegal("disc gold gold", "MJ-1.10");
}

/// Counted from the places of the board one by one.
int houses(const maharaja::State& s, int seat) {
    int sum = 0;
    for (maharaja::Place p = 0; p < maharaja::kPlaces; ++p) sum += maharaja::houses_at(s, seat, p);
    return sum;
}
int palaces(const maharaja::State& s, int seat) {
    int sum = 0;
    for (const auto& city : s.palaces) {
        for (const auto owner : city) sum += owner == seat ? 1 : 0;
    }
    return sum;
}

TEST(MaharajaPieces, AreNeverLostNorGained) {  // MJ-1.13, MJ-1.14, item 2, further 7
    for_each_random_state<Rules>({.games = 2, .every = 7, .seed = 11}, [](const maharaja::State& s, Rng&) {
        maharaja::Cards held = 0;
        for (int seat = 0; seat < s.players; ++seat) {
            const auto i = static_cast<unsigned>(seat);
            EXPECT_EQ(houses(s, seat) + s.supply[i] + s.quarry[i], 20) << seat;
            EXPECT_EQ(palaces(s, seat) + s.stock[i], s.options.short_game ? 6 : 7) << seat;
            EXPECT_EQ(held & s.cards[i], 0) << "two seats hold one card";
            held = static_cast<maharaja::Cards>(held | s.cards[i]);
        }
        EXPECT_EQ(held & maharaja::bank(s), 0);
        EXPECT_EQ(held | maharaja::bank(s), s.options.extended1 ? 0b1111111 : 0b0111111);
        for (int color = s.players; color < 5; ++color) {
            EXPECT_EQ(palaces(s, color), s.options.extended1 ? 7 : 0) << "unused colour " << color;
        }
    });
}

TEST(MaharajaPieces, AreMissedByTheCheckOfAState) {  // MJ-1.13, MJ-1.14
    const auto broken = [](const std::function<void(maharaja::State&)>& change) {
        auto state = Maharaja(3, "village v01 0 1\npalaces kota - 2 - - - - -\n").state();
        EXPECT_EQ(Rules::violation(state), std::nullopt);
        change(state);
        return Rules::violation(state).has_value();
    };
    EXPECT_TRUE(broken([](maharaja::State& s) { --s.quarry[0]; }));
    EXPECT_TRUE(broken([](maharaja::State& s) { ++s.supply[1]; }));
    EXPECT_TRUE(broken([](maharaja::State& s) { maharaja::remove_house(s, 1, 0); }));
    EXPECT_TRUE(broken([](maharaja::State& s) { --s.stock[0]; }));
    EXPECT_TRUE(broken([](maharaja::State& s) { s.palaces[6][1] = 1; }));
    EXPECT_TRUE(broken([](maharaja::State& s) { s.cards[2] = s.cards[1]; }));
}

TEST(MaharajaPieces, HaveEachCharacterInOnePlace) {  // MJ-1.14
    Maharaja game(3, "cards 0 sadhu\ncards 1 mogul\ncards 2 builder\n");
    game.expect_bank("trader wandering_monk artisan");
    EXPECT_FALSE(Rules::parse_position("maharaja\nplayers 3\ncards 0 sadhu\ncards 1 sadhu\ncards 2 mogul\n"));
}

}  // namespace
}  // namespace durbar::testing
