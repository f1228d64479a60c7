#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "net/support/client.h"
#include "net/support/open_port.h"

namespace durbar::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(Http, AnswersOneRequestAfterTheOtherOnOneConnection) {
    OpenPort port;
    HttpClient client(port.port);
    const HttpAnswer page = client.get("/");
    EXPECT_EQ(page.status, 200);
    EXPECT_EQ(page.header("Content-Type"), "text/html; charset=utf-8");
    EXPECT_THAT(page.body, HasSubstr("Durbar"));
    EXPECT_TRUE(page.keep_alive);
    EXPECT_EQ(client.get("/", {{"If-None-Match", page.header("ETag")}}).status, 304);
    EXPECT_EQ(client.head("/").body, "");
    EXPECT_EQ(client.get("/nowhere").status, 404);
    EXPECT_EQ(client.get("/api/games?x=1").body, "GET /api/games  token= address=127.0.0.1");
    EXPECT_EQ(client.ask(http::verb::delete_, "/", "", {}).status, 405);
    EXPECT_EQ(client.get("/ws").status, 426);
    const HttpAnswer last = client.get("/", {{"Connection", "close"}});
    EXPECT_FALSE(last.keep_alive);
    EXPECT_TRUE(client.ended());
}

TEST(Http, FilesComeCompressedIfTheBrowserTakesThat) {
    OpenPort port;
    HttpClient client(port.port);
    const HttpAnswer packed = client.get("/", {{"Accept-Encoding", "gzip"}});
    EXPECT_EQ(packed.header("Content-Encoding"), "gzip");
    EXPECT_THAT(packed.body, ::testing::StartsWith("\x1f\x8b"));
    EXPECT_LT(packed.body.size(), client.get("/").body.size());
}

TEST(Http, CookiesAreSetAndTakenAway) {
    OpenPort port;
    HttpClient client(port.port);
    const HttpAnswer visit = client.post("/api/visit", "{}");
    EXPECT_EQ(visit.header("Set-Cookie"),
              "durbar_session=known-1; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000");
    const HttpAnswer named = client.post("/api/name", "{\"name\":\"Ada\"}", {{"Cookie", visit.cookie()}});
    EXPECT_EQ(named.body, "POST /api/name {\"name\":\"Ada\"} token=known-1 address=127.0.0.1");
    EXPECT_EQ(named.header("Set-Cookie"), "");
    EXPECT_THAT(client.post("/api/logout", "").header("Set-Cookie"), HasSubstr("durbar_session=; "));
    EXPECT_EQ(client.get("/api/record/t1").header("Content-Disposition"),
              "attachment; filename=\"t1.record\"");
}

TEST(Http, WhatChangesSomethingMustComeFromOurPage) {
    net::Settings settings;
    settings.origins = {"https://games.example.org"};
    OpenPort port(settings);
    HttpClient client(port.port);
    EXPECT_EQ(client.post("/api/visit", "{}", {{"Origin", "https://games.example.org"}}).status, 200);
    for (const std::string origin : {"https://evil.example", "null", "http://127.0.0.1:1"}) {
        const HttpAnswer refused = client.post("/api/visit", "{}", {{"Origin", origin}});
        EXPECT_EQ(refused.status, 403) << origin;
        EXPECT_THAT(refused.body, HasSubstr("\"ok\":false"));
        EXPECT_EQ(refused.header("Set-Cookie"), "");
    }
    EXPECT_EQ(client.ask(http::verb::post, "/api/visit", "{}", {}).status, 403);
    EXPECT_EQ(
        client.get("/api/games", {{"Origin", "https://evil.example"}}).header("Access-Control-Allow-Origin"),
        "");
}

