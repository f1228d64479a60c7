#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "server/net/http_rules.h"
#include "server/net/static_files.h"
#include "server/net/turnstile.h"
#include "server/net/wheel.h"

namespace durbar::net {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(HttpRules, TheSessionIsFoundAmongOtherCookies) {
    EXPECT_EQ(session_token("durbar_session=abc"), "abc");
    EXPECT_EQ(session_token("theme=dark; durbar_session=a-b_c=; lang=en"), "a-b_c=");
    EXPECT_EQ(session_token("durbar_session2=abc; xdurbar_session=abc; durbar_session"), "");
    EXPECT_EQ(session_token("durbar_session=with blank"), "");
    EXPECT_EQ(session_token("durbar_session=" + std::string(200, 'a')), "");
    EXPECT_EQ(session_token("durbar_session=\"; durbar_session=abc"), "abc");
}

TEST(HttpRules, OnlyOurOwnPagesMayAsk) {
    const std::vector<std::string> others = {"https://games.example.org"};
    EXPECT_TRUE(origin_allowed("http://localhost:8000", "localhost:8000", false, {}));
    EXPECT_TRUE(origin_allowed("http://LOCALHOST:8000", "localhost:8000", false, {}));
    EXPECT_TRUE(origin_allowed("https://games.example.org", "127.0.0.1:8000", false, others));
    EXPECT_TRUE(origin_allowed("https://hall.example", "hall.example", true, {}));
    EXPECT_FALSE(origin_allowed("http://hall.example", "hall.example", true, {}));
    EXPECT_FALSE(origin_allowed("https://hall.example", "hall.example", false, {}));
    EXPECT_FALSE(origin_allowed("http://localhost:8001", "localhost:8000", false, {}));
    EXPECT_FALSE(origin_allowed("http://localhost:8000.evil.example", "localhost:8000", false, {}));
    EXPECT_FALSE(origin_allowed("https://games.example.org.evil.example", "x", false, others));
    EXPECT_FALSE(origin_allowed("null", "localhost:8000", false, others));
    EXPECT_FALSE(origin_allowed("", "localhost:8000", false, others));
    EXPECT_FALSE(origin_allowed("http://", "", false, {}));
}

TEST(HttpRules, AnAddressIsBelievedOnlyOfTheProxy) {
    EXPECT_EQ(client_address("10.0.0.1", "1.2.3.4", false), "10.0.0.1");
    EXPECT_EQ(client_address("10.0.0.1", "1.2.3.4", true), "1.2.3.4");
    EXPECT_EQ(client_address("10.0.0.1", "6.6.6.6, 1.2.3.4", true),
              "1.2.3.4");  // the client's own claim comes first
    EXPECT_EQ(client_address("10.0.0.1", "::ffff", true), "::ffff");
    EXPECT_EQ(client_address("10.0.0.1", "nonsense", true), "10.0.0.1");
    EXPECT_EQ(client_address("10.0.0.1", "", true), "10.0.0.1");
}

TEST(HttpRules, EncodingsAreTakenAsTheyAreListed) {
    EXPECT_TRUE(accepts_encoding("gzip, deflate, br", "br"));
    EXPECT_TRUE(accepts_encoding("GZIP;q=0.5", "gzip"));
    EXPECT_FALSE(accepts_encoding("gzip;q=0, br", "gzip"));
    EXPECT_FALSE(accepts_encoding("br;q=0.000", "br"));
    EXPECT_FALSE(accepts_encoding("", "gzip"));
    EXPECT_FALSE(accepts_encoding("xgzip", "gzip"));
}

TEST(HttpRules, ACookieIsForThisServerAlone) {
    EXPECT_EQ(set_cookie("abc", false),
              "durbar_session=abc; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000");
    EXPECT_EQ(set_cookie("abc", true),
              "durbar_session=abc; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000; Secure");
    EXPECT_EQ(drop_cookie(false), "durbar_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
}

TEST(HttpRules, EveryAnswerProtectsThePageAndNoneCarriesAnotherHeader) {
    Reply reply;
    reply.headers.emplace_back("Content-Disposition", "attachment; filename=\"a\r\nSet-Cookie: b\"");
    reply.body = "text";
    const std::string head = head_text(reply, Connection::Close);
    EXPECT_THAT(head, ::testing::StartsWith("HTTP/1.1 200 OK\r\n"));
    EXPECT_THAT(head, ::testing::EndsWith("\r\n\r\n"));
    EXPECT_THAT(head, HasSubstr("\r\nContent-Length: 4\r\n"));
    EXPECT_THAT(head, HasSubstr("default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"));
    EXPECT_THAT(head, HasSubstr("frame-ancestors 'none'"));
    EXPECT_THAT(head, HasSubstr("\r\nX-Content-Type-Options: nosniff\r\n"));
    EXPECT_THAT(head, HasSubstr("\r\nReferrer-Policy: same-origin\r\n"));
    EXPECT_THAT(head, HasSubstr("\r\nCache-Control: no-store\r\n"));
    EXPECT_THAT(head, HasSubstr("\r\nConnection: close\r\n"));
    EXPECT_THAT(head, Not(HasSubstr("\r\nSet-Cookie")));
}

class StaticFiles : public ::testing::Test {
protected:
    static constexpr std::array<EmbeddedFile, 2> kFiles = {
        EmbeddedFile{"/assets/main-0a1b2c3d.js", "text/javascript", "t1", "plain", "", "", true},
        EmbeddedFile{"/index.html", "text/html", "t2", "the plain page", "zipped", "br", false}};

    static std::string header(const Reply& reply, std::string_view name) {
        for (const auto& [known, value] : reply.headers) {
            if (known == name) return value;
        }
        return "";
    }
};

TEST_F(StaticFiles, AreServedInTheShortestFormThatIsTaken) {
    const auto page = [&](std::string_view accepted) {
        return file_reply(kFiles, "/", accepted, "").value();
    };
    EXPECT_EQ(page("gzip, br").content(), "br");
    EXPECT_EQ(header(page("gzip, br"), "Content-Encoding"), "br");
    EXPECT_EQ(page("gzip").content(), "zipped");
    EXPECT_EQ(page("").content(), "the plain page");
    EXPECT_EQ(header(page(""), "Content-Encoding"), "");
    EXPECT_EQ(header(page(""), "Vary"), "Accept-Encoding");
    EXPECT_EQ(file_reply(kFiles, "/index", "", ""), std::nullopt);
    EXPECT_EQ(file_reply(kFiles, "/../secret", "", ""), std::nullopt);
}

TEST_F(StaticFiles, TheAddressesThatThePageGivesItselfLeadToIt) {
    for (const std::string_view path :
         {"/t/7kq4", "/new/tigris", "/local/a", "/replay", "/replay/7kq4", "/review/7kq4", "/puzzle/tigris",
          "/learn/tigris", "/settings", "/rules/tigris"}) {
        const auto reply = file_reply(kFiles, path, "", "");
        ASSERT_TRUE(reply) << path;
        EXPECT_EQ(reply->content(), "the plain page") << path;
    }
    for (const std::string_view path : {"/t/7kq4/x", "/tables/7kq4", "/x", "//", "/x/t/7kq4", "x"}) {
        EXPECT_EQ(file_reply(kFiles, path, "", ""), std::nullopt) << path;
    }
}

TEST_F(StaticFiles, AreNotSentAgainToWhoHasThem) {
    const Reply first = file_reply(kFiles, "/index.html", "gzip", "").value();
    EXPECT_EQ(header(first, "ETag"), "\"t2-gzip\"");
    EXPECT_EQ(header(first, "Cache-Control"), "no-cache");
    EXPECT_EQ(file_reply(kFiles, "/", "gzip", "\"t2-gzip\"")->status, 304);
    EXPECT_EQ(file_reply(kFiles, "/", "gzip", "\"x\", W/\"t2-gzip\"")->status, 304);
    EXPECT_EQ(file_reply(kFiles, "/", "", "\"t2-gzip\"")->status, 200);
    const Reply lasting = file_reply(kFiles, "/assets/main-0a1b2c3d.js", "", "").value();
    EXPECT_THAT(header(lasting, "Cache-Control"), HasSubstr("immutable"));
}

TEST_F(StaticFiles, ThePageIsInTheProgram) {
    const auto page = file_reply(embedded_files(), "/", "", "");
    ASSERT_TRUE(page);
    EXPECT_THAT(std::string(page->content()), HasSubstr("<title>Durbar"));
    EXPECT_TRUE(std::is_sorted(embedded_files().begin(), embedded_files().end(),
                               [](const auto& a, const auto& b) { return a.path < b.path; }));
    for (const EmbeddedFile& file : embedded_files()) {
        EXPECT_FALSE(file.plain.empty()) << file.path;
        EXPECT_NE(file.type, "application/octet-stream") << file.path;
    }
    EXPECT_THAT(std::string(page->content()), Not(HasSubstr("<script>")));  // our own policy would refuse it
}

TEST(TurnstileTest, SomeMayComeFromAnAddressAndSomeInAll) {
    Turnstile turnstile(4, 2);
    std::vector<Turnstile::Place> inside;
    const auto enter = [&](const std::string& address) {
        Turnstile::Place place = turnstile.enter(address);
        const bool entered = static_cast<bool>(place);
        if (entered) inside.push_back(std::move(place));
        return entered;
    };
    EXPECT_TRUE(enter("1.1.1.1"));
    EXPECT_TRUE(enter("1.1.1.1"));
    EXPECT_FALSE(enter("1.1.1.1"));
    EXPECT_TRUE(enter("2001:db8::1"));
    EXPECT_TRUE(enter("2001:db8::2:1"));
    EXPECT_FALSE(enter("3.3.3.3"));
    inside.erase(inside.begin());
    EXPECT_FALSE(enter("2001:db8:0:0:5::1"));
    EXPECT_TRUE(enter("1.1.1.1"));
    inside.clear();
    EXPECT_EQ(turnstile.inside(), 0U);
}

TEST(TurnstileTest, AHouseholdIsOneAddress) {
    EXPECT_EQ(address_group("10.1.2.3"), "10.1.2.3");
    EXPECT_EQ(address_group("::ffff:10.1.2.3"), "10.1.2.3");
    EXPECT_EQ(address_group("2001:db8:1:2:3:4:5:6"), address_group("2001:db8:1:2::9"));
    EXPECT_NE(address_group("2001:db8:1:2::9"), address_group("2001:db8:1:3::9"));
}

struct Counted final : Wheel::Rider {
    int visits = 0;
    void visit() override { ++visits; }
};

TEST(WheelTest, EverybodyIsVisitedOnceInARoundAndNeverManyAtOnce) {
    Wheel wheel;
    std::vector<std::unique_ptr<Counted>> all;
    for (std::size_t i = 0; i < 10 * Wheel::kSlots; ++i) {
        all.push_back(std::make_unique<Counted>());
        wheel.add(*all.back());
    }
    int before = 0;
    for (std::size_t turn = 0; turn < Wheel::kSlots; ++turn) {
        wheel.turn();
        int visits = 0;
        for (const auto& one : all) visits += one->visits;
        EXPECT_EQ(visits - before, 10);
        before = visits;
    }
    for (const auto& one : all) EXPECT_EQ(one->visits, 1);
    all.erase(all.begin(), all.begin() + 100);
    for (std::size_t turn = 0; turn < Wheel::kSlots; ++turn) wheel.turn();
    for (const auto& one : all) EXPECT_EQ(one->visits, 2);
}

}  // namespace
}  // namespace durbar::net
