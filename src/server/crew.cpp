#include "server/crew.h"

#include <utility>

namespace durbar::server {

Crew::Crew(unsigned helpers) {
    for (unsigned i = 0; i < helpers; ++i) helpers_.emplace_back([this] { help(); });
}

Crew::~Crew() {
    {
        const std::scoped_lock lock(mutex_);
        closed_ = true;
    }
    called_.notify_all();
    for (std::thread& helper : helpers_) helper.join();
}

void Crew::each(std::size_t count, const Job& job) {
    if (count < 2 || helpers_.empty()) {  // nobody is woken for what is done at once
        for (std::size_t i = 0; i < count; ++i) job(i);
        return;
    }
    {
        const std::scoped_lock lock(mutex_);
        round_.job = &job;
        round_.count = count;
        round_.next = 0;
        ++round_.number;
    }
    called_.notify_all();
    work(job, count);
    std::unique_lock lock(mutex_);
    round_.job = nullptr;  // who comes now comes too late; only who has come is waited for
    finished_.wait(lock, [this] { return round_.busy == 0; });
    if (const auto error = std::exchange(round_.error, nullptr)) std::rethrow_exception(error);
}

void Crew::help() {
    std::unique_lock lock(mutex_);
    std::uint64_t seen = 0;
    for (;;) {
        called_.wait(lock, [&] { return closed_ || (round_.job != nullptr && round_.number != seen); });
        if (closed_) return;
        seen = round_.number;
        ++round_.busy;
        const Job& job = *round_.job;  // it lives until nobody is busy
        const std::size_t count = round_.count;
        lock.unlock();
        work(job, count);
        lock.lock();
        if (--round_.busy == 0) finished_.notify_one();
    }
}

void Crew::work(const Job& job, std::size_t count) {
    for (std::size_t i = round_.next++; i < count; i = round_.next++) {
        try {
            job(i);
        } catch (...) {
            const std::scoped_lock lock(mutex_);
            round_.error = std::current_exception();
        }
    }
}

}  // namespace durbar::server
