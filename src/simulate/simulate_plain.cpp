#include "simulate/simulate_with.h"

namespace durbar {

Result<SimulateReport> simulate_plain(const SimulateOptions& options) {
    return simulate_with<NoCheck>(options);
}

}  // namespace durbar
