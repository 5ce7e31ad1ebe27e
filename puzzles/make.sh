#!/usr/bin/env bash
# Makes every puzzle again: plays the games, takes the records, values the choices. A few minutes of one core.
#
#   puzzles/make.sh [PROGRAM]
set -euo pipefail
cd "$(dirname "$0")"
program=$(realpath "${1:-../build/release/src/springtide}")
games=$(mktemp -d)
trap 'rm -rf "$games"' EXIT

play() { "$program" arena "${@:2}" --records "$games/$1" --plain >/dev/null 2>&1; }
play a vineta search:300 greedy --edition de --deals 4 --seed 1
play b vineta search:300 greedy search:100 --edition fr --deals 3 --seed 2
play c vineta search:300 greedy search:100 level:3@1 --edition nl --deals 2 --seed 3
play d vineta search:300 greedy search:100 level:3@1 level:4@1 --edition en --deals 1 --seed 4
play e vigo search:100 greedy --set memory-aid=on --deals 8 --seed 5
play f vigo search:100 greedy level:3@1 --set memory-aid=on --deals 5 --seed 6
play g vigo search:100 greedy level:3@1 level:4@1 --set memory-aid=on --deals 3 --seed 7

# NAME GAME MOVE
while read -r name game move; do
  sed '/^name /s/@1$//' "$games/${game%%/*}/${name%-*}-${game#*/}.txt" >"$name.record" # the first version had no number
  "$program" puzzle "$name.record" --move "$move" --bot search:2500 --searches 8 --seed 1 --json "$name.json"
done <<'LIST'
vineta-01 a/1-1-1 121
vineta-02 b/3-1-1 236
vineta-03 b/2-1-3 246
vineta-04 b/2-1-2 181
vineta-05 c/2-1-1 235
vineta-06 b/3-1-3 196
vineta-07 a/2-1-1 153
vineta-08 c/2-1-2 347
vineta-09 b/1-1-1 220
vineta-10 d/1-1-1 281
vineta-11 c/1-1-3 324
vineta-12 a/3-1-1 167
vineta-13 a/4-1-1 199
vineta-14 b/1-1-3 147
vigo-01 g/3-1-3 486
vigo-02 e/7-1-1 437
vigo-03 e/3-1-1 178
vigo-04 f/2-1-2 459
vigo-05 f/3-1-3 402
vigo-06 f/4-1-2 97
vigo-07 g/1-1-3 488
vigo-08 f/5-1-1 269
vigo-09 e/8-1-1 295
vigo-10 g/2-1-3 659
vigo-11 g/2-1-1 563
vigo-12 g/1-1-2 332
vigo-13 g/1-1-4 198
vigo-14 f/2-1-2 420
LIST
