#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <boost/asio/co_spawn.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "server/net/clerk.h"
#include "server/net/mailbox.h"

namespace durbar::net {
namespace {

using ::testing::ElementsAre;

std::uint64_t rings(const Bell& bell) {
    std::uint64_t count = 0;
    return read(bell.handle(), &count, sizeof count) == sizeof count ? count : 0;
}

TEST(Mailbox, WhatIsWrittenInOneRoundArrivesWithOneRing) {
    asio::io_context sender;
    Mailbox<int> mailbox;
    Outbox<int> outbox(sender.get_executor(), mailbox);
    for (int i = 0; i < 1000; ++i) outbox.put(i);
    EXPECT_EQ(rings(mailbox.bell()), 0U);
    sender.run();
    outbox.put(1000);
    outbox.flush();
    EXPECT_EQ(rings(mailbox.bell()), 1U);
    std::vector<int> letters;
    mailbox.fetch(letters);
    ASSERT_EQ(letters.size(), 1001U);
    for (int i = 0; i <= 1000; ++i) EXPECT_EQ(letters[static_cast<std::size_t>(i)], i);
    mailbox.post(7);
    EXPECT_EQ(rings(mailbox.bell()), 1U);
    outbox.close();
    outbox.put(8);
    outbox.flush();
    letters.clear();
    mailbox.fetch(letters);
    EXPECT_THAT(letters, ElementsAre(7));
}

TEST(Mailbox, LettersOfAnotherThreadArriveInOrder) {
    constexpr int kLetters = 100'000;
    Mailbox<int> mailbox;
    std::thread sender([&] {
        for (int i = 0; i < kLetters; ++i) mailbox.post(i);
    });
    asio::io_context receiver(1);
    Inbox<int> inbox(receiver.get_executor(), mailbox);
    int next = 0;
    const auto take = [&](int letter) {
        EXPECT_EQ(letter, next);
        return ++next < kLetters && letter == next - 1;
    };
    asio::co_spawn(receiver, inbox.run(take), kVital);
    receiver.run();
    sender.join();
    EXPECT_EQ(next, kLetters);
}

/// A house that thinks about everybody until it is told.
class PonderingDesk final : public Desk {
public:
    void serve(const server::HttpRequest& request,
               const std::function<void(server::HttpResponse)>& answer) override {
        if (request.path == "/api/throw") throw std::runtime_error("as asked");
        server::HttpResponse response;
        response.body = request.path;
        answer(response);
    }
    void open_socket(std::string_view token, std::string_view /*address*/, server::Socket& socket,
                     std::function<void(std::optional<SocketId>)> opened) override {
        thinking[std::string(token)] = {&socket, std::move(opened)};
    }
    void receive(SocketId socket, std::string_view text) override {
        heard.push_back(std::to_string(socket) + " says " + std::string(text));
        if (text == "throw") throw std::runtime_error("as asked");
    }
    void closed(SocketId socket) override { heard.push_back(std::to_string(socket) + " is gone"); }
    void stop(std::function<void()> done) override { done(); }
    bool healthy() override { return false; }
    std::string metrics() override { return "durbar_fake 1\n"; }

    struct Thought {
        server::Socket* socket = nullptr;
        std::function<void(std::optional<SocketId>)> opened;
    };
    std::map<std::string, Thought> thinking;
    std::vector<std::string> heard;
};

class ClerkTest : public ::testing::Test {
protected:
    /// What the clerk has written since the last call, in short.
    std::vector<std::string> written() {
        context_.restart();
        context_.run();
        std::vector<ToDoor> letters;
        corridor_.to_door.fetch(letters);
        std::vector<std::string> texts;
        for (const ToDoor& letter : letters) {
            texts.push_back(std::visit([](const auto& one) { return text_of(one); }, letter));
        }
        return texts;
    }

    asio::io_context context_;
    Corridor corridor_;
    server::Metrics metrics_;
    server::Log log_;
    Gatehouse gatehouse_{Settings{}, metrics_, log_};
    PonderingDesk desk;
    Clerk clerk{context_.get_executor(), corridor_, gatehouse_, metrics_, desk};

private:
    static std::string number(Ticket ticket) { return std::to_string(ticket) + ": "; }
    static std::string text_of(const Answer& one) {
        return number(one.ticket) + std::to_string(one.response.status) + " " + one.response.body;
    }
    static std::string text_of(const Admission& one) {
        return number(one.ticket) + (one.welcome ? "welcome" : "not welcome");
    }
    static std::string text_of(const Receipt& one) {
        return number(one.ticket) + std::to_string(one.bytes) + " bytes taken";
    }
    static std::string text_of(const News& one) { return number(one.ticket) + *one.text; }
    static std::string text_of(const Dismissal& one) {
        return number(one.ticket) + "closed with " + std::to_string(static_cast<int>(one.code));
    }
    static std::string text_of(Order one) { return "order " + std::to_string(static_cast<int>(one)); }
};

TEST_F(ClerkTest, WritesBackWhatTheHouseSays) {
    clerk.take(Arrival{7, "ada", "1.1.1.1"});
    EXPECT_THAT(written(), ElementsAre());
    desk.thinking["ada"].opened(3);
    desk.thinking["ada"].socket->send(std::make_shared<const std::string>("hello"));
    clerk.take(Message{7, "move"});
    clerk.take(Message{7, "throw"});
    desk.thinking["ada"].socket->close();
    EXPECT_THAT(written(), ElementsAre("7: welcome", "7: hello", "7: 4 bytes taken", "7: closed with 1011",
                                       "7: 5 bytes taken", "7: closed with 1000"));
    clerk.take(Departure{7});
    clerk.take(Message{7, "too late"});
    EXPECT_THAT(desk.heard, ElementsAre("3 says move", "3 says throw", "3 is gone"));
    EXPECT_THAT(written(), ElementsAre());
}

TEST_F(ClerkTest, WhoLeavesWhileTheHouseThinksIsGoneAsSoonAsItKnowsThem) {
    clerk.take(Arrival{7, "ada", "1.1.1.1"});
    clerk.take(Departure{7});
    EXPECT_THAT(desk.heard, ElementsAre());
    desk.thinking["ada"].socket->send(std::make_shared<const std::string>("hello?"));
    desk.thinking["ada"].opened(3);
    EXPECT_THAT(desk.heard, ElementsAre("3 is gone"));
    EXPECT_THAT(written(), ElementsAre("7: hello?"));

    clerk.take(Arrival{8, "eve", "1.1.1.1"});
    desk.thinking["eve"].opened(std::nullopt);
    clerk.take(Departure{8});
    EXPECT_THAT(written(), ElementsAre("8: not welcome"));
    EXPECT_THAT(desk.heard, ElementsAre("3 is gone"));
}

TEST_F(ClerkTest, AnswersEveryQuestion) {
    server::HttpRequest request;
    for (const std::string path : {"/api/games", "/api/throw", "/healthz"}) {
        request.path = path;
        clerk.take(Question{9, request});
    }
    EXPECT_THAT(written(), ElementsAre("9: 200 /api/games", "9: 500 The hall could not answer this.\n",
                                       "9: 503 failing\n"));
}

}  // namespace
}  // namespace durbar::net
