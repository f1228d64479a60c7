#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace durbar {

/// The machine's yardstick: a fixed integer workload, so that speeds measured on different days and machines
/// can be compared. It must never change: every published figure of this project stands in relation to it,
/// and a test knows its checksum. Plain 64-bit arithmetic and a table that fits the first cache; no
/// instruction that only some processors have, so the compiler's target level does not matter.
class Yardstick {
public:
    static constexpr std::uint64_t kStepsPerBlock = 1U << 14U;

    constexpr Yardstick() {
        for (std::size_t i = 0; i < table_.size(); ++i) table_[i] = (i + 1) * 0x9e3779b97f4a7c15U;
    }

    /// One block of steps; one step is one operation of the yardstick.
    constexpr void run_block() {
        std::uint64_t a = lanes_[0];
        std::uint64_t b = lanes_[1];
        for (std::uint64_t step = 0; step < kStepsPerBlock; ++step) {
            std::uint64_t& word = table_[(a >> 7U) & 511U];
            a = std::rotl(a ^ word, 23) * 0xd6e8feb86659fd93U;
            b = (b + a) ^ (b >> 29U);
            word += b;
            if ((b & 3U) == 0) a += 0x2545f4914f6cdd1dU;
        }
        lanes_ = {a, b};
    }

    /// What the work so far amounts to; keeps a compiler from leaving it out.
    constexpr std::uint64_t checksum() const { return lanes_[0] ^ std::rotl(lanes_[1], 32); }

private:
    std::array<std::uint64_t, 512> table_{};
    std::array<std::uint64_t, 2> lanes_{0x0123456789abcdefU, 0xfedcba9876543210U};
};

}  // namespace durbar
