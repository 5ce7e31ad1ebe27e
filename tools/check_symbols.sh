#!/usr/bin/env bash
# Fails if a rules library references anything but memory copies: no allocation, no I/O, no exceptions.
#   check_symbols.sh LIBRARY...
set -euo pipefail
[ $# -gt 0 ] || { echo "usage: check_symbols.sh LIBRARY..." >&2; exit 2; }
allowed='^(memcpy|memmove|memset|memcmp|bcmp|__stack_chk_fail|_GLOBAL_OFFSET_TABLE_|_ZN10springtide.*|_ZNK10springtide.*)$'
for library in "$@"; do
  symbols=$(nm -u "$library" | awk 'NF == 2 { print $2 }' | sort -u)
  defined=$(nm --defined-only "$library" | awk 'NF == 3' | wc -l)
  [ "$defined" -gt 0 ] || { echo "symbols: $library defines nothing" >&2; exit 1; }
  bad=$(echo "$symbols" | grep -vE "$allowed" | grep -v '^$' || true)
  if [ -n "$bad" ]; then
    echo "symbols: $library references" $(echo "$bad" | c++filt) >&2
    exit 1
  fi
  echo "symbols: $library references nothing but:" $symbols | c++filt | cut -c1-200
done
