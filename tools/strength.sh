#!/usr/bin/env bash
# The long matches behind docs/strength.md (each game adds its own in src/games/<g>/strength.sh), with their tables, JSON and charts in build/strength. Interrupted, it goes on where it was.
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

terms=() # of the game's evaluation, as its own matches name them
for game in src/games/*/; do
  source "$game/strength.sh"
  game=$(basename "$game")
  match "$game-greedy-2" "$game" greedy random --deals 200
  match "$game-greedy-4" "$game" greedy 'random*3' --deals 100
  match "$game-gentle-random" "$game" level:1 random --deals 300
  match "$game-gentle-greedy" "$game" level:1 greedy --deals 200
  match "$game-foresight-4" "$game" greedy,foresight=on 'greedy*3' --deals 200
  for term in "${terms[@]}"; do
    match "$game-without-$term" "$game" greedy,foresight=on "greedy,foresight=on,without=$term" --deals 1000
  done
  think "$game-answers" "$game" --think --answers 1000 --budget 50 --busy 2
  own_matches
done
