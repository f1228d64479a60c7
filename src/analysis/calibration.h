#pragma once

#include <string_view>
#include <vector>

namespace durbar::analysis {

/// What makes shares of the win true: over many games, positions that are given 70 % are won in 70 %. An
/// evaluation that is too sure of itself is sharpened by less than 1; what nobody can foresee is `doubt`, a
/// part of the win that is shared out evenly.
struct Calibration {
    double sharpness = 1;
    double doubt = 0;
};

/// By what a position was judged: both are sure of themselves in their own way.
struct Calibrations {
    Calibration at_a_look;  ///< by an Appraiser
    Calibration by_search;  ///< by a search from what its seat may know
};

/// Fitted to games of bots by `durbar calibrate`, which prints this table (docs/strength/*-calibration.md).
/// A game or number of players that it does not have keeps its shares as they are.
Calibrations calibrations_of(std::string_view game, int players);

/// The same order of seats; the sum stays 1.
std::vector<double> calibrated(std::vector<double> shares, const Calibration& calibration);

/// How far from 0 what luck and losses do not explain is in games of that kind: the root of its mean square.
double unexplained(std::string_view game, int players);

}  // namespace durbar::analysis
