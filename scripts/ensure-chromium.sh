#!/bin/sh
# Prints the path of a Chromium that runs, and nothing else on stdout; installs Debian's when there is none and we may.
# --without-windows: the smaller one that can't open windows, where there is one; tests take a fifth less time in it.
set -eu

names='chromium chromium-browser google-chrome'
packages='chromium'
if [ "${1:-}" = --without-windows ]; then
  names="chromium-headless-shell $names"
  packages='chromium-headless-shell chromium'
fi

usable() {
  for name in "${CHROMIUM:-}" $names; do
    path=$(command -v "$name" 2>/dev/null) || continue
    # Some systems have a chromium-browser that only says where to get one.
    "$path" --version >/dev/null 2>&1 || continue
    echo "$path"
    return 0
  done
  return 1
}

install() {
  for package in $packages; do
    apt-get install -y --no-install-recommends "$package" >&2 && return 0
  done
  return 1
}

usable && exit 0
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
  echo 'The browser tests need Chromium: install it, or set CHROMIUM to the path of one.' >&2
  exit 1
fi
export DEBIAN_FRONTEND=noninteractive
install || { apt-get update >&2 && install; }
usable || { echo 'Chromium was installed, but does not run.' >&2; exit 1; }
