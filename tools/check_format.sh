#!/usr/bin/env bash
# Fails if a source is not formatted as .clang-format says (clang-format 19; `make format` mends it).
set -euo pipefail
cd "$(dirname "$0")/.."
git ls-files -co --exclude-standard '*.h' '*.cpp' | xargs clang-format-19 --dry-run -Werror 2>&1 | grep -E 'error|warning' | head -n 5 && {
  echo "format: run 'make format'" >&2
  exit 1
}
echo "format: every source is formatted"
