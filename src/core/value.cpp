#include "core/value.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "core/text.h"

namespace durbar {

namespace {

/// Holds any number that std::to_chars writes in its shortest form.
using Digits = std::array<char, 32>;

template <class Number>
std::string_view written(Digits& digits, Number number) {
    const char* end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    return {digits.data(), static_cast<std::size_t>(end - digits.data())};
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

void append_real(std::string& out, double number) {
    if (!std::isfinite(number)) {
        out += "null";
        return;
    }
    Digits digits;
    const std::string_view text = written(digits, number);
    out += text;
    if (text.find_first_of(".e") == std::string_view::npos) out += ".0";
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
        Digits digits;
        out += written(digits, *number);
    } else if (const std::uint64_t* large = value.large()) {
        Digits digits;
        out += written(digits, *large);
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
