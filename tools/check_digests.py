#!/usr/bin/env python3
"""Compares what games and bots do with tests/digests.txt, so that a change of either shows in the diff of its commit.

  check_digests.py [DURBAR]            plays the batches named in the file; default build/release/durbar
  check_digests.py [DURBAR] --update   writes what they give into the file: rules or playing strength changed on purpose,
                                       or a game is new and gets its lines

A line is a digest and the arguments of `durbar simulate` that give it. The digest covers the final position and the length
of every game; one seed gives one digest on every machine and compiler. Each game has a line of random games and one of a
searching bot limited by iterations; the check fails on a game of `durbar games` that lacks either.
"""
import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "tests" / "digests.txt"
NEW = "new"  # in the place of a digest


def answer(durbar: str, *arguments: str) -> dict:
    text = subprocess.run([durbar, *arguments, "--json"], check=True, capture_output=True, text=True).stdout
    return json.loads(text[text.rfind("\n{") + 1:])  # the object is the last thing on stdout


def lines() -> list[tuple[str, str]]:
    """Digest and arguments, in the order of the file."""
    rows = [line for line in FILE.read_text().splitlines() if line and not line.startswith("#")]
    return [tuple(row.split(maxsplit=1)) for row in rows]


def uncovered(games: list[dict], calls: list[str]) -> list[str]:
    """The calls without which a game is not covered. Options of its own are for its author to add."""
    missing = []
    for game in games:
        own = [call for call in calls if call.split()[0] == game["id"]]
        if not any("--bot" not in call for call in own):
            missing.append(f"{game['id']} --players {min(3, game['max_players'])} --games 400 --seed 1")
        if not any("--bot mcts:iters=" in call for call in own):
            missing.append(f"{game['id']} --players {game['min_players']} --games 2 --seed 1 --bot mcts:iters=100")
    return missing


def main() -> int:
    update = "--update" in sys.argv[1:]
    programs = [word for word in sys.argv[1:] if word != "--update"]
    durbar = programs[0] if programs else str(ROOT / "build/release/durbar")

    expected = lines()
    missing = uncovered(answer(durbar, "games")["games"], [call for _, call in expected])
    text = FILE.read_text() + "".join(f"{NEW} {call}\n" for call in missing)
    changed = []
    for digest, call in expected + [(NEW, call) for call in missing]:
        found = answer(durbar, "simulate", *call.split())["digest"]
        if found != digest:
            wrong = "but the file has no such line" if digest == NEW else f"not {digest}"
            changed.append(f"durbar simulate {call}: {found}, {wrong}")
            text = text.replace(f"{digest} {call}\n", f"{found} {call}\n")
    if update:
        FILE.write_text(text)
    elif changed:
        changed.append("If that is meant: tools/check_digests.py --update, and the commit says why.")
    print("\n".join(changed) or f"ok, {len(expected)} digests")
    return 1 if changed and not update else 0


if __name__ == "__main__":
    sys.exit(main())
