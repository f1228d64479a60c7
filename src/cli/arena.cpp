#include "arena/arena.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "cli/arena_journal.h"
#include "cli/arena_series.h"
#include "cli/commands.h"
#include "cli/terminal.h"
#include "engine/answers.h"

namespace durbar {

namespace {

Fields bot_fields(const BotScore& bot) {
    return {{"bot", bot.bot},
            {"seats", bot.seats},
            {"games", bot.games},
            {"wins", rounded(bot.wins, 3)},
            {"win_share", rounded(bot.win_share, 4)},
            {"ci_low", rounded(bot.share_interval.low, 4)},
            {"ci_high", rounded(bot.share_interval.high, 4)},
            {"mean_rank", rounded(bot.mean_rank, 4)},
            {"mean_rank_low", rounded(bot.rank_interval.low, 4)},
            {"mean_rank_high", rounded(bot.rank_interval.high, 4)},
            {"score", rounded(bot.score, 4)},
            {"elo", rounded(bot.elo, 1)},
            {"elo_low", rounded(bot.elo_interval.low, 1)},
            {"elo_high", rounded(bot.elo_interval.high, 1)},
            {"decisions", bot.decisions},
            {"ms_per_move", rounded(bot.ms_per_move, 4)},
            {"slowest_ms", rounded(bot.slowest_ms, 3)}};
}

Fields report_fields(const ArenaReport& report, const ArenaArgs& args) {
    List bots;
    for (const auto& bot : report.bots) bots.emplace_back(bot_fields(bot));
    List illegal;
    for (const auto& move : report.illegal) {
        illegal.emplace_back(Fields{{"game", move.game},
                                    {"seat", move.seat},
                                    {"bot", move.bot},
                                    {"move", move.move},
                                    {"reason", move.reason},
                                    {"position", move.position}});
    }
    return {{"game", report.game},
            {"players", report.players},
            {"games", report.games},
            {"seed", args.seed},
            {"finished", report.finished},
            {"unfinished", report.unfinished},
            {"illegal_moves", report.illegal_moves},
            {"illegal", std::move(illegal)},
            {"verdict", verdict_word(report.verdict)},
            {"seconds", rounded(report.seconds, 3)},
            {"bots", std::move(bots)}};
}

void print_report(const ArenaReport& report, const ArenaArgs& args) {
    fmt::print("{}, {} players: {} games from seed {}, {:.1f} s\n", report.game, report.players,
               grouped(report.games), args.seed, report.seconds);
    std::size_t width = 3;
    for (const auto& bot : report.bots) width = std::max(width, bot.bot.size());
    fmt::print(
        "  {:<{}}  seats     wins     per seat  95 %             rank  Elo to others          "
        "  ms/move  slowest\n",
        "bot", width);
    for (const auto& bot : report.bots) {
        fmt::print(
            "  {:<{}}  {:>5}  {:>7.1f}  {:>9.1f} %  {:>5.1f} to {:>5.1f} %  {:>4.2f}  "
            "{:>+5.0f} ({:>+5.0f} to {:>+5.0f})  {:>9.2f}  {:>7.1f}\n",
            bot.bot, width, bot.seats, bot.wins, bot.win_share * 100, bot.share_interval.low * 100,
            bot.share_interval.high * 100, bot.mean_rank, bot.elo, bot.elo_interval.low,
            bot.elo_interval.high, bot.ms_per_move, bot.slowest_ms);
    }
    if (report.unfinished > 0) fmt::print("  unfinished     {}\n", grouped(report.unfinished));
    fmt::print("  illegal moves  {}\n", grouped(report.illegal_moves));
    if (report.bots.size() > 1) {
        const bool clear = report.verdict != Verdict::NotClear;
        fmt::print("  verdict        {}{}\n", clear ? report.bots[0].bot + " is " : "",
                   verdict_word(report.verdict));
    }
}

}  // namespace

int run_arena(const ArenaArgs& args) {
    auto series = series_options(args);
    if (!series) return refuse_call(series.error());
    ArenaOptions& options = series.value();
    std::unique_ptr<ArenaJournal> journal;
    if (!args.record.empty()) {
        auto opened = ArenaJournal::open(args.record, options);
        if (!opened) return refuse_call(opened.error());
        journal = std::move(opened.value());
    }
    Progress progress("games");
    options.progress = [&](double share) { progress.show(share); };
    const auto result = arena(options);
    progress.clear();
    if (!result) return refuse_call(result.error());

    const auto& report = result.value();
    tell_faults(report);
    if (args.json) {
        fmt::print("{}\n", json_text(report_fields(report, args)));
    } else {
        print_report(report, args);
    }
    return is_sound(report) ? kDone : kCheckFailed;
}

}  // namespace durbar
