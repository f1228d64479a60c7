#include "server/messages.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <set>

#include "support/places.h"
#include "support/schema.h"

namespace durbar::testing {
namespace {

namespace json = boost::json;
namespace message = server::message;
using ::testing::HasSubstr;
using ::testing::StartsWith;

const Schemas& schemas() {
    static const Schemas kAll(source_dir() + "/protocol");
    return kAll;
}
std::string of_hall(std::string_view name) { return "hall.schema.json#/$defs/" + std::string(name); }

struct Example {
    std::string text;
    message::Request request;
};

message::NewSettings all_settings() {
    return {"tigris",
            std::vector<message::Option>{{"board", "advanced"}},
            {{message::ChairKind::Open, {}}, {message::ChairKind::Bot, "hard"}},
            message::TimeLimit{message::TimeKind::Live, 600, 5},
            message::Level::Master,
            false,
            false,
            true};
}

/// One of each kind, with every field that it may have.
const std::vector<Example>& examples() {
    static const std::vector<Example> kAll{
        {R"({"do":"hello","id":1})", message::Hello{}},
        {R"({"do":"lobby","id":2})", message::Lobby{}},
        {R"({"do":"tables","id":3,"which":"finished","before":17})",
         message::Tables{message::TablesWhich::Finished, 17}},
        {R"({"do":"open","id":4,"settings":{"game":"tigris","options":[{"name":"board","value":"advanced"}],
            "chairs":[{"kind":"open","who":null},{"kind":"bot","who":"hard"}],
            "time":{"kind":"live","base":600,"gift":5},"stand_in":"master","listed":false,"hints":false,
            "undo":true}})",
         message::Open{all_settings()}},
        {R"({"do":"watch","id":5,"table":"t1","link":"secret","since":{"match":8,"remark":2}})",
         message::Watch{"t1", "secret", message::Cursor{8, 2}}},
        {R"({"do":"unwatch","id":6,"table":"t1"})", message::Unwatch{"t1"}},
        {R"({"do":"sit","id":7,"table":"t1","seat":4,"salt":"abc"})", message::Sit{"t1", 4, "abc"}},
        {R"({"do":"stand","id":8,"table":"t1"})", message::Stand{"t1"}},
        {R"({"do":"start","id":9,"table":"t1"})", message::Start{"t1"}},
        {R"({"do":"leave","id":10,"table":"t1"})", message::Leave{"t1"}},
        {R"({"do":"come_back","id":11,"table":"t1"})", message::ComeBack{"t1"}},
        {R"({"do":"resign","id":12,"table":"t1"})", message::Resign{"t1"}},
        {R"({"do":"remove","id":13,"table":"t1","seat":1})", message::Remove{"t1", 1}},
        {R"({"do":"play","id":14,"table":"t1","version":31,"key":"k","move":"tile red C1"})",
         message::Play{"t1", 31, "k", "tile red C1"}},
        {R"({"do":"undo","id":15,"table":"t1","version":31,"key":"k"})", message::Undo{"t1", 31, "k"}},
        {R"({"do":"ask_rewind","id":16,"table":"t1","plies":12})", message::AskRewind{"t1", 12}},
        {R"({"do":"answer_rewind","id":17,"table":"t1","agrees":true})", message::AnswerRewind{"t1", true}},
        {R"({"do":"say","id":18,"table":"t1","text":"Schön!"})", message::Say{"t1", "Schön!"}},
        {R"({"do":"rematch","id":19,"table":"t1"})", message::Rematch{"t1"}},
        {R"({"do":"check","id":20,"table":"t1","move":"pass"})", message::Check{"t1", "pass"}},
        {R"({"do":"preview","id":21,"table":"t1","move":"pass"})", message::Preview{"t1", "pass"}},
        {R"({"do":"hint","id":22,"table":"t1"})", message::Hint{"t1"}},
        {R"({"do":"history","id":23,"table":"t1","before":{"match":9,"remark":0},"most":50})",
         message::History{"t1", message::Cursor{9, 0}, 50}},
        {R"({"do":"wait_longer","id":24,"table":"t1","seat":2})", message::WaitLonger{"t1", 2}},
        {R"({"do":"let_bot_play","id":25,"table":"t1","seat":0})", message::LetBotPlay{"t1", 0}},
        {R"({"do":"look_back","id":26,"table":"t1","plies":40})", message::LookBack{"t1", 40}},
    };
    return kAll;
}

