#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/text.h"
#include "core/value.h"

namespace durbar::testing {

/// The value with only the beginning of every long list in it, and a digest of the rest.
inline Value shortened(const Value& value) {
    constexpr std::size_t kLongest = 8;
    constexpr std::size_t kShown = 4;
    if (const Fields* fields = value.fields()) {
        Fields all;
        for (const auto& field : *fields) all.push_back({field.name, shortened(field.value)});
        return all;
    }
    const List* list = value.list();
    if (list == nullptr) return value;
    List start;
    List rest;
    for (const auto& item : *list) {
        const bool shown = list->size() <= kLongest || start.size() < kShown;
        (shown ? start : rest).push_back(shown ? shortened(item) : item);
    }
    if (!rest.empty()) {
        start.emplace_back("and " + std::to_string(rest.size()) + " more, digest " +
                           hex64(fingerprint(json_text(rest))));
    }
    return start;
}

/// A record as JSON to be read in a diff. What fits stands on one line. What does not is broken: a member a
/// line in the record itself and in lists near it, further in as many to a line as fit.
class PrettyJson {
public:
    static std::string text(const Fields& fields) {
        PrettyJson json;
        json.add_broken(fields, 0);
        return json.out_ + "\n";
    }

private:
    static constexpr std::size_t kColumns = 120;
    static constexpr std::size_t kStep = 2;

    void add_broken(const Value& value, std::size_t level) {
        const Fields* fields = value.fields();
        const std::size_t count = fields != nullptr ? fields->size() : value.list()->size();
        bool joins = false;  // whether the next member may stand on the line of the last one
        out_ += fields != nullptr ? "{" : "[";
        for (std::size_t i = 0; i < count; ++i) {
            const std::string name = fields != nullptr ? json_text((*fields)[i].name) + ": " : "";
            const Value& member = fields != nullptr ? (*fields)[i].value : (*value.list())[i];
            const std::string line = name + json_text(member);
            if (i > 0) out_ += ",";
            if (joins && column() + line.size() + 2 < kColumns) {
                out_ += " " + line;
                continue;
            }
            next_line(level + 1);
            if (column() + line.size() < kColumns ||
                (member.list() == nullptr && member.fields() == nullptr)) {
                out_ += line;
                joins = level >= (fields != nullptr ? 1 : 3);
            } else {
                out_ += name;
                add_broken(member, level + 1);
                joins = false;
            }
        }
        next_line(level);
        out_ += fields != nullptr ? "}" : "]";
    }

    std::size_t column() const { return out_.size() - out_.rfind('\n') - 1; }
    void next_line(std::size_t level) { out_.append("\n").append(level * kStep, ' '); }

    std::string out_;
};

}  // namespace durbar::testing
