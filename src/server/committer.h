#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "server/services.h"
#include "store/store.h"

namespace durbar::server {

/// Everything that goes to disk goes through here. One thread owns the store that writes: whatever has come
/// in while the disk was busy becomes one transaction with one wait (group commit), so that many tables share
/// what a single move would cost. A second thread reads. All calls return at once; what is called back is
/// called on the loop.
class Committer {
public:
    /// Without threads, run() does the work: for tests.
    enum class Threads : std::uint8_t { Own, None };
    /// Empty: it is durable. Otherwise nothing of it has happened.
    using Done = std::function<void(const std::optional<store::StoreError>&)>;
    using Job = std::function<void(store::Store&)>;
    struct Batch {
        std::size_t changes = 0;  ///< calls of append and write
        std::size_t tables = 0;
        double ms = 0;
    };

    /// `reading`: opened on the same data as `writing`.
    Committer(std::unique_ptr<store::Store> writing, std::unique_ptr<store::Store> reading, Post post,
              Threads threads = Threads::Own);
    Committer(const Committer&) = delete;
    Committer& operator=(const Committer&) = delete;
    /// What was asked for is done first; nobody is called back any more.
    ~Committer();

    /// Changes of one table are stored in the order of the calls. If one fails, those of the same table that
    /// were asked for before its `done` fail too, because their lengths are wrong by then; other tables are
    /// not concerned.
    void append(store::Append change, Done done);
    void write(Job job, Done done);
    void read(Job job, Done done);
    /// Called on the loop after every batch.
    void on_batch(std::function<void(const Batch&)> report) { report_ = std::move(report); }

    /// Does what has been asked for so far. Only without threads.
    void run();

private:
    struct Change {
        std::optional<store::Append> append;
        Job job;
        Done done;
        std::optional<store::StoreError> error{};
    };
    struct Queue {
        std::mutex mutex;
        std::condition_variable filled;
        std::vector<Change> changes;
        bool closed = false;
    };

    static void add(Queue& queue, Change change);
    static std::vector<Change> take(Queue& queue);
    /// Works until the queue is closed and empty.
    template <class Work>
    static void serve(Queue& queue, Work work);

    void commit(std::vector<Change> changes);
    void append_all(std::vector<Change>& changes, Batch& batch);
    void write_all(std::vector<Change>& changes);
    void read_all(std::vector<Change> changes);

    std::unique_ptr<store::Store> writing_;
    std::unique_ptr<store::Store> reading_;
    Post post_;
    std::function<void(const Batch&)> report_;
    Queue writes_;
    Queue reads_;
    std::thread writer_;
    std::thread reader_;
};

}  // namespace durbar::server
