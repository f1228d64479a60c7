#include "server/bot_pool.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "ai/levels.h"
#include "bots/bots.h"

namespace durbar::server {

namespace {

constexpr std::uint64_t kTurnsToHint = 4;

int ms_of(std::string_view name) {
    const auto* level =
        std::find_if(kLevels.begin(), kLevels.end(), [&](const Level& each) { return each.name == name; });
    return level == kLevels.end() ? kLevels.front().ms : level->ms;
}

std::string chosen_by(std::string_view bot, const BotPool::Task& task, const Budget& budget) {
    auto made = make_bot(task.view->game(), bot);
    return made ? made.value()->choose(*task.view, task.seat, budget).move : "";
}

}  // namespace

// The ring.

void BotPool::Ring::add(std::unique_ptr<Thought> thought) {
    const std::string table = thought->task.table;
    auto& waiting = by_table_[table];
    if (waiting.empty()) turns_.push_back(table);
    waiting.push_back(std::move(thought));
    ++size_;
}

std::unique_ptr<BotPool::Thought> BotPool::Ring::next() {
    const std::string table = std::move(turns_.front());
    turns_.pop_front();
    const auto found = by_table_.find(table);
    std::unique_ptr<Thought> thought = std::move(found->second.front());
    found->second.pop_front();
    if (found->second.empty()) {
        by_table_.erase(found);
    } else {
        turns_.push_back(table);
    }
    --size_;
    return thought;
}

bool BotPool::Ring::remove(Ticket ticket, const std::string& table) {
    const auto found = by_table_.find(table);
    if (found == by_table_.end()) return false;
    auto& waiting = found->second;
    const auto at = std::find_if(waiting.begin(), waiting.end(),
                                 [&](const auto& thought) { return thought->ticket == ticket; });
    if (at == waiting.end()) return false;
    waiting.erase(at);
    --size_;
    if (waiting.empty()) {
        by_table_.erase(found);
        turns_.remove(table);
    }
    return true;
}

void BotPool::Ring::clear() {
    turns_.clear();
    by_table_.clear();
    size_ = 0;
}

// The pool.

BotPool::BotPool(const BotSettings& settings, Post post, Threads threads)
    : settings_(settings), post_(std::move(post)) {
    if (settings_.workers <= 0) {
        settings_.workers = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
    }
    if (threads == Threads::None) return;
    for (int i = 0; i < settings_.workers; ++i) threads_.emplace_back([this] { work(); });
}

BotPool::~BotPool() {
    {
        const std::scoped_lock lock(mutex_);
        closed_ = true;
        moves_.clear();
        hints_.clear();
        for (auto& [ticket, thought] : thinking_) thought->cancel.request();
        filled_.notify_all();
    }
    for (auto& thread : threads_) thread.join();
}

BotPool::Ticket BotPool::think(Task task) {
    auto thought = std::make_unique<Thought>();
    const std::scoped_lock lock(mutex_);
    const Ticket ticket = ++last_;
    wanted_.emplace(ticket, task.table);
    thought->ticket = ticket;
    Ring& ring = task.kind == Task::Kind::Move ? moves_ : hints_;
    thought->task = std::move(task);
    ring.add(std::move(thought));
    filled_.notify_one();
    return ticket;
}

void BotPool::cancel(Ticket ticket) {
    const auto wanted = wanted_.find(ticket);
    if (wanted == wanted_.end()) return;
    const std::string table = std::move(wanted->second);
    wanted_.erase(wanted);
    const std::scoped_lock lock(mutex_);
    if (moves_.remove(ticket, table) || hints_.remove(ticket, table)) return;
    if (const auto found = thinking_.find(ticket); found != thinking_.end()) found->second->cancel.request();
}

BotPool::Load BotPool::load() const {
    const std::scoped_lock lock(mutex_);
    return {moves_.size() + hints_.size(), thinking_.size(), static_cast<std::size_t>(settings_.workers)};
}

void BotPool::run() {
    for (;;) {
        std::unique_lock lock(mutex_);
        if (moves_.empty() && hints_.empty()) return;
        auto thought = take();
        const int ms = budget_of(thought->task);
        lock.unlock();
        finish(std::move(thought), ms);
    }
}

void BotPool::work() {
    for (;;) {
        std::unique_lock lock(mutex_);
        filled_.wait(lock, [&] { return closed_ || !moves_.empty() || !hints_.empty(); });
        if (closed_) return;
        auto thought = take();
        const int ms = budget_of(thought->task);
        lock.unlock();
        finish(std::move(thought), ms);
    }
}

std::unique_ptr<BotPool::Thought> BotPool::take() {
    const bool hint = moves_.empty() || (!hints_.empty() && ++turns_ % kTurnsToHint == 0);
    auto thought = hint ? hints_.next() : moves_.next();
    thinking_.emplace(thought->ticket, thought.get());
    return thought;
}

/// With as many thoughts under way as there are threads, each gets its level's time; with twice as many, half
/// of it.
int BotPool::budget_of(const Task& task) const {
    const std::size_t asked = moves_.size() + hints_.size() + thinking_.size();
    const auto workers = static_cast<std::size_t>(settings_.workers);
    const int ms = ms_of(task.level);
    if (asked <= workers) return ms;
    const auto share = static_cast<int>(static_cast<std::size_t>(ms) * workers / asked);
    return std::min(ms, std::max(settings_.least_ms, share));
}

void BotPool::finish(std::unique_ptr<Thought> thought, int ms) {
    std::string move = choose(thought->task, ms, thought->cancel.token());
    {
        const std::scoped_lock lock(mutex_);
        thinking_.erase(thought->ticket);
        if (closed_) return;
    }
    post_([this, ticket = thought->ticket, done = std::move(thought->task.done), move = std::move(move)] {
        if (wanted_.erase(ticket) > 0 && done) done(move);
    });
}

std::string BotPool::choose(const Task& task, int ms, Cancel cancel) const {
    Budget budget;
    budget.ms = ms;
    budget.threads = 1;
    budget.megabytes = settings_.megabytes;
    budget.seed = task.seed;
    budget.cancel = cancel;
    // A bot that fails must not stop the game: another one, which cannot, takes the move.
    for (const std::string_view bot : {std::string_view(task.level), std::string_view("random")}) {
        try {
            if (std::string move = chosen_by(bot, task, budget); !move.empty()) return move;
        } catch (const std::exception&) {
            continue;
        }
    }
    return "";
}

}  // namespace durbar::server
