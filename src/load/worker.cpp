#include "load/worker.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <cstring>
#include <deque>
#include <memory>
#include <type_traits>

#include "load/table_of_guests.h"

namespace durbar::load {

namespace {

constexpr int kSetUpAtOnce = 64;
constexpr auto kDrain = std::chrono::seconds(5);
/// Moves that could not be sent in time are not made up for in a burst.
constexpr auto kLag = std::chrono::milliseconds(50);

double cpu_seconds() {
    rusage use{};
    getrusage(RUSAGE_SELF, &use);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(use.ru_utime) + seconds(use.ru_stime);
}

Clock::duration of_seconds(double seconds) {
    return std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
}

void write_all(int to, const void* data, std::size_t size) {
    const char* at = static_cast<const char*>(data);
    while (size > 0) {
        const ssize_t written = write(to, at, size);
        if (written <= 0) return;  // the parent is gone, and with it whoever would read this
        at += written;
        size -= static_cast<std::size_t>(written);
    }
}

class Worker final : public TableOfGuests::Host {
public:
    Worker(const Share& share, int from_parent, int to_parent)
        : share_(share),
          orders_(context_, from_parent),
          to_parent_(to_parent),
          pump_timer_(context_.get_executor()),
          phase_timer_(context_.get_executor()) {
        if (share.rate > 0) interval_ = of_seconds(1 / share.rate);
    }

    void run() {
        const auto address =
            asio::ip::make_address(share_.target.host == "localhost" ? "127.0.0.1" : share_.target.host);
        server_ = {address, share_.target.port};
        for (int i = 0; i < share_.tables; ++i) {
            const auto number = static_cast<std::size_t>(share_.first_table) + static_cast<std::size_t>(i);
            tables_.push_back(std::make_unique<TableOfGuests>(context_.get_executor(), *this,
                                                              share_.games[number % share_.games.size()],
                                                              share_.people, number + 1));
        }
        for (int i = 0; i < std::min(kSetUpAtOnce, share_.tables); ++i) {
            asio::co_spawn(context_, set_up_tables(), asio::detached);
        }
        context_.run();
        write_all(to_parent_, &figures_, sizeof figures_);
    }

    void ready(TableOfGuests& table) override {
        ready_.push_back(&table);
        if (playing_ && !pumping_) pump();
    }
    void arrived(Clock::time_point sent, Clock::time_point now) override {
        if (sent < begin_ || sent >= end_) return;
        const auto took = std::chrono::duration_cast<std::chrono::microseconds>(now - sent);
        figures_.latencies.add(static_cast<std::uint64_t>(took.count()));
    }
    void failed(const std::string& why) override {
        if (++figures_.errors > 1) return;
        std::memcpy(figures_.first_error.data(), why.data(),
                    std::min(why.size(), figures_.first_error.size() - 1));
    }

private:
    /// One of several that take the tables in turn.
    Task<void> set_up_tables() {
        while (next_table_ < tables_.size() && figures_.errors == 0) {
            TableOfGuests& table = *tables_[next_table_++];
            try {
                co_await table.set_up(server_, share_.target.origin());
                figures_.sockets += table.sockets();
                ready_.push_back(&table);
            } catch (const std::exception& error) {
                failed(error.what());
            }
        }
        if (figures_.errors > 0) {
            give_up();
        } else if (ready_.size() == tables_.size()) {
            all_ready();
        }
    }

    void give_up() {
        if (context_.stopped()) return;
        write_all(to_parent_, &kFailed, 1);
        context_.stop();
    }

    void all_ready() {
        write_all(to_parent_, &kReady, 1);
        orders_.async_read_some(asio::buffer(&order_, 1),
                                [this](boost::system::error_code error, std::size_t /*bytes*/) {
                                    if (error || order_ != kGo) return context_.stop();
                                    begin();
                                });
    }

    void begin() {
        playing_ = true;
        next_ = Clock::now();
        begin_ = next_ + of_seconds(kWarmUpSeconds);
        end_ = begin_ + of_seconds(share_.seconds);
        phase_timer_.expires_at(begin_);
        phase_timer_.async_wait([this](boost::system::error_code /*error*/) {
            figures_.cpu_seconds = cpu_seconds();
            phase_timer_.expires_at(end_);
            phase_timer_.async_wait([this](boost::system::error_code /*none*/) { finish(); });
        });
        pump();
    }

    /// Sends what is due, and comes back when the next is.
    void pump() {
        pumping_ = false;
        if (!playing_) return;
        const auto now = Clock::now();
        if (now - next_ > kLag) next_ = now;
        // Moves that end at once, such as those of a table that fails, must not keep this going for ever.
        for (std::size_t most = ready_.size(); most > 0 && next_ <= now; --most) {
            TableOfGuests* table = ready_.front();
            ready_.pop_front();
            table->move();
            next_ += interval_;
        }
        if (ready_.empty()) return;
        pumping_ = true;
        pump_timer_.expires_at(next_);
        pump_timer_.async_wait([this](boost::system::error_code /*error*/) { pump(); });
    }

    void finish() {
        figures_.cpu_seconds = cpu_seconds() - figures_.cpu_seconds;
        playing_ = false;
        drained_by_ = Clock::now() + kDrain;
        drain();
    }

    /// Waits for the moves that are still on their way.
    void drain() {
        const auto moving = std::count_if(tables_.begin(), tables_.end(),
                                          [](const auto& table) { return table->is_moving(); });
        if (moving > 0 && Clock::now() < drained_by_) {
            phase_timer_.expires_after(std::chrono::milliseconds(10));
            phase_timer_.async_wait([this](boost::system::error_code /*error*/) { drain(); });
            return;
        }
        for (auto i = moving; i > 0; --i) failed("A move did not reach all seats within 5 seconds.");
        context_.stop();
    }

    Share share_;
    asio::io_context context_{1};
    asio::posix::stream_descriptor orders_;
    int to_parent_;
    Timer pump_timer_;
    Timer phase_timer_;
    asio::ip::tcp::endpoint server_;
    std::vector<std::unique_ptr<TableOfGuests>> tables_;
    std::size_t next_table_ = 0;
    std::deque<TableOfGuests*> ready_;
    Figures figures_;
    char order_ = 0;
    bool playing_ = false;
    bool pumping_ = false;  ///< the timer is set
    Clock::duration interval_{};
    Clock::time_point next_;
    Clock::time_point begin_;
    Clock::time_point end_;
    Clock::time_point drained_by_;
};

}  // namespace

void run_worker(const Share& share, int from_parent, int to_parent) {
    static_assert(std::is_trivially_copyable_v<Figures>);
    Worker(share, from_parent, to_parent).run();
}

}  // namespace durbar::load
