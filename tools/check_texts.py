#!/usr/bin/env python3
"""Holds the refusals of the rules and of the hall and the English catalogue together.

A refusal in src/games/<game>/ is written `refuse("TE-5.1", "tile_not_held"`. Its sentence is the message
`<game>.refuse.tile_not_held` of src/texts/en/<game>.json. A denial in any other room is written
`deny("table/full", "seat_taken"`, and its sentence is `hall.refuse.seat_taken` of hall.json. Every refusal must have its
message, every such message its refusal, and a key belongs to one rule or code. Malformed messages, double keys and keys
in the wrong file are faults too. Prints the faults; exit status 1 if there is one.

  check_texts.py [--root DIR]
"""
import argparse
import re
import sys
from collections import defaultdict
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HERE / "src" / "texts"))
from icu import HOUSE, read_catalogue  # noqa: E402  (found through the path set above)

COMMENT_OR_STRING = re.compile(r'"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*.*?\*/', re.DOTALL)
REFUSAL = re.compile(r'\brefuse\s*\(\s*"([A-Z]+-\d+\.\d+[a-z]?)"\s*(?:,\s*"([^"]*)"\s*(?=[,)]))?')
DENIAL = re.compile(r'\bdeny\s*\(\s*"([a-z_]+/[a-z_]+)"\s*(?:,\s*"([^"]*)"\s*(?=[,)]))?')
SOURCES = {".h", ".cpp"}
HALL = "hall"  # the file of the denials


def without_comments(code: str) -> str:
    """The same lines, so that places stay true."""
    return COMMENT_OR_STRING.sub(
        lambda match: match[0] if match[0].startswith('"') else "\n" * match[0].count("\n"), code)


def read_refusals(root: Path, files: list[Path], call: re.Pattern) -> tuple[dict[str, dict[str, str]], list[str]]:
    """Of each key the rules that refuse with it, each rule with its first place; and refusals without a key."""
    refusals: dict[str, dict[str, str]] = defaultdict(dict)
    problems = []
    for file in files:
        if file.suffix not in SOURCES:
            continue
        code = without_comments(file.read_text(encoding="utf-8"))
        for match in call.finditer(code):
            rule, key = match.groups()
            place = f"{file.relative_to(root)}:{code.count(chr(10), 0, match.start()) + 1}"
            if key is None:
                problems.append(f"{place}: the refusal by {rule} does not name its key as a plain text")
            else:
                refusals[key].setdefault(rule, place)
    return refusals, problems


def check_room(root: Path, room: str, files: list[Path], call: re.Pattern, catalogue: dict[str, str]) -> list[str]:
    """`room`: the file of the messages. `files`: where its refusals are."""
    refusals, problems = read_refusals(root, files, call)
    prefix = f"{room}.refuse."
    for key, rules in sorted(refusals.items()):
        if prefix + key not in catalogue:
            problems.append(f"{min(rules.values())}: no message {prefix}{key} in src/texts/en/{room}.json")
        if len(rules) > 1:
            told = ", ".join(f"{rule} ({place})" for rule, place in sorted(rules.items()))
            problems.append(f"{prefix}{key} is the refusal of several rules: {told}")
    used = {prefix + key for key in refusals}
    problems += [f"src/texts/en/{room}.json: nothing refuses with {key}"
                 for key in sorted(catalogue) if key.startswith(prefix) and key not in used]
    return problems


def check(root: Path) -> list[str]:
    files = sorted((root / "src" / "texts" / "en").glob("*.json"))
    if not files:
        return ["src/texts/en: no catalogue"]
    catalogue, problems = read_catalogue(files)
    games = {folder.name for folder in (root / "src" / "games").iterdir() if folder.is_dir()}
    problems += [f"{file.name}: no game of that name in src/games"
                 for file in files if file.stem not in games | {HOUSE, HALL}]
    of_games = root / "src" / "games"
    for game in sorted(games):
        problems += check_room(root, game, sorted((of_games / game).rglob("*")), REFUSAL, catalogue)
    others = [file for file in sorted((root / "src").rglob("*")) if not file.is_relative_to(of_games)]
    return problems + check_room(root, HALL, others, DENIAL, catalogue)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Checks the refusals of the rules against the English catalogue.")
    parser.add_argument("--root", type=Path, default=HERE, help="the repository")
    problems = check(parser.parse_args(arguments).root)
    print("\n".join(problems) if problems else "ok")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
