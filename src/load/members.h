#pragma once

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace durbar::load {

/// The members of a JSON object, each as the text it is: pages and patches are long, and a generator that
/// parsed them all would measure itself. What is no object has no members.
class Members {
public:
    /// Refers to the text.
    explicit Members(std::string_view object);

    /// The value's text; empty if there is no such member.
    std::string_view find(std::string_view name) const;
    /// A text without escapes, such as an id, without its quotes.
    std::string_view word(std::string_view name) const;

private:
    std::vector<std::pair<std::string_view, std::string_view>> all_;
};

/// A whole number of at most 18 digits; 0 if it is none.
std::uint64_t whole_number(std::string_view text);

}  // namespace durbar::load
