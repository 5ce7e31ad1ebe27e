#!/usr/bin/env bash
# The web client: web.sh build (into web/dist), static (for hosts of plain files, into web/dist-static), third (with the third game of
# the tests, into web/dist-third); install (what the lockfile names), lint, unit and e2e (tests; those in a browser want all three
# builds and the program).
set -euo pipefail
cd "$(dirname "$0")/../web"

# Says nothing while all goes well, and everything if it does not.
quietly() {
  local said
  said=$("$@" 2>&1) && return
  printf '%s\n' "$said" >&2
  echo "web: failed: $*" >&2
  echo "web: without a network or behind a proxy, npm needs a registry it can reach: npm config get registry" >&2
  exit 1
}

# Node 20.19 or later: the one there is, or one from the npm registry beside the build.
is_new_enough() { node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null; }
if ! is_new_enough; then
  own="$PWD/../build/node"
  [ -x "$own/node_modules/node/bin/node" ] || quietly npm install --no-save --no-fund --no-audit --prefix "$own" node@24
  export PATH="$own/node_modules/node/bin:$PATH"
fi

# What the lockfile names, installed once for each of its versions.
if ! cmp -s package-lock.json node_modules/.installed-lock 2>/dev/null; then
  quietly npm ci --no-fund --no-audit
  cp package-lock.json node_modules/.installed-lock
fi

case "${1:-build}" in
  install) ;;
  lint) npm run --silent lint ;;
  unit) npm run --silent test ;;
  build)
    said=$(npm run --silent build) || { echo "$said"; exit 1; }
    node compress.mjs
    ;;
  static) npx vite build --mode static --logLevel warn ;;
  third) SPRINGTIDE_GAMES=../tests/third_game/web/list.ts SPRINGTIDE_DIST=dist-third npx vite build --logLevel warn ;;
  e2e) SPRINGTIDE="${SPRINGTIDE:-../build/release/src/springtide}" npm run --silent e2e ;;
  *) echo "usage: web.sh install|lint|unit|build|static|third|e2e" >&2; exit 2 ;;
esac
