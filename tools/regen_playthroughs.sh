#!/bin/sh
# Rewrites the golden playthroughs of every game, tests/games/<game>/playthroughs/*.txt. Read the diff afterwards: each
# change is a claim about the rules, and the commit names the ledger id that makes it right.
#
#   tools/regen_playthroughs.sh [BUILD_DIR]      default: build/release
set -eu
cd "$(dirname "$0")/.."
build=${1:-build/release}

[ -f "$build/build.ninja" ] || cmake --preset release -B "$build"
for folder in tests/games/*/playthroughs; do
    game=$(basename "$(dirname "$folder")")
    cmake --build "$build" --target "${game}_test"
    program=$(find "$build" -type f -name "${game}_test" -perm -u+x | head -n 1)
    DURBAR_REGEN=1 "$program" --gtest_filter='*Playthrough*' --gtest_brief=1
done
git -c safe.directory='*' status --short -- 'tests/games/*/playthroughs'
