#!/usr/bin/env bash
# Sums of all files of a folder, and their signature: sign.sh FOLDER KEY leaves SHA256SUMS and SHA256SUMS.sig there.
# KEY is a private key of OpenSSH, or the public one of a key that the agent has. docs/releasing.md says how it is verified.
set -euo pipefail
[ $# -eq 2 ] || { echo "usage: sign.sh FOLDER KEY" >&2; exit 2; }
[ -f "$2" ] || { echo "sign: there is no key $2" >&2; exit 1; }
key=$(realpath "$2")
cd "$1"
rm -f SHA256SUMS SHA256SUMS.sig
find . -type f ! -name 'SHA256SUMS*' -printf '%P\0' | LC_ALL=C sort -z | xargs -0 -r sha256sum >SHA256SUMS
[ -s SHA256SUMS ] || { rm SHA256SUMS; echo "sign: $1 has no files" >&2; exit 1; }
ssh-keygen -Y sign -f "$key" -n springtide-release SHA256SUMS
