#!/usr/bin/env bash
# Writes the bill of materials of the Debian packages in build/deb: build/sbom/springtide-VERSION.spdx.json
set -euo pipefail
cd "$(dirname "$0")/.."
project=$(sed -nE 's/^project\(springtide VERSION ([0-9.]+).*/\1/p' CMakeLists.txt)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

packages=()
for deb in build/deb/*.deb; do
  [ -f "$deb" ] || { echo "sbom: there are no packages in build/deb; make deb builds them" >&2; exit 1; }
  name=$(dpkg-deb --field "$deb" Package)
  SPRINGTIDE_DEB_VERSION=$(dpkg-deb --field "$deb" Version)
  export SPRINGTIDE_DEB_VERSION
  dpkg-deb --extract "$deb" "$folder/$name"
  packages+=("$name=$folder/$name")
done
rm -rf build/sbom
tools/sbom.py "build/sbom/springtide-$project.spdx.json" "${packages[@]}"
echo "build/sbom/springtide-$project.spdx.json"
