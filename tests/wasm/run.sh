#!/usr/bin/env bash
# run.sh SCRIPT PROGRAM MODULE: the script under Node; with SPRINGTIDE_SOAK=1 a thousand games of each.
set -euo pipefail
exec node "$(dirname "$0")/$1" "$2" "$3" "$([ "${SPRINGTIDE_SOAK:-}" = 1 ] && echo 1000 || echo 100)"
