#!/usr/bin/env bash
# Installs the Debian packages Durbar needs, and only those that are missing.
#   tools/install_deps.sh build   what ./play needs
#   tools/install_deps.sh test    that, and what ./test needs
# Silent and without any apt-get call when all is there. DURBAR_NO_INSTALL=1 skips it: for systems without apt-get.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
log=$root/build/install.log

# Versioned names where Debian 12 has several: the unversioned clang tools are 14, the default Boost is 1.74.
packages=(g++ cmake ninja-build ccache python3 ca-certificates
    libboost1.81-dev libboost-json1.81-dev libcli11-dev libfmt-dev libsodium-dev libsqlitecpp-dev libsqlite3-dev)
# The engine as a module for pages: clang for wasm32-wasi, its linker, archiver, optimiser and libraries.
packages+=(clang-19 lld-19 llvm-19 binaryen libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32 wasi-libc)
# The page: brotli makes its files small, qrencode shows its address to phones. A Node from elsewhere brings its own npm and
# would not go together with Debian's. It only has to install packages: a newer Node is one of them
# (docs/decisions/0016-web-tools.md).
packages+=(brotli qrencode)
command -v npm >/dev/null || packages+=(nodejs npm)
case "${1-}" in
build) ;;
test) # llvm-19 has the symbolizer, too, without which clang's sanitizer reports name no function
    packages+=(libgtest-dev libgmock-dev chromium
        libclang-rt-19-dev libc++-19-dev libc++abi-19-dev clang-format-19 clang-tidy-19)
    ;;
*)
    echo "usage: tools/install_deps.sh build|test" >&2
    exit 2
    ;;
esac

fail() {
    echo "durbar: $*" >&2
    exit 1
}

[ "${DURBAR_NO_INSTALL-}" = 1 ] && exit 0
if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    fail "this machine has no apt-get; install the equivalents of '${packages[*]}' and set DURBAR_NO_INSTALL=1."
fi

# Unknown packages make dpkg-query fail although it has answered for the others.
installed=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "${packages[@]}" 2>/dev/null || true)
missing=()
for package in "${packages[@]}"; do
    grep -qxF "$package installed" <<<"$installed" || missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit 0

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null ||
        fail "installing '${missing[*]}' needs root, and there is no sudo; run it once as root."
    as_root=(sudo)
    # Without a terminal sudo could not ask for its password and would hang or fail unclearly.
    if ! [ -t 2 ]; then
        sudo -n true 2>/dev/null ||
            fail "installing '${missing[*]}' needs root; run tools/install_deps.sh $1 once in a terminal."
    fi
fi

apt() {
    # sudo drops the environment, hence env; waiting for the lock lets a background update finish.
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 -o Acquire::Retries=3 \
        "$@" </dev/null >>"$log" 2>&1
}

mkdir -p "$root/build"
: >"$log"
echo "Installing ${#missing[@]} packages (log: build/install.log): ${missing[*]}" >&2
apt update || true # a broken third-party source must not stop us; install will tell if a package is out of reach
if ! apt install --yes --no-install-recommends "${missing[@]}"; then
    tail -n 15 "$log" >&2
    if grep -qE 'failure resolving|Could not (resolve|connect)|Connection (failed|timed out)' "$log"; then
        fail "the package archive cannot be reached; check the network connection and try again."
    elif grep -qE 'Unable to locate package|has no installation candidate' "$log"; then
        fail "this system's archive lacks a package listed above; Durbar is set up for Debian 12."
    fi
    fail "apt-get could not install '${missing[*]}'; the whole story is in build/install.log."
fi
