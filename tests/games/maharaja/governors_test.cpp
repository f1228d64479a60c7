#include "games/maharaja/maharaja_openings.h"

namespace durbar::testing {
namespace {

using maharaja::EventKind;

// The cities are A to G in the order of this track.
constexpr std::string_view kTrack = "track jaisalmer bikaner jaipur jodhpur ajmer udaipur kota\n";

Maharaja with(std::string_view lines) { return {3, std::string(kTrack) + std::string(lines)}; }

TEST(MaharajaGovernor, GoesTwoFieldsDownAndTheOvertakenOneUp) {  // MJ-11.1, E9
    auto d = with("shown 0 gold governor\n");
    d.play(0, "governor disc jodhpur").expect_track("jaisalmer jodhpur bikaner jaipur ajmer udaipur kota");
    EXPECT_EQ(d.kinds(), std::vector{EventKind::GovernorMoved});
    d.expect_event("governor_moved", {{"city", "jodhpur"}, {"from_field", 5}, {"field", 3}});
    d.expect_open("disc", "gold").expect_gold({15, 15, 15});
    auto f = with("shown 0 gold governor\n");
    f.play(0, "governor disc udaipur").expect_track("jaisalmer bikaner jaipur udaipur jodhpur ajmer kota");
}

TEST(MaharajaGovernor, IsNoneOfTheTwoLowest) {  // MJ-11.2, E11, item 4, further 5
    auto game = with("shown 0 gold governor\n");
    game.expect_illegal("governor disc jaisalmer", "MJ-11.2")
        .expect_illegal("governor disc bikaner", "MJ-11.2");
    game.expect_legal({"end", "gold disc", "governor disc jaipur", "governor disc jodhpur",
                       "governor disc ajmer", "governor disc udaipur", "governor disc kota"});
}

TEST(MaharajaGovernor, BecomesTheLowestFromTheThirdFieldAndIsNext) {  // MJ-11.3, MJ-4.1, E10
    auto game = with("shown 0 gold governor\nplayed 1 2\nturn 0\n");
    game.play(0, "governor disc jaipur").expect_track("jaipur jaisalmer bikaner jodhpur ajmer udaipur kota");
    game.expect_maharaja("kota").play(0, "end").expect_maharaja("jaipur").expect_round(2);
    game.expect_track("jaisalmer bikaner jodhpur ajmer udaipur kota jaipur");
}

TEST(MaharajaGovernor, OfThisRoundsCityMayBeMoved) {  // MJ-11.4, MJ-4.5, E12
    auto game = with("shown 0 gold governor\nplayed 1 2\nturn 0\nround 4\nhouses kota 1 1\n");
    game.play(0, "governor disc kota").expect_track("jaisalmer bikaner jaipur jodhpur kota ajmer udaipur");
    game.expect_maharaja("kota").expect_round(4).play(0, "gold disc").play(0, "end").expect_round(5);
    game.expect_gold({17, 15 + 11 + 5, 15}).expect_maharaja("jaisalmer");
}

TEST(MaharajaGovernor, OnTheTenthFieldEndsTheGameAllTheSame) {  // MJ-11.4, MJ-16.2, E14
    auto game = with("round 10\nshown 0 gold governor\nplayed 1 2\nturn 0\n");
    game.play(0, "governor disc kota").expect_round(10).play(0, "end").expect_over();
    EXPECT_EQ(game.state().end, maharaja::EndReason::Rounds);
}

TEST(MaharajaGovernor, MayGoFourFieldsFromTheFifthUp) {  // MJ-11.5, E13, item 19
    auto fifth = with("shown 0 governor governor\n");
    fifth.play(0, "governor disc ajmer").play(0, "governor disc ajmer");
    fifth.expect_track("ajmer jaisalmer bikaner jaipur jodhpur udaipur kota");
    auto top = with("shown 0 governor governor\n");
    top.play(0, "governor disc kota").play(0, "governor disc kota");
    top.expect_track("jaisalmer bikaner kota jaipur jodhpur ajmer udaipur");
    auto fourth = with("shown 0 governor governor\n");
    fourth.play(0, "governor disc jodhpur").expect_illegal("governor disc jodhpur", "MJ-11.2");
    fourth.play(0, "governor disc bikaner")
        .expect_track("bikaner jaisalmer jodhpur jaipur ajmer udaipur kota");
}

TEST(MaharajaGovernor, MovesOfSeveralPlayersAddUp) {  // MJ-11.5, E13
    auto game = with("shown 0 gold governor\ndisc 1 governor governor\n");
    game.play(0, "governor disc udaipur").play(0, "end").play(1, "governor disc udaipur");
    game.expect_track("jaisalmer udaipur bikaner jaipur jodhpur ajmer kota").play(1, "governor disc bikaner");
    game.expect_track("bikaner jaisalmer udaipur jaipur jodhpur ajmer kota");
}

}  // namespace
}  // namespace durbar::testing
