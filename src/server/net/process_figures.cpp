#include "server/net/process_figures.h"

#include <sys/resource.h>
#include <unistd.h>

#include <cstdint>
#include <fstream>

#include "server/metrics.h"

namespace durbar::net {

namespace {

double resident_bytes() {
    std::uint64_t size = 0;
    std::uint64_t resident = 0;
    std::ifstream("/proc/self/statm") >> size >> resident;
    return static_cast<double>(resident) * static_cast<double>(sysconf(_SC_PAGESIZE));
}

double seconds(const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

}  // namespace

std::string process_figures() {
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    rlimit files{};
    getrlimit(RLIMIT_NOFILE, &files);
    server::Metrics figures;
    figures.gauge("process_resident_memory_bytes", "Memory in use.").set(resident_bytes());
    figures.counter("process_cpu_seconds_total", "Processor time.")
        .set(seconds(used.ru_utime) + seconds(used.ru_stime));
    figures.gauge("process_max_fds", "How many files and connections each door may have open.")
        .set(static_cast<double>(files.rlim_cur));
    return figures.text();
}

}  // namespace durbar::net
