#!/usr/bin/env python3
"""Checks that need nothing but the text of the sources.

  check_sources.py format   clang-format would change nothing in src and tests
  check_sources.py length   no source file is longer than 400 lines
  check_sources.py marks    no left-over marks (to-do, fix-me and their like) in src, tests and tools

Looks at files that git tracks or would track, so that generated and ignored ones stay out.
"""
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MAX_LINES = 400
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
    sources = files("src", "tests", "tools", suffixes=(".h", ".cpp", ".py", ".sh"))
    lengths = {f: len((ROOT / f).read_bytes().splitlines()) for f in sources}
    return [f"{f}: {n} lines, at most {MAX_LINES}" for f, n in lengths.items() if n > MAX_LINES]


def check_marks() -> list[str]:
    found = []
    for file in files("src", "tests", "tools"):
        if file.is_relative_to("tests/fuzz/corpus"):
            continue  # random bytes may spell anything
        text = (ROOT / file).read_text(encoding="utf-8", errors="replace")
        for number, line in enumerate(text.splitlines(), 1):
            if MARKS.search(line):
                found.append(f"{file}:{number}: {line.strip()}")
    return found


def main() -> int:
    checks = {"format": check_format, "length": check_length, "marks": check_marks}
    if len(sys.argv) != 2 or sys.argv[1] not in checks:
        print(__doc__, file=sys.stderr)
        return 2
    problems = checks[sys.argv[1]]()
    print("\n".join(problems) if problems else "ok")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
