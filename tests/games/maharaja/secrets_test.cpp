#include <boost/json.hpp>

#include <set>

#include "games/maharaja/maharaja_scenario.h"

namespace durbar::testing {
namespace {

namespace json = boost::json;
using maharaja::Action;
using maharaja::Disc;
using maharaja::EventKind;
using maharaja::Rules;

json::object shown_to(const maharaja::State& state, int seat) {
    return json::parse(Rules::view_json(Rules::observe(state, seat))).as_object();
}
const json::object& seat_in(const json::object& shown, std::size_t seat) {
    return shown.at("seats").as_array().at(seat).as_object();
}

/// All discs are set; seat 0 plays, seats 1 and 2 are still to come.
constexpr std::string_view kTurn = R"(
shown 0 gold house
disc 1 gold palace
disc 2 house quarry
gold 0 11
gold 1 22
gold 2 33
village v17 1
village v21 2
)";

maharaja::State with_disc(const maharaja::State& state, unsigned seat, Disc disc) {
    auto other = state;
    other.discs[seat] = disc;
    EXPECT_EQ(Rules::violation(other), std::nullopt);
    return other;
}

/// Everything that a seat is told about two states is the same.
void expect_same_to(int seat, const maharaja::State& one, const maharaja::State& two) {
    EXPECT_TRUE(Rules::observe(one, seat) == Rules::observe(two, seat)) << seat;
    EXPECT_EQ(shown_to(one, seat), shown_to(two, seat)) << seat;
    EXPECT_EQ(Rules::prompt(one), Rules::prompt(two));
}

TEST(MaharajaSecrets, AViewHoldsTheOwnDiscOnly) {  // MJ-21.1, MJ-5.5
    const Maharaja game(3, kTurn);
    EXPECT_EQ(Rules::observe(game.state(), 1).disc, (Disc{Action::Gold, Action::Palace}));
    EXPECT_EQ(Rules::observe(game.state(), 2).disc, (Disc{Action::House, Action::Quarry}));
    EXPECT_FALSE(Rules::observe(game.state(), 0).disc.is_set());  // it lies open
    for (int seat = 0; seat < 3; ++seat) {
        const auto view = Rules::observe(game.state(), seat);
        EXPECT_EQ(view.shown[0], (Disc{Action::Gold, Action::House}));
        EXPECT_FALSE(view.shown[1].is_set());
        EXPECT_FALSE(view.shown[2].is_set());
    }
}

TEST(MaharajaSecrets, EverythingElseIsInEveryView) {  // MJ-21.1
    const Maharaja game(3, kTurn);
    for (int seat = 0; seat < 3; ++seat) {
        const auto view = Rules::observe(game.state(), seat);
        EXPECT_EQ(view.seat, seat);
        EXPECT_TRUE(static_cast<const maharaja::Table&>(view) ==
                    static_cast<const maharaja::Table&>(game.state()));
        const auto shown = shown_to(game.state(), seat);
        EXPECT_EQ(seat_in(shown, 1).at("gold"), 22);
        EXPECT_EQ(seat_in(shown, 2).at("cards").as_array().at(0), "sadhu");
        EXPECT_EQ(seat_in(shown, 0).at("shown").as_array().at(1), "house");
    }
}

TEST(MaharajaSecrets, StatesThatDifferInAHiddenDiscLookTheSameToOthers) {  // MJ-21.1, MJ-5.5
    const Maharaja game(3, kTurn);
    const auto other = with_disc(game.state(), 2, {Action::Governor, Action::Character});
    EXPECT_FALSE(other == game.state());
    expect_same_to(0, game.state(), other);
    expect_same_to(1, game.state(), other);
    EXPECT_FALSE(Rules::observe(other, 2) == Rules::observe(game.state(), 2));
    EXPECT_NE(shown_to(other, 2), shown_to(game.state(), 2));
}

TEST(MaharajaSecrets, ThatADiscIsSetIsPublic) {  // MJ-5.5
    Maharaja game(3, "agenda disc 1\ndisc 0 gold palace\n");
    for (int seat = 0; seat < 3; ++seat) {
        const auto shown = shown_to(game.state(), seat);
        EXPECT_EQ(seat_in(shown, 0).at("has_set"), true);
        EXPECT_EQ(seat_in(shown, 1).at("has_set"), false);
        EXPECT_EQ(seat_in(shown, 0).contains("disc"), seat == 0);
        EXPECT_TRUE(seat_in(shown, 0).at("shown").is_null());
    }
}

std::vector<std::string> told(const Maharaja& game, int seat) {
    std::vector<std::string> all;
    for (const auto& event : game.events()) {
        const auto shown = Rules::redact(event, seat);
        all.push_back(Rules::event_json(shown) + " " + Rules::describe(shown));
    }
    return all;
}

TEST(MaharajaSecrets, OthersHearThatADiscIsSetButNotWhatItSays) {  // MJ-5.5, MJ-21.1
    Maharaja one(3, "agenda disc 0\n");
    Maharaja two(3, "agenda disc 0\n");
    one.play(0, "disc gold palace");
    two.play(0, "disc quarry governor");
    for (const int other : {1, 2}) {
        EXPECT_EQ(told(one, other), told(two, other));
        ASSERT_EQ(one.events().at(0).kind, EventKind::DiscSet);
        EXPECT_FALSE(Rules::redact(one.events().at(0), other).disc.is_set());
        EXPECT_EQ(Rules::redact(one.events().at(0), other).seat, 0);
        expect_same_to(other, one.state(), two.state());
    }
    EXPECT_NE(told(one, 0), told(two, 0));
    EXPECT_EQ(Rules::redact(one.events().at(0), 0).disc, (Disc{Action::Gold, Action::Palace}));
}

TEST(MaharajaSecrets, ADiscIsShownToAllWhenItsOwnersTurnBegins) {  // MJ-5.6, MJ-5.5
    Maharaja game(3, kTurn);
    game.play(0, "end").expect_to_act(1);
    for (int seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(Rules::observe(game.state(), seat).shown[1], (Disc{Action::Gold, Action::Palace}));
        EXPECT_FALSE(Rules::observe(game.state(), seat).shown[2].is_set());
        bool heard = false;
        for (const auto& event : game.events()) {
            const auto shown = Rules::redact(event, seat);
            EXPECT_FALSE(shown.disc.is_set() && shown.seat == 2);
            heard |= shown.kind == EventKind::DiscShown && shown.disc.second == Action::Palace;
        }
        EXPECT_TRUE(heard);
    }
    const auto other = with_disc(game.state(), 2, {Action::Gold, Action::Gold});
    expect_same_to(0, game.state(), other);
}

TEST(MaharajaSecrets, ThePreviewOfTheEndOfATurnTellsNoDisc) {  // MJ-5.5
    const Maharaja game(3, kTurn);
    const auto end = Rules::parse("end").value();
    const auto foreseen = Rules::preview(Rules::observe(game.state(), 0), end);
    EXPECT_FALSE(foreseen.empty());
    for (const auto& event : foreseen) {
        EXPECT_NE(event.kind, EventKind::DiscShown);
        EXPECT_FALSE(event.disc.is_set());
    }
    for (const unsigned seat : {1U, 2U}) {
        const auto other = with_disc(game.state(), seat, {Action::Character, Action::Character});
        EXPECT_TRUE(Rules::preview(Rules::observe(other, 0), end) == foreseen);
    }
}

TEST(MaharajaSecrets, ThePreviewOfTheLastDiscTellsNoOther) {  // MJ-5.5
    const Maharaja game(2, "agenda disc 1\ndisc 0 gold palace\n");
    const auto move = Rules::parse("disc house house").value();
    const auto foreseen = Rules::preview(Rules::observe(game.state(), 1), move);
    for (const auto& event : foreseen) EXPECT_TRUE(event.seat == 1 || !event.disc.is_set());
    const auto other = with_disc(game.state(), 0, {Action::Quarry, Action::Character});
    EXPECT_TRUE(Rules::preview(Rules::observe(other, 1), move) == foreseen);
}

TEST(MaharajaSecrets, ThePreviewOfATurnMoveDependsOnNoDisc) {  // MJ-5.5
    const Maharaja game(3, kTurn);
    const auto other = with_disc(game.state(), 1, {Action::Character, Action::Character});
    for (const auto& text : game.legal()) {
        const auto move = Rules::parse(text).value();
        EXPECT_TRUE(Rules::preview(Rules::observe(other, 0), move) ==
                    Rules::preview(Rules::observe(game.state(), 0), move))
            << text;
    }
    EXPECT_EQ(Maharaja(other).legal(), game.legal());
}

TEST(MaharajaSecrets, ASampledStateFitsTheViewAndVariesTheDiscs) {  // MJ-5.5, MJ-21.1
    const Maharaja game(3, kTurn);
    Rng rng(5);
    const auto view = Rules::observe(game.state(), 1);
    std::set<std::pair<Action, Action>> seen;
    for (int i = 0; i < 200; ++i) {
        const auto sampled = Rules::sample(view, rng);
        ASSERT_TRUE(Rules::observe(sampled, 1) == view);
        ASSERT_EQ(Rules::violation(sampled), std::nullopt);
        ASSERT_EQ(sampled.discs[1], game.state().discs[1]);
        ASSERT_FALSE(sampled.discs[0].is_set());
        seen.insert({sampled.discs[2].first, sampled.discs[2].second});
    }
    EXPECT_GT(seen.size(), 5U);
}

TEST(MaharajaSecrets, ShownDiscsOfTheLastRoundStayInEveryView) {  // MJ-5.7
    Maharaja game(2, "round 10\nplayed 0\nshown 0 gold palace\nturn 1\nopen disc\n");
    game.play(1, "end").expect_over();
    for (const int seat : {0, 1}) {
        EXPECT_EQ(Rules::observe(game.state(), seat).shown[0], (Disc{Action::Gold, Action::Palace}));
        EXPECT_EQ(seat_in(shown_to(game.state(), seat), 0).at("shown").as_array().at(1), "palace");
    }
}

TEST(MaharajaSecrets, HiddenGoldIsHiddenFromAPersonsScreen) {  // MJ-21.2
    const Maharaja game(3, "option gold=hidden\n" + std::string(kTurn));
    const auto shown = shown_to(game.state(), 1);
    EXPECT_EQ(seat_in(shown, 1).at("gold"), 22);
    EXPECT_TRUE(seat_in(shown, 0).at("gold").is_null());
    EXPECT_TRUE(seat_in(shown, 2).at("gold").is_null());
    auto richer = game.state();  // nothing else on the screen depends on it
    richer.gold[0] = 3;
    richer.gold[2] = 99;
    EXPECT_EQ(shown_to(richer, 1), shown);
    EXPECT_NE(shown_to(richer, 0), shown_to(game.state(), 0));
}

TEST(MaharajaSecrets, HiddenGoldIsRememberedByABot) {  // MJ-21.2
    const Maharaja game(3, "option gold=hidden\n" + std::string(kTurn));
    EXPECT_EQ(Rules::observe(game.state(), 1).gold, game.state().gold);
    Rng rng(1);
    EXPECT_EQ(Rules::sample(Rules::observe(game.state(), 1), rng).gold, game.state().gold);
}

TEST(MaharajaSecrets, HiddenGoldIsShownWhenTheGameIsOver) {  // MJ-21.2
    Maharaja game(2, "option gold=hidden\nround 10\nplayed 0\nturn 1\nopen disc\ngold 0 20\n");
    EXPECT_TRUE(seat_in(shown_to(game.state(), 1), 0).at("gold").is_null());
    game.play(1, "end").expect_over();
    EXPECT_EQ(seat_in(shown_to(game.state(), 1), 0).at("gold"), 20);
}

TEST(MaharajaSecrets, WithOpenGoldEverybodySeesAll) {  // MJ-21.2
    const Maharaja game(3, kTurn);
    EXPECT_EQ(seat_in(shown_to(game.state(), 1), 0).at("gold"), 11);
    EXPECT_EQ(seat_in(shown_to(game.state(), 1), 2).at("gold"), 33);
}

}  // namespace
}  // namespace durbar::testing
