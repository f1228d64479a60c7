#include "cli/thoughts.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/terminal.h"

namespace durbar {

namespace {

/// Moves are plain ASCII, so characters are bytes.
std::string cut(std::string row, std::size_t width) {
    constexpr std::string_view kDots = "...";
    if (row.size() <= width || width <= kDots.size()) return row;
    row.resize(width - kDots.size());
    return row.append(kDots);
}

std::string percent(double share) { return fmt::format("{:.1f} %", 100 * share); }

}  // namespace

std::string line_after_move(const BotChoice::Candidate& candidate) {
    std::string line;
    for (std::size_t i = 1; i < candidate.line.size(); ++i) {
        line.append(line.empty() ? "" : ", ").append(candidate.line[i]);
    }
    return line;
}

std::string candidates_table(const BotChoice& choice, std::size_t top, std::size_t width) {
    const auto& all = choice.candidates;
    const std::size_t shown = top == 0 ? all.size() : std::min(top, all.size());
    std::size_t longest = 4;
    for (std::size_t i = 0; i < shown; ++i) longest = std::max(longest, all[i].move.size());
    std::string head = fmt::format("{:>4}  {:<{}}  {:>10}  {:>7}", "", "move", longest, "visits", "of all");
    const std::size_t seats = all.empty() ? 0 : all.front().shares.size();
    for (std::size_t seat = 0; seat < seats; ++seat)
        head += fmt::format("  {:>7}", fmt::format("seat {}", seat));
    std::string table = cut(head + "  then", width) + "\n";
    for (std::size_t i = 0; i < shown; ++i) {
        std::string row = fmt::format("{:>4}  {:<{}}  {:>10}  {:>7}", i + 1, all[i].move, longest,
                                      grouped(all[i].visits), percent(visit_share(choice, all[i])));
        for (const double share : all[i].shares) row += fmt::format("  {:>7}", percent(share));
        const std::string line = line_after_move(all[i]);
        table += cut(line.empty() ? row : row + "  " + line, width) + "\n";
    }
    return table;
}

}  // namespace durbar
