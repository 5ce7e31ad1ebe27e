#!/usr/bin/env bash
# Runs a fuzzer on a copy of its seeds: 60 seconds in `make soak`, a few otherwise.
#   run.sh FUZZER SEED_FOLDER
set -euo pipefail
seconds=2
[ "${SPRINGTIDE_SOAK:-}" = 1 ] && seconds=60
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -r "$2" "$work/corpus"
cd "$work"
"$1" corpus -max_total_time="$seconds" -timeout=20 -rss_limit_mb=4096 -max_len=16384 -print_final_stats=1 2>&1 | tail -n 25
