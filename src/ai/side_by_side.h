#pragma once

#include <algorithm>
#include <cstddef>

#if DURBAR_THREADS
#include <mutex>
#include <thread>
#include <vector>
#endif

/// The only place below the engine that knows whether there are threads: the CMake option DURBAR_THREADS
/// decides.
namespace durbar {

/// How many threads a request for that many gets: at least one, and just one in a build without threads.
inline int threads_for([[maybe_unused]] int wanted) {
#if DURBAR_THREADS
    return std::max(1, wanted);
#else
    return 1;
#endif
}

/// Calls work(0) … work(count - 1), each on a thread of its own where there are threads, otherwise one after
/// the other. Returns when all are done. Precondition: what they share and change has a
/// Mutex.
template <class Work>
void side_by_side(std::size_t count, const Work& work) {
#if DURBAR_THREADS
    std::vector<std::jthread> others;  // joined at the end
    for (std::size_t i = 1; i < count; ++i) others.emplace_back([&work, i] { work(i); });
    if (count > 0) work(0);
#else
    for (std::size_t i = 0; i < count; ++i) work(i);
#endif
}

/// Guards what works side by side share and change; there is nothing to guard without threads.
#if DURBAR_THREADS
using Mutex = std::mutex;
using Lock = std::scoped_lock<std::mutex>;
#else
struct Mutex {};
class Lock {
public:
    explicit Lock(Mutex& /*mutex*/) {}
};
#endif

}  // namespace durbar
