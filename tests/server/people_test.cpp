#include "server/people.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/play_random.h"

namespace durbar::testing {
namespace {

using ::testing::Each;
using ::testing::HasSubstr;
using ::testing::Not;

std::string code_of(const server::HttpResponse& response) {
    const auto body = json::parse(response.body);
    return body.at("ok").as_bool() ? "done" : body.at("error").at("code").as_string().c_str();
}

TEST(People, AVisitorIsAGuestAtOnceAndStaysTheSame) {
    HouseBench bench;
    const auto first = bench.http("POST", "/api/visit", "");
    ASSERT_EQ(first.status, 200);
    ASSERT_FALSE(first.token.empty());
    const auto again = bench.http("POST", "/api/visit", "{}", first.token);
    EXPECT_TRUE(again.token.empty());
    EXPECT_EQ(json::parse(first.body), json::parse(again.body));
    bench.restart();
    EXPECT_EQ(json::parse(bench.http("POST", "/api/visit", "", first.token).body), json::parse(first.body));
    EXPECT_NE(json::parse(bench.http("POST", "/api/visit", "", "forged").body), json::parse(first.body));
    for (const auto& [hash, session] : bench.disk().sessions)
        EXPECT_NE(hash, first.token) << "only a hash is stored";
}

TEST(People, NamesAreChecked) {
    HouseBench bench;
    Client anna(bench, "Anna");
    for (const std::string name : {"", " x", "abcdefghijklmnopqrstuvwxy"}) {
        const auto response =
            bench.http("POST", "/api/name", json::serialize(json::object{{"name", name}}), anna.token());
        EXPECT_THAT(code_of(response), ::testing::AnyOf("person/name", "request/field")) << name;
    }
    // Nothing that cannot be seen: it would make two names look alike.
    for (const std::string name : {"Boris\u200b", "\u202eroyB", "\u00a0", "\u2003x", "\ufeff", "B\u00adoris",
                                   "x\U000e0041", "\u0085", "\u3164"}) {
        const auto response =
            bench.http("POST", "/api/name", json::serialize(json::object{{"name", name}}), anna.token());
        EXPECT_EQ(code_of(response), "person/name") << name;
    }
    for (const std::string name : {"李小龍", "Ωμέγα", "O'Neil-2", "😀", "á"}) {
        const auto response =
            bench.http("POST", "/api/name", json::serialize(json::object{{"name", name}}), anna.token());
        EXPECT_EQ(code_of(response), "done") << name;
    }
    EXPECT_EQ(code_of(bench.http("POST", "/api/name", R"({"name":"Žofie Ňu"})", anna.token())), "done");
    EXPECT_EQ(anna.ask("hello").at("person").at("name"), json::value("Žofie Ňu"));
    EXPECT_EQ(code_of(bench.http("POST", "/api/name", R"({"name":"X"})")), "person/none");
    EXPECT_EQ(code_of(bench.http("POST", "/api/name", "no json", anna.token())), "request/unreadable");
}

TEST(People, ARegisteredPersonComesBackFromAnotherDevice) {
    HouseBench bench;
    Client anna(bench, "Anna");
    const std::string body = R"({"name":"Anna","password":"correct horse"})";
    ASSERT_EQ(code_of(bench.http("POST", "/api/register", body, anna.token())), "done");
    EXPECT_EQ(code_of(bench.http("POST", "/api/register", body, anna.token())), "person/taken");
    Client boris(bench, "Boris");
    EXPECT_EQ(code_of(bench.http("POST", "/api/register", R"({"name":"ANNA","password":"12345678"})",
                                 boris.token())),
              "person/taken");
    EXPECT_EQ(code_of(bench.http("POST", "/api/name", R"({"name":"anna"})", boris.token())), "person/taken");
    EXPECT_EQ(code_of(bench.http("POST", "/api/visit", R"({"name":"Anna"})")), "person/taken");
    bench.pass(3'600'000);
    const auto wrong = bench.http("POST", "/api/login", R"({"name":"Anna","password":"wrong horse"})");
    EXPECT_EQ(code_of(wrong), "person/password");
    const auto unknown = bench.http("POST", "/api/login", R"({"name":"Nobody","password":"wrong horse"})");
    EXPECT_EQ(wrong.body, unknown.body) << "nothing tells which of the two is wrong";
    const auto login = bench.http("POST", "/api/login", R"({"name":"anna","password":"correct horse"})");
    ASSERT_EQ(code_of(login), "done");
    EXPECT_EQ(json::parse(login.body).at("person").at("id"), json::value(anna.id()));
    EXPECT_NE(login.token, anna.token());
    for (const auto& [id, person] : bench.disk().people)
        EXPECT_THAT(person.password, Not(HasSubstr("horse")));
    EXPECT_THAT(bench.log(), Each(Not(HasSubstr("horse"))));
}

TEST(People, OfTwoRegistrationsAtOnceOneHolds) {
    HouseBench bench;
    Client anna(bench, "Anna");
    std::vector<std::string> codes;
    for (const char* body :
         {R"({"name":"Anna","password":"correct horse"})", R"({"name":"Hana","password":"another horse"})"}) {
        bench.house().serve(
            {"POST", "/api/register", body, anna.token(), "10.0.0.1", "test"},
            [&](const server::HttpResponse& response) { codes.push_back(code_of(response)); });
    }
    bench.settle();
    EXPECT_THAT(codes, ::testing::ElementsAre("done", "person/taken"));
    EXPECT_EQ(code_of(bench.http("POST", "/api/login", R"({"name":"Anna","password":"correct horse"})")),
              "done");
}

TEST(People, PasswordsCannotBeTriedFast) {
    HouseBench bench;
    std::string last;
    for (int i = 0; i < 20 && last != "limit/rate"; ++i) {
        last = code_of(bench.http("POST", "/api/login", R"({"name":"Anna","password":"password"})", "",
                                  "10.0.0." + std::to_string(i)));
    }
    EXPECT_EQ(last, "limit/rate") << "not from many addresses either";
    EXPECT_EQ(
        code_of(bench.http("POST", "/api/login", R"({"name":"aNNa","password":"password"})", "", "10.0.1.1")),
        "limit/rate");
    for (int i = 0; i < 6; ++i) {
        bench.http("POST", "/api/login", R"({"name":"Žofie","password":"password"})", "",
                   "10.0.2." + std::to_string(i));
    }
    EXPECT_EQ(code_of(bench.http("POST", "/api/login", R"({"name":"žofie","password":"password"})", "",
                                 "10.0.3.1")),
              "limit/rate")
        << "the same name in small letters";
}

TEST(People, SessionsAreListedAndRevoked) {
    HouseBench bench;
    Client anna(bench, "Anna");
    ASSERT_EQ(code_of(bench.http("POST", "/api/register", R"({"name":"Anna","password":"correct horse"})",
                                 anna.token())),
              "done");
    const auto login = bench.http("POST", "/api/login", R"({"name":"Anna","password":"correct horse"})");
    const auto list =
        json::parse(bench.http("GET", "/api/sessions", "", login.token).body).at("sessions").as_array();
    ASSERT_EQ(list.size(), 2U);
    const std::size_t other = list[0].at("here").as_bool() ? 1 : 0;
    EXPECT_EQ(list[other].at("device"), json::value("test"));
    const std::string drop = json::serialize(json::object{{"session", list[other].at("id")}});
    Client stranger(bench, "Stranger");
    EXPECT_EQ(code_of(bench.http("POST", "/api/sessions/drop", drop, stranger.token())), "person/none");
    EXPECT_EQ(code_of(bench.http("POST", "/api/sessions/drop", drop, login.token)), "done");
    EXPECT_TRUE(anna.closed) << "its sockets are closed";
    EXPECT_EQ(code_of(bench.http("POST", "/api/name", R"({"name":"X"})", anna.token())), "person/none");
    anna.connect();
    EXPECT_FALSE(anna.socket());
    const auto logout = bench.http("POST", "/api/logout", "", login.token);
    EXPECT_TRUE(logout.drop_token);
    EXPECT_EQ(code_of(bench.http("GET", "/api/sessions", "", login.token)), "person/none");
}

TEST(People, GamesDataAndRecords) {
    HouseBench bench;
    TwoAndASpectator all(bench, settings("rajas", {"open", "open"}));
    EXPECT_EQ(json::parse(bench.http("GET", "/api/games", "").body).at("games").as_array().size(), 4U);
    EXPECT_EQ(bench.http("GET", "/api/data/rajas", "").status, 200);
    EXPECT_EQ(bench.http("GET", "/api/data/chess", "").status, 404);
    EXPECT_EQ(bench.http("PUT", "/api/games", "").status, 404);
    EXPECT_EQ(code_of(bench.http("GET", "/api/record/" + all.table, "", all.anna.token())), "table/started");
    EXPECT_EQ(code_of(bench.http("GET", "/api/record/" + all.table, "")), "person/none");
    EXPECT_EQ(code_of(bench.http("GET", "/api/record/none", "", all.anna.token())), "table/unknown");
}

}  // namespace
}  // namespace durbar::testing