TEST(Http, TheProxyIsBelievedOnlyIfThereIsOne) {
    net::Settings settings;
    const Headers headers = {{"X-Forwarded-For", "9.9.9.9, 1.2.3.4"}, {"X-Forwarded-Proto", "https"}};
    {
        OpenPort port(settings);
        HttpClient client(port.port);
        EXPECT_THAT(client.post("/api/visit", "", headers).body, HasSubstr("address=127.0.0.1"));
        EXPECT_THAT(client.post("/api/visit", "", headers).header("Set-Cookie"), Not(HasSubstr("Secure")));
        EXPECT_EQ(client.get("/metrics", headers).status, 200);
    }
    settings.behind_proxy = true;
    OpenPort port(settings);
    HttpClient client(port.port);
    Headers secure = headers;
    secure.emplace_back("Origin", "https://127.0.0.1:" + std::to_string(port.port));
    const HttpAnswer visit = client.post("/api/visit", "", secure);
    EXPECT_THAT(visit.body, HasSubstr("address=1.2.3.4"));
    Headers household = secure;
    household.front().second = "2001:db8:1:2:3:4:5:6";
    EXPECT_THAT(client.post("/api/visit", "", household).body, ::testing::EndsWith("address=2001:db8:1:2::"))
        << "all addresses of a household count as one";
    EXPECT_THAT(visit.header("Set-Cookie"), HasSubstr("; Secure"));
    EXPECT_EQ(client.post("/api/visit", "", headers).status, 403);  // http:// is another page than https://
    EXPECT_EQ(client.get("/metrics", headers).status, 404);
    EXPECT_EQ(client.get("/metrics").status, 200);
}

TEST(Http, WhatIsTooLongIsRefused) {
    OpenPort port;
    {
        HttpClient client(port.port);
        const HttpAnswer answer = client.post("/api/visit", std::string(257 * 1024, 'x'));
        EXPECT_EQ(answer.status, 413);
        EXPECT_FALSE(answer.keep_alive);
    }
    {
        HttpClient client(port.port);
        EXPECT_EQ(client.get("/", {{"X-Long", std::string(20'000, 'x')}}).status, 431);
    }
    HttpClient client(port.port);
    EXPECT_EQ(client.post("/api/visit", std::string(200 * 1024, 'x')).status, 200);
}

TEST(Http, GarbageEndsTheConnectionWithAnAnswer) {
    OpenPort port;
    for (const std::string bytes :
         {"\x16\x03\x01\x02\x01 hello TLS\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
          "POST /api/visit HTTP/1.1\r\nContent-Length: -5\r\n\r\n"}) {
        HttpClient client(port.port);
        client.write(bytes);
        EXPECT_EQ(client.read().status, 400) << bytes;
        EXPECT_TRUE(client.ended());
    }
    EXPECT_EQ(HttpClient(port.port).get("/").status, 200);
}

TEST(Http, WhoDoesNotAskInTimeIsDisconnected) {
    net::Settings settings;
    settings.request_ms = 100;
    settings.keep_alive_ms = 100;
    OpenPort port(settings);
    HttpClient silent(port.port);
    EXPECT_TRUE(silent.ended());
    HttpClient slow(port.port);
    slow.write("GET / HTTP/1.1\r\nHost: x\r\n");
    EXPECT_TRUE(slow.ended());
    HttpClient idle(port.port);
    EXPECT_EQ(idle.get("/").status, 200);
    EXPECT_TRUE(idle.ended());
}

TEST(Http, OneAddressHasSoManyConnectionsAndNoMore) {
    net::Settings settings;
    settings.connections_per_address = 2;
    OpenPort port(settings);
    HttpClient first(port.port);
    EXPECT_EQ(first.get("/").status, 200);
    {
        HttpClient second(port.port);
        EXPECT_EQ(second.get("/").status, 200);
        HttpClient third(port.port);
        EXPECT_EQ(third.read().status, 503);
        EXPECT_TRUE(third.ended());
    }
    // The second has gone, but the server may learn it a moment later.
    for (int tries = 0;; ++tries) {
        ASSERT_LT(tries, 10'000);
        HttpClient again(port.port);
        again.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
        if (again.read().status == 200) break;
    }
}

TEST(Http, OperatorsSeeHowItGoes) {
    OpenPort port;
    HttpClient client(port.port);
    EXPECT_EQ(client.get("/healthz").body, "ok\n");
    port.desk.well = false;
    EXPECT_EQ(client.get("/healthz").status, 503);
    const HttpAnswer metrics = client.get("/metrics");
    EXPECT_THAT(metrics.body, HasSubstr("durbar_net_connections 1\n"));
    EXPECT_THAT(metrics.body, HasSubstr("durbar_net_requests_total 3\n"));
    EXPECT_THAT(metrics.body, HasSubstr("durbar_loop_lag_ms_bucket{le=\"10\"}"));
    EXPECT_THAT(metrics.body, HasSubstr("durbar_fake 1\n"));
}

}  // namespace
}  // namespace durbar::testing
