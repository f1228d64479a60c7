#include <set>

#include "games/maharaja/maharaja_views.h"
#include "support/random_games.h"

namespace durbar::testing {
namespace {

using maharaja::Action;
using maharaja::Disc;
using maharaja::EventKind;
using maharaja::Rules;

/// What a reader sees at a path of the view.
std::string shown_to(const maharaja::State& state, Reader reader, std::string_view path = "") {
    return told(MaharajaMatch(state).view(reader), path);
}
std::string shown_to(const maharaja::State& state, int seat, std::string_view path = "") {
    return shown_to(state, Reader::seat(seat), path);
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

/// Everything that a reader is told about two states is the same.
void expect_same_to(Reader reader, const maharaja::State& one, const maharaja::State& two) {
    EXPECT_TRUE(Rules::observe(one, reader) == Rules::observe(two, reader));
    EXPECT_EQ(shown_to(one, reader), shown_to(two, reader));
    const MaharajaMatch first(one);
    const MaharajaMatch second(two);
    EXPECT_EQ(json_text(first.standing(reader)), json_text(second.standing(reader)));
    EXPECT_TRUE(first.asked(reader) == second.asked(reader));
    if (!reader.is_seat()) return;
    EXPECT_EQ(json_text(first.choices(reader.number())), json_text(second.choices(reader.number())));
    EXPECT_EQ(first.check(reader.number(), "disc gold gold"),
              second.check(reader.number(), "disc gold gold"));
}
void expect_same_to(int seat, const maharaja::State& one, const maharaja::State& two) {
    expect_same_to(Reader::seat(seat), one, two);
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
        EXPECT_EQ(shown_to(game.state(), seat, "seats.1.gold"), "22");
        EXPECT_EQ(shown_to(game.state(), seat, "seats.2.cards"), R"(["sadhu"])");
        EXPECT_EQ(shown_to(game.state(), seat, "seats.0.shown"), R"(["gold","house"])");
    }
}

TEST(MaharajaSecrets, StatesThatDifferInAHiddenDiscLookTheSameToOthers) {  // MJ-21.1, MJ-5.5
    const Maharaja game(3, kTurn);
    const auto other = with_disc(game.state(), 2, {Action::Governor, Action::Character});
    EXPECT_FALSE(other == game.state());
    expect_same_to(0, game.state(), other);
    expect_same_to(1, game.state(), other);
    expect_same_to(Reader::spectator(), game.state(), other);
    EXPECT_NE(shown_to(other, Reader::referee()), shown_to(game.state(), Reader::referee()));
    EXPECT_FALSE(Rules::observe(other, 2) == Rules::observe(game.state(), 2));
    EXPECT_NE(shown_to(other, 2), shown_to(game.state(), 2));
}

TEST(MaharajaSecrets, ThatADiscIsSetIsPublic) {  // MJ-5.5
    Maharaja game(3, "agenda disc 1\ndisc 0 gold palace\n");
    for (int seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(shown_to(game.state(), seat, "seats.0.has_set"), "true");
        EXPECT_EQ(shown_to(game.state(), seat, "seats.1.has_set"), "false");
        EXPECT_EQ(shown_to(game.state(), seat, "seats.0.disc"), seat == 0 ? R"(["gold","palace"])" : "null");
        EXPECT_EQ(shown_to(game.state(), seat, "seats.0.shown"), "null");
    }
}

TEST(MaharajaSecrets, ASpectatorSeesNoDiscAndTheRefereeAll) {  // MJ-5.5, MJ-21.1
    const Maharaja game(3, kTurn);
    for (const auto* seat : {"seats.0.disc", "seats.1.disc", "seats.2.disc"}) {
        EXPECT_EQ(shown_to(game.state(), Reader::spectator(), seat), "null");
    }
    EXPECT_EQ(shown_to(game.state(), Reader::referee(), "seats.0.disc"), "null") << "it lies open";
    EXPECT_EQ(shown_to(game.state(), Reader::referee(), "seats.1.disc"), R"(["gold","palace"])");
    EXPECT_EQ(shown_to(game.state(), Reader::referee(), "seats.2.disc"), R"(["house","quarry"])");
    Rng rng(1);
    EXPECT_TRUE(Rules::sample(Rules::observe(game.state(), Reader::referee()), rng) == game.state());
    const auto guess = Rules::sample(Rules::observe(game.state(), Reader::spectator()), rng);
    EXPECT_EQ(Rules::violation(guess), std::nullopt);
}

std::vector<std::string> heard_by(const Maharaja& game, Reader reader) {
    std::vector<std::string> all;
    for (const auto& event : game.events()) {
        const auto shown = Rules::redact(event, reader, game.state().options);
        all.push_back(json_text(event_value(Rules::tell(shown))));
    }
    return all;
}

TEST(MaharajaSecrets, OthersHearThatADiscIsSetButNotWhatItSays) {  // MJ-5.5, MJ-21.1
    Maharaja one(3, "agenda disc 0\n");
    Maharaja two(3, "agenda disc 0\n");
    one.play(0, "disc gold palace");
    two.play(0, "disc quarry governor");
    for (const int other : {1, 2}) {
        EXPECT_EQ(heard_by(one, Reader::seat(other)), heard_by(two, Reader::seat(other)));
        expect_same_to(other, one.state(), two.state());
    }
    EXPECT_EQ(heard_by(one, Reader::spectator()), heard_by(two, Reader::spectator()));
    EXPECT_EQ(heard_by(one, Reader::spectator()).at(0),
              R"({"event":"disc_set","seat":0,"first":null,"second":null})");
    for (const Reader reader : {Reader::seat(0), Reader::referee()}) {
        EXPECT_EQ(heard_by(one, reader).at(0),
                  R"({"event":"disc_set","seat":0,"first":"gold","second":"palace"})");
    }
}

TEST(MaharajaSecrets, TheTextOfADiscIsForItsSeatOnly) {  // MJ-5.5
    const auto only = [](std::string_view lines, std::string_view move) {
        return Rules::secret_of(Maharaja(3, lines).state(), Rules::parse(move).value());
    };
    EXPECT_EQ(only("agenda disc 1\n", "disc gold gold"), 1);
    EXPECT_EQ(only("agenda disc 2\n", "disc gold gold"), 2);
    EXPECT_EQ(only("", "end"), std::nullopt);
    EXPECT_EQ(only("agenda choose 0\n", "choose trader"), std::nullopt);
}

TEST(MaharajaSecrets, ADiscIsShownToAllWhenItsOwnersTurnBegins) {  // MJ-5.6, MJ-5.5
    Maharaja game(3, kTurn);
    game.play(0, "end").expect_to_act(1);
    for (int seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(Rules::observe(game.state(), seat).shown[1], (Disc{Action::Gold, Action::Palace}));
        EXPECT_FALSE(Rules::observe(game.state(), seat).shown[2].is_set());
        bool heard = false;
        for (const auto& event : game.events()) {
            const auto shown = Rules::redact(event, Reader::seat(seat), {});
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

TEST(MaharajaSecrets, WhatLooksAlikeIsToldAlike) {  // MJ-21.1, MJ-21.2
    int pairs = 0;
    for_each_random_state<Rules>({.games = 1, .every = 41}, [&](const maharaja::State& s, Rng& rng) {
        if (s.agenda.empty()) return;
        for (const Reader reader : all_readers(s.players)) {
            if (reader.is_referee()) continue;
            auto other = Rules::sample(Rules::observe(s, reader), rng);
            expect_same_to(reader, s, other);
            pairs += other == s ? 0 : 1;
            if (!s.options.hidden_gold || in_set_up(s)) continue;
            for (int seat = 0; seat < s.players; ++seat) {
                if (!reader.is(seat)) ++other.gold[static_cast<unsigned>(seat)];
            }
            const MaharajaMatch one(s);
            const MaharajaMatch two(other);
            EXPECT_EQ(json_text(one.view(reader)), json_text(two.view(reader)));
            EXPECT_EQ(json_text(one.standing(reader)), json_text(two.standing(reader)));
        }
    });
    EXPECT_GT(pairs, 100);
}

TEST(MaharajaSecrets, ShownDiscsOfTheLastRoundStayInEveryView) {  // MJ-5.7
    Maharaja game(2, "round 10\nplayed 0\nshown 0 gold palace\nturn 1\nopen disc\n");
    game.play(1, "end").expect_over();
    for (const int seat : {0, 1}) {
        EXPECT_EQ(Rules::observe(game.state(), seat).shown[0], (Disc{Action::Gold, Action::Palace}));
        EXPECT_EQ(shown_to(game.state(), seat, "seats.0.shown"), R"(["gold","palace"])");
    }
}

}  // namespace
}  // namespace durbar::testing
