#pragma once

#include <string>

namespace durbar::net {

/// What this process uses, in Prometheus' text format.
std::string process_figures();

}  // namespace durbar::net
