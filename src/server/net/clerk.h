#pragma once

#include <memory>
#include <optional>
#include <unordered_map>

#include "server/metrics.h"
#include "server/net/desk.h"
#include "server/net/hub.h"
#include "server/net/letters.h"
#include "server/net/mailbox.h"

namespace durbar::net {

/// Brings the letters of one door to the desk, and writes back. Lives on the house's thread.
class Clerk {
public:
    Clerk(const Executor& executor, Corridor& corridor, Gatehouse& gatehouse, const server::Metrics& metrics,
          Desk& desk);
    Clerk(const Clerk&) = delete;
    Clerk& operator=(const Clerk&) = delete;
    ~Clerk();

    void take(const Question& question);
    void take(const Arrival& arrival);
    void take(const Message& message);
    void take(const Departure& departure);

    void give(Order order) { outbox_.put(order); }

private:
    class Guest;

    void welcome(Ticket ticket, std::optional<Desk::SocketId> id);
    server::HttpResponse operators_page(const std::string& path);

    Outbox<ToDoor> outbox_;
    Gatehouse& gatehouse_;
    const server::Metrics& metrics_;
    Desk& desk_;
    std::unordered_map<Ticket, std::unique_ptr<Guest>> guests_;
};

}  // namespace durbar::net
