#!/usr/bin/env python3
"""Tests of check_sources.py: where a function begins and how long it is."""
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import check_sources  # noqa: E402  (found through the path set above)

TEXT = '''#include <string>

namespace durbar {

struct Seat {
    int points = 0;
    bool is_ahead(const Seat& other) const {
        return points > other.points;
    }
};

template <class G>
concept Game = requires(const G& game) {
    game.players();
};

int sum(const std::vector<int>& all,
        int start) {  // a comment {
    for (const int each : all) {
        if (each > 0) {
            start += each;
        }
    }
    return start;
}

int one() { return 1; }

}  // namespace durbar
'''


class Functions(unittest.TestCase):
    def test_are_found_from_their_signature_to_their_closing_brace_and_nothing_else_is(self):
        self.assertEqual(check_sources.functions(TEXT), [(7, 3), (17, 9)])

    def test_in_the_tree_are_found_by_the_hundred(self):
        sources = check_sources.files("src", suffixes=(".h", ".cpp"))
        found = [check_sources.functions((check_sources.ROOT / file).read_text()) for file in sources]
        self.assertGreater(sum(map(len, found)), 1000)


if __name__ == "__main__":
    unittest.main()
