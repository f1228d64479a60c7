#!/usr/bin/env bash
# Runs a script of web/package.json with a Node that is new enough: installs web's packages first if they have changed.
#   tools/web_suite.sh [SCRIPT]   default: check, which makes the types, then Biome, tsc and Vitest
# ./test has built build/release and build/wasm before. Packages come from npm's own cache if it has them, and else from
# the registry that npm is set up for.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../web"

stamp=node_modules/.durbar-installed
wanted=$(sha256sum package.json package-lock.json .npmrc)
if [ "$(cat "$stamp" 2>/dev/null)" != "$wanted" ]; then
    npm ci --loglevel=error
    echo "$wanted" >"$stamp"
fi
exec npm run --silent "${1:-check}"
