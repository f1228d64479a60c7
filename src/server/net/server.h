#pragma once

#include <cstdint>
#include <functional>
#include <memory>

#include "server/log.h"
#include "server/metrics.h"
#include "server/net/desk.h"
#include "server/net/loop.h"
#include "server/net/net_error.h"
#include "server/net/settings.h"

namespace durbar::net {

/// HTTP and WebSocket on one port: doors, each with a thread of its own, and on the house's loop the desk to
/// which they bring what has come (docs/decisions/0014-doors.md). It must outlive the loop's run.
class Server {
public:
    /// Opens the port and starts the doors' threads, which let nobody in yet. The log is written to from all
    /// of them. Throws NetError.
    Server(const Settings& settings, Loop& loop, server::Metrics& metrics, const server::Log& log);
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;
    /// Ends the doors at once, unless they have been stopped.
    ~Server();

    std::uint16_t port() const;
    /// Lets people in, once the loop runs. If a door fails, a NetError comes out of the loop's run.
    void open(Desk& desk);
    /// Lets nobody in any more and takes no further request; when all that was taken is on disk and told, or
    /// nobody takes it, everybody is bidden farewell (1001). Then calls back, and the threads have ended. May
    /// be called once, after `open`.
    void stop(std::function<void()> done);

private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace durbar::net
