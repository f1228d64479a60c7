// Thoughts in stretches, and batches of games, through the engine protocol.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>

#include "core/text.h"
#include "engine/engine_support.h"
#include "simulate/simulate.h"
#include "support/game_ids.h"

namespace durbar::testing {
namespace {

using ::testing::HasSubstr;

class Thoughts : public ::testing::Test, protected Conversation {
protected:
    void start(std::string_view game) {
        expect(R"({"cmd":"new","players":2,"seed":5,"game":")" + std::string(game) + "\"}");
    }
    /// A whole thought in stretches of so many iterations, in turn; what its last stretch says but for how
    /// far it has come.
    json::object in_stretches(const std::string& fields, const std::vector<int>& iterations) {
        expect(R"({"cmd":"think",)" + fields + "}");
        for (std::size_t i = 0;; ++i) {
            auto answer = expect(json::serialize(
                json::object{{"cmd", "go_on"}, {"iterations", iterations[i % iterations.size()]}}));
            const double progress = answer.at("progress").to_number<double>();
            EXPECT_EQ(progress == 1, answer.at("done").as_bool());
            if (progress < 1) continue;
            answer.erase("progress");
            answer.erase("done");
            return answer;
        }
    }
};

class ThoughtsInEveryGame : public Thoughts, public ::testing::WithParamInterface<std::string> {};

TEST_P(ThoughtsInEveryGame, EndAlikeHoweverTheyAreCut) {
    start(GetParam());
    const std::vector<std::string> bots{
        R"("bot":"random","seed":9)",
        R"("bot":"greedy","seed":9)",
        R"("bot":"mcts","iterations":200,"seed":9)",
        R"("bot":"mcts","iterations":101,"threads":2,"seed":9)",
        R"("bot":"easy:ms=3600000","iterations":150,"seed":9)",
    };
    for (const auto& bot : bots) {
        const auto whole = expect(R"({"cmd":"go",)" + bot + "}");
        EXPECT_EQ(json::serialize(in_stretches(bot, {1})), json::serialize(whole)) << bot;
        EXPECT_EQ(json::serialize(in_stretches(bot, {7, 64, 2})), json::serialize(whole)) << bot;
        EXPECT_EQ(json::serialize(in_stretches(bot, {0})), json::serialize(whole)) << bot;
    }
}

INSTANTIATE_TEST_SUITE_P(Games, ThoughtsInEveryGame, ::testing::ValuesIn(game_ids()),
                         [](const auto& test) { return test.param; });

TEST_F(Thoughts, TellHowFarTheyHaveCome) {
    start("tigris");
    expect(R"({"cmd":"think","bot":"mcts","iterations":1000,"seed":1})");
    const auto first = expect(R"({"cmd":"go_on","iterations":100})");
    EXPECT_EQ(first.at("progress").as_double(), 0.1);
    EXPECT_EQ(first.at("iterations").as_int64(), 100);
    EXPECT_FALSE(first.at("done").as_bool());
    EXPECT_FALSE(first.at("candidates").as_array().empty());
    EXPECT_EQ(expect(R"({"cmd":"go_on","iterations":150})").at("progress").as_double(), 0.25);
}

TEST_F(Thoughts, AreCancelledWithinAStretch) {
    using Clock = std::chrono::steady_clock;
    start("tigris");
    expect(R"({"cmd":"think","bot":"mcts","ms":600000})");
    const auto begin = Clock::now();
    const auto answer = expect(R"({"cmd":"go_on","ms":20})");
    EXPECT_LT(answer.at("progress").as_double(), 0.1);
    EXPECT_FALSE(expect(R"({"cmd":"stop"})").at("move").as_string().empty());
    EXPECT_LT(Clock::now() - begin,
              std::chrono::seconds(60));  // a busy machine is slow, not ten minutes late
    EXPECT_THAT(refusal(R"({"cmd":"go_on","ms":20})"), HasSubstr("send think first"));
}

TEST_F(Thoughts, ThatAreStoppedBeforeTheyBeganHaveAMove) {
    start("tigris");
    expect(R"({"cmd":"think","bot":"mcts","ms":600000})");
    EXPECT_FALSE(expect(R"({"cmd":"stop"})").at("move").as_string().empty());
    EXPECT_THAT(refusal(R"({"cmd":"stop"})"), HasSubstr("send think first"));
}

TEST_F(Thoughts, EndWhenTheMatchChanges) {
    start("tigris");
    const auto begun = expect(R"({"cmd":"think","bot":"mcts","iterations":50})");
    EXPECT_EQ(begun.at("bot").as_string(), "mcts");
    play(legal().at(0).as_string());
    EXPECT_THAT(refusal(R"({"cmd":"go_on"})"), HasSubstr("send think first"));
}

TEST_F(Thoughts, NameNoMoreCandidatesThanAskedFor) {
    start("tigris");
    const auto answer = expect(R"({"cmd":"go","bot":"mcts","iterations":50,"top":3})");
    EXPECT_EQ(answer.at("candidates").as_array().size(), 3U);
}

TEST_F(Thoughts, AreRefusedLikeAnAnswerAtOnce) {
    start("tigris");
    EXPECT_THAT(refusal(R"({"cmd":"think","bot":"nobody"})"), HasSubstr("There is no bot"));
    EXPECT_THAT(refusal(R"({"cmd":"think","seat":0})"), HasSubstr("nothing to choose"));
    EXPECT_THAT(refusal(R"({"cmd":"go_on","ms":-1})"), HasSubstr("ms"));
}

TEST_F(Thoughts, ABatchHasTheDigestOfTheCommandLine) {
    SimulateOptions batch;
    batch.game = "tigris";
    batch.players = 3;
    batch.games = 20;
    batch.first = 4;
    batch.seed = 9;
    batch.options = {{"board", "advanced"}};
    batch.bots = {"greedy", "random", "random"};
    const auto report = simulate(batch);
    const auto answer =
        expect(R"({"cmd":"simulate","game":"tigris","players":3,"games":20,"first":4,"seed":9,)"
               R"("options":{"board":"advanced"},"bots":["greedy","random","random"]})");
    EXPECT_EQ(answer.at("digest").as_string(), hex64(report.value().digest));
    EXPECT_EQ(answer.at("finished").as_int64(), 20);
}

TEST_F(Thoughts, ABatchIsBounded) {
    EXPECT_THAT(refusal(R"({"cmd":"simulate","game":"tigris","players":2,"games":10001})"),
                HasSubstr("10000"));
    EXPECT_THAT(refusal(R"({"cmd":"simulate","game":"chess","players":2,"games":1})"), HasSubstr("no game"));
    EXPECT_THAT(refusal(R"({"cmd":"simulate","game":"tigris","players":9,"games":1})"), HasSubstr("players"));
    EXPECT_THAT(refusal(R"({"cmd":"simulate","game":"tigris","players":2,"games":1,"bots":["nobody"]})"),
                HasSubstr("There is no bot"));
    Budget most;
    most.iterations = 4;
    EngineSession careful(1, most);
    EXPECT_THAT(careful.answer(R"({"cmd":"simulate","game":"tigris","players":2,"games":5})"),
                HasSubstr("from 1 to 4"));
}

}  // namespace
}  // namespace durbar::testing
