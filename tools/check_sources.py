#!/usr/bin/env python3
"""Checks that need nothing but the text of the sources.

  check_sources.py format   clang-format would change nothing in src and tests
  check_sources.py length   no source file is longer than 400 lines
  check_sources.py functions   no function of src is 50 lines or longer
  check_sources.py marks    no left-over marks (to-do, fix-me and their like) in src, tests, tools and web

Looks at files that git tracks or would track, so that generated and ignored ones stay out.
"""
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MAX_LINES = 400
MAX_FUNCTION_LINES = 49
# Files with a longer function, and how long its longest may be. Nothing is added here; what is mended is taken out.
LONG_FUNCTIONS: dict[str, int] = {}
NOT_A_FUNCTION = re.compile(
    r"(if|for|while|switch|do|else|try|catch|namespace|class|struct|enum|union|concept|extern|return|case|default)\b|\}")
# Written in pieces, or this file would find itself.
MARKS = re.compile(r"\b(TO" r"DO|FIX" r"ME|X" r"XX|HA" r"CK)\b")


def files(*folders: str, suffixes: tuple[str, ...] = ()) -> list[Path]:
    # safe.directory: a clone owned by another user (containers, CI) is still only read here.
    listing = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard",
         "--deduplicate", "--", *folders],
        cwd=ROOT, check=True, capture_output=True, text=True).stdout
    found = (Path(name) for name in listing.split("\0") if name)
    return [f for f in found if (ROOT / f).is_file() and (not suffixes or f.suffix in suffixes)]


def check_format() -> list[str]:
    sources = files("src", "tests", suffixes=(".h", ".cpp"))
    if not sources:
        return []
    command = ["clang-format-19", "--dry-run", "-Werror", "--ferror-limit=3", *map(str, sources)]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if result.returncode == 0:
        return []
    wrong = sorted(set(re.findall(r"^(\S+?):\d+:\d+: error", result.stderr, re.MULTILINE)))
    return [result.stderr, "To mend it: clang-format-19 -i " + " ".join(wrong)]


def check_length() -> list[str]:
    sources = files("src", "tests", "tools", "web", suffixes=(".h", ".cpp", ".py", ".sh", ".ts", ".svelte"))
    lengths = {f: len((ROOT / f).read_bytes().splitlines()) for f in sources}
    return [f"{f}: {n} lines, at most {MAX_LINES}" for f, n in lengths.items() if n > MAX_LINES]


def functions(text: str) -> list[tuple[int, int]]:
    """First line and number of lines of each function, from its signature to its closing brace. Relies on clang-format:
    the closing brace of a block stands under the first letter of the statement that opens it."""
    lines = [re.sub(r"\s*//.*", "", line) for line in text.splitlines()]
    found, after = [], 0
    for number, line in enumerate(lines):
        if number < after or not line.endswith("{"):
            continue
        first = number
        while first > after and lines[first - 1] and not re.search(r"[;{}]$|^\s*(#|\w+:$)|>$", lines[first - 1]):
            first -= 1
        head = " ".join(lines[first:number + 1]).strip()
        if "(" not in head or NOT_A_FUNCTION.match(head):
            continue
        brace = re.match(r"\s*", lines[first]).group() + "}"
        last = next((n for n in range(number + 1, len(lines)) if lines[n].startswith(brace)), number)
        found.append((first + 1, last - first + 1))
        after = last + 1
    return found


def check_functions() -> list[str]:
    problems, longest = [], {}
    for file in files("src", suffixes=(".h", ".cpp")):
        limit = LONG_FUNCTIONS.get(str(file), MAX_FUNCTION_LINES)
        for first, length in functions((ROOT / file).read_text(encoding="utf-8")):
            longest[str(file)] = max(length, longest.get(str(file), 0))
            if length > limit:
                problems.append(f"{file}:{first}: a function of {length} lines, at most {limit}")
    for name, limit in LONG_FUNCTIONS.items():
        if longest.get(name, 0) < limit:
            problems.append(f"{name}: {limit} lines are no longer needed; lower or drop it in LONG_FUNCTIONS")
    return problems


def check_marks() -> list[str]:
    found = []
    for file in files("src", "tests", "tools", "web"):
        if file.is_relative_to("tests/fuzz/corpus"):
            continue  # random bytes may spell anything
        text = (ROOT / file).read_text(encoding="utf-8", errors="replace")
        for number, line in enumerate(text.splitlines(), 1):
            if MARKS.search(line):
                found.append(f"{file}:{number}: {line.strip()}")
    return found


def main() -> int:
    checks = {"format": check_format, "length": check_length, "functions": check_functions, "marks": check_marks}
    if len(sys.argv) != 2 or sys.argv[1] not in checks:
        print(__doc__, file=sys.stderr)
        return 2
    problems = checks[sys.argv[1]]()
    print("\n".join(problems) if problems else "ok")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
