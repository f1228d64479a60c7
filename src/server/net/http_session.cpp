#include "server/net/http_session.h"

#include <algorithm>
#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/rfc7230.hpp>
#include <chrono>
#include <memory>
#include <optional>
#include <tuple>
#include <utility>

#include "server/net/frames.h"
#include "server/net/static_files.h"
#include "server/net/ws_session.h"

namespace durbar::net {

namespace http = beast::http;
using hall::deny;

namespace {

constexpr std::size_t kLongestDevice = 200;

template <class Field>
std::string_view header(const http::request<http::string_body>& request, Field name) {
    const auto found = request.find(name);
    if (found == request.end()) return {};
    return {found->value().data(), found->value().size()};
}

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

bool has_word(std::string_view list, beast::string_view word) {
    return http::token_list(beast::string_view(list.data(), list.size())).exists(word);
}

bool wants_socket(const http::request<http::string_body>& request) {
    return request.method() == http::verb::get &&
           has_word(header(request, http::field::upgrade), "websocket") &&
           has_word(header(request, http::field::connection), "upgrade");
}

Reply reply_of(server::HttpResponse response, bool https) {
    Reply reply;
    reply.status = response.status;
    reply.owned_type = std::move(response.type);
    reply.body = std::move(response.body);
    if (!response.token.empty()) reply.headers.emplace_back("Set-Cookie", set_cookie(response.token, https));
    if (response.drop_token) reply.headers.emplace_back("Set-Cookie", drop_cookie(https));
    if (!response.file_name.empty()) {
        reply.headers.emplace_back("Content-Disposition",
                                   "attachment; filename=\"" + response.file_name + "\"");
    }
    return reply;
}

std::string agreement_text(std::string_view key, const std::string& deflate) {
    std::string text = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n";
    text += "Sec-WebSocket-Accept: " + accept_key(key) + "\r\n";
    if (!deflate.empty()) text += "Sec-WebSocket-Extensions: " + deflate + "\r\n";
    return text + "\r\n";
}

}  // namespace

HttpSession::HttpSession(Hub& hub, TcpSocket socket, std::string peer, Turnstile::Place place)
    : hub_(hub),
      stream_(std::move(socket)),
      buffer_(hub.settings.header_bytes + hub.settings.body_bytes),
      peer_(std::move(peer)),
      place_(std::move(place)) {
    ++hub_.sessions;
    hub_.requests.add(*this);
}

HttpSession::~HttpSession() { --hub_.sessions; }

void HttpSession::finish() {
    finished_ = true;
    if (!busy_) drop();
}

void HttpSession::drop() {
    finished_ = true;
    stream_.cancel();
    stream_.close();
}

bool HttpSession::came_by_https(const Request& request) const {
    return hub_.settings.behind_proxy && header(request, "X-Forwarded-Proto") == "https";
}

std::string HttpSession::address_of(const Request& request) const {
    return address_group(
        client_address(peer_, header(request, "X-Forwarded-For"), hub_.settings.behind_proxy));
}

bool HttpSession::from_our_page(const Request& request) const {
    return origin_allowed(header(request, http::field::origin), header(request, http::field::host),
                          came_by_https(request), hub_.settings.origins);
}

/// An idle connection may stay longer than one that has begun to ask.
Task<error_code> HttpSession::read(Parser& parser) {
    using std::chrono::milliseconds;
    error_code error;
    parser.header_limit(static_cast<std::uint32_t>(hub_.settings.header_bytes));
    parser.body_limit(hub_.settings.body_bytes);
    if (buffer_.size() == 0) {
        stream_.expires_after(milliseconds(first_ ? hub_.settings.request_ms : hub_.settings.keep_alive_ms));
        const std::size_t bytes = co_await stream_.async_read_some(
            buffer_.prepare(std::min<std::size_t>(buffer_.max_size(), 2048)), await_with(error));
        if (error) co_return error;
        buffer_.commit(bytes);
    }
    first_ = false;
    busy_ = true;
    stream_.expires_after(milliseconds(hub_.settings.request_ms));
    co_await http::async_read(stream_, buffer_, parser, await_with(error));
    co_return error;
}

Task<bool> HttpSession::write(Reply reply, const Request& request) {
    const bool stays = request.keep_alive() && !finished_;
    const std::string head = head_text(reply, stays ? Connection::KeepAlive : Connection::Close);
    const bool bare = request.method() == http::verb::head || reply.status == 304;
    const std::string_view body = bare ? std::string_view() : reply.content();
    const std::array<asio::const_buffer, 2> buffers = {asio::buffer(head),
                                                       asio::buffer(body.data(), body.size())};
    stream_.expires_after(std::chrono::milliseconds(hub_.settings.request_ms));
    error_code error;
    co_await asio::async_write(stream_, buffers, await_with(error));
    co_return stays && !error;
}

/// Says what was wrong with a request that could not be read, if anybody listens.
Task<bool> HttpSession::refuse(error_code error) {
    Reply reply;
    if (error == http::error::header_limit || error == http::error::buffer_overflow) {
        reply = refusal_reply(431, deny("limit/size", "headers_too_long"));
    } else if (error == http::error::body_limit) {
        reply = refusal_reply(413, deny("limit/size", "request_too_long"));
    } else if (error.category() == make_error_code(http::error::bad_method).category() &&
               error != http::error::end_of_stream && error != http::error::partial_message) {
        reply = refusal_reply(400, deny("request/unreadable", "not_http"));
    } else {
        co_return false;
    }
    Request closing;
    closing.keep_alive(false);
    co_await write(std::move(reply), closing);
    co_return false;
}

Task<Reply> HttpSession::operators_page(std::string_view path, bool proxied) {
    if (path == kFiguresPage && proxied) {
        co_return refusal_reply(404, deny("request/unknown", "unknown_page"));  // not for everybody
    }
    server::HttpRequest asked;
    asked.path = path;
    std::optional<server::HttpResponse> page;
    if (hub_.stage == Stage::Open) page = co_await hub_.porter.ask(std::move(asked));
    if (page) co_return reply_of(std::move(*page), false);
    Reply closing;
    closing.status = 503;
    closing.body = "failing\n";
    co_return closing;
}

Task<Reply> HttpSession::ask_house(Request& request, bool https) {
    server::HttpRequest asked;
    asked.method = view(request.method_string());
    asked.path = path_of(view(request.target()));
    asked.token = session_token(header(request, http::field::cookie));
    asked.address = address_of(request);
    asked.device = header(request, http::field::user_agent).substr(0, kLongestDevice);
    asked.body = std::move(request.body());
    std::optional<server::HttpResponse> response;
    if (hub_.stage == Stage::Open) response = co_await hub_.porter.ask(std::move(asked));
    if (!response) co_return refusal_reply(503, deny("limit/connections", "closing_down"));
    co_return reply_of(std::move(*response), https);
}

Task<Reply> HttpSession::answer(Request& request) {
    const std::string_view path = path_of(view(request.target()));
    const bool reads = request.method() == http::verb::get || request.method() == http::verb::head;
    if (!reads && request.method() != http::verb::post) {
        Reply reply = refusal_reply(405, deny("request/unknown", "unknown_method"));
        reply.headers.emplace_back("Allow", "GET, HEAD, POST");
        co_return reply;
    }
    if (!reads && !from_our_page(request)) {
        co_return refusal_reply(403, deny("request/field", "foreign_page"));
    }
    if (path == kHealthPage || path == kFiguresPage) {
        const bool proxied = hub_.settings.behind_proxy && !header(request, "X-Forwarded-For").empty();
        co_return co_await operators_page(path, proxied);
    }
    if (path.starts_with("/api/")) co_return co_await ask_house(request, came_by_https(request));
    if (path == "/ws") co_return refusal_reply(426, deny("request/unknown", "only_socket"));
    auto file = reads ? file_reply(embedded_files(), path, header(request, http::field::accept_encoding),
                                   header(request, http::field::if_none_match))
                      : std::nullopt;
    if (file) co_return std::move(*file);
    co_return refusal_reply(404, deny("request/unknown", "unknown_page"));
}

/// Why this request may not become a socket; empty: it may.
std::optional<Reply> HttpSession::refuse_upgrade(const Request& request) const {
    if (path_of(view(request.target())) != "/ws" || header(request, http::field::sec_websocket_key).empty() ||
        header(request, http::field::sec_websocket_version) != "13") {
        Reply reply = refusal_reply(400, deny("request/unreadable", "not_websocket"));
        reply.headers.emplace_back("Sec-WebSocket-Version", "13");
        return reply;
    }
    if (!from_our_page(request)) {
        return refusal_reply(403, deny("request/field", "foreign_page"));
    }
    if (session_token(header(request, http::field::cookie)).empty()) {
        return refusal_reply(401, deny("person/none", "no_person"));
    }
    return std::nullopt;
}

/// False: the connection is a socket now, or has ended.
Task<bool> HttpSession::upgrade(Request& request) {
    auto refused = refuse_upgrade(request);
    if (refused) co_return co_await write(std::move(*refused), request);
    std::string token(session_token(header(request, http::field::cookie)));
    std::string address = address_of(request);
    Turnstile::Place proxied = hub_.gatehouse.proxied.enter(address);
    if (!proxied) {
        hub_.figures.turned_away.add();
        co_return co_await write(refusal_reply(429, deny("limit/connections", "too_many_connections")),
                                 request);
    }
    const std::string deflate = deflate_answer(header(request, http::field::sec_websocket_extensions));
    auto session = std::make_unique<WsSession>(hub_, stream_.release_socket(), !deflate.empty());
    if (!co_await hub_.porter.enter(session->ticket(), std::move(token), std::move(address))) {
        stream_.socket() = session->take_back();
        session.reset();
        co_return co_await write(refusal_reply(401, deny("person/none", "no_such_session")), request);
    }
    session->keep(std::move(place_), std::move(proxied));
    std::string early = beast::buffers_to_string(buffer_.data());
    std::string agreement = agreement_text(header(request, http::field::sec_websocket_key), deflate);
    asio::co_spawn(hub_.executor, WsSession::run(std::move(session), std::move(agreement), std::move(early)),
                   kVital);
    co_return false;
}

/// False: no further request will come.
Task<bool> HttpSession::serve_one() {
    Parser parser;
    const error_code error = co_await read(parser);
    if (error) co_return co_await refuse(error);
    hub_.figures.requests.add();
    Request request = parser.release();
    if (wants_socket(request)) co_return co_await upgrade(request);
    Reply reply = co_await answer(request);
    co_return co_await write(std::move(reply), request);
}

Task<void> HttpSession::run(std::unique_ptr<HttpSession> session) {
    HttpSession& self = *session;
    try {
        while (!self.finished_ && co_await self.serve_one()) self.busy_ = false;
    } catch (const std::exception& error) {
        self.hub_.gatehouse.log.write("net.request_failed", {{"error", error.what()}});
    }
    error_code ignored;
    if (!self.stream_.socket().is_open()) co_return;
    std::ignore = self.stream_.socket().shutdown(TcpSocket::shutdown_send, ignored);
}

}  // namespace durbar::net
