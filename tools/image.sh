#!/usr/bin/env bash
# Makes the image of what `make build web` has built: image.sh [FOLDER], by default build/image. FOLDER/springtide-image.tar is an
# OCI archive, and what `docker save` writes as well. From nothing: the program, what it needs of this system, the client.
set -euo pipefail
folder=$(realpath -m "${1:-$(dirname "$0")/../build/image}")
cd "$(dirname "$0")/.."
umask 022
epoch=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
version=$(tools/version.sh | tr '~' '-') # a tag has no ~
user=10001                               # of nobody, on most systems

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/root
rm -rf "$folder"
mkdir -p "$folder" "$root"/{dev,proc,sys,tmp,etc/ssl/certs,lib64,usr/bin,usr/share/springtide,usr/share/doc,var/lib}
install -m 755 build/release/src/springtide "$root/usr/bin/springtide"
strip "$root/usr/bin/springtide"
# Where Debian's loader looks for libraries.
libraries=$root/usr/lib/$(uname -m)-linux-gnu
tools/libraries.sh "$libraries" "$root/usr/share/doc/springtide/libraries" "$root/etc/ssl/certs/ca-certificates.crt"
ln -s usr/lib "$root/lib"
for loader in "$libraries"/ld-linux*; do mv "$loader" "$root/lib64"; done
cp -R web/dist "$root/usr/share/springtide/web"
install -m 644 LICENSE THIRD_PARTY.md "$root/usr/share/doc/springtide"
echo "springtide:x:$user:$user::/var/lib/springtide:/sbin/nologin" >"$root/etc/passwd"
echo "springtide:x:$user:" >"$root/etc/group"
echo "hosts: files dns" >"$root/etc/nsswitch.conf"
mkdir "$work/data"
chmod 750 "$work/data"

build() { buildah --root "$work/storage" --runroot "$work/run" --storage-driver vfs "$@"; }
made=$(build from scratch)
build copy --quiet --chown 0:0 "$made" "$root" / >/dev/null
build copy --quiet --chown $user:$user "$made" "$work/data" /var/lib/springtide >/dev/null
build config --user $user:$user --workingdir /var/lib/springtide --volume /var/lib/springtide --port 8080 \
  --entrypoint '["/usr/bin/springtide"]' --cmd serve --stop-signal SIGTERM \
  --env PATH=/usr/bin --env SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt \
  --env SPRINGTIDE_LISTEN=0.0.0.0:8080 --env SPRINGTIDE_STORE=/var/lib/springtide/games.db --env SPRINGTIDE_WEB=/usr/share/springtide/web \
  --label org.opencontainers.image.title=Springtide --label "org.opencontainers.image.version=$version" \
  --label org.opencontainers.image.licenses=MIT --label "org.opencontainers.image.revision=$(git rev-parse HEAD)" "$made"
build commit --quiet --format oci --omit-history --identity-label=false --timestamp "$epoch" "$made" springtide >/dev/null
build push --quiet --format oci springtide "oci:$work/image:localhost/springtide:latest"

# What an engine that does not know OCI's index reads instead.
python3 - "$work/image" >"$work/image/manifest.json" <<'END'
import json, pathlib, sys
blobs = lambda entry: 'blobs/' + entry['digest'].replace(':', '/')
read = lambda path: json.loads((pathlib.Path(sys.argv[1]) / path).read_text())
manifest = read(blobs(read('index.json')['manifests'][0]))
print(json.dumps([{'Config': blobs(manifest['config']), 'RepoTags': ['localhost/springtide:latest'], 'Layers': [*map(blobs, manifest['layers'])]}]))
END

# Made here, the archive does not tell when.
tar --sort=name --mtime="@$epoch" --owner=0 --group=0 --numeric-owner --format=ustar -C "$work/image" -cf "$folder/springtide-image.tar" .
