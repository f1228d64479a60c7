#pragma once

#include <sys/types.h>

#include <cstdint>
#include <optional>
#include <string>

#include "load/target.h"

namespace durbar::load {

/// What a server has used so far.
struct ServerUse {
    std::optional<std::uint64_t> rss_bytes;
    std::optional<double> cpu_seconds;
};

/// As the kernel tells of a process of this machine.
ServerUse use_of_process(pid_t process);
/// As the server itself tells in /metrics.
ServerUse use_told_by(const Target& target);

/// The body of an answer with status 200; empty if there is none. Blocks.
std::optional<std::string> http_get(const Target& target, const std::string& path);

}  // namespace durbar::load
