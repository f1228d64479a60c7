#pragma once

#include <future>
#include <thread>

#include "server/net/gatehouse.h"
#include "server/net/mailbox.h"
#include "server/net/port.h"

namespace durbar::net {

/// A thread with a loop of its own, on which connections are read and written. It knows the house only
/// through the corridor: it opens, shuts and ends when a letter says so, and its last letter says that it is
/// gone.
class Door {
public:
    /// Returns once the thread is ready for its first order. Everything given must outlive the thread. Throws
    /// NetError.
    Door(Gatehouse& gatehouse, Corridor& corridor, const Port& port);
    Door(const Door&) = delete;
    Door& operator=(const Door&) = delete;
    /// Ends it at once, unless it has ended.
    ~Door();

private:
    struct Loop;

    void run(std::promise<void>& ready) const;

    Gatehouse& gatehouse_;
    Corridor& corridor_;
    const Port& port_;
    std::thread thread_;
};

}  // namespace durbar::net
