#!/usr/bin/env bash
# Builds and tests with the sanitizers, the second compiler and the optimised build, then the web client against the last.
set -euo pipefail
cd "$(dirname "$0")/.."

run() { # preset
  echo "== $1"
  cmake --preset "$1" >/dev/null
  cmake --build --preset "$1" | tail -n 1
  ctest --preset "$1" "${@:2}"
}

if [ "${1:-}" = --one ]; then
  run "${@:2}"
  exit
fi

# Full sizes (SPRINGTIDE_SOAK=1) are for the optimised build and the fuzzers.
env -u SPRINGTIDE_SOAK "$0" --one sanitize -E '^fuzz_'
run sanitize -R '^fuzz_'
env -u SPRINGTIDE_SOAK "$0" --one gcc
echo "== wasm"
cmake --preset wasm >/dev/null
cmake --build --preset wasm | tail -n 1
run release
tools/web.sh test
