#!/usr/bin/env bash
# Puts what `make build web` has built where a Debian system expects it: install.sh FOLDER
set -euo pipefail
to=$(realpath -m "$1")
cd "$(dirname "$0")/.."
program=build/release/src/springtide
umask 022

files() { # FOLDER FILE…
  mkdir -p "$to/$1"
  install -m 644 "${@:2}" "$to/$1"
}

install -D -m 755 "$program" "$to/usr/bin/springtide"
files usr/share/springtide/decks decks/*.txt
files usr/share/springtide/puzzles puzzles/*.json puzzles/*.record
files usr/share/springtide/puzzles/packs puzzles/packs/*.json

pages=$(mktemp -d)
trap 'rm -rf "$pages"' EXIT
python3 tools/help_pages.py "$program" "$pages"
files usr/share/man/man1 "$pages"/man/*.1
files usr/share/man/man5 "$pages"/man/*.5
files usr/share/bash-completion/completions "$pages/bash/springtide"
files usr/share/zsh/vendor-completions "$pages/zsh/_springtide"
files usr/share/fish/vendor_completions.d "$pages/fish/springtide.fish"

files usr/share/springtide/watch packaging/watch/*
files usr/share/springtide/proxy packaging/proxy/*

mkdir -p "$to/usr/share/springtide/web"
cp -R web/dist/. "$to/usr/share/springtide/web"
mkdir -p "$to/etc/springtide"
"$program" serve --settings --store /var/lib/springtide/games.db --web /usr/share/springtide/web >"$to/etc/springtide/springtide.conf"
