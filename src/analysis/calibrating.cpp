#include "analysis/calibrating.h"

#include <algorithm>
#include <cmath>

#include "analysis/game_analysis.h"
#include "bots/bots.h"
#include "core/rng.h"

namespace durbar::analysis {

namespace {

constexpr int kWorlds = 4;
constexpr std::uint64_t kSeed = 0x6475726261720002;

/// Of the winner's share; a forecast that ruled the result out is not worth infinitely less than others.
double log_loss(std::span<const Forecast> forecasts, const Calibration& calibration) {
    constexpr double kLeast = 1e-4;
    double sum = 0;
    for (const Forecast& forecast : forecasts) {
        const auto shares = calibrated(forecast.shares, calibration);
        for (std::size_t seat = 0; seat < shares.size(); ++seat) {
            sum -= forecast.result[seat] * std::log(std::max(shares[seat], kLeast));
        }
    }
    return sum;
}

}  // namespace

double brier(std::span<const Forecast> forecasts, const Calibration& calibration) {
    double sum = 0;
    double count = 0;
    for (const Forecast& forecast : forecasts) {
        const auto shares = calibrated(forecast.shares, calibration);
        for (std::size_t seat = 0; seat < shares.size(); ++seat) {
            sum += (shares[seat] - forecast.result[seat]) * (shares[seat] - forecast.result[seat]);
            ++count;
        }
    }
    return count > 0 ? sum / count : 0;
}

ReliabilityCurve reliability(std::span<const Forecast> forecasts, const Calibration& calibration) {
    ReliabilityCurve curve;
    for (const Forecast& forecast : forecasts) {
        const auto shares = calibrated(forecast.shares, calibration);
        for (std::size_t seat = 0; seat < shares.size(); ++seat) {
            const auto tenth = static_cast<std::size_t>(shares[seat] * static_cast<double>(curve.size()));
            Reliability& bin = curve[std::min(tenth, curve.size() - 1)];
            ++bin.seats;
            bin.given += shares[seat];
            bin.won += forecast.result[seat];
        }
    }
    for (Reliability& bin : curve) {
        if (bin.seats == 0) continue;
        bin.given /= static_cast<double>(bin.seats);
        bin.won /= static_cast<double>(bin.seats);
    }
    return curve;
}

Calibration fitted(std::span<const Forecast> forecasts, std::size_t games) {
    constexpr double kSharpest = 4;
    constexpr double kLeastSharp = 0.1;
    constexpr double kMostDoubt = 0.9;
    constexpr int kRounds = 8;
    constexpr double kLikelySharper = 0.25;  // of the logarithm: how far it is likely to be from 0
    constexpr double kLikelyDoubt = 0.1;
    if (forecasts.empty()) return {};
    const double of_a_game = static_cast<double>(games) / static_cast<double>(forecasts.size());
    const auto surprise = [&](const Calibration& calibration) {
        const double sharper = std::log(calibration.sharpness) / kLikelySharper;
        const double doubt = calibration.doubt / kLikelyDoubt;
        return of_a_game * log_loss(forecasts, calibration) + (sharper * sharper + doubt * doubt) / 2;
    };
    Calibration best;
    double least = surprise(best);
    double step = 0.4;
    for (int round = 0; round < kRounds; ++round, step /= 2) {
        for (bool better = true; better;) {
            better = false;
            for (const auto& [sharper, doubt] :
                 {std::pair{step, 0.0}, {-step, 0.0}, {0.0, step / 4}, {0.0, -step / 4}}) {
                const Calibration next{std::clamp(best.sharpness + sharper, kLeastSharp, kSharpest),
                                       std::clamp(best.doubt + doubt, 0.0, kMostDoubt)};
                const double loss = surprise(next);
                if (loss >= least) continue;
                least = loss;
                best = next;
                better = true;
            }
        }
    }
    return best;
}

Forecasts forecasts_of(const AnyMatch& match, std::uint64_t iterations, std::size_t every) {
    Forecasts forecasts;
    const SeatShares result = final_shares(match);
    const Walk walk(match);
    const auto appraiser = make_appraiser(match.game(), kWorlds, kSeed);
    std::size_t decisions = 0;
    for (std::size_t ply = 0; ply < walk.plies(); ++ply) {
        if (!is_seat(walk.move_at(ply).actor) || ++decisions % every != 0) continue;
        const PlyAnalysis found = analyze_ply(walk, ply, iterations, Calibrations{});
        if (found.value.kind != PlyKind::Decision) continue;
        forecasts.by_search.push_back({found.value.before, result});
        const auto stood = walk.at(ply);
        const Reader mover = Reader::seat(seat_of(found.value.actor));
        forecasts.by_look.push_back({appraiser->shares(*stood->snapshot(mover)), result});
        forecasts.by_open_look.push_back({appraiser->shares(*stood->snapshot(Reader::referee())), result});
    }
    return forecasts;
}

std::vector<ExplainedSeat> explained_seats(const AnyMatch& match, double effort,
                                           const Calibrations& calibrations) {
    AnalysisSettings settings;
    settings.effort = effort;
    settings.rough = true;
    settings.calibrations = calibrations;
    const Report report = analyze_game(match, settings).report;
    std::vector<ExplainedSeat> seats;
    for (std::size_t seat = 0; seat + 1 < report.seats.size(); ++seat) {
        seats.push_back({report.end[seat] - report.start[seat], report.seats[seat]});
    }
    return seats;
}

double spread(std::span<const double> values) {
    double squares = 0;
    for (const double value : values) squares += value * value;
    return values.empty() ? 0 : std::sqrt(squares / static_cast<double>(values.size()));
}

}  // namespace durbar::analysis
