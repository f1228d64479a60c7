#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "net/support/client.h"
#include "net/support/open_port.h"
#include "server/net/file_table.h"

namespace durbar::testing {
namespace {

/// Two doors, each of which is full with two connections.
net::Settings two_doors() {
    net::Settings settings;
    settings.port = 0;
    settings.doors = 2;
    settings.connections_per_door = 2;
    return settings;
}

std::vector<std::unique_ptr<WsClient>> enter(std::uint16_t port, int people) {
    std::vector<std::unique_ptr<WsClient>> clients;
    for (int i = 0; i < people; ++i) {
        clients.push_back(std::make_unique<WsClient>(port, known()));
        EXPECT_EQ(clients.back()->status(), 101);
    }
    return clients;
}

TEST(Doors, AreAsFewAsHoldAllConnections) {
    const auto doors = [](std::size_t connections, std::size_t files) {
        net::Settings settings;
        settings.connections = connections;
        choose_doors(settings, files);
        EXPECT_GT(settings.doors * settings.connections_per_door, connections);
        EXPECT_LT(settings.connections_per_door, std::max<std::size_t>(files, 512));
        return settings.doors;
    };
    EXPECT_EQ(doors(40'000, 1'000'000), 1U);
    EXPECT_EQ(doors(40'000, 65'536), 1U);
    EXPECT_EQ(doors(40'000, 20'000), 3U);
    EXPECT_EQ(doors(20'000, 20'000), 2U);
    EXPECT_EQ(doors(200, 1024), 1U);
    EXPECT_EQ(doors(768, 1024), 2U);  // whoever comes beyond the limit needs a door that tells so
    EXPECT_EQ(doors(0, 20'000), 2U);
    EXPECT_EQ(doors(1000, 0), 4U);
}

TEST(Doors, PeopleAtAllOfThemMeetInOneHouse) {
    OpenPort port(two_doors());
    auto clients = enter(port.port, 4);
    EXPECT_EQ(port.desk.open, 4);
    for (auto& client : clients) {
        for (int i = 0; i < 50; ++i) client->send("all " + std::to_string(i));
        for (auto& other : clients) {
            for (int i = 0; i < 50; ++i) ASSERT_EQ(other->receive(), std::to_string(i));
        }
    }
    clients.resize(2);
    EXPECT_TRUE(eventually([&] { return port.desk.open == 2; }));
    const auto more = enter(port.port, 2);
    EXPECT_EQ(more[1]->ask("echo fine"), "fine");
}

TEST(Doors, CountConnectionsTogether) {
    net::Settings settings = two_doors();
    settings.connections_per_address = 3;
    OpenPort port(settings);
    const auto clients = enter(port.port, 3);
    HttpClient fourth(port.port);
    EXPECT_EQ(fourth.read().status, 503);
    EXPECT_TRUE(fourth.ended());
    port.on_loop([&] { EXPECT_EQ(port.figure("net_sockets"), 3); });
}

TEST(Doors, BidEverybodyFarewell) {
    OpenPort port(two_doors());
    auto clients = enter(port.port, 4);
    std::thread stopping([&] { port.stop(); });
    for (auto& client : clients) {
        EXPECT_EQ(client->receive(), "last words");
        EXPECT_FALSE(client->try_receive());
        EXPECT_EQ(client->close_code(), 1001);
    }
    stopping.join();
    EXPECT_EQ(port.desk.open, 0);
    EXPECT_THROW(HttpClient{port.port}, boost::system::system_error);
}

TEST(Doors, DoNotReadOnWhileTheHouseIsBusy) {
    net::Settings settings;
    settings.messages_per_second = 0;
    OpenPort port(settings);
    WsClient flood(port.port, known());
    WsClient heavy(port.port, known());
    HttpClient other(port.port);
    std::string messages;
    for (int i = 0; i < 2000; ++i) messages += client_frame(0x81, "echo " + std::to_string(i));
    // While this runs the house takes nothing; a door answers for files all the same.
    port.on_loop([&] {
        flood.send_raw(messages);
        EXPECT_TRUE(eventually([&] { return port.figure("net_messages_in_total") >= 16; }));
        for (int i = 0; i < 50; ++i) EXPECT_EQ(other.get("/").status, 200);
        EXPECT_EQ(port.figure("net_messages_in_total"), 16);
        for (int i = 0; i < 10; ++i) heavy.send("echo " + std::string(30'000, 'x'));
        EXPECT_TRUE(eventually([&] { return port.figure("net_messages_in_total") >= 16 + 3; }));
        for (int i = 0; i < 50; ++i) EXPECT_EQ(other.get("/").status, 200);
        EXPECT_EQ(port.figure("net_messages_in_total"), 16 + 3);
    });
    for (int i = 0; i < 2000; ++i) ASSERT_EQ(flood.receive(), std::to_string(i));
    for (int i = 0; i < 10; ++i) EXPECT_EQ(heavy.receive().size(), 30'000U);
}

TEST(Doors, WhatIsOnItsWayToSomebodyWhoHasGoneFindsNobody) {
    OpenPort port;
    WsClient other(port.port, known());
    auto gone = std::make_unique<WsClient>(port.port, known());
    port.on_loop([&] {
        for (int i = 0; i < 10; ++i) gone->send("all " + std::to_string(i));
        EXPECT_TRUE(eventually([&] { return port.figure("net_messages_in_total") == 10; }));
        gone.reset();
        EXPECT_TRUE(eventually([&] { return port.figure("net_sockets") == 1; }));
        EXPECT_EQ(port.desk.open, 2);
    });
    for (int i = 0; i < 10; ++i) EXPECT_EQ(other.receive(), std::to_string(i));
    EXPECT_TRUE(eventually([&] { return port.desk.open == 1; }));
    EXPECT_EQ(other.ask("echo fine"), "fine");
}

TEST(Doors, EndAtOnceIfNobodyHasStoppedThem) {
    server::Metrics metrics;
    net::Loop loop({.workers = 1}, metrics);
    FakeDesk desk(loop);
    const server::Log log;
    std::optional<net::Server> server;
    server.emplace(two_doors(), loop, metrics, log);  // gone before anybody has run anything
    server.emplace(two_doors(), loop, metrics, log);
    server->open(desk);
    std::thread house([&] { loop.run(); });
    const auto clients = enter(server->port(), 3);
    HttpClient half(server->port());
    half.write("GET / HT");
    loop.stop();
    house.join();
    server.reset();
    for (const auto& client : clients) EXPECT_FALSE(client->try_receive());
    EXPECT_TRUE(half.ended());
}

/// From now on nobody can be accepted: the only port of this process no longer listens. (To leave no file
/// free would do as well, but the sanitizers need some for themselves.)
void break_port() {
    constexpr int kMostFiles = 1024;
    for (int handle = STDERR_FILENO + 1; handle < kMostFiles; ++handle) {
        int listens = 0;
        socklen_t size = sizeof listens;
        if (getsockopt(handle, SOL_SOCKET, SO_ACCEPTCONN, &listens, &size) == 0 && listens != 0) {
            shutdown(handle, SHUT_RDWR);
        }
    }
}

TEST(Doors, AFailureAtOneComesOutOfTheLoop) {
    server::Metrics metrics;
    net::Loop loop({.workers = 1}, metrics);
    FakeDesk desk(loop);
    const server::Log log([](const std::string& line) { throw std::runtime_error(line); });
    net::Settings settings;
    settings.port = 0;
    net::Server server(settings, loop, metrics, log);
    server.open(desk);
    break_port();
    std::string failure;
    try {
        loop.run();
    } catch (const net::NetError& error) {
        failure = error.what();
    }
    EXPECT_THAT(failure, ::testing::HasSubstr("A door has failed: net.accept_failed"));
}

TEST(FileTable, IsTheThreadsOwn) {
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe2(ends.data(), O_CLOEXEC), 0);
    const auto is_open = [](int handle) { return fcntl(handle, F_GETFD) >= 0; };
    bool parted = false;
    std::thread other([&] {
        parted = net::take_own_file_table(std::array<int, 1>{ends[1]});
        EXPECT_EQ(is_open(ends[0]), !parted);
        EXPECT_TRUE(is_open(ends[1]));
        EXPECT_TRUE(is_open(STDERR_FILENO));
        EXPECT_EQ(write(ends[1], "x", 1), 1);
        if (parted) close(ends[1]);
    });
    other.join();
    EXPECT_TRUE(is_open(ends[0]));
    EXPECT_TRUE(is_open(ends[1]));
    char byte = 0;
    EXPECT_EQ(read(ends[0], &byte, 1), 1);
    for (const int end : ends) close(end);
}

}  // namespace
}  // namespace durbar::testing
