#!/usr/bin/env bash
# Builds the last program of an earlier schema out of the history, unless it is there already: program.sh SCHEMA FOLDER
# It is FOLDER/springtide-SCHEMA. All are built in one tree, so that the next one takes over what has not changed: the first takes some
# two minutes of processor time (`time program.sh 8 FOLDER`: 127 s), each further one no more.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
schema=$1
folder=$2
tree=$folder/tree

commit=$(awk -v schema="$schema" '$1 == schema { print $2 }' "$here/programs.txt")
[ -n "$commit" ] || { echo "program: programs.txt names no program of schema $schema" >&2; exit 2; }
[ ! -x "$folder/springtide-$schema" ] || exit 0

[ -d "$tree" ] || git clone --quiet --shared --no-checkout "$here/../.." "$tree"
git -C "$tree" checkout --quiet --detach --force "$commit"
cmake -S "$tree" -B "$folder/build" -G Ninja -DCMAKE_CXX_COMPILER=clang++-19 -DCMAKE_BUILD_TYPE=Release \
  -DCMAKE_CXX_FLAGS_RELEASE="-O0 -DNDEBUG" -DCMAKE_UNITY_BUILD=ON -DSPRINGTIDE_TESTS=OFF >/dev/null
cmake --build "$folder/build" --target springtide >"$folder/springtide-$schema.log" || { tail -n 50 "$folder/springtide-$schema.log" >&2; exit 1; }
cp "$folder/build/src/springtide" "$folder/springtide-$schema"
