#include "honest/blake2b.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace durbar::honest {

namespace {

constexpr std::array<std::uint64_t, 8> kStart = {0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b,
                                                 0xa54ff53a5f1d36f1, 0x510e527fade682d1, 0x9b05688c2b3e6c1f,
                                                 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179};

/// Which words of a block each round takes, in which order.
constexpr std::array<std::array<std::uint8_t, 16>, 10> kOrder = {{
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
    {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
    {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
    {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
    {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
    {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0},
}};
constexpr std::size_t kRounds = 12;

using Words = std::array<std::uint64_t, 16>;

void mix(Words& v, std::size_t a, std::size_t b, std::size_t c, std::size_t d, std::uint64_t x,
         std::uint64_t y) {
    v[a] += v[b] + x;
    v[d] = std::rotr(v[d] ^ v[a], 32);
    v[c] += v[d];
    v[b] = std::rotr(v[b] ^ v[c], 24);
    v[a] += v[b] + y;
    v[d] = std::rotr(v[d] ^ v[a], 16);
    v[c] += v[d];
    v[b] = std::rotr(v[b] ^ v[c], 63);
}

}  // namespace

Blake2b::Blake2b(std::span<const std::byte> key) : hash_(kStart) {
    assert(key.size() <= kMostKeyBytes);
    hash_[0] ^= 0x01010000U ^ (key.size() << 8U) ^ kHashBytes;
    if (key.empty()) return;
    std::copy(key.begin(), key.end(), block_.begin());
    filled_ = kBlockBytes;  // a key is a block of its own
}

void Blake2b::add(std::span<const std::byte> bytes) {
    while (!bytes.empty()) {
        // A full block waits for more, because the last one is compressed differently.
        if (filled_ == kBlockBytes) compress(false);
        const std::size_t count = std::min(bytes.size(), kBlockBytes - filled_);
        std::copy_n(bytes.begin(), count, block_.begin() + static_cast<std::ptrdiff_t>(filled_));
        filled_ += count;
        bytes = bytes.subspan(count);
    }
}

Blake2b::Output Blake2b::finish() {
    std::fill(block_.begin() + static_cast<std::ptrdiff_t>(filled_), block_.end(), std::byte{0});
    compress(true);
    Output output{};
    for (std::size_t i = 0; i < output.size(); ++i) {
        output[i] = static_cast<std::uint8_t>(hash_[i / 8] >> (8 * (i % 8)));
    }
    return output;
}

void Blake2b::compress(bool last) {
    counted_ += filled_;
    filled_ = 0;
    Words block{};
    for (std::size_t i = 0; i < kBlockBytes; ++i) {
        block[i / 8] |= std::to_integer<std::uint64_t>(block_[i]) << (8 * (i % 8));
    }
    Words v{};
    std::copy(hash_.begin(), hash_.end(), v.begin());
    std::copy(kStart.begin(), kStart.end(), v.begin() + 8);
    v[12] ^= counted_;
    if (last) v[14] = ~v[14];
    for (std::size_t round = 0; round < kRounds; ++round) {
        const auto& order = kOrder[round % kOrder.size()];
        const auto word = [&](std::size_t i) { return block[order[i]]; };
        for (std::size_t i = 0; i < 4; ++i) {
            mix(v, i, i + 4, i + 8, i + 12, word(2 * i), word(2 * i + 1));
        }
        for (std::size_t i = 0; i < 4; ++i) {
            mix(v, i, (i + 1) % 4 + 4, (i + 2) % 4 + 8, (i + 3) % 4 + 12, word(2 * i + 8), word(2 * i + 9));
        }
    }
    for (std::size_t i = 0; i < hash_.size(); ++i) hash_[i] ^= v[i] ^ v[i + 8];
}

}  // namespace durbar::honest
