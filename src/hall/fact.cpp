#include "hall/fact.h"

#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "core/text.h"
#include "core/value.h"

namespace durbar::hall {

namespace {

constexpr char kBetween = '\t';

/// Tabs, line ends and the sign that stands for them.
std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        switch (c) {
            case '\\': out += "\\\\"; break;
            case '\t': out += "\\t"; break;
            case '\n': out += "\\n"; break;
            case '\r': out += "\\r"; break;
            default: out += c;
        }
    }
    return out;
}

std::optional<std::string> unescaped(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\\') {
            out += text[i];
            continue;
        }
        if (++i == text.size()) return std::nullopt;
        switch (text[i]) {
            case '\\': out += '\\'; break;
            case 't': out += '\t'; break;
            case 'n': out += '\n'; break;
            case 'r': out += '\r'; break;
            default: return std::nullopt;
        }
    }
    return out;
}

std::string write(const std::string& text) { return escaped(text); }
std::string write(bool yes) { return yes ? "yes" : "no"; }
std::string write(int number) { return std::to_string(number); }
std::string write(std::uint64_t number) { return std::to_string(number); }

bool read(std::string_view text, std::string& into) {
    auto value = unescaped(text);
    if (!value) return false;
    into = std::move(*value);
    return true;
}
bool read(std::string_view text, bool& into) {
    into = text == "yes";
    return into || text == "no";
}
template <WholeNumber Number>
bool read(std::string_view text, Number& into) {
    const auto value = parse_number<Number>(text, 0, std::numeric_limits<Number>::max());
    into = value.value_or(0);
    return value.has_value();
}

std::vector<std::string_view> split_fields(std::string_view line) {
    std::vector<std::string_view> fields;
    for (std::size_t from = 0;;) {
        const std::size_t tab = line.find(kBetween, from);
        fields.push_back(line.substr(from, tab - from));
        if (tab == std::string_view::npos) return fields;
        from = tab + 1;
    }
}

/// The fact of that kind, if the fields fit.
template <class Kind>
std::optional<Fact> read_as(const std::vector<std::string_view>& fields) {
    Kind fact;
    const bool fits = std::apply(
        [&](auto&... into) {
            std::size_t at = 1;
            return fields.size() == 1 + sizeof...(into) && (read(fields[at++], into) && ...);
        },
        fact.tie());
    if (!fits) return std::nullopt;
    return fact;
}

template <class... Kinds>
std::optional<Fact> read_any(const std::vector<std::string_view>& fields, std::variant<Kinds...>* /*kinds*/) {
    std::optional<Fact> fact;
    [[maybe_unused]] const bool known =
        ((Kinds::kKind == fields[0] && (fact = read_as<Kinds>(fields), true)) || ...);
    return fact;
}

}  // namespace

std::string format_fact(const Fact& fact) {
    return std::visit(
        [](auto told) {
            std::string line(told.kKind);
            std::apply([&](const auto&... field) { ((line += kBetween + write(field)), ...); }, told.tie());
            return line;
        },
        fact);
}

Result<Fact> parse_fact(std::string_view line) {
    const auto fields = split_fields(line);
    auto fact = read_any(fields, static_cast<Fact*>(nullptr));
    // What it says is left out: it may be a hand or chat, and this may end in a log.
    if (!fact) return Error{"a log has no such entry " + quoted(fields.front())};
    return std::move(*fact);
}

}  // namespace durbar::hall
