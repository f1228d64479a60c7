#pragma once

#include <chrono>
#include <memory>
#include <thread>

#include "store/store.h"

namespace durbar::store {

/// Tidies up a store from a thread of its own, so that appends never stop for it.
class Checkpointer {
public:
    /// `beside`: a second store on the same data.
    explicit Checkpointer(std::unique_ptr<Store> beside,
                          std::chrono::milliseconds every = std::chrono::milliseconds(500));
    Checkpointer(const Checkpointer&) = delete;
    Checkpointer& operator=(const Checkpointer&) = delete;
    ~Checkpointer() = default;  ///< waits for a checkpoint that is going on

private:
    std::jthread thread_;
};

}  // namespace durbar::store
