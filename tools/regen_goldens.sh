#!/bin/sh
# Rewrites the golden files of the named games or of all: playthroughs, tests/games/<game>/playthroughs/*.txt, and what is told at
# each kind of decision, tests/games/<game>/decisions/*.json (always of all games). Read the diff afterwards: each change is a
# claim about the rules, and the commit names the ledger id that makes it right.
#
#   tools/regen_goldens.sh [GAME]…      built in $BUILD_DIR, by default build/release
set -eu
cd "$(dirname "$0")/.."
build=${BUILD_DIR:-build/release}

# rewrite <test program> <its golden tests>
rewrite() {
    cmake --build "$build" --target "$1"
    program=$(find "$build" -type f -name "$1" -perm -u+x | head -n 1)
    DURBAR_REGEN=1 "$program" --gtest_filter="$2" --gtest_brief=1
}

[ $# -gt 0 ] || set -- $(printf '%s\n' tests/games/*/playthrough_test.cpp | cut -d / -f 3)
[ -f "$build/build.ninja" ] || cmake --preset release -B "$build"
for game; do rewrite "${game}_test" '*Playthrough*'; done
rewrite properties_test 'GoldenDecisions/*'
git -c safe.directory='*' status --short -- 'tests/games/*/playthroughs' 'tests/games/*/decisions'
