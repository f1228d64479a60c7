#include "load/guest.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <tuple>
#include <utility>

#include "load/members.h"

namespace durbar::load {

namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;

namespace {

constexpr std::size_t kLargestMessage = 4 * 1024 * 1024;
constexpr std::size_t kKeptBuffer = 16 * 1024;  // of each of many thousand sockets
constexpr auto kPatience = std::chrono::seconds(30);

/// "durbar_session=…", to be sent back.
std::string cookie_in(std::string_view header) { return std::string(header.substr(0, header.find(';'))); }

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

}  // namespace

Guest::Guest(const Executor& executor) : stream_(executor), waiting_(executor) {}

Task<void> Guest::enter(asio::ip::tcp::endpoint server, std::string origin) {
    TcpSocket& socket = stream_.next_layer();
    co_await socket.async_connect(server, kAwait);
    socket.set_option(asio::ip::tcp::no_delay(true));
    const std::string cookie = co_await visit(origin);
    stream_.set_option(websocket::stream_base::decorator([&](websocket::request_type& request) {
        request.set(http::field::origin, origin);
        request.set(http::field::cookie, cookie);
    }));
    stream_.read_message_max(kLargestMessage);
    stream_.auto_fragment(false);
    const std::string host = origin.substr(origin.rfind('/') + 1);
    co_await stream_.async_handshake(host, "/ws", kAwait);
    stream_.text(true);
}

/// The cookie of a new guest.
Task<std::string> Guest::visit(const std::string& origin) {
    http::request<http::string_body> request(http::verb::post, "/api/visit", 11);
    request.set(http::field::host, origin.substr(origin.rfind('/') + 1));
    request.set(http::field::origin, origin);
    request.set(http::field::content_type, "application/json");
    request.body() = "{}";
    request.prepare_payload();
    co_await http::async_write(stream_.next_layer(), request, kAwait);
    http::response<http::string_body> response;
    co_await http::async_read(stream_.next_layer(), buffer_, response, kAwait);
    if (response.result() != http::status::ok || !response.keep_alive()) {
        throw LoadError("The server takes no guests: " + response.body());
    }
    const auto cookie = response.find(http::field::set_cookie);
    if (cookie == response.end()) throw LoadError("The server gives its guests no cookie.");
    co_return cookie_in(view(cookie->value()));
}

void Guest::listen(Listener listener, Loser loser) {
    listener_ = std::move(listener);
    loser_ = std::move(loser);
    asio::co_spawn(stream_.get_executor(), read(), asio::detached);
}

Task<void> Guest::read() {
    try {
        for (;;) {
            co_await stream_.async_read(buffer_, kAwait);
            const auto bytes = buffer_.cdata();
            take({static_cast<const char*>(bytes.data()), bytes.size()});
            buffer_.consume(buffer_.size());
            if (buffer_.capacity() > kKeptBuffer) buffer_.shrink_to_fit();
        }
    } catch (const std::exception& error) {
        lose(error.what());
    }
}

void Guest::take(std::string_view message) {
    if (asked_ != 0) {
        const Members members(message);
        if (whole_number(members.find("re")) == asked_) {
            asked_ = 0;
            answer_ = message;
            waiting_.cancel();
            return;
        }
    }
    listener_(message);
}

void Guest::lose(const std::string& why) {
    if (std::exchange(lost_, true)) return;
    waiting_.cancel();
    if (loser_) loser_(why);
}

std::uint64_t Guest::send(std::string_view what, std::string_view members) {
    const std::uint64_t id = ++last_id_;
    std::string text = R"({"do":")";
    text.append(what).append(R"(","id":)").append(std::to_string(id));
    if (!members.empty()) text.append(",").append(members);
    text += "}";
    queue_.push_back(std::move(text));
    if (!writing_) asio::co_spawn(stream_.get_executor(), write(), asio::detached);
    writing_ = true;
    return id;
}

Task<void> Guest::write() {
    try {
        while (!queue_.empty()) {
            co_await stream_.async_write(asio::buffer(queue_.front()), kAwait);
            queue_.pop_front();
        }
    } catch (const std::exception& error) {
        lose(error.what());
    }
    writing_ = false;
}

Task<std::string> Guest::ask(std::string_view what, std::string members) {
    const std::string request(what);
    answer_.reset();
    if (!lost_) {
        asked_ = send(request, members);
        waiting_.expires_after(kPatience);
        boost::system::error_code ignored;
        co_await waiting_.async_wait(asio::redirect_error(kAwait, ignored));
    }
    asked_ = 0;
    if (!answer_) throw LoadError("There was no answer to " + request + ".");
    if (Members(*answer_).find("ok") != "true")
        throw LoadError("The server refuses " + request + ": " + *answer_);
    co_return std::move(*answer_);
}

void Guest::close() {
    lost_ = true;
    boost::system::error_code ignored;
    std::ignore = stream_.next_layer().close(ignored);
}

}  // namespace durbar::load
