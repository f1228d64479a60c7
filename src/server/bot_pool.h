#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include "ai/cancel.h"
#include "core/any_view.h"
#include "server/services.h"

namespace durbar::server {

struct BotSettings {
    int workers = 0;     ///< 0: all processors but one, at least one
    int megabytes = 32;  ///< what one thought may remember
    int least_ms = 5;    ///< of a thought, however many wait
};

/// The threads on which bots think. Tables take turns, whatever each has asked for; when more thoughts wait
/// than there are threads, all become shorter in the same proportion. Called from the loop, and calls back on
/// it.
class BotPool {
public:
    using Ticket = std::uint64_t;
    struct Task {
        enum class Kind : std::uint8_t { Move, Hint };

        Kind kind = Kind::Move;  ///< hints wait for moves, but get every fourth turn
        std::string table;       ///< who shares
        std::unique_ptr<AnyView> view;
        int seat = 0;
        std::string level;
        std::uint64_t seed = 0;
        /// Empty if no bot could choose. Not called after cancel().
        std::function<void(const std::string& move)> done;
    };
    struct Load {
        std::size_t waiting = 0;
        std::size_t thinking = 0;
        std::size_t workers = 0;
    };
    enum class Threads : std::uint8_t { Own, None };

    /// Without threads, run() thinks: for tests.
    BotPool(const BotSettings& settings, Post post, Threads threads = Threads::Own);
    BotPool(const BotPool&) = delete;
    BotPool& operator=(const BotPool&) = delete;
    /// Cancels all thoughts.
    ~BotPool();

    Ticket think(Task task);
    /// The answer is not wanted any more.
    void cancel(Ticket ticket);
    Load load() const;

    /// Thinks everything that waits, on this thread. Only without threads.
    void run();

private:
    struct Thought {
        Ticket ticket = 0;
        Task task;
        CancelSource cancel;
    };
    /// Thoughts that wait, by table; the tables in the order of their turns.
    class Ring {
    public:
        void add(std::unique_ptr<Thought> thought);
        std::unique_ptr<Thought> next();
        bool remove(Ticket ticket, const std::string& table);
        bool empty() const { return turns_.empty(); }
        std::size_t size() const { return size_; }
        void clear();

    private:
        std::list<std::string> turns_;
        std::unordered_map<std::string, std::deque<std::unique_ptr<Thought>>> by_table_;
        std::size_t size_ = 0;
    };

    void work();
    /// The next one, taken out of its ring. Precondition: one waits, and the caller holds the lock.
    std::unique_ptr<Thought> take();
    void finish(std::unique_ptr<Thought> thought, int ms);
    int budget_of(const Task& task) const;
    std::string choose(const Task& task, int ms, Cancel cancel) const;

    BotSettings settings_;
    Post post_;
    mutable std::mutex mutex_;
    std::condition_variable filled_;
    Ring moves_;
    Ring hints_;
    std::unordered_map<Ticket, Thought*> thinking_;
    std::unordered_map<Ticket, std::string>
        wanted_;  ///< the tables of tickets that were not cancelled; the loop's own
    Ticket last_ = 0;
    std::uint64_t turns_ = 0;
    bool closed_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace durbar::server
