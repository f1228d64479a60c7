#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/value.h"

namespace durbar::hall {

/// A value as JSON, and where its lists and records end, so that parts of it are found without reading what
/// lies between. A page that is kept this way takes an eighth of the memory of the value.
class IndexedJson {
public:
    IndexedJson() = default;
    /// `similar`: about as long as this will be.
    explicit IndexedJson(const Value& value, const IndexedJson& similar = {});

    const std::string& text() const { return text_; }
    bool empty() const { return text_.empty(); }

    /// A value within the text.
    struct Part {
        std::size_t begin = 0;
        std::size_t end = 0;
        std::uint32_t container = 0;  ///< its number, if it is a list or a record
    };
    Part whole() const { return {0, text_.size(), 0}; }
    std::string_view text(const Part& part) const {
        return std::string_view(text_).substr(part.begin, part.end - part.begin);
    }
    char first(const Part& part) const { return text_[part.begin]; }

    /// Goes through the members of a record or the items of a list, one after the other.
    class Parts {
    public:
        Parts(const IndexedJson& json, const Part& of)
            : json_(json), at_(of.begin + 1), next_(of.container + 1) {}

        bool at_end() const { return json_.text_[at_] == '}' || json_.text_[at_] == ']'; }
        /// The name of the member that comes next, with its quotes.
        std::string_view take_name();
        Part take_value();

    private:
        const IndexedJson& json_;
        std::size_t at_;
        std::uint32_t next_;  ///< the container that opens next
    };

private:
    struct Container {
        std::uint32_t end = 0;   ///< behind its bracket
        std::uint32_t next = 0;  ///< the first one that opens after it
    };

    void add(const Value& value);

    std::string text_;
    std::vector<Container> containers_;  ///< in the order in which they open
};

}  // namespace durbar::hall
