#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/engine_support.h"

namespace durbar::testing {
namespace {

using ::testing::HasSubstr;

/// Requests that name a reader, and seats that decide at the same time.
class EngineReaders : public ::testing::Test, protected Conversation {
protected:
    void start_tigris() { expect(R"({"cmd":"new","game":"tigris","players":3,"seed":7})"); }

    json::value view(const std::string& reader) {
        return expect(R"({"cmd":"view","reader":)" + reader + "}").at("view");
    }
    static std::string hand(const json::value& view, std::size_t seat) {
        return json::serialize(view.at("seats").at(seat).at("hand"));
    }
};

TEST_F(EngineReaders, ASeatSeesItsHandASpectatorNoneTheRefereeAll) {
    start_tigris();
    const auto all = view(R"("referee")");
    for (std::size_t seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(hand(view(R"("spectator")"), seat), "null");
        EXPECT_NE(hand(all, seat), "null");
        EXPECT_EQ(hand(view("1"), seat), seat == 1 ? hand(all, seat) : "null");
    }
    EXPECT_EQ(view(R"("spectator")").at("reader").as_string(), "spectator");
    EXPECT_THAT(refusal(R"({"cmd":"view","reader":3})"), HasSubstr("a seat from 0 to 2"));
    EXPECT_THAT(refusal(R"({"cmd":"view","reader":"king"})"), HasSubstr("\"referee\""));
    EXPECT_THAT(refusal(R"({"cmd":"view"})"), HasSubstr("\"reader\" is missing"));
}

TEST_F(EngineReaders, EventsSinceAVersionAreToldAsTheReaderMayKnowThem) {
    start_tigris();
    const auto told = expect(R"({"cmd":"events","reader":1})");
    int hidden = 0;
    for (const auto& entry : told.at("log").as_array()) {
        for (const auto& event : entry.at("events").as_array()) {
            if (event.at("event") != "drew") continue;
            EXPECT_EQ(event.at("color").is_null(), event.at("seat") != 1);
            EXPECT_EQ(entry.at("move").is_null(), event.at("seat") != 1);
            hidden += event.at("color").is_null() ? 1 : 0;
        }
    }
    EXPECT_EQ(hidden, 12);
    const auto version = told.at("version").as_int64();
    const auto seat = told.at("to_act").as_int64();
    play("pass");
    expect(json::serialize(json::object{{"cmd", "undo"}, {"seat", seat}}));
    const auto since =
        expect(json::serialize(json::object{{"cmd", "events"}, {"reader", "spectator"}, {"since", version}}));
    ASSERT_EQ(since.at("log").as_array().size(), 2U);
    EXPECT_EQ(since.at("log").at(0).at("move").as_string(), "pass");
    EXPECT_EQ(since.at("log").at(1).at("what").as_string(), "undo");
    EXPECT_EQ(since.at("plies"), told.at("plies"));
}

TEST_F(EngineReaders, StandingsAndRecordsKeepWhatIsHidden) {
    start_tigris();
    const auto own = expect(R"({"cmd":"standing","reader":1})").at("standing");
    EXPECT_TRUE(own.at(0).at("values").is_null());
    EXPECT_FALSE(own.at(1).at("values").is_null());
    EXPECT_TRUE(own.at(1).at("rank").is_null());
    EXPECT_FALSE(command("standing").at("standing").at(0).at("rank").is_null());
    EXPECT_THAT(refusal(R"({"cmd":"record","reader":1})"), HasSubstr("secrets"));
    command("record");
}

TEST_F(EngineReaders, ChoicesBelongToTheSeatThatDecides) {
    start_tigris();
    const auto to_act = command("state").at("to_act").as_int64();
    for (std::int64_t seat = 0; seat < 3; ++seat) {
        const auto answer = expect(json::serialize(json::object{{"cmd", "choices"}, {"reader", seat}}));
        EXPECT_EQ(answer.at("choices").is_null(), seat != to_act);
    }
    EXPECT_TRUE(expect(R"({"cmd":"choices","reader":"spectator"})").at("choices").is_null());
}

TEST_F(EngineReaders, TheDataOfAGameIsARequestOfItsOwn) {
    const auto data = expect(R"({"cmd":"data","game":"tigris"})").at("data");
    EXPECT_TRUE(data.is_object());
    EXPECT_FALSE(data.as_object().empty());
    EXPECT_THAT(refusal(R"({"cmd":"data","game":"chess"})"), HasSubstr("There is no game"));
}

/// Discs are chosen at the same time; the last one in plays all of them.
TEST_F(EngineReaders, ChoicesMadeAtTheSameTimeAreSealedUntilTheLastIsIn) {
    expect(R"({"cmd":"new","game":"maharaja","players":2,"seed":3})");
    while (command("state").at("decision") != "disc") play(std::string(legal().at(0).as_string()));
    const auto plies = command("state").at("plies").as_int64();
    const auto set = [&](int seat, const char* move) {
        return json::serialize(json::object{{"cmd", "play"}, {"seat", seat}, {"move", move}});
    };
    const auto first = expect(set(1, "disc gold gold"));
    EXPECT_EQ(first.at("plies").as_int64(), plies);
    EXPECT_EQ(json::serialize(first.at("sealed")), "[1]");
    EXPECT_EQ(json::serialize(first.at("deciding")), "[0,1]");
    EXPECT_EQ(view("1").at("own_choice").as_string(), "disc gold gold");
    EXPECT_TRUE(view("0").at("own_choice").is_null());
    EXPECT_THAT(refusal(R"({"cmd":"play","move":"disc gold gold"})"), HasSubstr("sealed"));
    EXPECT_TRUE(expect(R"({"cmd":"undo","seat":1})").at("undone").is_null());
    expect(set(1, "disc gold house"));
    const auto last = expect(set(0, "disc gold gold"));
    EXPECT_GE(last.at("plies").as_int64(), plies + 2);
    EXPECT_EQ(last.at("played").at(0).at("move").as_string(), "disc gold gold");
    EXPECT_EQ(last.at("played").at(1).at("move").as_string(), "disc gold house");
}

}  // namespace
}  // namespace durbar::testing
