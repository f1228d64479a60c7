// Standing at any ply of a match through the engine protocol.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/record.h"
#include "core/rng.h"
#include "engine/engine_support.h"
#include "games/registry.h"
#include "simulate/simulate.h"
#include "support/game_ids.h"

namespace durbar::testing {
namespace {

using ::testing::HasSubstr;

/// A whole game of random moves.
Record random_record(const std::string& game) {
    SimulateOptions batch;
    batch.game = game;
    batch.players = 3;
    batch.seed = 21;
    Record kept;
    batch.keep_record = [&](std::uint64_t, const std::string& text) {
        kept = parse_record(text).value();
        return std::optional<Error>{};
    };
    EXPECT_TRUE(simulate(batch));
    return kept;
}

class Stand : public ::testing::Test, protected Conversation {
protected:
    json::object stand(std::size_t ply) {
        return expect(json::serialize(json::object{{"cmd", "stand"}, {"ply", ply}}));
    }
    void load(const Record& record) {
        expect(json::serialize(json::object{{"cmd", "load"}, {"record", format_record(record)}}));
    }
};

class StandInEveryGame : public Stand, public ::testing::WithParamInterface<std::string> {};

TEST_P(StandInEveryGame, AtAnyPlyTheMatchIsAsItWasThen) {
    const Record record = random_record(GetParam());
    load(record);
    Rng rng(3);
    const auto plies = static_cast<std::uint32_t>(record.plies.size());
    for (int i = 0; i < 60; ++i) {
        const std::uint32_t ply = i == 0 ? 0 : i == 1 ? plies : rng.below(plies + 1);
        const auto answer = stand(ply);
        EXPECT_EQ(answer.at("plies").as_int64(), ply);
        EXPECT_EQ(answer.at("version").as_int64(), ply);
        EXPECT_EQ(answer.at("last").as_int64(), plies);
        const auto then = std::move(match_of(record, static_cast<int>(ply)).value());
        ASSERT_EQ(position(), then->position()) << ply;
        EXPECT_EQ(json::serialize(command("state").at("state")),
                  json::serialize(json::parse(json_text(then->view(Reader::referee())))));
    }
}

INSTANTIATE_TEST_SUITE_P(Games, StandInEveryGame, ::testing::ValuesIn(game_ids()),
                         [](const auto& test) { return test.param; });

TEST_F(Stand, StepsTellTheirEvents) {
    const Record record = random_record("tigris");
    load(record);
    for (const std::size_t ply : {30U, 29U, 31U}) {
        stand(ply);
        const auto log =
            expect(R"({"cmd":"events","since":)" + std::to_string(ply - 1) + "}").at("log").as_array();
        ASSERT_EQ(log.size(), 1U);
        EXPECT_EQ(log.at(0).as_object().at("move").as_string(), record.plies[ply - 1].move);
    }
}

TEST_F(Stand, AMatchThatIsBeingPlayedCanBeWalkedThrough) {
    expect(R"({"cmd":"new","game":"tigris","players":2,"seed":7})");
    for (int i = 0; i < 5; ++i) play(legal().at(0).as_string());
    const std::string now = position();
    const auto plies = command("state").at("plies").as_int64();
    stand(3);
    EXPECT_NE(position(), now);
    EXPECT_EQ(stand(static_cast<std::size_t>(plies)).at("last").as_int64(), plies);
    EXPECT_EQ(position(), now);
}

TEST_F(Stand, AMoveFromAnEarlierPlyBeginsAnotherLine) {
    expect(R"({"cmd":"new","game":"tigris","players":2,"seed":7})");
    const auto first = command("state").at("plies").as_int64();
    for (int i = 0; i < 3; ++i) play(legal().at(0).as_string());
    stand(static_cast<std::size_t>(first));
    play(legal().at(1).as_string());
    EXPECT_EQ(command("state").at("plies").as_int64(), first + 1);
    EXPECT_EQ(stand(0).at("last").as_int64(), first + 1);
}

TEST_F(Stand, NothingIsDrawnWhereTheRecordHasADraw) {
    const Record record = random_record("tigris");
    load(record);
    EXPECT_EQ(stand(0).at("to_act").as_string(), "chance");
    EXPECT_EQ(command("state").at("plies").as_int64(), 0);
}

TEST_F(Stand, OnlyPliesOfTheMatchAreThere) {
    expect(R"({"cmd":"new","game":"tigris","players":2,"seed":7})");
    EXPECT_THAT(refusal(R"({"cmd":"stand","ply":14})"), HasSubstr("from 0 to 13"));
    EXPECT_THAT(refusal(R"({"cmd":"stand"})"), HasSubstr("missing"));
}

}  // namespace
}  // namespace durbar::testing
