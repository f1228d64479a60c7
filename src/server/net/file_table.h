#pragma once

#include <span>

namespace durbar::net {

/// From now on this thread has open files of its own, which no other thread sees: of those that the process
/// had, the standard three and the kept ones. The system's limit of open files holds for each such table.
/// False: not where ThreadSanitizer watches, which knows files by their numbers and takes two tables for a
/// race. Throws NetError.
bool take_own_file_table(std::span<const int> kept);

}  // namespace durbar::net
