#!/usr/bin/env bash
# Fuzzes one target for DURBAR_FUZZ_SECONDS (default 15), starting from its committed corpus.
# New inputs gather in build/fuzz/corpus/<name>, so that later runs go on where this one stopped; an input that
# breaks the target is left in build/fuzz/crashes/. Once fixed, commit it to tests/fuzz/corpus/<name>/.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
name=${1:?usage: tools/fuzz_smoke.sh <name of tests/fuzz/<name>_fuzz.cpp>}

program=build/asan/fuzz/${name}_fuzz
if ! [ -x "$program" ]; then
    echo "$program is not built: cmake --preset asan && cmake --build --preset asan" >&2
    exit 1
fi
corpora=("build/fuzz/corpus/$name") # libFuzzer writes to the first folder only
[ -d "tests/fuzz/corpus/$name" ] && corpora+=("tests/fuzz/corpus/$name")
mkdir -p "${corpora[0]}" build/fuzz/crashes
options=(-max_total_time="${DURBAR_FUZZ_SECONDS:-15}" -timeout=10 -rss_limit_mb=4096 -print_final_stats=1
    -artifact_prefix="build/fuzz/crashes/$name-")
[ -e "tests/fuzz/$name.dict" ] && options+=(-dict="tests/fuzz/$name.dict")
# The unversioned name in this folder is the only one that clang's runtime takes.
export ASAN_SYMBOLIZER_PATH=/usr/lib/llvm-19/bin/llvm-symbolizer
export UBSAN_OPTIONS=print_stacktrace=1
exec "$program" "${options[@]}" "${corpora[@]}"
