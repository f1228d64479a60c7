#!/usr/bin/env bash
# One engine, three builds: g++ with libstdc++ and threads, clang with libc++ and neither threads nor exceptions, and
# the same as WebAssembly under Node. All replay every golden playthrough, record, perft file and conversation of the
# tests, all play the same games of bots, and all must print the same fingerprints.
# A ctest test of the release build calls it; ./test has built build/release, build/portable and build/wasm before.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
shopt -s nullglob
files=(tests/games/*/playthroughs/*.txt tests/games/*/replays/*.record tests/games/*/perft/*.perft
    tests/fuzz/corpus/engine/*.jsonl)

# fingerprints <preset> <program> <command>…: runs the program and keeps what it prints.
fingerprints() {
    local preset=$1 program=build/$1/$2
    shift 2
    if ! [ -e "$program" ]; then
        echo "build/$preset is not built: cmake --preset $preset && cmake --build --preset $preset" >&2
        exit 1
    fi
    "$@" "$program" "${files[@]}" >"build/$preset/portable_check.txt"
}

fingerprints release portable_check env
fingerprints portable portable_check env
fingerprints wasm portable_check.wasm node --no-warnings tests/portable/run_wasi.mjs
for preset in portable wasm; do
    diff --unified=0 build/release/portable_check.txt "build/$preset/portable_check.txt"
done
echo "$(wc -l <build/wasm/portable_check.txt) fingerprints agree."
