#!/bin/sh
# Prints the path of a Chromium that runs, and nothing else on stdout; installs Debian's when there is none and we may.
# --without-windows: the smaller one that can't open windows, in which tests take much less time, also beside another that
# is there already; the other one where it can't be had.
set -eu

wanted='chromium chromium-browser google-chrome'
others=
if [ "${1:-}" = --without-windows ]; then
  others=$wanted
  wanted=chromium-headless-shell
fi

usable() {
  for name in "${CHROMIUM:-}" "$@"; do
    path=$(command -v "$name" 2>/dev/null) || continue
    # Some systems have a chromium-browser that only says where to get one.
    "$path" --version >/dev/null 2>&1 || continue
    echo "$path"
    return 0
  done
  return 1
}

# Waits while another process installs.
apt() {
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
  DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=120 --no-install-recommends "$@" >&2
}

usable $wanted && exit 0
apt install -y ${wanted%% *} && usable $wanted && exit 0
# With a list of packages that is too old another browser is better than a longer wait.
usable $others && exit 0
if apt update; then
  for package in ${wanted%% *} ${others%% *}; do
    apt install -y $package && usable $wanted $others && exit 0
  done
fi
echo 'The browser tests need Chromium: install it, or set CHROMIUM to the path of one.' >&2
exit 1
