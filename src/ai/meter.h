#pragma once

#include <array>
#include <chrono>
#include <cstdint>

#include "core/ids.h"

namespace durbar {

/// What a search spends its time on.
enum class Work : std::uint8_t { Rules, Evaluation };

/// Measures nothing and costs nothing: what bots play with.
struct NoMeter {
    struct Span {};
    Span span(Work /*work*/) { return {}; }
};

/// Adds up the time of each kind of work; what is left of the whole is the search itself. For `bench`.
class StopWatch {
public:
    using Clock = std::chrono::steady_clock;

    class Span {
    public:
        Span(StopWatch& watch, Work work) : watch_(watch), work_(work) {}
        Span(const Span&) = delete;
        Span& operator=(const Span&) = delete;
        ~Span() { watch_.spent_[index(work_)] += Clock::now() - begin_; }

    private:
        StopWatch& watch_;
        Work work_;
        Clock::time_point begin_ = Clock::now();
    };

    Span span(Work work) { return {*this, work}; }
    double seconds(Work work) const { return std::chrono::duration<double>(spent_[index(work)]).count(); }

private:
    std::array<Clock::duration, 2> spent_{};
};

}  // namespace durbar
