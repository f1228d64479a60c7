#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/value.h"

namespace durbar::texts {

/// A message in the part of ICU MessageFormat that the house uses, read once and filled in often:
///
///   {name}                                            the value
///   {n, plural, =0 {…} one {# tile} other {# tiles}}  by number; # is the number
///   {color, select, red {…} other {…}}                by word
///
/// Forms nest and always have an `other`. Two apostrophes are one; an apostrophe before a brace, or before #
/// in a plural, quotes up to the next apostrophe; any other apostrophe is itself. The plural rule is that of
/// English (one, other); few and many are read and never chosen.
class Message {
public:
    /// The error says at which byte (from 1) the pattern is wrong, and what is wrong there.
    static Result<Message> parse(std::string_view pattern);

    /// Numbers as digits, yes and no as `true` and `false`, null as `null`, lists joined with commas, records
    /// as JSON. A value that is missing stands as its name in braces; a form chosen by it is `other`. In a
    /// choice by word a hyphen of the value counts as an underscore.
    std::string format(const Fields& values) const;

private:
    struct Piece;
    using Pieces = std::vector<Piece>;

    struct Form {
        std::string key;
        Pieces pieces;
    };

    enum class Kind : std::uint8_t { Text, Argument, Plural, Select };

    struct Piece {
        Kind kind = Kind::Text;
        std::string text;  ///< the text itself, or the name of the argument
        std::vector<Form> forms;
    };

    class Parser;

    static void append(std::string& out, const Pieces& pieces, const Fields& values);
    /// nullptr if there is none of that key.
    static const Form* form(const Piece& piece, std::string_view key);
    static const Pieces& chosen(const Piece& piece, const Value* value);

    Pieces pieces_;
};

}  // namespace durbar::texts
