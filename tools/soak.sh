#!/usr/bin/env bash
# Plays many checked random games of every kind and prints a table. Fails on a rule violation, on a game that does
# not end, or if the same arguments give two digests.
#   tools/soak.sh [games per kind, default 10000]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
games=${1:-10000}
durbar=${DURBAR_BINARY:-build/release/durbar}
out=build/soak
rm -rf "$out"
mkdir -p "$out"

# One file per run; called through xargs below, which fails if one of them fails.
# shellcheck disable=SC2317
simulate() {
    local name=$1 players=$2 board=$3 buildings=$4
    if ! "$durbar" simulate tigris --players "$players" --games "$games" --seed 1 \
        --option "board=$board" --option "buildings=$buildings" --check --json \
        >"$out/$name.json" 2>"$out/$name.err"; then
        echo "failed: $durbar simulate tigris --players $players --games $games --seed 1" \
            "--option board=$board --option buildings=$buildings --check --json" >&2
        cat "$out/$name.err" >&2
        return 1
    fi
}
export -f simulate
export durbar games out

runs=()
for players in 2 3 4; do
    for board in standard advanced; do
        for buildings in off on; do
            runs+=("$players-$board-$buildings $players $board $buildings")
        done
    done
done
runs+=("2-standard-off-again 2 standard off") # same arguments, so the same digest
status=0
# shellcheck disable=SC2016 # $0 is meant for the inner shell
printf '%s\n' "${runs[@]}" | xargs -P "$(nproc)" -I{} bash -c 'simulate $0' {} || status=1

python3 - "$out" "$games" <<'PYTHON' || status=1
import json, pathlib, sys

folder, games = pathlib.Path(sys.argv[1]), int(sys.argv[2])
bad = False
digests = {}
print(f"{'players-board-buildings':26} {'games':>7} {'finished':>8} {'violations':>10} {'decisions/game':>14}  digest")
for file in sorted(folder.glob("*.json")):
    text = file.read_text()
    try:  # the object is the last thing on stdout
        result = json.loads(text[text.rfind("\n{") + 1:])
        finished, violations = result["finished"], result["violations"]
        digests[file.stem] = result["digest"]
    except (ValueError, KeyError) as error:
        print(f"{file.stem:26} no readable result: {error!r}")
        bad = True
        continue
    wrong = finished != games or violations not in (0, [])
    bad |= wrong
    print(f"{file.stem:26} {result['games']:>7} {finished:>8} {violations!s:>10} "
          f"{result['decisions_per_game']:>14.1f}  {result['digest']}{'  <- wrong' if wrong else ''}")
if digests.get("2-standard-off") != digests.get("2-standard-off-again"):
    print("the same arguments gave two different digests")
    bad = True
sys.exit(bad)
PYTHON
exit $status
