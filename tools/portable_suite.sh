#!/usr/bin/env bash
# One engine, two builds: g++ with libstdc++ and threads, clang with libc++ and neither threads nor exceptions.
# Both replay every golden playthrough, record, perft file and conversation of the tests, both play the same games
# of bots, and both must print the same fingerprints.
# A ctest test of the release build calls it; ./test has built build/release and build/portable before.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
shopt -s nullglob
files=(tests/games/*/playthroughs/*.txt tests/games/*/replays/*.record tests/games/*/perft/*.perft
    tests/fuzz/corpus/engine/*.jsonl)

for preset in release portable; do
    if ! [ -x "build/$preset/portable_check" ]; then
        echo "build/$preset is not built: cmake --preset $preset && cmake --build --preset $preset" >&2
        exit 1
    fi
    "build/$preset/portable_check" "${files[@]}" >"build/$preset/portable_check.txt"
done
diff --unified=0 build/release/portable_check.txt build/portable/portable_check.txt
echo "$(wc -l <build/portable/portable_check.txt) fingerprints agree."
