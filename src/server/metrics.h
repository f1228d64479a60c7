#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace durbar::server {

/// A number that only grows, or one that is set; from any thread.
class Figure {
public:
    void add(double more = 1) { value_.fetch_add(more, std::memory_order_relaxed); }
    void set(double now) { value_.store(now, std::memory_order_relaxed); }
    double value() const { return value_.load(std::memory_order_relaxed); }

private:
    std::atomic<double> value_ = 0;
};

/// How often what was seen lay below each of a few bounds.
class Histogram {
public:
    static constexpr std::array<double, 12> kBounds{0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000};

    void observe(double value);
    std::uint64_t count() const { return count_; }
    double sum() const { return sum_; }
    /// As many as lay within bound number i.
    std::uint64_t within(std::size_t i) const { return within_[i]; }

private:
    std::array<std::uint64_t, kBounds.size()> within_{};
    std::uint64_t count_ = 0;
    double sum_ = 0;
};

/// What an operator wants to see, in the text format of Prometheus. It belongs to the loop's thread; only a
/// figure that somebody has may be counted elsewhere. References stay valid, so who counts often keeps one.
class Metrics {
public:
    /// `label`: one such as `code="move/stale"`, or empty. The help is that of the first call.
    Figure& counter(std::string_view name, std::string_view help, std::string_view label = {});
    Figure& gauge(std::string_view name, std::string_view help, std::string_view label = {});
    Histogram& histogram(std::string_view name, std::string_view help);

    std::string text() const;

private:
    struct Family {
        std::string_view type;
        std::string help;
        std::map<std::string, Figure, std::less<>> figures;  ///< by label
        Histogram histogram;
    };

    Family& family(std::string_view name, std::string_view type, std::string_view help);

    std::map<std::string, Family, std::less<>> families_;
};

}  // namespace durbar::server
