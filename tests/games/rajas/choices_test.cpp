#include <gtest/gtest.h>

#include <set>

#include "core/match.h"
#include "core/playout.h"
#include "games/rajas/rajas_scenario.h"

namespace durbar::testing {
namespace {

using rajas::Rules;

rajas::View view_of(const Rajas& game) { return Rules::observe(game.state(), game.state().turn); }

/// Whether a sum keeps its limit, at most or exactly.
bool keeps(const PickSet& set, const std::vector<int>& picked, bool whole) {
    for (const PickLimit& limit : set.limits) {
        int sum = 0;
        for (std::size_t i = 0; i < set.items.size(); ++i) {
            for (const auto& add : set.items[i].adds)
                sum += add.sum == limit.sum ? picked[i] * add.amount : 0;
        }
        if ((limit.most && sum > *limit.most) || (whole && sum < limit.least)) return false;
    }
    return true;
}

/// The texts of every set that keeps the limits.
void add_sets(const PickSet& set, std::vector<int>& picked, std::size_t at, std::set<std::string>& texts) {
    if (!keeps(set, picked, false)) return;
    if (at == set.items.size()) {
        if (!keeps(set, picked, true)) return;
        std::string text = set.verb;
        bool any = false;
        for (std::size_t i = 0; i < set.items.size(); ++i) {
            for (int n = 0; n < picked[i]; ++n, any = true) text += " " + set.items[i].word;
        }
        if (any || !set.none.empty()) texts.insert(any ? text : set.none);
        return;
    }
    for (; keeps(set, picked, false); ++picked[at]) add_sets(set, picked, at + 1, texts);
    picked[at] = 0;
}
std::set<std::string> sets_of(const Rajas& game) {
    const auto sets = Rules::picks(view_of(game));
    EXPECT_EQ(sets.size(), 1U);
    EXPECT_TRUE(Rules::only_picks(view_of(game)));
    std::set<std::string> texts;
    std::vector<int> picked(sets[0].items.size());
    add_sets(sets[0], picked, 0, texts);
    return texts;
}

/// The sets are exactly the legal moves.
void expect_sets_are_legal(const Rajas& game) {
    std::set<std::string> read;
    for (const auto& text : sets_of(game)) {
        const auto move = Rules::parse(text);
        ASSERT_TRUE(move) << text;
        read.insert(Rules::format(move.value()));
    }
    const auto legal = game.legal();
    EXPECT_EQ(read, std::set<std::string>(legal.begin(), legal.end()));
}

TEST(RajasChoices, PaymentsAreOneSet) {  // RG-5.2, RG-3.7
    for (const auto* karma : {"0", "1", "3"}) {
        Rajas game(2, "seat 0 karma " + std::string(karma) + "\ndice 0 b1 b2 b2 b6 b5 o3\n");
        game.play(0, "place quarry-1").play(0, "tile blue-01").play(0, "lay B2 1");
        expect_sets_are_legal(game);
    }
    Rajas game(2, "seat 0 karma 1\ndice 0 b2 o3 b5\n");
    game.play(0, "place quarry-1").play(0, "tile blue-01").play(0, "lay B2 1");
    const auto set = Rules::picks(view_of(game)).front();
    EXPECT_EQ(set.items[1].target, "die:blue-2*");
    EXPECT_EQ(set.items[1].word, "2*");
    EXPECT_EQ(set.items[1].adds[0].amount, 5);
}

TEST(RajasChoices, DiceOfTheSupplyAreOneSet) {  // RG-4.4, RG-4.6, RG-4.8
    Rajas dancer(2, "dice 0 b2 o1\n");
    dancer.play(0, "place chamber-2").play(0, "die blue 2");
    expect_sets_are_legal(dancer);
    Rajas full(2, "dice 0 o1 o1 o1 o1 o1 o1 p1 p1 p1 b2\n");
    full.play(0, "place chamber-2").play(0, "die blue 2").play(0, "done");
    expect_sets_are_legal(full);
    Rajas fixed(2,
                "option ganga=on\nriver 2:2\nseat 0 boat 1\nworkers 0 harbor-1\nagenda sail 1 1; end-turn\n"
                "dice 0 b1 b1 b1 b1 b1 b1 b1 b1 b1\n");
    fixed.play(0, "sail 1").play(0, "done");
    expect_sets_are_legal(fixed);
}

/// Every set of own dice is played as a whole, and what follows is what its dice one by one lead to.
void expect_sets_play(const Rajas& game) {
    for (const auto& text : sets_of(game)) {
        Match<Rules> match(game.state());
        const auto refusal = match.play(0, text);
        ASSERT_FALSE(refusal) << text << ": " << describe(*refusal);
        EXPECT_NE(match.decision(), Rules::decision(game.state())) << text;
    }
}

TEST(RajasChoices, OwnDiceAreOneSet) {  // RG-4.3, RG-4.11, RG-8.1
    Rajas rerolls(2, "dice 0 b3 b3 o1 g1\n");
    rerolls.play(0, "place outer-terrace-1");
    EXPECT_EQ(sets_of(rerolls).size(), 3U * 2 * 2);
    expect_sets_play(rerolls);
    Rajas room(2,
               "dice 0 o1 o1 o1 o1 o1 o1 p1 p1 p2 b2\nseat 0 boat 7\nworkers 0 harbor-1\n"
               "agenda sail 1 1; end-turn\n");
    room.play(0, "sail 1").expect_decision("room");
    expect_sets_play(room);
}

TEST(RajasChoices, ASetOfOwnDiceIsItsPieces) {  // RG-4.11
    Rajas game(2, "dice 0 b3 b3 o1 g1\n");
    game.play(0, "place outer-terrace-1");
    const auto pieces = [&](std::string_view text) {
        std::string joined;
        for (const auto& move : Rules::pieces(view_of(game), text)) {
            joined += (joined.empty() ? "" : "; ") + Rules::format(move);
        }
        return joined;
    };
    EXPECT_EQ(pieces("reroll orange-1 blue-3 blue-3"), "reroll blue 3; reroll blue 3; reroll orange 1; done");
    EXPECT_EQ(pieces("reroll blue-3 blue-3 orange-1 green-1"),
              "reroll blue 3; reroll blue 3; reroll orange 1; reroll green 1");  // none is left to name
    EXPECT_EQ(pieces("reroll"), "done");
    EXPECT_EQ(pieces("return blue-3"), "");
    EXPECT_EQ(pieces("reroll blue 3"), "");  // a move of its own
    EXPECT_EQ(pieces("reroll blue-7"), "");
    Match<Rules> match(game.state());
    const auto refusal = match.play(0, "reroll blue-3 blue-3 blue-3");
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->key, "rajas.no_such_die");
    EXPECT_EQ(match.plies(), 0U);
    ASSERT_FALSE(match.play(0, "reroll orange-1 blue-3"));
    EXPECT_EQ(match.plies(), 3U);
    EXPECT_EQ(match.decision(), "roll");
}

TEST(RajasChoices, ASailIsTheSpaceWhereTheBoatArrives) {  // RG-10.2
    Rajas game(2, "seat 0 boat 15\nseat 1 boat 16\nworkers 0 harbor-1\nagenda sail 1 2; end-turn\n");
    const auto target = [&](std::string_view text) {
        return Rules::targets(view_of(game), Rules::parse(text).value());
    };
    EXPECT_EQ(target("sail 1"), std::vector<std::string>{"river:17"});
    EXPECT_EQ(target("sail 2"), std::vector<std::string>{"river:18"});
    EXPECT_EQ(target("sail 0"), std::vector<std::string>{"no"});
    EXPECT_EQ(target("sell none 0"), std::vector<std::string>{"no"});
    EXPECT_EQ(target("die blue 2 turned"), std::vector<std::string>{"die:blue-2*"});
}

/// In every few positions of a game: the decision is one of the list, its choices are short, no path is the
/// beginning of another (ChoiceTree), and sets are exactly the legal moves.
void expect_sound_choices(rajas::Mode mode, int players) {
    constexpr std::size_t kLongest = 32 * 1024;
    Rng rng(7);
    Rajas game(Rules::initial({mode, true, 0b1010}, players));
    Rules::MoveList moves;
    for (int ply = 0; Rules::to_act(game.state()) != Player::Nobody; ++ply) {
        if (is_seat(Rules::to_act(game.state())) && ply % 7 == 0) {
            const Match<Rules> match(game.state());
            const auto kinds = Rules::decision_kinds();
            ASSERT_NE(std::find(kinds.begin(), kinds.end(), match.asked(Reader::spectator()).kind),
                      kinds.end());
            ASSERT_LT(json_text(match.choices(game.state().turn)).size(), kLongest);
            const auto decision = match.decision();
            if (decision == "pay" || decision == "dice") expect_sets_are_legal(game);
        }
        const auto move = random_move<Rules>(game.state(), moves, rng);
        Rules::apply(game.state(), move, {});
    }
}
TEST(RajasChoices, AreSoundInWholeGames) {
    expect_sound_choices(rajas::Mode::Basic, 2);
    expect_sound_choices(rajas::Mode::Navaratnas, 3);
    expect_sound_choices(rajas::Mode::Mixed, 4);
}

TEST(RajasChoices, AreShortWithAFullHandOfOneColour) {
    Rajas game(2, "seat 0 karma 3\ndice 0 b1 b2 b3 b4 b5 b6 b1 b2 b3 b4\n");
    game.play(0, "place quarry-1").play(0, "tile blue-01").play(0, "lay B2 1");
    EXPECT_GT(game.legal().size(), 5000U);
    EXPECT_LT(json_text(Match<Rules>(game.state()).choices(0)).size(), 2048U);
}

}  // namespace
}  // namespace durbar::testing
