#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/text.h"

namespace durbar::testing {

/// One line of a perft file: so many sequences of `depth` moves.
struct PerftLine {
    int depth = 0;
    std::uint64_t leaves = 0;
    bool is_long = false;  ///< counted only if DURBAR_LONG is set in the environment
};

/// A perft file: `id NAME` (the name of the file), `pos FILE` (beside it), then lines `perft DEPTH LEAVES
/// [long]`. Empty lines and lines that begin with '#' are comments.
struct PerftFile {
    std::string id;
    std::string position;  ///< the file of the position
    std::vector<PerftLine> lines;
};

inline Result<PerftFile> parse_perft_file(std::string_view text) {
    PerftFile read;
    for (const auto line : split_lines(text)) {
        const auto words = split_words(line);
        if (words.empty() || words[0].starts_with('#')) continue;
        if (words[0] == "id" && words.size() == 2) {
            read.id = words[1];
        } else if (words[0] == "pos" && words.size() == 2) {
            read.position = words[1];
        } else {
            const bool is_count =
                words[0] == "perft" && (words.size() == 3 || (words.size() == 4 && words[3] == "long"));
            const auto depth = parse_number(is_count ? words[1] : "", 0, 100);
            const auto leaves = parse_number<std::uint64_t>(is_count ? words[2] : "", 0, ~std::uint64_t{0});
            if (!depth || !leaves) return Error{"a line that cannot be read: " + std::string(line)};
            read.lines.push_back({*depth, *leaves, words.size() == 4});
        }
    }
    if (read.lines.empty()) return Error{"no line says how many sequences there are"};
    return read;
}

}  // namespace durbar::testing
