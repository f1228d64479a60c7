#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/engine_support.h"
#include "engine/line_splitter.h"

namespace durbar::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

/// Lines that must be refused while a match is open, and change nothing about it.
std::vector<std::string> bad_lines() {
    const std::string deep_arrays = std::string(5000, '[') + std::string(5000, ']');
    std::string deep_objects;
    for (int i = 0; i < 5000; ++i) deep_objects += "{\"a\":";
    return {
        "",
        " ",
        "garbage",
        "{",
        "}",
        "{}",
        "[]",
        "null",
        "true",
        "17",
        "\"cmd\"",
        "{\"cmd\":\"new\"",
        "{'cmd':'games'}",
        "{\"cmd\":\"games\"} {\"cmd\":\"games\"}",
        "{\"cmd\":\"games\",}",
        "{\"cmd\":null}",
        "{\"cmd\":5}",
        "{\"cmd\":[\"games\"]}",
        "{\"cmd\":\"\"}",
        "{\"cmd\":\"GAMES\"}",
        "{\"cmd\":\"games\\u0000\"}",
        "{\"CMD\":\"games\"}",
        R"({"cmd":"new"})",
        R"({"cmd":"new","game":"tigris"})",
        R"({"cmd":"new","game":"chess","players":2})",
        R"({"cmd":"new","game":7,"players":2})",
        R"({"cmd":"new","game":"tigris","players":"2"})",
        R"({"cmd":"new","game":"tigris","players":2.0})",
        R"({"cmd":"new","game":"tigris","players":1})",
        R"({"cmd":"new","game":"tigris","players":5})",
        R"({"cmd":"new","game":"tigris","players":-2})",
        R"({"cmd":"new","game":"tigris","players":1e999})",
        R"({"cmd":"new","game":"tigris","players":99999999999999999999999999})",
        R"({"cmd":"new","game":"tigris","players":18446744073709551615})",
        R"({"cmd":"new","game":"tigris","players":true})",
        R"({"cmd":"new","game":"tigris","players":2,"options":[]})",
        R"({"cmd":"new","game":"tigris","players":2,"options":"board=advanced"})",
        R"({"cmd":"new","game":"tigris","players":2,"options":{"board":"round"}})",
        R"({"cmd":"new","game":"tigris","players":2,"options":{"board":["advanced"]}})",
        R"({"cmd":"new","game":"tigris","players":2,"options":{"colour":"red"}})",
        R"({"cmd":"new","game":"tigris","players":2,"options":{"":""}})",
        R"({"cmd":"new","game":"rajas","players":2,"options":{"advanced":"3"}})",
        R"({"cmd":"new","game":"tigris","players":2,"seed":-1})",
        R"({"cmd":"new","game":"tigris","players":2,"seed":1.5})",
        R"({"cmd":"new","game":"tigris","players":2,"seed":"7"})",
        R"({"cmd":"new","game":"tigris","players":2,"seed":18446744073709551616})",
        R"({"cmd":"new","game":"tigris","players":2,"chance":"loaded"})",
        R"({"cmd":"new","game":"tigris","players":2,"chance":false})",
        R"({"cmd":"new","game":"tigris","players":2,"names":"Ada"})",
        R"({"cmd":"new","game":"tigris","players":2,"names":[1]})",
        R"({"cmd":"new","game":"tigris","players":2,"names":["a\nb"]})",
        R"({"cmd":"load"})",
        R"({"cmd":"load","game":"tigris"})",
        R"({"cmd":"load","game":"tigris","position":""})",
        R"({"cmd":"load","game":"tigris","position":5})",
        R"({"cmd":"load","game":"tigris","position":"tigris\nplayers 7\n"})",
        R"({"cmd":"load","game":"tigris","position":"\u0000\u0001"})",
        R"({"cmd":"load","record":""})",
        R"({"cmd":"load","record":7})",
        R"({"cmd":"load","record":"durbar record 1\n"})",
        R"({"cmd":"view"})",
        R"({"cmd":"view","seat":-1})",
        R"({"cmd":"view","seat":2})",
        R"({"cmd":"view","seat":"0"})",
        R"({"cmd":"view","seat":0.5})",
        R"({"cmd":"play"})",
        R"({"cmd":"play","move":null})",
        R"({"cmd":"play","move":7})",
        R"({"cmd":"play","move":""})",
        R"({"cmd":"play","move":"tile red Z99"})",
        R"({"cmd":"play","move":"draw red"})",
        R"({"cmd":"play","move":"pass","seat":9})",
        R"({"cmd":"check"})",
        R"({"cmd":"check","move":"\ud83d\ude00"})",
        R"({"cmd":"preview","move":{}})",
        R"({"cmd":"undo","seat":"me"})",
        R"({"cmd":"undo"})",
        R"({"cmd":"go","bot":""})",
        R"({"cmd":"go","bot":7})",
        R"({"cmd":"go","ms":-5})",
        R"({"cmd":"go","ms":1e9})",
        R"({"cmd":"go","threads":0})",
        R"({"cmd":"go","iterations":"many"})",
        "{\"cmd\":\"play\",\"move\":\"" + std::string(200'000, 'x') + "\"}",
        "{\"cmd\":\"play\",\"move\":\"\xff\xfe\"}",
        "{\"cmd\":\"play\",\"move\":\"\xc3\"}",
        "{\"cmd\":\"play\",\"move\":\"\xed\xa0\x80\"}",
        R"({"cmd":"play","move":"\ud800"})",
        "\xef\xbb\xbf{\"cmd\":\"games\"}",
        std::string("{\"cmd\":\"games\"}\0", 16),
        std::string("\0\0\0", 3),
        std::string("{\"cmd\":\"ga\0mes\"}", 16),
        "\x1b[2J",
        deep_arrays,
        deep_objects,
        "{\"cmd\":\"games\",\"a\":" + deep_arrays + "}",
        std::string(EngineSession::kLongestLine + 1, ' '),
        "{\"cmd\":\"games\",\"pad\":\"" + std::string(EngineSession::kLongestLine, 'x') + "\"}",
    };
}

TEST(EngineGarbage, IsAnsweredAndChangesNothing) {
    Conversation engine;
    engine.expect(R"({"cmd":"new","game":"tigris","players":2,"seed":7})");
    const std::string position = engine.position();
    const auto record = engine.command("record").at("record");
    for (const auto& line : bad_lines()) {
        const std::string sentence = engine.refusal(line);
        EXPECT_FALSE(sentence.empty()) << line.substr(0, 100);
        EXPECT_LT(sentence.size(), 400U) << line.substr(0, 100);
        ASSERT_EQ(engine.position(), position) << line.substr(0, 100);
        EXPECT_FALSE(engine.session.finished());
    }
    EXPECT_EQ(engine.command("record").at("record"), record);
}

TEST(EngineGarbage, BeforeAMatchQuestionsAboutItAreRefused) {
    Conversation engine;
    for (const auto* name : {"state", "view", "legal", "choices", "preview", "check", "play", "undo",
                             "position", "record", "standing", "go"}) {
        EXPECT_THAT(
            engine.refusal(json::serialize(json::object{{"cmd", name}, {"seat", 0}, {"move", "pass"}})),
            HasSubstr("There is no match yet"));
    }
}

TEST(EngineGarbage, UnknownCommandsAreToldTheKnownOnes) {
    Conversation engine;
    EXPECT_THAT(engine.refusal(R"({"cmd":"fly"})"),
                HasSubstr("games, data, new, load, state, view, legal, choices"));
}

TEST(LineSplitter, CutsLinesWhereverTheBytesAreParted) {
    const std::string stream = "one\n\ntwo\r\nthree";
    for (std::size_t step = 1; step <= stream.size(); ++step) {
        LineSplitter splitter(100);
        std::vector<std::string> lines;
        const auto visit = [&](std::string_view line) { lines.emplace_back(line); };
        for (std::size_t at = 0; at < stream.size(); at += step) {
            splitter.feed(std::string_view(stream).substr(at, step), visit, [] { ADD_FAILURE(); });
        }
        splitter.finish(visit);
        EXPECT_THAT(lines, ElementsAre("one", "", "two\r", "three")) << step;
    }
}

TEST(LineSplitter, ReportsALineBeyondTheLimitOnceAndGoesOn) {
    for (std::size_t step = 1; step <= 20; ++step) {
        const std::string stream =
            "short\n" + std::string(50, 'x') + "\nfits\n" + std::string(10, 'y') + "\n";
        LineSplitter splitter(10);
        std::vector<std::string> lines;
        const auto visit = [&](std::string_view line) { lines.emplace_back(line); };
        for (std::size_t at = 0; at < stream.size(); at += step) {
            splitter.feed(std::string_view(stream).substr(at, step), visit,
                          [&] { lines.emplace_back("TOO LONG"); });
        }
        splitter.finish(visit);
        EXPECT_THAT(lines, ElementsAre("short", "TOO LONG", "fits", "yyyyyyyyyy")) << step;
    }
}

}  // namespace
}  // namespace durbar::testing
