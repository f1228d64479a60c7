#pragma once

#include <string>
#include <string_view>

namespace durbar {

/// Paint for terminal drawings. Switched off it returns texts unchanged, so one drawing serves both.
class Ink {
public:
    explicit Ink(bool colour) : colour_(colour) {}

    bool colour() const { return colour_; }

    /// `code` is the inside of an ANSI SGR sequence: "1", "38;5;160", "48;5;24;97" …
    std::string operator()(std::string_view code, std::string_view text) const {
        if (!colour_) return std::string(text);
        return "\x1b[" + std::string(code) + "m" + std::string(text) + "\x1b[0m";
    }

private:
    bool colour_;
};

}  // namespace durbar
