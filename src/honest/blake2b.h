#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace durbar::honest {

/// BLAKE2b with an output of 32 bytes (RFC 7693). Our own, because it also runs in a page, where there is no
/// library for it; a test compares it with that of libsodium.
class Blake2b {
public:
    static constexpr std::size_t kHashBytes = 32;
    static constexpr std::size_t kMostKeyBytes = 64;
    using Output = std::array<std::uint8_t, kHashBytes>;

    /// Without a key if it is empty. Precondition: it has at most kMostKeyBytes.
    explicit Blake2b(std::span<const std::byte> key = {});
    void add(std::span<const std::byte> bytes);
    /// Of all that was added. Nothing can be added afterwards.
    Output finish();

private:
    static constexpr std::size_t kBlockBytes = 128;

    void compress(bool last);

    std::array<std::uint64_t, 8> hash_;
    std::array<std::byte, kBlockBytes> block_{};
    std::size_t filled_ = 0;     ///< bytes of block_
    std::uint64_t counted_ = 0;  ///< bytes that were compressed; nobody has 2^64
};

}  // namespace durbar::honest
