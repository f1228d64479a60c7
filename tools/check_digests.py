#!/usr/bin/env python3
"""Compares what games and bots do with tests/digests.txt, so that a change of either shows in the diff of its commit.

  check_digests.py [DURBAR]            plays the batches named in the file; default build/release/durbar
  check_digests.py [DURBAR] --update   writes what they give into the file: rules or playing strength changed on purpose

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


def answer(durbar: str, *arguments: str) -> dict:
    text = subprocess.run([durbar, *arguments, "--json"], check=True, capture_output=True, text=True).stdout
    return json.loads(text[text.rfind("\n{") + 1:])  # the object is the last thing on stdout


def lines() -> list[tuple[str, str]]:
    """Digest and arguments, in the order of the file."""
    rows = [line for line in FILE.read_text().splitlines() if line and not line.startswith("#")]
    return [tuple(row.split(maxsplit=1)) for row in rows]


def uncovered(games: list[str], calls: list[str]) -> list[str]:
    problems = []
    for game in games:
        own = [call for call in calls if call.split()[0] == game]
        if not any("--bot" not in call for call in own):
            problems.append(f"{game}: no line of random games")
        if not any("--bot mcts:iters=" in call for call in own):
            problems.append(f"{game}: no line of a bot by iterations")
    return problems


def main() -> int:
    update = "--update" in sys.argv[1:]
    programs = [word for word in sys.argv[1:] if word != "--update"]
    durbar = programs[0] if programs else str(ROOT / "build/release/durbar")

    expected = lines()
    games = [game["id"] for game in answer(durbar, "games")["games"]]
    missing, changed = uncovered(games, [call for _, call in expected]), []
    text = FILE.read_text()
    for digest, call in expected:
        found = answer(durbar, "simulate", *call.split())["digest"]
        if found != digest:
            changed.append(f"durbar simulate {call}: {found}, not {digest}")
            text = text.replace(f"{digest} {call}\n", f"{found} {call}\n")
    if update:
        FILE.write_text(text)
    elif changed:
        changed.append("If that is meant: tools/check_digests.py --update, and the commit says why.")
    print("\n".join(missing + changed) or f"ok, {len(expected)} digests")
    return 1 if missing or (changed and not update) else 0


if __name__ == "__main__":
    sys.exit(main())
