#!/bin/sh
# Copies what Node, the shell that limits child processes and the packages' libraries need of the system into a folder.
#   deploy/system-files.sh /system
set -eu
command -v strip > /dev/null || { apt-get update && apt-get install --yes --no-install-recommends binutils; } > /dev/null
programs="/usr/local/bin/node /bin/sh"
libraries=$(find node_modules -name '*.node' -o -name '*.so*' | xargs ldd $programs 2> /dev/null |
  sed -n 's/^\t.*=> \(\/[^ ]*\) (.*/\1/p; s/^\t\(\/[^ ]*\) (.*/\1/p' | grep -v node_modules | sort -u)
mkdir -p "$1/tmp"
chmod 1777 "$1/tmp"
cp -L --parents $programs $libraries /etc/passwd /etc/group /etc/nsswitch.conf /etc/ssl/certs/ca-certificates.crt "$1"
strip "$1/usr/local/bin/node"
