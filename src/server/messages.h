#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "hall/denial.h"
#include "hall/page.h"
#include "hall/settings.h"
#include "server/messages.gen.h"

/// Texts from outside as messages, and messages as texts. What a message must look like is in
/// protocol/hall.schema.json, from which the structs and their tables in messages.gen.h are generated.
/// Nothing here throws.
namespace durbar::server {

/// A request of a socket.
struct Decoded {
    /// The request's own number, to be answered with; known whenever it could be read, whatever else is
    /// wrong.
    std::optional<std::uint64_t> id;
    /// Why it is no request: request/unreadable, request/unknown, request/field or limit/size.
    std::optional<hall::Denial> denial;
    /// Every field is what the schema says. Holds nothing of use if there is a denial.
    message::Request request;
};
Decoded decode(std::string_view text);

/// The body of an HTTP request, such as decode_body<message::LoginBody>(text). An empty text counts as {}.
template <class Body>
std::variant<Body, hall::Denial> decode_body(std::string_view text);

/// What the hall makes of settings that were left out.
hall::Settings settings_of(const message::NewSettings& settings);
hall::Cursor cursor_of(const message::Cursor& cursor);

Fields cursor_fields(const hall::Cursor& cursor);
/// Code, rule, key, values, and the sentence in English.
Fields error_fields(const hall::Denial& denial);

/// {"re":7,"ok":true,…}
std::string answer(std::uint64_t id, Fields fields = {});
/// {"re":7,"ok":false,"error":…}; `re` is null where the request's number could not be read.
std::string error(std::optional<std::uint64_t> id, const hall::Denial& denial);
/// The same over HTTP, without `re`.
std::string reply(Fields fields = {});
std::string error_reply(const hall::Denial& denial);

}  // namespace durbar::server
