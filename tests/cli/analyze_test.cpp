#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/command_support.h"
#include "cli/thoughts.h"
#include "core/record.h"

namespace durbar::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class Analyze : public Command {
protected:
    /// Seat 0 may place leaders, lay two temples, and so on: a start with known hands.
    std::string start_position() const {
        const std::string file = path("start.pos");
        EXPECT_EQ(write_file(file, "tigris\nhand 0 red 2\nhand 1 red 2\n"), std::nullopt);
        return file;
    }
    std::string recorded_game() const {
        EXPECT_EQ(run("simulate tigris --players 3 --games 1 --seed 5 --record " + path("records")).status,
                  0);
        return path("records/tigris-3p-seed5-000000.record");
    }
};

TEST_F(Analyze, ABotThatDoesNotSearchHasAMoveAndNoCandidates) {
    const std::string file = start_position();
    const auto object = run("analyze --bot random --json " + file).json();
    EXPECT_TRUE(object.at("ok").as_bool());
    EXPECT_EQ(object.at("game").as_string(), "tigris");
    EXPECT_EQ(object.at("players").as_int64(), 2);
    EXPECT_EQ(object.at("plies").as_int64(), 0);
    EXPECT_EQ(object.at("to_act").as_int64(), 0);
    EXPECT_EQ(object.at("decision").as_string(), "action");
    EXPECT_EQ(object.at("bot").as_string(), "random");
    EXPECT_TRUE(object.at("evaluation").is_null());
    EXPECT_TRUE(object.at("candidates").as_array().empty());
    const CommandRun text = run("analyze --bot random " + file);
    EXPECT_EQ(text.status, 0);
    EXPECT_THAT(text.out, HasSubstr("random chooses '" + std::string(object.at("move").as_string()) + "'"));
    EXPECT_THAT(text.out, HasSubstr("It compared no moves."));
}

TEST_F(Analyze, ASearchComparesItsMovesBestFirst) {
    const std::string call = "analyze --bot mcts:iters=60 " + start_position();
    const auto object = run(call + " --json --top 0").json();
    const auto& candidates = object.at("candidates").as_array();
    ASSERT_GT(candidates.size(), 3U);
    EXPECT_EQ(object.at("iterations").as_int64(), 60);
    EXPECT_EQ(candidates.at(0).at("move"), object.at("move"));
    double all = 0;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const auto& shares = candidates.at(i).at("shares").as_array();
        ASSERT_EQ(shares.size(), 2U);
        EXPECT_NEAR(shares.at(0).to_number<double>() + shares.at(1).to_number<double>(), 1, 0.001);
        EXPECT_EQ(candidates.at(i).at("line").as_array().at(0), candidates.at(i).at("move"));
        all += candidates.at(i).at("visit_share").to_number<double>();
        if (i > 0) {
            EXPECT_GE(candidates.at(i - 1).at("visits").to_number<int>(),
                      candidates.at(i).at("visits").to_number<int>());
        }
    }
    EXPECT_NEAR(all, 1, 0.01);
    const auto first = run(call + " --json --top 2").json().at("candidates").as_array();
    ASSERT_EQ(first.size(), 2U);
    EXPECT_EQ(first.at(1), candidates.at(1));

    const CommandRun table = run(call + " --top 2");
    EXPECT_EQ(table.status, 0);
    EXPECT_THAT(table.out, HasSubstr("seat 0   seat 1  then\n"));
    EXPECT_THAT(table.out, HasSubstr("\n   2  " + std::string(first.at(1).at("move").as_string()) + " "));
    EXPECT_THAT(table.out, Not(HasSubstr("\n   3  ")));
    EXPECT_THAT(table.out, HasSubstr(std::to_string(candidates.size() - 2) + " more; --top 0 shows all."));
}

TEST_F(Analyze, GoesToAnyDecisionOfARecord) {
    const std::string file = recorded_game();
    const auto record = parse_record(read_file(file).value());
    ASSERT_TRUE(record) << describe(record.error());
    const auto& plies = record.value().plies;
    for (const int ply : {20, 60}) {
        const Player actor = plies[static_cast<std::size_t>(ply)].actor;
        const std::string call = "analyze --bot random --json --ply " + std::to_string(ply) + " " + file;
        if (actor == Player::Chance) {
            EXPECT_THAT(refusal(call), HasSubstr("chance has to act"));
            continue;
        }
        const auto object = run(call).json();
        EXPECT_EQ(object.at("plies").as_int64(), ply);
        EXPECT_EQ(object.at("to_act").as_int64(), seat_of(actor));
    }
    EXPECT_THAT(
        refusal("analyze --bot random --ply 3 " + file),
        HasSubstr("After 3 moves of " + file + " chance has to act, so no seat has anything to choose."));
    EXPECT_THAT(refusal("analyze --bot random " + file), HasSubstr("the game is over"));
    EXPECT_THAT(refusal("analyze --bot random --ply 99999 " + file),
                HasSubstr("--ply asks for 99999 moves; the record has only " + std::to_string(plies.size())));
}

TEST_F(Analyze, RefusesWhatItCannotReadInOneSentence) {
    const auto written = [&](const std::string& text) {
        EXPECT_EQ(write_file(path("file"), text), std::nullopt);
        return refusal("analyze --bot random " + path("file"));
    };
    EXPECT_THAT(refusal("analyze"), HasSubstr("FILE is required"));
    EXPECT_THAT(refusal("analyze /nowhere"), HasSubstr("Cannot read /nowhere"));
    EXPECT_THAT(written(""), HasSubstr("must name a record or a game"));
    EXPECT_THAT(written("chess\n"), HasSubstr("There is no game 'chess'"));
    EXPECT_THAT(written("tigris\nhand 9\n"), HasSubstr("line 2"));
    EXPECT_THAT(written("durbar record 1\ngame chess\n"), HasSubstr(path("file") + ": "));
    EXPECT_THAT(refusal("analyze --bot deep " + start_position()), HasSubstr("There is no bot 'deep'"));
    EXPECT_THAT(refusal("analyze --ply 2 " + start_position()), HasSubstr("leave out --ply"));
    EXPECT_THAT(refusal("analyze --ms 0 " + start_position()), HasSubstr("--ms"));
}

TEST(Thoughts, AreWrittenAsATableOfAnyWidth) {
    BotChoice choice;
    choice.candidates = {{"take", 3000, {0.75, 0.25}, {"take", "give", "end"}},
                         {"leave", 1000, {0.5, 0.5}, {"leave"}}};
    EXPECT_EQ(candidates_table(choice, 0, std::string::npos),
              "      move       visits   of all   seat 0   seat 1  then\n"
              "   1  take        3,000   75.0 %   75.0 %   25.0 %  give, end\n"
              "   2  leave       1,000   25.0 %   50.0 %   50.0 %\n");
    EXPECT_EQ(candidates_table(choice, 1, 55),
              "      move      visits   of all   seat 0   seat 1  then\n"
              "   1  take       3,000   75.0 %   75.0 %   25.0 %  g...\n");
    EXPECT_EQ(visit_share(choice, choice.candidates[1]), 0.25);
    EXPECT_EQ(visit_share({}, choice.candidates[1]), 0) << "nothing was visited";
    EXPECT_EQ(line_after_move(choice.candidates[0]), "give, end");
    EXPECT_EQ(line_after_move(choice.candidates[1]), "");
}

}  // namespace
}  // namespace durbar::testing
