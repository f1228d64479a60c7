// Analyzing a match through the engine protocol, as a page does.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/record.h"
#include "engine/engine_support.h"
#include "simulate/simulate.h"
#include "support/game_ids.h"

namespace durbar::testing {
namespace {

using ::testing::HasSubstr;

class Analysis : public ::testing::Test, protected Conversation {
protected:
    /// A whole game of random moves; the session stands at its end.
    void load_game(const std::string& game) {
        SimulateOptions batch;
        batch.game = game;
        batch.players = 2;
        batch.seed = 4;
        batch.keep_record = [&](std::uint64_t, const std::string& text) {
            expect(json::serialize(json::object{{"cmd", "load"}, {"record", text}, {"chance", "manual"}}));
            return std::optional<Error>{};
        };
        EXPECT_TRUE(simulate(batch));
    }
    json::object analyze(std::int64_t ply, int iterations = 10) {
        return expect(
            json::serialize(json::object{{"cmd", "analyze"}, {"ply", ply}, {"iterations", iterations}}));
    }
    json::object sum_up(const json::array& plies) {
        return expect(json::serialize(json::object{{"cmd", "sum_up"}, {"plies", plies}}));
    }
};

class AnalysisOfEveryGame : public Analysis, public ::testing::WithParamInterface<std::string> {};

TEST_P(AnalysisOfEveryGame, FollowsItsOwnTasksToTheSum) {
    load_game(GetParam());
    const std::string before = position();
    const auto tasks = sum_up({}).at("next").as_array();
    const auto plies = command("standing").at("plies").as_int64();
    ASSERT_EQ(static_cast<std::int64_t>(tasks.size()), plies);
    json::array known;
    for (const auto& task : tasks) known.push_back(analyze(task.at("ply").as_int64()));
    const auto sum = sum_up(known);
    EXPECT_EQ(position(), before) << "an analysis changes nothing";
    ASSERT_EQ(sum.at("seats").as_array().size(), 2U);
    for (std::size_t seat = 0; seat < 2; ++seat) {
        const auto& told = sum.at("seats").at(seat);
        const auto number = [&](std::string_view name) { return told.at(name).to_number<double>(); };
        EXPECT_NEAR(sum.at("start").at(seat).to_number<double>() + number("luck") - number("loss") +
                        number("rivals") + number("rest"),
                    sum.at("end").at(seat).to_number<double>(), 0.01);
    }
    EXPECT_FALSE(sum.at("turns").as_array().empty());
}

INSTANTIATE_TEST_SUITE_P(Games, AnalysisOfEveryGame, ::testing::ValuesIn(game_ids()),
                         [](const auto& test) { return test.param; });

TEST_F(Analysis, ShowsAsManyCandidatesAsAskedForAndThePlayedOne) {
    load_game("tigris");
    for (std::int64_t ply = 0;; ++ply) {
        const auto all = analyze(ply);
        if (all.at("candidates").as_array().size() < 4) continue;
        const auto some = expect(
            json::serialize(json::object{{"cmd", "analyze"}, {"ply", ply}, {"iterations", 10}, {"top", 2}}));
        const auto& shown = some.at("candidates").as_array();
        const bool played_is_third = shown.size() == 3;
        ASSERT_TRUE(shown.size() == 2 || played_is_third);
        EXPECT_TRUE(std::any_of(shown.begin(), shown.end(),
                                [&](const auto& each) { return each.at("move") == some.at("move"); }));
        break;
    }
}

TEST_F(Analysis, ForeseesALineWithItsEvents) {
    load_game("maharani");
    std::int64_t ply = 0;
    while (analyze(ply).at("kind").as_string() == "chance") ++ply;
    const auto played = analyze(ply).at("move");
    const auto told = expect(json::serialize(
        json::object{{"cmd", "foresee"}, {"ply", ply}, {"moves", json::array{played, "no such move"}}}));
    const auto& steps = told.at("steps").as_array();
    ASSERT_EQ(steps.size(), 1U);
    EXPECT_EQ(steps.at(0).at("move"), played);
    EXPECT_FALSE(steps.at(0).at("events").as_array().empty());
}

TEST_F(Analysis, RefusesWhatDoesNotFitTheMatch) {
    EXPECT_THAT(refusal(R"({"cmd":"analyze","ply":0})"), HasSubstr("no match yet"));
    expect(R"({"cmd":"new","game":"rajas","players":2,"chance":"manual"})");
    EXPECT_THAT(refusal(R"({"cmd":"analyze","ply":0})"), HasSubstr("no moves to analyze"));
    load_game("rajas");
    EXPECT_THAT(refusal(R"({"cmd":"analyze","ply":-1})"), HasSubstr("\"ply\""));
    EXPECT_THAT(refusal(R"({"cmd":"analyze","ply":1000000})"), HasSubstr("\"ply\""));
    EXPECT_THAT(refusal(R"({"cmd":"analyze","ply":0,"iterations":0})"), HasSubstr("\"iterations\""));
    EXPECT_THAT(refusal(R"({"cmd":"sum_up"})"), HasSubstr("\"plies\""));
    EXPECT_THAT(refusal(R"({"cmd":"sum_up","plies":[3]})"), HasSubstr("a list of objects"));
    const auto ply = [](std::string_view changes) {
        auto value = json::parse(R"({"ply":0,"kind":"chance","iterations":0,"before":[0.5,0.5],)"
                                 R"("after":[0.5,0.5],"unseen_before":[],"unseen_after":[],"margin":0})")
                         .as_object();
        const json::value changed = json::parse(changes);
        for (const auto& [name, change] : changed.as_object()) value[name] = change;
        return value;
    };
    const auto with = [&](const json::array& plies) {
        return refusal(json::serialize(json::object{{"cmd", "sum_up"}, {"plies", plies}}));
    };
    sum_up({ply("{}")});
    EXPECT_THAT(with({ply(R"({"kind":"decision"})")}), HasSubstr("not of the kind \"decision\""));
    EXPECT_THAT(with({ply(R"({"kind":"rain"})")}), HasSubstr("\"kind\""));
    EXPECT_THAT(with({ply(R"({"before":[1]})")}), HasSubstr("\"before\" must have 2 numbers"));
    EXPECT_THAT(with({ply(R"({"after":[1,"x"]})")}), HasSubstr("\"after\""));
    EXPECT_THAT(with({ply(R"({"unseen_after":[0.1,-0.1]})")}),
                HasSubstr("\"unseen_after\" must have 0 numbers"))
        << "chance sees everything";
    EXPECT_THAT(with({ply(R"({"margin":null})")}), HasSubstr("\"margin\""));
    EXPECT_THAT(with({ply("{}"), ply("{}")}), HasSubstr("in the order of the game"));
    EXPECT_THAT(refusal(R"({"cmd":"foresee","ply":0,"moves":[1]})"), HasSubstr("a list of strings"));
}

}  // namespace
}  // namespace durbar::testing
