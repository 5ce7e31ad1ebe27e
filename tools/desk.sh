#!/usr/bin/env bash
# Makes the desk build of what `make build web` has built: desk.sh [FOLDER], by default build/desk. An archive with one folder that
# runs on any Linux with this processor: the program with its own loader and libraries, and the client.
#   desk.sh --launcher OPTION…  calls the compiler as for the archive's first program: with these it says what goes in (tools/sbom.py)
set -euo pipefail

launcher() { # LOADER OPTION…
  clang++-19 -std=c++20 -O2 -Wall -Wextra -Wpedantic -Wconversion -Werror -static -DSPRINGTIDE_LOADER="\"$1\"" \
    packaging/desk/launcher.cpp "${@:2}"
}
if [ "${1:-}" = --launcher ]; then
  cd "$(dirname "$0")/.."
  launcher loader "${@:2}"
  exit
fi

folder=$(realpath -m "${1:-$(dirname "$0")/../build/desk}")
cd "$(dirname "$0")/.."
umask 022
epoch=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
name=springtide-$(tools/version.sh)-linux-$(uname -m)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
to=$work/$name
mkdir -p "$to"/share/{springtide,doc}
tools/libraries.sh "$to/lib" "$to/share/doc/libraries" "$to/share/springtide/certificates.pem"
install -m 755 build/release/src/springtide "$to/lib/springtide"
launcher "$(basename "$to"/lib/ld-linux*)" -o "$to/springtide"
strip "$to/springtide" "$to/lib/springtide"

cp -R web/dist "$to/share/springtide/web"
for kind in decks puzzles puzzles/packs; do mkdir -p "$to/share/springtide/$kind"; done
install -m 644 decks/*.txt "$to/share/springtide/decks"
install -m 644 puzzles/*.json puzzles/*.record "$to/share/springtide/puzzles"
install -m 644 puzzles/packs/*.json "$to/share/springtide/puzzles/packs"
install -m 644 LICENSE THIRD_PARTY.md CHANGELOG.md "$to/share/doc"
install -m 644 packaging/desk/README.txt "$to"

tar --sort=name --mtime="@$epoch" --owner=0 --group=0 --numeric-owner --format=ustar -C "$work" -c "$name" | gzip -n >"$work/archive"
rm -rf "$folder"
mkdir -p "$folder"
install -m 644 "$work/archive" "$folder/$name.tar.gz"
