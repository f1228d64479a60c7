#include <gmock/gmock.h>

#include "games/maharani/maharani_scenario.h"

namespace durbar::testing {
namespace {

using maharani::Crew;
using maharani::Rules;
using ::testing::HasSubstr;

constexpr std::string_view kRondel =
    "rondel blue-center red-half1_front green-half1_back orange-half1_left\nturn 0\n";

/// Seven red workers far from A2, none of them on blue in A.
constexpr std::string_view kSeven = "palace B3oS+r B4gS+r B5rS+r C2oS+r C3bS+r C4yS+r C5pS+r\n";

TEST(MaharaniWorkers, ComeIfTheArrowPointsAtThePlayer) {  // MH-5.1: however far away
    Maharani(4, kRondel)
        .play(0, "tile 1 A2 S")
        .expect_event("worker_placed", {{"worker", "red"}, {"space", "A2"}});
    Maharani west(4, "rondel blue-center red-half1_front green-half1_back orange-center\nturn 1\n");
    west.play(1, "tile 1 B2 W").expect_event("worker_placed", {{"worker", "green"}, {"space", "B2"}});
}

TEST(MaharaniWorkers, DoNotComeIfItPointsAtSomebodyElse) {  // MH-5.2, E6, G5
    Maharani game(4, kRondel);
    game.play(0, "tile 1 A2 N").expect_space("A2", "bN").expect_no_worker();
    game.expect_supply(Crew::Red, 8).expect_supply(Crew::Blue, 8);
}

TEST(MaharaniWorkers, DoNotComeIfItPointsAtAnEmptySide) {  // MH-5.2, E7
    Maharani game(3, kRondel);
    game.play(0, "tile 1 A2 E").expect_space("A2", "bE").expect_no_worker();
}

TEST(MaharaniWorkers, StayAwayFromATileIfNoneIsLeft) {  // MH-5.4, MH-6.6, E27, G5
    Maharani game(4, "palace B2pS+r " + std::string(kSeven.substr(7)) + std::string(kRondel));
    game.expect_supply(Crew::Red, 0);
    game.play(0, "tile 1 A2 S")
        .expect_event("no_worker_left", {{"seat", 0}, {"space", "A2"}})
        .expect_gold({1});
    game.expect_space("A2", "bS");
}

TEST(MaharaniWorkers, MustMoveFromATileOfTheColourInTheSection) {  // MH-5.5, E28, G5
    const std::string position = "palace A13bS+r " + std::string(kSeven.substr(7)) + std::string(kRondel);
    Maharani game(4, position);
    game.expect_supply(Crew::Red, 0);
    game.play(0, "tile 1 A2 S")
        .expect_event("worker_moved", {{"worker", "red"}, {"from", "A13"}, {"space", "A2"}})
        .expect_gold({2});
    game.expect_space("A2", "bS+r").expect_space("A13", "bS").expect_supply(Crew::Red, 0);
    Maharani away(4, position);
    away.play(0, "tile 1 A2 N").expect_gold({1}).expect_space("A13", "bS+r");
}

TEST(MaharaniWorkers, OfOthersDoNotMatter) {  // MH-5.6, E29, G5
    Maharani full(4, "palace A13bW+g B2pS+r " + std::string(kSeven.substr(7)) + std::string(kRondel));
    full.play(0, "tile 1 A2 S").expect_space("A2", "bS").expect_space("A13", "bW+g").expect_gold({1});
    Maharani fresh(4, "palace A13bW+g\n" + std::string(kRondel));
    fresh.play(0, "tile 1 A2 S").expect_space("A2", "bS+r").expect_space("A13", "bW+g").expect_gold({2});
}

TEST(MaharaniWorkers, MoveWithAFullSupply) {  // MH-5.5, E24, G3
    Maharani game(4,
                  "palace A12bS+r A13rS+r\n"
                  "rondel blue-half2_along red-half1_back green-half1_back orange-half1_left\nturn 0\n");
    game.play(0, "tile 1 A10 S")
        .expect_event("worker_moved", {{"worker", "red"}, {"from", "A12"}, {"space", "A10"}});
    game.expect_gold({3}).expect_supply(Crew::Red, 6);  // 1 for the tile, 2 for the workers
}

TEST(MaharaniWorkers, OfOtherSectionsDoNotMatter) {  // MH-5.7, MH-6.3, E26, G6
    Maharani game(4,
                  "palace D5bS+r\n"
                  "rondel blue-half2_along red-half1_front green-half1_back orange-half1_left\nturn 0\n");
    game.play(0, "tile 1 A13 S")
        .expect_event("worker_placed", {{"worker", "red"}, {"space", "A13"}})
        .expect_gold({4});
    game.expect_space("D5", "bS+r").expect_supply(Crew::Red, 6);
}

TEST(MaharaniWorkers, StandOncePerColourAndSection) {  // MH-5.8, MH-5.10, MH-13.2
    const auto read =
        Rules::parse_position("maharani\nplayers 4\npalace A2bS+r A13bS+r\n" + std::string(kRondel));
    ASSERT_FALSE(read);
    EXPECT_THAT(describe(read.error()), HasSubstr("MH-13.2"));
    EXPECT_THAT(describe(read.error()), HasSubstr("Two red workers stand on one colour in section A"));
}

TEST(MaharaniWorkers, StayInTheirSection) {  // MH-5.9, E45
    Maharani game(4, "palace A13bS+r D5bS+r\n" + std::string(kRondel));
    const auto in_a = [&] {
        return (game.state().workers[index(Crew::Red)] & maharani::spaces_of(maharani::Section::A)).count();
    };
    EXPECT_EQ(in_a(), 1);
    game.play(0, "tile 1 A2 S");
    EXPECT_EQ(in_a(), 1);
    auto gone = game.state();
    gone.workers[index(Crew::Red)] = {};
    EXPECT_EQ(Rules::violation_between(game.state(), gone), "MH-5.9: a worker has left section A");
}

TEST(MaharaniWorkers, MoveOnToTheSecondTileOfTheTurn) {  // MH-5.11, E31
    Maharani game(4, "rondel blue-center blue-center green-half1_back orange-half1_left\nturn 0\n");
    game.play(0, "tile 1 A2 S").expect_gold({2});
    game.play(0, "tile 2 A7 S")
        .expect_event("worker_moved", {{"worker", "red"}, {"from", "A2"}, {"space", "A7"}});
    game.expect_gold({2}).expect_supply(Crew::Red, 7);  // 2, then 1 + 1 - 2
}

}  // namespace
}  // namespace durbar::testing
