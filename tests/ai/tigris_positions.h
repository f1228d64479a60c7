#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"
#include "games/registry.h"
#include "support/perft_files.h"
#include "support/places.h"

namespace durbar::testing {

/// A row of tigris_positions/README.md: a position and what a good player does in it.
struct ClearPosition {
    std::string name;
    int seat = -1;
    std::vector<std::string> right;
    std::vector<std::string> wrong;

    friend void PrintTo(const ClearPosition& row, std::ostream* out) { *out << row.name; }
};

inline std::filesystem::path clear_positions_folder() {
    return std::filesystem::path(source_dir()) / "tests/ai/tigris_positions";
}

/// The texts between backticks.
inline std::vector<std::string> code_spans(std::string_view cell) {
    std::vector<std::string> spans;
    for (std::size_t open = cell.find('`'); open != std::string_view::npos; open = cell.find('`')) {
        const std::size_t close = cell.find('`', open + 1);
        if (close == std::string_view::npos) break;
        spans.emplace_back(cell.substr(open + 1, close - open - 1));
        cell.remove_prefix(close + 1);
    }
    return spans;
}

/// The table of the README, which is the only place where the answers stand. A row that cannot be read comes
/// back without a name.
inline std::vector<ClearPosition> clear_positions() {
    std::vector<ClearPosition> rows;
    const std::string text = file_text(clear_positions_folder() / "README.md");
    for (const auto line : split_lines(text)) {
        if (!line.starts_with("| `")) continue;
        std::vector<std::string_view> cells;
        for (std::size_t from = 1, to = 0; (to = line.find('|', from)) != std::string_view::npos;
             from = to + 1) {
            cells.push_back(trim(line.substr(from, to - from)));
        }
        ClearPosition row;
        if (cells.size() == 5 && code_spans(cells[0]).size() == 1) {
            row = {code_spans(cells[0]).front(), parse_number(cells[1], 0, 3).value_or(-1),
                   code_spans(cells[2]), code_spans(cells[3])};
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

/// Whether a move is meant by a pattern of the table, in which `*` stands for any text.
inline bool means(std::string_view pattern, std::string_view move) {
    const std::size_t star = pattern.find('*');
    if (star == std::string_view::npos) return pattern == move;
    const std::string_view before = pattern.substr(0, star);
    const std::string_view after = pattern.substr(star + 1);
    return move.size() >= before.size() + after.size() && move.starts_with(before) && move.ends_with(after);
}

inline bool is_meant(const std::vector<std::string>& patterns, std::string_view move) {
    return std::any_of(patterns.begin(), patterns.end(),
                       [&](const std::string& pattern) { return means(pattern, move); });
}

/// A right answer: listed as right and not listed as wrong.
inline bool is_right(const ClearPosition& row, std::string_view move) {
    return is_meant(row.right, move) && !is_meant(row.wrong, move);
}

inline MatchResult open_position(const ClearPosition& row) {
    return load_match("tigris", file_text(clear_positions_folder() / (row.name + ".pos")));
}

/// A name that gtest takes: letters and digits only.
inline std::string test_name(const ::testing::TestParamInfo<ClearPosition>& info) {
    std::string name = info.param.name;
    std::erase(name, '-');
    return name.empty() ? "row" + std::to_string(info.index) : name;
}

}  // namespace durbar::testing
