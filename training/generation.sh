#!/usr/bin/env bash
# One generation: games between the accepted nets and those before, nets that learn from them, matches that decide about them.
#   generation.sh GAME RUN
# RUN is a folder with a folder for each generation: settings, samples/, HEAD.net and HEAD.json (the report of training),
# gate-N.json (matches of N players) and verdict. RUN/accepted names the generations that were accepted. What is there is not
# made again: an interrupted generation goes on, with the settings it began with; a finished one is followed by the next.
# Settings come from the environment: see below.
set -euo pipefail
shopt -s nullglob
training=$(cd "$(dirname "$0")" && pwd)
[ $# -eq 2 ] || { sed -n '2,7s/^# //p' "$0" >&2; exit 2; }
game=$1 run=$2
springtide=${SPRINGTIDE:-$training/../build/release/src/springtide}
python=${PYTHON:-python3}

mkdir -p "$run"
touch "$run/accepted"
number=1
while [ -e "$run/$number/verdict" ]; do number=$((number + 1)); done
here=$run/$number
mkdir -p "$here/samples"

if [ ! -e "$here/settings" ]; then
  {
    echo "games=${GAMES:-20000}                      # of self-play"
    echo "players=${PLAYERS:-0}                      # of each; 0: any number"
    echo "seed=${SEED:-$number}"
    echo "search='${SEARCH:-search:200}'             # of self-play"
    echo "selfplay='${SELFPLAY:-}'                   # further flags of selfplay"
    echo "train='${TRAIN:---epochs 12}'              # flags of train.py"
    echo "window=${WINDOW:-3}                        # generations whose samples are learnt from"
    echo "gate='${GATE:-search:200}'                 # the search of the matches"
    echo "deals=${DEALS:-1000}                       # of a match at most"
    echo "tables='${TABLES:-2 4}'                    # players of the matches"
  } | sed 's/  *#/  #/' >"$here/settings.part"
  mv "$here/settings.part" "$here/settings"
fi
source "$here/settings"

bot() { # search, generation: the search with its nets, or as it is written by hand
  local text=$1 head
  local -A option=([value]=value [policy]=policy [belief]=guess)
  for head in value policy belief; do
    [ -z "${2:-}" ] || [ ! -e "$run/$2/$head.net" ] || text+=",${option[$head]}=$run/$2/$head.net"
  done
  echo "$text"
}

# The last accepted twice, the two before it once: who learns to beat only itself forgets the others.
players_of_games() {
  local each last
  last=$(tail -n 1 "$run/accepted")
  echo "--bot $(bot "$search" "$last")"
  [ -n "$last" ] || return 0
  for each in $(tail -n 3 "$run/accepted"); do echo "--bot $(bot "$search" "$each")"; done
}

play() {
  [ -e "$here/played" ] && return 0
  local bots
  mapfile -t bots < <(players_of_games | tr ' ' '\n')
  # shellcheck disable=SC2086
  "$springtide" selfplay "$game" "${bots[@]}" --games "$games" --players "$players" --seed "$seed" --out "$here/samples" --plain $selfplay
  touch "$here/played"
}

learn() { # head
  local from=() i symmetries=()
  for ((i = number; i > number - window && i > 0; --i)); do from+=("$run/$i/samples/$1"-*.samples); done
  if "$springtide" features "$game" "$1" --symmetries >"$here/$1.symmetries" 2>/dev/null; then
    symmetries=(--symmetries "$here/$1.symmetries")
  fi
  # shellcheck disable=SC2086
  "$python" "$training/train.py" "${from[@]}" --out "$here/$1.net" --report "$here/$1.json" "${symmetries[@]}" $train
  "$springtide" net "$here/$1.net"
}

match() { # players
  [ -e "$here/gate-$1.json" ] && return 0
  local resume=() rivals equal
  rivals=$(bot "$gate" "$(tail -n 1 "$run/accepted")")
  [ "$1" -eq 2 ] || rivals+="*$(($1 - 1))"
  equal=$(awk "BEGIN { printf \"%.3f:%.3f\", 1 / $1, 1.1 / $1 }")
  [ ! -s "$here/gate-$1.log" ] || resume=(--resume)
  "$springtide" arena "$game" "$(bot "$gate" "$number")" "$rivals" --deals "$deals" --sprt "$equal" --seed "$seed" --plain \
    --log "$here/gate-$1.log" "${resume[@]}" --json "$here/gate-$1.json.part"
  mv "$here/gate-$1.json.part" "$here/gate-$1.json"
}

echo "== generation $number of $game: self-play"
play
for head in value policy belief; do
  compgen -G "$here/samples/$head-*.samples" >/dev/null && [ ! -e "$here/$head.net" ] || continue
  echo "== generation $number of $game: $head"
  learn "$head"
done
matches=()
for count in $tables; do
  echo "== generation $number of $game: matches of $count"
  match "$count"
  matches+=("$here/gate-$count.json")
done
"$python" "$training/gate.py" "$(bot "$gate" "$number")" "${matches[@]}" | tee "$here/verdict.part"
[ "$(tail -n 1 "$here/verdict.part")" != accepted ] || [ "$(tail -n 1 "$run/accepted")" = "$number" ] || echo "$number" >>"$run/accepted"
mv "$here/verdict.part" "$here/verdict"
