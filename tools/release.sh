#!/usr/bin/env bash
# Gathers a release: release.sh KEY puts packages, desk archive, image and their bill of materials into
# build/shipped, with sums and signature (docs/releasing.md).
set -euo pipefail
cd "$(dirname "$0")/.."
key=${1:-}
project=$(tools/version.sh --project)
[ -n "$key" ] || { echo "release: whose key signs it? make release KEY=FILE" >&2; exit 1; }
[ -z "$(git status --porcelain)" ] || { echo "release: the tree has changes; what is shipped would be of no commit" >&2; exit 1; }
git describe --tags --exact-match --match "v$project" HEAD >/dev/null 2>&1 || { echo "release: this commit has no tag v$project" >&2; exit 1; }
rm -rf build/shipped
mkdir -p build/shipped
cp build/deb/*.deb build/desk/*.tar.gz build/sbom/*.spdx.json build/shipped
cp build/image/springtide-image.tar "build/shipped/springtide-$project-image-$(uname -m).tar"
tools/sign.sh build/shipped "$key"
ls build/shipped
