#!/bin/sh
# Prints the path of a Chromium that runs, and nothing else on stdout; installs Debian's when there is none and we may.
set -eu

usable() {
  for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome; do
    path=$(command -v "$name" 2>/dev/null) || continue
    # Some systems have a chromium-browser that only says where to get one.
    "$path" --version >/dev/null 2>&1 || continue
    echo "$path"
    return 0
  done
  return 1
}

install() {
  apt-get install -y --no-install-recommends chromium >&2
}

usable && exit 0
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
  echo 'The browser tests need Chromium: install it, or set CHROMIUM to the path of one.' >&2
  exit 1
fi
export DEBIAN_FRONTEND=noninteractive
install || { apt-get update >&2 && install; }
usable || { echo 'Chromium was installed, but does not run.' >&2; exit 1; }
