#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

namespace durbar {

/// Spreads a seed over 64 bits; also the step that derives independent seeds from one.
constexpr std::uint64_t mix64(std::uint64_t x) {
    x += 0x9e3779b97f4a7c15U;
    x = (x ^ (x >> 30U)) * 0xbf58476d1ce4e5b9U;
    x = (x ^ (x >> 27U)) * 0x94d049bb133111ebU;
    return x ^ (x >> 31U);
}

/// xoshiro256++: the same sequence for the same seed on every machine and compiler, which the standard
/// library's distributions do not promise. Not for secrets.
class Rng {
public:
    constexpr explicit Rng(std::uint64_t seed) {
        for (auto& word : words_) {
            seed += 0x9e3779b97f4a7c15U;
            word = mix64(seed);
        }
    }

    constexpr std::uint64_t next() {
        const std::uint64_t result = std::rotl(words_[0] + words_[3], 23) + words_[0];
        const std::uint64_t shifted = words_[1] << 17U;
        words_[2] ^= words_[0];
        words_[3] ^= words_[1];
        words_[1] ^= words_[2];
        words_[0] ^= words_[3];
        words_[2] ^= shifted;
        words_[3] = std::rotl(words_[3], 45);
        return result;
    }

    /// Uniform in [0, n), without bias: high half of a 32 × 32 bit product, redrawn in the few uneven cases.
    constexpr std::uint32_t below(std::uint32_t n) {
        assert(n > 0);
        std::uint64_t product = (next() >> 32U) * n;
        if (static_cast<std::uint32_t>(product) < n) {
            const std::uint32_t uneven = (0U - n) % n;
            while (static_cast<std::uint32_t>(product) < uneven) product = (next() >> 32U) * n;
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }

private:
    std::array<std::uint64_t, 4> words_{};
};

}  // namespace durbar
