#!/usr/bin/env bash
# Runs the tests of a sanitizer build (asan or tsan), which has no slow ones.
# A ctest test of the release build calls it; ./test has built build/<preset> before.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
preset=${1:?usage: tools/sanitizer_suite.sh asan|tsan}

if ! [ -e "build/$preset/CTestTestfile.cmake" ]; then
    echo "build/$preset is not built: cmake --preset $preset && cmake --build --preset $preset" >&2
    exit 1
fi
export ASAN_OPTIONS=detect_stack_use_after_return=1:strict_string_checks=1:check_initialization_order=1
export UBSAN_OPTIONS=print_stacktrace=1
export TSAN_OPTIONS=halt_on_error=1:second_deadlock_stack=1
# The unversioned name in this folder is the only one that clang's runtime takes.
export ASAN_SYMBOLIZER_PATH=/usr/lib/llvm-19/bin/llvm-symbolizer TSAN_SYMBOLIZER_PATH=/usr/lib/llvm-19/bin/llvm-symbolizer
exec ctest --test-dir "build/$preset" --parallel "$(nproc)" --output-on-failure \
    --no-tests=error --no-label-summary
