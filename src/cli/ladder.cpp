#include "arena/ladder.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <memory>
#include <thread>

#include "cli/arena_journal.h"
#include "cli/arena_series.h"
#include "cli/commands.h"
#include "cli/terminal.h"
#include "cli/version.h"
#include "engine/answers.h"
#include "games/registry.h"

namespace durbar {

namespace {

namespace fs = std::filesystem;

/// The call with everything that shapes the result, as it can be repeated.
std::string command_text(const LadderArgs& args, const LadderReport& report) {
    std::string text = "durbar ladder " + args.series.table.game;
    for (const auto& bot : report.bots) text += " --bot " + bot;
    text += fmt::format(" --players {} --games {} --seed {}", report.pairs[0].report.players,
                        args.series.games, args.series.seed);
    for (const auto& option : args.series.table.options) text += " --option " + option;
    return text + fmt::format(" --threads {}", args.series.threads);
}

/// The pairs as a table of Markdown, which reads well in a terminal, too.
std::string table(const LadderReport& report) {
    std::size_t width = 7;
    for (const auto& bot : report.bots) width = std::max(width, bot.size());
    const std::string line(width, '-');
    std::string text = fmt::format(
        "| {:<{}} | {:<{}} | games |    wins |             95 % |       ms a move |   verdict |\n", "bot",
        width, "against", width);
    text += fmt::format("|-{}-|-{}-|------:|--------:|-----------------:|----------------:|----------:|\n",
                        line, line);
    for (const auto& pair : report.pairs) {
        const BotScore& first = pair.report.bots[0];
        const BotScore& second = pair.report.bots[1];
        const std::string share = fmt::format("{:.1f} to {:.1f} %", first.share_interval.low * 100,
                                              first.share_interval.high * 100);
        const std::string times = fmt::format("{:.0f} / {:.0f}", first.ms_per_move, second.ms_per_move);
        text += fmt::format("| {:<{}} | {:<{}} | {:>5} | {:>5.1f} % | {:>16} | {:>15} | {:>9} |\n", first.bot,
                            width, second.bot, width, pair.report.games, first.win_share * 100, share, times,
                            verdict_word(pair.report.verdict));
    }
    return text;
}

std::uint64_t illegal_moves(const LadderReport& report) {
    std::uint64_t count = 0;
    for (const auto& pair : report.pairs) count += pair.report.illegal_moves;
    return count;
}

std::string page(const LadderArgs& args, const LadderReport& report) {
    const int players = report.pairs[0].report.players;
    return fmt::format(
               "# How strong the bots are: {}\n\n"
               "Durbar {} on a machine with {} cores:\n\n```\n{}\n```\n\n"
               "{} players; the bot named first holds one seat, its opponent {}. Wins are those of the "
               "first: {:.0f} % would be even.\nA series ends when a sequential test has decided: its games "
               "show who is stronger, not by how much, so nobody is rated.\n`not clear` means that neither "
               "side "
               "wins 1.3 times its fair share, or that the games did not suffice.\nTimes are means over "
               "decisions "
               "with a choice, first / second.\n"
               "Illegal moves: {}.\n\n",
               find_game(args.series.table.game)->title, kVersion, std::thread::hardware_concurrency(),
               command_text(args, report), players,
               players == 2 ? "the other" : fmt::format("the other {}", players - 1), 100.0 / players,
               illegal_moves(report)) +
           table(report);
}

Fields report_fields(const LadderArgs& args, const LadderReport& report, const std::string& out) {
    List pairs;
    for (const auto& pair : report.pairs) {
        const BotScore& first = pair.report.bots[0];
        pairs.emplace_back(Fields{{"bot", first.bot},
                                  {"against", pair.report.bots[1].bot},
                                  {"games", pair.report.games},
                                  {"win_share", rounded(first.win_share, 4)},
                                  {"ci_low", rounded(first.share_interval.low, 4)},
                                  {"ci_high", rounded(first.share_interval.high, 4)},
                                  {"ms_per_move", rounded(first.ms_per_move, 4)},
                                  {"ms_per_move_against", rounded(pair.report.bots[1].ms_per_move, 4)},
                                  {"illegal_moves", pair.report.illegal_moves},
                                  {"unfinished", pair.report.unfinished},
                                  {"verdict", verdict_word(pair.report.verdict)}});
    }
    return {{"game", args.series.table.game},
            {"players", report.pairs[0].report.players},
            {"command", command_text(args, report)},
            {"illegal_moves", illegal_moves(report)},
            {"pairs", std::move(pairs)},
            {"out", out}};
}

/// A folder's name for a series: specs hold characters that are awkward there.
std::string folder_of(const ArenaOptions& series) {
    std::string name = series.bots[0] + "-vs-" + series.bots[1];
    std::replace_if(
        name.begin(), name.end(),
        [](unsigned char c) { return std::isalnum(c) == 0 && c != '-' && c != '.' && c != '='; }, '_');
    return name;
}

std::optional<Error> write_page(const std::string& path, const std::string& text) {
    std::error_code failed;
    const auto folder = fs::path(path).parent_path();
    if (!folder.empty()) fs::create_directories(folder, failed);
    if (failed) return Error{"Cannot create the folder " + folder.string() + ": " + failed.message() + "."};
    return write_file(path, text);
}

}  // namespace

int run_ladder(const LadderArgs& args) {
    auto series = series_options(args.series);
    if (!series) return refuse_call(series.error());
    LadderOptions options;
    options.series = std::move(series.value());
    if (options.series.bots.empty()) options.series.bots = ladder_levels();
    std::unique_ptr<ArenaJournal> journal;  // of the pair that is playing
    if (!args.series.record.empty()) {
        options.prepare = [&](ArenaOptions& pair) -> std::optional<Error> {
            auto opened = ArenaJournal::open((fs::path(args.series.record) / folder_of(pair)).string(), pair);
            if (!opened) return opened.error();
            journal = std::move(opened.value());
            return std::nullopt;
        };
    }
    Progress progress("ladder");
    options.series.progress = [&](double share) { progress.show(share); };
    const auto result = ladder(options);
    progress.clear();
    if (!result) return refuse_call(result.error());

    const auto& report = result.value();
    bool sound = true;
    for (const auto& pair : report.pairs) {
        tell_faults(pair.report);
        sound = sound && is_sound(pair.report);
    }
    const std::string out = args.out.empty() ? "docs/strength/" + args.series.table.game + ".md" : args.out;
    const auto unwritten = write_page(out, page(args, report));
    if (args.series.json) {
        fmt::print("{}\n", json_text(report_fields(args, report, out)));
    } else {
        fmt::print("{}", table(report));
    }
    if (unwritten) return refuse_call(*unwritten);
    return sound ? kDone : kCheckFailed;
}

}  // namespace durbar
