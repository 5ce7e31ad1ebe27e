#!/usr/bin/env bash
# The long matches behind docs/strength.md, with their tables, JSON and charts in build/strength. Interrupted, it goes on where it was.
#   strength.sh [NAME…]   only the matches whose names begin with one of these
set -euo pipefail
cd "$(dirname "$0")/.."
springtide=build/release/src/springtide
out=build/strength
mkdir -p "$out"
wanted=("$@")

is_wanted() { # name
  [ ${#wanted[@]} -eq 0 ] && return 0
  for each in "${wanted[@]}"; do [[ $1 == "$each"* ]] && return 0; done
  return 1
}

match() { # name, arguments of arena
  local name=$1 resume=()
  shift
  is_wanted "$name" || return 0
  [ -s "$out/$name.log" ] && resume=(--resume)
  echo "== $name: springtide arena $*"
  "$springtide" arena "$@" --seed 2026 --log "$out/$name.log" "${resume[@]}" --json "$out/$name.json" --svg "$out/$name.svg" --plain \
    2>/dev/null | tee "$out/$name.txt"
}

think() { # name, arguments of bench
  local name=$1
  shift
  is_wanted "$name" || return 0
  echo "== $name: springtide bench $*"
  "$springtide" bench "$@" | tee "$out/$name.txt"
}

terms() { # game: the terms of its evaluation
  case $1 in
    vineta) echo captured rows threat crowd houses tile hand ;;
    vigo) echo scored chest growth denial end events position ;;
  esac
}

for game in vineta vigo; do
  match "$game-greedy-2" $game greedy random --deals 200
  match "$game-greedy-4" $game greedy 'random*3' --deals 100
  match "$game-gentle-random" $game level:1 random --deals 300
  match "$game-gentle-greedy" $game level:1 greedy --deals 200
  match "$game-foresight-4" $game greedy,foresight=on 'greedy*3' --deals 200
  for term in $(terms $game); do
    match "$game-without-$term" $game greedy,foresight=on "greedy,foresight=on,without=$term" --deals 1000
  done
  think "$game-answers" $game --think --answers 1000 --budget 50 --busy 2
done
match vigo-search-4 vigo search:5000 'greedy*3' --deals 22
match vigo-search-2 vigo search:5000 greedy --deals 15
match vigo-iterations vigo search:10000 search:1000 --deals 6
match vineta-search-2 vineta search:5000 greedy --deals 60
match vineta-search-4 vineta search:5000 'greedy*3' --deals 75
match vineta-foresight-search-4 vineta search:5000 'greedy,foresight=on*3' --deals 75
match vineta-search-without-captured vineta search:1000 search:1000,without=captured --deals 100
match vineta-belief vineta search:1000 search:1000,belief=off --deals 200
for level in 1 2 3 4; do
  match vineta-level-$((level + 1)) vineta level:$((level + 1)) level:$level --deals 100
  match vigo-level-$((level + 1)) vigo level:$((level + 1)) level:$level --deals 60
done
match vineta-level-6 vineta level:6 level:5 --deals 100  # 10,000 iterations against 1,000
match vigo-level-6 vigo level:6 level:5 --deals 20
match vigo-belief vigo greedy,foresight=on greedy,foresight=on,belief=off --deals 500
