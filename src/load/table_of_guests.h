#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rng.h"
#include "load/guest.h"

namespace durbar::load {

/// A table whose seats are all taken by guests. One move is on its way at a time, and it is through when the
/// last seat has what it changed.
class TableOfGuests {
public:
    /// What the table reports to.
    class Host {
    public:
        Host() = default;
        Host(const Host&) = delete;
        Host& operator=(const Host&) = delete;
        virtual ~Host() = default;

        /// The table can make its next move.
        virtual void ready(TableOfGuests& table) = 0;
        /// The last seat has what the move changed.
        virtual void arrived(Clock::time_point sent, Clock::time_point now) = 0;
        virtual void failed(const std::string& why) = 0;
    };

    TableOfGuests(const Executor& executor, Host& host, std::string game, int people, std::uint64_t seed);
    TableOfGuests(const TableOfGuests&) = delete;
    TableOfGuests& operator=(const TableOfGuests&) = delete;
    ~TableOfGuests() = default;

    /// The guests come, open a table, sit down and start. May throw.
    Task<void> set_up(asio::ip::tcp::endpoint server, std::string origin);
    /// Somebody makes a random legal move. Precondition: the table is ready.
    void move();
    /// A move has been sent and is not through.
    bool is_moving() const { return sent_.has_value(); }
    std::size_t sockets() const { return guests_.size(); }
    void close();

private:
    struct Chair {
        std::string choices;  ///< as they came; empty: nothing to decide
        std::uint64_t seen = 0;
        std::uint64_t moved = 0;  ///< which of the table's moves was its last
    };

    Task<void> open();
    Task<void> next_game();
    bool is_decidable() const;
    void take(std::size_t seat, std::string_view message);
    void take_choices(std::size_t seat, std::string_view choices);
    void settle();
    void fail(const std::string& why);

    Executor executor_;
    Host& host_;
    std::string game_;
    Rng rng_;
    std::vector<std::unique_ptr<Guest>> guests_;
    std::vector<Chair> chairs_;
    std::string table_;
    std::uint64_t moves_ = 0;
    std::optional<Clock::time_point> sent_;
    std::uint64_t request_ = 0;             ///< number of the move's request
    std::size_t mover_ = 0;                 ///< who sent it
    std::optional<std::uint64_t> version_;  ///< of the match with the move in it; empty until it is answered
    bool dead_ = false;
};

}  // namespace durbar::load
