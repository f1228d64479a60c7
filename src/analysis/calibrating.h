#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "analysis/calibration.h"
#include "analysis/ply_analysis.h"
#include "analysis/report.h"

namespace durbar::analysis {

/// What was thought of a position, and how the game ended.
struct Forecast {
    SeatShares shares;
    SeatShares result;
};

/// Of positions that were given about as much, how many were won.
struct Reliability {
    std::size_t seats = 0;
    double given = 0;  ///< mean share
    double won = 0;    ///< mean result
};
using ReliabilityCurve = std::array<Reliability, 10>;  ///< by tenths of the share

/// The mean squared error of a seat's share.
double brier(std::span<const Forecast> forecasts, const Calibration& calibration = {});
ReliabilityCurve reliability(std::span<const Forecast> forecasts, const Calibration& calibration = {});

/// The calibration under which what happened was least surprising (log loss). The positions of a game share
/// its result, so that they count as one together; against few games, shares are believed as they are.
Calibration fitted(std::span<const Forecast> forecasts, std::size_t games);

/// What was thought of a game's decisions without any calibration.
struct Forecasts {
    std::vector<Forecast> by_open_look;  ///< all cards on the table
    std::vector<Forecast> by_look;       ///< these from what the seat to act may know
    std::vector<Forecast> by_search;
};

/// Of every n-th decision: the positions of one game are much alike. Precondition: the match is over.
Forecasts forecasts_of(const AnyMatch& match, std::uint64_t iterations, std::size_t every);

/// What a rough analysis makes of one seat's game.
struct ExplainedSeat {
    double change = 0;  ///< from an even share to the result
    SeatReport causes;
};

/// Of each seat but the last, whose causes follow from the others'. Precondition: the match is over.
std::vector<ExplainedSeat> explained_seats(const AnyMatch& match, double effort,
                                           const Calibrations& calibrations);

/// The root of the mean square.
double spread(std::span<const double> values);

}  // namespace durbar::analysis
