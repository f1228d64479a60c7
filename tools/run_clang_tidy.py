#!/usr/bin/env python3
"""Runs clang-tidy over src: on what changed, or on everything.

  run_clang_tidy.py             what changed since the commit named in tools/tidy_base
  run_clang_tidy.py --all       the whole of src; ./test --long does this
  run_clang_tidy.py --all --record   and, if all of it is clean, names HEAD in tools/tidy_base
  run_clang_tidy.py FILE…       the named sources, whatever is known about them

tools/tidy_base names a commit whose whole tree was found clean. Against it, a changed .cpp is checked, and a changed
header is checked within its own .cpp or, where it has none, within the smallest source that includes it; what a changed
header does to other, unchanged sources is for --all to find. Everything is checked when the base cannot be told (a clone
without that commit, no git) and when .clang-tidy or this script is among the changes: never silently nothing.

A source found clean is not checked again for as long as the hash of itself, of every header of ours it includes, of its
flags, of .clang-tidy and of the tool's version stays the same; build/tidy/ keeps one hash per source.

The flags are those of the asan preset, which the same clang compiles; `cmake --preset asan` and a build of its game data
are enough.
"""
import argparse
import hashlib
import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "asan"
STAMPS = ROOT / "build" / "tidy"
BASE = ROOT / "tools" / "tidy_base"
TIDY = "clang-tidy-19"
DECIDES_FOR_ALL = {".clang-tidy", "tools/run_clang_tidy.py"}
INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)


class Includes:
    """Which files of ours a file reads, by the text of its include lines."""

    def __init__(self, folders: list[Path]):
        self.folders = folders
        self.direct: dict[Path, list[Path]] = {}

    def of(self, source: Path) -> set[Path]:
        """The file itself and all that it includes, directly or not."""
        found, open_files = {source}, [source]
        while open_files:
            for header in self._direct(open_files.pop()):
                if header not in found:
                    found.add(header)
                    open_files.append(header)
        return found

    def _direct(self, file: Path) -> list[Path]:
        if file not in self.direct:
            places = [file.parent, *self.folders]
            names = INCLUDE.findall(file.read_text(encoding="utf-8"))
            hits = (next((p / name for p in places if (p / name).is_file()), None) for name in names)
            self.direct[file] = [hit.resolve() for hit in hits if hit]
        return self.direct[file]


def select(changed: set[Path], reads: dict[Path, set[Path]]) -> set[Path]:
    """The sources that together show every changed file; `reads` gives for each source what it includes, and itself."""
    chosen = {source for source in reads if source in changed}
    for header in sorted(file for file in changed if file.suffix == ".h"):
        if any(header in reads[source] for source in chosen):
            continue
        readers = [source for source, files in reads.items() if header in files]
        if readers:
            chosen.add(min(readers, key=lambda source: (source.with_suffix(".h") != header, len(reads[source]), source)))
    return chosen


def git(*arguments: str) -> str | None:
    # safe.directory: a clone owned by another user (containers, CI) is still only read here.
    call = ["git", "-c", "safe.directory=*", *arguments]
    answer = subprocess.run(call, cwd=ROOT, capture_output=True, text=True)
    return answer.stdout if answer.returncode == 0 else None


def changed_since_base() -> set[str] | None:
    """Paths that differ from the base, committed or not; None if that cannot be told."""
    words = BASE.read_text().split() if BASE.exists() else []
    if not words:
        return None
    tracked = git("diff", "--name-only", "--no-renames", "-z", words[0], "--")
    untracked = git("ls-files", "--others", "--exclude-standard", "-z")
    if tracked is None or untracked is None:
        return None
    return {name for name in (tracked + untracked).split("\0") if name}


def fingerprint(command: str, dependencies: set[Path], common: bytes) -> str:
    digest = hashlib.sha256(common + command.encode())
    for path in sorted(dependencies):
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def tidy(source: Path) -> tuple[int, str]:
    run = subprocess.run([TIDY, "-p", str(BUILD), "--quiet", str(source)], cwd=ROOT, capture_output=True, text=True)
    # stderr holds "N warnings generated"; it matters only when nothing else explains the failure.
    return run.returncode, run.stdout or run.stderr


def wanted(options: argparse.Namespace, reads: dict[Path, set[Path]]) -> tuple[set[Path], str]:
    """The sources to look at, and why those."""
    if options.files:
        return {Path(name).resolve() for name in options.files}, "named"
    if options.all:
        return set(reads), "all"
    changed = changed_since_base()
    if changed is None:
        return set(reads), "all, for lack of the commit named in tools/tidy_base"
    if decisive := sorted(changed & DECIDES_FOR_ALL):
        return set(reads), f"all, for {decisive[0]} changed"
    return select({ROOT / name for name in changed}, reads), f"changed since {BASE.read_text().split()[0][:12]}"


def record() -> int:
    if git("status", "--porcelain", "--", "src", ".clang-tidy") != "":
        print("tools/tidy_base stays as it is: src holds changes that no commit has.")
        return 1
    BASE.write_text(git("rev-parse", "HEAD"))
    print(f"tools/tidy_base: {BASE.read_text().strip()}; commit it.")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", metavar="FILE")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--record", action="store_true")
    options = parser.parse_args()
    if options.record and not options.all:
        parser.error("--record needs --all")

    database = BUILD / "compile_commands.json"
    if not database.exists():
        print("build/asan is not there: cmake --preset asan && cmake --build --preset asan", file=sys.stderr)
        return 1
    commands = {Path(entry["file"]).resolve(): entry["command"] for entry in json.loads(database.read_text())}
    includes = Includes([ROOT / "src", BUILD / "generated"])
    # Generated sources count: some of our headers are included by nothing else.
    reads = {source: includes.of(source) for source in commands
             if source.is_relative_to(ROOT / "src") or source.is_relative_to(BUILD / "generated")}
    if unseen := sorted(set((ROOT / "src").rglob("*.h")).difference(*reads.values())):
        print("Included by no source, so clang-tidy cannot see: " + " ".join(str(h.relative_to(ROOT)) for h in unseen))
        return 1
    sources, reason = wanted(options, reads)

    version = subprocess.run([TIDY, "--version"], check=True, capture_output=True).stdout
    common = version + (ROOT / ".clang-tidy").read_bytes()
    stale = {}
    for source in sorted(sources):
        mark = fingerprint(commands.get(source, ""), includes.of(source), common)
        stamp = STAMPS / str(source.relative_to(ROOT)).replace("/", "_")
        if options.files or not stamp.exists() or stamp.read_text() != mark:
            stale[source] = (stamp, mark)

    STAMPS.mkdir(parents=True, exist_ok=True)
    failed = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for source, (status, output) in zip(stale, pool.map(tidy, stale)):
            stamp, mark = stale[source]
            if status != 0:
                failed.append(source)
                print(output)
            else:
                stamp.write_text(mark)
    print(f"clang-tidy: of {len(reads)} sources {len(sources)} ({reason}); {len(sources) - len(stale)} known to be clean, "
          f"{len(stale)} checked, {len(failed)} with findings")
    if failed:
        print("Again: tools/run_clang_tidy.py " + " ".join(str(f.relative_to(ROOT)) for f in failed))
        return 1
    return record() if options.record else 0


if __name__ == "__main__":
    sys.exit(main())
