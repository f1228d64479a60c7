#include "games/maharaja/maharaja_openings.h"

namespace durbar::testing {
namespace {

using maharaja::EventKind;
using maharaja::Rules;

std::string disc_text(const maharaja::Disc& disc) {
    if (!disc.is_set()) return "-";
    return std::string(maharaja::action_name(disc.first)) + " " +
           std::string(maharaja::action_name(disc.second));
}

constexpr std::array<std::string_view, 9> kActions{
    "gold", "house", "two_houses", "move_house", "quarry", "palace", "palace_house", "governor", "character"};

TEST(MaharajaDisc, ShowsTwoOfNineActions) {  // MJ-5.1, MJ-5.2, MJ-5.3, further 14
    std::vector<std::string> pairs;
    for (std::size_t first = 0; first < kActions.size(); ++first) {
        for (std::size_t second = first; second < kActions.size(); ++second) {
            pairs.push_back("disc " + std::string(kActions[first]) + " " + std::string(kActions[second]));
        }
    }
    EXPECT_EQ(pairs.size(), 45U);
    Maharaja(3, "agenda disc 0\n").expect_legal(pairs);
}

TEST(MaharajaDisc, MayShowTheSameActionTwice) {  // MJ-5.2
    for (const auto action : kActions) {
        Maharaja game(2, "agenda disc 1\n");
        const auto disc = std::string(action) + " " + std::string(action);
        game.play(1, "disc " + disc);
        EXPECT_EQ(disc_text(game.state().discs[1]), disc);
    }
    Maharaja game(2, "shown 0 quarry quarry\n");
    game.play(0, "quarry disc").play(0, "quarry disc").expect_supply(0, 10).expect_open("disc", "");
}

TEST(MaharajaDisc, IsReadInAnyOrderAndWrittenInThatOfTheList) {  // MJ-5.3, further 14
    const auto read = [](std::string_view text) { return Rules::parse(text).value(); };
    EXPECT_EQ(read("disc palace gold"), read("disc gold palace"));
    EXPECT_EQ(Rules::format(read("disc character governor")), "disc governor character");
    // No text gives a move like this one; a program could.
    const Maharaja game(2, "agenda disc 0\n");
    const maharaja::SetDisc wrong{{maharaja::Action::Palace, maharaja::Action::Gold}};
    const auto refused = Rules::check(game.state(), wrong);
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->rule, "MJ-5.3");
}

TEST(MaharajaDisc, IsSetByOneSeatAfterTheOther) {  // MJ-5.4, MJ-5.8, item 49, further 9, further 15
    Maharaja game(3, "agenda disc 0\ncards 0 artisan\ncards 1 trader\ncards 2 mogul\n");
    game.expect_decision("disc").play(0, "disc gold house").expect_to_act(1).expect_decision("disc");
    EXPECT_EQ(game.kinds(), std::vector{EventKind::DiscSet});
    game.play(1, "disc quarry palace").expect_to_act(2).expect_decision("disc");
    for (unsigned seat = 0; seat < 3; ++seat) EXPECT_FALSE(game.state().shown[seat].is_set());
    game.play(2, "disc gold gold").expect_decision("turn").expect_to_act(2);
    EXPECT_EQ(game.kinds(), (std::vector{EventKind::DiscSet, EventKind::DiscShown}));
}

TEST(MaharajaDisc, CannotBeSetAgainNorAnythingElseBeDoneMeanwhile) {  // MJ-5.4, MJ-7.1, item 49
    Maharaja game(2, "agenda disc 0\nvillage v17 0\nvillage v21 0\n");
    for (const auto move : {"travel jodhpur r12", "end", "gold disc", "house disc v01", "choose trader",
                            "pass", "place v01", "draw kota", "token gold", "character sadhu"}) {
        game.expect_illegal(move, "MJ-5.4");
    }
    game.play(0, "disc gold house").expect_to_act(1).expect_illegal("end", "MJ-5.4");
    game.play(1, "disc gold gold").expect_illegal("disc gold gold", "MJ-6.4");
    EXPECT_EQ(disc_text(game.state().shown[0]), "gold house");
    EXPECT_EQ(disc_text(game.state().discs[1]), "gold gold");
}

TEST(MaharajaDisc, IsInNobodyElsesViewUntilItsTurn) {  // MJ-5.5, MJ-21.1
    constexpr std::string_view kCards = "agenda disc 2\ncards 0 artisan\ncards 1 trader\ncards 2 mogul\n";
    Maharaja one(3, std::string(kCards) + "disc 0 gold house\ndisc 1 palace palace\n");
    Maharaja two(3, std::string(kCards) + "disc 0 quarry character\ndisc 1 palace palace\n");
    for (const bool set : {false, true}) {
        if (set) {
            one.play(2, "disc gold gold");
            two.play(2, "disc gold gold");
        }
        EXPECT_EQ(Rules::observe(one.state(), 1), Rules::observe(two.state(), 1))
            << "seat 0 is hidden from 1";
        EXPECT_EQ(Rules::observe(one.state(), 2), Rules::observe(two.state(), 2))
            << "seat 0 is hidden from 2";
        EXPECT_EQ(Rules::view_json(Rules::observe(one.state(), 1)),
                  Rules::view_json(Rules::observe(two.state(), 1)));
        EXPECT_EQ(disc_text(Rules::observe(one.state(), 0).disc), "gold house") << "its own seat knows it";
        EXPECT_EQ(disc_text(Rules::observe(one.state(), 1).disc), "palace palace");
    }
    one.play(2, "end").play(1, "end").expect_to_act(0);
    two.play(2, "end").play(1, "end").expect_to_act(0);
    EXPECT_NE(Rules::observe(one.state(), 1), Rules::observe(two.state(), 1)) << "seat 0 has shown its disc";
    EXPECT_EQ(disc_text(Rules::observe(one.state(), 1).shown[0]), "gold house");
}

TEST(MaharajaDisc, IsKnownToBeSet) {  // MJ-5.5, further 15
    Maharaja game(3, "agenda disc 0\n");
    game.play(0, "disc palace governor");
    ASSERT_EQ(game.kinds(), std::vector{EventKind::DiscSet});
    const auto& event = game.events().front();
    EXPECT_EQ(Rules::redact(event, 0), event);
    const auto seen = Rules::redact(event, 1);
    EXPECT_EQ(seen.kind, EventKind::DiscSet);
    EXPECT_EQ(seen.seat, 0);
    EXPECT_FALSE(seen.disc.is_set());
    EXPECT_EQ(Rules::describe(seen).find("alace"), std::string::npos) << Rules::describe(seen);
    EXPECT_NE(Rules::observe(game.state(), 1), Rules::observe(Maharaja(3, "agenda disc 0\n").state(), 1));
}

TEST(MaharajaDisc, IsImaginedByOthersInMoreThanOneWay) {  // MJ-5.5
    Maharaja game(2, "agenda disc 1\ndisc 0 palace governor\n");
    Rng rng(3);
    int other = 0;
    for (int i = 0; i < 50; ++i) {
        const auto guess = Rules::sample(Rules::observe(game.state(), 1), rng);
        EXPECT_TRUE(guess.discs[0].is_set());
        EXPECT_EQ(Rules::observe(guess, 1), Rules::observe(game.state(), 1));
        other += disc_text(guess.discs[0]) == "palace governor" ? 0 : 1;
        EXPECT_EQ(Rules::sample(Rules::observe(game.state(), 0), rng).discs[0], game.state().discs[0]);
    }
    EXPECT_GT(other, 0);
}

TEST(MaharajaDisc, ShowsBothPointersAtTheStartOfItsTurn) {  // MJ-5.6, MJ-6.10, item 23
    Maharaja game(3,
                  "agenda disc 2\ncards 0 trader\ncards 1 mogul\ncards 2 sadhu\ndisc 0 quarry palace\n"
                  "disc 1 house move_house\n");
    game.play(2, "disc gold gold").expect_to_act(1);
    EXPECT_EQ(disc_text(game.state().shown[1]), "house move_house");
    EXPECT_EQ(disc_text(game.state().shown[0]) + disc_text(game.state().shown[2]), "--");
    game.expect_open("disc", "house move_house").play(1, "end").expect_to_act(0);
    EXPECT_EQ(disc_text(game.state().shown[0]), "quarry palace");
    const auto kinds = game.kinds();
    const auto shown = std::find(kinds.begin(), kinds.end(), EventKind::DiscShown);
    EXPECT_LT(shown, std::find(kinds.begin(), kinds.end(), EventKind::Coin)) << "before anything else";
    EXPECT_FALSE(game.state().shown[2].is_set());
}

TEST(MaharajaDisc, IsShownByTheLastCommitAndByTheEndOfATurn) {  // MJ-5.6
    const auto reveals = [](const Maharaja& game, std::string_view move) {
        return Rules::reveals(game.state(), Rules::parse(move).value());
    };
    EXPECT_FALSE(reveals(Maharaja(3, "agenda disc 1\n"), "disc gold gold"));
    EXPECT_TRUE(reveals(Maharaja(3, "agenda disc 2\n"), "disc gold gold"));
    EXPECT_TRUE(reveals(Maharaja(3, ""), "end"));
    EXPECT_FALSE(reveals(Maharaja(3, ""), "gold disc"));
    EXPECT_FALSE(reveals(Maharaja(3, "played 0 1\nturn 2\n"), "end")) << "nobody follows";
}

TEST(MaharajaDisc, StaysOpenUntilTheNextRound) {  // MJ-5.7, item 23
    Maharaja game(3, "played 0\nturn 1\nshown 0 quarry palace\nshown 1 gold house\n");
    game.play(1, "end").expect_to_act(2);
    EXPECT_EQ(disc_text(game.state().shown[0]) + disc_text(game.state().shown[1]), "quarry palacegold house");
    EXPECT_EQ(disc_text(Rules::observe(game.state(), 2).shown[0]), "quarry palace");
    game.play(2, "end").expect_round(2);
    for (unsigned seat = 0; seat < 3; ++seat) EXPECT_FALSE(game.state().shown[seat].is_set());
}

TEST(MaharajaDisc, StaysOpenForEverAfterTheLastRound) {  // MJ-5.7, further 33
    Maharaja game(2, "round 10\nplayed 0\nturn 1\nshown 0 quarry palace\nshown 1 gold house\n");
    game.play(1, "end").expect_over();
    EXPECT_EQ(disc_text(game.state().shown[0]), "quarry palace");
    EXPECT_EQ(disc_text(game.state().shown[1]), "gold house");
}

}  // namespace
}  // namespace durbar::testing
