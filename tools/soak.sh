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

status=0
# simulate <name> <players> <board> <buildings>: one run, which uses all cores, with its answer in a file.
simulate() {
    local call=("$durbar" simulate tigris --players "$2" --games "$games" --seed 1
        --option "board=$3" --option "buildings=$4" --check --json)
    if ! "${call[@]}" >"$out/$1.json" 2>"$out/$1.err"; then
        echo "failed: ${call[*]}"
        cat "$out/$1.err"
        status=1
    fi
}

for players in 2 3 4; do
    for board in standard advanced; do
        for buildings in off on; do
            simulate "$players-$board-$buildings" "$players" "$board" "$buildings"
        done
    done
done
simulate 2-standard-off-again 2 standard off # same arguments, so the same digest

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
