#!/usr/bin/env bash
# Makes the Debian packages of what `make build web` has built: deb.sh [FOLDER], by default build/deb.
#   SPRINGTIDE_DEB_VERSION  their version, instead of the project's with the time of the last commit
set -euo pipefail
cd "$(dirname "$0")/.."
export SPRINGTIDE_TOP=$PWD
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH

# Before its release every commit has a version of its own, and the release is newer than all of them.
project=$(sed -nE 's/^project\(springtide VERSION ([0-9.]+).*/\1/p' CMakeLists.txt)
version=$project
git describe --exact-match --match "v$project" HEAD >/dev/null 2>&1 || version="$project~$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y%m%d.%H%M%S)"
version=${SPRINGTIDE_DEB_VERSION:-$version}

folder=$(realpath -m "${1:-build/deb}")
rm -rf "$folder"
mkdir -p "$folder/source"
cp -R packaging/debian "$folder/source/debian"
cd "$folder/source"
for unit in service socket; do cp "$SPRINGTIDE_TOP/packaging/springtide.$unit" "debian/springtide-server.springtide.$unit"; done
cat >debian/changelog <<END
springtide ($version) unstable; urgency=medium

  * Springtide $project; what-is-new.md beside this file has the news.

 -- The Springtide developers <developers@springtide.example.org>  $(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")
END
mkdir pages
cp "$SPRINGTIDE_TOP/THIRD_PARTY.md" "$SPRINGTIDE_TOP/docs/operations.md" pages
cp "$SPRINGTIDE_TOP/CHANGELOG.md" pages/what-is-new.md # under its own name debhelper takes it for the package's
dpkg-buildpackage --build=binary --no-sign
rm -rf "$folder/source"
