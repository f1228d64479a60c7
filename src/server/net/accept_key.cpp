#include <sodium.h>

#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <string_view>

#include "server/net/frames.h"

namespace durbar::net {

namespace {

/// One block of 64 bytes of SHA-1 (RFC 3174). libsodium leaves it out, because it protects nothing any more;
/// the WebSocket's handshake asks for it all the same, to tell servers from caches.
void mix(std::array<std::uint32_t, 5>& hash, std::string_view block) {
    std::array<std::uint32_t, 80> words{};
    for (std::size_t i = 0; i < 64; ++i) {
        words[i / 4] = (words[i / 4] << 8U) | static_cast<std::uint8_t>(block[i]);
    }
    for (std::size_t i = 16; i < 80; ++i) {
        words[i] = std::rotl(words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16], 1);
    }
    auto [a, b, c, d, e] = hash;
    for (std::size_t i = 0; i < 80; ++i) {
        const std::uint32_t chosen = i < 20              ? ((b & c) | (~b & d))
                                     : i >= 40 && i < 60 ? ((b & c) | (b & d) | (c & d))
                                                         : (b ^ c ^ d);
        constexpr std::array<std::uint32_t, 4> kAdded = {0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6};
        const std::uint32_t next = std::rotl(a, 5) + chosen + e + words[i] + kAdded[i / 20];
        e = d;
        d = c;
        c = std::rotl(b, 30);
        b = a;
        a = next;
    }
    hash = {hash[0] + a, hash[1] + b, hash[2] + c, hash[3] + d, hash[4] + e};
}

std::array<std::uint8_t, 20> sha1(std::string text) {
    const std::uint64_t bits = std::uint64_t{text.size()} * 8;
    text += '\x80';
    text.append((120 - text.size() % 64) % 64, '\0');
    for (int shift = 56; shift >= 0; shift -= 8)
        text += static_cast<char>(bits >> static_cast<unsigned>(shift));
    std::array<std::uint32_t, 5> hash = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
    for (std::size_t at = 0; at < text.size(); at += 64) mix(hash, std::string_view(text).substr(at, 64));
    std::array<std::uint8_t, 20> bytes{};
    for (std::size_t i = 0; i < 20; ++i)
        bytes[i] = static_cast<std::uint8_t>(hash[i / 4] >> (24 - 8 * (i % 4)));
    return bytes;
}

}  // namespace

std::string accept_key(std::string_view key) {
    const auto hash = sha1(std::string(key) + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11");
    std::array<char, sodium_base64_ENCODED_LEN(20, sodium_base64_VARIANT_ORIGINAL)> text{};
    sodium_bin2base64(text.data(), text.size(), hash.data(), hash.size(), sodium_base64_VARIANT_ORIGINAL);
    return text.data();
}

}  // namespace durbar::net
