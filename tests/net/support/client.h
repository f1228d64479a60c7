#pragma once

#include <algorithm>
#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Clients of Beast's for tests: what another implementation makes of our server. Every call waits for its
/// end, ten seconds at most, and throws boost::system::system_error where a test does not expect an error.
namespace durbar::testing {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using boost::system::error_code;

inline constexpr auto kPatience = std::chrono::seconds(10);
using Headers = std::vector<std::pair<std::string, std::string>>;

inline asio::ip::tcp::endpoint loopback(std::uint16_t port) {
    return {asio::ip::make_address("127.0.0.1"), port};
}

struct HttpAnswer {
    int status = 0;
    std::map<std::string, std::string> headers;
    std::string body;
    bool keep_alive = false;

    std::string header(const std::string& name) const {
        const auto found = headers.find(name);
        return found == headers.end() ? "" : found->second;
    }
    /// The cookie that was set, "name=value".
    std::string cookie() const {
        const std::string text = header("Set-Cookie");
        return text.substr(0, text.find(';'));
    }
};

/// One connection for one request after the other.
class HttpClient {
public:
    explicit HttpClient(std::uint16_t port) : port_(port), stream_(context_) {
        stream_.expires_after(kPatience);
        stream_.connect(loopback(port));
    }

    std::string origin() const { return "http://127.0.0.1:" + std::to_string(port_); }

    HttpAnswer get(const std::string& target, const Headers& headers = {}) {
        return ask(http::verb::get, target, "", headers);
    }
    HttpAnswer head(const std::string& target) { return ask(http::verb::head, target, "", {}); }
    /// With the origin of the page itself, unless the headers have another.
    HttpAnswer post(const std::string& target, const std::string& body, Headers headers = {}) {
        const auto is_origin = [](const auto& header) { return header.first == "Origin"; };
        if (std::none_of(headers.begin(), headers.end(), is_origin)) headers.emplace_back("Origin", origin());
        return ask(http::verb::post, target, body, headers);
    }
    HttpAnswer ask(http::verb method, const std::string& target, const std::string& body,
                   const Headers& headers) {
        http::request<http::string_body> request(method, target, 11);
        request.set(http::field::host, "127.0.0.1:" + std::to_string(port_));
        for (const auto& [name, value] : headers) request.set(name, value);
        request.body() = body;
        request.prepare_payload();
        wait([&](auto done) { http::async_write(stream_, request, done); });
        return read(method == http::verb::head);
    }

    void write(const std::string& bytes) {
        wait([&](auto done) { asio::async_write(stream_, asio::buffer(bytes), done); });
    }
    HttpAnswer read(bool headers_only = false) {
        http::response_parser<http::string_body> parser;
        parser.skip(headers_only);
        wait([&](auto done) { http::async_read(stream_, buffer_, parser, done); });
        HttpAnswer answer;
        answer.status = static_cast<int>(parser.get().result_int());
        for (const auto& field : parser.get())
            answer.headers[std::string(field.name_string())] = field.value();
        answer.body = parser.get().body();
        answer.keep_alive = parser.get().keep_alive();
        return answer;
    }
    /// Whether the server has ended the connection.
    bool ended() {
        std::array<char, 1> byte{};
        error_code result;
        stream_.expires_after(kPatience);
        stream_.async_read_some(asio::buffer(byte), [&](error_code error, std::size_t) { result = error; });
        run();
        return result == asio::error::eof || result == asio::error::connection_reset;
    }

private:
    void run() {
        context_.restart();
        context_.run();
    }
    template <class Start>
    void wait(const Start& start) {
        error_code result;
        stream_.expires_after(kPatience);
        start([&](error_code error, std::size_t) { result = error; });
        run();
        if (result) throw boost::system::system_error(result);
    }

