#pragma once

#include <cstdint>

#include "core/rng.h"

namespace durbar {

/// Where a match takes the outcomes of chance from: a seeded generator in simulations, something that people
/// can verify at a table.
class ChanceSource {
public:
    ChanceSource() = default;
    ChanceSource(const ChanceSource&) = delete;
    ChanceSource& operator=(const ChanceSource&) = delete;
    virtual ~ChanceSource() = default;

    /// Uniform in [0, n). Precondition: n > 0.
    virtual std::uint32_t below(std::uint32_t n) = 0;
};

/// Outcomes of a generator that outlives the source.
class RngSource final : public ChanceSource {
public:
    explicit RngSource(Rng& rng) : rng_(rng) {}
    std::uint32_t below(std::uint32_t n) override { return rng_.below(n); }

private:
    Rng& rng_;
};

}  // namespace durbar
