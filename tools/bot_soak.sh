#!/usr/bin/env bash
# Plays checked games between searching bots, of every game at every number of players. Fails on an illegal move, on a rule
# violation, or on a game that does not end.
#   tools/bot_soak.sh [preset, default release] [games for each number of players, default 1000]
# Under asan and tsan the bots search on two threads.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
preset=${1:-release}
games=${2:-1000}
durbar=build/$preset/durbar
bot=mcts:iters=100
[ "$preset" = release ] || bot=$bot,threads=2
export ASAN_OPTIONS=detect_stack_use_after_return=1 UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1
export TSAN_OPTIONS=halt_on_error=1 TSAN_SYMBOLIZER_PATH=/usr/lib/llvm-19/bin/llvm-symbolizer

status=0
seats=$("$durbar" games --json | python3 -c '
import json, sys
for game in json.load(sys.stdin)["games"]:
    for players in range(game["min_players"], game["max_players"] + 1):
        print(game["id"], players)')
while read -r game players; do
    call=("$durbar" simulate "$game" --players "$players" --games "$games" --seed 1 --bot "$bot" --check --json)
    if ! answer=$("${call[@]}" </dev/null); then
        echo "failed: ${call[*]}"
        echo "$answer"
        status=1
        continue
    fi
    python3 - "$game" "$games" "$answer" <<'PYTHON' || status=1
import json, sys

game, games, text = sys.argv[1], int(sys.argv[2]), sys.argv[3]
result = json.loads(text[text.rfind("\n{") + 1:])  # the object is the last thing on stdout
wrong = result["finished"] != games or result["violations"] not in (0, [])
print(f"{game}, {result['players']} players: {result['finished']} of {games} games finished, "
      f"{result['violations']} violations{'  <- wrong' if wrong else ''}")
sys.exit(wrong)
PYTHON
done <<<"$seats"
exit $status
