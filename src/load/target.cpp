#include "load/target.h"

#include <algorithm>

#include "core/text.h"

namespace durbar::load {

Result<Target> parse_target(std::string_view url) {
    constexpr std::string_view kScheme = "ws://";
    const Error wrong{"The server's address is written ws://HOST:PORT, not " + quoted(url) + "."};
    if (!url.starts_with(kScheme)) return wrong;
    std::string_view rest = url.substr(kScheme.size());
    const std::size_t slash = std::min(rest.find('/'), rest.size());
    const std::string_view path = rest.substr(slash);
    if (!path.empty() && path != "/" && path != "/ws") return wrong;
    rest = rest.substr(0, slash);
    const std::size_t colon = std::min(rest.find(':'), rest.size());
    Target target{std::string(rest.substr(0, colon)), 80};
    if (colon < rest.size()) {
        const auto port = parse_number(rest.substr(colon + 1), 1, 65535);
        if (!port) return wrong;
        target.port = static_cast<std::uint16_t>(*port);
    }
    if (target.host.empty()) return wrong;
    return target;
}

}  // namespace durbar::load
