#pragma once

#include <string_view>

#include "core/value.h"

namespace durbar {

/// Something that happened, is asked or is refused: a kind, which is static text, and its named values.
/// English or any other language is made from it elsewhere.
struct Telling {
    std::string_view kind;
    Fields fields;

    friend bool operator==(const Telling&, const Telling&) = default;
};

}  // namespace durbar
