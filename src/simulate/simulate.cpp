#include "simulate/simulate.h"

namespace durbar {

Result<SimulateReport> simulate(const SimulateOptions& options) {
    return options.check ? simulate_checked(options) : simulate_plain(options);
}

}  // namespace durbar
