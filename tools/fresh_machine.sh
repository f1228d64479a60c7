#!/usr/bin/env bash
# Proves that a machine with nothing but git can build and test Durbar: makes a minimal Debian 12 in a folder,
# clones the committed HEAD into it and runs a command there.
#   tools/fresh_machine.sh                              .ci/run, as continuous integration does
#   tools/fresh_machine.sh ./test --quick               another command, from the root of the clone
#   tools/fresh_machine.sh tools/install_deps.sh test   only the packages
# DURBAR_FRESH_DIR: the folder (default build/fresh-machine, made anew each time, about 3 GB)
# DURBAR_FRESH_LIMIT: time limit of the command (default 90m)
# DURBAR_FRESH_CACHE: a folder of ccache's to share, such as ~/.cache/ccache: proves the packages, not the time
# Packages come from wherever this machine's own apt gets them. Needs root.
set -euo pipefail
repo=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
root=${DURBAR_FRESH_DIR:-$repo/build/fresh-machine}
limit=${DURBAR_FRESH_LIMIT:-90m}
suite=bookworm
[ $# -gt 0 ] || set -- .ci/run

fail() {
    echo "fresh_machine: $*" >&2
    exit 1
}

[ "$(id -u)" -eq 0 ] || fail "chroot and debootstrap need root."
git -C "$repo" rev-parse --quiet --verify HEAD >/dev/null || fail "there is no commit yet to try out."
[ -z "$(git -C "$repo" status --porcelain)" ] || echo "Note: changes that are not committed are left out." >&2
if [ -e "$root" ] && ! [ -e "$root/.durbar-fresh-machine" ]; then
    fail "$root exists and was not made by this script; name another folder in DURBAR_FRESH_DIR."
fi
# Taken from apt rather than from its files: there are two formats of them and many places.
# shellcheck disable=SC2016 # apt expands these
sources=$(apt-get indextargets --format 'deb $(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' |
    grep -E " $suite(-updates|-security)? main\$" | sort -u) || fail "apt on this machine has no source for $suite."
mirror=$(awk -v suite="$suite" '$3 == suite { print $2; exit }' <<<"$sources")
[ -n "$mirror" ] || fail "apt on this machine has no source for $suite itself."

if ! command -v debootstrap >/dev/null; then
    DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends debootstrap >/dev/null ||
        fail "debootstrap is missing and could not be installed."
fi

include=git
[[ $mirror != https:* ]] || include+=,ca-certificates
echo "Making a minimal Debian ($suite) in $root …"
rm -rf --one-file-system "$root"
mkdir -p "$root"
touch "$root/.durbar-fresh-machine"
debootstrap --variant=minbase --include="$include" "$suite" "$root" "$mirror" >"$root/debootstrap.log" 2>&1 ||
    { tail -n 20 "$root/debootstrap.log" && fail "debootstrap failed; see $root/debootstrap.log."; }

# The way to the packages, as on this machine: sources, proxy and such, name resolution.
echo "$sources" >"$root/etc/apt/sources.list"
apt-config dump | grep -E '^Acquire::(https?|ftp|Retries|ForceIPv[46]|Check-Valid-Until)\b.*"[^"]+";$' \
    >"$root/etc/apt/apt.conf.d/90host" || true
cp -L /etc/resolv.conf /etc/hosts "$root/etc/"
certificates=${NODE_EXTRA_CA_CERTS:-/etc/ssl/certs/ca-certificates.crt}
[ ! -e "$certificates" ] || cp -L "$certificates" "$root/etc/host-certificates.crt"

git clone --quiet --no-hardlinks "$repo" "$root/work/durbar"
git -C "$root/work/durbar" checkout --quiet --detach "$(git -C "$repo" rev-parse HEAD)"

environment=(HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 CI=true
    NODE_EXTRA_CA_CERTS=/etc/host-certificates.crt)
for name in http_proxy https_proxy no_proxy; do
    [ -z "${!name-}" ] || environment+=("$name=${!name}")
done

# Own namespaces instead of plain mounts: whatever happens, no mount and no process outlives the command, and
# nobody who later removes the folder removes this machine's /dev with it.
echo "Running '$*' there, at most $limit …"
start=$SECONDS status=0
# shellcheck disable=SC2016 # expanded by the inner shell
DURBAR_FRESH_CACHE=${DURBAR_FRESH_CACHE-} timeout --kill-after=30 "$limit" unshare --mount --pid --fork --kill-child bash -euc '
    mount -t proc proc "$0/proc"
    mount --rbind /dev "$0/dev"
    if [ -n "$DURBAR_FRESH_CACHE" ]; then
        mkdir -p "$0/root/.cache/ccache"
        mount --bind "$DURBAR_FRESH_CACHE" "$0/root/.cache/ccache"
    fi
    exec chroot "$0" env -i "${@:2:$1}" sh -c "cd /work/durbar && exec \"\$@\"" sh "${@:$1 + 2}"
' "$root" "${#environment[@]}" "${environment[@]}" "$@" </dev/null 2>&1 | tee "$root/run.log" || status=$?
echo "Exit status $status after $((SECONDS - start)) s; log: $root/run.log"
exit $status
