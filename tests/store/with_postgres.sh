#!/usr/bin/env bash
# Runs a command with a throw-away PostgreSQL: with_postgres.sh COMMAND…
#   SPRINGTIDE_TEST_POSTGRES         its address, of an empty database
#   SPRINGTIDE_TEST_POSTGRES_FOLDER  its folder: data/ and the unix socket, for a test that stops the server itself
# Leaves with the command's exit code; the server and its folder are gone then. Durable like a real one: nothing is switched off.
set -euo pipefail
[ $# -gt 0 ] || { echo "usage: with_postgres.sh COMMAND…" >&2; exit 2; }

programs=$(find /usr/lib/postgresql -mindepth 2 -maxdepth 2 -name bin 2>/dev/null | sort -V | tail -n 1)
[ -n "$programs" ] || { echo "with_postgres: PostgreSQL is not installed" >&2; exit 2; }

# The server refuses to run as root, and wants to be started from a folder that it can read.
as_server() {
  if [ "$(id -u)" -eq 0 ]; then (cd / && runuser -u postgres -- "$@"); else (cd / && "$@"); fi
}

free_port() { python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'; }

stop() { # folder
  as_server "$programs/pg_ctl" -D "$1/data" -m immediate -w stop >/dev/null 2>&1 || true
  rm -rf "$1"
}

# A killed script cannot clean up: this one, a process apart, does it then.
if [ "$1" = --clean-up-after ]; then # process folder
  while kill -0 "$2" 2>/dev/null; do sleep 1; done
  [ ! -d "$3" ] || stop "$3"
  exit
fi

folder=$(mktemp -d /tmp/springtide-postgres.XXXXXX) # short: the path of a socket has at most 107 characters
if [ "$(id -u)" -eq 0 ]; then chown postgres "$folder"; fi

trap 'stop "$folder"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
setsid -f "$0" --clean-up-after $$ "$folder" </dev/null >/dev/null 2>&1

# Making the files need not be durable; what the server does with them is.
as_server "$programs/initdb" -D "$folder/data" -U springtide -A trust -E UTF8 --locale=C.UTF-8 --no-sync >/dev/null

# Another program may take the port in between: then the next one.
for trial in 1 2 3 4 5; do
  port=$(free_port)
  if as_server "$programs/pg_ctl" -D "$folder/data" -l "$folder/log" -w -t 60 \
    -o "-p $port -k $folder -c listen_addresses=127.0.0.1" start >/dev/null; then break; fi
  [ "$trial" -lt 5 ] || { cat "$folder/log" >&2; exit 1; }
done
"$programs/createdb" -h 127.0.0.1 -p "$port" -U springtide springtide

export SPRINGTIDE_TEST_POSTGRES="postgresql://springtide@127.0.0.1:$port/springtide"
export SPRINGTIDE_TEST_POSTGRES_FOLDER="$folder"
code=0
"$@" || code=$?
exit "$code"
