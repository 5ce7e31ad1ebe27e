#!/usr/bin/env bash
# What the built program needs of this system to run elsewhere: libraries.sh FILES NOTICES
#   FILES    a folder that gets the loader and every library, by their names
#   NOTICES  a folder that gets the licences of the packages they come from, and `packages`: a line with name and version of each
set -euo pipefail
files=$(realpath -m "$1") notices=$(realpath -m "$2")
cd "$(dirname "$0")/.."
program=build/release/src/springtide
umask 022
mkdir -p "$files" "$notices"

# `name => path (address)`, and the loader by its path alone; what the kernel brings has no path.
listed=$(ldd "$program")
if grep -q 'not found' <<<"$listed"; then
  echo "libraries: some are missing: $listed" >&2
  exit 1
fi
mapfile -t paths < <(sed -nE 's/^\t(.* => )?(\/[^ ]+) .*/\2/p' <<<"$listed" | sort)

# A merged /usr has each file under two names, of which dpkg knows one.
package_of() { # PATH
  local real
  real=$(realpath "$1")
  { dpkg-query -S "$real" || dpkg-query -S "${real#/usr}"; } 2>/dev/null | head -n 1 | cut -d : -f 1
}

for path in "${paths[@]}"; do
  install -m 755 "$path" "$files/$(basename "$path")"
  package=$(package_of "$path")
  [ -n "$package" ] || { echo "libraries: $path is of no package" >&2; exit 1; }
  install -m 644 "/usr/share/doc/$package/copyright" "$notices/$package"
  dpkg-query -W -f='${binary:Package} ${Version}\n' "$package" >>"$notices/packages"
done
sort -u -o "$notices/packages" "$notices/packages"
