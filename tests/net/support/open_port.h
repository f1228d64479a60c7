#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#include "core/text.h"
#include "net/support/client.h"
#include "server/net/desk.h"
#include "server/net/loop.h"
#include "server/net/server.h"

namespace durbar::testing {

/// In the house's place: knows whoever has a cookie that begins with "known", and does what a message says.
///
///   echo TEXT       sends TEXT back
///   many N BYTES    sends N messages of that many bytes
///   all TEXT        sends TEXT to everybody
///   close           closes the socket
///   throw           fails
class FakeDesk final : public net::Desk {
public:
    explicit FakeDesk(net::Loop& loop) : loop_(loop) {}

    void serve(const server::HttpRequest& request,
               const std::function<void(server::HttpResponse)>& answer) override {
        server::HttpResponse response;
        response.body = request.method + " " + request.path + " " + request.body + " token=" + request.token +
                        " address=" + request.address;
        if (request.path == "/api/visit") response.token = "known-" + std::to_string(++visits_);
        if (request.path == "/api/logout") response.drop_token = true;
        if (request.path == "/api/record/t1") response.file_name = "t1.record";
        if (request.path == "/api/never") return never_.push_back(answer);
        loop_.post([answer, response]() mutable { answer(std::move(response)); });
    }
    void open_socket(std::string_view token, std::string_view /*address*/, server::Socket& socket,
                     std::function<void(std::optional<SocketId>)> opened) override {
        if (!token.starts_with("known"))
            return loop_.post([opened = std::move(opened)] { opened(std::nullopt); });
        const SocketId id = ++last_;
        sockets_[id] = &socket;
        ++open;
        loop_.post([opened = std::move(opened), id] { opened(id); });
    }
    void receive(SocketId id, std::string_view text) override {
        ++received;
        server::Socket& socket = *sockets_.at(id);
        const auto words = split_words(text);
        const std::string_view what = words.empty() ? "" : words[0];
        if (what == "echo") socket.send(shared(text.substr(5)));
        if (what == "many") {
            const auto message =
                shared(std::string(static_cast<std::size_t>(std::stoul(std::string(words[2]))), 'x'));
            for (auto left = std::stoul(std::string(words[1])); left > 0; --left) socket.send(message);
        }
        if (what == "all") {
            const auto message = shared(text.substr(4));
            for (auto& [other, to] : sockets_) to->send(message);
        }
        if (what == "close") socket.close();
        if (what == "throw") throw std::runtime_error("as asked");
    }
    void closed(SocketId id) override {
        if (sockets_.erase(id) == 1) --open;
    }
    void stop(std::function<void()> done) override {
        for (auto& [id, socket] : sockets_) socket->send(shared("last words"));
        loop_.post(std::move(done));
    }
    bool healthy() override { return well; }
    std::string metrics() override { return "durbar_fake 1\n"; }

    std::atomic<int> open = 0;
    std::atomic<long> received = 0;
    std::atomic<bool> well = true;

private:
    static server::Text shared(std::string_view text) { return std::make_shared<const std::string>(text); }

    net::Loop& loop_;
    int visits_ = 0;
    SocketId last_ = 0;
    std::map<SocketId, server::Socket*> sockets_;
    std::vector<std::function<void(server::HttpResponse)>> never_;
};

/// What clients send who are let in.
inline WsClient::Options known(bool deflate = false) {
    WsClient::Options options;
    options.cookie = "durbar_session=known";
    options.deflate = deflate;
    return options;
}

/// Waits until the loops have got there; the clock decides nothing but how long a failure takes.
template <class Condition>
bool eventually(const Condition& condition) {
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while (!condition()) {
        if (std::chrono::steady_clock::now() > end) return false;
        std::this_thread::yield();
    }
    return true;
}

/// A server on a free port with its loop on a thread of its own.
class OpenPort {
public:
    explicit OpenPort(net::Settings settings = {}) : desk(loop_) {
        settings.port = 0;
        server_ = std::make_unique<net::Server>(settings, loop_, metrics_, log_);
        port = server_->port();
        server_->open(desk);
        thread_ = std::thread([this] { loop_.run(); });
    }
    OpenPort(const OpenPort&) = delete;
    OpenPort& operator=(const OpenPort&) = delete;
    ~OpenPort() { stop(); }

    /// Stops as at a signal, and waits for it.
    void stop() {
        if (!thread_.joinable()) return;
        loop_.post([this] { server_->stop([this] { loop_.stop(); }); });
        thread_.join();
    }
    /// On the loop, and waits for it.
    void on_loop(const std::function<void()>& act) {
        std::promise<void> done;
        loop_.post([&] {
            act();
            done.set_value();
        });
        done.get_future().wait();
    }
    std::string metrics_text() {
        std::string text;
        on_loop([&] { text = metrics_.text(); });
        return text;
    }
    /// A figure of the net's; only from within `on_loop`.
    double figure(const std::string& name) { return metrics_.gauge(name, "").value(); }

private:
    server::Log log_;
    server::Metrics metrics_;
    net::Loop loop_{{.workers = 1}, metrics_};
    std::unique_ptr<net::Server> server_;
    std::thread thread_;

public:
    FakeDesk desk;
    std::uint16_t port = 0;
};

}  // namespace durbar::testing
