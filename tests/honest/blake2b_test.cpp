#include "honest/blake2b.h"

#include <gtest/gtest.h>
#include <sodium.h>

#include <algorithm>
#include <numeric>
#include <span>
#include <vector>

namespace durbar::honest {
namespace {

using Bytes = std::vector<std::uint8_t>;

Bytes counted(std::size_t size) {
    Bytes bytes(size);
    std::iota(bytes.begin(), bytes.end(), std::uint8_t{0});
    return bytes;
}

Blake2b::Output ours(const Bytes& key, const Bytes& message, std::size_t piece) {
    Blake2b blake(std::as_bytes(std::span(key)));
    for (std::size_t at = 0; at < message.size(); at += piece) {
        blake.add(std::as_bytes(std::span(message).subspan(at, std::min(piece, message.size() - at))));
    }
    return blake.finish();
}

Blake2b::Output sodiums(const Bytes& key, const Bytes& message) {
    Blake2b::Output output{};
    crypto_generichash(output.data(), output.size(), message.data(), message.size(), key.data(), key.size());
    return output;
}

TEST(Blake2b, IsThatOfLibsodium) {
    for (const std::size_t key : {0U, 16U, 32U, 64U}) {
        for (const std::size_t size : {0U, 1U, 63U, 64U, 127U, 128U, 129U, 255U, 256U, 257U, 1000U}) {
            const auto expected = sodiums(counted(key), counted(size));
            for (const std::size_t piece : {1U, 7U, 128U, 1000U}) {
                EXPECT_EQ(ours(counted(key), counted(size), piece), expected)
                    << "key " << key << ", " << size << " bytes in pieces of " << piece;
            }
        }
    }
}

}  // namespace
}  // namespace durbar::honest
