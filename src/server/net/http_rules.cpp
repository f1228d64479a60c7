#include "server/net/http_rules.h"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <boost/beast/http/status.hpp>
#include <iterator>

#include "core/text.h"
#include "server/messages.h"

namespace durbar::net {

namespace {

/// Nothing but our own files and sockets; WebAssembly may be compiled, elements may have styles of their own
/// (our sprites do), and nobody may show us in a frame.
constexpr std::string_view kProtection =
    "Content-Security-Policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src-attr "
    "'unsafe-inline'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'\r\n"
    "X-Content-Type-Options: nosniff\r\n"
    "Referrer-Policy: same-origin\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\n";

constexpr std::size_t kLongestToken = 128;
constexpr std::string_view kYear = "; Max-Age=31536000";

bool is_token_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_' || c == '.' || c == '=';
}

bool same_letters(std::string_view a, std::string_view b) {
    const auto low = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [&](char x, char y) { return low(x) == low(y); });
}

/// Takes the part before the next `mark` from the front, without blanks around it.
std::string_view next_part(std::string_view& rest, char mark) {
    const std::size_t end = std::min(rest.find(mark), rest.size());
    const std::string_view part = trim(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return part;
}

void add_header(std::string& out, std::string_view name, std::string_view value) {
    out.append(name).append(": ");
    std::copy_if(value.begin(), value.end(), std::back_inserter(out),
                 [](char c) { return static_cast<unsigned char>(c) >= ' ' && c != '\x7f'; });
    out += "\r\n";
}

std::string cookie(std::string_view token, std::string_view age, bool https) {
    std::string text(kSessionCookie);
    text.append("=").append(token).append("; Path=/; HttpOnly; SameSite=Lax").append(age);
    return text + (https ? "; Secure" : "");
}

}  // namespace

std::string_view session_token(std::string_view cookie_header) {
    while (!cookie_header.empty()) {
        const std::string_view pair = next_part(cookie_header, ';');
        if (!pair.starts_with(kSessionCookie) || pair.size() <= kSessionCookie.size()) continue;
        if (pair[kSessionCookie.size()] != '=') continue;
        const std::string_view token = pair.substr(kSessionCookie.size() + 1);
        if (token.size() <= kLongestToken && std::all_of(token.begin(), token.end(), is_token_letter))
            return token;
    }
    return {};
}

bool origin_allowed(std::string_view origin, std::string_view host, bool https,
                    std::span<const std::string> others) {
    if (origin.empty()) return false;
    if (std::any_of(others.begin(), others.end(),
                    [&](const auto& other) { return same_letters(other, origin); })) {
        return true;
    }
    const std::string_view scheme = https ? "https://" : "http://";
    if (host.empty() || origin.size() <= scheme.size()) return false;
    return same_letters(origin.substr(0, scheme.size()), scheme) &&
           same_letters(origin.substr(scheme.size()), host);
}

std::string client_address(std::string_view peer, std::string_view forwarded_for, bool behind_proxy) {
    if (!behind_proxy || forwarded_for.empty()) return std::string(peer);
    const std::size_t comma = forwarded_for.rfind(',');
    const std::string last(
        trim(comma == std::string_view::npos ? forwarded_for : forwarded_for.substr(comma + 1)));
    boost::system::error_code error;
    const auto address = boost::asio::ip::make_address(last, error);
    return error ? std::string(peer) : address.to_string();
}

std::string_view path_of(std::string_view target) {
    return target.substr(0, std::min(target.find('?'), target.size()));
}

bool accepts_encoding(std::string_view header, std::string_view name) {
    while (!header.empty()) {
        std::string_view part = next_part(header, ',');
        if (!same_letters(next_part(part, ';'), name)) continue;
        const bool none = part == "q=0" ||
                          (part.starts_with("q=0.") && part.find_first_not_of('0', 4) == std::string::npos);
        return !none;
    }
    return false;
}

std::string set_cookie(std::string_view token, bool https) { return cookie(token, kYear, https); }

std::string drop_cookie(bool https) { return cookie("", "; Max-Age=0", https); }

Reply refusal_reply(int status, const hall::Denial& denial) {
    Reply reply;
    reply.status = status;
    reply.type = "application/json";
    reply.body = server::error_reply(denial);
    return reply;
}

std::string head_text(const Reply& reply, Connection connection) {
    namespace http = boost::beast::http;
    const auto reason = http::obsolete_reason(http::int_to_status(static_cast<unsigned>(reply.status)));
    std::string head = "HTTP/1.1 " + std::to_string(reply.status) + " ";
    head.append(reason.data(), reason.size()).append("\r\n");
    const bool bare = reply.status == 304 || reply.status == 204;  // neither has a body
    if (!bare) add_header(head, "Content-Type", reply.owned_type.empty() ? reply.type : reply.owned_type);
    if (!bare) add_header(head, "Content-Length", std::to_string(reply.content().size()));
    for (const auto& [name, value] : reply.headers) add_header(head, name, value);
    const auto is_caching = [](const auto& header) { return header.first == "Cache-Control"; };
    if (std::none_of(reply.headers.begin(), reply.headers.end(), is_caching)) {
        add_header(head, "Cache-Control", "no-store");
    }
    head += kProtection;
    if (connection == Connection::Close) add_header(head, "Connection", "close");
    return head + "\r\n";
}

}  // namespace durbar::net
