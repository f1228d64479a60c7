#include "simulate/simulate.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <thread>

#include "cli/commands.h"
#include "cli/terminal.h"
#include "core/text.h"
#include "engine/answers.h"

namespace durbar {

namespace {

void print_json(const SimulateReport& report, const SimulateArgs& args) {
    Fields fields = simulated_fields(report);
    fields.push_back({"seed", args.seed});
    fields.push_back({"checked", args.check});
    fields.push_back({"seconds", rounded(report.seconds, 3)});
    fmt::print("{}\n", json_text(std::move(fields)));
}

void print_report(const SimulateReport& report, const SimulateArgs& args) {
    fmt::print("{}, {} players: {} games from seed {}, {:.1f} s\n", report.game, report.players,
               grouped(report.games), args.seed, report.seconds);
    fmt::print("  finished      {}\n", grouped(report.finished));
    fmt::print("  violations    {}{}\n", grouped(report.violations),
               args.check ? "" : " (--check looks for them after each move)");
    fmt::print("  per game      {:.1f} decisions, {:.1f} outcomes of chance\n", report.decisions_per_game,
               report.chance_per_game);
    fmt::print("  per decision  {:.1f} legal moves\n", report.moves_per_decision);
    fmt::print("  length        half end within {} moves, 95 % within {}, all within {}\n",
               report.median_plies, report.p95_plies, report.max_plies);
    for (std::size_t seat = 0; seat < report.wins.size(); ++seat) {
        const double share =
            report.finished == 0 ? 0 : report.wins[seat] / static_cast<double>(report.finished);
        fmt::print("  seat {}        {:.2f} points, wins {:.1f} %\n", seat, report.mean_points[seat],
                   share * 100);
    }
    fmt::print("  digest        {}\n", hex64(report.digest));
}

}  // namespace

int run_simulate(const SimulateArgs& args) {
    SimulateOptions options;
    const auto players = seats_of(args.table);
    if (!players) return refuse_call(players.error());
    const auto values = split_options(args.table.options);
    if (!values) return refuse_call(values.error());
    options.game = args.table.game;
    options.players = players.value();
    options.options = values.value();
    options.games = args.games;
    options.first = args.first;
    options.seed = args.seed;
    options.bots = args.bots;
    options.budget.ms = args.ms;
    options.check = args.check;
    options.threads =
        args.threads > 0 ? args.threads : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    if (!args.record.empty()) {
        std::error_code failed;
        std::filesystem::create_directories(args.record, failed);
        if (failed)
            return refuse_call({"Cannot create the folder " + args.record + ": " + failed.message() + "."});
        options.keep_record = [&](std::uint64_t game, const std::string& record) {
            const auto name =
                fmt::format("{}-{}p-seed{}-{:06}.record", options.game, options.players, args.seed, game);
            return write_file((std::filesystem::path(args.record) / name).string(), record);
        };
    }
    Progress progress("games");
    options.progress = [&](std::uint64_t done) {
        progress.show(static_cast<double>(done) / static_cast<double>(options.games));
    };
    const auto result = simulate(options);
    progress.clear();
    if (!result) return refuse_call(result.error());

    const auto& report = result.value();
    if (args.json) {
        print_json(report, args);
    } else {
        print_report(report, args);
    }
    if (const auto& first = report.first_violation) {
        fmt::print(stderr, "durbar: game {} broke at move {}: {} (repeat it with --from {} --games 1)\n",
                   first->game, first->ply, first->message, first->game);
    }
    return report.violations == 0 && report.finished == report.games ? kDone : kCheckFailed;
}

}  // namespace durbar
