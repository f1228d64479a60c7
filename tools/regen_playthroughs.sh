#!/bin/sh
# Rewrites the golden playthroughs of the named games or of all, tests/games/<game>/playthroughs/*.txt. Read the diff
# afterwards: each change is a claim about the rules, and the commit names the ledger id that makes it right.
#
#   tools/regen_playthroughs.sh [GAME]…      built in $BUILD_DIR, by default build/release
set -eu
cd "$(dirname "$0")/.."
build=${BUILD_DIR:-build/release}

[ $# -gt 0 ] || set -- $(printf '%s\n' tests/games/*/playthrough_test.cpp | cut -d / -f 3)
[ -f "$build/build.ninja" ] || cmake --preset release -B "$build"
for game; do
    cmake --build "$build" --target "${game}_test"
    program=$(find "$build" -type f -name "${game}_test" -perm -u+x | head -n 1)
    DURBAR_REGEN=1 "$program" --gtest_filter='*Playthrough*' --gtest_brief=1
done
git -c safe.directory='*' status --short -- 'tests/games/*/playthroughs'
