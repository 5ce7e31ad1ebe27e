#!/usr/bin/env bash
# Runs the parts of tools/test.mk, then tells how long each took.
set -euo pipefail
shopt -s nullglob
cd "$(dirname "$0")/.."
rm -rf build/parts
code=0
make --no-print-directory -f tools/test.mk -j2 || code=$?
echo "part                 seconds  of processors"
for each in build/parts/*.time; do
  read -r wall used <"$each"
  printf '%-20s %7d %8d\n' "$(basename "$each" .time)" "$wall" "$used"
done | sort -k2,2nr
exit "$code"
