#include <set>

#include "games/maharaja/maharaja_views.h"
#include "support/random_games.h"

namespace durbar::testing {
namespace {

using maharaja::Rules;
using Clicks = std::vector<std::string>;

/// Seat 0 with the Builder is on in Jaipur and has a token.
constexpr std::string_view kTable = R"(
option extended1=on
round 3
cards 0 builder
cards 1 mogul
cards 2 trader
played 1 2
turn 0
shown 0 gold character
architect 0 jaipur
village v16 1 2
village v08 0
tokens 0 1
)";

Clicks clicks(const Maharaja& game, std::string_view move) {
    return Rules::targets(Rules::observe(game.state(), game.state().active), Rules::parse(move).value());
}

TEST(MaharajaTargets, NameWhatIsSpentFirst) {  // MJ-6.7
    const Maharaja game(3, kTable);
    EXPECT_EQ(clicks(game, "gold disc"), (Clicks{"disc:gold"}));
    EXPECT_EQ(clicks(game, "house builder jaipur"), (Clicks{"builder:house", "place:jaipur"}));
    EXPECT_EQ(clicks(game, "move builder v08 v09"), (Clicks{"builder:move", "place:v08", "place:v09"}));
    EXPECT_EQ(clicks(game, "governor disc kota"), (Clicks{"disc:governor", "governor:kota"}));
    EXPECT_EQ(clicks(game, "palace token outer"), (Clicks{"token:palace", "site:outer"}));
    EXPECT_EQ(clicks(game, "character yogi"), (Clicks{"disc:character", "character:yogi"}));
    EXPECT_EQ(clicks(game, "takeover 1"), (Clicks{"disc:character", "seat:1"}));
    EXPECT_EQ(clicks(game, "token palace"), (Clicks{"action_token", "action:palace"}));
    EXPECT_EQ(clicks(game, "travel kota r09"), (Clicks{"junction:kota"}));
    EXPECT_EQ(clicks(game, "end"), (Clicks{"end"}));
}

/// Every set of two of the items, in the order of the items, with its text.
std::set<std::string> texts_of(const PickSet& set) {
    std::set<std::string> texts;
    for (std::size_t one = 0; one < set.items.size(); ++one) {
        for (std::size_t two = one; two < set.items.size(); ++two) {
            texts.insert(set.verb + " " + set.items[one].word + " " + set.items[two].word);
        }
    }
    return texts;
}

TEST(MaharajaChoices, ADiscIsASetOfTwoPointers) {  // MJ-5.1, MJ-5.2, MJ-5.3
    const Maharaja game(3, "agenda disc 1\n");
    const auto sets = Rules::picks(Rules::observe(game.state(), 1));
    ASSERT_EQ(sets.size(), 1U);
    const PickSet& set = sets[0];
    EXPECT_TRUE(set.path.empty());
    EXPECT_TRUE(set.none.empty());
    ASSERT_EQ(set.limits.size(), 1U);
    EXPECT_EQ(set.limits[0].least, 2);
    EXPECT_EQ(set.limits[0].most, 2);
    for (const PickItem& item : set.items) {
        EXPECT_EQ(item.target, "pointer:" + item.word);
        ASSERT_EQ(item.adds.size(), 1U);
        EXPECT_EQ(item.adds[0].sum, set.limits[0].sum);
        EXPECT_EQ(item.adds[0].amount, 1);
    }
    const auto listed = game.legal();
    EXPECT_EQ(texts_of(set), std::set<std::string>(listed.begin(), listed.end()));
    for (const auto& text : listed) EXPECT_EQ(Rules::format(Rules::parse(text).value()), text);
}

TEST(MaharajaChoices, OffersEverySeatTheSameDisc) {  // MJ-5.4
    const MaharajaMatch match(Maharaja(3, "agenda disc 0\n").state());
    for (int seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(told(match.choices(seat), "pick.verb"), "\"disc\"");
        EXPECT_EQ(told(match.choices(seat), "next"), "missing");
        EXPECT_EQ(json_text(match.choices(seat)), json_text(match.choices(0)));
    }
    EXPECT_TRUE(match.choices(3).is_null());
}

TEST(MaharajaChoices, AreNoSetsInOtherDecisions) {  // MJ-6.4
    const Maharaja game(3, kTable);
    const auto view = Rules::observe(game.state(), 0);
    EXPECT_TRUE(Rules::picks(view).empty());
    EXPECT_FALSE(Rules::only_picks(view));
    EXPECT_FALSE(Rules::is_pick(Rules::parse("end").value()));
    EXPECT_TRUE(MaharajaMatch(game.state()).choices(1).is_null());
}

/// Whether one path is the beginning of another.
bool begins(const Clicks& one, const Clicks& two) {
    return one.size() <= two.size() && std::equal(one.begin(), one.end(), two.begin());
}

TEST(MaharajaChoices, ArePrefixFreeAndShort) {  // MJ-6.7
    constexpr std::size_t kMost = 32 * 1024;
    std::size_t largest = 0;
    for_each_random_state<Rules>({.games = 1, .every = 13}, [&](const maharaja::State& s, Rng&) {
        if (!is_seat(Rules::to_act(s))) return;
        const int seat = seat_of(Rules::to_act(s));
        largest = std::max(largest, json_text(MaharajaMatch(s).choices(seat)).size());
        if (Rules::decision(s) == "disc") return;
        const auto view = Rules::observe(s, seat);
        maharaja::MoveList moves;
        Rules::legal_moves(s, moves);
        std::vector<Clicks> paths;
        for (const auto& move : moves) paths.push_back(Rules::targets(view, move));
        std::sort(paths.begin(), paths.end());
        for (std::size_t i = 1; i < paths.size(); ++i) {
            ASSERT_FALSE(begins(paths[i - 1], paths[i])) << paths[i].front();
        }
    });
    EXPECT_LT(largest, kMost);
    RecordProperty("largest", static_cast<int>(largest));
}

TEST(MaharajaChoices, StayShortWithEveryHouseOnTheBoard) {  // MJ-8.15, MJ-13.14
    std::string lines =
        "option extended1=on\ncards 0 builder\ncards 1 mogul\nshown 0 move_house move_house\n";
    lines += "used token\nopen token move_house\ntokens 0 1\nsupply 0 0\narchitect 0 jaipur\n";
    for (int village = 10; village < 30; ++village) lines += "village v" + std::to_string(village) + " 0\n";
    const Maharaja game(2, lines);
    EXPECT_GT(game.legal().size(), 500U);
    EXPECT_LT(json_text(MaharajaMatch(game.state()).choices(0)).size(), 32U * 1024U);
}

}  // namespace
}  // namespace durbar::testing
