#pragma once

#include <string_view>

namespace durbar {

/// What a person at a terminal can ask about, besides the drawing.
struct Topic {
    std::string_view name;
    std::string_view help;
};

}  // namespace durbar
