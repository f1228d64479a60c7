#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <stdexcept>

#include "server/log.h"
#include "server/metrics.h"
#include "server/net/desk.h"
#include "server/net/loop.h"
#include "server/net/settings.h"

namespace durbar::net {

/// The port cannot be opened; a sentence says why.
class NetError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// HTTP and WebSocket on one port, on a loop. It must outlive the loop's run, and `stop` must have called
/// back, or nothing have been run at all, before it is gone.
class Server {
public:
    /// Opens the port. Throws NetError.
    Server(const Settings& settings, Loop& loop, Desk& desk, server::Metrics& metrics,
           const server::Log& log);
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;
    ~Server();

    std::uint16_t port() const;
    /// Lets people in, once the loop runs.
    void open();
    /// Lets nobody in any more and takes no further request; when all that was taken is on disk and told, or
    /// nobody takes it, everybody is bidden farewell (1001). Then calls back. May be called once.
    void stop(std::function<void()> done);

private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace durbar::net
