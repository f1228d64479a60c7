#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>

#include "load/target.h"

namespace durbar::load {

/// `durbar serve` as a child of this process, on a free port, with a store of its own on disk and without
/// limits that stand in the way. Stopped, and its data removed, when this is gone.
class ServerProcess {
public:
    /// Returns when it answers; throws a LoadError if it does not.
    explicit ServerProcess(const std::string& program);
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;
    ~ServerProcess();

    const Target& target() const { return target_; }
    pid_t process() const { return process_; }

private:
    void start(const std::string& program);
    void stop();
    std::string last_words() const;
    bool has_ended(int options);

    Target target_;
    std::filesystem::path data_;
    pid_t process_ = -1;
};

}  // namespace durbar::load
