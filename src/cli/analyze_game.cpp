#include "cli/analyze_game.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "analysis/game_analysis.h"
#include "cli/terminal.h"
#include "core/text.h"
#include "engine/answers.h"

namespace durbar {

namespace {

using analysis::GameAnalysis;
using analysis::Mark;
using analysis::MarkKind;
using analysis::Report;

/// Points of share, as people speak of them.
std::string points(double share) { return fmt::format("{:+.0f}", 100 * share); }

std::string mark_word(const Mark& mark) {
    switch (mark.kind) {
        case MarkKind::Mistake: return fmt::format("mistake {:.0f}", 100 * mark.loss);
        case MarkKind::Slip: return fmt::format("slip {:.0f}", 100 * mark.loss);
        case MarkKind::Only: return "only good move";
        case MarkKind::Turning: return "turning point";
    }
    return "";
}

/// A bar of eight heights for a share, none where it is not known.
std::string_view bar(double share) {
    static constexpr std::array<std::string_view, 8> kBars{"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    const auto height = static_cast<std::size_t>(std::floor(share * static_cast<double>(kBars.size())));
    return kBars[std::min(height, kBars.size() - 1)];
}

/// The shares turn by turn, a row for each seat.
std::string plot(const Report& report) {
    std::string text;
    for (std::size_t seat = 0; seat < report.seats.size(); ++seat) {
        text += fmt::format("seat {}  ", seat);
        for (const auto& turn : report.turns) {
            text += turn.shares.empty() ? " " : bar(turn.shares[seat]);
        }
        text += fmt::format("  {:>3.0f} %\n", 100 * report.end[seat]);
    }
    return text;
}

std::string sums(const Report& report) {
    std::string text = fmt::format("{:>6} {:>7} {:>6} {:>6} {:>8} {:>6} {:>6}\n", "", "start", "luck", "play",
                                   "rivals", "rest", "end");
    for (std::size_t seat = 0; seat < report.seats.size(); ++seat) {
        const auto& sum = report.seats[seat];
        text += fmt::format("seat {} {:>6.0f} {:>6} {:>6} {:>8} {:>6} {:>6.0f}\n", seat,
                            100 * report.start[seat], points(sum.luck), points(-sum.loss), points(sum.rivals),
                            points(sum.rest), 100 * report.end[seat]);
    }
    return text + fmt::format("In such games the rest is about {:.0f} points, up or down.\n",
                              100 * report.unexplained);
}

/// The marked moves, and what would have been better.
std::string marks(const GameAnalysis& game) {
    std::string text;
    for (const Mark& mark : game.report.marks) {
        const analysis::PlyAnalysis& ply = game.plies[mark.ply];
        text += fmt::format("turn {:>3}  ply {:>4}  seat {}  {:<14}", mark.turn, mark.ply, mark.seat,
                            mark_word(mark));
        if (mark.kind != MarkKind::Turning) text += "  " + ply.move;
        if (mark.kind == MarkKind::Mistake || mark.kind == MarkKind::Slip) {
            text += "; better: " + ply.candidates.front().move;
        }
        text += "\n";
    }
    return text;
}

void print(const AnyMatch& match, const GameAnalysis& game) {
    const Report& report = game.report;
    fmt::print("{}, {} players, {} moves in {} turns", match.game(), match.players(), match.plies(),
               report.turns.empty() ? 0 : report.turns.back().turn);
    if (report.decided) fmt::print("; decided in turn {}", *report.decided);
    fmt::print(".\n\n{}\n{}\n{}", plot(report), sums(report), marks(game));
}

void print_json(const AnyMatch& match, const GameAnalysis& game, double seconds) {
    List plies;
    for (const auto& ply : game.plies) plies.emplace_back(analysis_fields(ply));
    Fields fields = make_fields({{"ok", true},
                                 {"game", match.game()},
                                 {"players", match.players()},
                                 {"seconds", rounded(seconds, 3)},
                                 {"plies", std::move(plies)}});
    for (Field& field : report_fields(game.report)) fields.push_back(std::move(field));
    fmt::print("{}\n", json_text(Value(std::move(fields))));
}

}  // namespace

int analyze_whole_game(const AnyMatch& match, const AnalyzeArgs& args) {
    analysis::AnalysisSettings settings;
    settings.effort = args.effort;
    settings.threads = args.threads;
    settings.rough = args.rough;
    Progress progress("Analyzing");
    settings.progress = [&](std::size_t done, std::size_t all) {
        progress.show(static_cast<double>(done) / static_cast<double>(all));
    };
    const auto begin = std::chrono::steady_clock::now();
    const GameAnalysis game = analysis::analyze_game(match, settings);
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begin;
    progress.clear();
    if (args.json) {
        print_json(match, game, spent.count());
    } else {
        print(match, game);
    }
    return kDone;
}

}  // namespace durbar
