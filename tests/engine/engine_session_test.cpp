#include "engine/engine_session.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/record.h"
#include "core/rng.h"
#include "engine/engine_support.h"

namespace durbar::testing {
namespace {

using ::testing::HasSubstr;

class Engine : public ::testing::Test, protected Conversation {
protected:
    void start() { expect(R"({"cmd":"new","game":"tigris","players":3,"seed":7})"); }
    void start_manual() { expect(R"({"cmd":"new","game":"tigris","players":2,"chance":"manual"})"); }

    /// The number at a key.
    static std::int64_t number(const json::object& answer, std::string_view key) {
        return answer.at(key).as_int64();
    }
};

TEST_F(Engine, ListsGamesAndBots) {
    const auto answer = command("games");
    const auto& game = answer.at("games").as_array().at(0).as_object();
    EXPECT_EQ(game.at("id").as_string(), "tigris");
    EXPECT_EQ(game.at("min_players").as_int64(), 2);
    EXPECT_EQ(game.at("max_players").as_int64(), 4);
    const auto& option = game.at("options").as_array().at(0).as_object();
    EXPECT_EQ(option.at("name").as_string(), "board");
    EXPECT_EQ(option.at("default").as_string(), "standard");
    EXPECT_EQ(option.at("values").as_array().size(), 2U);
    EXPECT_FALSE(option.at("help").as_string().empty());
    EXPECT_EQ(answer.at("bots").as_array().at(0).as_object().at("name").as_string(), "random");
}

TEST_F(Engine, AutomaticChanceLeadsToTheFirstDecision) {
    const auto answer =
        expect(R"({"cmd":"new","game":"tigris","players":3,"options":{"board":"advanced"},"seed":7})");
    EXPECT_EQ(answer.at("players").as_int64(), 3);
    EXPECT_EQ(number(answer, "seed"), 7);
    EXPECT_EQ(number(answer, "plies"), 3 * 6 + 1);  // six tiles each, and who begins
    EXPECT_TRUE(answer.at("to_act").is_int64());
    EXPECT_EQ(answer.at("decision").as_string(), "action");
    EXPECT_EQ(answer.at("played").as_array().size(), 19U);
    EXPECT_EQ(answer.at("events").as_array().at(0).as_object().at("move").as_string(),
              answer.at("played").as_array().at(0).as_object().at("move").as_string());
    const std::string first = position();
    EXPECT_THAT(first, HasSubstr("board=advanced"));
    expect(R"({"cmd":"new","game":"tigris","players":3,"options":{"board":"advanced"},"seed":7})");
    EXPECT_EQ(position(), first);
    expect(R"({"cmd":"new","game":"tigris","players":3,"options":{"board":"advanced"},"seed":8})");
    EXPECT_NE(position(), first);
}

TEST_F(Engine, OptionsMayBeTruthValues) {
    expect(R"({"cmd":"new","game":"tigris","players":2,"options":{"buildings":true}})");
    EXPECT_THAT(position(), HasSubstr("buildings=on"));
}

TEST_F(Engine, WithoutASeedOneIsChosenAndTold) {
    const auto first = expect(R"({"cmd":"new","game":"tigris","players":2})");
    const std::string text = position();
    const auto second = expect(R"({"cmd":"new","game":"tigris","players":2})");
    EXPECT_NE(first.at("seed"), second.at("seed"));
    expect(json::serialize(
        json::object{{"cmd", "new"}, {"game", "tigris"}, {"players", 2}, {"seed", first.at("seed")}}));
    EXPECT_EQ(position(), text);
}

TEST_F(Engine, TheCallerPlaysChanceWhenAskedTo) {
    const auto opened = expect(R"({"cmd":"new","game":"tigris","players":2,"chance":"manual"})");
    EXPECT_EQ(opened.at("to_act").as_string(), "chance");
    EXPECT_EQ(number(opened, "plies"), 0);
    for (int draw = 0; draw < 12; ++draw) {
        const auto outcomes = legal();
        ASSERT_EQ(outcomes.size(), 4U);
        EXPECT_GT(outcomes.at(0).as_object().at("weight").as_int64(), 0);
        play(std::string(outcomes.at(0).as_object().at("move").as_string()));
    }
    const auto begun = play("start 1");
    EXPECT_EQ(number(begun, "to_act"), 1);
    EXPECT_EQ(begun.at("played").as_array().at(0).as_object().at("actor").as_string(), "chance");
    EXPECT_EQ(ask(R"({"cmd":"undo"})").at("key").as_string(), "match.undo_chance");
}

TEST_F(Engine, AnswersEveryQuestionAboutAMatch) {
    start();
    const auto state = command("state");
    EXPECT_TRUE(state.at("state").is_object());
    EXPECT_EQ(state.at("decision").as_string(), "action");
    const auto view = expect(R"({"cmd":"view","seat":2})");
    EXPECT_TRUE(view.at("view").is_object());
    EXPECT_NE(view.at("view"), state.at("state"));
    EXPECT_EQ(number(view, "seat"), 2);

    const auto moves = legal();
    const auto choices = command("choices");
    EXPECT_FALSE(choices.at("choices").at("next").as_array().empty());
    EXPECT_TRUE(choices.at("proposal").is_null());
    const std::string move(moves.at(0).as_string());
    const auto check = expect(json::serialize(json::object{{"cmd", "check"}, {"move", move}}));
    EXPECT_TRUE(check.at("legal").as_bool());
    const auto preview = expect(json::serialize(json::object{{"cmd", "preview"}, {"move", move}}));
    EXPECT_FALSE(preview.at("events").as_array().empty());
    const auto standing = command("standing");
    EXPECT_EQ(standing.at("standing").as_array().size(), 3U);
    EXPECT_FALSE(standing.at("finished").as_bool());
    EXPECT_EQ(standing.at("standing").as_array().at(0).as_object().at("rank").as_int64(), 1);
}

TEST_F(Engine, IllegalMovesNameTheirRule) {
    start();
    const std::string before = position();
    for (const auto* command : {"check", "play", "preview"}) {
        const auto answer = ask(json::serialize(json::object{{"cmd", command}, {"move", "tile red K1"}}));
        EXPECT_FALSE(answer.at("ok").as_bool());
        EXPECT_THAT(std::string(answer.at("rule").as_string()), HasSubstr("TE-"));
        EXPECT_FALSE(answer.at("error").as_string().empty());
    }
    EXPECT_FALSE(ask(R"({"cmd":"check","move":"tile red K1"})").at("legal").as_bool());
    EXPECT_FALSE(ask(R"({"cmd":"play","move":"dance"})").contains("rule"));
    EXPECT_EQ(position(), before);
}

TEST_F(Engine, PlayTellsItsEventsAndUndoTakesItBack) {
    start();
    const std::string before = position();
    const auto played = play("pass");
    // The second action is left, so nothing was drawn and the pass may be taken back.
    EXPECT_EQ(played.at("played").as_array().size(), 1U);
    EXPECT_EQ(played.at("played").as_array().at(0).as_object().at("ply").as_int64(), 20);
    EXPECT_EQ(command("undo").at("undone").as_string(), "pass");
    EXPECT_EQ(position(), before);
    const std::string move(legal().at(0).as_string());
    const auto event = play(move).at("events").as_array().at(0).as_object();
    EXPECT_EQ(event.at("move").as_string(), move);
    EXPECT_EQ(event.at("ply").as_int64(), 20);
    EXPECT_EQ(event.at("turn").as_int64(), 1);
}

TEST_F(Engine, ASeatPlaysAndTakesBackOnlyItsOwn) {
    start();
    const auto seat = number(command("state"), "to_act");
    const auto other = (seat + 1) % 3;
    const auto request = [](const char* cmd, std::int64_t who) {
        return json::serialize(json::object{{"cmd", cmd}, {"seat", who}, {"move", "pass"}});
    };
    EXPECT_EQ(ask(request("play", other)).at("key").as_string(), "match.not_deciding");
    expect(request("play", seat));
    EXPECT_EQ(ask(request("undo", other)).at("key").as_string(), "match.undo_other");
    expect(request("undo", seat));
}

TEST_F(Engine, LoadOfPositionIsTheIdentityThroughAWholeGame) {
    start();
    Rng rng(3);
    for (int ply = 0; ply < 400 && !command("state").at("to_act").is_null(); ++ply) {
        const std::string text = position();
        const auto moves = legal();
        if (ply % 5 == 0) {
            Conversation other;
            other.expect(
                json::serialize(json::object{{"cmd", "load"}, {"game", "tigris"}, {"position", text}}));
            EXPECT_EQ(other.position(), text);
            EXPECT_EQ(other.legal(), moves);
        }
        play(std::string(moves.at(rng.below(static_cast<std::uint32_t>(moves.size()))).as_string()));
    }
    EXPECT_TRUE(command("state").at("to_act").is_null());
    EXPECT_TRUE(legal().empty());
    EXPECT_TRUE(command("choices").at("choices").is_null());
    EXPECT_TRUE(command("standing").at("finished").as_bool());
    EXPECT_EQ(command("state").at("decision").as_string(), "over");
    EXPECT_THAT(refusal(R"({"cmd":"go"})"), HasSubstr("No seat has to act"));
}

TEST_F(Engine, RecordsAreLoadedWithTheirHistory) {
    expect(R"({"cmd":"new","game":"tigris","players":2,"seed":7,"names":["Ada","Bo"]})");
    play("pass");
    const auto record = command("record").at("record").as_string();
    ASSERT_TRUE(parse_record(std::string(record)));
    EXPECT_THAT(std::string(record), HasSubstr("seat 0 Ada\nseat 1 Bo\n"));
    const std::string text = position();
    Conversation other;
    const auto loaded = other.expect(json::serialize(json::object{{"cmd", "load"}, {"record", record}}));
    EXPECT_EQ(loaded.at("plies").as_int64(), 14);
    EXPECT_EQ(other.position(), text);
    EXPECT_EQ(other.command("undo").at("undone").as_string(), "pass");
}

TEST_F(Engine, LoadDrawsChanceOnlyWhenItIsAutomatic) {
    start_manual();
    const std::string text = position();
    const auto load = [&](const char* chance) {
        return expect(json::serialize(json::object{
            {"cmd", "load"}, {"game", "tigris"}, {"position", text}, {"chance", chance}, {"seed", 1}}));
    };
    EXPECT_EQ(load("manual").at("to_act").as_string(), "chance");
    EXPECT_TRUE(load("auto").at("to_act").is_int64());
}

TEST_F(Engine, GoNamesALegalMoveAndPlaysNothing) {
    start();
    const std::string before = position();
    const auto answer = expect(R"({"cmd":"go","bot":"random","ms":5,"seed":1})");
    EXPECT_TRUE(answer.at("evaluation").is_null());
    EXPECT_TRUE(answer.at("candidates").as_array().empty()) << "a bot that does not search compares nothing";
    EXPECT_EQ(position(), before);
    EXPECT_EQ(expect(R"({"cmd":"go","bot":"random","seed":1})").at("move"), answer.at("move"));
    play(std::string(answer.at("move").as_string()));
    EXPECT_THAT(refusal(R"({"cmd":"go","bot":"deep"})"), HasSubstr("the bots are: random"));
}

TEST_F(Engine, GoTellsWhatASearchThinksOfItsMoves) {
    start();
    const auto answer = expect(R"({"cmd":"go","bot":"mcts","iterations":40,"seed":1})");
    const auto& candidates = answer.at("candidates").as_array();
    ASSERT_FALSE(candidates.empty());
    EXPECT_EQ(candidates.front().at("move"), answer.at("move"));
    for (const auto& candidate : candidates) {
        EXPECT_LE(candidate.at("visits").to_number<int>(), 40);
        EXPECT_EQ(candidate.at("shares").as_array().size(), 3U);
        EXPECT_EQ(candidate.at("line").as_array().at(0), candidate.at("move"));
        expect(json::serialize(json::object{{"cmd", "check"}, {"move", candidate.at("move")}}));
    }
    EXPECT_EQ(expect(R"({"cmd":"go","bot":"mcts","iterations":40,"seed":1})").at("candidates"),
              answer.at("candidates"));
}

TEST(EngineSession, KeepsItsOwnMeasureWhateverIsAskedFor) {
    Budget most;
    most.iterations = 3;
    most.threads = 1;
    EngineSession session(1, most);
    session.answer(R"({"cmd":"new","game":"tigris","players":2})");
    for (const auto* go :
         {R"({"cmd":"go","bot":"mcts","ms":600000,"threads":256})",
          R"({"cmd":"go","bot":"mcts:ms=3600000,threads=200"})",
          R"({"cmd":"go","bot":"master","iterations":1000000})", R"({"cmd":"go","bot":"hard"})"}) {
        const auto answer = json::parse(session.answer(go));
        ASSERT_TRUE(answer.at("ok").as_bool()) << json::serialize(answer);
        EXPECT_EQ(answer.at("iterations").to_number<int>(), 3) << go;
    }
    const auto less = json::parse(session.answer(R"({"cmd":"go","bot":"mcts","iterations":2})"));
    EXPECT_EQ(less.at("iterations").to_number<int>(), 2);
}

TEST_F(Engine, TheIdOfARequestComesBack) {
    EXPECT_EQ(expect(R"({"cmd":"games","id":17})").at("id").as_int64(), 17);
    EXPECT_EQ(ask(R"({"cmd":"nonsense","id":"x"})").at("id").as_string(), "x");
    EXPECT_EQ(json::serialize(ask(R"({"id":[1,{"a":null}]})").at("id")), R"([1,{"a":null}])");
}

TEST_F(Engine, QuitEndsTheConversation) {
    EXPECT_FALSE(session.finished());
    command("quit");
    EXPECT_TRUE(session.finished());
}

}  // namespace
}  // namespace durbar::testing
