#!/usr/bin/env bash
# Fails if a source is not formatted as .clang-format says (clang-format 19; `make format` mends it).
#   check_format.sh [FOLDER]
set -euo pipefail
cd "${1:-$(dirname "$0")/..}"
if ! found=$(git ls-files -co --exclude-standard '*.h' '*.cpp' | xargs clang-format-19 --dry-run -Werror 2>&1); then
  grep -E 'error|warning' <<<"$found" | head -n 5
  echo "format: run 'make format'" >&2
  exit 1
fi
echo "format: every source is formatted"
