#!/usr/bin/env python3
"""Plays many checked random games of every game, number of players and combination of options, and prints a table.
Fails on a rule violation, on a game that does not end, or if the same arguments give two digests.

  soak.py [games per kind, default 10000]
"""
import itertools
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DURBAR = os.environ.get("DURBAR_BINARY", str(ROOT / "build/release/durbar"))


def settings(game):
    """Every combination of the values that options list."""
    options = [[f"{option['name']}={value}" for value in option["values"]] for option in game["options"]
               if option["values"]]
    for players in range(game["min_players"], game["max_players"] + 1):
        for chosen in itertools.product(*options):
            yield players, list(chosen)


def simulate(game, players, options, games):
    call = [DURBAR, "simulate", game, "--players", str(players), "--games", str(games), "--seed", "1", "--check", "--json"]
    for option in options:
        call += ["--option", option]
    answer = subprocess.run(call, capture_output=True, text=True)
    if answer.returncode != 0:
        print(f"failed: {' '.join(call)}\n{answer.stderr}")
        return None
    return json.loads(answer.stdout[answer.stdout.rfind("\n{") + 1:])  # the object is the last thing on stdout


def main(games):
    bad = False
    print(f"{'game':10} {'players':>7} {'games':>7} {'finished':>8} {'violations':>10} {'decisions/game':>14}  digest")
    for game in json.loads(subprocess.check_output([DURBAR, "games", "--json"]))["games"]:
        first = None
        for players, options in settings(game):
            result = simulate(game["id"], players, options, games)
            wrong = result is None or result["finished"] != games or result["violations"] not in (0, [])
            bad |= wrong
            if result is None:
                continue
            first = first or (players, options, result["digest"])
            print(f"{game['id']:10} {players:>7} {games:>7} {result['finished']:>8} {result['violations']!s:>10} "
                  f"{result['decisions_per_game']:>14.1f}  {result['digest']}  {' '.join(options)}"
                  f"{'  <- wrong' if wrong else ''}", flush=True)
        if first is not None and simulate(game["id"], first[0], first[1], games)["digest"] != first[2]:
            print(f"{game['id']}: the same arguments gave two different digests")
            bad = True
    return bad


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000))
