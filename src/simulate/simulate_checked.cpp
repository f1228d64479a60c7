#include "simulate/self_check.h"
#include "simulate/simulate_with.h"

namespace durbar {

Result<SimulateReport> simulate_checked(const SimulateOptions& options) {
    return simulate_with<SelfCheck>(options);
}

}  // namespace durbar
