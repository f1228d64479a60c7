#include "core/value.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdio>

#include "core/text.h"

namespace durbar {

namespace {

template <class Whole>
void append_whole(std::string& out, Whole number) {
    std::array<char, 24> digits{};
    out.append(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr);
}

void append_escaped(std::string& out, char c) {
    constexpr std::string_view kHex = "0123456789abcdef";
    switch (c) {
        case '"': out += "\\\""; break;
        case '\\': out += "\\\\"; break;
        case '\n': out += "\\n"; break;
        case '\r': out += "\\r"; break;
        case '\t': out += "\\t"; break;
        default:
            out += "\\u00";
            out += kHex[static_cast<unsigned char>(c) >> 4U];
            out += kHex[static_cast<unsigned char>(c) & 15U];
    }
}

bool is_plain(char c) {
    return static_cast<unsigned char>(c) >= 0x20U && static_cast<unsigned char>(c) < 0x80U && c != '"' &&
           c != '\\';
}

/// Runs of plain letters, which is nearly everything, are copied at once.
void append_string(std::string& out, std::string_view text) {
    out += '"';
    while (!text.empty()) {
        const auto plain = std::find_if_not(text.begin(), text.end(), is_plain) - text.begin();
        out.append(text, 0, static_cast<std::size_t>(plain));
        text.remove_prefix(static_cast<std::size_t>(plain));
        if (text.empty()) break;
        const std::size_t length = utf8_length(text);
        if (length == 1) {
            append_escaped(out, text.front());
        } else {
            out += length == 0 ? std::string_view("\uFFFD") : text.substr(0, length);
        }
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    out += '"';
}

/// A number of at most six decimals, which is nearly every one, as it would be written by hand; any other
/// with all digits that it takes to read it back as it is. Not by std::to_chars: what that needs for the
/// shortest form of any number would be an eighth of the engine in a page.
void append_real(std::string& out, double number) {
    constexpr std::uint64_t kOne = 1'000'000;  // in millionths
    constexpr double kMost = 1e9;              // with six decimals not more than a double holds exactly
    if (!std::isfinite(number)) {
        out += "null";
        return;
    }
    const double scaled = std::round(number * static_cast<double>(kOne));
    if (std::abs(number) > kMost || scaled / static_cast<double>(kOne) != number) {
        std::array<char, 32> digits{};
        const int length = std::snprintf(digits.data(), digits.size(), "%.17g", number);
        const std::string_view text(digits.data(), static_cast<std::size_t>(length));
        out.append(text).append(text.find_first_of(".e") == std::string_view::npos ? ".0" : "");
        return;
    }
    if (std::signbit(number)) out += '-';
    const auto millionths = static_cast<std::uint64_t>(std::abs(scaled));
    append_whole(out, millionths / kOne);
    // The one in front keeps the zeros of the first decimals, and gives its place to the point.
    std::string decimals = std::to_string(kOne + millionths % kOne);
    decimals.front() = '.';
    decimals.resize(std::max<std::size_t>(decimals.find_last_not_of('0') + 1, 2));
    out += decimals;
}

void append_list(std::string& out, const List& list) {
    out += '[';
    for (const Value& value : list) {
        if (&value != list.data()) out += ',';
        append_json(out, value);
    }
    out += ']';
}

void append_record(std::string& out, const Fields& fields) {
    out += '{';
    for (const Field& field : fields) {
        if (&field != fields.data()) out += ',';
        append_string(out, field.name);
        out += ':';
        append_json(out, field.value);
    }
    out += '}';
}

}  // namespace

const Value* find(const Fields& fields, std::string_view name) {
    for (const Field& field : fields) {
        if (field.name == name) return &field.value;
    }
    return nullptr;
}

const Value* Value::find(std::string_view name) const {
    return fields() == nullptr ? nullptr : durbar::find(*fields(), name);
}

bool operator==(const Value& a, const Value& b) { return a.content_ == b.content_; }

void append_json(std::string& out, const Value& value) {
    if (value.is_null()) {
        out += "null";
    } else if (const bool* yes = value.yes_no()) {
        out += *yes ? "true" : "false";
    } else if (const std::int64_t* number = value.number()) {
        append_whole(out, *number);
    } else if (const std::uint64_t* large = value.large()) {
        append_whole(out, *large);
    } else if (const double* real = value.real()) {
        append_real(out, *real);
    } else if (const std::string* text = value.text()) {
        append_string(out, *text);
    } else if (const List* list = value.list()) {
        append_list(out, *list);
    } else if (const Fields* fields = value.fields()) {
        append_record(out, *fields);
    }
}

std::string json_text(const Value& value) {
    std::string out;
    append_json(out, value);
    return out;
}

}  // namespace durbar
