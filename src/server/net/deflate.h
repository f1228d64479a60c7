#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace durbar::net {

/// The one compressor of all sockets of a door: about 300 KiB in all instead of 14 KiB or more for each
/// socket (docs/decisions/0013-websocket-frames.md).
class Deflate {
public:
    Deflate();
    Deflate(const Deflate&) = delete;
    Deflate& operator=(const Deflate&) = delete;
    ~Deflate();

    /// A whole message, as RFC 7692 frames it.
    std::string deflate(std::string_view text);
    /// Empty: broken, or longer than `most`.
    std::optional<std::string> inflate(std::string_view bytes, std::size_t most);

private:
    struct Streams;
    std::unique_ptr<Streams> streams_;
};

}  // namespace durbar::net
