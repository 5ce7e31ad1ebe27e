#!/usr/bin/env bash
# Fails unless the program is built the hard way: check_hardening.sh PROGRAM
set -euo pipefail

program=$1
failed=0

has() {  # has WHAT PATTERN TEXT
  grep -qE "$2" <<<"$3" && return
  echo "$program: no $1" >&2
  failed=1
}

headers=$(readelf -hldn "$program")
symbols=$(readelf -W --dyn-syms "$program")
has 'position-independent code' 'Type: +DYN' "$headers"
has 'read-only relocations' 'GNU_RELRO' "$headers"
has 'binding at the start, so relocations could change later' 'BIND_NOW|FLAGS_1.*NOW' "$headers"
has 'stack protector' '__stack_chk_fail' "$symbols"
has 'checked calls (_FORTIFY_SOURCE)' '__(memcpy|read|recv|snprintf|vsnprintf|memmove|memset|strcpy|fprintf|printf|poll|fdelt)_chk' "$symbols"
if grep -qE 'GNU_STACK.*RWE' <<<"$(readelf -lW "$program")"; then
  echo "$program: its stack can be executed" >&2
  failed=1
fi
exit $failed
