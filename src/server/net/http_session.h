#pragma once

#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/rate_policy.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "server/net/asio.h"
#include "server/net/http_rules.h"
#include "server/net/hub.h"
#include "server/net/turnstile.h"

namespace durbar::net {

namespace beast = boost::beast;

/// A connection that speaks plain HTTP: one request after the other, until it ends or becomes a WebSocket.
class HttpSession final : public Wheel::Rider {
public:
    HttpSession(Hub& hub, TcpSocket socket, std::string peer, Turnstile::Place place);
    ~HttpSession() override;

    void visit() override {}
    /// Ends it as soon as it has answered what was asked.
    void finish();
    /// Ends it at once, answered or not.
    void drop();

    static Task<void> run(std::unique_ptr<HttpSession> session);

private:
    using Request = beast::http::request<beast::http::string_body>;
    using Parser = beast::http::request_parser<beast::http::string_body>;

    Task<bool> serve_one();
    Task<error_code> read(Parser& parser);
    Task<bool> write(Reply reply, const Request& request);
    Task<bool> refuse(error_code error);
    Task<Reply> answer(Request& request);
    Task<Reply> ask_house(Request& request, bool https);
    Task<Reply> operators_page(std::string_view path, bool proxied);
    std::optional<Reply> refuse_upgrade(const Request& request) const;
    Task<bool> upgrade(Request& request);
    bool came_by_https(const Request& request) const;
    std::string address_of(const Request& request) const;
    bool from_our_page(const Request& request) const;

    Hub& hub_;
    beast::basic_stream<asio::ip::tcp, Executor, beast::unlimited_rate_policy> stream_;
    beast::flat_buffer buffer_;
    std::string peer_;
    Turnstile::Place place_;
    bool first_ = true;
    bool busy_ = false;      ///< between a request and its answer
    bool finished_ = false;  ///< no further request
};

}  // namespace durbar::net
