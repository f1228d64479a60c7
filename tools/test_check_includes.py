#!/usr/bin/env python3
"""Tests of check_includes.py on small trees made for each case."""
import contextlib
import io
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import check_includes  # noqa: E402  (found through the path set above)

CMAKE = """
set(DURBAR_GAMES tigris rajas)
durbar_room(core src/core)
foreach(game IN LISTS DURBAR_GAMES)
    # a comment about durbar_room(nothing src/nothing)
    durbar_room(${game} src/games/${game} SUBFOLDERS steps DEPS core PRIVATE_DEPS Boost::json)
endforeach()
durbar_room(games src/games DEPS core ${DURBAR_GAMES})  # the list
durbar_room(ai src/ai DEPS core)
durbar_room(bots src/bots DEPS ai games)
durbar_room(
    cli src/cli
    EXCLUDE main.cpp
    DEPS bots
    PRIVATE_DEPS CLI11::CLI11 fmt::fmt Boost::json)
"""


class Includes(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        self.write("CMakeLists.txt", CMAKE)
        self.write("src/core/game.h", "#include <vector>\n")
        self.write("src/games/json_words.h", '#include <boost/json.hpp>\n#include "core/game.h"\n')
        self.write("src/games/all_games.h", '#include "games/rajas/rules.h"\n#include "games/tigris/rules.h"\n')
        for game in ("tigris", "rajas"):
            self.write(f"src/games/{game}/rules.h", '#include "core/game.h"\n')
            self.write(f"src/games/{game}/json.cpp",
                       f'#include "games/{game}/rules.h"\n#include "games/json_words.h"\n'
                       f'#include "games/{game}/data.gen.h"\n')
        self.write("src/bots/bots_of_game.cpp.in", '#include "games/@game@/rules.h"\n')
        self.write("src/cli/play.cpp", '#include <fmt/format.h>\n#include <unistd.h>\n#include "core/game.h"\n')

    def write(self, path: str, text: str):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def expect(self, *problems: str):
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            status = check_includes.main(["--root", str(self.root)])
        self.assertEqual(out.getvalue().splitlines(), list(problems) or ["ok"])
        self.assertEqual(status, 1 if problems else 0)

    def test_a_sound_tree_passes(self):
        self.expect()

    def test_core_reaches_no_game(self):
        self.write("src/core/match.cpp", '#include "core/game.h"\n#include "games/tigris/rules.h"\n')
        self.expect("src/core/match.cpp:2: includes games/tigris/rules.h, but core does not link tigris")

    def test_links_are_passed_on_and_go_one_way(self):
        self.write("src/cli/bench.cpp", '#include "games/rajas/rules.h"\n#include "ai/bot.h"\n')
        self.write("src/ai/bot.h", '#include "bots/bots.h"\n')
        self.expect("src/ai/bot.h:1: includes bots/bots.h, but ai does not link bots")

    def test_a_game_reaches_no_other_game(self):
        self.write("src/games/rajas/steps/deal.cpp", '\n#include "games/tigris/rules.h"\n')
        self.expect("src/games/rajas/steps/deal.cpp:2: includes games/tigris/rules.h, but rajas does not link tigris")

    def test_nor_through_a_header_of_all_games(self):
        self.write("src/games/helper.h", '#include "games/all_games.h"\n')
        self.write("src/games/rajas/view.cpp", '#include "games/helper.h"\n')
        self.expect("src/games/rajas/view.cpp:1: includes games/helper.h, but rajas does not link games")

    def test_third_party_headers_need_their_target(self):
        self.write("src/bots/bots.cpp", "#include <boost/json/value.hpp>\n")
        self.write("src/games/registry.cpp", "#include <boost/json.hpp>\n")
        self.write("src/games/tigris/text.cpp", "#include <fmt/core.h>\n")
        self.expect(
            "src/bots/bots.cpp:1: includes boost/json/value.hpp, but Boost::json is not among the PRIVATE_DEPS of bots",
            "src/games/registry.cpp:1: includes boost/json.hpp, but Boost::json is not among the PRIVATE_DEPS of games",
            "src/games/tigris/text.cpp:1: includes fmt/core.h, but fmt::fmt is not among the PRIVATE_DEPS of tigris")

    def test_core_and_ai_know_the_standard_library_alone(self):
        self.write("src/core/file.cpp", "#include <sys/file.h>\n")
        self.write("src/ai/fast.h", "#include <cmath>\n#include <eigen/matrix.h>\n")
        self.expect("src/ai/fast.h:2: includes eigen/matrix.h, which this check does not know",
                    "src/core/file.cpp:1: includes sys/file.h, but core knows the standard library alone")

    def test_every_file_is_in_a_room(self):
        self.write("src/attic/old.cpp", "")
        self.write("src/cli/play.cpp", '#include "play.h"\n')
        self.expect("src/attic/old.cpp is in no room", "src/cli/play.cpp:1: includes play.h, which is in no room")


if __name__ == "__main__":
    unittest.main()
