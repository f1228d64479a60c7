#!/usr/bin/env python3
"""Tests of check_texts.py, and of src/texts/icu.py behind it, on small trees made for each case."""
import contextlib
import io
import json
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))
import check_texts  # noqa: E402  (found through the path set above)
import icu  # noqa: E402  (check_texts has set its path)

CODE = """#include "x.h"
// refuse("TE-9.9", "only_in_a_comment")
/* refuse("TE-9.9", "so_is_this")
 */
if (a) return refuse("TE-5.1", "tile_not_held");
if (b)
    return refuse(
        "TE-5.2a",
        "river_only", {{"cell", 3}});  // refuse("TE-9.9", "no")
"""
MESSAGES = {
    "tigris.refuse.tile_not_held": "You do not hold such a tile.",
    "tigris.refuse.river_only": "Farms go on the river: {cell} is land.",
    "tigris.log.passed": "{seat} passed.",
}


class Texts(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        self.write("src/games/tigris/steps/tiles.cpp", CODE)
        self.write("src/games/rajas/rules.cpp", "// refuses nothing\n")
        self.write_messages("tigris", MESSAGES)
        self.write_messages("house", {"ui.chance": "Chance decides."})

    def write(self, path: str, text: str):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def write_messages(self, name: str, messages: dict[str, str]):
        self.write(f"src/texts/en/{name}.json", json.dumps(messages))

    def faults(self) -> str:
        """What the check prints; it must fail."""
        status, text = self.run_check()
        self.assertEqual(status, 1, text)
        return text

    def run_check(self) -> tuple[int, str]:
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            status = check_texts.main(["--root", str(self.root)])
        return status, out.getvalue()

    def test_refusals_with_their_messages_pass(self):
        self.assertEqual(self.run_check(), (0, "ok\n"))

    def test_a_game_without_refusals_and_messages_passes(self):
        self.write("src/games/tigris/steps/tiles.cpp", "return nullopt;\n")
        self.write_messages("tigris", {"tigris.log.passed": "{seat} passed."})
        self.assertEqual(self.run_check(), (0, "ok\n"))

    def test_a_refusal_without_message_fails_with_its_place(self):
        del (messages := dict(MESSAGES))["tigris.refuse.river_only"]
        self.write_messages("tigris", messages)
        self.assertEqual(self.faults(), "src/games/tigris/steps/tiles.cpp:7: no message tigris.refuse.river_only "
                                        "in src/texts/en/tigris.json\n")

    def test_the_message_of_another_game_does_not_count(self):
        self.write("src/games/rajas/rules.cpp", 'return refuse("RG-1.1", "tile_not_held");\n')
        self.assertIn("src/games/rajas/rules.cpp:1: no message rajas.refuse.tile_not_held", self.faults())

    def test_a_message_that_no_refusal_uses_fails(self):
        self.write_messages("tigris", MESSAGES | {"tigris.refuse.only_in_a_comment": "No."})
        self.assertEqual(self.faults(),
                         "src/texts/en/tigris.json: nothing refuses with tigris.refuse.only_in_a_comment\n")

    def test_a_key_belongs_to_one_rule(self):
        self.write("src/games/tigris/rules.h", 'return refuse("TE-6.1", "tile_not_held");\n')
        self.assertEqual(self.faults(), "tigris.refuse.tile_not_held is the refusal of several rules: "
                                        "TE-5.1 (src/games/tigris/steps/tiles.cpp:5), "
                                        "TE-6.1 (src/games/tigris/rules.h:1)\n")

    def test_one_rule_may_refuse_with_one_key_in_several_places(self):
        self.write("src/games/tigris/rules.h", 'return refuse("TE-5.1", "tile_not_held");\n')
        self.assertEqual(self.run_check()[0], 0)

    def test_a_key_that_is_no_plain_text_fails(self):
        for call in ('refuse("TE-5.1", key)', 'refuse("TE-5.1", "tile_not_held" + x)', 'refuse("TE-5.1")'):
            self.write("src/games/tigris/rules.h", f"\nreturn {call};\n")
            self.assertEqual(self.faults(), "src/games/tigris/rules.h:2: the refusal by TE-5.1 does not name its key "
                                            "as a plain text\n")

    def test_denials_of_the_hall_have_their_messages(self):
        self.write("src/hall/table.cpp", 'return deny("table/full", "seat_taken");  // deny("x/y", "not_this")\n')
        self.assertEqual(self.faults(),
                         "src/hall/table.cpp:1: no message hall.refuse.seat_taken in src/texts/en/hall.json\n")
        self.write_messages("hall", {"hall.refuse.seat_taken": "Taken.", "hall.refuse.too_fast": "Slower."})
        self.assertEqual(self.faults(), "src/texts/en/hall.json: nothing refuses with hall.refuse.too_fast\n")
        self.write("src/server/net/door.cpp", 'return deny(\n    "limit/rate", "too_fast", {{"most", 3}});\n')
        self.assertEqual(self.run_check(), (0, "ok\n"))

    def test_a_key_of_the_hall_belongs_to_one_code(self):
        self.write("src/hall/table.cpp", 'deny("table/full", "seat_taken");\ndeny("table/seat", "seat_taken");\n')
        self.write_messages("hall", {"hall.refuse.seat_taken": "Taken."})
        self.assertEqual(self.faults(), "hall.refuse.seat_taken is the refusal of several rules: "
                                        "table/full (src/hall/table.cpp:1), table/seat (src/hall/table.cpp:2)\n")

    def test_denials_name_their_keys_as_plain_texts(self):
        self.write("src/server/x.cpp", 'return deny("limit/rate", key);\n')
        self.assertEqual(self.faults(), "src/server/x.cpp:1: the refusal by limit/rate does not name its key "
                                        "as a plain text\n")

    def test_malformed_messages_fail(self):
        self.write_messages("tigris", MESSAGES | {"tigris.log.passed": "{n, plural, one {x}}"})
        self.assertEqual(self.faults(), "tigris.json: tigris.log.passed: at 20: the form 'other' is missing\n")

    def test_double_keys_fail(self):
        self.write("src/texts/en/house.json", '{"ui.chance": "a", "ui.chance": "b"}')
        self.assertEqual(self.faults(), "house.json: ui.chance comes twice\n")

    def test_keys_stand_in_the_file_of_their_room(self):
        self.write_messages("house", {"tigris.log.x": "a", "ui.Chance": "b"})
        self.assertEqual(self.faults(), "house.json: tigris.log.x belongs to another file\n"
                                        "house.json: ui.Chance is not a key such as tigris.log.passed\n")

    def test_files_are_flat_objects_of_texts(self):
        for wrong in ('{"ui.a": 1}', '{"ui.a": {}}', '["ui.a"]', "1"):
            self.write("src/texts/en/house.json", wrong)
            self.assertEqual(self.faults(), "house.json: not a flat object of texts\n")
        self.write("src/texts/en/house.json", "{")
        self.assertIn("house.json: Expecting", self.faults())

    def test_a_catalogue_belongs_to_a_game(self):
        self.write_messages("chess", {})
        self.assertEqual(self.faults(), "chess.json: no game of that name in src/games\n")

    def test_a_tree_without_catalogue_fails(self):
        for file in (self.root / "src/texts/en").iterdir():
            file.unlink()
        self.assertEqual(self.faults(), "src/texts/en: no catalogue\n")


class Patterns(unittest.TestCase):
    def test_malformed_patterns_name_the_same_place_as_in_the_engine(self):
        lines = (ROOT / "tests/texts/malformed.txt").read_text(encoding="utf-8").splitlines()
        self.assertGreater(len(lines), 20)
        for line in lines:
            fault, pattern = line.split("\t")
            with self.assertRaises(icu.Malformed, msg=pattern) as caught:
                icu.check_pattern(pattern)
            self.assertEqual(str(caught.exception), fault, pattern)

    def test_apostrophes_quote_only_before_syntax(self):
        for pattern in ("It's {n}", "'{' it''s '}'", "'{it''s'", "'#", "end'", "{n, plural, other {'#' is #}}"):
            icu.check_pattern(pattern)


if __name__ == "__main__":
    unittest.main()
