#pragma once

#include <string>
#include <string_view>

namespace durbar::testing {

/// A drawing without its colours.
inline std::string plain(std::string_view painted) {
    std::string text;
    bool code = false;
    for (const char letter : painted) {
        if (letter == '\x1b') code = true;
        if (!code) text += letter;
        if (letter == 'm') code = false;
    }
    return text;
}

}  // namespace durbar::testing
