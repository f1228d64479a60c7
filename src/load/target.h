#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.h"

namespace durbar::load {

/// Where the server listens.
struct Target {
    std::string host;
    std::uint16_t port = 0;

    /// What a browser would send as Host and, with http:// before it, as Origin.
    std::string authority() const { return host + ":" + std::to_string(port); }
    std::string origin() const { return "http://" + authority(); }

    friend bool operator==(const Target&, const Target&) = default;
};

/// "ws://127.0.0.1:8000", with or without the port and "/ws". Encrypted servers are measured without their
/// proxy.
Result<Target> parse_target(std::string_view url);

}  // namespace durbar::load