TEST(Decoding, EveryRequestIsReadWithAllItsFields) {
    std::set<std::size_t> kinds;
    for (const Example& example : examples()) {
        EXPECT_EQ(schemas().fault(json::parse(example.text), of_hall("request")), std::nullopt)
            << example.text;
        const server::Decoded decoded = server::decode(example.text);
        EXPECT_FALSE(decoded.denial) << example.text << describe(decoded.denial->refusal);
        EXPECT_EQ(decoded.id, json::parse(example.text).at("id").to_number<std::uint64_t>());
        EXPECT_TRUE(decoded.request == example.request) << example.text;
        kinds.insert(decoded.request.index());
    }
    EXPECT_EQ(kinds.size(), std::variant_size_v<message::Request>);
}

TEST(Decoding, FieldsThatMayBeLeftOutMayAlsoBeNull) {
    for (const auto* text : {R"({"do":"watch","id":5,"table":"t1"})",
                             R"({"do":"watch","id":5,"table":"t1","link":null,"since":null})"}) {
        EXPECT_TRUE(server::decode(text).request == message::Request(message::Watch{"t1", {}, {}})) << text;
    }
}

TEST(Decoding, FieldsThatNobodyKnowsAreIgnored) {
    const auto decoded = server::decode(R"({"do":"hint","id":5,"table":"t1","tabel":[1,{"x":null}]})");
    EXPECT_TRUE(decoded.request == message::Request(message::Hint{"t1"}));
}

/// What could stand in a field, good or bad.
const std::vector<json::value>& anything() {
    static const std::vector<json::value> kAll{
        nullptr,
        true,
        -1,
        0,
        4,
        5,
        1.5,
        9007199254740991,
        9007199254740992,
        std::numeric_limits<std::uint64_t>::max(),
        "",
        "x",
        "mine",
        "a\nb",
        "\x7f",
        json::string(64, 'x'),
        json::string(65, 'x'),
        json::string(500, 'x'),
        json::string(501, 'x'),
        json::array{},
        json::array{1},
        json::array(21),
        json::object{},
        json::object{{"match", 1}, {"remark", 2}},
        json::object{{"match", 1}, {"remark", "2"}},
        json::object{{"game", "rajas"}, {"chairs", json::array{json::object{{"kind", "open"}}}}},
        json::object{{"game", "rajas"}, {"chairs", json::array{json::object{{"kind", "stool"}}}}},
        json::object{{"game", "rajas"}, {"chairs", json::array(6)}},
    };
    return kAll;
}

/// The decoder takes what the schema takes, and nothing else, whatever stands in a field.
TEST(Decoding, TheDecoderAndTheSchemaAgree) {
    for (const Example& example : examples()) {
        const json::object whole = json::parse(example.text).as_object();
        for (const auto& [name, ignored] : whole) {
            if (name == "do") continue;
            for (const json::value& value : anything()) {
                json::object changed = whole;
                changed[name] = value;
                const std::string text = json::serialize(changed);
                const bool kept =
                    !schemas().fault(changed, of_hall(std::string(whole.at("do").as_string()) + "_request"));
                const server::Decoded decoded = server::decode(text);
                EXPECT_EQ(!decoded.denial, kept)
                    << text << schemas().fault(changed, of_hall("request")).value_or("");
                if (name != "id") {
                    EXPECT_EQ(decoded.id, whole.at("id").to_number<std::uint64_t>());
                }
                if (decoded.denial) {
                    EXPECT_EQ(decoded.denial->code, "request/field");
                }
            }
        }
    }
}

TEST(Decoding, AMissingFieldIsNamed) {
    for (const Example& example : examples()) {
        const json::object whole = json::parse(example.text).as_object();
        const std::string definition = of_hall(std::string(whole.at("do").as_string()) + "_request");
        for (const auto& name : schemas().at(definition).at("required").as_array()) {
            json::object changed = whole;
            changed.erase(name.as_string());
            const server::Decoded decoded = server::decode(json::serialize(changed));
            ASSERT_TRUE(decoded.denial) << json::serialize(changed);
            EXPECT_EQ(decoded.denial->code, "request/field");
            EXPECT_EQ(decoded.denial->refusal.key, "hall.field_missing");
            EXPECT_EQ(*find(decoded.denial->refusal.values, "field")->text(), std::string(name.as_string()));
            EXPECT_EQ(decoded.id.has_value(), name != "id");
        }
    }
}

std::string sentence_of(const std::string& text) {
    const auto decoded = server::decode(text);
    if (!decoded.denial) return "accepted";
    const json::value answer = json::parse(server::error(decoded.id, *decoded.denial));
    EXPECT_EQ(schemas().fault(answer, of_hall("error_answer")), std::nullopt) << text;
    const json::value& error = answer.at("error");
    return std::string(error.at("code").as_string()) + ": " + std::string(error.at("sentence").as_string());
}

