#!/usr/bin/env bash
# Makes the Debian packages of what `make build web` has built: deb.sh [FOLDER], by default build/deb.
#   SPRINGTIDE_DEB_VERSION  their version, instead of that of tools/version.sh
set -euo pipefail
cd "$(dirname "$0")/.."
export SPRINGTIDE_TOP=$PWD
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH

project=$(tools/version.sh --project)
version=${SPRINGTIDE_DEB_VERSION:-$(tools/version.sh)}

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
cp -r "$SPRINGTIDE_TOP/THIRD_PARTY.md" "$SPRINGTIDE_TOP/docs/operations.md" "$SPRINGTIDE_TOP/docs/releases" pages
cp "$SPRINGTIDE_TOP/CHANGELOG.md" pages/what-is-new.md # under its own name debhelper takes it for the package's
dpkg-buildpackage --build=binary --no-sign
rm -rf "$folder/source"
