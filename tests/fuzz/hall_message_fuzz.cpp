// Messages to the hall: whatever text arrives, it is a request of which every field keeps its bounds, or it
// is denied with a code, a sentence and, if it could be read, the request's own number. Each line is taken as
// a request, the whole text as a body.
#include <boost/json.hpp>
#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>

#include "core/text.h"
#include "fuzz/fuzz_check.h"
#include "server/messages.h"

using namespace durbar;
namespace json = boost::json;

namespace {

void require_sentence(const hall::Denial& denial) {
    const json::value reply = json::parse(server::error_reply(denial));
    const std::string sentence(reply.at("error").at("sentence").as_string());
    fuzz::require(denial.code.starts_with("request/") || denial.code == "limit/size",
                  std::string(denial.code));
    fuzz::require(!sentence.starts_with('['), "a key without a sentence: " + sentence);
    fuzz::require(sentence.size() < 1000, "a long sentence: " + sentence);
}

void require_bounds(const server::message::Request& request) {
    if (const auto* play = std::get_if<server::message::Play>(&request)) {
        fuzz::require(!play->table.empty() && play->table.size() <= 4 * 64, "a table's id out of bounds");
        fuzz::require(play->move.find('\n') == std::string::npos, "a move of two lines");
    }
    if (const auto* open = std::get_if<server::message::Open>(&request)) {
        const hall::Settings settings = server::settings_of(open->settings);
        fuzz::require(!settings.chairs.empty() && settings.chairs.size() <= 5, "chairs out of bounds");
        fuzz::require(settings.time.base >= 0 && settings.time.base <= hall::kMostBaseSeconds,
                      "time out of bounds");
        const auto again = hall::parse_settings(hall::format_settings(settings));
        fuzz::require(!hall::check(settings) ? static_cast<bool>(again) : true,
                      "settings that cannot be stored");
    }
}

void take_request(std::string_view text) {
    const server::Decoded decoded = server::decode(text);
    if (!decoded.denial) {
        fuzz::require(decoded.id.has_value(), "a request without a number");
        require_bounds(decoded.request);
        return;
    }
    require_sentence(*decoded.denial);
    const json::value answer = json::parse(server::error(decoded.id, *decoded.denial));
    fuzz::require(answer.at("re").is_null() != decoded.id.has_value(), "the number was lost");
}

template <class Body>
void take_body(std::string_view text) {
    const auto read = server::decode_body<Body>(text);
    if (const auto* denial = std::get_if<hall::Denial>(&read)) require_sentence(*denial);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(data, data + size);
    for (const auto line : split_lines(text)) take_request(line);
    take_request(text);
    take_body<server::message::VisitBody>(text);
    take_body<server::message::RegisterBody>(text);
    take_body<server::message::DropSessionBody>(text);
    take_body<server::message::ImportBody>(text);
    return 0;
}
