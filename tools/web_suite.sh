#!/usr/bin/env bash
# Runs a script of web/package.json with a Node that is new enough, and installs before that what has changed: that Node
# (tools/node), then web's packages.
#   tools/web_suite.sh [SCRIPT [ARGUMENTS]]   default: check, which makes the types, then Biome, tsc and Vitest
# ./test has built build/release and build/wasm before. Packages come from npm's own cache if it has them, and else from
# the registry that npm is set up for.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# install <folder>: its packages as its lock file names them, unless they are there.
install() {
    cd "$root/$1"
    local stamp=node_modules/.durbar-installed wanted
    wanted=$(sha256sum package.json package-lock.json .npmrc)
    [ "$(cat "$stamp" 2>/dev/null)" != "$wanted" ] || return 0
    npm ci --loglevel=error
    echo "$wanted" >"$stamp"
}

# The Node comes first: whatever is installed by an older one lacks the parts that would not run on that.
install tools/node
for bin in "$root"/tools/node/node_modules/node-linux-*/bin; do
    PATH=$bin:$PATH
done
install web
exec npm run --silent "${1:-check}" -- "${@:2}"
