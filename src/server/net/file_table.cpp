#include "server/net/file_table.h"

#include <sched.h>
#include <unistd.h>

#include <algorithm>
#include <limits>
#include <vector>

#include "server/net/net_error.h"

namespace durbar::net {

namespace {

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
constexpr bool kTablesPart = false;
#else
constexpr bool kTablesPart = true;
#endif
#else
constexpr bool kTablesPart = true;
#endif

}  // namespace

bool take_own_file_table(std::span<const int> kept) {
    if (!kTablesPart) return false;
    if (unshare(CLONE_FILES) != 0) {
        throw NetError(
            "So many connections need more open files than the system allows (ulimit -n); allow more, or "
            "choose a smaller --max-connections.");
    }
    std::vector<int> sorted(kept.begin(), kept.end());
    std::sort(sorted.begin(), sorted.end());
    // Whatever else was open would stay so here after its owner has closed it.
    auto from = static_cast<unsigned>(STDERR_FILENO + 1);
    for (const int handle : sorted) {
        const auto next = static_cast<unsigned>(handle);
        if (next > from) close_range(from, next - 1, 0);
        from = next + 1;
    }
    close_range(from, std::numeric_limits<int>::max(), 0);
    return true;
}

}  // namespace durbar::net
