#!/usr/bin/env bash
# Builds the page into web/dist, unless it is newer than all it is made of. build/wasm/durbar.wasm has been built before.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"

made_of=(web/index.html web/package.json web/package-lock.json web/vite.config.ts web/svelte.config.js web/src web/public web/tools
    protocol src/texts/en src/games build/wasm/durbar.wasm)
if [ -e web/dist/index.html ] &&
    [ -z "$(find "${made_of[@]}" -type f -newer web/dist/index.html -not -path '*/generated/*' -print -quit)" ]; then
    exit 0
fi
exec tools/web_suite.sh build