    std::uint16_t port_;
    asio::io_context context_;
    beast::tcp_stream stream_;
    beast::flat_buffer buffer_;
};

/// A WebSocket with its person's cookie.
class WsClient {
public:
    struct Options {
        std::string cookie;
        std::optional<std::string> origin;  ///< the server's own if not said
        bool deflate = false;
        int receive_buffer = 0;  ///< of the system; 0: as usual
        Headers headers;
    };

    /// `status` is 101, or why not.
    WsClient(std::uint16_t port, const Options& options) : stream_(context_) {
        auto& tcp = stream_.next_layer();
        tcp.socket().open(asio::ip::tcp::v4());
        if (options.receive_buffer > 0) {
            tcp.socket().set_option(asio::socket_base::receive_buffer_size(options.receive_buffer));
        }
        tcp.expires_after(kPatience);
        tcp.connect(loopback(port));
        tcp.socket().set_option(asio::ip::tcp::no_delay(true));
        websocket::permessage_deflate deflate;
        deflate.client_enable = options.deflate;
        stream_.set_option(deflate);
        stream_.read_message_max(64U << 20U);
        const std::string host = "127.0.0.1:" + std::to_string(port);
        stream_.set_option(websocket::stream_base::decorator([&](websocket::request_type& request) {
            const std::string origin = options.origin.value_or("http://" + host);
            if (!origin.empty()) request.set(http::field::origin, origin);
            if (!options.cookie.empty()) request.set(http::field::cookie, options.cookie);
            for (const auto& [name, value] : options.headers) request.set(name, value);
        }));
        error_code result;
        tcp.expires_after(kPatience);
        stream_.async_handshake(response_, host, "/ws", [&](error_code error) { result = error; });
        run();
        tcp.expires_never();
        status_ = static_cast<int>(response_.result_int());
        if (result && status_ == 101) throw boost::system::system_error(result);
    }

    int status() const { return status_; }
    std::string header(const std::string& name) const { return std::string(response_[name]); }

    void send(std::string_view text) {
        error_code result;
        expire();
        stream_.text(true);
        stream_.async_write(asio::buffer(text), [&](error_code error, std::size_t) { result = error; });
        run();
        if (result) throw boost::system::system_error(result);
    }
    std::string receive() {
        auto message = try_receive();
        if (!message) throw boost::system::system_error(last_);
        return std::move(*message);
    }
    /// Empty: the socket is closed, or nothing came in time; `last_error` and `close_code` say more.
    std::optional<std::string> try_receive() {
        beast::flat_buffer buffer;
        expire();
        stream_.async_read(buffer, [&](error_code error, std::size_t) { last_ = error; });
        run();
        if (last_) return std::nullopt;
        return beast::buffers_to_string(buffer.data());
    }
    std::string ask(std::string_view text) {
        send(text);
        return receive();
    }
    error_code last_error() const { return last_; }
    int close_code() const { return stream_.reason().code; }

    /// Bytes below the frames.
    void send_raw(const std::string& bytes) {
        error_code result;
        expire();
        asio::async_write(stream_.next_layer(), asio::buffer(bytes),
                          [&](error_code error, std::size_t) { result = error; });
        run();
        if (result) throw boost::system::system_error(result);
    }
    void close() {
        expire();
        stream_.async_close(websocket::close_code::normal, [&](error_code error) { last_ = error; });
        run();
    }
    websocket::stream<beast::tcp_stream>& stream() { return stream_; }

private:
    void expire() { stream_.next_layer().expires_after(kPatience); }
    void run() {
        context_.restart();
        context_.run();
    }

    asio::io_context context_;
    websocket::stream<beast::tcp_stream> stream_;
    websocket::response_type response_;
    error_code last_;
    int status_ = 0;
};

/// A masked text frame, and parts of one. `first`: the first byte.
inline std::string client_frame(unsigned first, const std::string& payload) {
    std::string bytes = {static_cast<char>(first), static_cast<char>(0x80U | payload.size()), 0, 0, 0, 0};
    return bytes + payload;
}

}  // namespace durbar::testing
