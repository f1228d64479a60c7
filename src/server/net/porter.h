#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

#include "server/net/asio.h"
#include "server/net/letters.h"
#include "server/net/mailbox.h"

namespace durbar::net {

class WsSession;

/// Waits for what the house writes back. Whoever waits may be sent home without it.
template <class T>
class Replies {
public:
    explicit Replies(Executor executor) : executor_(std::move(executor)) {}

    Task<std::optional<T>> wait(Ticket ticket) {
        Waiting waiting{Timer(executor_, Timer::time_point::max()), std::nullopt};
        waiting_.emplace(ticket, &waiting);
        error_code ignored;
        if (!ended_) co_await waiting.timer.async_wait(await_with(ignored));
        waiting_.erase(ticket);
        co_return std::move(waiting.value);
    }
    void give(Ticket ticket, T value) {
        const auto found = waiting_.find(ticket);
        if (found == waiting_.end()) return;
        found->second->value = std::move(value);
        found->second->timer.cancel();
    }
    void end() {
        ended_ = true;
        for (auto& [ticket, waiting] : waiting_) waiting->timer.cancel();
    }

private:
    struct Waiting {
        Timer timer;
        std::optional<T> value;
    };

    Executor executor_;
    bool ended_ = false;
    std::unordered_map<Ticket, Waiting*> waiting_;
};

/// Carries letters between the sessions of a door and the house. Lives on the door's thread.
class Porter {
public:
    Porter(const Executor& executor, Corridor& corridor);

    /// Empty: the hall has closed before it answered.
    Task<std::optional<server::HttpResponse>> ask(server::HttpRequest request);

    /// From now on, until `leave`, the session gets what the house writes to it.
    Ticket enroll(WsSession& session);
    /// Whether the house lets it in.
    Task<bool> enter(Ticket ticket, std::string token, std::string address);
    /// A receipt follows.
    void say(Ticket ticket, std::string text);
    /// May be called again.
    void leave(Ticket ticket);

    /// The door is shut, and what was taken before has been sent.
    void shut() { outbox_.put(DoorShut{}); }
    /// Sends home whoever waits.
    void end();
    /// Sends what is left. Nothing follows.
    void go();

    void take(Answer answer) { answers_.give(answer.ticket, std::move(answer.response)); }
    void take(const Admission& admission) { admissions_.give(admission.ticket, admission.welcome); }
    void take(const Receipt& receipt);
    void take(News news);
    void take(const Dismissal& dismissal);

private:
    WsSession* find(Ticket ticket);

    Outbox<ToHouse> outbox_;
    Replies<server::HttpResponse> answers_;
    Replies<bool> admissions_;
    std::unordered_map<Ticket, WsSession*> sessions_;
    Ticket last_ = 0;
};

}  // namespace durbar::net
