#!/usr/bin/env bash
# Runs one part of the tests: part.sh NAME COMMAND…
# Its output goes to build/parts/NAME.log, shown if the part fails; its seconds (of the clock, of the processors) to NAME.time.
set -uo pipefail
cd "$(dirname "$0")/.."
unset MAKEFLAGS MAKELEVEL MFLAGS
name=$1
mkdir -p build/parts
log=build/parts/$name.log
rm -f "build/parts/$name.time"

TIMEFORMAT='%0R %0U %0S'
{ time "${@:2}" >"$log" 2>&1; } 2>"$log.time"
code=$?
read -r wall user system <"$log.time"
rm "$log.time"
if [ $code -ne 0 ]; then
  tail -n 300 "$log"
  echo "== $name failed after $wall s; the whole of it is in $log"
  exit 1
fi
echo "$wall $((user + system))" >"build/parts/$name.time"
echo "== $name: $wall s"
