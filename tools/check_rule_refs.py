#!/usr/bin/env python3
"""Holds code, tests and the rule ledger together.

A ledger (docs/rules/<game>.md) defines ids by lines like `- **TE-4.3** A sentence … [RB "Heading"; item 7; E1, E2]`.
The two letters are the game's: no two ledgers share them. Every id must be cited at least once in src and once in
tests, and every citation must name a defined id. Each source in the closing bracket that is not a rulebook (RB, CZ,
RU) or a custom of the house must be defined, once, in docs/rules/rulings-<game>.md by a line like `- **item 7** Why
we play it this way. [TE-4.3]`. Such a line may close with the ids that rest on the ruling; then these are exactly the
sentences that cite it. Prints the coverage by game and chapter, then each gap; exit status 1 on any gap.

  check_rule_refs.py [--json] [--root DIR]
"""
import argparse
import json
import re
import sys
from collections import Counter, defaultdict
from pathlib import Path

ID = r"[A-Z]{2}-\d+\.\d+[a-z]?"  # two letters for each game
DEFINITION = re.compile(rf"^- \*\*({ID})\*\*")
LOOKS_DEFINED = re.compile(r"^\s*[-*] +\*\*[A-Z]{2}-")  # meant as a definition, perhaps misspelt
CITATION = re.compile(rf"\b{ID}\b")

SOURCES = re.compile(r" \[([^\]]+)\]$")
RULEBOOK = re.compile(r"(?:RB|CZ|RU)\b|house$")  # sources that no page of rulings holds
RULING = re.compile(r"^- \*\*([^*]+)\*\*")
NUMBERED = re.compile(r"([A-Za-z]+ ?|)(\d+)(?: ?- ?[A-Za-z]*(\d+))?")
ONE = {"items ": "item ", "cases ": "case "}
PAGE = "rulings-"

CODE = ("src", {".h", ".cpp", ".py", ".json"})
TESTS = ("tests", {".h", ".cpp", ".perft", ".pos", ".txt"})


def order(rule: str) -> tuple[str, int, int, str]:
    """Sorts TE-4.10 after TE-4.9."""
    prefix, chapter, number, letter = re.fullmatch(r"(\w+)-(\d+)\.(\d+)([a-z]?)", rule).groups()
    return prefix, int(chapter), int(number), letter


def lines_of(file: Path):
    return enumerate(file.read_text(encoding="utf-8", errors="replace").splitlines(), 1)


def labels(source: str) -> list[str]:
    """The rulings that a source names: "items 2, 4-6" is item 2, item 4, item 5 and item 6."""
    kind = ""
    found = []
    for part in source.split(","):
        numbers = NUMBERED.fullmatch(part.strip())
        if not numbers:
            found.append(part.strip())
            continue
        kind = ONE.get(numbers[1], numbers[1]) or kind
        last = int(numbers[3] or numbers[2])
        found += [f"{kind}{number}" for number in range(int(numbers[2]), last + 1)]
    return found


def sources(line: str) -> list[str]:
    """The rulings in the closing bracket of a ledger's sentence."""
    bracket = SOURCES.search(line.rstrip())
    named = [source.strip() for source in bracket[1].split(";")] if bracket else []
    return [label for source in named if not RULEBOOK.match(source) for label in labels(source)]


def read_rulings(page: Path) -> tuple[dict[str, set[str]], list[str]]:
    """Each ruling of a page with the ids it closes with, and the rulings that stand there twice."""
    rulings: dict[str, set[str]] = {}
    problems = []
    for number, line in lines_of(page) if page.exists() else ():
        match = RULING.match(line)
        bracket = SOURCES.search(line.rstrip())
        for label in labels(match[1]) if match else ():
            if label in rulings:
                problems.append(f"docs/rules/{page.name}:{number}: {label} is defined twice")
            rulings[label] = set(CITATION.findall(bracket[1])) if bracket else set()
    return rulings, problems


def check_rulings(ledger: Path) -> list[str]:
    """What is wrong between a ledger and its page of rulings."""
    page = ledger.with_name(PAGE + ledger.name)
    rulings, problems = read_rulings(page)
    cited = defaultdict(set)
    for number, line in lines_of(ledger):
        match = DEFINITION.match(line)
        for label in sources(line) if match else ():
            cited[label].add(match[1])
            if label not in rulings:
                problems.append(f"docs/rules/{ledger.name}:{number}: {match[1]} cites {label}, "
                                f"which {page.name} does not define")
    for label, ids in rulings.items():
        for rule in sorted(ids - cited[label], key=order):
            problems.append(f"docs/rules/{page.name}: {label} names {rule}, which does not cite it")
        for rule in sorted(cited[label] - ids if ids else (), key=order):
            problems.append(f"docs/rules/{page.name}: {label} does not name {rule}, which cites it")
    return problems


