#include "analysis/calibration.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace durbar::analysis {

namespace {

struct Row {
    std::string_view game;
    int players;
    Calibrations calibrations;
    double unexplained;
};

/// As `durbar calibrate` prints it.
constexpr std::array<Row, 13> kRows{{
    {"tigris", 2, {{0.934, 0.000}, {0.934, 0.000}}, 0.54},
    {"tigris", 3, {{1.112, 0.000}, {1.094, 0.000}}, 0.45},
    {"tigris", 4, {{1.025, 0.011}, {1.022, 0.000}}, 0.45},
    {"maharani", 2, {{0.944, 0.000}, {0.963, 0.000}}, 0.41},
    {"maharani", 3, {{1.012, 0.000}, {1.031, 0.000}}, 0.48},
    {"maharani", 4, {{0.972, 0.030}, {0.984, 0.029}}, 0.33},
    {"maharaja", 2, {{1.109, 0.000}, {1.141, 0.000}}, 0.68},
    {"maharaja", 3, {{1.144, 0.000}, {1.112, 0.000}}, 0.50},
    {"maharaja", 4, {{1.147, 0.000}, {1.137, 0.000}}, 0.42},
    {"maharaja", 5, {{1.147, 0.000}, {1.128, 0.000}}, 0.44},
    {"rajas", 2, {{1.050, 0.000}, {1.062, 0.000}}, 0.48},
    {"rajas", 3, {{1.081, 0.000}, {1.081, 0.000}}, 0.37},
    {"rajas", 4, {{1.328, 0.000}, {1.328, 0.000}}, 0.39},
}};

const Row* row_of(std::string_view game, int players) {
    const auto row = std::find_if(kRows.begin(), kRows.end(), [&](const Row& each) {
        return each.game == game && each.players == players;
    });
    return row == kRows.end() ? nullptr : &*row;
}

/// Shares below this would never be more, however wrong they are.
constexpr double kLeast = 1e-6;

/// Where nothing was measured: no promise.
constexpr double kUnknown = 1;

}  // namespace

Calibrations calibrations_of(std::string_view game, int players) {
    const Row* row = row_of(game, players);
    return row == nullptr ? Calibrations{} : row->calibrations;
}

std::vector<double> calibrated(std::vector<double> shares, const Calibration& calibration) {
    double sum = 0;
    for (double& share : shares) {
        share = std::pow(std::max(share, kLeast), calibration.sharpness);
        sum += share;
    }
    const double even = calibration.doubt / static_cast<double>(shares.size());
    for (double& share : shares) share = (1 - calibration.doubt) * share / sum + even;
    return shares;
}

double unexplained(std::string_view game, int players) {
    const Row* row = row_of(game, players);
    return row == nullptr ? kUnknown : row->unexplained;
}

}  // namespace durbar::analysis