TEST(Decoding, TheSentenceSaysWhatTheFieldMustBe) {
    EXPECT_EQ(sentence_of(R"({"do":"sit","id":1,"table":"t1","seat":5,"salt":"s"})"),
              "request/field: The field “seat” must be a whole number from 0 to 4.");
    EXPECT_EQ(sentence_of(R"({"do":"say","id":1,"table":"t1","text":"a\nb"})"),
              "request/field: The field “text” must be a text of 1 to 500 letters on one line.");
    EXPECT_EQ(sentence_of(R"({"do":"answer_rewind","id":1,"table":"t1","agrees":1})"),
              "request/field: The field “agrees” must be true or false.");
    EXPECT_EQ(sentence_of(R"({"do":"tables","id":1,"which":"all"})"),
              "request/field: The field “which” must be one of these words: mine, finished.");
    EXPECT_EQ(sentence_of(R"({"do":"watch","id":1,"table":"t1","since":7})"),
              "request/field: The field “since” must be an object.");
    EXPECT_EQ(sentence_of(R"({"do":"open","id":1,"settings":{"game":"rajas","chairs":[]}})"),
              "request/field: The field “settings.chairs” must be a list of 1 to 5 items.");
    EXPECT_EQ(
        sentence_of(R"({"do":"open","id":1,"settings":{"game":"rajas","chairs":[{"kind":"open"},{}]}})"),
        "request/field: The field “settings.chairs.1.kind” is missing.");
}

TEST(Decoding, WhatIsNoRequestIsDenied) {
    EXPECT_THAT(sentence_of(""), StartsWith("request/unreadable: The message is not valid JSON: "));
    EXPECT_THAT(sentence_of("{\"do\":\"hello\",\"id\":1} {}"), StartsWith("request/unreadable"));
    EXPECT_THAT(sentence_of("{\"do\":\"he\xff\",\"id\":1}"), StartsWith("request/unreadable"));
    EXPECT_EQ(sentence_of("[]"), "request/unreadable: The message is not a JSON object.");
    EXPECT_EQ(sentence_of("null"), "request/unreadable: The message is not a JSON object.");
    const std::string deep = std::string(40, '[') + std::string(40, ']');
    EXPECT_EQ(sentence_of(R"({"do":"hello","id":1,"x":)" + deep + "}"),
              "request/unreadable: The message is nested too deeply.");
    EXPECT_EQ(sentence_of(R"({"do":"dance","id":1})"), "request/unknown: There is no request 'dance'.");
    EXPECT_EQ(sentence_of(R"({"do":7,"id":1})"), "request/field: The field “do” is missing.");
}

TEST(Decoding, TooLongAMessageIsNotEvenParsed) {
    const std::string head = R"({"do":"hello","id":1,"x":")";
    const std::string tail = "\"}";
    const std::size_t most = message::Hello::kMostBytes;
    EXPECT_EQ(sentence_of(head + std::string(most - head.size() - tail.size(), 'x') + tail), "accepted");
    EXPECT_EQ(sentence_of(head + std::string(most - head.size() - tail.size() + 1, 'x') + tail),
              "limit/size: The message is too long: at most 16384 bytes are read.");
}

TEST(Decoding, TheIdIsKeptWhateverElseIsWrong) {
    EXPECT_EQ(server::decode(R"({"id":77,"do":"dance"})").id, 77U);
    EXPECT_EQ(server::decode(R"({"id":77})").id, 77U);
    EXPECT_EQ(server::decode(R"({"do":"sit","seat":"x","id":9007199254740991})").id, 9007199254740991U);
    for (const auto* id : {"-1", "1.5", "\"7\"", "null", "9007199254740992", "[1]"}) {
        const auto decoded = server::decode(R"({"do":"hello","id":)" + std::string(id) + "}");
        EXPECT_EQ(decoded.id, std::nullopt) << id;
        ASSERT_TRUE(decoded.denial) << id;
        EXPECT_EQ(*find(decoded.denial->refusal.values, "field")->text(), "id");
    }
}

