#!/usr/bin/env bash
# Makes stores of earlier schemas as README.md says: make.sh FOLDER [SCHEMA…]
# The programs are built in FOLDER and stay there. A store that is there already is left alone: it stands for those that exist.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
[ $# -gt 0 ] || { echo "usage: make.sh FOLDER [SCHEMA…]" >&2; exit 2; }
folder=$(mkdir -p "$1" && cd "$1" && pwd)
shift
[ -n "${SPRINGTIDE_TEST_POSTGRES:-}" ] || exec "$here/../store/with_postgres.sh" "$0" "$folder" "$@"
server=${SPRINGTIDE_TEST_POSTGRES%/*}

program_of() { # schema
  if [ "$(awk -v schema="$1" '$1 == schema { print $2 }' "$here/programs.txt")" = HEAD ]; then
    echo "$here/../../build/release/src/springtide"
  else
    "$here/program.sh" "$1" "$folder"
    echo "$folder/springtide-$1"
  fi
}

file_of() { printf '%s/stores/%s-%02d.sql' "$here" "$1" "$2"; } # engine schema

fresh_database() {
  psql -qX "$SPRINGTIDE_TEST_POSTGRES" -c "DROP DATABASE IF EXISTS fixture" -c "CREATE DATABASE fixture" 2>/dev/null
  echo "$server/fixture"
}

# The rows alone tell a store; what the dumping program says of itself changes from day to day.
dumped_file() { sqlite3 "$1" .dump; }
dumped_database() { pg_dump --no-owner --no-privileges "$1" | grep -vE '^(--.*|\\(un)?restrict .*|)$'; }

keep() { # engine schema known
  local path
  path=$(file_of "$1" "$2")
  { echo "-- $3" && cat; } >"$path.part"
  mv "$path.part" "$path"
}

still_known() { # schema engine
  head -n 1 "$(file_of "$2" $(($1 + 1)))" | cut -c 4- | python3 -c '
import json, sys
known = json.load(sys.stdin) | {"schema": int(sys.argv[1])}
known.pop(sys.argv[2], None)
print(json.dumps(known, ensure_ascii=False))' "$1" "$(sed -n 's/^-- gone: //p' "$here/back/to-$1.sql")"
}

# A schema for which no program is built: its store is the next one's, with what that brought taken away.
taken_back() { # schema
  local next=$(($1 + 1)) address back=$here/back/to-$1
  rm -f "$folder"/fixture.db*
  sqlite3 "$folder/fixture.db" <"$(file_of sqlite $next)"
  if [ -f "$back-sqlite.sql" ]; then sqlite3 "$folder/fixture.db" <"$back-sqlite.sql"; else sqlite3 "$folder/fixture.db" <"$back.sql"; fi
  dumped_file "$folder/fixture.db" | keep sqlite "$1" "$(still_known "$1" sqlite)"
  address=$(fresh_database)
  for script in "$(file_of postgres $next)" "$back.sql"; do psql -qX -v ON_ERROR_STOP=1 "$address" -f "$script" >/dev/null; done
  dumped_database "$address" | keep postgres "$1" "$(still_known "$1" postgres)"
}

filled() { # schema
  local program known address
  program=$(program_of "$1")
  rm -f "$folder"/fixture.db*
  known=$(python3 "$here/fill.py" "$program" "$folder/fixture.db" "$1")
  dumped_file "$folder/fixture.db" | keep sqlite "$1" "$known"
  address=$(fresh_database)
  known=$(python3 "$here/fill.py" "$program" "$address" "$1")
  dumped_database "$address" | keep postgres "$1" "$known"
}

mkdir -p "$here/stores"
newest=$(awk '!/^#/ { print $1 }' "$here/programs.txt" | sort -n | tail -n 1)
[ $# -gt 0 ] || set -- $(seq "$newest" -1 1)
for schema in "$@"; do
  [ ! -f "$(file_of postgres "$schema")" ] || continue
  if [ -f "$here/back/to-$schema.sql" ]; then taken_back "$schema"; else filled "$schema"; fi
  echo "schema $schema: $(du -bc "$(file_of sqlite "$schema")" "$(file_of postgres "$schema")" | awk 'END { print $1 }') bytes"
done
