#include "server/log.h"

#include <algorithm>

namespace durbar::server {

namespace {

bool is_plain(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return c > ' ' && c < 0x7f && c != '"' && c != '\\' && c != '=';
    });
}

}  // namespace

std::string log_line(std::string_view event, const Fields& fields) {
    std::string line(event);
    for (const Field& field : fields) {
        line.append(" ").append(field.name).append("=");
        const std::string* text = field.value.text();
        if (text != nullptr && is_plain(*text)) {
            line += *text;
        } else {
            append_json(line, field.value);  // escapes control characters
        }
    }
    return line;
}

}  // namespace durbar::server
