#!/usr/bin/env python3
"""Tests of check_rule_refs.py on small trees made for each case."""
import contextlib
import io
import json
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import check_rule_refs  # noqa: E402  (found through the path set above)

LEDGER = """# Tigris
| id | note |
|---|---|
| **TE-9.9** | a table defines nothing |
The text may mention TE-1.1 and even TE-8.8.
- **TE-1.1** The first sentence.
- **TE-1.2** The second.
- **TE-2.10a** A ruling.
"""
ALL = "// TE-1.1, TE-1.2 and TE-2.10a\n"


class RuleRefs(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        self.write("docs/rules/tigris.md", LEDGER)
        self.write("src/games/tigris/rules.cpp", ALL)
        self.write("tests/games/tigris/rules_test.cpp", ALL)

    def write(self, path: str, text: str):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def run_check(self, *arguments: str) -> tuple[int, str]:
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            status = check_rule_refs.main(["--root", str(self.root), *arguments])
        return status, out.getvalue()

    def test_full_coverage_passes(self):
        status, text = self.run_check()
        self.assertEqual(status, 0, text)
        self.assertRegex(text, r"tigris +TE-1 +2 +2 +2\n")
        self.assertRegex(text, r"tigris +all +3 +3 +3")

    def test_id_cited_in_no_code_fails(self):
        self.write("src/games/tigris/rules.cpp", "// TE-1.1 TE-2.10a\n")
        status, text = self.run_check()
        self.assertEqual(status, 1)
        self.assertIn("cited in no code (1): TE-1.2", text)
        self.assertNotIn("cited in no tests", text)

    def test_id_cited_in_no_test_fails(self):
        self.write("tests/games/tigris/rules_test.cpp", "// TE-1.1 TE-1.2\n")
        status, text = self.run_check()
        self.assertEqual(status, 1)
        self.assertIn("cited in no tests (1): TE-2.10a", text)

    def test_dangling_citation_names_its_place(self):
        self.write("src/games/tigris/data/tigris.json", '{\n  "rule": "TE-7.7"\n}\n')
        status, text = self.run_check()
        self.assertEqual(status, 1)
        self.assertIn("src/games/tigris/data/tigris.json:2: cites TE-7.7", text)

    def test_an_id_is_not_its_prefix(self):
        self.write("src/games/tigris/rules.cpp", "// TE-1.1 TE-1.2 TE-2.10 TE-2.10ab XTE-1.1\n")
        result = check_rule_refs.check(self.root)
        self.assertEqual([gap["id"] for gap in result["dangling"]], ["TE-2.10"])
        self.assertEqual(result["uncited_in_code"], ["TE-2.10a"])

    def test_tables_and_prose_define_nothing(self):
        self.write("src/core/a.h", "// TE-9.9 TE-8.8\n")
        result = check_rule_refs.check(self.root)
        self.assertEqual([gap["id"] for gap in result["dangling"]], ["TE-8.8", "TE-9.9"])

    def test_only_the_named_kinds_of_file_count(self):
        self.write("tests/games/tigris/rules_test.cpp", "// TE-1.1\n")
        self.write("tests/games/tigris/perft/a.perft", "# TE-1.2\n")
        self.write("tests/games/tigris/notes.md", "TE-2.10a TE-5.5\n")
        result = check_rule_refs.check(self.root)
        self.assertEqual(result["uncited_in_tests"], ["TE-2.10a"])
        self.assertEqual(result["dangling"], [])

    def test_double_and_misspelt_definitions_fail(self):
        self.write("docs/rules/rajas.md", "- **RG-1.1** Once.\n- **RG-1.1** Twice.\n- **RG-1** No number.\n")
        status, text = self.run_check()
        self.assertEqual(status, 1)
        self.assertIn("docs/rules/rajas.md:2: RG-1.1 is defined twice", text)
        self.assertIn("docs/rules/rajas.md:3: not a definition", text)

    def test_a_new_game_needs_only_its_ledger(self):
        self.write("docs/rules/coin.md", "- **CO-1.1** A prize is rolled.\n")
        self.write("src/games/coin/rules.cpp", "// CO-1.1\n")
        self.write("tests/games/coin/rules_test.cpp", "// CO-1.1\n")
        status, text = self.run_check()
        self.assertEqual(status, 0, text)
        self.assertRegex(text, r"coin +CO-1 +1 +1 +1\n")

    def test_citations_of_no_ledger_dangle(self):
        self.write("src/games/tigris/scoring.cpp", "// TR-1.1 for TE-1.1\n")
        result = check_rule_refs.check(self.root)
        self.assertEqual([gap["id"] for gap in result["dangling"]], ["TR-1.1"])

    def test_two_ledgers_cannot_share_their_letters(self):
        self.write("docs/rules/rajas.md", "- **RG-1.1** One.\n- **TE-3.1** Of another game.\n")
        status, text = self.run_check()
        self.assertEqual(status, 1)
        self.assertIn("docs/rules/tigris.md:6: TE-1.1 has the letters of rajas", text)

    def rulings_problems(self, sentence: str, *page: str) -> list[str]:
        """What the check says of a ledger with this one sentence and a page with these lines."""
        self.write("docs/rules/tigris.md", sentence + "\n- **TE-1.2** Two.\n- **TE-2.10a** Three.\n")
        self.write("docs/rules/rulings-tigris.md", "\n".join(page) + "\n")
        return check_rule_refs.check(self.root)["ledger_problems"]

    def test_every_form_of_source_finds_its_ruling(self):
        sentence = '- **TE-1.1** One [1, 2]. [RB "Heading 7", p. 3; items 2, 4; further 1; E1, E3-E5; D 1; facts; house]'
        page = ["# Rulings", "- **item 2** a", "- **item 4** a", "- **further 1** a", "- **E1** a", "- **E3** a",
                "- **E4, E5** a", "- **D 1** a", "- **facts** a", "- **item 9** nobody cites it"]
        self.assertEqual(self.rulings_problems(sentence, *page), [])
        for line in page[1:-1]:
            with self.subTest(missing=line):
                left = [other for other in page if other != line]
                self.assertTrue(self.rulings_problems(sentence, *left))

    def test_a_citation_of_a_ruling_that_does_not_exist_names_its_place(self):
        self.assertEqual(self.rulings_problems("- **TE-1.1** One. [items 1, 7]", "- **item 1** a", "- **item 77** a"),
                         ["docs/rules/tigris.md:1: TE-1.1 cites item 7, which rulings-tigris.md does not define"])
        self.assertEqual(self.run_check()[0], 1)

    def test_a_ledger_that_cites_rulings_needs_its_own_page(self):
        self.write("docs/rules/rulings-rajas.md", "- **item 1** a\n")
        self.write("docs/rules/tigris.md", LEDGER.replace("The second.", "The second. [item 1]"))
        status, text = self.run_check()
        self.assertEqual(status, 1)
        self.assertIn("TE-1.2 cites item 1, which rulings-tigris.md does not define", text)

    def test_a_ruling_stands_once_and_defines_no_id(self):
        problems = self.rulings_problems("- **TE-1.1** One. [item 1]", "- **item 1** a", "- **item 1** b")
        self.assertEqual(problems, ["docs/rules/rulings-tigris.md:2: item 1 is defined twice"])
        self.assertEqual(self.rulings_problems("- **TE-1.1** One.", "- **TE-1.1** not a ledger"), [])

    def test_the_ids_of_a_ruling_are_those_that_cite_it(self):
        cited = "- **TE-1.1** One. [item 1]"
        self.assertEqual(self.rulings_problems(cited, "- **item 1** a [TE-1.1]"), [])
        self.assertEqual(self.rulings_problems(cited, "- **item 1** a [TE-1.1, TE-1.2]"),
                         ["docs/rules/rulings-tigris.md: item 1 names TE-1.2, which does not cite it"])
        self.assertEqual(self.rulings_problems(cited, "- **item 1** a [TE-1.2]")[1:],
                         ["docs/rules/rulings-tigris.md: item 1 does not name TE-1.1, which cites it"])

    def test_a_tree_without_ledger_fails(self):
        (self.root / "docs/rules/tigris.md").unlink()
        status, text = self.run_check()
        self.assertEqual(status, 1)
        self.assertIn("no ledger defines any id", text)

    def test_json_carries_the_same_facts(self):
        self.write("src/games/tigris/rules.cpp", "// TE-1.1 TE-1.2\n")
        status, text = self.run_check("--json")
        result = json.loads(text)
        self.assertEqual(status, 1)
        self.assertFalse(result["ok"])
        self.assertEqual(result["uncited_in_code"], ["TE-2.10a"])
        self.assertIn({"game": "tigris", "chapter": "TE-2", "ids": 1, "in_code": 0, "in_tests": 1},
                      result["coverage"])


if __name__ == "__main__":
    unittest.main()
