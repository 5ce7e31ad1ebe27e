#!/usr/bin/env bash
# Passes if a source does not compile, for the reason its first line names (// expect: REGEX), and compiles without -DPEEK.
#   run.sh COMPILER SOURCE_FOLDER FILE
set -euo pipefail
expected=$(sed -n '1s|^// expect: ||p' "$3")
[ -n "$expected" ] || { echo "no '// expect:' in the first line of $3" >&2; exit 2; }
compile() { "$1" -std=c++20 -fsyntax-only -I"$2" "${@:4}" "$3" 2>&1; }
compile "$@" >/dev/null || { echo "$3 does not compile even without peeking" >&2; exit 1; }
if errors=$(compile "$@" -DPEEK); then
  echo "$3 compiles, but must not" >&2
  exit 1
fi
grep -qE "$expected" <<<"$errors" || { echo "$3 fails for another reason:"; echo "$errors"; exit 1; } >&2
