#pragma once

#include <atomic>

namespace durbar {

/// Tells a thought, while it runs, that its answer is wanted now. It outlives every Cancel that it gave out.
class CancelSource;

/// What a thought polls to learn whether to end. One that no source gave out is never requested. Our own
/// instead of std::stop_token, which libc++ has only together with threads.
class Cancel {
public:
    Cancel() = default;

    bool requested() const { return flag_ != nullptr && flag_->load(std::memory_order_relaxed); }

private:
    friend class CancelSource;
    explicit Cancel(const std::atomic<bool>& flag) : flag_(&flag) {}

    const std::atomic<bool>* flag_ = nullptr;
};

class CancelSource {
public:
    CancelSource() = default;
    CancelSource(const CancelSource&) = delete;
    CancelSource& operator=(const CancelSource&) = delete;
    ~CancelSource() = default;

    /// May be called from any thread, and more than once.
    void request() { flag_.store(true, std::memory_order_relaxed); }
    Cancel token() const { return Cancel(flag_); }

private:
    std::atomic<bool> flag_ = false;
};

}  // namespace durbar
