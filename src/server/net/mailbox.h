#pragma once

#include <array>
#include <boost/asio/posix/basic_stream_descriptor.hpp>
#include <boost/asio/post.hpp>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <mutex>
#include <utility>
#include <vector>

#include "server/net/asio.h"
#include "server/net/bell.h"
#include "server/net/letters.h"

namespace durbar::net {

/// Letters on their way from one thread to another.
template <class Letter>
class Mailbox {
public:
    /// Takes all of them and leaves none. The bell rings once for all that lie there until they are fetched.
    void post(std::vector<Letter>& letters) {
        bool first = false;
        {
            const std::lock_guard lock(mutex_);
            first = letters_.empty();
            if (first) {
                letters_.swap(letters);
            } else {
                letters_.insert(letters_.end(), std::make_move_iterator(letters.begin()),
                                std::make_move_iterator(letters.end()));
            }
        }
        letters.clear();
        if (first) bell_.ring();
    }
    void post(Letter letter) {
        std::vector<Letter> one;
        one.push_back(std::move(letter));
        post(one);
    }
    /// `letters` is empty before.
    void fetch(std::vector<Letter>& letters) {
        const std::lock_guard lock(mutex_);
        letters_.swap(letters);
    }
    const Bell& bell() const { return bell_; }

private:
    Bell bell_;
    std::mutex mutex_;
    std::vector<Letter> letters_;
};

/// The sender's end: what is written in one round of its loop leaves together.
template <class Letter>
class Outbox {
public:
    Outbox(Executor executor, Mailbox<Letter>& to) : executor_(std::move(executor)), to_(to) {}

    void put(Letter letter) {
        if (closed_) return;
        letters_.push_back(std::move(letter));
        if (letters_.size() == 1) asio::post(executor_, [this] { flush(); });
    }
    /// Without waiting for the end of the round.
    void flush() {
        if (!letters_.empty()) to_.post(letters_);
    }
    /// Takes nothing more: the loop has ended.
    void close() { closed_ = true; }

private:
    Executor executor_;
    Mailbox<Letter>& to_;
    std::vector<Letter> letters_;
    bool closed_ = false;
};

/// The receiver's end.
template <class Letter>
class Inbox {
public:
    Inbox(const Executor& executor, Mailbox<Letter>& from)
        : from_(from), bell_(executor, from.bell().handle()) {}
    Inbox(const Inbox&) = delete;
    Inbox& operator=(const Inbox&) = delete;
    ~Inbox() { bell_.release(); }  // the mailbox closes it

    /// Hands over one letter after the other until `take` returns false. After a few of them others on the
    /// loop have their turn.
    template <class Take>
    Task<void> run(Take take) {
        std::vector<Letter> letters;
        for (;;) {
            std::array<std::uint8_t, 8> rung{};
            error_code error;
            co_await bell_.async_read_some(asio::buffer(rung), await_with(error));
            if (error) co_return;
            from_.fetch(letters);
            for (std::size_t i = 0; i < letters.size(); ++i) {
                if (!take(std::move(letters[i]))) co_return;
                if (i % kAtOnce == kAtOnce - 1) co_await asio::post(bell_.get_executor(), kAwait);
            }
            letters.clear();
        }
    }

private:
    /// A request of the house's takes some 30 µs.
    static constexpr std::size_t kAtOnce = 64;

    Mailbox<Letter>& from_;
    asio::posix::basic_stream_descriptor<Executor> bell_;
};

/// Between one door and the house.
struct Corridor {
    Mailbox<ToHouse> to_house;
    Mailbox<ToDoor> to_door;
};

}  // namespace durbar::net
