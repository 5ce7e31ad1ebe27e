#!/usr/bin/env bash
# Writes the bill of materials of what is in build/deb, build/desk and build/image: build/sbom/springtide-VERSION.spdx.json
set -euo pipefail
cd "$(dirname "$0")/.."
project=$(tools/version.sh --project)
desk=springtide-$(tools/version.sh)-linux-$(uname -m)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

need() { # FILE TARGET
  [ -f "$1" ] || { echo "sbom: there is no $1; make $2 builds it" >&2; exit 1; }
}

shipped=()
for deb in build/deb/*.deb; do
  need "$deb" deb
  name=$(dpkg-deb --field "$deb" Package)
  SPRINGTIDE_DEB_VERSION=$(dpkg-deb --field "$deb" Version)
  export SPRINGTIDE_DEB_VERSION
  dpkg-deb --extract "$deb" "$folder/$name"
  shipped+=("$name=$folder/$name")
done

need "build/desk/$desk.tar.gz" desk
tar -xzf "build/desk/$desk.tar.gz" -C "$folder"
shipped+=("springtide-desk=$folder/$desk")

need build/image/springtide-image.tar image
mkdir "$folder"/{archive,image}
tar -xf build/image/springtide-image.tar -C "$folder/archive"
# One layer over the other; tools/image.sh takes nothing away in any.
layers=$(python3 -c 'import json, sys; print(*json.load(sys.stdin)[0]["Layers"])' <"$folder/archive/manifest.json")
for layer in $layers; do tar -xf "$folder/archive/$layer" -C "$folder/image"; done
shipped+=("springtide-image=$folder/image")

rm -rf build/sbom
tools/sbom.py "build/sbom/springtide-$project.spdx.json" "${shipped[@]}"
echo "build/sbom/springtide-$project.spdx.json"
