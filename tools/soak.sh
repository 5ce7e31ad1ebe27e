#!/usr/bin/env bash
# The tests at their full sizes, in parts of an hour at most: soak.sh runs every part that has not passed on this source yet,
# soak.sh PART that one (again), soak.sh list shows what has passed, soak.sh source PART what is meant: everything that is tracked,
# pages apart that no test of the part reads, for what runs no client and packs nothing the client and the packaging apart, and for what
# needs the libraries below them alone server, store and command line apart. tests/soaked has a line for each part: its name, the source it passed on
# last, its seconds, the day. It is committed, so the whole may be put together on several machines: all parts on one source. The
# output is in build/soak/SOURCE.
set -euo pipefail
cd "$(dirname "$0")/.."
parts=(test builds fuzz laws oracle puzzles simulator crash faults rest memory training web firefox packages timing)
passed=tests/soaked

# What tests compare with the program, run as it is written, or find in a package.
read_pages=(docs/{notation,operations,protocol,releasing,words}.md docs/rules docs/releases CHANGELOG.md CONTRIBUTING.md THIRD_PARTY.md)

source_of() { # part
  local apart=(':!*.md' ':!docs/images' ':!docs/studies' ":!$passed")
  case $1 in fuzz | laws | oracle | puzzles | simulator | crash | faults | memory | training) apart+=(':!web' ':!packaging') ;; esac
  case $1 in laws | oracle | puzzles) apart+=(:'!'{src,tests}/{cli,server,store}) ;; esac
  local pages=()
  case $1 in all | test | builds | rest | packages) pages=("${read_pages[@]}") ;; esac
  { git ls-files -s -- . "${apart[@]}"; [ ${#pages[@]} -eq 0 ] || git ls-files -s -- "${pages[@]}"; } | sha256sum | cut -c1-12
}
[ -z "$(git status --porcelain -- . ":!$passed")" ] || { echo "soak: the tree has changes; what passes would be of no commit" >&2; exit 1; }
state=build/soak/$(source_of all)
mkdir -p "$state"

built() { # preset…
  for preset in "$@"; do
    cmake --preset "$preset" >/dev/null
    cmake --build --preset "$preset"
  done
}
full() { SPRINGTIDE_SOAK=1 ctest --preset "$@"; }
computed() { full "$@" --parallel "$(nproc)"; } # nothing but processors' time
# What the test makes itself: clusters, networks, poolers.
databases() {
  SPRINGTIDE_SOAK=1 python3 tests/faults/databases_test.py build/release/tests/springtide_under_test build/release/tests/libpreloaded.so
}
# With Debian's own Python, which has its PyTorch.
training() {
  /usr/bin/python3 tests/training/train_test.py build/release/src/springtide &&
    /usr/bin/python3 tests/training/toy_test.py build/release/src/springtide
}
# The image is tried where every port is free.
packages() {
  tests/store/with_postgres.sh python3 tests/packages/packages_test.py && python3 tests/packages/watch_test.py &&
    python3 tests/packages/proxy_test.py &&
    unshare --mount --net sh -euc 'ip link set lo up; exec tests/store/with_postgres.sh python3 tests/packages/image_test.py' &&
    python3 tests/packages/desk_build_test.py
}
elsewhere='^(laws|oracle|puzzles|simulator|crash|faults|upgrade|timing)$'

run() { # part
  case $1 in
    test) make test ;;
    builds) built sanitize gcc && ctest --preset sanitize -E '^fuzz_' && ctest --preset gcc ;;
    fuzz) built sanitize && computed sanitize -R '^fuzz_' ;;
    laws | oracle | puzzles | simulator) built release && computed release -L "^$1\$" ;;
    crash) built release && full release -L '^crash$' ;;
    faults) tools/setup.sh --soak && built release && full release -L '^faults$' && databases ;;
    rest) built wasm release && full release -LE "$elsewhere" ;;
    memory) built release && python3 tests/server/memory_test.py build/release/src/springtide ;;
    training) tools/setup.sh --soak && built release && training ;;
    web) make build web web-static && SPRINGTIDE_SOAK=1 tools/web.sh e2e ;;
    firefox) tools/setup.sh --soak && make build web && SPRINGTIDE_FIREFOX=1 tools/web.sh e2e ;;
    packages) make deb image desk && packages && built release && full release -L '^upgrade$' ;;
    timing) built release && ctest --preset timing && make build web web-static && SPRINGTIDE_TIMING=1 tools/web.sh e2e ;;
    *) return 2 ;;
  esac
}

seconds_of() { awk -v part="$1" -v source="$(source_of "$1")" '$1 == part && $2 == source { print $3 }' "$passed"; }
has_passed() { [ -n "$(seconds_of "$1")" ]; }

show() { # part
  if has_passed "$1"; then echo "$1: passed in $(seconds_of "$1") s"; else echo "$1: not yet"; fi
}

# The line of a part, or without seconds none. One at a time: parts may run beside each other.
note() ( # part [source seconds]
  flock 9
  { awk -v part="$1" '$1 != part' "$passed"; [ -z "${3:-}" ] || echo "$1 $2 $3 $(date -I)"; } | sort >"$state/passed"
  cp "$state/passed" "$passed"
) 9>"$state/lock"

soak() { # part
  note "$1"
  echo "== $1 (its output: $state/$1.log)"
  local begin=$SECONDS source
  source=$(source_of "$1") # of now: it may be another one when the part ends
  if ! "$0" --run "$1" >"$state/$1.log" 2>&1; then
    tail -n 100 "$state/$1.log"
    echo "== $1 failed after $((SECONDS - begin)) s"
    return 1
  fi
  note "$1" "$source" $((SECONDS - begin))
  show "$1"
}

case "${1:-}" in
  --run) run "$2" ;; # a shell of its own: whatever fails ends it
  source) source_of "${2:-all}" ;;
  list) for part in "${parts[@]}"; do show "$part"; done ;;
  '') for part in "${parts[@]}"; do if has_passed "$part"; then show "$part"; else soak "$part"; fi; done ;;
  *) [[ " ${parts[*]} " == *" $1 "* ]] || { echo "soak: the parts are ${parts[*]}" >&2; exit 2; }; soak "$1" ;;
esac
