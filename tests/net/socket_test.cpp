#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "core/rng.h"
#include "net/support/client.h"
#include "net/support/open_port.h"

namespace durbar::testing {
namespace {

using ::testing::HasSubstr;

TEST(Socket, OpensWithACookieFromOurPage) {
    OpenPort port;
    WsClient client(port.port, known());
    ASSERT_EQ(client.status(), 101);
    EXPECT_EQ(client.header("Sec-WebSocket-Extensions"), "");
    EXPECT_EQ(client.ask("echo hello"), "hello");
    EXPECT_EQ(client.ask("echo Maharání 🎲"), "Maharání 🎲");
    EXPECT_EQ(client.ask("echo " + std::string(60'000, 'x')), std::string(60'000, 'x'));
}

TEST(Socket, DoesNotOpenForOthers) {
    OpenPort port;
    WsClient::Options options = known();
    options.origin = "https://evil.example";
    EXPECT_EQ(WsClient(port.port, options).status(), 403);
    options.origin = "";
    EXPECT_EQ(WsClient(port.port, options).status(), 403);
    options = known();
    options.cookie = "";
    EXPECT_EQ(WsClient(port.port, options).status(), 401);
    options.cookie = "durbar_session=stranger";
    EXPECT_EQ(WsClient(port.port, options).status(), 401);
    EXPECT_EQ(port.desk.open, 0);
    EXPECT_EQ(WsClient(port.port, known()).status(), 101);
}

TEST(Socket, CompressesWhatIsLong) {
    OpenPort port;
    WsClient client(port.port, known(true));
    EXPECT_THAT(client.header("Sec-WebSocket-Extensions"),
                HasSubstr("permessage-deflate; server_no_context_takeover"));
    Rng rng(4);
    for (int round = 0; round < 200; ++round) {
        std::string text;
        for (std::uint32_t left = rng.below(3000); left > 0; --left) text += "abc{}\":,"[rng.below(8)];
        ASSERT_EQ(client.ask("echo " + text), text);
    }
    WsClient other(port.port, known(true));
    WsClient plain(port.port, known(false));
    const std::string news(5000, 'n');
    client.send("all " + news);
    EXPECT_EQ(client.receive(), news);
    EXPECT_EQ(other.receive(), news);
    EXPECT_EQ(plain.receive(), news);
    EXPECT_LT(client.stream().next_layer().socket().available(), 10U);
}

TEST(Socket, TellsTheHouseWhenItIsGone) {
    OpenPort port;
    {
        WsClient polite(port.port, known());
        WsClient rude(port.port, known());
        EXPECT_EQ(polite.ask("echo 1"), "1");
        EXPECT_EQ(rude.ask("echo 1"), "1");
        EXPECT_EQ(port.desk.open, 2);
        polite.close();
        EXPECT_FALSE(polite.last_error());
    }
    EXPECT_TRUE(eventually([&] { return port.desk.open == 0; }));
}

TEST(Socket, IsClosedByTheHouse) {
    OpenPort port;
    WsClient client(port.port, known());
    client.send("close");
    EXPECT_FALSE(client.try_receive());
    EXPECT_EQ(client.close_code(), 1000);
    EXPECT_TRUE(eventually([&] { return port.desk.open == 0; }));
}

TEST(Socket, AFailureInTheHouseClosesOnlyThisOne) {
    OpenPort port;
    WsClient client(port.port, known());
    WsClient other(port.port, known());
    client.send("throw");
    EXPECT_FALSE(client.try_receive());
    EXPECT_EQ(client.close_code(), 1011);
    EXPECT_EQ(other.ask("echo fine"), "fine");
}

TEST(Socket, ReadsFragmentsAndBytesOneByOne) {
    OpenPort port;
    WsClient client(port.port, known());
    client.send_raw(client_frame(0x01, "ec") + client_frame(0x89, "") + client_frame(0x00, "ho to"));
    for (const char byte : client_frame(0x80, "gether")) client.send_raw(std::string(1, byte));
    EXPECT_EQ(client.receive(), "together");
    std::string many;
    for (int i = 0; i < 50; ++i) many += client_frame(0x81, "echo " + std::to_string(i));
    client.send_raw(many);
    for (int i = 0; i < 50; ++i) EXPECT_EQ(client.receive(), std::to_string(i));
}

TEST(Socket, WhatBreaksTheProtocolIsClosedWithAReason) {
    OpenPort port;
    const auto closed_with = [&](const std::string& bytes) {
        WsClient client(port.port, known());
        client.send_raw(bytes);
        EXPECT_FALSE(client.try_receive());
        return client.close_code();
    };
    EXPECT_EQ(closed_with(client_frame(0x81, "echo \xff\xfe")), 1007);
    EXPECT_EQ(closed_with(client_frame(0x82, "binary")), 1003);
    EXPECT_EQ(closed_with(client_frame(0x80, "no beginning")), 1002);
    EXPECT_EQ(closed_with(client_frame(0xc1, "compressed")), 1002);
    EXPECT_EQ(closed_with(std::string("\x81\xff\0\0\0\0\x10\0\0\0mask", 14)), 1009);
    EXPECT_EQ(closed_with("GET / HTTP/1.1\r\n\r\n"), 1002);
    Rng rng(6);
    for (int round = 0; round < 20; ++round) {
        WsClient client(port.port, known());
        std::string bytes;
        for (int i = 0; i < 200; ++i) bytes += static_cast<char>(rng.below(256));
        client.send_raw(bytes);
    }
    EXPECT_EQ(WsClient(port.port, known()).ask("echo still here"), "still here");
}

TEST(Socket, WhoDoesNotReadIsDisconnectedAndOthersDoNotNotice) {
    net::Settings settings;
    settings.queue_bytes = 256 * 1024;
    OpenPort port(settings);
    WsClient::Options options = known();
    options.receive_buffer = 4096;
    WsClient slow(port.port, options);
    WsClient other(port.port, known());
    slow.send("many 64 100000");
    EXPECT_EQ(other.ask("echo fine"), "fine");
    EXPECT_TRUE(eventually([&] { return port.desk.open == 1; }));
    EXPECT_THAT(port.metrics_text(), HasSubstr("durbar_net_slow_readers_total 1\n"));
}

TEST(Socket, WhoReadsSlowlyGetsEverythingInOrder) {
    OpenPort port;
    WsClient::Options options = known();
    options.receive_buffer = 4096;
    WsClient slow(port.port, options);
    slow.send("many 9 100000");
    slow.send("echo last");
    for (int i = 0; i < 9; ++i) ASSERT_EQ(slow.receive().size(), 100'000U);
    EXPECT_EQ(slow.receive(), "last");
}

TEST(Socket, AFloodOfMessagesIsReadSlowlyWhileOthersPlay) {
    net::Settings settings;
    settings.messages_per_second = 100;
    settings.message_burst = 50;
    OpenPort port(settings);
    WsClient player(port.port, known());
    WsClient flood(port.port, known());
    std::string messages;
    for (int i = 0; i < 10'000; ++i) messages += client_frame(0x81, "nothing");
    const auto begin = std::chrono::steady_clock::now();
    std::thread sender([&] { flood.send_raw(messages); });
    for (int i = 0; i < 40; ++i) EXPECT_EQ(player.ask("echo " + std::to_string(i)), std::to_string(i));
    const auto read = static_cast<double>(port.desk.received - 40);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    EXPECT_LT(read, 50 + 100 * seconds + 20);  // what it may send at once, and what it may send meanwhile
    sender.join();
}

TEST(Socket, WhoIsSilentIsPingedAndWhoIsGoneIsForgotten) {
    net::Settings settings;
    settings.ping_ms = 256;
    OpenPort port(settings);
    WsClient alive(port.port, known());
    auto gone = std::make_unique<WsClient>(port.port, known());  // reads nothing, so Beast answers no ping
    EXPECT_TRUE(eventually([&] {
        alive.send("echo here");
        EXPECT_EQ(alive.receive(), "here");
        return port.desk.open == 1;
    }));
    EXPECT_THAT(port.metrics_text(), HasSubstr("durbar_net_silent_total 1\n"));
    EXPECT_EQ(alive.ask("echo still"), "still");
}

TEST(Socket, ThroughAProxyEveryAddressHasItsOwnLimit) {
    net::Settings settings;
    settings.behind_proxy = true;
    settings.connections_per_address = 1;
    OpenPort port(settings);
    WsClient::Options options = known();
    options.headers = {{"X-Forwarded-For", "1.1.1.1"}};
    WsClient first(port.port, options);
    EXPECT_EQ(first.status(), 101);
    EXPECT_EQ(WsClient(port.port, options).status(), 429);
    options.headers = {{"X-Forwarded-For", "2.2.2.2"}};
    EXPECT_EQ(WsClient(port.port, options).status(), 101);
}

TEST(Stopping, EverythingIsToldBeforeTheFarewell) {
    OpenPort port;
    WsClient client(port.port, known());
    WsClient half_open(port.port, known());
    HttpClient idle(port.port);
    EXPECT_EQ(idle.get("/").status, 200);
    EXPECT_EQ(client.ask("echo 1"), "1");
    std::thread stopping([&] { port.stop(); });
    EXPECT_EQ(client.receive(), "last words");
    EXPECT_FALSE(client.try_receive());
    EXPECT_EQ(client.close_code(), 1001);
    EXPECT_TRUE(idle.ended());
    EXPECT_EQ(half_open.receive(), "last words");
    EXPECT_FALSE(half_open.try_receive());
    stopping.join();
    EXPECT_THROW(HttpClient{port.port}, boost::system::system_error);
}

TEST(Stopping, NobodyCanHoldItUp) {
    net::Settings settings;
    settings.stop_ms = 100;
    OpenPort port(settings);
    WsClient silent(port.port, known());
    HttpClient waiting(port.port);
    waiting.write("GET /api/never HTTP/1.1\r\nHost: x\r\n\r\n");
    HttpClient half(port.port);
    half.write("GET / HT");
    EXPECT_EQ(silent.ask("echo 1"), "1");
    port.stop();
    EXPECT_EQ(port.desk.open, 0);
}

}  // namespace
}  // namespace durbar::testing
