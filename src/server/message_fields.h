#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

/// What the tables of messages.gen.h are made of: the fields of a message, each with what it must be.
namespace durbar::server::message {

/// Letters, not bytes. `line`: without control characters.
struct TextRule {
    std::size_t least;
    std::size_t most;
    bool line;
};

struct NumberRule {
    std::int64_t least;
    std::int64_t most;
};

struct YesNoRule {};

/// One of these words, which become the enumerators in the same order.
template <class Enum>
struct WordRule {
    std::span<const std::string_view> words;
};
template <class Enum>
constexpr WordRule<Enum> word_rule(std::span<const std::string_view> words) {
    return {words};
}

/// A record with a table of its own.
struct RecordRule {};

template <class ItemRule>
struct ListRule {
    std::size_t least;
    std::size_t most;
    ItemRule item;
};
template <class ItemRule>
ListRule(std::size_t, std::size_t, ItemRule) -> ListRule<ItemRule>;

/// A member that is a std::optional may be left out or null; any other must be there.
template <class Owner, class Member, class Rule>
struct Field {
    std::string_view name;
    Member Owner::* member;
    Rule rule;
};
template <class Owner, class Member, class Rule>
Field(std::string_view, Member Owner::*, Rule) -> Field<Owner, Member, Rule>;

}  // namespace durbar::server::message
