#!/usr/bin/env bash
# Prints the version of what is packaged: the project's, or before its release that with the time of the last commit, so that every
# commit has one of its own and the release is newer than all of them. With --project the project's alone.
set -euo pipefail
cd "$(dirname "$0")/.."
project=$(sed -nE 's/^project\(springtide VERSION ([0-9.]+).*/\1/p' CMakeLists.txt)
if [ "${1:-}" = --project ] || git describe --tags --exact-match --match "v$project" HEAD >/dev/null 2>&1; then
  echo "$project"
else
  echo "$project~$(TZ=UTC git log -1 --date=format-local:%Y%m%d.%H%M%S --format=%cd)"
fi
