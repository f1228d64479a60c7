#pragma once

#include <span>
#include <vector>

#include "analysis/report.h"

namespace durbar::analysis {

/// What to analyze next; see Report::next.
std::vector<Task> next_tasks(const Walk& walk, std::span<const PlyValue> known, double effort);

}  // namespace durbar::analysis
