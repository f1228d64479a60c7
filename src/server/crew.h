#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace durbar::server {

/// Threads that help with jobs which need nothing of one another.
class Crew {
public:
    using Job = std::function<void(std::size_t)>;

    explicit Crew(unsigned helpers);
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;
    ~Crew();

    /// Calls job(0) … job(count - 1), each once, here and on the helpers' threads. Returns when all are done;
    /// if some of them throw, one of their exceptions comes out. May not be called from within a job.
    void each(std::size_t count, const Job& job);

private:
    /// What is done side by side just now.
    struct Round {
        const Job* job = nullptr;  ///< null pointer: nothing
        std::size_t count = 0;
        std::atomic<std::size_t> next = 0;
        std::exception_ptr error;
        std::uint64_t number = 0;
        unsigned busy = 0;  ///< helpers that have come
    };

    void help();
    void work(const Job& job, std::size_t count);

    std::mutex mutex_;  ///< over everything but Round::next
    std::condition_variable called_;
    std::condition_variable finished_;
    Round round_;
    bool closed_ = false;
    std::vector<std::thread> helpers_;
};

}  // namespace durbar::server
