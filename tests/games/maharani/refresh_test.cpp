#include "games/maharani/maharani_scenario.h"
#include "games/maharani/palace_builder.h"

namespace durbar::testing {
namespace {

using maharani::Rules;

constexpr std::string_view kRondel =
    "rondel blue-center red-half1_front green-half2_along orange-half2_across\nturn 0\n";

TEST(MaharaniRefresh, TurnsAllTokensUpAndEndsTheTurn) {  // MH-8.1, MH-8.4, E15, E17
    Maharani game(4, std::string(kRondel) + "palace A2gN B2gN C2oN\ndown 0 A B D\ngold 0 4\n");
    game.play(0, "refresh").expect_down(0, "").expect_gold({4}).expect_to_act(1);
    game.expect_place(1, "blue-center").expect_place(2, "red-half1_front");
    game.expect_place(3, "green-half2_along").expect_place(4, "orange-half2_across");
    EXPECT_EQ(game.state().turn_number, 4);  // MH-2.8: 3 at the earliest after three tiles, and the next
}

TEST(MaharaniRefresh, LeavesTheTokensOfOthers) {  // MH-8.1
    Maharani game(4, std::string(kRondel) + "palace A2gN B2gN C2oN\ndown 0 A\ndown 1 C\n");
    game.play(0, "refresh").expect_down(1, "C");
}

TEST(MaharaniRefresh, NeedsATokenThatIsDown) {  // MH-8.2, E15
    Maharani game(4, kRondel);
    game.expect_illegal("refresh", "MH-8.2");
}

TEST(MaharaniRefresh, IsOpenBesidePlacingButNotAfterATile) {  // MH-8.2, MH-8.3, E71
    Maharani game(4, std::string(kRondel) + "palace B2gN\ndown 0 C\n");
    game.expect_allowed("refresh").expect_allowed("tile 1 A2 N");
    game.play(0, "tile 1 A2 N").expect_illegal("refresh", "MH-8.3");
}

TEST(MaharaniRefresh, IsTheOnlyActionIfNoTileIsInReach) {  // MH-8.5, MH-2.7, MH-11.5, E14, E55
    // Only A and C have room: A for two halves, C for one half. Places 1 and 3 lie there with the other kind,
    // places 2 and 4 lie in full sections.
    Palace palace({"red-half1_front", "blue-half2_along", "green-half2_across", "yellow-half1_back"});
    palace.fill("ABCD", {"A4", "A5", "C1", "C3"});
    const std::string position =
        palace.line() + palace.removed_line() +
        "scored B D\n"
        "rondel red-half1_front blue-half2_along green-half2_across yellow-half1_back\nturn 0\n";
    Maharani game(4, position + "down 0 A B C D\n");
    game.expect_legal({"refresh"}).expect_illegal("tile 1 C1 W", "MH-3.4");
    game.play(0, "refresh").expect_to_act(1);
    Maharani three(4, position + "down 0 A B C\n");  // place 4 can leave D
    three.expect_legal({"refresh", "tile 4 C1 E", "tile 4 C3 E"});
}

}  // namespace
}  // namespace durbar::testing
