#pragma once

#include <thread>
#include <vector>

namespace durbar {

/// Calls work() on this thread and on `threads - 1` others; all have returned when this does.
template <class Work>
void on_threads(int threads, const Work& work) {
    std::vector<std::jthread> others;
    for (int i = 1; i < threads; ++i) others.emplace_back(work);
    work();
}

}  // namespace durbar
