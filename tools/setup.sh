#!/usr/bin/env bash
# Installs what the project needs on Debian 12, if anything is missing; with --tests what its tests need, too, with --soak what
# only their full sizes need, with --packages what packages and their tests need. Without root it prints the one command that needs it.
set -euo pipefail

packages=(
  make cmake ninja-build ccache mold git ca-certificates
  clang-19 libclang-rt-19-dev llvm-19 clang-format-19 clang-tidy-19 g++ binutils
  lld-19 wasi-libc libc++-19-dev-wasm32 libclang-rt-19-dev-wasm32 binaryen
  libfmt-dev libcli11-dev libgtest-dev libbenchmark-dev
  libboost1.81-dev libssl-dev libsqlite3-dev sqlite3 libpq-dev libsodium-dev libjemalloc-dev libfreetype-dev libpng-dev pkg-config
  openssh-client
  python3
)

# Node may come from elsewhere; tools/web.sh gets a newer one than Debian's if it must.
command -v npm >/dev/null || packages+=(nodejs npm)

[ "${1:-}" = --tests ] && packages+=(postgresql nginx-light python3-jsonschema python3-cryptography)
[ "${1:-}" = --tests ] && [ -z "${CHROMIUM:-}" ] && packages+=(chromium chromium-headless-shell)
[ "${1:-}" = --soak ] && packages+=(pgbouncer iproute2 python3-torch python3-numpy libopenblas0-pthread)
[ "${1:-}" = --packages ] && packages+=(debhelper dpkg-dev lintian debootstrap strace systemd man-db procps iproute2 prometheus caddy apache2 buildah docker-compose python3-yaml)
[ "${1:-}" = --soak ] && [ -z "${FIREFOX:-}" ] && packages+=(firefox-esr)

missing=()
for package in "${packages[@]}"; do
  dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit 0

command -v apt-get >/dev/null || { echo "setup: this is not Debian; install by hand: ${missing[*]}" >&2; exit 1; }
install="apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${missing[*]}"
if [ "$(id -u)" -ne 0 ]; then
  echo "setup: some packages are missing; please run this, then try again:" >&2
  echo "  sudo sh -c '$install'" >&2
  exit 1
fi
echo "setup: installing ${missing[*]}"
sh -c "$install" >/dev/null
