#!/bin/sh
# Rewrites the golden files of every game: playthroughs, tests/games/<game>/playthroughs/*.txt, and what is told at each kind of
# decision, tests/games/<game>/decisions/*.json. Read the diff afterwards: each change is a claim about the rules, and the
# commit names the ledger id that makes it right.
#
#   tools/regen_goldens.sh [BUILD_DIR]      default: build/release
set -eu
cd "$(dirname "$0")/.."
build=${1:-build/release}

# rewrite <test program> <its golden tests>
rewrite() {
    cmake --build "$build" --target "$1"
    program=$(find "$build" -type f -name "$1" -perm -u+x | head -n 1)
    DURBAR_REGEN=1 "$program" --gtest_filter="$2" --gtest_brief=1
}

[ -f "$build/build.ninja" ] || cmake --preset release -B "$build"
for file in tests/games/*/playthrough_test.cpp; do
    rewrite "$(basename "$(dirname "$file")")_test" '*Playthrough*'
done
rewrite properties_test 'GoldenDecisions/*'
git -c safe.directory='*' status --short -- tests/games/*/playthroughs tests/games/*/decisions
