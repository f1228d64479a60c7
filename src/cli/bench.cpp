#include "arena/bench.h"

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/terminal.h"
#include "engine/answers.h"
#include "games/registry.h"

namespace durbar {

namespace {

Fields search_fields(const SearchSpeed& search) {
    Value ratio;  // null
    if (search.threads_ratio) ratio = rounded(*search.threads_ratio, 3);
    return {{"positions", search.positions},
            {"iterations_per_second", rounded(search.iterations_per_second, 0)},
            {"threads_ratio", ratio},
            {"threads_cores", rounded(search.threads_cores, 2)},
            {"share_rules", rounded(search.share_rules, 4)},
            {"share_evaluation", rounded(search.share_evaluation, 4)},
            {"share_search", rounded(search.share_search, 4)},
            {"iterations_per_million_yardstick", rounded(search.iterations_per_million_yardstick, 3)}};
}

Fields report_fields(const BenchReport& report) {
    return {{"game", report.game},
            {"players", report.players},
            {"threads", report.threads},
            {"games", report.games},
            {"seconds", rounded(report.seconds, 3)},
            {"games_per_second", rounded(report.games_per_second, 1)},
            {"decisions_per_second", rounded(report.decisions_per_second, 0)},
            {"chance_per_second", rounded(report.chance_per_second, 0)},
            {"decisions_per_game", rounded(report.decisions_per_game, 3)},
            {"chance_per_game", rounded(report.chance_per_game, 3)},
            {"moves_per_decision", rounded(report.moves_per_decision, 3)},
            {"copy_ratio", rounded(report.copy_ratio, 4)},
            {"copy_all_ratio", rounded(report.copy_all_ratio, 4)},
            {"listed_ratio", rounded(report.listed_ratio, 4)},
            {"movegen_share", rounded(report.movegen_share, 4)},
            {"half_ratio", rounded(report.half_ratio, 4)},
            {"state_bytes", report.state_bytes},
            {"view_bytes", report.view_bytes},
            {"move_bytes", report.move_bytes},
            {"move_list_bytes", report.move_list_bytes},
            {"yardstick", rounded(report.yardstick, 0)},
            {"games_per_million_yardstick", rounded(report.games_per_million_yardstick, 3)},
            {"search", search_fields(report.search)}};
}

void print_report(const BenchReport& report) {
    const auto whole = [](double value) { return grouped(static_cast<std::uint64_t>(value)); };
    fmt::print("{}, {} players, one thread: {} random games in {:.1f} s of CPU time\n", report.game,
               report.players, grouped(report.games), report.seconds);
    fmt::print("  speed        {} games, {} decisions and {} outcomes of chance per second\n",
               whole(report.games_per_second), whole(report.decisions_per_second),
               whole(report.chance_per_second));
    fmt::print("  per game     {:.1f} decisions, {:.1f} outcomes of chance\n", report.decisions_per_game,
               report.chance_per_game);
    fmt::print("  per decision {:.1f} legal moves\n", report.moves_per_decision);
    fmt::print("  copied       {:.1f} % of that speed with a copy at each decision, {:.1f} % at each move\n",
               report.copy_ratio * 100, report.copy_all_ratio * 100);
    fmt::print("  unpacked     {:.1f} % of that speed with all listed moves copied into an array\n",
               report.listed_ratio * 100);
    fmt::print("  listing      {:.1f} % of the time\n", report.movegen_share * 100);
    fmt::print("  bytes        state {}, view {}, move {}, list {}\n", report.state_bytes, report.view_bytes,
               report.move_bytes, report.move_list_bytes);
    fmt::print("  steadiness   second half {:.3f} times as fast as the first\n", report.half_ratio);
    fmt::print("  yardstick    {:.1f} million operations per second, {:.2f} games per million\n",
               report.yardstick / 1e6, report.games_per_million_yardstick);
    const SearchSpeed& search = report.search;
    fmt::print("  search       {} iterations per second on one thread, {:.1f} per million\n",
               whole(search.iterations_per_second), search.iterations_per_million_yardstick);
    fmt::print("  two threads  {}\n", search.threads_ratio
                                          ? fmt::format("{:.2f} times as many, on {:.2f} cores",
                                                        *search.threads_ratio, search.threads_cores)
                                          : "not measured: there is only one core");
    fmt::print("  its time     {:.1f} % rules, {:.1f} % evaluation, {:.1f} % the search itself\n",
               search.share_rules * 100, search.share_evaluation * 100, search.share_search * 100);
}

}  // namespace

int run_bench(const BenchArgs& args) {
    const auto values = split_options(args.table.options);
    if (!values) return refuse_call(values.error());
    List results;
    for (const auto& info : all_games()) {
        TableArgs table = args.table;
        if (table.game.empty()) {
            table.game = info.id;
        } else if (table.game != info.id) {
            continue;
        }
        const auto players = seats_of(table);
        if (!players) return refuse_call(players.error());
        Progress progress("bench");
        BenchOptions options{table.game, players.value(), values.value(), args.seconds, args.seed, {}};
        options.progress = [&](double share) { progress.show(share); };
        const auto report = bench(options);
        progress.clear();
        if (!report) return refuse_call(report.error());
        results.emplace_back(report_fields(report.value()));
        if (!args.json) print_report(report.value());
    }
    if (results.empty()) return refuse_call(unknown_game(args.table.game));
    if (args.json) {
        // The figures of the only game (the first, when all are measured) stand at the top; `results` has
        // all.
        Fields figures = *results.front().fields();
        if (args.table.game.empty()) figures.push_back({"results", std::move(results)});
        fmt::print("{}\n", json_text(figures));
    }
    return kDone;
}

}  // namespace durbar
