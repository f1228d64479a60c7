#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "hall/denial.h"

/// What plain HTTP asks of us, as functions over texts.
namespace durbar::net {

inline constexpr std::string_view kSessionCookie = "durbar_session";

// For operators.
inline constexpr std::string_view kHealthPage = "/healthz";
inline constexpr std::string_view kFiguresPage = "/metrics";

/// The session's token; empty if there is none, or if it is none of ours.
std::string_view session_token(std::string_view cookie_header);

/// A request that changes something, or opens a socket, must come from a page of ours: a browser tells the
/// page's origin and no page can make it lie. `https`: how this request came.
bool origin_allowed(std::string_view origin, std::string_view host, bool https,
                    std::span<const std::string> others);

/// Who asks: the peer, or whom the proxy names last.
std::string client_address(std::string_view peer, std::string_view forwarded_for, bool behind_proxy);

/// The target without what follows a question mark.
std::string_view path_of(std::string_view target);

/// Whether a list such as "gzip, br;q=0" takes this encoding.
bool accepts_encoding(std::string_view header, std::string_view name);

std::string set_cookie(std::string_view token, bool https);
std::string drop_cookie(bool https);

struct Reply {
    int status = 200;
    std::string_view type = "text/plain; charset=utf-8";
    std::vector<std::pair<std::string_view, std::string>> headers;
    std::string body;
    std::string_view lasting;  ///< instead of a body: one that outlives the reply
    std::string owned_type;    ///< instead of `type`

    std::string_view content() const { return lasting.empty() ? std::string_view(body) : lasting; }
};

/// An answer of the net's own, as the house answers: {"ok": false, "error": …}.
Reply refusal_reply(int status, const hall::Denial& denial);

enum class Connection : bool { Close, KeepAlive };
/// The head of an answer with the headers that protect a page. Whatever could begin another header is left
/// out.
std::string head_text(const Reply& reply, Connection connection);

}  // namespace durbar::net