def read_ledgers(root: Path) -> tuple[dict[str, str], list[str]]:
    """Each id with its game, and what is wrong with the ledgers themselves."""
    games: dict[str, str] = {}
    owners: dict[str, str] = {}  # of the two letters
    problems = []
    for ledger in sorted((root / "docs" / "rules").glob("*.md")):
        if ledger.name.startswith(PAGE):
            continue
        for number, line in lines_of(ledger):
            where = f"{ledger.relative_to(root)}:{number}"
            match = DEFINITION.match(line)
            if match and match[1] in games:
                problems.append(f"{where}: {match[1]} is defined twice")
            elif match:
                games[match[1]] = ledger.stem
                owner = owners.setdefault(match[1][:2], ledger.stem)
                if owner != ledger.stem:
                    problems.append(f"{where}: {match[1]} has the letters of {owner}")
            elif LOOKS_DEFINED.match(line):
                problems.append(f"{where}: not a definition of the form '- **TE-4.3** …': {line.strip()}")
        problems += check_rulings(ledger)
    if not games:
        problems.append("docs/rules: no ledger defines any id")
    return games, problems


def read_citations(root: Path, folder: str, suffixes: set[str]) -> dict[str, list[str]]:
    """Each cited id with the places (file:line) that cite it."""
    places = defaultdict(list)
    for file in sorted((root / folder).rglob("*")):
        if file.suffix not in suffixes or not file.is_file():
            continue
        for number, line in lines_of(file):
            for rule in CITATION.findall(line):
                places[rule].append(f"{file.relative_to(root)}:{number}")
    return places


def check(root: Path) -> dict:
    games, problems = read_ledgers(root)
    code = read_citations(root, *CODE)
    tests = read_citations(root, *TESTS)
    chapters: dict[tuple[str, str], Counter] = defaultdict(Counter)
    for rule in sorted(games, key=order):
        row = chapters[games[rule], rule.split(".")[0]]
        row.update(ids=1, in_code=rule in code, in_tests=rule in tests)
    dangling = [{"id": rule, "at": place} for cited in (code, tests)
                for rule in sorted(cited, key=order) if rule not in games for place in cited[rule]]
    result = {
        "coverage": [{"game": game, "chapter": chapter, **row} for (game, chapter), row in chapters.items()],
        "ledger_problems": problems,
        "dangling": dangling,
        "uncited_in_code": sorted(games.keys() - code.keys(), key=order),
        "uncited_in_tests": sorted(games.keys() - tests.keys(), key=order),
    }
    result["ok"] = not any(result[gap] for gap in
                           ("ledger_problems", "dangling", "uncited_in_code", "uncited_in_tests"))
    return result


def report(result: dict) -> str:
    lines = [f"{'game':10} {'chapter':8} {'ids':>5} {'in code':>8} {'in tests':>9}"]
    totals: dict[str, Counter] = defaultdict(Counter)
    for row in result["coverage"]:
        lines.append(f"{row['game']:10} {row['chapter']:8} {row['ids']:5} {row['in_code']:8} {row['in_tests']:9}")
        totals[row["game"]].update({key: row[key] for key in ("ids", "in_code", "in_tests")})
    for game, row in totals.items():
        lines.append(f"{game:10} {'all':8} {row['ids']:5} {row['in_code']:8} {row['in_tests']:9}")
    lines += result["ledger_problems"]
    lines += [f"{gap['at']}: cites {gap['id']}, which no ledger defines" for gap in result["dangling"]]
    for key, place in (("uncited_in_code", "code"), ("uncited_in_tests", "tests")):
        if result[key]:
            lines.append(f"cited in no {place} ({len(result[key])}): {', '.join(result[key])}")
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Checks rule ids between ledger, code and tests.")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of the table")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent, help="the repository")
    options = parser.parse_args(arguments)
    result = check(options.root)
    print(json.dumps(result, indent=2) if options.json else report(result))
    return 0 if result["ok"] else 1


if __name__ == "__main__":
    sys.exit(main())
