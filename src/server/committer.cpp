#include "server/committer.h"

#include <chrono>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace durbar::server {

namespace {

using store::StoreError;

/// From the beginning of one commit to that of the next. A busy hall gathers more moves for each wait for the
/// disk, which costs a third of the processor time otherwise; the move that finds the disk idle does not
/// wait.
constexpr auto kBetweenCommits = std::chrono::milliseconds(2);

/// The error of a call, empty if there was none.
template <class Call>
std::optional<StoreError> error_of(Call call) {
    try {
        call();
        return std::nullopt;
    } catch (const StoreError& error) {
        return error;
    } catch (const std::exception& error) {
        return StoreError(StoreError::Kind::Other, error.what());
    }
}

/// Nothing can be written at all: to try one by one would only be slower.
bool is_hopeless(const StoreError& error) {
    return error.kind() == StoreError::Kind::Full || error.kind() == StoreError::Kind::ReadOnly;
}

/// What came for one table since the last commit, as one piece; and where each change went.
struct Merged {
    std::vector<store::Append> appends;
    std::vector<std::size_t> place;  ///< by change
};

void join(store::Append& whole, store::Append next) {
    for (auto& line : next.lines) whole.lines.push_back(std::move(line));
    if (next.row) whole.row = std::move(next.row);
}

}  // namespace

Committer::Committer(std::unique_ptr<store::Store> writing, std::unique_ptr<store::Store> reading, Post post,
                     Threads threads)
    : writing_(std::move(writing)), reading_(std::move(reading)), post_(std::move(post)) {
    if (threads == Threads::None) return;
    writer_ = std::thread([this] {
        serve(writes_, [this](auto changes) {
            const auto next = std::chrono::steady_clock::now() + kBetweenCommits;
            commit(std::move(changes));
            std::this_thread::sleep_until(next);
        });
    });
    reader_ = std::thread([this] { serve(reads_, [this](auto changes) { read_all(std::move(changes)); }); });
}

Committer::~Committer() {
    for (Queue* queue : {&writes_, &reads_}) {
        const std::scoped_lock lock(queue->mutex);
        queue->closed = true;
        queue->filled.notify_all();
    }
    if (writer_.joinable()) writer_.join();
    if (reader_.joinable()) reader_.join();
}

void Committer::append(store::Append change, Done done) {
    add(writes_, {std::move(change), {}, std::move(done)});
}

void Committer::write(Job job, Done done) { add(writes_, {std::nullopt, std::move(job), std::move(done)}); }

void Committer::read(Job job, Done done) { add(reads_, {std::nullopt, std::move(job), std::move(done)}); }

void Committer::run() {
    if (auto changes = take(writes_); !changes.empty()) commit(std::move(changes));
    if (auto changes = take(reads_); !changes.empty()) read_all(std::move(changes));
}

void Committer::add(Queue& queue, Change change) {
    const std::scoped_lock lock(queue.mutex);
    queue.changes.push_back(std::move(change));
    queue.filled.notify_one();
}

std::vector<Committer::Change> Committer::take(Queue& queue) {
    const std::scoped_lock lock(queue.mutex);
    return std::exchange(queue.changes, {});
}

template <class Work>
void Committer::serve(Queue& queue, Work work) {
    for (;;) {
        std::vector<Change> changes;
        {
            std::unique_lock lock(queue.mutex);
            queue.filled.wait(lock, [&] { return queue.closed || !queue.changes.empty(); });
            if (queue.changes.empty()) return;
            changes = std::exchange(queue.changes, {});
        }
        work(std::move(changes));
    }
}

void Committer::commit(std::vector<Change> changes) {
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    Batch batch{changes.size(), 0, 0};
    append_all(changes, batch);
    write_all(changes);
    batch.ms = std::chrono::duration<double, std::milli>(Clock::now() - start).count();
    // A function must be copyable, so the changes travel in a shared box that nobody shares.
    auto box = std::make_shared<std::vector<Change>>(std::move(changes));
    post_([this, box, batch] {
        for (Change& change : *box) {
            if (change.done) change.done(change.error);
        }
        if (report_) report_(batch);
    });
}

void Committer::append_all(std::vector<Change>& changes, Batch& batch) {
    Merged merged;
    std::unordered_map<std::string, std::size_t> by_table;
    for (Change& change : changes) {
        merged.place.push_back(merged.appends.size());
        if (!change.append) continue;
        const auto [found, is_new] = by_table.emplace(change.append->table, merged.appends.size());
        if (!is_new) {
            store::Append& whole = merged.appends[found->second];
            if (whole.length + whole.lines.size() == change.append->length) {
                merged.place.back() = found->second;
                join(whole, std::move(*change.append));
                continue;
            }
            found->second = merged.appends.size();
        }
        merged.appends.push_back(std::move(*change.append));
    }
    if (merged.appends.empty()) return;
    batch.tables = by_table.size();
    std::vector<std::optional<StoreError>> errors(merged.appends.size());
    if (const auto error = error_of([&] { writing_->append(merged.appends); })) {
        for (std::size_t i = 0; i < errors.size(); ++i) {
            errors[i] = is_hopeless(*error) || errors.size() == 1
                            ? error
                            : error_of([&] { writing_->append({&merged.appends[i], 1}); });
        }
    }
    for (std::size_t i = 0; i < changes.size(); ++i) {
        if (changes[i].append) changes[i].error = errors[merged.place[i]];
    }
}

void Committer::write_all(std::vector<Change>& changes) {
    std::vector<Change*> jobs;
    for (Change& change : changes) {
        if (change.job) jobs.push_back(&change);
    }
    if (jobs.empty()) return;
    const auto error = error_of([&] {
        writing_->together([&] {
            for (Change* change : jobs) change->job(*writing_);
        });
    });
    if (!error) return;
    for (Change* change : jobs) {
        change->error =
            is_hopeless(*error) || jobs.size() == 1 ? error : error_of([&] { change->job(*writing_); });
    }
}

void Committer::read_all(std::vector<Change> changes) {
    // Each is answered as soon as it is read: a long list does not hold up a table.
    for (Change& change : changes) {
        change.error = error_of([&] { change.job(*reading_); });
        post_([done = std::move(change.done), error = std::move(change.error)] {
            if (done) done(error);
        });
    }
}

}  // namespace durbar::server
