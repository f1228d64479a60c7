#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <span>

#include "ai/side_by_side.h"
#include "analysis/calibrating.h"
#include "cli/commands.h"
#include "cli/terminal.h"
#include "cli/version.h"
#include "core/record.h"
#include "engine/answers.h"
#include "games/registry.h"
#include "simulate/simulate.h"

namespace durbar {

namespace {

using analysis::Calibrations;
using analysis::ExplainedSeat;
using analysis::Forecasts;
using Seats = std::vector<ExplainedSeat>;

constexpr std::string_view kBot = "mcts:iters=100";
/// Of the search that forecasts: what a rough analysis spends on a decision. Every fifth decision is asked.
constexpr std::uint64_t kIterations = 400;
constexpr std::size_t kEvery = 5;

/// The figures of one number of players, of games that the fit has not seen.
struct Figures {
    int players = 0;
    std::size_t games = 0;
    std::size_t forecasts = 0;
    Calibrations calibrations;
    double open_look = 0;  ///< Brier scores
    double look = 0;
    double look_calibrated = 0;
    double search = 0;
    double search_calibrated = 0;
    analysis::ReliabilityCurve before{};
    analysis::ReliabilityCurve after{};
    std::size_t whole = 0;   ///< games that were analyzed from beginning to end
    double unexplained = 0;  ///< of these
    double changes = 0;      ///< how far their results are from an even start
    double luck = 0;         ///< how much of it chance and hidden things gave or took
    double play = 0;         ///< and the moves of all seats
};

Result<std::vector<std::string>> played(const CalibrateArgs& args, int players) {
    std::vector<std::string> records(args.games);
    SimulateOptions options;
    options.game = args.game;
    options.players = players;
    options.games = args.games;
    options.seed = args.seed;
    options.bots = {args.bot.empty() ? std::string(kBot) : args.bot};
    options.threads = args.threads;
    options.keep_record = [&](std::uint64_t game, const std::string& record) -> std::optional<Error> {
        records[game] = record;
        return std::nullopt;
    };
    const auto report = simulate(options);
    if (!report) return report.error();
    return records;
}

/// What was found in each of the records, by as many threads as there may be.
template <class Found, class Find>
std::vector<Found> found_in(std::span<const std::string> records, int threads, Progress& progress,
                            const Find& find) {
    std::vector<Found> all(records.size());
    std::atomic<std::size_t> next{0};
    Mutex telling;
    std::size_t done = 0;
    side_by_side(static_cast<std::size_t>(threads), [&](std::size_t /*thread*/) {
        for (std::size_t i = next++; i < records.size(); i = next++) {
            all[i] = find(*match_of(parse_record(records[i]).value()).value());
            const Lock lock(telling);
            progress.show(static_cast<double>(++done) / static_cast<double>(records.size()));
        }
    });
    return all;
}

/// All of several games in one list each.
Forecasts joined(std::span<const Forecasts> games) {
    Forecasts all;
    for (const Forecasts& game : games) {
        all.by_open_look.insert(all.by_open_look.end(), game.by_open_look.begin(), game.by_open_look.end());
        all.by_look.insert(all.by_look.end(), game.by_look.begin(), game.by_look.end());
        all.by_search.insert(all.by_search.end(), game.by_search.begin(), game.by_search.end());
    }
    return all;
}

/// The first half of the games is for the fit, the other one for the figures.
Figures figures_of(std::span<const std::string> records, int players, const CalibrateArgs& args,
                   Progress& progress) {
    const auto forecasts = found_in<Forecasts>(records, args.threads, progress, [](const AnyMatch& match) {
        return analysis::forecasts_of(match, kIterations, kEvery);
    });
    const std::size_t half = records.size() / 2;
    const Forecasts seen = joined(std::span(forecasts).first(half));
    const Forecasts unseen = joined(std::span(forecasts).subspan(half));
    Figures figures;
    figures.players = players;
    figures.games = records.size() - half;
    figures.calibrations = {analysis::fitted(seen.by_open_look, half),
                            analysis::fitted(seen.by_search, half)};
    figures.forecasts = unseen.by_search.size();
    figures.open_look = analysis::brier(unseen.by_open_look);
    figures.look = analysis::brier(unseen.by_look);
    figures.look_calibrated = analysis::brier(unseen.by_look, analysis::fitted(seen.by_look, half));
    figures.search = analysis::brier(unseen.by_search);
    figures.search_calibrated = analysis::brier(unseen.by_search, figures.calibrations.by_search);
    figures.before = analysis::reliability(unseen.by_search);
    figures.after = analysis::reliability(unseen.by_search, figures.calibrations.by_search);
    const auto whole = records.subspan(half).first(std::min<std::size_t>(args.whole, records.size() - half));
    const auto games = found_in<Seats>(whole, args.threads, progress, [&](const AnyMatch& match) {
        return analysis::explained_seats(match, args.effort, figures.calibrations);
    });
    figures.whole = games.size();
    const auto spread_of = [&](const auto& part) {
        std::vector<double> values;
        for (const Seats& seats : games) {
            for (const ExplainedSeat& seat : seats) values.push_back(part(seat));
        }
        return analysis::spread(values);
    };
    figures.changes = spread_of([](const ExplainedSeat& seat) { return seat.change; });
    figures.luck = spread_of([](const ExplainedSeat& seat) { return seat.causes.luck; });
    figures.play = spread_of([](const ExplainedSeat& seat) { return seat.causes.rivals - seat.causes.loss; });
    figures.unexplained = spread_of([](const ExplainedSeat& seat) { return seat.causes.rest; });
    return figures;
}

std::string row(const std::string& game, const Figures& f) {
    const Calibrations& c = f.calibrations;
    return fmt::format("    {{\"{}\", {}, {{{{{:.3f}, {:.3f}}}, {{{:.3f}, {:.3f}}}}}, {:.2f}}},\n", game,
                       f.players, c.at_a_look.sharpness, c.at_a_look.doubt, c.by_search.sharpness,
                       c.by_search.doubt, f.unexplained);
}

std::string curve(const Figures& f) {
    std::string text =
        "| tenth | positions | given | won | calibrated: positions | given | won |\n"
        "|------:|----------:|------:|----:|----------:|------:|----:|\n";
    const auto part = [](const analysis::Reliability& bin) {
        return bin.seats == 0
                   ? std::string("0 | | ")
                   : fmt::format("{} | {:.1f} % | {:.1f} %", bin.seats, 100 * bin.given, 100 * bin.won);
    };
    for (std::size_t i = 0; i < f.before.size(); ++i) {
        text +=
            fmt::format("| {}-{} % | {} | {} |\n", 10 * i, 10 * (i + 1), part(f.before[i]), part(f.after[i]));
    }
    return text;
}

std::string page(const CalibrateArgs& args, const std::vector<Figures>& all) {
    std::string text = fmt::format(
        "# How true the win shares are: {}\n\nDurbar {}:\n\n"
        "```\ndurbar calibrate {} --games {} --whole {} --seed {} --bot {} --effort {}\n```\n\n"
        "Each position of a decision in games of bots is given shares of the win by one look (the raw "
        "evaluation)\n"
        "and by a rough search, both from what its seat may know, and by a look with all cards on the table. "
        "The\n"
        "calibration was fitted to the first half of the games; all figures are of the other half. Brier "
        "score: the\n"
        "mean squared error of a seat's share; less is better. Of whole games: how far the result is from an "
        "even\n"
        "start, how much of it is luck and how much play, and how far it is from start + luck - own losses + "
        "rivals'\n"
        "losses (roots of mean squares).\n\n",
        find_game(args.game)->title, kVersion, args.game, args.games, args.whole, args.seed,
        args.bot.empty() ? kBot : args.bot, args.effort);
    text +=
        "| players | games | positions | Brier: open look | look | calibrated | search | calibrated | result "
        "| luck | play | unexplained |\n"
        "|--------:|------:|----------:|-----------------:|-----:|-----------:|-------:|-----------:|-------:"
        "|-----:|-----:|------------:|\n";
    for (const Figures& f : all) {
        text += fmt::format(
            "| {} | {} | {} | {:.4f} | {:.4f} | {:.4f} | {:.4f} | **{:.4f}** | {:.2f} | {:.2f} | {:.2f} | "
            "{:.2f} |\n",
            f.players, f.games, f.forecasts, f.open_look, f.look, f.look_calibrated, f.search,
            f.search_calibrated, f.changes, f.luck, f.play, f.unexplained);
    }
    for (const Figures& f : all) {
        text += fmt::format(
            "\n## {} players\n\nShares by search: of the positions in each tenth, what they were given and "
            "how many "
            "were won, before and after calibration.\n\n{}",
            f.players, curve(f));
    }
    text +=
        "\nThe rows of `src/analysis/calibration.cpp` (sharpness and doubt of a look, of a search, "
        "unexplained):\n\n```\n";
    for (const Figures& f : all) text += row(args.game, f);
    return text + "```\n";
}

}  // namespace

int run_calibrate(const CalibrateArgs& args) {
    const GameInfo* info = find_game(args.game);
    if (info == nullptr) return refuse_call(unknown_game(args.game));
    const int fewest = args.players > 0 ? args.players : info->min_players;
    const int most = args.players > 0 ? args.players : info->max_players;
    if (const auto error = check_players(*info, fewest)) return refuse_call(*error);
    std::vector<Figures> all;
    for (int players = fewest; players <= most; ++players) {
        Progress progress(fmt::format("{} players", players));
        const auto records = played(args, players);
        if (!records) return refuse_call(records.error());
        all.push_back(figures_of(records.value(), players, args, progress));
    }
    const std::string text = page(args, all);
    if (args.out.empty()) {
        fmt::print("{}", text);
    } else if (const auto error = write_file(args.out, text)) {
        return refuse_call(*error);
    }
    return kDone;
}

}  // namespace durbar
