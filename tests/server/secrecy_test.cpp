#include "server/secrecy_scene.h"
#include "support/game_ids.h"

namespace durbar::testing {
namespace {

INSTANTIATE_TEST_SUITE_P(All, Secrecy, ::testing::ValuesIn(game_ids()),
                         [](const auto& game) { return game.param; });

TEST_P(Secrecy, NothingThatAReaderMayNotKnowChangesWhatItReceives) {
    compare_all({GetParam(), 2, {}}, 6);
    conclude();
}

TEST(SecrecyInTime, ABotAnswersAfterTheSameTimeWhateverItHolds) {
    HouseBench bench;
    Client anna(bench, "Anna");
    const std::string table = anna.open(settings("tigris", {"open", "bot easy"}));
    anna.watch(table);
    anna.sit(table, 0);
    anna.does("start", {{"table", table}});
    RandomPlayers players(bench, table, {&anna}, 3);
    std::size_t from = anna.heard.size();
    players.play(15);
    hall::Moment last = anna.heard_at[from - 1];
    int bot_moves = 0;
    for (; from < anna.heard.size(); ++from) {
        const json::value message = json::parse(anna.heard[from]);
        if (!message.as_object().contains("push")) continue;
        const auto& news = message.at("news").as_array();
        if (!news.empty() && news[0].as_object().contains("actor") && news[0].at("actor") == json::value(1)) {
            EXPECT_EQ(anna.heard_at[from] - last, 50 + bench.settings().bot_pause_ms);
            ++bot_moves;
        }
        last = anna.heard_at[from];
    }
    EXPECT_GT(bot_moves, 10);
}

TEST(SecrecyInTime, OthersDoNotLearnThatASealedChoiceWasChanged) {
    HouseBench bench;
    TwoAndASpectator all(bench, settings("maharaja", {"open", "open"}));
    RandomPlayers players(bench, all.table, all.people(), 2);
    // Up to a decision that both make at the same time.
    for (int i = 0; i < 300 && !(all.anna.decides(all.table) && all.boris.decides(all.table)); ++i)
        players.move();
    ASSERT_TRUE(all.anna.decides(all.table) && all.boris.decides(all.table));
    const auto play = [&] {
        return Client::code(all.anna.play(
            all.table,
            RandomChoice(players.rng()).move(all.anna.choices.at(all.table).at("tree").as_object())));
    };
    ASSERT_EQ(play(), "done");
    const std::size_t boris = all.boris.heard.size();
    const std::size_t carla = all.carla.heard.size();
    for (int i = 0; i < 5; ++i) ASSERT_EQ(play(), "done");
    EXPECT_EQ(all.boris.heard.size(), boris);
    EXPECT_EQ(all.carla.heard.size(), carla);
    all.boris.expect_in_step(all.table);
}

}  // namespace
}  // namespace durbar::testing