TEST(Decoding, SettingsThatAreLeftOutAreTheHalls) {
    const auto decoded =
        server::decode(R"({"do":"open","id":1,"settings":{"game":"rajas","chairs":[{"kind":"open"}]}})");
    hall::Settings expected;
    expected.game = "rajas";
    expected.chairs = {{}};
    EXPECT_TRUE(server::settings_of(std::get<message::Open>(decoded.request).settings) == expected);

    const hall::Settings all = server::settings_of(all_settings());
    EXPECT_EQ(
        hall::format_settings(all),
        "game tigris\noption board=advanced\nchair open\nchair bot hard\ntime live 600 5\nstand_in master\n"
        "listed no\nhints no\nundo yes\n");
    const json::value told = json::parse(json_text(hall::settings_value(all)));
    EXPECT_EQ(schemas().fault(told, of_hall("settings")), std::nullopt);
    // What a page tells can be sent back to open the same table again.
    const json::value again = {{"do", "open"}, {"id", 1}, {"settings", told}};
    const auto reopened = server::decode(json::serialize(again));
    ASSERT_FALSE(reopened.denial) << describe(reopened.denial->refusal);
    EXPECT_TRUE(server::settings_of(std::get<message::Open>(reopened.request).settings) == all);
}

TEST(Bodies, AreReadByTheSameTables) {
    const auto login = server::decode_body<message::LoginBody>(R"({"name":"Ada","password":"long enough"})");
    ASSERT_TRUE(std::holds_alternative<message::LoginBody>(login));
    EXPECT_EQ(std::get<message::LoginBody>(login).name, "Ada");
    const auto guest = server::decode_body<message::VisitBody>("");
    ASSERT_TRUE(std::holds_alternative<message::VisitBody>(guest));
    EXPECT_EQ(std::get<message::VisitBody>(guest).name, std::nullopt);

    const auto denial_of = [](const auto& read) { return std::get<hall::Denial>(read); };
    const auto brief =
        denial_of(server::decode_body<message::RegisterBody>(R"({"name":"Ada","password":"short"})"));
    EXPECT_EQ(brief.code, "request/field");
    EXPECT_EQ(schemas().fault(json::parse(server::error_reply(brief)), of_hall("error_reply")), std::nullopt);
    EXPECT_EQ(denial_of(server::decode_body<message::NameBody>("[]")).code, "request/unreadable");
    EXPECT_EQ(denial_of(server::decode_body<message::DropSessionBody>("")).refusal.key, "hall.field_missing");
    const std::string long_record = R"({"record":")" + std::string(100'000, 'x') + "\"}";
    EXPECT_EQ(server::decode_body<message::ImportBody>(long_record).index(), 0U);
    EXPECT_EQ(denial_of(server::decode_body<message::NameBody>(long_record)).code, "limit/size");
}

TEST(Encoding, AnswersCarryTheRequestsNumber) {
    EXPECT_EQ(server::answer(7), R"({"re":7,"ok":true})");
    EXPECT_EQ(server::answer(7, {{"cursor", Value(server::cursor_fields({12, 3}))}}),
              R"({"re":7,"ok":true,"cursor":{"match":12,"remark":3}})");
    EXPECT_EQ(server::reply({{"x", Value(1)}}), R"({"ok":true,"x":1})");
    EXPECT_EQ(
        server::error(7, hall::deny("table/full", "seat_taken")),
        R"({"re":7,"ok":false,"error":{"code":"table/full","rule":null,"key":"hall.seat_taken","values":{},)"
        R"("sentence":"Somebody else sits here already."}})");
    EXPECT_THAT(server::error(std::nullopt, hall::deny("table/full", "seat_taken")),
                HasSubstr(R"({"re":null,)"));
    EXPECT_EQ(server::error_reply(hall::deny("undo/off", "undo_off")),
              R"({"ok":false,"error":{"code":"undo/off","rule":null,"key":"hall.undo_off","values":{},)"
              R"("sentence":"At this table decisions cannot be taken back."}})");
}

TEST(Encoding, ARuleOfTheGameIsNamed) {
    const hall::Denial denial{"move/illegal", {"TE-5.3", "tigris.farm_off_river", {}}};
    const json::value answer = json::parse(server::error(1, denial));
    EXPECT_EQ(schemas().fault(answer, of_hall("error_answer")), std::nullopt);
    EXPECT_EQ(answer.at("error").at("rule"), "TE-5.3");
    EXPECT_EQ(answer.at("error").at("sentence"), "A farm can only be laid on a river.");
}

TEST(TheSchema, EveryRequestNamesAnAnswerThatIsThere) {
    for (const auto& reference : schemas().at(of_hall("request")).at("oneOf").as_array()) {
        const auto& request =
            schemas().at("hall.schema.json" + std::string(reference.at("$ref").as_string()));
        EXPECT_NO_THROW(schemas().at(of_hall(request.at("x-answer").as_string())));
    }
}

}  // namespace
}  // namespace durbar::testing
