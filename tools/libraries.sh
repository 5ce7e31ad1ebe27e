#!/usr/bin/env bash
# What the built program needs of this system to run elsewhere: libraries.sh FILES NOTICES CERTIFICATES
#   FILES         a folder that gets the loader and every library, by their names
#   NOTICES       a folder that gets the licences of the packages they all come from, and `packages`: name and version of each, a line
#   CERTIFICATES  a file that gets the certificates of those a connection trusts
set -euo pipefail
files=$(realpath -m "$1") notices=$(realpath -m "$2") certificates=$(realpath -m "$3")
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
mapfile -t real < <(realpath "${paths[@]}")
declare -A package_of
while read -r package path; do package_of[$path]=${package%%:*}; done < <(dpkg-query -S "${real[@]}" "${real[@]#/usr}" 2>/dev/null)

packages=(ca-certificates)
for i in "${!paths[@]}"; do
  install -m 755 "${paths[i]}" "$files/$(basename "${paths[i]}")"
  package=${package_of[${real[i]}]:-${package_of[${real[i]#/usr}]:-}}
  [ -n "$package" ] || { echo "libraries: ${paths[i]} is of no package" >&2; exit 1; }
  packages+=("$package")
done

# Of the package alone: /etc/ssl/certs/ca-certificates.crt has what only this machine trusts as well, a proxy's for one.
dpkg-query -L ca-certificates | grep '^/usr/share/ca-certificates/.*\.crt$' | LC_ALL=C sort | xargs -d '\n' cat >"$certificates"

mapfile -t packages < <(printf '%s\n' "${packages[@]}" | LC_ALL=C sort -u)
for package in "${packages[@]}"; do install -m 644 "/usr/share/doc/$package/copyright" "$notices/$package"; done
dpkg-query -W -f='${binary:Package} ${Version}\n' "${packages[@]}" >"$notices/packages"
