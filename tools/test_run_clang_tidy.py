#!/usr/bin/env python3
"""Tests of run_clang_tidy.py: which sources a change sends to clang-tidy."""
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parent))
import run_clang_tidy as tool  # noqa: E402  (found through the path set above)

BOARD, BOARD_H = Path("src/board.cpp"), Path("src/board.h")
MOVES, MOVES_H = Path("src/moves.cpp"), Path("src/moves.h")
MAIN, IDS_H = Path("src/main.cpp"), Path("src/ids.h")
READS = {BOARD: {BOARD, BOARD_H, IDS_H}, MOVES: {MOVES, MOVES_H, BOARD_H, IDS_H},
         MAIN: {MAIN, MOVES_H, BOARD_H, IDS_H}}


class Select(unittest.TestCase):
    def test_a_changed_source_is_checked(self):
        self.assertEqual(tool.select({MAIN}, READS), {MAIN})

    def test_a_changed_header_is_checked_within_its_own_source(self):
        self.assertEqual(tool.select({MOVES_H}, READS), {MOVES})

    def test_a_header_without_a_source_is_checked_within_the_smallest_that_includes_it(self):
        self.assertEqual(tool.select({IDS_H}, READS), {BOARD})

    def test_a_header_that_a_chosen_source_shows_asks_for_no_other(self):
        self.assertEqual(tool.select({MAIN, IDS_H}, READS), {MAIN})

    def test_what_clang_tidy_does_not_look_at_asks_for_nothing(self):
        self.assertEqual(tool.select({Path("README.md"), Path("tests/moves_test.cpp")}, READS), set())


class Repository(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name).resolve()
        (self.root / "src").mkdir()
        (self.root / "src/a.h").write_text("int a();\n")
        (self.root / "src/b.h").write_text('#pragma once\n#include <string>\n#include "a.h"\n#include "gone.h"\n')
        (self.root / "src/b.cpp").write_text('  #  include "b.h"\n')
        for call in (["init", "--quiet"], ["add", "."],
                     ["-c", "user.name=t", "-c", "user.email=t@t", "commit", "--quiet", "-m", "base"]):
            subprocess.run(["git", *call], cwd=self.root, check=True)
        for name, value in (("ROOT", self.root), ("BASE", self.root / "tidy_base")):
            patch = mock.patch.object(tool, name, value)
            patch.start()
            self.addCleanup(patch.stop)
        tool.BASE.write_text(tool.git("rev-parse", "HEAD"))

    def test_includes_are_followed(self):
        names = {file.name for file in tool.Includes([self.root / "src"]).of(self.root / "src/b.cpp")}
        self.assertEqual(names, {"a.h", "b.h", "b.cpp"})

    def test_changes_count_before_and_after_they_are_committed_and_when_they_are_new(self):
        (self.root / "src/a.h").write_text("int a(int);\n")
        (self.root / "src/c.cpp").write_text("\n")
        self.assertEqual(tool.changed_since_base(), {"src/a.h", "src/c.cpp", "tidy_base"})
        subprocess.run(["git", "add", "."], cwd=self.root, check=True)
        subprocess.run(["git", "-c", "user.name=t", "-c", "user.email=t@t", "commit", "--quiet", "-m", "more"],
                       cwd=self.root, check=True)
        self.assertEqual(tool.changed_since_base(), {"src/a.h", "src/c.cpp", "tidy_base"})

    def test_without_the_base_commit_nobody_can_tell(self):
        for text in ("", "0123456789012345678901234567890123456789\n"):
            tool.BASE.write_text(text)
            self.assertIsNone(tool.changed_since_base())
        tool.BASE.unlink()
        self.assertIsNone(tool.changed_since_base())

    def test_everything_is_checked_when_nobody_can_tell_and_when_the_checks_changed(self):
        options = mock.Mock(files=[], all=False)
        tool.BASE.write_text("")
        self.assertEqual(tool.wanted(options, READS)[0], set(READS))
        tool.BASE.write_text(tool.git("rev-parse", "HEAD"))
        self.assertEqual(tool.wanted(options, READS)[0], set())
        (self.root / ".clang-tidy").write_text("Checks: '*'\n")
        self.assertEqual(tool.wanted(options, READS)[0], set(READS))


if __name__ == "__main__":
    unittest.main()
