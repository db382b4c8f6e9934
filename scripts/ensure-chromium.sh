#!/bin/sh
# Prints the path of a Chromium that runs, and nothing else on stdout; installs Debian's when there is none and we may.
# --without-windows: the smaller one that can't open windows, in which tests take much less time, also beside another that
# is there already; the other one where it can't be had.
set -eu

names='chromium chromium-browser google-chrome'
small=chromium-headless-shell
export DEBIAN_FRONTEND=noninteractive

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
install() {
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
  apt-get -o DPkg::Lock::Timeout=120 install -y --no-install-recommends "$1" >&2
}

if [ "${1:-}" = --without-windows ]; then
  usable $small && exit 0
  install $small && usable $small && exit 0
  # With a list of packages that is too old another browser is better than a longer wait.
  usable $names && exit 0
  names="$small $names"
fi
usable $names && exit 0
install chromium || { apt-get update >&2 && install ${names%% *}; } || true
usable $names && exit 0
echo 'The browser tests need Chromium: install it, or set CHROMIUM to the path of one.' >&2
exit 1
