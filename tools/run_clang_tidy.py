#!/usr/bin/env python3
"""Runs clang-tidy over src, only on files that changed since they were last found clean.

Uses the fuzz build: it is compiled by the same clang, so its flags and its record of included headers fit. A file
is clean for as long as the hash of itself, of every header of ours it includes, of its flags, of .clang-tidy and of
the tool's version stays the same; build/tidy/ keeps one hash per file.

  run_clang_tidy.py [FILE…]   all of src, or the named files whatever their hash
"""
import hashlib
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "fuzz"
STAMPS = ROOT / "build" / "tidy"
TIDY = "clang-tidy-19"


def included_files() -> dict[Path, list[Path]]:
    """For each compiled source the files of ours it read, from ninja's dependency log."""
    log = subprocess.run(["ninja", "-C", str(BUILD), "-t", "deps"], check=True, capture_output=True, text=True).stdout
    result = {}
    for block in log.split("\n\n"):
        head, *lines = block.strip().splitlines() or [""]
        if "(VALID)" not in head:
            continue
        paths = [(BUILD / line.strip()).resolve() for line in lines]
        ours = [p for p in paths if p.is_relative_to(ROOT)]
        if ours:
            result[ours[0]] = ours  # the source itself comes first
    return result


def fingerprint(command: str, dependencies: list[Path], common: bytes) -> str:
    digest = hashlib.sha256(common + command.encode())
    for path in sorted(dependencies):
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def tidy(source: Path) -> tuple[int, str]:
    run = subprocess.run([TIDY, "-p", str(BUILD), "--quiet", str(source)], cwd=ROOT, capture_output=True, text=True)
    # stderr holds "N warnings generated"; it matters only when nothing else explains the failure.
    return run.returncode, run.stdout or run.stderr


def main() -> int:
    database = BUILD / "compile_commands.json"
    if not database.exists():
        print("build/fuzz is not built: cmake --preset fuzz && cmake --build --preset fuzz", file=sys.stderr)
        return 1
    commands = {Path(entry["file"]).resolve(): entry["command"] for entry in json.loads(database.read_text())}
    named = {Path(name).resolve() for name in sys.argv[1:]}
    sources = sorted(named or (f for f in commands if f.is_relative_to(ROOT / "src")))

    version = subprocess.run([TIDY, "--version"], check=True, capture_output=True).stdout
    common = version + (ROOT / ".clang-tidy").read_bytes()
    includes = included_files()
    stale = {}
    for source in sources:
        # Never compiled: no record of its headers, so it is checked each time and leaves no stamp.
        known = source in includes and source in commands
        mark = fingerprint(commands[source], includes[source], common) if known else ""
        stamp = STAMPS / str(source.relative_to(ROOT)).replace("/", "_")
        if source in named or not mark or not stamp.exists() or stamp.read_text() != mark:
            stale[source] = (stamp, mark)

    STAMPS.mkdir(parents=True, exist_ok=True)
    failed = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for source, (status, output) in zip(stale, pool.map(tidy, stale)):
            stamp, mark = stale[source]
            if status != 0:
                failed.append(source)
                print(output)
            elif mark:
                stamp.write_text(mark)
    print(f"clang-tidy: {len(sources)} files, {len(stale)} checked, {len(failed)} with findings")
    if failed:
        print("Again: tools/run_clang_tidy.py " + " ".join(str(f.relative_to(ROOT)) for f in failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
