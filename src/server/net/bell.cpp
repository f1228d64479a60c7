#include "server/net/bell.h"

#include <sys/eventfd.h>
#include <unistd.h>

#include <cstdint>
#include <tuple>

#include "server/net/net_error.h"

namespace durbar::net {

Bell::Bell() : handle_(eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)) {
    if (handle_ < 0) throw NetError("The system has no room for the hall's own open files.");
}

Bell::~Bell() { close(handle_); }

void Bell::ring() const {
    const std::uint64_t once = 1;
    // It could be refused only if it had rung 2^64 times unheard.
    std::ignore = write(handle_, &once, sizeof once);
}

}  // namespace durbar::net
